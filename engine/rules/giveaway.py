"""Decide whether the solutions of one position would give away another that is in play: docs/decisions/giveaway.md.

Compares how two positions look, on each side of their boards that matches, and needs no solver.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.board.geometry import CELLS, SIZE
from engine.board.moves import Move
from engine.board.pieces import Target
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.board.tiles import NUMBERS, Faces

_THREE = 3
"""The number of robots that identifies a game."""

_TWO = 2
"""The number of shared tiles, and of robots that stand alike, with which two boards share solutions."""


@dataclass(frozen=True, slots=True)
class InPlay:
    """A position that is being solved by this ricochet rule.

    ``chips`` is the one that is turned up, or between two rounds all those that may be next. ``best`` is a solution for the
    chip that is turned up, where one is known; it is secret. ``hides_robots``: so is where the robots stand now, on which
    no answer depends; ``position`` is an earlier one.
    """

    position: Position
    chips: tuple[Target, ...]
    ricochet: Ricochet
    best: tuple[Move, ...] = ()
    hides_robots: bool = False

    @property
    def goals(self) -> frozenset[int]:
        """The cells of the targets."""
        return frozenset(self.position.board.targets[chip].number for chip in self.chips)


def looks_like(asked: Position, one: InPlay, *, mildly: bool = False) -> bool:
    """Return whether the solutions of a position may help in one in play, in any rotation.

    They may on the same four tiles; with two of these, where the target is on the same cell, or two robots of any colour stand
    as in play; and with one, where the target is on the same cell: ``mildly``, only if two robots stand as in play, too.

    Nothing that is a secret of the game is looked at: what is refused would tell of it.
    """
    standing, faces = _standing(one.position), one.position.board.faces
    return any(_is_like(turned, standing, one.goals, mildly=mildly) for turned in _turns(asked, faces))


def is_same(asked: Position, one: InPlay) -> bool:
    """Return whether a position is recognisably one in play, whose four tiles it has.

    It is where three robots of any colour stand on the same cells, or all that the game's known solution moves, and it wins;
    and wherever they stand, if that is a secret of the game.
    """
    faces = one.position.board.faces
    if faces is None or asked.board.faces not in rotations(faces):
        return False
    standing = _standing(one.position)
    return any(
        one.hides_robots or len(standing & turned.robots) >= _THREE or _wins(asked, turned, one)
        for turned in _turns(asked, faces)
        if len(turned.alike) == len(NUMBERS)
    )


def share_tiles(one: Faces, other: Faces) -> bool:
    """Return whether two boards have a tile in the same place, in any rotation."""
    return any(_alike(turned, other) for turned in rotations(one))


@lru_cache(maxsize=5000)
def rotations(faces: Faces) -> tuple[Faces, Faces, Faces, Faces]:
    """Return the tiles of a board, and after one, two and three quarter turns clockwise."""
    a, b, c, d = faces
    return (a, b, c, d), (d, a, b, c), (c, d, a, b), (b, c, d, a)


@dataclass(frozen=True, slots=True)
class _Turned:
    """A position after quarter turns: the cells of its robots and of its target, and the corners of the same tiles."""

    turns: int
    robots: frozenset[int]
    goal: int
    alike: frozenset[int]


def _turns(asked: Position, faces: Faces | None) -> Iterator[_Turned]:
    """Yield the rotations in which a position has a tile in common with a board. None where either is not made of tiles."""
    if asked.board.faces is None or faces is None:
        return
    for turns, turned in enumerate(rotations(asked.board.faces)):
        if alike := _alike(turned, faces):
            robots = frozenset(_turn_cell(cell.number, turns) for cell in asked.robots.values())
            yield _Turned(turns, robots, _turn_cell(asked.goal.number, turns), alike)


def _is_like(turned: _Turned, standing: frozenset[int], goals: frozenset[int], *, mildly: bool) -> bool:
    tiles, ends, begins = len(turned.alike), turned.goal in goals, len(standing & turned.robots) >= _TWO
    if tiles < _TWO:
        return ends and (begins or not mildly)
    return ends or begins or tiles == len(NUMBERS)


def _alike(one: Faces, other: Faces) -> frozenset[int]:
    return frozenset(corner for corner, (mine, theirs) in enumerate(zip(one, other, strict=True)) if mine == theirs)


def _standing(position: Position) -> frozenset[int]:
    return frozenset(cell.number for cell in position.robots.values())


@lru_cache(maxsize=4 * len(CELLS))
def _turn_cell(number: int, turns: int) -> int:
    row, column = divmod(number, SIZE)
    for _ in range(turns):
        row, column = column, SIZE - 1 - row
    return row * SIZE + column


def _wins(asked: Position, turned: _Turned, one: InPlay) -> bool:
    """Return whether the known solution of a game, on the board as it was turned, wins in the requested position."""
    if not one.best or turned.goal not in one.goals:
        return False
    needed = {one.position.robots[move.robot].number for move in one.best}
    if not needed <= turned.robots:
        return False
    moves = [Move(move.robot, move.direction.turned(-turned.turns % len(NUMBERS))) for move in one.best]
    return asked.has_robots(moves) and asked.play(moves).flaw(ricochet=one.ricochet) is None
