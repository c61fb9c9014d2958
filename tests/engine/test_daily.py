"""The daily puzzle: docs/daily.md."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from engine import FIFTH, Board, Cell, Position, Robot, Symbol, Target, parse_moves
from engine.board.board import closed_sides
from engine.board.moves import changes
from engine.games.daily import (
    GRACE,
    MOST_SOLUTIONS,
    MOST_WAYS,
    WEEK,
    Play,
    Puzzle,
    band_of,
    begins,
    candidate,
    counts,
    day_of,
    earliest_open,
    easier_day,
    is_open,
    suits,
    weekday,
)
from tests.properties import given, st

MONDAY = 5
TUESDAY = 6
MIDNIGHT = begins(MONDAY + 1)

BESIDE, ELSEWHERE = Cell(0, 1), Cell(9, 9)

ROUND_THE_EDGE = "R-down R-left R-up"
STRAIGHT = "G-down G-right R-left"
"""Ways to the target in the corner, for red in the same row with green beside the target; the second has no turn."""


def corner(*, green: Cell = BESIDE) -> Position:
    target = Target(Symbol.STAR, Robot.RED)
    return Position(Board(closed_sides(), {}, {target: Cell(0, 0)}), {Robot.RED: Cell(0, 5), Robot.GREEN: green}, target)


def suit(*solutions: str, ways: int = 1, day: int = MONDAY, position: Position | None = None) -> bool:
    return suits(day, position or corner(), [parse_moves(moves) for moves in solutions], ways)


@given(st.integers(min_value=-1000, max_value=100_000), st.floats(min_value=0, max_value=86_399.5))
def test_days_are_those_of_the_calendar_in_utc(day: int, seconds: float):
    date = datetime(2025, 12, 31, tzinfo=UTC) + timedelta(days=day)
    assert begins(day) == date.timestamp()
    assert day_of(begins(day) + seconds) == day
    assert weekday(day) == date.weekday()


def test_the_first_of_january_2026_is_day_1():
    assert day_of(datetime(2026, 1, 1, tzinfo=UTC).timestamp()) == 1
    assert day_of(datetime(2025, 12, 31, 23, 59, 59, tzinfo=UTC).timestamp()) == 0


def test_each_day_of_the_week_is_a_little_harder_than_the_one_before():
    for before, after in pairwise(WEEK):
        assert (before.moves.start, before.moves.stop) < (after.moves.start, after.moves.stop)
        assert before.changes.start <= after.changes.start
    assert min(band.changes.start for band in WEEK[1:]) == 1, "from Tuesday on it takes two robots"


def test_from_thursday_on_the_easier_puzzle_is_that_of_the_monday_before_until_the_hard_one_is_solved():
    assert [easier_day(day, Play(0)) for day in range(MONDAY, MONDAY + 7)] == [None, None, None, *[MONDAY] * 4]
    assert easier_day(MONDAY + 6, Play(0, best=())) is None
    assert easier_day(1, Play(0)) is None, "on the Monday before the first day, a Thursday, there was none"


@pytest.mark.parametrize("day", range(MONDAY, MONDAY + 7))
def test_a_candidate_has_what_its_day_of_the_week_wants(day: int):
    position, wanted = candidate(b"secret", day, 0), band_of(day)
    assert bool(position.board.diagonals) == (weekday(day) in {2, 5})
    assert (position.robots.keys() & FIFTH) == ({Robot.SILVER} if weekday(day) == 4 else set())
    assert wanted.rules.fifth_robot in (*position.robots, None)


def test_a_candidate_follows_from_the_secret_the_day_and_the_attempt():
    assert candidate(b"secret", 5, 0) == candidate(b"secret", 5, 0)
    others = {candidate(b"secret", 5, 1), candidate(b"secret", 12, 0), candidate(b"another", 5, 0)}
    assert len({candidate(b"secret", 5, 0), *others}) == 4


@pytest.mark.parametrize(("moves", "expected"), [("R-up", 0), ("R-up R-left", 0), ("R-up G-up R-up R-down B-up", 3)])
def test_a_change_is_where_another_robot_moves(moves: str, expected: int):
    assert changes(parse_moves(moves)) == expected


def test_a_candidate_suits_that_has_one_good_solution():
    assert suit(ROUND_THE_EDGE)


@pytest.mark.parametrize(
    ("solutions", "ways", "day"),
    [
        pytest.param([ROUND_THE_EDGE], 1, TUESDAY, id="too short for its day"),
        pytest.param(["R-down R-left R-right R-left R-up"], 1, MONDAY, id="too long for its day"),
        pytest.param(["R-down G-down R-left R-up"], 1, MONDAY, id="too many changes for its day"),
        pytest.param([ROUND_THE_EDGE] * 3, MOST_WAYS + 1, MONDAY, id="too many ways"),
        pytest.param([ROUND_THE_EDGE] * (MOST_SOLUTIONS + 1), 1, MONDAY, id="too many orders"),
        pytest.param([ROUND_THE_EDGE, STRAIGHT], 2, MONDAY, id="a way that only lacks the turn"),
    ],
)
def test_a_candidate_does_not_suit(solutions: Sequence[str], ways: int, day: int):
    assert not suit(*solutions, ways=ways, day=day)


def test_a_candidate_does_not_suit_where_one_move_leads_straight_to_the_target():
    assert not suit(ROUND_THE_EDGE, position=corner(green=ELSEWHERE))


def puzzle(best: str = "R-down R-left R-up R-right") -> Puzzle:
    return Puzzle(MONDAY, corner(), parse_moves(best))


def played(*tries: str | None, hints: int = 0) -> Play:
    """Return a play after these tries, one each second; None for a failed one."""
    play = Play(opened_at=1000.0, hints=hints)
    for second, moves in enumerate(tries, 1001):
        play = play.after_try(puzzle(), None if moves is None else parse_moves(moves), float(second))
    return play


FOUR, SIX, SEVEN = "R-up R-left R-up R-left", "R-up " * 6, "R-up " * 7


def test_any_number_of_tries_may_be_made_and_the_best_one_counts():
    play = played(None, SEVEN, None, FOUR, SIX)
    assert (play.tries, play.solved_tries, play.solved_at) == (5, 2, 1002.0)
    assert (play.best, play.stars) == (parse_moves(FOUR), 3)


def test_what_is_no_solution_is_only_counted():
    assert played(None, None) == Play(1000.0, tries=2)


@pytest.mark.parametrize(
    ("moves", "hints", "stars"),
    [(FOUR, 0, 3), (SIX, 0, 2), (SEVEN, 0, 1), (FOUR, 1, 2), (FOUR, 2, 1), (SIX, 1, 1), (FOUR, 3, 1), (SEVEN, 1, 1)],
)
def test_each_hint_costs_a_star_but_the_last_one_stays(moves: str, hints: int, stars: int):
    assert played(moves, hints=hints).stars == stars


def test_stars_that_were_earned_without_hints_stay():
    solved = played(SIX)
    again = replace(solved, hints=1).after_try(puzzle(), parse_moves(FOUR), 1010.0)
    assert (again.best, again.stars, again.solved_at) == (parse_moves(FOUR), 2, 1001.0)


def test_a_try_after_the_solutions_were_shown_changes_nothing():
    shown = Play(1000.0, tries=1, best=parse_moves(SEVEN), stars=1, solved_at=1001.0, solved_tries=1, is_shown=True)
    assert shown.after_try(puzzle(), parse_moves(FOUR), 1010.0) == shown


HINT, SHOWN = "hint", "shown"


@given(st.lists(st.one_of(st.none(), st.integers(min_value=4, max_value=9), st.sampled_from([HINT, SHOWN]))))
def test_a_play_is_what_a_plain_count_of_its_tries_comes_to(done: list[int | str | None]):
    """Numbers are the moves of solutions, None is what is no solution."""
    play = Play(1000.0)
    for second, what in enumerate(done, 1001):
        if isinstance(what, str):
            play = replace(play, hints=play.hints + 1) if what == HINT else replace(play, is_shown=True)
        else:
            play = play.after_try(puzzle(), None if what is None else parse_moves("R-up " * what), float(second))
    counted = done[: done.index(SHOWN)] if SHOWN in done else done
    tries = [(what, second, counted[: second - 1001].count(HINT)) for second, what in enumerate(counted, 1001) if what != HINT]
    right = [(what, second, hints) for what, second, hints in tries if isinstance(what, int)]
    assert play.tries == len(tries)
    assert (play.best and len(play.best)) == min((what for what, _, _ in right), default=None)
    assert play.stars == max(
        (max(1, (3 if what == 4 else 2 if what <= 6 else 1) - hints) for what, _, hints in right), default=0
    )
    assert play.solved_at == (right[0][1] if right else None)
    assert play.solved_tries == (tries.index(right[0]) + 1 if right else 0)


def at_midnight(*tries: tuple[float, str | None], opened: float = MIDNIGHT - 100) -> Play:
    """Return a play of Monday's puzzle after these tries, each so many seconds after the midnight that ends the day."""
    play = Play(opened_at=opened)
    for seconds, moves in tries:
        play = play.after_try(puzzle(), None if moves is None else parse_moves(moves), MIDNIGHT + seconds)
    return play


