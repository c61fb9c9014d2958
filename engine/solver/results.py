"""What the solver can answer."""

from dataclasses import dataclass

from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Solution:
    """A shortest solution. ``nodes`` counts the positions that were opened to find it, as in every answer."""

    moves: tuple[Move, ...]
    nodes: int


@dataclass(frozen=True, slots=True)
class NoneWithin:
    """There is no solution of at most ``max_moves`` moves; there may be longer ones."""

    max_moves: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Unreachable:
    """There is no solution at all."""

    nodes: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """Cancelled, or out of nodes, before the answer was known."""

    nodes: int


Result = Solution | NoneWithin | Unreachable | GaveUp
"""The answer to one question."""
