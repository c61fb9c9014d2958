"""The tables of a tournament go in step: docs/rules.md "Tournaments"."""

import math
from dataclasses import dataclass, replace
from random import Random

import pytest

from engine.games.match.play import EndStep, EndTournament
from engine.games.match.state import Match, Phase
from engine.games.match.tournament import AWAY_AFTER, due, kept_until
from engine.rules.commands import PutBack
from engine.rules.events import StepOver
from engine.rules.refusals import Refusal
from engine.rules.rules import CHIPS, RULES_2013, Rules
from tests.engine.match_driver import ANN, BEN, GEAR, IN_FIVE, IN_FOUR, IN_THREE, MISSED, MatchDriver

RULES = replace(RULES_2013, tournament=True, chips_to_win=9)
THINKING, SAND, PROOF, PAUSE = 300, 60, 120, 10


def table(rules: Rules = RULES) -> MatchDriver:
    return MatchDriver(rules)


def has_won(rules: Rules = RULES, path: str = IN_FOUR) -> MatchDriver:
    """A table at which Ann has won the first chip, when 70 seconds had gone by."""
    driver = table(rules)
    driver.bid(ANN, len(path.split()), path=path)
    driver.time_up()
    assert driver.match.awards
    return driver


def next_of(one: MatchDriver, *others: MatchDriver, now: float = 71) -> EndStep | EndTournament | None:
    return due(one.match, [other.match for other in others], now)


class TestATable:
    def test_keeps_its_proof_and_has_no_next_chip_until_it_is_told_to_go_on(self):
        driver = has_won()
        assert (driver.match.phase, driver.match.deadline) == (Phase.INTERMISSION, None)
        assert driver.match.is_kept
        assert driver.match.awaits_step
        assert driver.do(EndStep(), at=200) == (StepOver(200),)
        assert (driver.match.is_kept, driver.match.deadline) == (False, 200 + PAUSE)
        driver.time_up()
        assert driver.match.round.number == 2
        assert driver.match.is_kept, "what is shown in the next round is a secret again"

    def test_shows_its_proof_with_that(self):
        driver = has_won()
        driver.do(EndStep(), at=200)
        (step,) = driver.outcome.steps
        assert step.line is not None
        assert step.line.moves == driver.match.awards[0].moves

    def test_keeps_nothing_twice_and_nothing_that_is_still_played(self):
        driver = table()
        assert driver.do(EndStep(), at=5) is Refusal.OUT_OF_DATE
        driver = has_won()
        driver.do(EndStep(), at=200)
        assert driver.do(EndStep(), at=201) is Refusal.OUT_OF_DATE

    def test_waits_as_well_where_nobody_has_won_the_chip(self):
        driver = table()
        driver.bid(ANN, 3, path=MISSED)
        driver.time_up()
        assert driver.match.awaits_step
        assert driver.match.deadline is None

    def test_keeps_the_last_proof_of_a_match_too(self):
        driver = has_won(replace(RULES, chips_to_win=1))
        assert driver.match.is_over
        assert driver.match.is_kept
        assert driver.do(EndStep(), at=200) == (StepOver(200),)
        assert driver.match.is_over
        assert not driver.match.is_kept

    def test_that_is_idle_does_not_play_on_before_the_others_are_done(self):
        driver = table()
        for _ in range(2):
            driver.do(EndStep(), at=driver.events[-1].at)
            while driver.match.deadline is not None:
                driver.time_up()
        assert driver.match.phase is Phase.IDLE
        assert driver.play_on() is Refusal.TABLES_PLAYING
        driver.do(EndStep(), at=4000)
        assert driver.match.phase is Phase.IDLE
        driver.play_on()
        assert driver.match.phase is Phase.THINKING

    @pytest.mark.parametrize("rules", [replace(RULES, version=2), replace(RULES, tournament=False)])
    def test_keeps_nothing_by_other_rules(self, rules: Rules):
        driver = has_won(rules)
        assert not driver.match.is_kept
        assert driver.match.deadline == 70 + PAUSE


