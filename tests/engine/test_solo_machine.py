"""Arbitrary commands at arbitrary times in a solo game, against a plain model of the rules."""

from dataclasses import replace
from random import Random

from engine import RULES_2013, TARGETS, Diagonals, Edition, Move, Ricochet, Robot, Rules, draw_setup, rules_for
from engine.games.solo.play import EndSolo, GiveUpChip, GotIt, NextChip, Show, SoloCommand, TakeHint, decide, start
from engine.games.solo.state import (
    SHOW_TIME,
    AttemptFailed,
    ChipMissed,
    ChipSolved,
    SoloEvent,
    SoloPhase,
    SolutionFound,
    evolve,
    replay,
)
from engine.rules.commands import GiveBackTime, RecordBest, TimeUp
from engine.rules.events import ChipTurned
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from tests.engine.match_driver import check_outcome
from tests.engine.search import solve
from tests.engine.strategies import all_moves
from tests.properties import event as met
from tests.properties import settings, st, stateful

PLAYER, STRANGER = 1, 2
DEPTH = 3
"""How far a shortest solution is looked for; a chip that takes longer is not solved by this player."""

people = st.sampled_from([PLAYER, PLAYER, PLAYER, STRANGER])
delays = st.sampled_from([0, 0, 1, 20, 70])
rules = st.sampled_from(
    [
        RULES_2013,
        rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.SILVER),
        replace(RULES_2013, ricochet=Ricochet.ONE_MOVE),
    ]
)


class PlayingAlone(stateful.RuleBasedStateMachine):
    """The model: two heaps of chips, when the time is up, whether a chip is up and its sand stands, whether it is over.

    No chip is up before *Go*.
    """

    @stateful.initialize(rules=rules, hourglasses=st.integers(1, 2), seed=st.integers(0, 50))
    def sit_down(self, rules: Rules, hourglasses: int, seed: int) -> None:
        setup = draw_setup(rules, Random(seed))
        self.random, self.now = Random(seed), 0.0
        self.events: list[SoloEvent] = list(start(rules, setup, PLAYER, 0, self.random, hourglasses=hourglasses))
        self.game = replay(self.events)
        self.sand = hourglasses * RULES_2013.times.hourglass
        self.runs_out: float | None = None
        self.up, self.down, self.over, self.hints = 0, 0, False, 0
        self.found = False

    def do(self, command: SoloCommand, *, allowed: bool) -> None:
        """Do it, and see that it is allowed exactly when the model says so."""
        decision = decide(self.game, command, self.now, self.random)
        assert isinstance(decision, Outcome) == allowed, decision
        if not isinstance(decision, Outcome):
            return
        check_outcome(self.game, decision, evolve)
        self.game = decision.after
        self.events += decision.events
        for step in decision.steps:
            met(type(step.event).__name__)
            assert (step.line is not None) == isinstance(step.event, ChipSolved | AttemptFailed)
            assert (step.flaw is not None) == isinstance(step.event, AttemptFailed)
            match step.event:
                case ChipTurned():
                    self.runs_out, self.hints, self.found = self.now + self.sand, 0, False
                case SolutionFound():
                    self.runs_out, self.found = self.now + SHOW_TIME, True
                case ChipSolved():
                    self.up, self.runs_out = self.up + 1, None
                case ChipMissed() | AttemptFailed():
                    self.down, self.runs_out = self.down + 1, None
                case _:
                    pass
        self.over = self.over or self.up + self.down == len(TARGETS)

    def in_time(self, player: int) -> bool:
        return player == PLAYER and not self.over and self.runs_out is not None and self.now < self.runs_out

    @stateful.rule(seconds=delays)
    def time_passes(self, seconds: float) -> None:
        self.now += seconds

    @stateful.rule(player=people)
    def show_a_solution(self, player: int) -> None:
        position = self.game.position
        if position.target and (found := solve(position, DEPTH, self.game.rules.ricochet)):
            self.do(Show(player, found), allowed=self.in_time(player))

    @stateful.rule(player=people, shown=st.lists(all_moves, max_size=2).map(tuple))
    def show_anything(self, player: int, shown: tuple[Move, ...]) -> None:
        decision = decide(self.game, Show(player, shown), self.now, self.random)
        if not self.in_time(player):
            assert isinstance(decision, Refusal)
        elif isinstance(decision, Outcome):
            self.do(Show(player, shown), allowed=True)
        elif self.found:
            assert isinstance(decision, Refusal), "what is no solution is the one attempt"

    @stateful.rule(player=people)
    def got_it(self, player: int) -> None:
        allowed = self.in_time(player) and not self.found
        self.do(GotIt(player), allowed=allowed)

    @stateful.rule(player=people, level=st.sampled_from(HintLevel))
    def take_a_hint(self, player: int, level: HintLevel) -> None:
        allowed = self.in_time(player) and not self.found and bool(self.game.round.best) and level.number == self.hints + 1
        self.do(TakeHint(player, level), allowed=allowed)
        self.hints += allowed

    @stateful.rule(player=people)
    def give_up(self, player: int) -> None:
        self.do(GiveUpChip(player), allowed=self.in_time(player))

    @stateful.rule(player=people)
    def next_chip(self, player: int) -> None:
        self.do(NextChip(player), allowed=player == PLAYER and not self.over and self.runs_out is None)

    @stateful.rule()
    def the_clock_rings(self) -> None:
        if self.runs_out is not None:
            self.do(TimeUp(self.runs_out), allowed=not self.over and self.now >= self.runs_out)

    @stateful.rule(seconds=delays)
    def the_bot_was_away(self, seconds: float) -> None:
        self.now += seconds
        self.do(GiveBackTime(seconds), allowed=not self.over and self.runs_out is not None)
        if not self.over and self.runs_out is not None:
            self.runs_out += seconds

    @stateful.rule(shown=st.lists(all_moves, min_size=2, max_size=3).map(tuple))
    def the_best_is_found(self, shown: tuple[Move, ...]) -> None:
        played = self.game.last_played
        known = self.game.round.best if played is None else played.best
        lacks = known is None and (played is not None or (self.runs_out is not None and not self.over))
        self.do(RecordBest(self.game.round.number, shown), allowed=lacks)

    @stateful.rule(player=people, sure=st.sampled_from([False] * 20 + [True]))
    def end(self, player: int, sure: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        if sure:
            self.do(EndSolo(player), allowed=player == PLAYER and not self.over)
            self.over = self.over or player == PLAYER

    @stateful.invariant()
    def the_game_is_as_the_model_says(self) -> None:
        game = self.game
        assert (game.up, game.down) == (self.up, self.down)
        assert (game.phase is SoloPhase.OVER) == self.over
        assert game.deadline == (None if self.over else self.runs_out)
        assert game.won == (self.up + self.down == len(TARGETS) and self.up > self.down)

    @stateful.invariant()
    def no_chip_is_lost(self) -> None:
        game = self.game
        on_table = [chip.target for chip in game.played] + list(game.pile)
        if self.runs_out is not None:
            on_table.append(game.position.chip)
        assert sorted(on_table, key=TARGETS.index) == list(TARGETS)

    @stateful.invariant()
    def the_events_make_the_game_again(self) -> None:
        assert replay(self.events) == self.game


TestPlayingAlone = PlayingAlone.TestCase
TestPlayingAlone.settings = settings(max_examples=30, stateful_step_count=60, deadline=None, derandomize=True)
