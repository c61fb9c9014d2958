"""The best answer to a round: a shortest solution for any position, and the proof that it is the shortest.

Importing this package is cheap. The kernels, which Numba compiles, are loaded by the first call or by `warm_up`.
"""

from collections.abc import Callable

from engine.board import Board, closed_sides
from engine.geometry import Cell
from engine.pieces import VORTEX, Robot
from engine.position import Position
from engine.solver.results import GaveUp, NoneWithin, Result, Solution, Unreachable

__all__ = ["NODE_LIMIT", "GaveUp", "NoneWithin", "Result", "Solution", "Unreachable", "solve", "warm_up"]

NODE_LIMIT = 100_000_000
"""Positions that a question may open before it is given up."""


def solve(
    position: Position,
    *,
    max_moves: int = 40,
    node_limit: int = NODE_LIMIT,
    cancelled: Callable[[], bool] | None = None,
) -> Result:
    """A shortest solution by docs/rules.md "Reaching the target", checked by `engine.proof`; or why there is none to show.

    Among the shortest solutions it is one with as few changes from one robot to another as there can be. The same question
    always gets the same answer. One question is answered at a time, in whatever thread it is asked; `cancelled` is called about
    every ten milliseconds, also by those who wait. Raises `ValueError` for a position without a target, and `KeyError`
    for a target that the board does not show.
    """
    from engine.solver.session import answer  # noqa: PLC0415 - Numba is imported only when it is needed

    return answer(position, max_moves, node_limit, cancelled)


def warm_up() -> None:
    """Compile the kernels, or load them from the cache on disk, so that the first question need not wait for it.

    Without a folder that can be written to, they are compiled in every process anew.
    """
    board = Board(closed_sides(), {}, {VORTEX: Cell(0, 0)})
    solve(Position(board, {Robot.RED: Cell(1, 1)}, VORTEX))