class TestTheChips:
    def test_are_the_same_at_all_tables_in_each_round_whichever_have_won_them(self):
        one, other = has_won(), table()
        while other.match.deadline is not None:
            other.time_up()
        for driver in (one, other):
            driver.do(EndStep(), at=400)
            driver.time_up()
        assert one.match.round.target == other.match.round.target
        assert (*one.match.pile, GEAR) == other.match.pile, "what goes back goes below the others"

    def test_that_are_put_back_go_below_the_others_as_well(self):
        driver = table(replace(RULES, max_moves=5))
        up, others = driver.match.round.target, driver.match.pile
        driver.do(PutBack(1, {up: 9, others[0]: 9}), at=5)
        assert driver.match.round.target == others[1]
        assert driver.match.pile == (others[0], *others[2:], up)

    def test_are_shuffled_in_by_the_rules_before(self):
        driver = table(replace(RULES, version=2))
        while driver.match.deadline is not None and driver.match.round.number == 1:
            driver.time_up()
        assert driver.match.pile[:5] != driver.match.setup.chips[2:7]


class TestItWaits:
    def test_for_no_other_where_there_is_none(self):
        assert next_of(has_won()) == EndStep()

    def test_as_long_as_another_plays_the_same_chip(self):
        one, other = has_won(), table()
        assert next_of(one, other) is None
        other.bid(BEN, 3, at=100, path=IN_THREE)
        assert next_of(one, other, now=100) is None
        other.time_up()
        assert next_of(one, other, now=160) == EndStep()
        assert next_of(other, one, now=160) == EndStep()

    def test_for_the_slowest_of_three(self):
        one, two, three = has_won(), has_won(path=IN_FIVE), table()
        assert next_of(one, two, three) is None
        assert next_of(two, one, three) is None
        three.stop(ANN)
        assert next_of(one, two, three) == EndStep()

    def test_for_another_that_has_still_to_begin_the_round(self):
        one, other = has_won(), has_won()
        other.do(EndStep(), at=71)
        one.do(EndStep(), at=71)
        one.time_up()
        while one.match.deadline is not None:
            one.time_up()
        assert one.match.awaits_step
        assert next_of(one, other, now=82) is None
        assert kept_until(one.match, [other.match]) == 71 + PAUSE + THINKING + SAND + AWAY_AFTER

    def test_not_for_one_that_is_idle(self):
        one, other = has_won(), table()
        other.match = replace(other.match, phase=Phase.IDLE, deadline=None)
        assert next_of(one, other) == EndStep()

    def test_not_for_one_that_is_rounds_behind_or_ahead(self):
        one, other = has_won(), table()
        behind = replace(one.match, rounds_begun=2)
        assert due(behind, [other.match], 71) == EndStep()
        ahead = replace(other.match, rounds_begun=2)
        assert due(one.match, [ahead], 71) == EndStep()

    def test_with_the_reveal_of_all_best_solutions_until_all_are_over(self):
        one, other = has_won(replace(RULES, chips_to_win=1)), has_won()
        assert next_of(one, other) == EndStep()
        one.do(EndStep(), at=80)
        assert next_of(one, other) is None
        other.stop(ANN, at=90)
        assert next_of(one, other) == EndTournament()
        assert next_of(other, one) == EndTournament()


class TestAtTheLatest:
    """Until the time of the slowest table is over, and a minute more: then the table is away."""

    def kept_by(self, other: MatchDriver) -> float:
        return kept_until(has_won().match, [other.match]) - AWAY_AFTER

    def test_without_a_bid(self):
        other = table()
        assert self.kept_by(other) == THINKING + SAND
        other.time_up()
        assert self.kept_by(other) == THINKING + SAND

    def test_with_bids(self):
        other = table()
        other.bid(ANN, 3, at=100)
        other.bid(BEN, 4, at=101)
        assert self.kept_by(other) == 100 + SAND + 2 * PROOF
        other.time_up()
        assert self.kept_by(other) == 100 + SAND + 2 * PROOF
        other.passes(ANN, at=170)
        assert self.kept_by(other) == 170 + PROOF

    def test_one_whose_process_is_gone_is_not_waited_for_any_longer(self):
        one, other = has_won(), table()
        latest = THINKING + SAND + AWAY_AFTER
        assert next_of(one, other, now=latest - 1) is None
        assert next_of(one, other, now=latest) == EndStep()

    def test_nothing_where_nothing_is_waited_for(self):
        assert kept_until(has_won().match, []) == -math.inf


@dataclass
class Plain:
    """What a plain notebook knows of a table: which rounds it has begun and ended, and until when it may take for the last."""

    begun: int = 1
    ended: int = 0
    told: int = 0
    until: float = THINKING + SAND
    is_over: bool = False
    is_idle: bool = False

    def holds(self, number: int, now: float) -> bool:
        """Whether others wait for it that have ended the round with this number."""
        if self.is_over or self.is_idle or self.ended >= number:
            return False
        is_there = self.begun == number or (self.begun == self.ended == number - 1)
        return is_there and now < self.until + AWAY_AFTER


