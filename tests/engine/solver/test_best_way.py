"""Where a line leaves the shortest solutions: held against plain search from positions within lines."""

from random import Random

import pytest

from engine import TARGETS, Diagonals, Edition, Position, Ricochet, Robot, parse_moves, rules_for
from engine.rules.setup import draw_setup
from engine.solver.best_way import Inside, WayLeft, moves_left, way_left

pytestmark = [pytest.mark.usefixtures("kernels"), pytest.mark.xdist_group("kernels")]

START = Position.from_code("005T3CF-5YD0FPW")
"""Its only shortest solution is `Y-right Y-down Y-left`."""
DEPTH = 3


def left_of(moves: str, ricochet: Ricochet = Ricochet.TURN) -> WayLeft | None:
    return way_left(START.play(parse_moves(moves)), ricochet)


def searched(inside: Inside, ricochet: Ricochet, most: int) -> int | None:
    """Return how many more moves solve it, by trying all moves in their order; None if it takes more than ``most``."""
    level = [inside]
    for made in range(most + 1):
        if any(one.is_solved for one in level):
            return made
        level = [one.after(slide, ricochet) for one in level for slide in one.slides()] if made < most else []
    return None


def walked(random: Random) -> tuple[Inside, Ricochet]:
    """Return a position after some random moves, half of them of robots that may arrive."""
    rules = rules_for(Edition.Y2013, diagonals=random.choice([*Diagonals]), fifth_robot=random.choice([None, Robot.BLACK]))
    start = draw_setup(rules, random).position.with_target(random.choice(TARGETS))
    ricochet = random.choice([Ricochet.TURN, Ricochet.TURN, Ricochet.TURN, Ricochet.ONE_MOVE])
    wanted = [robot for robot in start.robots if start.chip.wants(robot)]
    inside = Inside(start)
    for _ in range(random.randrange(1, 6)):
        robots = random.choice([wanted, [*start.robots]])
        inside = inside.after(
            random.choice([one for one in inside.slides() if one.move.robot in robots] or inside.slides()), ricochet
        )
    return inside, ricochet


def test_the_moves_that_are_left_within_a_line_are_those_of_plain_search():
    random, near = Random(7), 0
    while near < 25:
        inside, ricochet = walked(random)
        left = moves_left(inside, ricochet)
        if left is not None and left <= DEPTH:
            near += 1
            assert left == searched(inside, ricochet, DEPTH), (inside, ricochet)


def test_a_robot_that_has_turned_need_not_turn_again():
    inside = Inside(START)
    for slide in START.play(parse_moves("Y-right Y-down")).slides:
        inside = inside.after(slide, Ricochet.TURN)
    assert moves_left(inside, Ricochet.TURN) == 1
    assert moves_left(Inside(inside.position), Ricochet.TURN) != 1


def test_a_shortest_solution_leaves_no_way_nor_does_its_beginning():
    assert left_of("Y-right Y-down Y-left") is None
    assert left_of("Y-right Y-down") is None
    assert way_left(START.play(())) is None


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ("Y-right Y-down Y-up", WayLeft(3, 2, 3)),
        ("Y-left Y-up", WayLeft(1, 3, 3)),
        ("Y-right Y-down R-up Y-left", WayLeft(3, 1, 3)),
        ("G-up Y-right Y-down Y-left", WayLeft(1, 3, 3)),
    ],
)
def test_the_first_move_is_named_after_which_no_shortest_solution_was_possible(moves: str, left: WayLeft):
    assert left_of(moves) == left
    assert left.total == left.move + left.left > left.best


def test_an_illegal_move_and_those_after_it_do_not_count():
    legal = {slide.move for slide in Inside(START).slides()}
    stuck = next(
        f"{robot.value}-{way}"
        for robot in START.robots
        for way in ("up", "right", "down", "left")
        if parse_moves(f"{robot.value}-{way}")[0] not in legal
    )
    assert left_of(f"Y-right Y-down {stuck}") is None


def test_a_solver_that_gives_up_names_no_move():
    assert way_left(START.play(parse_moves("G-up Y-right")), cancelled=lambda: True) is None
