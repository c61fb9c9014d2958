"""Pictures, drawn in worker threads so that the event loop never waits for one."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.cards.people import PeopleCard, ending, leaders, placed, scoreboard
from bot.cards.post import Picture
from bot.names import Names
from bot.store import Standing
from engine.match import Match, Phase
from engine.moves import Move
from engine.proof import slides_of
from render.board import board_png
from render.cards import MOST_ROWS, card_png
from render.replay import replay_gif
from render.theme import LIGHT, Theme
from render.words import retell

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

    async def of_solution(self, guild_id: int, name: str, match: Match, moves: Sequence[Move]) -> Picture:
        """A solution of the round from where its robots began: an animated GIF, or a PNG with the way of each move.

        ``match`` is as it was before the proof. The file has this name, and its alt text tells the moves and their ends.
        """
        board, robots, look = match.setup.board, match.robots, self.look_of(guild_id)
        slides = slides_of(board, robots, moves)
        ends = dict(robots) | {slide.move.robot: slide.end for slide in slides}
        data = await self._draw(
            lambda: (
                replay_gif(board, robots, slides, target=match.target, theme=look.theme)
                if look.animated
                else board_png(board, ends, target=match.target, starts=robots, trail=slides, theme=look.theme)
            )
        )
        file = f"{name}.gif" if look.animated else f"{name}.png"
        return Picture(file, data, retell(board, robots, moves, match.target))

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
