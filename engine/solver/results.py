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
    """There is no solution of at most ``max_moves`` moves; there may be longer ones.

    Whether there are is looked into for no longer than a few times as long as the search took. So where there are none, it
    depends on the search and its bounds whether this is the answer, or `Unreachable`.
    """

    max_moves: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Unreachable:
    """There is no solution of any length. That is proven: by bounds, or by a look at every position that can be reached."""

    nodes: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """Cancelled, or out of nodes, before the answer was known."""

    nodes: int


@dataclass(frozen=True, slots=True)
class AllSolutions:
    """All shortest solutions of a position.

    ``count`` tells them apart by their moves. ``different`` tells them apart by what each robot does: solutions in which every
    robot makes the same slides, in whatever order among the robots, count as one. Where a count is not exact, there are at
    least so many; that of the different ones is exact where ``solutions`` holds all.
    """

    count: int
    is_count_exact: bool
    different: int
    is_different_exact: bool
    solutions: tuple[tuple[Move, ...], ...]
    nodes: int


class SolverUnavailableError(RuntimeError):
    """Raised where no library of the kernels fits this machine, and Numba, which could compile them, is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "no library of the solver's kernels fits this system or the kernels' sources: build one with "
            "`python -m engine.solver.build`, or install Numba to have them compiled here"
        )


Result = Solution | NoneWithin | Unreachable | GaveUp
"""The answer to one question."""
AllResult = AllSolutions | NoneWithin | Unreachable | GaveUp
"""The answer to a question for all solutions."""