def test_what_is_tried_after_the_day_changes_nothing_of_how_the_day_is_judged():
    in_time, late = (-10.0, SIX), (2 * 86_400.0, FOUR)
    play = at_midnight(in_time, late)
    assert (play.tries, play.stars, play.best) == (2, 3, parse_moves(FOUR))
    assert play.on_its_day == at_midnight(in_time)
    assert counts(MONDAY, play)
    assert at_midnight(in_time, late, (3 * 86_400.0, None)).on_its_day == at_midnight(in_time)


def test_within_the_day_and_its_grace_the_best_try_counts():
    assert at_midnight((-10.0, SIX), (GRACE - 1, FOUR)).on_its_day.stars == 3
    assert at_midnight((-10.0, SIX), (GRACE, FOUR)).on_its_day.stars == 2


def test_a_try_of_the_day_that_arrives_after_one_of_the_next_still_counts():
    play = at_midnight((-10.0, SIX), (GRACE + 1, SEVEN), (-5.0, FOUR))
    assert (play.tries, play.on_its_day.tries, play.on_its_day.stars) == (3, 2, 3)


def test_a_puzzle_that_was_not_solved_on_its_day_is_not_judged_by_it():
    play = at_midnight((-10.0, None), (GRACE, SIX), (GRACE + 1, FOUR))
    assert play.day_result is None
    assert not counts(MONDAY, play)


@pytest.mark.parametrize(
    ("opened", "solved", "expected"),
    [
        (MIDNIGHT - 100, MIDNIGHT - 0.001, True),
        (MIDNIGHT - 100, MIDNIGHT, True),
        (MIDNIGHT - 0.001, MIDNIGHT + GRACE - 0.001, True),
        (MIDNIGHT - 100, MIDNIGHT + GRACE, False),
        (MIDNIGHT, MIDNIGHT + 1, False),
        (MIDNIGHT - 100, None, False),
    ],
)
def test_a_day_counts_by_the_moment_of_the_first_solution(opened: float, solved: float | None, *, expected: bool):
    assert counts(MONDAY, Play(opened, solved_at=solved)) is expected


@pytest.mark.parametrize(
    ("now", "expected"),
    [(begins(MONDAY) - 0.001, False), (begins(MONDAY), True), (MIDNIGHT + GRACE - 0.001, True), (MIDNIGHT + GRACE, False)],
)
def test_a_day_is_open_until_no_first_solution_counts_for_it_any_more(now: float, *, expected: bool):
    assert is_open(MONDAY, now) is expected
    assert earliest_open(now) == min(day for day in range(MONDAY - 3, MONDAY + 3) if is_open(day, now))
