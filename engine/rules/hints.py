"""Hints: what is revealed of a shortest solution, a little more at each level."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from engine.board.geometry import Named
from engine.board.moves import Move
from engine.board.pieces import Robot

_FEWEST = (2, 4, 6, 8, 11, 15, 20)
"""The least lengths of the spans that a hint names; the last has no end. `EASY` and `HARD` do not split a span."""


class HintLevel(Named):
    """The levels of hints, least first."""

    LENGTH = "length"
    """Bounds on the number of moves."""
    ROBOTS = "robots"
    """Also the robots that move."""
    FIRST_MOVE = "first move"
    """Also the first move."""

    @property
    def number(self) -> int:
        """The number of the level, from 1, and so of hints taken to reach it."""
        return list(HintLevel).index(self) + 1

    @classmethod
    def after(cls, level: "HintLevel | None") -> "HintLevel | None":
        """Return the level after this one, the first after None; None after the last."""
        return next(iter(list(cls)[level.number if level else 0 :]), None)


@dataclass(frozen=True, slots=True)
class Hint:
    """Everything that the hints up to a level reveal, and nothing else: safe to show and to store.

    The solution has at least ``fewest`` moves, and at most ``most`` where that is not None. ``robots`` are those that move in
    it, in their usual order, and empty below `HintLevel.ROBOTS`; ``first`` is its first move, and None below
    `HintLevel.FIRST_MOVE`.
    """

    level: HintLevel
    fewest: int
    most: int | None
    robots: tuple[Robot, ...] = ()
    first: Move | None = None


def hint(best: Sequence[Move], level: HintLevel) -> Hint:
    """Return what the hints up to this level reveal of a solution. Raises `ValueError` for one of fewer than two moves."""
    if len(best) < _FEWEST[0]:
        raise ValueError(f"a solution has at least two moves, not {len(best)}")
    span = bisect_right(_FEWEST, len(best))
    most = _FEWEST[span] - 1 if span < len(_FEWEST) else None
    moving = {move.robot for move in best} if level.number >= HintLevel.ROBOTS.number else set[Robot]()
    first = best[0] if level is HintLevel.FIRST_MOVE else None
    return Hint(level, _FEWEST[span - 1], most, tuple(robot for robot in Robot if robot in moving), first)
