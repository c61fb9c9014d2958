"""The tables of a tournament go in step: docs/rules.md "Tournaments"."""

import math
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from engine.board.pieces import Target
from engine.games.match.events import StepOver
from engine.games.match.play import EndStep, EndTournament, PlaceBid
from engine.games.match.state import Match, Phase
from engine.games.match.tournament import AWAY_AFTER, due, kept_until
from engine.rules.commands import PutBack
from engine.rules.refusals import Refusal
from engine.rules.rules import CHIPS, RULES_2013, Rules
from tests.at_length import few_of
from tests.engine.first_round import ANN, BEN, GEAR, IN_FIVE, IN_FOUR, IN_THREE, MISSED
from tests.engine.match_driver import MatchDriver
from tests.engine.search import solve

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

    def test_keeps_nothing_where_it_is_no_tournament(self):
        driver = has_won(replace(RULES, tournament=False))
        assert not driver.match.is_kept
        assert driver.match.deadline == 70 + PAUSE


class TestTheChips:
    def test_that_goes_back_goes_anywhere_and_the_others_keep_their_order(self):
        places = set[int]()
        for seed in range(200):
            driver = table()
            driver.random, before = Random(seed), driver.match.pile
            while driver.match.deadline is not None:
                driver.time_up()
            after = driver.match.pile
            assert tuple(chip for chip in after if chip != GEAR) == before
            places.add(after.index(GEAR))
        assert places == set(range(CHIPS))

    def test_that_is_put_back_goes_anywhere_as_well(self):
        places = set[int]()
        for seed in range(200):
            driver = table(replace(RULES, max_moves=5))
            driver.random, (first, second, *rest) = Random(seed), driver.match.pile
            driver.do(PutBack(1, {GEAR: 9, first: 9}), at=5)
            assert driver.match.round.target == second
            assert [chip for chip in driver.match.pile if chip != GEAR] == [first, *rest]
            places.add(driver.match.pile.index(GEAR))
        assert places == set(range(CHIPS - 1))


def put_back(place: int, at: float = 0) -> MatchDriver:
    """A table at which the gear went back to this place of the pile, and that was told to go on."""
    driver = table()
    while driver.match.deadline is not None:
        driver.time_up()
    others = [chip for chip in driver.match.pile if chip != GEAR]
    driver.match = replace(driver.match, pile=(*others[:place], GEAR, *others[place:]))
    driver.do(EndStep(), at=max(at, driver.events[-1].at))
    return driver


class TestAChipThatWentBackAtOneTable:
    def test_is_played_there_unless_it_is_the_next_again(self):
        winner = has_won()
        assert next_of(winner, put_back(4), now=361) == EndStep()
        assert next_of(winner, put_back(0), now=361) is None

    def test_holds_its_own_table_for_no_other_that_has_won_it(self):
        other = table()
        while other.match.deadline is not None:
            other.time_up()
        assert next_of(other, has_won(), now=361) == EndStep()

    def test_is_shown_when_the_other_has_won_it_or_is_over_or_idle(self):
        winner, other = has_won(), put_back(0)
        other.time_up()
        assert other.match.round.target == GEAR
        assert next_of(winner, other, now=400) is None
        for end in ("won", "over", "idle"):
            one = put_back(0)
            one.time_up()
            if end == "won":
                one.bid(BEN, 3, at=400, path=IN_THREE)
                one.time_up()
            elif end == "over":
                one.stop(ANN, at=400)
            else:
                one.match = replace(one.match, phase=Phase.IDLE, deadline=None)
            assert next_of(winner, one, now=461) == EndStep()

    def test_is_waited_for_while_it_is_the_next_there(self):
        winner, other = has_won(), put_back(0)
        assert other.match.deadline == 370
        assert kept_until(winner.match, [other.match]) == 370 + THINKING + SAND + AWAY_AFTER

    def test_is_waited_for_at_another_at_which_it_is_still_up(self):
        one = table()
        while one.match.deadline is not None:
            one.time_up()
        assert next_of(one, put_back(3), now=361) == EndStep()
        assert next_of(one, table(), now=361) is None


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

    def test_not_for_one_that_does_not_go_on_and_has_still_to_play_chips_before(self):
        one, other = has_won(), table()
        pile = one.match.pile
        later = replace(one.match.round, start=one.match.round.start.with_target(pile[3]), began=2000.0, award=None)
        behind = replace(one.match, round=later)
        assert due(behind, [other.match], 2071) == EndStep()
        waiting = has_won()
        assert due(behind, [waiting.match], 2071) == EndStep()

    def test_by_the_chip_and_not_by_the_number_of_the_round(self):
        one, other = has_won(), table()
        for number in (2, 5):
            assert due(one.match, [replace(other.match, rounds_begun=number)], 71) is None
            assert due(replace(one.match, rounds_begun=number), [other.match], 71) is None

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


QUIET = THINKING + SAND + AWAY_AFTER


