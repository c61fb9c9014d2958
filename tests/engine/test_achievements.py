"""What is achieved, and what is not yet."""

from dataclasses import replace

import pytest

from engine.games.achievements import Achievement, achievements
from engine.games.daily import GRACE, DayResult, Play, begins
from engine.games.streaks import Streak

SUNDAY = 4
"""The first Sunday that has a puzzle: the fourth of January 2026."""


def solved(day: int, stars: int, later: float = 3600.0) -> dict[int, Play]:
    return {day: Play(begins(day), tries=1, stars=stars, solved_at=begins(day) + later)}


@pytest.mark.parametrize(("hardest", "is_earned"), [(None, False), (9, False), (10, True), (14, True)])
def test_a_ten_mover_has_ten_moves_at_best(hardest: int | None, is_earned: bool) -> None:  # noqa: FBT001
    assert (Achievement.TEN_MOVER in achievements(hardest, 0, {}, Streak())) is is_earned


@pytest.mark.parametrize(
    ("plays", "is_earned"),
    [
        (solved(SUNDAY, 3), True),
        (solved(SUNDAY + 7, 3), True),
        (solved(SUNDAY, 3, 86_400 + GRACE - 1), True),
        (solved(SUNDAY, 3, 86_400 + GRACE), False),
        (solved(SUNDAY, 2), False),
        (solved(SUNDAY + 1, 3), False),
        ({SUNDAY: Play(begins(SUNDAY), tries=4)}, False),
        ({day: replace(play, day_result=DayResult(1, play.best, 2)) for day, play in solved(SUNDAY, 3).items()}, False),
    ],
)
def test_a_sunday_is_solved_on_its_day_with_all_stars(plays: dict[int, Play], is_earned: bool) -> None:  # noqa: FBT001
    assert (Achievement.SUNDAY in achievements(None, 0, plays, Streak())) is is_earned


def test_seven_days_in_a_row_stay_achieved_when_the_streak_is_over() -> None:
    assert achievements(None, 0, {}, Streak(6, 6)) == ()
    assert achievements(None, 0, {}, Streak(0, 7)) == (Achievement.SEVEN_DAYS,)


def test_who_has_done_nothing_has_achieved_nothing_and_who_has_done_all_has_all() -> None:
    assert achievements(None, 0, {}, Streak()) == ()
    assert achievements(10, 1, solved(SUNDAY, 3), Streak(7, 7)) == tuple(Achievement)
