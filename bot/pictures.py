"""Pictures, drawn in worker threads so that the event loop never waits for one."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.cards.people import PeopleCard, ending, leaders, placed, scoreboard
from bot.cards.post import Picture
from bot.names import Names
from bot.store import Standing
from engine.match import Match, Phase
from engine.proof import slides_of
from render.board import board_png
from render.cards import MOST_ROWS, card_png
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
    """Draws what cards show. ``looks`` holds those that servers have chosen, by their ids."""

    def __init__(self, names: Names) -> None:
        self.looks = dict[int, Look]()
        self._names = names
        self._turns = asyncio.Semaphore(_AT_ONCE)

    def look_of(self, guild_id: int | None) -> Look:
        """How a server has its pictures; the usual look where none was chosen, and outside servers."""
        return self.looks.get(guild_id or 0, Look())

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

    async def of_scores(self, guild_id: int, match: Match) -> Picture:
        """The scoreboard of a match, or its end."""
        names = await self._names.of(guild_id, placed(match))
        return await self._of_people(
            (ending if match.phase is Phase.OVER else scoreboard)(match, names), self.look_of(guild_id)
        )

    async def of_leaders(self, guild_id: int, standings: Sequence[Standing], *, week: bool) -> Picture:
        """A leaderboard of a server."""
        names = await self._names.of(guild_id, (standing.player for standing in standings[:MOST_ROWS]))
        return await self._of_people(leaders(standings, names, week=week), self.look_of(guild_id))

    async def _of_people(self, card: PeopleCard, look: Look) -> Picture:
        data = await self._draw(
            lambda: card_png(
                card.title, card.rows, subtitle=card.subtitle, footer=card.footer, festive=card.festive, theme=look.theme
            )
        )
        return Picture(card.file, data, card.alt)

    async def _draw(self, draw: Callable[[], bytes]) -> bytes:
        async with self._turns:
            return await asyncio.to_thread(draw)