class Tables:
    """Tables of one tournament and the plain notebook beside them, driven by a dice; some stop for a while, as processes do."""

    def __init__(self, random: Random) -> None:
        self.random, self.now, self.commands = random, 0.0, 0
        self.rules = replace(RULES, chips_to_win=random.choice((2, 4, 9)))
        self.drivers = [MatchDriver(self.rules) for _ in range(random.randint(1, 4))]
        self.plain = [Plain() for _ in self.drivers]
        self.away_until = [0.0 for _ in self.drivers]

    def run(self, steps: int) -> None:
        for _ in range(steps):
            self.now += self.random.choice((0.5, 3, 20, 70))
            for place, driver in enumerate(self.drivers):
                if self.now >= self.away_until[place]:
                    self.play(place, driver)
            self.check()
            if all(one.is_over for one in self.plain):
                return

    def play(self, place: int, driver: MatchDriver) -> None:
        self.commands += 1
        match, dice = driver.match, self.random.random()
        if match.deadline is not None and self.now >= match.deadline:
            driver.time_up(late=self.now - match.deadline)
        elif dice < 0.2:
            path = self.random.choice((IN_THREE, IN_FOUR, MISSED))
            driver.bid(self.random.choice((ANN, BEN)), len(path.split()), at=self.now, path=self.random.choice((path, "")))
        elif dice < 0.25 and match.phase is Phase.PROVING and driver.prover:
            driver.prove(driver.prover, self.random.choice((IN_THREE, IN_FOUR, MISSED)), at=self.now)
        elif dice < 0.27:
            driver.play_on(at=self.now)
        elif dice < 0.275:
            driver.stop(ANN, at=self.now, may_moderate=True)
        elif dice < 0.29:
            self.away_until[place] = self.now + self.random.choice((30, 400, 3000))
        self.note(place)

    def note(self, place: int) -> None:
        """Note what everybody at the table sees."""
        match, plain = self.drivers[place].match, self.plain[place]
        plain.begun, plain.is_over, plain.is_idle = match.rounds_begun, match.is_over, match.phase is Phase.IDLE
        plain.ended = match.rounds_begun - (match.phase in (Phase.THINKING, Phase.LAST_CALL, Phase.BIDDING, Phase.PROVING))
        if match.deadline is not None:
            waiting = [bid for bid in match.round.bids if bid.player not in match.round.attempts]
            plain.until = match.deadline + {
                Phase.THINKING: SAND,
                Phase.BIDDING: PROOF * len(waiting),
                Phase.PROVING: PROOF * (len(waiting) - 1),
                Phase.INTERMISSION: THINKING + SAND,
            }.get(match.phase, 0)

    def check(self) -> None:
        for place, driver in enumerate(self.drivers):
            mine, match = self.plain[place], driver.match
            others = [(plain, one.match) for plain, one in zip(self.plain, self.drivers, strict=True) if plain is not mine]
            command = due(match, [other for _, other in others], self.now)
            assert command == self.expected(mine, match, others)
            if command and self.now >= self.away_until[place]:
                driver.do(command, at=self.now)
                mine.told = mine.begun
                self.note(place)
            assert match.is_over or match.rounds_begun <= mine.told + 1, "no chip comes before its turn"
            if match.rounds_begun <= CHIPS:
                assert match.round.target == match.setup.chips[match.rounds_begun - 1], "all tables play the same chip"

    def expected(self, mine: Plain, match: Match, others: list[tuple[Plain, Match]]) -> EndStep | EndTournament | None:
        if match.is_over and not match.tables_over and all(other.is_over for other, _ in others):
            return EndTournament()
        is_waiting = mine.told < mine.begun and (mine.ended == mine.begun or mine.is_over)
        held = any(self.held_by(other, state, match) for other, state in others)
        return EndStep() if is_waiting and not held else None

    def held_by(self, other: Plain, state: Match, match: Match) -> bool:
        if other.begun == other.ended == match.rounds_begun - 1 and state.deadline is None:
            # It waits itself, to be told in a moment: its time is reckoned from the beginning of the round here.
            until = match.round.began + PAUSE + THINKING + SAND
            return not (other.is_over or other.is_idle) and self.now < until + AWAY_AFTER
        return other.holds(match.rounds_begun, self.now)


@pytest.mark.parametrize("seed", range(20))
def test_tables_go_on_when_a_plain_notebook_says_so(seed: int):
    Tables(Random(seed)).run(400)
