"""Find optimal solutions of positions, and prove that none is shorter: docs/solver.md.

Importing this package is cheap. The first question, or `warm_up`, loads the kernels from the library for this system in
``built``. Where none fits, Numba compiles them, if it is installed.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from pathlib import Path

from engine.board.board import Board, closed_sides
from engine.board.geometry import Cell
from engine.board.pieces import VORTEX, Robot
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.solver.results import (
    AllResult,
    AllSolutions,
    GaveUp,
    NoneWithin,
    Result,
    Solution,
    SolverUnavailableError,
    Unreachable,
)

__all__ = [
    "NODE_LIMIT",
    "AllResult",
    "AllSolutions",
    "GaveUp",
    "NoneWithin",
    "Readiness",
    "Result",
    "Solution",
    "SolverUnavailableError",
    "Unreachable",
    "kernels_from",
    "readiness",
    "solve",
    "solve_all",
    "warm_up",
]

NODE_LIMIT = 100_000_000
"""The number of positions that a search may open before it gives up."""


@cache
def _session():  # noqa: ANN202 - a module has no type of its own
    """Import the implementation on first use."""
    from engine.solver import session  # noqa: PLC0415

    return session


class Readiness(Enum):
    """The work to do before the first question can be answered."""

    READY = "kernels are loaded, or only have to be"
    TO_COMPILE = "no library fits, so kernels have to be compiled, and will be kept"
    TO_COMPILE_ALWAYS = "no library fits, and no folder can be written to: kernels have to be compiled in every process"
    UNAVAILABLE = "no library fits, and Numba is not installed"


def solve(
    position: Position,
    *,
    max_moves: int = 40,
    node_limit: int = NODE_LIMIT,
    ricochet: Ricochet = Ricochet.TURN,
    cancelled: Callable[[], bool] | None = None,
) -> Result:
    """Find a shortest solution by docs/rules.md "Reaching the target", or the reason why there is none to show.

        >>> from engine import Position, format_moves
        >>> solution = solve(Position.from_code("005T3CF-5YD0FPW"))
        >>> format_moves(solution.moves)
        'Y-right Y-down Y-left'

    ``ricochet`` is the rule that is played. The solution is checked move by move. Of the shortest solutions, it is one with the
    fewest changes of robot; equal questions get equal answers. Thread-safe: two questions can be answered at a time, if one of
    them is hard. ``cancelled`` is called about every ten milliseconds, also while waiting for another question. Raises
    `NotInPlay` for a target that the board does not show, and `SolverUnavailableError` without kernels.
    """
    session = _session()
    return session.answer(session.Asked(position, max_moves, node_limit, ricochet, cancelled))


def solve_all(
    position: Position,
    *,
    limit: int = 100,
    max_moves: int = 40,
    node_limit: int = NODE_LIMIT,
    ricochet: Ricochet = Ricochet.TURN,
    cancelled: Callable[[], bool] | None = None,
) -> AllResult:
    """Count the shortest solutions, and list the first ``limit`` of them; or return why there is none to show. See `solve`.

    Their order is always the same, the fewest changes of robot first; the first is that of `solve`.
    """
    session = _session()
    return session.answer_all(session.Asked(position, max_moves, node_limit, ricochet, cancelled), max(limit, 1))


def readiness() -> Readiness:
    """Return whether kernels have to be compiled, which takes half a minute. Compiles nothing."""
    session = _session()
    if session.has_library():
        return Readiness.READY
    if not session.can_compile():
        return Readiness.UNAVAILABLE
    from engine.solver import compiled_here  # noqa: PLC0415 - llvmlite is imported only where no library fits

    if compiled_here.is_cached():
        return Readiness.READY
    return Readiness.TO_COMPILE if compiled_here.cache_folder() else Readiness.TO_COMPILE_ALWAYS


def kernels_from() -> Path | None:
    """Return the library of the kernels, or the cache folder of those compiled here; None where there is neither."""
    from engine.solver.libraries import built_library  # noqa: PLC0415

    session = _session()
    if session.has_library() or not session.can_compile():
        return built_library()
    from engine.solver.compiled_here import cache_folder  # noqa: PLC0415

    return cache_folder()


def warm_up() -> None:
    """Load the kernels, or compile them where no library fits, so that the first question does not wait for that.

    Raises `SolverUnavailableError`, as every question does, where neither is possible: see `readiness`.
    """
    board = Board(closed_sides(), {}, {VORTEX: Cell(0, 0)})
    solve(Position(board, {Robot.RED: Cell(1, 1)}, VORTEX))
