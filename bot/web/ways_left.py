"""Finds with which moves lines left the shortest solutions, for the views of what is over."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from bot.games.solver_queue import SolverQueue
from engine.board.position import Line
from engine.board.proof import Ricochet
from engine.solver.best_way import WayLeft

WaysLeft = Mapping[Line, WayLeft | None]
"""The move with which each line left the shortest solutions; None for one that did not."""

NO_WAYS: WaysLeft = MappingProxyType({})

_PATIENCE = 2.0
"""Seconds that a view waits for each line."""


async def ways_left(solver: SolverQueue, ricochet: Ricochet, lines: Iterable[Line], known: WaysLeft) -> WaysLeft:
    """Return where these lines left the shortest solutions; what is ``known`` is not looked for again."""
    return {line: known[line] if line in known else await solver.way_left(line, ricochet, _PATIENCE) for line in lines}
