"""An optimal solution of any position, and the proof that none is shorter.

Importing this package is cheap. The kernels, which Numba compiles, are loaded by the first call or by `warm_up`.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from pathlib import Path

from engine.board import Board, closed_sides
from engine.geometry import Cell
from engine.pieces import VORTEX, Robot
from engine.position import Position
from engine.proof import Ricochet
from engine.solver.results import AllResult, AllSolutions, GaveUp, NoneWithin, Result, Solution, Unreachable

__all__ = [
    "NODE_LIMIT",
    "AllResult",
    "AllSolutions",
    "GaveUp",
    "NoneWithin",
    "Readiness",
    "Result",
    "Solution",
    "Unreachable",
    "cache_folder",
    "readiness",
    "solve",
    "solve_all",
    "warm_up",
]

NODE_LIMIT = 100_000_000
"""Positions that a question may open before it is given up."""


@cache
def _session():  # noqa: ANN202 - a module has no type of its own
    """What answers questions. It takes llvmlite, which is imported only when it is needed."""
    from engine.solver import session  # noqa: PLC0415

    return session


class Readiness(Enum):
    """What has to be done before the first question can be answered."""

    READY = "kernels are loaded, or only have to be"
    TO_COMPILE = "kernels have to be compiled, and will be kept"
    TO_COMPILE_ALWAYS = "kernels have to be compiled, in every process: there is no folder that they could be kept in"


def solve(
    position: Position,
    *,
    max_moves: int = 40,
    node_limit: int = NODE_LIMIT,
    ricochet: Ricochet = Ricochet.TURN,
    cancelled: Callable[[], bool] | None = None,
) -> Result:
    """A shortest solution by docs/rules.md "Reaching the target", checked step by step; or why there is none to show.

    ``ricochet`` is the rule that is played. Among the shortest solutions it is one with as few changes from one robot to
    another as there can be. The same question always gets the same answer. Two questions can be answered at a time, in whatever
    threads they are asked, if one of them is hard; `cancelled` is called about every ten milliseconds, also by those who wait.
    Raises `KeyError` for a target that the board does not show.
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
    """How many shortest solutions there are, and the first ``limit`` of them; or why there is none to show. See `solve`.

    They come in the same order each time, those with the fewest changes of robot first; the first is that of `solve`.
    """
    session = _session()
    return session.answer_all(session.Asked(position, max_moves, node_limit, ricochet, cancelled), max(limit, 1))


def readiness() -> Readiness:
    """Whether kernels have to be compiled, which takes long. Looks on the disk, and compiles nothing."""
    from engine.solver.kernels.cache import Kernels  # noqa: PLC0415

    return {
        Kernels.KEPT: Readiness.READY,
        Kernels.MISSING: Readiness.TO_COMPILE,
        Kernels.NOWHERE_TO_KEEP: Readiness.TO_COMPILE_ALWAYS,
    }[_session().kernels()]


def cache_folder() -> Path | None:
    """Where compiled kernels are kept, or would be; None where there is no such folder."""
    from engine.solver.kernels.cache import kept_in  # noqa: PLC0415

    return kept_in()


def warm_up() -> None:
    """Compile the kernels, or load them from the cache on disk, so that the first question need not wait for it.

    Without a folder that can be written to, they are compiled in every process anew: see `readiness`.
    """
    board = Board(closed_sides(), {}, {VORTEX: Cell(0, 0)})
    solve(Position(board, {Robot.RED: Cell(1, 1)}, VORTEX))
