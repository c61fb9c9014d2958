"""Days in a row, with freezes."""

from datetime import UTC, datetime, timedelta, timezone
from random import Random

import pytest

from engine.games.daily import Play, begins, counts
from engine.games.streaks import (
    FREEZE_EVERY,
    LARGE_SERVER,
    MAX_FREEZES,
    ServerStreak,
    Streak,
    Turnout,
    server_streak,
    streak_on,
)
from tests.properties import event, example, given, st

DAY_ONE = datetime(2026, 11, 22, tzinfo=UTC)


def plain_streak(today: int, solved: set[int]) -> Streak:
    """Return what a calendar on the wall shows: every day is looked at, one after the other."""
    length = longest = freezes = 0
    frozen = list[int]()
    for day in range(min(solved, default=today), today + 1):
        if day in solved:
            length += 1
            longest = max(longest, length)
            if length in range(7, 10_000, 7) and freezes < 2:
                freezes += 1
        elif day == today:
            continue
        elif freezes and length:
            freezes -= 1
            frozen.append(day)
        else:
            length = freezes = 0
            frozen.clear()
    return Streak(length, longest, freezes, tuple(frozen))


steady = st.lists(st.integers(1, 16).flatmap(lambda run: st.tuples(st.just(run), st.integers(0, 4))), max_size=12)
"""Runs of solved days, each with the missed days after it: as long as freezes are earned and used up."""


def days_of(runs: list[tuple[int, int]]) -> set[int]:
    days, day = set[int](), 1
    for run, missed in runs:
        days |= set(range(day, day + run))
        day += run + missed
    return days


@given(steady, st.integers(-3, 6))
@example([(14, 2), (1, 0)], 1)
@example([(14, 3), (1, 0)], 1)
@example([(21, 2), (7, 1)], 1)
@example([], 0)
def test_a_streak_is_that_of_a_calendar_on_the_wall(runs: list[tuple[int, int]], later: int) -> None:
    solved = days_of(runs)
    today = max(solved, default=1) + later
    found = streak_on(today, solved)
    event(f"frozen: {min(len(found.frozen), 3)}")
    assert found == plain_streak(today, {day for day in solved if day <= today})


@given(st.sets(st.integers(-20, 40)), st.integers(-20, 45))
def test_a_streak_of_any_days_is_that_of_a_calendar_on_the_wall(solved: set[int], today: int) -> None:
    assert streak_on(today, solved) == plain_streak(today, {day for day in solved if day <= today})


@given(st.lists(st.integers(0, 30), max_size=40), st.integers(0, 35), st.randoms(use_true_random=False))
def test_it_matters_neither_in_which_order_days_are_told_nor_how_often(days: list[int], today: int, random: Random) -> None:
    shuffled = [*days, *days[:5]]
    random.shuffle(shuffled)
    assert streak_on(today, shuffled) == streak_on(today, days)


@given(st.sets(st.integers(0, 60)), st.integers(0, 70))
def test_what_is_held_and_counted_stays_within_its_bounds(solved: set[int], today: int) -> None:
    found = streak_on(today, solved)
    assert 0 <= found.length <= found.longest <= len(solved)
    assert 0 <= found.freezes <= MAX_FREEZES
    assert not solved & set(found.frozen)
    assert len(found.frozen) + found.freezes <= found.length // FREEZE_EVERY
    assert found.length or not found.freezes


zones = st.integers(-12 * 4, 14 * 4).map(lambda quarters: timezone(timedelta(minutes=15 * quarters)))
moments = st.lists(st.tuples(st.integers(0, 40), st.integers(-5, 5), zones), max_size=30)
"""Solutions some seconds before or after a midnight, by clocks of many zones."""


