"""Arbitrary commands at arbitrary times in a rush, against a plain model of the rules."""

from functools import cache
from random import Random

from engine import Move, Position, Setup
from engine.games.cup import closes, is_open, settles
from engine.games.rush.chips import prepare
from engine.games.rush.play import EndRush, Go, PassChip, RushCommand, ShowInRush, decide, retrace
from engine.games.rush.play import start as prepare_rush
from engine.games.rush.state import RushChip, RushEnded, RushEvent, RushPhase, RushSolved, evolve, replay
from engine.games.rush.study import study
from engine.rules.commands import GiveBackTime, PutBack, RecordBest, SetClock, TimeUp
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from engine.solver import Solution, solve
from tests.engine.match_driver import check_outcome
from tests.engine.strategies import all_moves
from tests.properties import event as met
from tests.properties import settings, st, stateful

PLAYER, STRANGER = 1, 2
people = st.sampled_from([PLAYER, PLAYER, PLAYER, STRANGER])
delays = st.sampled_from([0.0, 0.0, 1.0, 20.0, 90.0, 3000.0])


@cache
def chips_of(seed: int) -> tuple[Setup, tuple[RushChip, ...]]:
    """A board, and short chips on it."""

    def search(position: Position, most: int) -> tuple[Move, ...] | None:
        found = solve(position, max_moves=most)
        return found.moves if isinstance(found, Solution) else None

    found = prepare(Random(seed), search, lambda: False, (2, 2, 3, 3, 4, 4))
    assert found is not None
    return found


