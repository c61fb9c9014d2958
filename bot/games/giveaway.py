"""Decides in a worker thread, within a second, whether solutions would give away what is being played."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from bot.games.rule_set import State
from bot.metrics import Work
from engine.giveaway import Asked, InPlay, Moves, gives_away, looks_like
from engine.position import Position
from engine.proof import Ricochet
from engine.solver import AllSolutions, GaveUp, solve_all

_PATIENCE = 1.0
"""Seconds after which positions are compared by their looks instead."""

_NODES = 1_000_000
"""Limit of a search in nodes: some tenths of a second."""

_T = TypeVar("_T")


class Worker(Protocol):
    """Runs a function in a thread: see `SolverQueue.judged`."""

    async def judged(self, work: Work, judge: Callable[[Callable[[], bool]], _T], patience: float) -> _T | None:
        """Return what ``judge`` returns, or None if the solver cannot search now.

        ``judge`` receives a function that returns whether ``patience`` seconds are over.
        """
        ...


async def is_given_away(worker: Worker, asked: Asked, ricochet: Ricochet, playing: Sequence[InPlay]) -> bool:
    """Return whether the solutions of what is ``asked``, by this rule, would give away a position in play.

    Falls back to `looks_like`, which refuses more, if the solver is not ready, is busy, or takes too long.
    """
    if not playing:
        return False

    def judge(is_late: Callable[[], bool]) -> bool:
        def solve(position: Position) -> Sequence[Moves] | None:
            found = solve_all(position, node_limit=_NODES, ricochet=ricochet, cancelled=is_late)
            if isinstance(found, GaveUp):
                return None
            return found.solutions if isinstance(found, AllSolutions) else ()

        return gives_away(asked, playing, solve, is_late)

    judged = await worker.judged(Work.STUDY, judge, _PATIENCE)
    return looks_like(asked, playing) if judged is None else judged


def in_play(game: State) -> InPlay:
    """Return what players are solving in a game that is not over."""
    if game.is_between:
        return InPlay(game.position.with_target(None), game.rules.ricochet, game.pile)
    return InPlay(game.position, game.rules.ricochet, game.pile, game.round.best or ())
