"""Pictures, drawn in worker threads so that the event loop never waits for one."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from engine.match import Match
from engine.proof import slides_of
from render.board import board_png
from render.replay import replay_gif
from render.theme import LIGHT, Theme

_AT_ONCE = 2
"""Pictures that are drawn at the same time; more would only take the processor from each other."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a server has its pictures: in which theme, and whether proofs move."""

    theme: Theme = LIGHT
    animated: bool = True


class Pictures:
    """Draws what cards show."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(_AT_ONCE)

    async def of_round(self, match: Match, look: Look) -> bytes:
        """The board as the round began, as PNG."""
        robots = match.starts or match.robots
        return await self._draw(
            lambda: board_png(match.setup.board, robots, target=match.target, starts=robots, theme=look.theme)
        )

    async def of_proof(self, before: Match, after: Match, look: Look) -> bytes:
        """The board after a proof that was right, with the way of each move, as PNG."""
        assert after.round_award is not None
        trail = slides_of(before.setup.board, before.robots, after.round_award.moves)
        return await self._draw(
            lambda: board_png(
                after.setup.board, after.robots, target=after.target, starts=before.robots, trail=trail, theme=look.theme
            )
        )

    async def of_replay(self, before: Match, after: Match, look: Look) -> bytes:
        """A proof that was right, move by move, as an animated GIF that ends with the picture of `of_proof`."""
        assert after.round_award is not None
        slides = slides_of(before.setup.board, before.robots, after.round_award.moves)
        return await self._draw(
            lambda: replay_gif(before.setup.board, before.robots, slides, target=after.target, theme=look.theme)
        )

    async def _draw(self, draw: Callable[[], bytes]) -> bytes:
        async with self._turns:
            return await asyncio.to_thread(draw)