class Rushing(stateful.RuleBasedStateMachine):
    """The model: how many chips are solved and passed, when the time is up, and whether it is over."""

    @stateful.initialize(seed=st.integers(0, 20), count=st.integers(1, 6), cup=st.sampled_from([None, None, 3]))
    def sit_down(self, seed: int, count: int, cup: int | None) -> None:
        self.random, self.now = Random(seed), 1000.0 if cup is None else closes(cup) - 3650
        setup, chips = chips_of(seed)
        self.chips, self.cup, self.took = chips[:count], cup, 0.0
        self.events: list[RushEvent] = list(prepare_rush(setup, self.chips, PLAYER, self.now, cup=cup))
        self.rush = replay(self.events)
        self.runs_out, self.started, self.away = self.now + 3600, False, 0.0
        self.record, self.over = 0, False
        self.lines = list[tuple[Move, ...] | None]()

    def do(self, command: RushCommand, *, allowed: bool) -> bool:
        """Do it, and see that it is allowed exactly when the model says so."""
        before = self.rush
        decision = decide(before, command, self.now, self.random)
        assert isinstance(decision, Outcome) == allowed, (command, decision)
        if not isinstance(decision, Outcome):
            return False
        check_outcome(before, decision, evolve)
        assert retrace(before, decision.events) == decision
        self.rush = decision.after
        self.events += decision.events
        for step in decision.steps:
            met(type(step.event).__name__)
            assert (step.line is not None) == isinstance(step.event, RushSolved)
        if len(self.lines) == len(self.chips):
            self.over = True
        return True

    @property
    def ends(self) -> float:
        if self.cup is None:
            return self.runs_out
        return min(self.runs_out, settles(self.cup) if self.started else closes(self.cup))

    def in_time(self, player: int) -> bool:
        return player == PLAYER and not self.over and self.started and self.now < self.ends

    def passes_left(self) -> int:
        passed = sum(line is None for line in self.lines)
        return 3 - passed if self.cup is None else len(self.chips) - len(self.lines)

    @stateful.rule(seconds=delays)
    def time_passes(self, seconds: float) -> None:
        self.now += seconds

    @stateful.rule(player=people, record=st.integers(0, 9))
    def go(self, player: int, record: int) -> None:
        may_begin = self.cup is None or is_open(self.cup, self.now)
        if self.do(Go(player, record), allowed=player == PLAYER and not self.over and not self.started and may_begin):
            self.runs_out, self.record, self.started = self.now + (600 if self.cup else 180), record, True

    @stateful.rule(player=people)
    def solve_the_chip(self, player: int) -> None:
        if self.over:
            return
        moves, allowed = self.chips[len(self.lines)].best, self.in_time(player)
        self.play(ShowInRush(player, moves), moves, allowed=allowed)

    @stateful.rule(player=people, moves=st.lists(all_moves, max_size=3).map(tuple))
    def show_anything(self, player: int, moves: tuple[Move, ...]) -> None:
        decision = decide(self.rush, ShowInRush(player, moves), self.now, self.random)
        if isinstance(decision, Outcome):
            start = self.chips[len(self.lines)].start
            assert start.play(moves).flaw() is None
            self.play(ShowInRush(player, moves), moves, allowed=self.in_time(player))
        elif not self.in_time(player):
            assert isinstance(decision, Refusal)

    @stateful.rule(player=people)
    def pass_the_chip(self, player: int) -> None:
        self.play(PassChip(player), None, allowed=self.in_time(player) and self.passes_left() > 0)

    def play(self, command: RushCommand, moves: tuple[Move, ...] | None, *, allowed: bool) -> None:
        if allowed:
            self.lines.append(moves)
            self.took = self.took if moves is None else max(self.took, self.now - self.runs_out + (600 if self.cup else 180))
        self.do(command, allowed=allowed)

    @stateful.rule(late=st.sampled_from([0.0, 1.0]))
    def the_clock_rings(self, late: float) -> None:
        if self.do(TimeUp(self.ends + late), allowed=not self.over and not late and self.now >= self.ends):
            self.over = True

    @stateful.rule(seconds=delays)
    def the_bot_was_away(self, seconds: float) -> None:
        self.now += seconds
        if self.do(GiveBackTime(seconds), allowed=not self.over):
            self.runs_out += seconds
            self.away += seconds if self.started else 0

    @stateful.rule(seconds=st.sampled_from([-500.0, -1.0, 30.0, 9000.0]))
    def the_clock_is_set(self, seconds: float) -> None:
        self.now += seconds
        if self.do(SetClock(seconds), allowed=not self.over):
            self.runs_out += seconds

    @stateful.rule(player=people, sure=st.sampled_from([False] * 20 + [True]))
    def end(self, player: int, sure: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        if sure and self.do(EndRush(player), allowed=player == PLAYER and not self.over):
            self.over = True

    @stateful.rule()
    def nothing_is_searched(self) -> None:
        assert self.rush.without_best == ()
        self.do(RecordBest(1, self.chips[0].best), allowed=False)
        self.do(PutBack(1, {}), allowed=False)

    @stateful.invariant()
    def the_rush_is_as_the_model_says(self) -> None:
        rush = self.rush
        solved = sum(line is not None for line in self.lines)
        assert (rush.solved, rush.passes_left, rush.record) == (solved, self.passes_left(), self.record)
        gained = [max(1, 5 + len(chip.best) - len(line)) for chip, line in zip(self.chips, self.lines, strict=False) if line]
        assert (rush.points, rush.took) == (sum(gained), self.took)
        assert [one.line and one.line.moves for one in rush.played] == self.lines
        phase = RushPhase.OVER if self.over else RushPhase.RUNNING if self.started else RushPhase.READY
        assert rush.phase is phase
        assert rush.deadline == (None if self.over else self.ends)
        if not self.over:
            assert rush.position == self.chips[len(self.lines)].start
            following = self.chips[len(self.lines) + self.started :]
            assert rush.next_start == (following[0].start if following else None)

    @stateful.invariant()
    def what_was_played_can_be_studied_at_the_end(self) -> None:
        up = int(self.started and len(self.lines) < len(self.chips))
        seen = range(1, len(self.lines) + up + 1) if self.over else range(0)
        studied = {number for number in range(9) if study(self.events, number, PLAYER)}
        assert studied == set(seen)

    @stateful.invariant()
    def the_events_make_the_rush_again(self) -> None:
        assert replay(self.events) == self.rush
        ends = [event for event in self.events if isinstance(event, RushEnded)]
        assert [event.solved for event in ends] == ([self.rush.solved] if self.over else [])
        assert self.rush.away == self.away


TestRushing = Rushing.TestCase
TestRushing.settings = settings(max_examples=30, stateful_step_count=60, deadline=None, derandomize=True)
