"""Until when a best solution is a secret: docs/rules.md "Award"."""

from dataclasses import replace

import pytest

from engine.events import BestFound
from engine.match import Match, Round, revealed
from engine.notation import parse_moves
from engine.play import PutBack, TellBest
from engine.rules import RULES_2013
from tests.engine.match_driver import ANN, BEN, GEAR, IN_FOUR, IN_THREE, MatchDriver, asked, bidding

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


def test_the_best_solution_of_a_chip_that_is_up_is_a_secret():
    driver = MatchDriver()
    driver.do(TellBest(1, BEST), 5)
    assert (told(driver.match), told_by_latest(driver)) == ([], [])


def test_it_is_told_when_the_chip_is_won():
    driver = asked((ANN, 4))
    driver.do(TellBest(1, BEST), 80)
    driver.prove(ANN, IN_FOUR)
    assert [solved.best for solved in told_by_latest(driver)] == [BEST]


def test_or_as_soon_as_it_is_known_after_that():
    driver = asked((ANN, 4))
    driver.prove(ANN, IN_FOUR)
    assert told_by_latest(driver) == []
    driver.do(TellBest(1, BEST), driver.soon)
    assert [solved.best for solved in told_by_latest(driver)] == [BEST]


@pytest.mark.parametrize("how", ["no bid", "all failed"])
def test_that_of_a_chip_that_goes_back_stays_a_secret_while_the_robots_stay(how: str):
    driver = MatchDriver()
    driver.do(TellBest(1, BEST), 5)
    goes_back(driver, how)
    driver.time_up()
    assert (told(driver.match), driver.match.round.number) == ([], 2)
    assert [past.number for past in driver.match.past] == [1]


def test_also_where_it_becomes_known_only_later():
    driver = MatchDriver()
    goes_back(driver, "no bid")
    driver.time_up()
    driver.do(TellBest(1, BEST), driver.soon)
    assert (told(driver.match), driver.match.without_best) == ([], (driver.match.round,))


def test_it_is_told_when_another_chip_has_moved_the_robots():
    driver = MatchDriver()
    driver.do(TellBest(1, BEST), 5)
    goes_back(driver, "no bid")
    driver.time_up()
    driver.match = replace(driver.match, round=replace(driver.match.round, start=driver.match.position.with_target(GEAR)))
    driver.bid(BEN, 3, at=driver.soon)
    driver.time_up()
    driver.prove(BEN, IN_THREE)
    assert [(solved.number, solved.best) for solved in told_by_latest(driver)] == [(1, BEST)]
    driver.time_up()
    assert [past.number for past in driver.match.past] == [2], "the second round's is not known yet"


def test_or_when_the_match_is_over():
    driver = MatchDriver()
    driver.do(TellBest(1, BEST), 5)
    goes_back(driver, "no bid")
    driver.stop(ANN, at=driver.soon)
    assert [solved.number for solved in told_by_latest(driver)] == [1]


def test_or_when_it_becomes_known_after_the_match():
    driver = bidding((ANN, 4))
    driver.stop(ANN, at=20)
    assert told_by_latest(driver) == []
    assert driver.do(TellBest(1, BEST), 30) == (BestFound(30, 1, BEST),)
    assert [solved.number for solved in told_by_latest(driver)] == [1]


def test_a_proof_that_leads_back_to_where_the_robots_stood_tells_its_own_chip_and_no_other():
    driver = MatchDriver()
    driver.do(TellBest(1, BEST), 5)
    goes_back(driver, "no bid")
    driver.time_up()
    before = driver.match
    award = asked((ANN, 3))
    award.prove(ANN, IN_THREE)
    won = award.match.round.award
    assert won
    line = replace(won.line, end=won.line.start)
    after = replace(before, round=replace(before.round, award=replace(won, line=line), best=BEST))
    assert told(after) == [2]


def test_that_of_a_chip_that_was_put_back_as_too_long_is_a_secret_too():
    driver = MatchDriver(replace(RULES_2013, max_moves=2))
    driver.do(PutBack(1, {GEAR: 3}), 2)
    assert [past.number for past in driver.match.without_best] == [2, 1]
    driver.do(TellBest(1, BEST), 3)
    assert told(driver.match) == []
    driver.stop(ANN, at=4)
    assert [solved.number for solved in told_by_latest(driver)] == [1]
