r"""Boards as plain-text drawings: the format of the tiles' file, and of positions in tests.

A cell is three characters wide, with its walls drawn around it::

    +---+---+
    | R   Gm|      R    the red robot              Gm   the green moon        **   the vortex
    +   +---+      B/   a blue diagonal barrier    YGm  yellow robot on it    ###  the middle
    | .   B\       .    an empty cell
    +---+---+
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NoReturn, TypeVar

from engine.board.geometry import MIDDLE, SIZE, Cell, Direction
from engine.board.moves import Robots
from engine.board.pieces import TARGETS, Diagonal, Robot, Slant, Target

_T = TypeVar("_T")

_ROBOTS = {robot.value: robot for robot in Robot}
_TARGETS = {target.letters: target for target in TARGETS}
_DIAGONALS = {f"{robot.value}{slant.value}": Diagonal(robot, slant) for robot in Robot for slant in Slant}
_MIDDLE = "###"
_EMPTY = "."
_GOAL = "X"
_WIDTH = 4


@dataclass(frozen=True)
class Drawing:
    """The contents of a drawing, immutable. Each wall is given from one of its sides or from both; `draw` needs both."""

    walls: Mapping[Cell, frozenset[Direction]]
    diagonals: Mapping[Cell, Diagonal]
    targets: Mapping[Target, Cell]
    robots: Robots


def parse_drawing(text: str) -> Drawing:
    """Parse a drawing.

    Raises `ValueError`, naming the row or the cell, for an empty drawing or one larger than a board, for marks where no wall
    can be, for cells that are empty or show anything unknown, and for a robot or a target that is drawn twice.
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    columns, rows = lines[0].count("+") - 1 if lines else 0, len(lines) // 2
    if min(columns, rows) < 1 or len(lines) != 2 * rows + 1:
        raise ValueError("a drawing has a line of walls above and below each row of cells")
    if max(columns, rows) > SIZE:
        raise ValueError(f"a board has {SIZE} rows and columns, and this drawing {rows} and {columns}")
    walls = defaultdict[Cell, set[Direction]](set)
    shown = _Shown({}, {}, {})
    for number, line in enumerate(lines):
        row, is_cells = divmod(number, 2)
        marks, parts = _split(line, columns, row)
        if wrong := set(marks) - set(allowed := "| " if is_cells else "+"):
            _fail(f"row {row}", f"{min(wrong)!r} where there should be one of {allowed!r}")
        for column, part in enumerate(parts):
            cell = Cell(row, column)
            if is_cells:
                sides = ((Direction.LEFT, marks[column]), (Direction.RIGHT, marks[column + 1]))
                walls[cell] |= {side for side, mark in sides if mark == "|"}
                shown.read(part.strip(), cell)
            elif part == "---":
                last = row == rows
                walls[cell.step(Direction.UP) if last else cell].add(Direction.DOWN if last else Direction.UP)
            elif part.strip():
                _fail(f"row {row}, column {column}", f"{part!r} is no wall")
    return Drawing(
        MappingProxyType({cell: frozenset(sides) for cell, sides in walls.items()}),
        MappingProxyType(shown.diagonals),
        MappingProxyType(shown.targets),
        MappingProxyType(shown.robots),
    )


def _split(line: str, columns: int, row: int) -> tuple[str, list[str]]:
    """Return the marks at the corners of a line's cells, and the text between them."""
    if len(line) > columns * _WIDTH + 1:
        _fail(f"row {row}", f"{line!r} is longer than the first line")
    whole = line.ljust(columns * _WIDTH + 1)
    return whole[::_WIDTH], [whole[column * _WIDTH + 1 : (column + 1) * _WIDTH] for column in range(columns)]


def _fail(where: str, what: str) -> NoReturn:
    raise ValueError(f"{where}: {what}")


@dataclass(frozen=True)
class _Shown:
    """The cells that have been read so far."""

    diagonals: dict[Cell, Diagonal]
    targets: dict[Target, Cell]
    robots: dict[Robot, Cell]

    def read(self, content: str, cell: Cell) -> None:
        """Add the contents of a cell."""
        where = f"row {cell.row}, column {cell.column}"
        if content == _EMPTY or (content == _MIDDLE and cell in MIDDLE):
            return
        if cell in MIDDLE:
            _fail(where, f"{content!r} in the middle of the board")
        if len(content) in (1, 3) and content[0] in _ROBOTS:
            self._place(self.robots, _ROBOTS[content[0]], cell)
            content = content[1:] or _EMPTY
        if content in _DIAGONALS:
            self.diagonals[cell] = _DIAGONALS[content]
        elif content in _TARGETS:
            self._place(self.targets, _TARGETS[content], cell)
        elif content != _EMPTY:
            _fail(where, f"{content!r} is nothing that a board can show")

    def _place(self, places: dict[_T, Cell], what: _T, cell: Cell) -> None:
        if what in places:
            _fail(f"row {cell.row}, column {cell.column}", f"{what!r} is on {places[what].label} already")
        places[what] = cell


