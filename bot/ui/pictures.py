"""Pictures, drawn in worker threads so that the event loop never waits for one."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.cards.people import PeopleCard, ending, leaders, placed, scoreboard
from bot.cards.post import Picture
from bot.cards.solo import Scene
from bot.store import Score, Standing, Store
from bot.ui.names import Names
from engine.board import Board
from engine.match import Match, Phase
from engine.moves import Move, Robots
from engine.pieces import Target
from engine.proof import slides_of
from engine.rules import MAX_BID
from render.board import board_png
from render.cards import MAX_ROWS, card_png, draw_card
from render.replay import replay_gif
from render.theme import DARK, LIGHT, Theme
from render.words import retell

_AT_ONCE = 2
"""Pictures that are drawn at the same time; more would only take the processor from each other."""

_THEMES = {"light": LIGHT, "dark": DARK}


@dataclass(frozen=True, slots=True)
class Look:
    """How a server has its pictures: in which theme, and whether proofs move."""

    theme: Theme = LIGHT
    animated: bool = True


class Pictures:
    """Draws what cards show, in the look that each server has chosen."""

    def __init__(self, names: Names, store: Store) -> None:
        self._names, self._store = names, store
        self._turns = asyncio.Semaphore(_AT_ONCE)

    async def look_of(self, guild_id: int | None) -> Look:
        """How a server has its pictures; the usual look where none was chosen, and outside servers."""
        if guild_id is None:
            return Look()
        chosen = await self._store.guild_settings(guild_id)
        return Look(_THEMES[chosen.theme], chosen.animation)

    async def of_round(self, guild_id: int | None, match: Match) -> bytes:
        """The board as the round began, as PNG."""
        robots, look = match.starts or match.robots, await self.look_of(guild_id)
        return await self._draw(
            lambda: board_png(match.setup.board, robots, target=match.target, starts=robots, theme=look.theme)
        )

    async def of_solution(self, guild_id: int, name: str, match: Match, moves: Sequence[Move]) -> Picture:
        """A solution of the round from where its robots began: an animated GIF, or a PNG with the way of each move.

        ``match`` is as it was before the proof. The file has this name, and its alt text tells the moves and their ends.
        """
        board, robots, look = match.setup.board, match.robots, await self.look_of(guild_id)
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
            (ending if match.phase is Phase.OVER else scoreboard)(match, names), await self.look_of(guild_id)
        )

    async def of_leaders(self, guild_id: int, standings: Sequence[Standing], score: Score, period: str) -> Picture:
        """A page of a leaderboard of a server; ``period`` is its time in words."""
        names = await self._names.of(guild_id, (standing.player for standing in standings[:MAX_ROWS]))
        return await self._of_people(leaders(standings, score, period, names), await self.look_of(guild_id))

    async def _of_people(self, card: PeopleCard, look: Look) -> Picture:
        data = await self._draw(
            lambda: card_png(
                draw_card(
                    card.title,
                    card.rows,
                    named=card.winner,
                    subtitle=card.subtitle,
                    footer=card.footer,
                    count=card.score,
                    festive=card.festive,
                    theme=look.theme,
                )
            )
        )
        return Picture(card.file, data, card.alt)

    async def of_moves(
        self, guild_id: int | None, board: Board, robots: Robots, target: Target | None, moves: Sequence[Move]
    ) -> bytes:
        """The board after these moves up to the first that cannot be made, with the way of each and of that one, as PNG.

        Of more moves than can be bid, the first are shown.
        """
        trail, look = slides_of(board, robots, moves[:MAX_BID]), await self.look_of(guild_id)
        standing = dict(robots) | {slide.move.robot: slide.end for slide in trail if not slide.fault}
        return await self._draw(lambda: board_png(board, standing, target=target, starts=robots, trail=trail, theme=look.theme))

    async def of_scene(self, guild_id: int | None, scene: Scene) -> bytes:
        """The board of a solo game, as PNG."""
        robots, target, look = scene.robots, scene.target, await self.look_of(guild_id)
        return await self._draw(
            lambda: board_png(scene.board, robots, target=target, starts=scene.starts, trail=scene.trail, theme=look.theme)
        )

    async def _draw(self, draw: Callable[[], bytes]) -> bytes:
        async with self._turns:
            return await asyncio.to_thread(draw)
