"""The answers of the solver."""

from dataclasses import dataclass

from engine.board.moves import Move


@dataclass(frozen=True, slots=True)
class Solution:
    """A shortest solution. ``nodes`` counts the positions that were opened to find it, as in every answer."""

    moves: tuple[Move, ...]
    nodes: int


@dataclass(frozen=True, slots=True)
class NoneWithin:
    """There is no solution of at most ``max_moves`` moves; there may be longer ones.

    Longer ones are ruled out only within a few times the cost of the search. So where there are none, it depends on the search
    and its bounds whether the answer is this, or `Unreachable`.
    """

    max_moves: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Unreachable:
    """There is no solution of any length: bounds prove it, or every reachable position was opened."""

    nodes: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """The search was cancelled, or reached its node limit."""

    nodes: int


@dataclass(frozen=True, slots=True)
class AllSolutions:
    """All shortest solutions of a position.

    ``count`` counts sequences of moves. ``different`` counts solutions in which every robot makes the same slides, in whatever
    order among the robots, as one. A count that is not exact is a lower bound; that of the different ones is exact where
    ``solutions`` holds all.
    """

    count: int
    is_count_exact: bool
    different: int
    is_different_exact: bool
    solutions: tuple[tuple[Move, ...], ...]
    nodes: int


class SolverUnavailableError(RuntimeError):
    """No library of the kernels fits this machine, and Numba, which could compile them, is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "no library of the solver's kernels fits this system or the kernels' sources: build one with "
            "`python -m engine.solver.build`, or install Numba to have them compiled here"
        )


Result = Solution | NoneWithin | Unreachable | GaveUp
"""The answer of `solve`."""
AllResult = AllSolutions | NoneWithin | Unreachable | GaveUp
"""The answer of `solve_all`."""
