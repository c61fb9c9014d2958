"""Pictures, drawn in worker threads so that the event loop never waits for one."""

import asyncio
from collections.abc import Callable

from bot.cards.solo import Scene
from engine.match import Match
from engine.proof import slides_of
from render.board import board_png

_AT_ONCE = 2
"""Pictures that are drawn at the same time; more would only take the processor from each other."""


class Pictures:
    """Draws what cards show."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(_AT_ONCE)

    async def of_round(self, match: Match) -> bytes:
        """The board as the round began, as PNG."""
        robots = match.starts or match.robots
        return await self._draw(lambda: board_png(match.setup.board, robots, target=match.target, starts=robots))

    async def of_proof(self, before: Match, after: Match) -> bytes:
        """The board after a proof that was right, with the way of each move, as PNG."""
        assert after.round_award is not None
        trail = slides_of(before.setup.board, before.robots, after.round_award.moves)
        return await self._draw(
            lambda: board_png(after.setup.board, after.robots, target=after.target, starts=before.robots, trail=trail)
        )

    async def of_scene(self, scene: Scene) -> bytes:
        """The board of a solo game, as PNG."""
        robots, target = scene.robots, scene.target
        return await self._draw(lambda: board_png(scene.board, robots, target=target, starts=scene.starts, trail=scene.trail))

    async def _draw(self, draw: Callable[[], bytes]) -> bytes:
        async with self._turns:
            return await asyncio.to_thread(draw)
