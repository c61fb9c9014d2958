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


def goes_back(table: MatchDriver, how: str) -> None:
    """The chip that is up goes back into the pile."""
    if how == "no bid":
        table.time_up()
        table.time_up()
        return
    table.bid(ANN, 3, at=table.soon)
    table.time_up()
    table.passes(ANN)


def told(match: Match) -> list[int]:
    return [solved.number for solved in match.solved]


def told_by_latest(table: MatchDriver) -> list[Round]:
    return list(revealed(table.outcome.before, table.outcome.after))


def test_the_best_solution_of_a_chip_that_is_up_is_a_secret():
    table = MatchDriver()
    table.do(TellBest(1, BEST), 5)
    assert (told(table.match), told_by_latest(table)) == ([], [])


def test_it_is_told_when_the_chip_is_won():
    table = asked((ANN, 4))
    table.do(TellBest(1, BEST), 80)
    table.prove(ANN, IN_FOUR)
    assert [solved.best for solved in told_by_latest(table)] == [BEST]


def test_or_as_soon_as_it_is_known_after_that():
    table = asked((ANN, 4))
    table.prove(ANN, IN_FOUR)
    assert told_by_latest(table) == []
    table.do(TellBest(1, BEST), table.soon)
    assert [solved.best for solved in told_by_latest(table)] == [BEST]


@pytest.mark.parametrize("how", ["no bid", "all failed"])
def test_that_of_a_chip_that_goes_back_stays_a_secret_while_the_robots_stay(how: str):
    table = MatchDriver()
    table.do(TellBest(1, BEST), 5)
    goes_back(table, how)
    table.time_up()
    assert (told(table.match), table.match.round.number) == ([], 2)
    assert [past.number for past in table.match.past] == [1]


def test_also_where_it_becomes_known_only_later():
    table = MatchDriver()
    goes_back(table, "no bid")
    table.time_up()
    table.do(TellBest(1, BEST), table.soon)
    assert (told(table.match), table.match.without_best) == ([], (table.match.round,))


def test_it_is_told_when_another_chip_has_moved_the_robots():
    table = MatchDriver()
    table.do(TellBest(1, BEST), 5)
    goes_back(table, "no bid")
    table.time_up()
    table.match = replace(table.match, round=replace(table.match.round, start=table.match.position.with_target(GEAR)))
    table.bid(BEN, 3, at=table.soon)
    table.time_up()
    table.prove(BEN, IN_THREE)
    assert [(solved.number, solved.best) for solved in told_by_latest(table)] == [(1, BEST)]
    table.time_up()
    assert [past.number for past in table.match.past] == [2], "the second round's is not known yet"


def test_or_when_the_match_is_over():
    table = MatchDriver()
    table.do(TellBest(1, BEST), 5)
    goes_back(table, "no bid")
    table.stop(ANN, at=table.soon)
    assert [solved.number for solved in told_by_latest(table)] == [1]


def test_or_when_it_becomes_known_after_the_match():
    table = bidding((ANN, 4))
    table.stop(ANN, at=20)
    assert told_by_latest(table) == []
    assert table.do(TellBest(1, BEST), 30) == (BestFound(30, 1, BEST),)
    assert [solved.number for solved in told_by_latest(table)] == [1]


def test_a_proof_that_leads_back_to_where_the_robots_stood_tells_its_own_chip_and_no_other():
    table = MatchDriver()
    table.do(TellBest(1, BEST), 5)
    goes_back(table, "no bid")
    table.time_up()
    before = table.match
    award = asked((ANN, 3))
    award.prove(ANN, IN_THREE)
    won = award.match.round.award
    assert won
    line = replace(won.line, end=won.line.start)
    after = replace(before, round=replace(before.round, award=replace(won, line=line), best=BEST))
    assert told(after) == [2]


def test_that_of_a_chip_that_was_put_back_as_too_long_is_a_secret_too():
    table = MatchDriver(replace(RULES_2013, max_moves=2))
    table.do(PutBack(1, {GEAR: 3}), 2)
    assert [past.number for past in table.match.without_best] == [2, 1]
    table.do(TellBest(1, BEST), 3)
    assert told(table.match) == []
    table.stop(ANN, at=4)
    assert [solved.number for solved in told_by_latest(table)] == [1]
