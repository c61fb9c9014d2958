"""The sixteen faces of the tiles, and how four of them become a board: docs/rules.md "Board"."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import resources
from itertools import permutations, product
from types import MappingProxyType

from engine.board.ascii import Drawing, parse_drawing
from engine.board.board import Board, closed_sides
from engine.board.geometry import SIZE, Cell, Direction
from engine.board.pieces import Diagonal, Robot, Target

TILE = SIZE // 2
"""Cells along each side of a tile."""

LETTERS = "ABCD"
"""The letters of the faces; each kind of tile has one face for each."""

NUMBERS = "1234"
"""The four kinds of tile, by their colour mark: green, blue, red, yellow. A board has one of each."""

MARKS: Mapping[str, Robot] = dict(zip(NUMBERS, (Robot.GREEN, Robot.BLUE, Robot.RED, Robot.YELLOW), strict=True))
"""The colour mark of each kind of tile, by its number."""

Faces = tuple[str, str, str, str]
"""The faces of a board, such as ``("4B", "1B", "2A", "3C")``: clockwise from the top left."""

_CORNERS = (Cell(0, 0), Cell(0, TILE), Cell(TILE, TILE), Cell(TILE, 0))


@cache
def faces() -> Mapping[str, Drawing]:
    """Return every face by its name, 1A to 4D, placed as the top-left tile of a board."""
    blocks = resources.files("engine.board").joinpath("tiles.txt").read_text(encoding="utf-8").split("== ")[1:]
    return MappingProxyType({name: parse_drawing(picture) for name, picture in (block.split("\n", 1) for block in blocks)})


@cache
def assemble(chosen: Faces) -> Board:
    """Return the board of four faces, the i-th of them turned i times clockwise so that the cut corners meet in the middle.

    Raises `ValueError` unless the faces exist and have the four different colour marks.
    """
    if not set(chosen) <= faces().keys() or sorted(name[0] for name in chosen) != list(NUMBERS):
        raise ValueError(f"not four faces with different colour marks: {chosen!r}")
    walls = dict[Cell, frozenset[Direction]]()
    diagonals, targets = dict[Cell, Diagonal](), dict[Target, Cell]()
    for turns, name in enumerate(chosen):
        face = _turned(name, turns)
        walls |= face.walls
        diagonals |= face.diagonals
        targets |= face.targets
    return Board(closed_sides(walls), diagonals, targets, chosen)


def all_boards(letters: Sequence[str]) -> Iterator[Faces]:
    """Yield every board of faces with these letters, each in one rotation: with tile 1 at the top left."""
    first, *others = NUMBERS
    for order in permutations(others):
        for sides in product(letters, repeat=len(NUMBERS)):
            a, b, c, d = (number + letter for number, letter in zip((first, *order), sides, strict=True))
            yield a, b, c, d


@cache
def _turned(name: str, turns: int) -> Drawing:
    """Return a face after a number of clockwise ``turns``, in its place on the board; ``walls`` has no empty sets."""
    face = faces()[name]
    return replace(
        face,
        walls={
            _place(cell, turns): frozenset(side.turned(turns) for side in sides) for cell, sides in face.walls.items() if sides
        },
        diagonals={
            _place(cell, turns): replace(one, slant=one.slant.turned) if turns % 2 else one
            for cell, one in face.diagonals.items()
        },
        targets={target: _place(cell, turns) for target, cell in face.targets.items()},
    )


def _place(cell: Cell, turns: int) -> Cell:
    corner = _CORNERS[turns]
    row, column = cell
    for _ in range(turns):
        row, column = column, TILE - 1 - row
    return Cell(corner.row + row, corner.column + column)
