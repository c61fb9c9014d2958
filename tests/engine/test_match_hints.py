"""Hints and a short match: docs/rules.md "Hints" and "House options"."""

from dataclasses import replace

from engine import RULES_1999, RULES_2013, Robot, parse_moves
from engine.games.match.events import HintGiven, HintWanted, MatchShortened
from engine.games.match.play import PlayOn, Shorten, WantHint
from engine.rules.commands import RecordBest
from engine.rules.hints import HintLevel
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN, CLEO, IN_THREE
from tests.engine.match_driver import MatchDriver, bidding

LENGTH, ROBOTS, FIRST_MOVE = HintLevel
BEST = parse_moves(IN_THREE)


def known(**rules: object) -> MatchDriver:
    """Ann and Ben have bid, and the best solution is known."""
    driver = bidding((ANN, 9), (BEN, 9), rules=replace(RULES_2013, **rules))
    driver.do(RecordBest(1, BEST), at=12)
    return driver


def test_a_hint_is_told_when_all_who_are_present_want_it():
    driver = known()
    assert driver.do(WantHint(ANN, LENGTH), at=13) == (HintWanted(13, ANN),)
    assert driver.match.round.hint is None
    assert driver.do(WantHint(BEN, LENGTH), at=14) == (HintWanted(14, BEN), HintGiven(14, LENGTH))
    told = driver.match.round.hint
    assert told
    assert (told.level, told.fewest, told.most, told.robots, told.first) == (LENGTH, 2, 3, (), None)
    assert driver.match.wants_hint == (), "the next one is asked for anew"


def test_the_second_hint_tells_the_robots_and_there_is_no_third():
    driver = known()
    for level in (LENGTH, ROBOTS):
        driver.do(WantHint(ANN, level), at=13)
        driver.do(WantHint(BEN, level), at=14)
    told = driver.match.round.hint
    assert told
    assert (told.robots, told.first) == ((Robot.YELLOW,), None)
    assert driver.match.round.next_hint is None
    assert driver.do(WantHint(ANN, FIRST_MOVE), at=15) is Refusal.OUT_OF_DATE


def test_whoever_asks_is_present_and_so_the_others_have_to_want_it_too():
    driver = known()
    assert driver.do(WantHint(CLEO, LENGTH), at=13) == (HintWanted(13, CLEO),)
    assert CLEO in driver.match.present
    driver.do(WantHint(ANN, LENGTH), at=14)
    assert driver.match.round.hint is None
    driver.do(WantHint(BEN, LENGTH), at=15)
    assert driver.match.round.hint


def test_a_press_that_comes_late_asks_for_no_other_hint():
    driver = known()
    driver.do(WantHint(ANN, LENGTH), at=13)
    assert driver.do(WantHint(ANN, LENGTH), at=14) is Refusal.WANTS_HINT_ALREADY
    driver.do(WantHint(BEN, LENGTH), at=15)
    assert driver.do(WantHint(BEN, LENGTH), at=16) is Refusal.OUT_OF_DATE


def test_where_the_last_who_did_not_want_it_leaves_another_press_tells_it():
    driver = known()
    driver.do(WantHint(ANN, LENGTH), at=13)
    driver.leave(BEN, at=14)
    assert driver.do(WantHint(BEN, LENGTH), at=15) is Refusal.NOT_PLAYING
    assert driver.do(WantHint(ANN, LENGTH), at=16) == (HintGiven(16, LENGTH),)


def test_there_is_no_hint_as_long_as_nobody_knows_a_solution_nor_when_the_sand_has_run_out():
    driver = MatchDriver(RULES_2013)
    assert driver.do(WantHint(ANN, LENGTH), at=5) is Refusal.NO_HINT_YET
    driver = known()
    driver.time_up()
    assert driver.do(WantHint(ANN, LENGTH), at=driver.soon) is Refusal.SAND_HAS_RUN_OUT


def test_the_next_round_begins_without():
    driver = known()
    driver.do(WantHint(ANN, LENGTH), at=13)
    driver.do(WantHint(BEN, LENGTH), at=14)
    driver.time_up()
    driver.passes(ANN)
    driver.passes(BEN)
    driver.time_up()
    assert driver.match.round.number == 2
    assert (driver.match.round.hint, driver.match.round.next_hint) == (None, LENGTH)


def test_who_started_the_match_makes_it_a_short_one():
    driver = MatchDriver(RULES_1999)
    assert driver.do(Shorten(BEN), at=3) is Refusal.NOT_YOURS_TO_SHORTEN
    assert driver.do(Shorten(ANN), at=4) == (MatchShortened(4, ANN),)
    assert (driver.match.rules.chips_to_win, driver.match.rules.times.hourglass) == (3, 30)
    assert driver.match.rules == RULES_1999.shortened
    assert driver.do(Shorten(ANN), at=5) is Refusal.TOO_LATE_TO_SHORTEN, "it is one"
    driver.bid(BEN, 9, at=10)
    assert driver.deadline == 40


def test_sand_that_runs_is_not_cut_short_and_after_the_first_chip_the_match_stays_as_long_as_it_is():
    driver = MatchDriver(RULES_2013)
    driver.bid(BEN, 3, path=IN_THREE)
    assert driver.do(Shorten(ANN), at=12) == (MatchShortened(12, ANN),)
    assert driver.deadline == 70
    driver = MatchDriver(RULES_2013)
    driver.bid(BEN, 3, path=IN_THREE)
    driver.time_up()
    driver.time_up()
    assert driver.do(Shorten(ANN), at=driver.match.round.began + 1) is Refusal.TOO_LATE_TO_SHORTEN
    assert driver.do(PlayOn(), at=driver.match.round.began + 2) is Refusal.NOT_IDLE


def test_a_match_that_fewer_chips_win_is_not_made_longer():
    driver = MatchDriver(replace(RULES_2013, chips_to_win=2))
    assert not driver.match.may_shorten
    assert driver.do(Shorten(ANN), at=3) is Refusal.TOO_LATE_TO_SHORTEN


def test_a_tournament_is_as_long_at_all_tables():
    driver = MatchDriver(replace(RULES_2013, tournament=True))
    assert driver.do(Shorten(ANN), at=3) is Refusal.TOO_LATE_TO_SHORTEN
