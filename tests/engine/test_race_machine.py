"""Arbitrary commands at arbitrary times in a race, against a plain model of the rules."""

from dataclasses import replace
from random import Random

from engine import RULES_2013, TARGETS, Move, Ricochet, Rules, draw_setup
from engine.games.race.play import EndRace, RaceCommand, Submit, decide, retrace
from engine.games.race.play import start as start_race
from engine.games.race.state import RaceEnded, RaceEvent, RacePhase, RoundDecided, evolve, replay
from engine.rules.bots import BOTS, Level
from engine.rules.commands import (
    AddBot,
    Forget,
    GiveBackTime,
    GiveSign,
    Leave,
    PutBack,
    RecordBest,
    Remove,
    SayBotsDone,
    SayDone,
    SetClock,
    TimeUp,
    WantNext,
)
from engine.rules.events import ChipReturned, ChipTurned
from engine.rules.outcome import Outcome
from tests.engine.match_driver import check_outcome
from tests.engine.search import solve
from tests.properties import event as met
from tests.properties import settings, st, stateful

DEPTH = 3
SHORT = (67, 124, 146, 198, 292, 384)
"""The seeds of set-ups whose first two chips take no more moves than that."""
A_DAY, AN_HOUR = 86400.0, 3600.0
people = st.sampled_from([1, 2, 3])
seats = st.sampled_from([0, 1, 2])
delays = st.sampled_from([0.0, 1.0, 20.0, 70.0, 9000.0, 50000.0])
rules = st.sampled_from([RULES_2013, replace(RULES_2013, ricochet=Ricochet.ONE_MOVE)])


def renamed(event: RaceEvent, player: int, other: int) -> RaceEvent:
    """Return an event as it is stored after a person was erased."""
    changes = {name: other for name in ("player", "starter") if getattr(event, name, None) == player}
    if player in (winners := getattr(event, "winners", ())):
        changes["winners"] = tuple(other if winner == player else winner for winner in winners)  # type: ignore[assignment]
    return replace(event, **changes) if changes else event