def draw(drawing: Drawing) -> str:
    """Return the text of a drawing of a whole board, in the form that `parse_drawing` reads."""
    standing = {cell: robot for robot, cell in drawing.robots.items()}
    shown = {cell: target.letters for target, cell in drawing.targets.items()}
    shown |= {cell: f"{diagonal.robot.value}{diagonal.slant.value}" for cell, diagonal in drawing.diagonals.items()}
    lines = list[str]()
    for row in range(SIZE + 1):
        cells = [Cell(row, column) for column in range(SIZE)]
        above = [Cell(row - 1, cell.column) for cell in cells] if row == SIZE else cells
        side = Direction.DOWN if row == SIZE else Direction.UP
        lines.append("+" + "".join(("---" if side in drawing.walls[cell] else "   ") + "+" for cell in above))
        if row < SIZE:
            inside = (_content(standing.get(cell), shown.get(cell), cell) for cell in cells)
            right = ("|" if Direction.RIGHT in drawing.walls[cell] else " " for cell in cells)
            lines.append("|" + "".join(what + wall for what, wall in zip(inside, right, strict=True)))
    return "\n".join(line.rstrip() for line in lines)


def _content(robot: Robot | None, printed: str | None, cell: Cell) -> str:
    letter = robot.value if robot else ""
    if cell in MIDDLE:
        return _MIDDLE
    return f"{letter:1}{printed}" if printed else f" {letter or _EMPTY} "


def draw_small(drawing: Drawing, target: Target | None) -> str:
    r"""Return the drawing of a whole board in 35 by 34 characters, for narrow screens.

    This is its top left corner::

           A B C
          +-------
         1|R . X|.      R    the red robot      X    the target, unless a robot stands there
                +-      /    a diagonal         #    the middle
         2|. / .  .     .    an empty cell

    It omits the colours of diagonals, and targets other than that of the round.
    """
    goal = drawing.targets.get(target) if target else None
    letters = {cell: diagonal.slant.value for cell, diagonal in drawing.diagonals.items()}
    letters |= ({goal: _GOAL} if goal else {}) | {cell: robot.value for robot, cell in drawing.robots.items()}
    letters |= dict.fromkeys(MIDDLE, _MIDDLE[0])
    lines = ["   " + " ".join(Cell(0, column).label[0] for column in range(SIZE))]
    for row in range(SIZE + 1):
        lines.append("  " + "".join(_joint(drawing, row, column) for column in range(2 * SIZE + 1)))
        if row < SIZE:
            inside = (letters.get(Cell(row, column), _EMPTY) for column in range(SIZE))
            right = ("|" if _is_wall(drawing, Cell(row, column), Direction.RIGHT) else " " for column in range(SIZE))
            lines.append(f"{row + 1:2}|" + "".join(what + wall for what, wall in zip(inside, right, strict=True)))
    return "\n".join(line.rstrip() for line in lines)


def _joint(drawing: Drawing, row: int, place: int) -> str:
    """Return the marks between two rows: at even places corners of cells, at odd ones their upper sides."""
    column = place // 2
    if place % 2:
        return "-" if _is_wall(drawing, Cell(row - 1, column), Direction.DOWN) else " "
    across = any(_is_wall(drawing, Cell(row - 1, beside), Direction.DOWN) for beside in (column - 1, column))
    down = any(_is_wall(drawing, Cell(beside, column - 1), Direction.RIGHT) for beside in (row - 1, row))
    return "+" if across and down else "-" if across else "|" if down else " "


def _is_wall(drawing: Drawing, cell: Cell, side: Direction) -> bool:
    """Return whether a wall is drawn on that side of a cell. Either cell, or both, may be off the board."""
    beyond = cell.step(side)
    if not cell.on_board:
        return beyond.on_board
    return side in drawing.walls[cell] and not {cell, beyond} <= MIDDLE
