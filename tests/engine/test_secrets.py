"""How long a best solution is secret: docs/rules.md "Award"."""

from dataclasses import replace

import pytest

from engine import RULES_2013, parse_moves
from engine.games.match.events import BidMade, ChipWon
from engine.games.match.state import Match, Round, revealed
from engine.rules.commands import PutBack, RecordBest
from engine.rules.events import BestFound, ChipTurned
from tests.engine.first_round import ANN, BEN, GEAR, IN_FOUR, IN_THREE, SETUP
from tests.engine.match_driver import MatchDriver, asked, bidding

BEST = parse_moves(IN_THREE)


def goes_back(driver: MatchDriver, how: str) -> None:
    """The chip that is up goes back into the pile."""
    if how == "no bid":
        driver.time_up()
        driver.time_up()
        return
    driver.bid(ANN, 3, at=driver.soon)
    driver.time_up()
    driver.passes(ANN)


def told(match: Match) -> list[int]:
    return [solved.number for solved in match.solved]


def told_by_latest(driver: MatchDriver) -> list[Round]:
    return list(revealed(driver.outcome.before, driver.outcome.after))


def test_the_best_solution_of_a_chip_that_is_up_is_a_secret(driver: MatchDriver):
    driver.do(RecordBest(1, BEST), 5)
    assert (told(driver.match), told_by_latest(driver)) == ([], [])


def test_it_is_told_when_the_chip_is_won():
    driver = asked((ANN, 4))
    driver.do(RecordBest(1, BEST), 80)
    driver.prove(ANN, IN_FOUR)
    assert [solved.best for solved in told_by_latest(driver)] == [BEST]


def test_or_as_soon_as_it_is_known_after_that():
    driver = asked((ANN, 4))
    driver.prove(ANN, IN_FOUR)
    assert told_by_latest(driver) == []
    driver.do(RecordBest(1, BEST), driver.soon)
    assert [solved.best for solved in told_by_latest(driver)] == [BEST]


@pytest.mark.parametrize("how", ["no bid", "all failed"])
def test_that_of_a_chip_that_goes_back_stays_a_secret(driver: MatchDriver, how: str):
    driver.do(RecordBest(1, BEST), 5)
    goes_back(driver, how)
    driver.time_up()
    assert (told(driver.match), driver.match.round.number) == ([], 2)
    assert [past.number for past in driver.match.past] == [1]


def test_also_where_it_becomes_known_only_later(driver: MatchDriver):
    goes_back(driver, "no bid")
    driver.time_up()
    driver.do(RecordBest(1, BEST), driver.soon)
    assert (told(driver.match), driver.match.without_best) == ([], (driver.match.round,))


def another_is_won_and_it_comes_up_again() -> MatchDriver:
    """The gear has gone back with a best solution that is known, and is up again after another chip was won elsewhere."""
    driver = MatchDriver()
    driver.do(RecordBest(1, BEST), 5)
    goes_back(driver, "no bid")
    driver.time_up()
    driver.record(BidMade(driver.soon, BEN, 2))
    driver.record(ChipWon(driver.soon, BEN, parse_moves("B-right B-up")))
    driver.record(ChipTurned(driver.deadline, GEAR))
    return driver


def test_also_when_robots_have_moved_that_its_solution_does_not_need():
    driver = another_is_won_and_it_comes_up_again()
    assert driver.match.position.robots != SETUP.position.robots
    assert not driver.match.position.play(BEST).flaw(3), "it wins as before"
    assert (told(driver.match), [past.number for past in driver.match.past]) == ([], [2, 1])


def test_all_that_is_known_of_a_chip_is_told_when_it_is_won():
    driver = another_is_won_and_it_comes_up_again()
    driver.do(RecordBest(3, BEST), driver.soon)
    driver.bid(ANN, 3, at=driver.soon)
    driver.time_up()
    driver.prove(ANN, IN_THREE)
    assert [(solved.number, solved.best) for solved in told_by_latest(driver)] == [(3, BEST), (1, BEST)]
    driver.time_up()
    assert [past.number for past in driver.match.past] == [2], "the second round's is not known yet"


def test_a_chip_that_is_won_tells_of_no_other():
    driver = another_is_won_and_it_comes_up_again()
    driver.do(RecordBest(2, ()), driver.soon)
    assert [solved.number for solved in told_by_latest(driver)] == [2]
    assert driver.match.is_secret(driver.match.past[-1])


def test_or_when_the_match_is_over(driver: MatchDriver):
    driver.do(RecordBest(1, BEST), 5)
    goes_back(driver, "no bid")
    driver.stop(ANN, at=driver.soon)
    assert [solved.number for solved in told_by_latest(driver)] == [1]


def test_or_when_it_becomes_known_after_the_match():
    driver = bidding((ANN, 4))
    driver.stop(ANN, at=20)
    assert told_by_latest(driver) == []
    assert driver.do(RecordBest(1, BEST), 30) == (BestFound(30, 1, BEST),)
    assert [solved.number for solved in told_by_latest(driver)] == [1]


def test_that_of_a_chip_that_was_put_back_as_too_long_is_a_secret_too():
    driver = MatchDriver(replace(RULES_2013, max_moves=2))
    driver.do(PutBack(1, {GEAR: 3}), 2)
    assert [past.number for past in driver.match.without_best] == [2, 1]
    driver.do(RecordBest(1, BEST), 3)
    assert told(driver.match) == []
    driver.stop(ANN, at=4)
    assert [solved.number for solved in told_by_latest(driver)] == [1]
