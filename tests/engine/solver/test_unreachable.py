"""An answer "no solution" is a proof: compared with exhaustive searches, and with the longest solutions."""

from collections.abc import Iterator
from itertools import pairwise, product
from random import Random

import pytest

from engine import COLOURED, TARGETS, Board, Cell, Diagonal, Direction, Position, Ricochet, Robot, Slant
from engine.board.board import closed_sides
from engine.solver import NoneWithin, Solution, Unreachable, session, solve
from engine.solver.session import forget_answers
from tests.engine.search import solve as search

RED_MOON = TARGETS[0]
ASIDE = {Robot.GREEN: Cell(6, 1), Robot.BLUE: Cell(6, 3), Robot.YELLOW: Cell(9, 1), Robot.BLACK: Cell(9, 3)}
"""Helpers in closed cells, who play no part."""
CORNER = [Cell(row, column) for row, column in product(range(4), repeat=2)]


@pytest.fixture(
    params=["", "_WORTH_BUILDING", "_WORTH_BUILDING _WORTH_MORE _WORTH_LAYING"],
    ids=["distances", "bounds", "pairs"],
    autouse=True,
)
def _built_at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Better bounds are not built in easy questions, unless they are from the first state on."""
    for name in request.param.split():
        monkeypatch.setattr(session, name, 0)
    forget_answers()
    yield
    forget_answers()


def corridor(*tops: int) -> list[Cell]:
    """Return a way in bands of two rows each, of which nearly every cell is a corner. Between bands it goes straight down."""
    cells = list[Cell]()
    for band, top in enumerate(tops):
        columns = range(15, 0, -1) if band % 2 else range(15)
        for index, column in enumerate(columns):
            cells += [Cell(row, column) for row in ((top + 1, top) if index % 2 else (top, top + 1))]
        side = 0 if band % 2 else 15
        following = tops[band + 1] if band + 1 < len(tops) else top + 2
        cells += [Cell(row, side) for row in range(top + 1, following)]
    return cells


def walls_along(cells: list[Cell]) -> dict[Cell, set[Direction]]:
    """Walls on both sides of a way and at its ends, and around the cells aside."""
    walls = {cell: set(Direction) for cell in [*cells, *ASIDE.values()]}
    for one, other in pairwise(cells):
        heading = next(heading for heading in Direction if one.step(heading) == other)
        walls[one].discard(heading)
        walls[other].discard(heading.opposite)
    return walls


@pytest.mark.parametrize("ricochet", Ricochet)
def test_a_target_at_the_end_of_any_corridor_is_not_called_unreachable(ricochet: Ricochet):
    """Also where the moves, or the sums that bounds are made of, are more than the kernels can count."""
    cells = corridor(0, 2, 4, 10, 12, 14)
    walls = closed_sides(walls_along(cells))
    lengths = list[int]()
    for target in cells[10::13]:
        position = Position(Board(walls, {}, {RED_MOON: target}), {Robot.RED: cells[0], **ASIDE}, RED_MOON)
        shortest = search(position, most=1000, ricochet=ricochet)
        result = solve(position, ricochet=ricochet)
        if shortest is None or len(shortest) <= 40:
            assert (len(result.moves) if isinstance(result, Solution) else None) == (shortest and len(shortest))
        else:
            assert isinstance(result, NoneWithin)
            lengths.append(len(shortest))
    assert min(lengths) < 60
    assert max(lengths) > 150


def test_a_target_for_which_a_helper_has_to_come_from_afar_is_not_called_unreachable():
    """Green has to stop red in the last row, and comes there out of a corridor, from its begin or from nearer by."""
    cells = corridor(0, 2, 4)
    walls = walls_along(cells)
    walls[cells[-1]].discard(Direction.DOWN)
    board = Board(closed_sides(walls), {}, {RED_MOON: Cell(15, 14)})
    helpers = {robot: cell for robot, cell in ASIDE.items() if robot is not Robot.GREEN}
    told = list[type]()
    for begin in (*cells[:-7:8], cells[-4]):
        position = Position(board, {Robot.RED: Cell(12, 0), Robot.GREEN: begin, **helpers}, RED_MOON)
        result = solve(position)
        assert not isinstance(result, Unreachable)
        told.append(type(result))
    assert told[0] is NoneWithin
    assert told[-1] is Solution


def corner_position(seed: int) -> Position:
    """Two robots in a closed corner with a few walls and diagonals: so few states that a search soon has seen all."""
    random = Random(seed)
    walls = {cell: set[Direction]() for cell in CORNER}
    for index in range(4):
        walls[Cell(3, index)].add(Direction.DOWN)
        walls[Cell(index, 3)].add(Direction.RIGHT)
    for cell in random.choices(CORNER, k=random.randrange(8)):
        walls[cell].add(random.choice(list(Direction)))
    walls |= {cell: set(Direction) for cell in ASIDE.values()}
    slanted, (target, red, green) = [], random.sample(CORNER, k=3)
    if random.random() < 0.5:
        slanted = random.sample([cell for cell in CORNER if cell not in (target, red, green)], k=2)
    diagonals = {cell: Diagonal(random.choice(COLOURED), random.choice(list(Slant))) for cell in slanted}
    board = Board(closed_sides(walls), diagonals, {RED_MOON: target})
    return Position(board, {**ASIDE, Robot.RED: red, Robot.GREEN: green}, RED_MOON)


def test_unreachable_is_what_a_search_through_all_states_cannot_reach():
    none = 0
    for seed in range(60):
        position, ricochet = corner_position(seed), list(Ricochet)[seed % 2]
        shortest = search(position, most=1000, ricochet=ricochet)
        result = solve(position, ricochet=ricochet)
        if shortest is None:
            assert isinstance(result, Unreachable)
            none += 1
        else:
            assert isinstance(result, Solution)
            assert len(result.moves) == len(shortest)
        few = solve(position, max_moves=2, ricochet=ricochet)
        assert shortest is None or not isinstance(few, Unreachable)
    assert 5 < none < 55
