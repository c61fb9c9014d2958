"""Choosing the puzzle of a day with the solver: docs/daily.md "How a puzzle is chosen"."""

import pytest

from bot.scheduled.days import choose
from engine.board.moves import changes
from engine.board.proof import Ricochet
from engine.games.daily import WEEK, weekday
from engine.solver import AllSolutions, solve_all

SECRET = b"a secret of an installation"
MONDAY = 5


@pytest.mark.parametrize("day", range(MONDAY, MONDAY + 7))
@pytest.mark.usefixtures("kernels")
def test_the_puzzle_of_each_day_of_the_week_is_in_its_band(day: int):
    puzzle = choose(SECRET, day, lambda: False)
    assert puzzle
    found = solve_all(puzzle.position, ricochet=Ricochet.TURN)
    assert isinstance(found, AllSolutions)
    assert puzzle.best == found.solutions[0]
    assert len(puzzle.best) in WEEK[weekday(day)].moves
    assert changes(puzzle.best) in WEEK[weekday(day)].changes
    assert found.different <= 2
    without_rule = solve_all(puzzle.position, ricochet=Ricochet.ONE_MOVE)
    assert isinstance(without_rule, AllSolutions)
    assert without_rule.count == found.count, "no way is spoiled by the ricochet rule alone"


@pytest.mark.usefixtures("kernels")
def test_it_is_chosen_by_the_secret_and_the_day_alone():
    chosen = choose(SECRET, MONDAY, lambda: False)
    assert choose(SECRET, MONDAY, lambda: False) == chosen
    assert choose(b"another secret", MONDAY, lambda: False) != chosen
    assert choose(SECRET, MONDAY + 7, lambda: False) != chosen


def test_choosing_ends_where_it_is_cancelled():
    assert choose(SECRET, MONDAY, lambda: True) is None
