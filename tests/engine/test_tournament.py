"""A table of a tournament keeps the secrets that other tables still look for: docs/rules.md "Tournaments"."""

from dataclasses import replace
from random import Random

import pytest

from engine import RULES_2013, parse_moves
from engine.games.match.events import StepOver, TablesOver
from engine.games.match.play import EndStep, EndTournament, decide, retrace
from engine.games.match.state import revealed
from engine.games.match.study import study
from engine.rules.commands import RecordBest
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN, IN_FOUR, IN_THREE
from tests.engine.match_driver import MatchDriver

BEST = parse_moves(IN_THREE)


def table(*, is_over: bool) -> MatchDriver:
    """Ann has won a chip in four moves where three were possible, which is known."""
    driver = MatchDriver(replace(RULES_2013, tournament=True, chips_to_win=1 if is_over else 2))
    driver.bid(ANN, 4, path=IN_FOUR)
    driver.do(RecordBest(1, BEST), at=11)
    driver.time_up()
    assert driver.match.is_over == is_over
    return driver


@pytest.mark.parametrize("is_over", [False, True])
def test_what_is_known_of_a_chip_is_secret_though_it_is_won(is_over: bool):  # noqa: FBT001 - a parameter of the test
    driver = table(is_over=is_over)
    assert driver.match.solved == ()
    assert study(driver.events, 1, BEN) is None


def test_it_is_no_secret_when_all_tables_are_over():
    driver = table(is_over=True)
    before = driver.match
    assert driver.do(EndTournament(), at=99) == (StepOver(99), TablesOver(99))
    assert [(one.number, one.best) for one in revealed(before, driver.match)] == [(1, BEST)]
    assert study(driver.events, 1, BEN)


def test_a_restart_tells_what_was_kept_until_a_step_was_over():
    driver = table(is_over=False)
    before = driver.match
    outcome = decide(before, EndStep(), 80, Random(1))
    assert isinstance(outcome, Outcome)
    assert outcome.steps[0].line
    assert retrace(before, outcome.events) == outcome


def test_of_every_round_it_is_kept_until_then():
    driver = table(is_over=False)
    driver.do(EndStep(), at=80)
    driver.time_up()
    driver.do(RecordBest(2, BEST), at=driver.soon)
    driver.stop(ANN, at=driver.soon)
    assert driver.match.solved == ()
    driver.do(EndTournament(), at=9999)
    assert [one.number for one in driver.match.solved] == [2, 1]


def test_a_table_that_plays_is_told_nothing_of_others_and_once_is_enough():
    assert table(is_over=False).do(EndTournament(), at=99) is Refusal.OUT_OF_DATE
    driver = table(is_over=True)
    driver.do(EndTournament(), at=99)
    assert driver.do(EndTournament(), at=100) is Refusal.OUT_OF_DATE


def test_a_match_that_is_no_tournament_waits_for_no_table():
    driver = MatchDriver(RULES_2013)
    driver.stop(ANN)
    assert driver.do(EndTournament(), at=99) is Refusal.OUT_OF_DATE