@dataclass
class Plain:
    """What a plain notebook knows of a table: its chips, and until when it may take for the one that is up."""

    pile: list[Target]
    chip: Target
    won: set[Target] = field(default_factory=set[Target])
    back: set[Target] = field(default_factory=set[Target])
    """Those that went back at least once."""
    is_up: bool = True
    began: float = 0
    until: float | None = THINKING + SAND
    """When the chip that is up is played, or the pause is over, at the latest; None while it waits itself."""
    told: int = 0
    rounds: int = 1
    is_over: bool = False
    is_idle: bool = False

    def holds(self, one: "Plain", now: float) -> bool:
        """Whether another table that has ended its round waits for this one."""
        chip, lasts = one.chip, one.began + PAUSE + QUIET
        if self.is_over or self.is_idle or chip in self.won:
            return False
        is_there = now < (self.began + 2 * (PAUSE + QUIET) if self.until is None else self.until + AWAY_AFTER)
        if self.is_up and self.chip == chip:
            return is_there
        if self.pile[:1] == [chip]:
            return now < self.until + QUIET if self.until is not None and not self.is_up else is_there and now < lasts
        return chip not in self.back and is_there and now < lasts


class Tables:
    """Tables of one tournament and the plain notebook beside them, driven by a dice; some stop for a while, as processes do."""

    def __init__(self, random: Random) -> None:
        self.random, self.now, self.commands = random, 0.0, 0
        self.rules = replace(RULES, chips_to_win=random.choice((2, 4, 9)))
        self.drivers = [MatchDriver(self.rules) for _ in range(random.randint(1, 4))]
        for driver in self.drivers:
            driver.random = Random(random.random())
        first, *others = self.drivers[0].match.setup.chips
        self.plain = [Plain(list(others), first) for _ in self.drivers]
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
        elif dice < 0.35 and match.phase in (Phase.THINKING, Phase.BIDDING) and self.now >= match.round.began:
            self.win(driver)
        elif dice < 0.37:
            driver.play_on(at=self.now)
        elif dice < 0.375:
            driver.stop(ANN, at=self.now, may_moderate=True)
        elif dice < 0.39:
            self.away_until[place] = self.now + self.random.choice((30, 400, 3000))
        self.note(place, len(driver.match.awards) > len(match.awards))

    def win(self, driver: MatchDriver) -> None:
        """Let a bid with a shortest solution be made, where one is known for the robots as they stand."""
        if moves := solve(driver.match.position, 4):
            driver.do(PlaceBid(self.random.choice((ANN, BEN)), len(moves), moves), at=self.now)

    def note(self, place: int, has_won: bool) -> None:  # noqa: FBT001 - passed by position
        """Note what everybody at the table sees."""
        match, plain = self.drivers[place].match, self.plain[place]
        is_up = match.phase in (Phase.THINKING, Phase.LAST_CALL, Phase.BIDDING, Phase.PROVING)
        if match.rounds_begun > plain.rounds:
            plain.rounds, plain.began, plain.chip = match.rounds_begun, match.round.began, match.round.target
            assert plain.chip == plain.pile.pop(0), "the top of the pile"
        if plain.is_up and not is_up:
            if has_won:
                plain.won.add(plain.chip)
            elif match.phase is not Phase.OVER or plain.chip in match.pile:
                plain.back.add(plain.chip)
                plain.pile = list(match.pile)
        plain.is_up, plain.is_over, plain.is_idle = is_up, match.is_over, match.phase is Phase.IDLE
        waiting = [bid for bid in match.round.bids if bid.player not in match.round.attempts]
        rest = {
            Phase.THINKING: SAND,
            Phase.BIDDING: PROOF * len(waiting),
            Phase.PROVING: PROOF * (len(waiting) - 1),
        }.get(match.phase, 0)
        plain.until = None if match.deadline is None else match.deadline + rest

    def check(self) -> None:
        for place, driver in enumerate(self.drivers):
            mine, match = self.plain[place], driver.match
            others = [one for one in self.plain if one is not mine]
            states = [one.match for one in self.drivers if one is not driver]
            command = due(match, states, self.now)
            assert command == self.expected(mine, match, others)
            if command is None and mine.told < mine.rounds and not mine.is_up and not mine.is_over:
                waited_for = any(other.chip == mine.chip or other.pile[0] == mine.chip for other in others)
                assert waited_for or self.now < mine.began + PAUSE + QUIET, "no table holds another for ever"
            if command and self.now >= self.away_until[place]:
                self.check_secret(mine, others)
                driver.do(command, at=self.now)
                mine.told = mine.rounds
                self.note(place, has_won=False)
            assert match.is_over or mine.rounds <= mine.told + 1, "no chip comes before its turn"

    def check_secret(self, mine: Plain, others: list[Plain]) -> None:
        """A winning proof is shown to no table that plays its chip in time."""
        if mine.chip not in mine.won:
            return
        for other in others:
            is_playing = other.is_up and other.chip == mine.chip and not (other.is_over or other.is_idle)
            assert not is_playing or other.until is None or self.now >= other.until, "its chip is up at another table"

    def expected(self, mine: Plain, match: Match, others: list[Plain]) -> EndStep | EndTournament | None:
        if match.is_over and not match.tables_over and all(other.is_over for other in others):
            return EndTournament()
        is_waiting = mine.told < mine.rounds and not mine.is_up
        held = any(other.holds(mine, self.now) for other in others)
        return EndStep() if is_waiting and not held else None


@pytest.mark.parametrize("seed", few_of(range(8), (0, 1)))
def test_tables_go_on_when_a_plain_notebook_says_so(seed: int):
    Tables(Random(seed)).run(400)