class Racing(stateful.RuleBasedStateMachine):
    """The model: who has how few moves since when, who is there, who is done, when the time is up, and the points."""

    @stateful.initialize(
        rules=rules,
        seconds=st.sampled_from([60.0, 180.0, AN_HOUR, A_DAY]),
        rounds=st.integers(1, 4),
        seed=st.sampled_from(SHORT),
        bots=st.integers(0, 2),
    )
    def sit_down(self, rules: Rules, seconds: float, rounds: int, seed: int, bots: int) -> None:
        self.random, self.now, self.seconds, self.slow = Random(seed), 0.0, seconds, seconds >= AN_HOUR
        setup = draw_setup(rules, Random(seed))
        levels = [Level.MEDIUM] * bots
        begun = start_race(rules, setup, 1, 0, self.random, rounds=rounds, seconds=seconds, bots=levels)
        self.events: list[RaceEvent] = list(begun)
        self.race = replay(self.events)
        self.rounds, self.played, self.unsolved, self.bots, self.decided = rounds, 0, 0, bots, list[int]()
        self.points, self.submitted = dict[int, int](), set[int]()
        self.last_seen, self.gone, self.removed = dict[int, int](), set[int](), set[int]()
        self.over, self.solved = False, set[int]()
        self.votes, self.starter, self.forgotten, self.out = dict[int, float](), 1, 0, set[int]()
        self.turn(1)

    def turn(self, number: int) -> None:
        """Note that a chip was turned up now."""
        self.number, self.open = number, True
        self.bots_done, self.next = False, set[int]()
        self.best, self.done, self.order = dict[int, tuple[int, float]](), dict[int, float](), 0
        self.limit = self.grid() if self.slow else self.now + self.seconds

    def grid(self) -> float:
        """When a slow round ends: the first whole number of rounds after the beginning that leaves half of one."""
        end = 0.0
        while end <= self.now + self.seconds / 2:
            end += self.seconds
        while end - self.seconds > self.now + self.seconds / 2:
            end -= self.seconds
        return end

    def there(self) -> set[int]:
        return {who for who, number in self.last_seen.items() if number >= self.number - 2} - self.gone

    def ends(self) -> float | None:
        if self.over:
            return None
        if not self.open or self.slow or not self.there() or not self.there() <= self.done.keys():
            return self.limit
        return min(self.limit, max(self.limit - self.seconds / 2, *self.done.values()))

    def in_time(self) -> bool:
        ends = self.ends()
        return self.open and ends is not None and self.now < ends

    def do(self, command: RaceCommand, *, allowed: bool) -> bool:
        """Do it, and see that it is allowed exactly when the model says so."""
        before = self.race
        decision = decide(before, command, self.now, self.random)
        assert isinstance(decision, Outcome) == allowed, (command, decision)
        if not isinstance(decision, Outcome):
            return False
        check_outcome(before, decision, evolve)
        assert retrace(before, decision.events) == decision
        self.race = decision.after
        self.events += decision.events
        for event in decision.events:
            met(type(event).__name__)
        self.ended = any(isinstance(event, RoundDecided | ChipReturned) for event in decision.events)
        assert any(isinstance(event, RaceEnded) for event in decision.events) == (before.is_over != self.race.is_over)
        return True

    def end_round(self) -> None:
        """Work out places and points in the plainest way."""
        ranking = sorted(self.best.items(), key=lambda one: one[1])
        for who, (length, at) in ranking:
            shorter = sum(other < length for other, _ in self.best.values())
            ahead = shorter if self.slow else sum(other < (length, at) for other in self.best.values())
            self.points[who] = self.points.get(who, 0) + max(0, 3 - ahead)
        self.played += 1
        self.unsolved = 0 if self.best else self.unsolved + 1
        self.open, self.limit = False, self.now + 10
        if self.best:
            self.solved.add(self.number)
        self.decided.append(self.number)
        self.over = self.played >= self.rounds or self.unsolved >= 2 or self.is_left_to_bots() or self.is_agreed()

    def is_left_to_bots(self) -> bool:
        """Whether no person who is still there has done anything in the last two rounds that counted."""
        latest = max((number for who, number in self.last_seen.items() if who not in self.gone), default=0)
        return self.bots > 0 and len(self.decided) > 1 and latest < self.decided[-2]

    def everyone_is_done(self) -> bool:
        there, is_alone = self.there(), len(self.there()) == 1
        waits_for_more = self.slow and (not self.played or is_alone)
        waits_for_bots = is_alone and self.bots and not self.bots_done
        return self.open and bool(there) and there <= self.done.keys() and not waits_for_more and not waits_for_bots

    @stateful.rule(seconds=delays)
    def time_passes(self, seconds: float) -> None:
        self.now += seconds

    @stateful.rule(player=people, detour=st.booleans())
    def submit_a_solution(self, player: int, detour: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        if not (found := solve(self.race.round.start, DEPTH, self.race.rules.ricochet)):
            return
        moves = (*self.there_and_back(), *found) if detour else found
        if detour and self.race.round.start.play(moves).flaw(ricochet=self.race.rules.ricochet):
            return
        # Times of two players in one instant would be decided by the order, which the model does not know.
        self.now += 0.001
        own = self.best.get(player)
        is_out = player in self.removed | self.out
        allowed = self.in_time() and not is_out and (own is None or len(moves) < own[0])
        if self.do(Submit(player, moves), allowed=allowed):
            self.best[player] = (len(moves), self.now)
            self.submitted.add(player)
            self.last_seen[player] = self.number
            self.gone.discard(player)
            self.votes.pop(player, None)

    @stateful.rule(player=people)
    def add_a_bot(self, player: int) -> None:
        may = player == self.starter and player not in self.removed
        allowed = may and self.open and not self.solved and self.bots < 3 and not self.over
        if self.do(AddBot(player, Level.EASY), allowed=allowed):
            self.bots += 1

    @stateful.rule(seat=seats, detour=st.booleans())
    def a_bot_submits(self, seat: int, detour: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        """A bot has what it has, and nobody waits for it."""
        found = solve(self.race.round.start, DEPTH, self.race.rules.ricochet)
        if seat >= self.bots or not found:
            return
        moves = (*self.there_and_back(), *found) if detour else found
        if detour and self.race.round.start.play(moves).flaw(ricochet=self.race.rules.ricochet):
            return
        self.now += 0.001
        bot = BOTS[seat]
        own = self.best.get(bot)
        if self.do(Submit(bot, moves), allowed=self.in_time() and (own is None or len(moves) < own[0])):
            self.best[bot] = (len(moves), self.now)
            self.submitted.add(bot)

    def there_and_back(self) -> tuple[Move, ...]:
        """Two moves that leave everything as it was, where a robot has such."""
        start = self.race.round.start
        for robot in start.robots:
            for slide in start.slides(robot):
                back = Move(robot, slide.move.direction.opposite)
                line = start.play((slide.move, back))
                if line.is_legal and line.end == start:
                    return line.moves
        return ()

    @stateful.rule(player=people)
    def look(self, player: int) -> None:
        allowed = self.in_time() and player not in self.gone | self.out and self.last_seen.get(player) != self.number
        if self.do(GiveSign(player), allowed=allowed):
            self.last_seen[player] = self.number

    @stateful.rule(player=people)
    def say_done(self, player: int) -> None:
        if self.do(SayDone(player), allowed=self.in_time() and player in self.there() and player not in self.done):
            self.done[player] = self.now
            self.last_seen[player] = self.number
            self.see_whether_all_are_done()

    @stateful.rule()
    def no_bot_thinks_any_more(self) -> None:
        if self.do(SayBotsDone(self.number), allowed=self.in_time() and bool(self.bots) and not self.bots_done):
            self.bots_done = True
            self.see_whether_all_are_done()

    def see_whether_all_are_done(self) -> None:
        ends = self.everyone_is_done()
        assert self.ended == ends
        if ends:
            self.end_round()

    @stateful.rule(player=people)
    def leave(self, player: int) -> None:
        known = player in self.last_seen
        if self.do(Leave(player), allowed=not self.over and known and player not in self.gone):
            self.goes(player)

    @stateful.rule(player=people)
    def want_the_next_round(self, player: int) -> None:
        self.wants_next(player)

    @stateful.precondition(lambda self: not self.open)
    @stateful.rule(leaver=st.none() | people)
    def all_want_the_next_round(self, leaver: int | None) -> None:
        """The last of them may leave instead."""
        for player in (1, 2, 3):
            self.now += 0.5
            if player != leaver:
                self.wants_next(player)
        if leaver:
            self.leave(leaver)

    def wants_next(self, player: int) -> None:
        between = not self.open and not self.over
        if self.do(WantNext(player), allowed=between and player in self.there() - self.next):
            self.next.add(player)
            self.last_seen[player] = self.number
            self.skip_the_pause_if_all_want()

    def skip_the_pause_if_all_want(self) -> None:
        if not self.open and self.there() and self.there() <= self.next:
            self.limit = min(self.limit, self.now)

    def goes(self, player: int) -> None:
        self.gone.add(player)
        self.votes.pop(player, None)
        self.next.discard(player)
        self.skip_the_pause_if_all_want()
        if self.open:
            self.best.pop(player, None)
        self.see_whether_all_are_done()
        self.over = self.over or self.is_agreed()

    @stateful.rule(player=people, sure=st.sampled_from([False] * 4 + [True]))
    def have_oneself_forgotten(self, player: int, sure: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        """What was played stays under another id; who was taken out stays out."""
        if not sure:
            return
        is_there = not self.over and player in self.last_seen and player not in self.gone
        notes = not self.over and player in self.removed
        if self.do(Forget(player), allowed=is_there or notes):
            if is_there:
                self.goes(player)
            if notes:
                self.out.add(player)
        self.forgotten += 1
        self.rename(player, -self.forgotten)

    def rename(self, player: int, other: int) -> None:
        for people in (self.submitted, self.gone, self.removed, self.next):
            if player in people:
                people.remove(player)
                people.add(other)
        for things in (self.points, self.last_seen, self.best, self.done, self.votes):
            if player in things:
                things[other] = things.pop(player)  # type: ignore[index]
        self.starter = other if self.starter == player else self.starter
        self.events = [renamed(event, player, other) for event in self.events]
        self.race = replay(self.events)

    def may_vote(self) -> set[int]:
        return {who for who in self.there() if who in self.submitted}

    def is_agreed(self) -> bool:
        """Whether more than half of those who are there and have submitted want the end; the starter always votes."""
        those = self.may_vote() | ({self.starter} & self.votes.keys())
        return len(those & self.votes.keys()) * 2 > len(those)

    def is_vote(self) -> bool:
        others = {who for who, count in self.points.items() if count and who != self.starter and who not in BOTS}
        return bool(others)

    @stateful.rule(player=people, sure=st.sampled_from([False] * 9 + [True]))
    def remove(self, player: int, sure: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        allowed = sure and not self.over and player in self.submitted and player not in self.removed
        if self.do(Remove(player, may_moderate=sure), allowed=allowed):
            self.removed.add(player)
            self.goes(player)

    @stateful.rule()
    def the_clock_rings(self) -> None:
        ends = self.ends()
        was_open = self.open
        if ends is not None and self.do(TimeUp(ends), allowed=self.now >= ends):
            if was_open:
                self.end_round()
            else:
                self.turn(self.number + 1)

    @stateful.rule(seconds=delays)
    def the_bot_was_away(self, seconds: float) -> None:
        self.now += seconds
        if self.do(GiveBackTime(seconds), allowed=not self.over):
            if self.slow and self.open:
                self.limit = self.limit if self.limit > self.now else self.grid()
            elif not (self.slow and self.open):
                self.limit += 0 if self.slow else seconds

    @stateful.rule(seconds=st.sampled_from([-5000.0, -30.0, 45.0, 200000.0]))
    def the_clock_is_set(self, seconds: float) -> None:
        self.now += seconds
        if not self.do(SetClock(seconds), allowed=not self.over):
            return
        if self.open:
            self.best = {who: (length, at + seconds) for who, (length, at) in self.best.items()}
            self.done = {who: at + seconds for who, at in self.done.items()}
        if not self.slow:
            self.limit += seconds
        elif self.open and not self.now < self.limit <= self.now + 1.5 * self.seconds:
            self.limit = self.grid()

    @stateful.rule(number=st.integers(1, 4), shown=st.lists(st.builds(Move), max_size=0).map(tuple))
    def the_best_is_found(self, number: int, shown: tuple[Move, ...]) -> None:
        lacking = {one.number for one in self.race.without_best}
        self.do(RecordBest(number, shown), allowed=number in lacking)

    @stateful.rule(sure=st.sampled_from([False] * 5 + [True]))
    def the_chip_cannot_be_reached(self, sure: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        chip = self.race.round.target
        if sure and self.do(PutBack(self.number, {chip: float("inf")}), allowed=not self.over and self.open and not self.best):
            self.turn(self.number + 1)

    @stateful.rule(player=people, sure=st.sampled_from([False] * 10 + [True]), moderates=st.sampled_from([False] * 20 + [True]))
    def end(self, player: int, sure: bool, moderates: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        """The starter ends it, or votes where others have points; so do those who have submitted, then."""
        if not sure:
            return
        is_starter = player == self.starter and player not in self.removed
        is_vote = self.is_vote() and not moderates
        may = moderates or is_starter or (is_vote and player in self.may_vote())
        allowed = may and not self.over and not (is_vote and player in self.votes)
        if self.do(EndRace(player, may_moderate=moderates), allowed=allowed):
            if is_vote:
                self.votes[player] = self.now
                self.last_seen[player] = self.number
            self.over = not is_vote or self.is_agreed()

    @stateful.invariant()
    def the_race_is_as_the_model_says(self) -> None:
        race, self.over = self.race, self.over or self.is_agreed()
        assert race.is_over == self.over
        assert {vote.player for vote in race.finish_votes} == self.votes.keys()
        assert {vote.player for vote in race.round.next_votes} == self.next
        assert race.deadline == self.ends()
        assert {who: count for who, count in race.points.items() if count} == {k: n for k, n in self.points.items() if n}
        assert {entry.player: (len(entry.moves), entry.at) for entry in race.round.entries} == self.best
        assert set(race.present) == self.there()
        most = max(self.points.values(), default=0)
        assert set(race.leaders) == {who for who, count in self.points.items() if count == most and most}
        if race.is_over:
            assert race.winners == race.leaders
            assert (race.phase, race.is_between) == (RacePhase.OVER, False)

    @stateful.invariant()
    def bots_are_known_and_have_no_say(self) -> None:
        assert [bot.player for bot in self.race.bots] == list(BOTS[: self.bots])
        assert not {*BOTS} & {*self.race.present, *self.race.seen}
        assert self.race.may_add_bot == (self.open and not self.over and not self.solved and self.bots < 3)

    @stateful.invariant()
    def no_chip_is_lost(self) -> None:
        race = self.race
        on_table = [*race.pile, *(result.target for result in race.results if result.line)]
        if self.open:
            on_table.append(race.round.target)
        assert sorted(on_table, key=TARGETS.index) == list(TARGETS)

    @stateful.invariant()
    def nothing_is_known_of_a_chip_that_may_come_up_again(self) -> None:
        if not self.over:
            for one in self.race.results:
                assert self.race.is_secret(one) == (one.number not in self.solved) or one.target in {
                    other.target for other in self.race.results if other.line
                }
            assert not self.open or self.race.is_secret(self.race.round)

    @stateful.invariant()
    def the_events_make_the_race_again(self) -> None:
        assert replay(self.events) == self.race
        assert sum(isinstance(event, ChipTurned) for event in self.events) == self.race.round.number


TestRacing = Racing.TestCase
TestRacing.settings = settings(max_examples=40, stateful_step_count=60, deadline=None, derandomize=True)
