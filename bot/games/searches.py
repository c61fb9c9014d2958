"""Searches in the background for best solutions, and for the lengths of the chips that may come next."""

import asyncio
import math
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from bot.games.rule_set import State, Unsolved
from bot.games.solver_queue import SolverQueue, length_of
from engine.board.pieces import Target
from engine.board.position import Position
from engine.rules.chips import Lengths, depth_needed, is_too_hard
from engine.rules.commands import PutBack, RecordBest, SystemCommand
from engine.rules.outcome import Outcome
from engine.solver import Result, Solution, Unreachable


class Searches:
    """The searches of one game.

    ``latest`` returns its state, ``handle`` carries out a command, ``start`` runs a named background task, and ``ended`` is
    called after each search.
    """

    def __init__(
        self,
        solver: SolverQueue,
        latest: Callable[[], State],
        handle: Callable[[SystemCommand], Awaitable[object]],
        start: Callable[[Coroutine[Any, Any, None], str], asyncio.Task[None]],
        ended: Callable[[], None],
    ) -> None:
        self._solver, self._latest, self._handle, self._start, self._ended = solver, latest, handle, start, ended
        self._searched, self._running = set[int](), 0
        self._lengths = dict[Target, float]()
        self._lengths_from: Position | None = None
        self._looked_ahead: tuple[Position, tuple[Target, ...]] | None = None

    @property
    def is_running(self) -> bool:
        """Whether a best solution is being searched."""
        return self._running > 0

    @property
    def lengths(self) -> Lengths:
        """The known lengths of chips from where the robots stand: see `engine.rules.chips`. They are secret."""
        return dict(self._lengths) if self._lengths_from == self._here else {}

    @property
    def _here(self) -> Position:
        return self._latest().position.with_target(None)

    def begin(self) -> None:
        """Start the searches for unknown best solutions, and between rounds for the lengths of chips, each once."""
        state = self._latest()
        for unsolved in state.without_best:
            if unsolved.number not in self._searched:
                self._searched.add(unsolved.number)
                self._running += 1
                self._start(self._find_best(unsolved), "best")
        if not state.is_between:
            return
        depth, ahead = depth_needed(state.rules), (self._here, state.pile)
        if depth and self._looked_ahead != ahead:
            self._looked_ahead = ahead
            self._start(self._look_ahead(*ahead, depth), "chips")

    async def _find_best(self, unsolved: Unsolved) -> None:
        try:
            result = await self._solver.of(unsolved.start, self._latest().rules.ricochet)
            if result is not None:
                await self._record_best(unsolved, result)
        except Exception:
            self._searched.discard(unsolved.number)  # a result that could not be stored is searched again
            raise
        finally:
            self._running -= 1
            self._ended()

    async def _record_best(self, unsolved: Unsolved, result: Result) -> None:
        """Store the best solution of a round; if its chip is too hard, put that back instead."""
        length, chip = length_of(result), unsolved.start.chip
        if length is None:
            return
        self._learn({chip: length}, unsolved.start.with_target(None))
        if is_too_hard(chip, self._latest().rules, {chip: length}):
            put_back = await self._handle(PutBack(unsolved.number, self.lengths))
            if isinstance(put_back, Outcome) and math.isinf(length):
                return  # its news says so already
        if isinstance(result, Solution | Unreachable):
            moves = result.moves if isinstance(result, Solution) else ()
            await self._handle(RecordBest(unsolved.number, moves))

    async def _look_ahead(self, here: Position, pile: tuple[Target, ...], depth: int) -> None:
        self._learn(await self._solver.lengths(here, pile, depth, self._latest().rules.ricochet), here)

    def _learn(self, lengths: Lengths, start: Position) -> None:
        """Keep lengths of chips; lengths from another position than the present one are dropped."""
        if start != self._here:
            return
        if self._lengths_from != start:
            self._lengths_from, self._lengths = start, {}
        self._lengths |= lengths