@given(moments, st.integers(0, 45))
def test_a_streak_is_the_same_whichever_zone_people_are_in_when_they_solve_around_midnight(
    solutions: list[tuple[int, int, timezone]], today: int
) -> None:
    at = [(DAY_ONE + timedelta(days=day, seconds=seconds)).astimezone(zone) for day, seconds, zone in solutions]
    days = [int((moment - DAY_ONE) // timedelta(days=1)) for moment in at]
    expected = [day if seconds >= 0 else day - 1 for day, seconds, _ in solutions]
    assert streak_on(today, days) == plain_streak(today, {day for day in expected if day <= today})


solutions_at = st.dictionaries(
    st.integers(1, 40),
    st.tuples(st.integers(-90, 90), st.integers(-200, 30)),
    max_size=40,
)
"""Puzzles by their days, each solved so many seconds after its day was over, and opened so many seconds after that."""


@given(solutions_at, st.integers(1, 45))
def test_a_solution_counts_for_its_day_until_midnight_and_a_minute_longer_if_the_puzzle_was_open(
    solutions: dict[int, tuple[int, int]], today: int
) -> None:
    plays, on_their_day = dict[int, Play](), set[int]()
    for day, (solved, opened) in solutions.items():
        midnight = begins(day + 1)
        plays[day] = Play(midnight + min(opened, solved), tries=1, solved_at=midnight + solved)
        if solved < 0 or (solved < 60 and opened < 0):
            on_their_day.add(day)
    found = streak_on(today, (day for day, play in plays.items() if counts(day, play)))
    assert found == plain_streak(today, {day for day in on_their_day if day <= today})


def test_today_is_not_missed_before_it_is_over() -> None:
    assert streak_on(4, [1, 2, 3]).length == 3
    assert streak_on(5, [1, 2, 3]).length == 0
    assert streak_on(4, [1, 2, 3, 4]).length == 4


def test_seven_days_earn_a_freeze_that_a_missed_day_uses_by_itself() -> None:
    week = range(1, 8)
    assert streak_on(7, week) == Streak(7, 7, freezes=1)
    assert streak_on(9, week) == Streak(7, 7, freezes=0, frozen=(8,))
    assert streak_on(10, week) == Streak(0, 7)
    assert streak_on(9, [*week, 9]) == Streak(8, 8, frozen=(8,))


@pytest.mark.parametrize(("days", "held"), [(6, 0), (7, 1), (13, 1), (14, 2), (21, 2), (700, 2)])
def test_no_more_than_two_freezes_are_held(days: int, held: int) -> None:
    assert streak_on(days, range(1, days + 1)).freezes == held


def test_freezes_do_not_outlive_the_streak_that_earned_them() -> None:
    again = [*range(1, 15), 20]
    assert streak_on(20, again) == Streak(1, 14)
    assert streak_on(22, again) == Streak(0, 14)


def test_who_has_never_solved_a_day_has_no_streak() -> None:
    assert streak_on(100, []) == Streak()
    assert streak_on(1, [2, 3]) == Streak(), "days to come do not count"


SOLVED = Turnout(1)


def test_a_server_streak_counts_days_with_a_solver_up_to_yesterday_and_says_who_is_missing_today() -> None:
    days = {1: SOLVED, 2: SOLVED, 4: SOLVED, 5: Turnout(2), 9: SOLVED}
    assert server_streak(3, days) == ServerStreak(2, missing=1)
    assert server_streak(4, days) == ServerStreak(1, missing=0), "today is in, yesterday was missed"
    assert server_streak(6, days) == ServerStreak(2, missing=1)
    assert server_streak(7, days) == ServerStreak(0, missing=1)
    assert server_streak(1, {}) == ServerStreak(0, missing=1)


def test_a_server_needs_three_solvers_once_it_is_large_and_keeps_the_days_before() -> None:
    days = {1: SOLVED, 2: Turnout(LARGE_SERVER - 1, LARGE_SERVER - 1), 3: Turnout(1, 1), 4: Turnout(3)}
    assert server_streak(4, {day: days[day] for day in (1, 2, 3)}) == ServerStreak(3, missing=3)
    assert server_streak(4, {**days, 4: Turnout(2)}) == ServerStreak(3, missing=1)
    assert server_streak(4, days) == ServerStreak(4, missing=0)
    assert server_streak(5, {**days, 4: Turnout(2)}) == ServerStreak(0, missing=3), "two were not enough"
    smaller = {**days, 3: SOLVED}
    assert server_streak(5, smaller) == ServerStreak(4, missing=1)


@given(st.sets(st.integers(1, 30)), st.integers(1, 35))
def test_in_a_small_server_it_is_the_streak_of_one_player_without_freezes(solved: set[int], today: int) -> None:
    run = 0
    while today - 1 - run in solved:
        run += 1
    is_in = today in solved
    assert server_streak(today, dict.fromkeys(solved, SOLVED)) == ServerStreak(run + is_in, missing=int(not is_in))
