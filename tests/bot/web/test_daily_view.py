"""No view of a daily puzzle holds more of its answer than its player may know."""

from dataclasses import replace

from bot.text import Texts
from bot.web.daily_view import Desk, Looks, daily_view
from engine import Direction, Move, Robot, parse_moves
from engine.games.daily import GRACE, Play, Puzzle, begins
from engine.games.streaks import Streak
from engine.rules.hints import hint
from engine.solver.best_way import WayLeft
from tests.bot.world import TODAYS
from tests.properties import assume, given, st

EN = Texts.of("en")
ADA = 101
DAY = 20
PUZZLE = replace(TODAYS, day=DAY)
BEST = PUZZLE.best
LONGER = (*parse_moves("R-up"), *BEST)
ROBOTS = tuple(PUZZLE.position.robots)

moves = st.lists(st.builds(Move, st.sampled_from(ROBOTS), st.sampled_from(Direction)), min_size=2, max_size=20).map(tuple)
"""Any moves: a view that depends on a secret solution shows another one, too."""
times = st.floats(begins(DAY), begins(DAY + 3))
desks = st.builds(
    Desk,
    st.sampled_from(Looks),
    solutions=st.lists(moves, max_size=3),
    streak=st.builds(Streak, st.integers(0, 9)),
    spread=st.dictionaries(st.integers(3, 9), st.integers(1, 9)),
)
unsolved = st.builds(Play, times, tries=st.integers(0, 9), hints=st.integers(0, 3))
viewers = st.sampled_from([ADA, None])


def seen(puzzle: Puzzle, play: Play, desk: Desk, viewer: int | None = ADA, now: float = begins(DAY)) -> str:
    return daily_view(EN, puzzle, play, viewer, now, desk).model_dump_json()


def known(best: tuple[Move, ...], play: Play) -> object:
    """What the hints say that the player has taken."""
    return hint(best, play.hint) if play.hint else None


@given(best=moves, play=unsolved, desk=desks, now=times, viewer=viewers)
def test_before_it_is_solved_any_other_answer_with_the_same_hints_looks_the_same(
    best: tuple[Move, ...], play: Play, desk: Desk, now: float, viewer: int | None
) -> None:
    assume(known(best, play) == known(BEST, play))
    others = replace(desk, solutions=(best,), spread={len(best): 5})
    assert seen(replace(PUZZLE, best=best), play, others, viewer, now) == seen(PUZZLE, play, desk, viewer, now)


@given(tail=st.permutations(LONGER[1:]), play=unsolved, desk=desks, now=times)
def test_even_all_hints_leave_the_moves_after_the_first_a_secret(tail: list[Move], play: Play, desk: Desk, now: float) -> None:
    mixed = replace(PUZZLE, best=(LONGER[0], *tail))
    play = replace(play, hints=3)
    assert seen(mixed, play, desk, now=now) == seen(replace(PUZZLE, best=LONGER), play, desk, now=now)


@given(best=st.permutations(BEST), desk=desks, now=times)
def test_a_longer_solution_does_not_show_the_shortest_ones(best: list[Move], desk: Desk, now: float) -> None:
    play = Play(begins(DAY), tries=1, best=LONGER, stars=2, solved_at=begins(DAY) + 9, solved_tries=1)
    shown = replace(desk, solutions=())
    assert seen(replace(PUZZLE, best=tuple(best)), play, desk, now=now) == seen(PUZZLE, play, shown, now=now)


def test_another_person_sees_neither_the_result_nor_the_solutions() -> None:
    play = Play(begins(DAY), tries=1, best=BEST, stars=3, solved_at=begins(DAY) + 9, solved_tries=1, is_shown=True)
    for looks in Looks:
        view = daily_view(EN, PUZZLE, play, None, begins(DAY), Desk(looks, solutions=(BEST,)))
        assert (view.solutions, view.finish, view.may_try) == ((), None, True)


def test_beside_the_shortest_solutions_the_players_own_is_marked_where_it_left_them() -> None:
    play = Play(begins(DAY), tries=1, best=LONGER, stars=2, solved_at=begins(DAY) + 9, solved_tries=1, is_shown=True)
    desk = Desk(Looks.SOLUTIONS, solutions=(BEST,), left=WayLeft(2, 3, 4))
    _, own = daily_view(EN, PUZZLE, play, ADA, begins(DAY), desk).solutions
    assert (own.path, own.marked) == (tuple(map(str, LONGER)), 2)
    assert "Move 2 left the shortest way: from there it took 3 more, 5 in all. The best was 4." in own.label
    assert len(daily_view(EN, PUZZLE, play, ADA, begins(DAY), replace(desk, left=None)).solutions) == 1


def test_a_puzzle_is_given_up_once_its_day_is_over() -> None:
    play = Play(begins(DAY))
    open_until = begins(DAY + 1) + GRACE
    for now, may_give_up in ((open_until - 1, False), (open_until, True)):
        view = daily_view(EN, PUZZLE, play, ADA, now, Desk())
        assert ("solutions" in [action.what for action in view.actions]) is may_give_up


def test_there_is_no_day_before_the_first_and_none_after_today() -> None:
    first = daily_view(EN, replace(PUZZLE, day=1), Play(0), ADA, begins(1), Desk())
    assert [action.what for action in first.actions] == ["hint-1"]
    earlier = daily_view(EN, PUZZLE, Play(0), ADA, begins(DAY + 1), Desk())
    assert [action.what for action in earlier.actions] == ["hint-1", "before", "today"]
    assert Robot.GREEN.value in earlier.robots
