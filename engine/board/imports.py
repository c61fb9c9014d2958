"""Positions from the formats of other programs: DriftingDroids' game IDs and Roboyard's maps."""

import re
from collections import defaultdict
from dataclasses import replace

from engine.board.board import Board, closed_sides
from engine.board.geometry import MIDDLE, SIZE, Cell, Direction
from engine.board.pieces import COLOURED, VORTEX, Robot, Symbol, Target
from engine.board.position import Position
from engine.board.tiles import LETTERS, NUMBERS, assemble

_ROBOTS = (*COLOURED, Robot.SILVER)
"""The robots of both programs, in DriftingDroids' order."""
_FACES = tuple(number + letter for letter in LETTERS for number in NUMBERS)
"""The faces in DriftingDroids' order."""
_GAME_ID = re.compile(r"([0-9A-F]{4})\+([1-5])([0-4F])\+((?:[0-9A-F]{2})+)\+([0-9A-F]{2})")
"""The faces, the number of robots, the robot of the target or F for the vortex, the robots' cells, the target's cell."""

_ENTRY = re.compile(r"([a-z_]+):?(\d+),(\d+)")
_WITHOUT_EFFECT = ("name:", "solution:", "num_moves:")
_DEFAULT_SIZE = (14, 14)
_WALLS = {"h": Direction.UP, "mh": Direction.UP, "v": Direction.LEFT, "mv": Direction.LEFT}
_ROBOT_KINDS = {kind: robot for robot in _ROBOTS for kind in (f"r{robot.value.lower()}", f"robot_{robot.word}")}
_TARGET_KINDS = {
    kind: Target(Symbol.MOON, robot) for robot in COLOURED for kind in (f"t{robot.value.lower()}", f"target_{robot.word}")
} | {"tm": VORTEX, "target_multi": VORTEX}
"""The kinds of entries of a map of Roboyard."""
_AROUND_MIDDLE = [(cell, side) for cell in MIDDLE for side in Direction if cell.step(side) not in MIDDLE]


def from_driftingdroids(game_id: str) -> Position:
    """Parse a game ID of DriftingDroids, such as ``0765+42+2E21BD0F+93``.

    DriftingDroids has no diagonal barriers, so a position with faces D has none either. Raises `ValueError` for any other text,
    for faces with equal colour marks, and for a position that cannot exist.
    """
    parts = _GAME_ID.fullmatch(game_id.strip().upper())
    if not parts or len(parts[4]) != 2 * int(parts[2]):
        raise ValueError(f"not a game ID of DriftingDroids: {game_id!r}")
    a, b, c, d = (_FACES[int(digit, 16)] for digit in parts[1])
    board = assemble((a, b, c, d))
    if board.diagonals:
        board = replace(board, diagonals={}, faces=None)
    target = board.target_on(goal := Cell.at(int(parts[5], 16)))
    if target is None or target.robot is not (None if parts[3] == "F" else _ROBOTS[int(parts[3])]):
        raise ValueError(f"{goal.label} does not show a target of that colour")
    return Position(board, dict(zip(_ROBOTS, map(Cell.at, bytes.fromhex(parts[4])), strict=False)), target)


def from_roboyard(text: str) -> Position:
    """Parse a map of Roboyard, in its compact or its older form, as in its files of levels.

    The map may be smaller than 16 × 16: its middle is placed on ours, and its edge becomes walls. A coloured target, which has
    no symbol there, becomes the moon of its colour. Raises `ValueError` for an entry that is not of this format, for a map that
    is larger, has an odd width or height, or does not close its four middle cells, and unless it has exactly one target.
    """
    (width, height), entries = _entries(text)
    if width % 2 or height % 2 or not (0 < width <= SIZE and 0 < height <= SIZE):
        raise ValueError(f"a map of {width} × {height} cells does not fit on a board of {SIZE} × {SIZE}")
    left, top = (SIZE - width) // 2, (SIZE - height) // 2
    inside = {Cell(y, x) for y in range(top, top + height) for x in range(left, left + width)}
    walls, robots, targets = defaultdict[Cell, set[Direction]](set), dict[Robot, Cell](), dict[Target, Cell]()
    for kind, x, y in entries:
        cell = Cell(y + top, x + left)
        if kind in _WALLS:
            walls[cell].add(_WALLS[kind])
        elif cell not in inside:
            raise ValueError(f"{kind}{x},{y} is outside of the map")
        elif kind in _ROBOT_KINDS:
            robots[_ROBOT_KINDS[kind]] = cell
        else:
            targets[_TARGET_KINDS[kind]] = cell
    if not all(side in walls[cell] or side.opposite in walls[cell.step(side)] for cell, side in _AROUND_MIDDLE):
        raise ValueError("the four middle cells of the map are not closed")
    if len(targets) != 1:
        raise ValueError(f"a position has one target, and the map {len(targets)}")
    for cell in inside:
        walls[cell] |= {side for side in Direction if cell.step(side) not in inside}
    return Position(Board(closed_sides(walls), {}, targets), robots, *targets)


def _entries(text: str) -> tuple[tuple[int, int], list[tuple[str, int, int]]]:
    """Return the size of a map and its other entries. Raises `ValueError` for an unknown entry."""
    size, entries = _DEFAULT_SIZE, list[tuple[str, int, int]]()
    for line in text.splitlines():
        for entry in () if line.strip().startswith("#") else filter(None, map(str.strip, line.split(";"))):
            parts = _ENTRY.fullmatch(entry)
            if parts and parts[1] == "board":
                size = int(parts[2]), int(parts[3])
            elif parts and parts[1] in _WALLS | _ROBOT_KINDS | _TARGET_KINDS:
                entries.append((parts[1], int(parts[2]), int(parts[3])))
            elif not entry.startswith(_WITHOUT_EFFECT):
                raise ValueError(f"not an entry of a map of Roboyard: {entry!r}")
    return size, entries
