"""Pictures, drawn in worker threads so that the event loop never waits for one."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

from bot.cards.alt_text import retell
from bot.cards.people import PeopleCard, ending, leaders, placed, scoreboard
from bot.cards.post import Picture
from bot.metrics import Metrics, Work
from bot.store import Score, Standing, Store
from bot.text import Texts
from bot.ui.names import Names
from bot.ui.turns import Turns
from engine.match import Match, Phase
from engine.position import Line, Position
from engine.rules import MAX_BID
from render.board import board_png
from render.cards import MAX_ROWS, draw_card
from render.pen import png
from render.replay import replay_gif
from render.theme import DARK, LIGHT, Theme

_AT_ONCE = 2
"""Pictures that are drawn at the same time; more would only take the processor from each other."""


class Importance(IntEnum):
    """Which of the pictures that wait is drawn first: the lowest. Without a board, or a question, nobody can play."""

    BOARD = 0
    REPLAY = 1
    SCORES = 2


_WORK = {Importance.BOARD: Work.BOARD, Importance.REPLAY: Work.REPLAY, Importance.SCORES: Work.SCORES}

_T = TypeVar("_T")

_THEMES = {"light": LIGHT, "dark": DARK}


@dataclass(frozen=True, slots=True)
class Look:
    """How a server has its pictures: in which theme, and whether proofs move."""

    theme: Theme = LIGHT
    animated: bool = True


class Pictures:
    """Draws what cards show, in the look that each server has chosen."""

    def __init__(self, names: Names, store: Store, metrics: Metrics) -> None:
        self._names, self._store, self._metrics = names, store, metrics
        self._turns = Turns(_AT_ONCE)

    async def still(self, guild_id: int | None, shown: Position | Line) -> bytes:
        """A position, or the end of a line with the way that led there, as PNG. Of more moves than can be bid, the first."""
        drawn = _shortened(shown) if isinstance(shown, Line) else shown
        return await self.themed(guild_id, lambda theme: board_png(drawn, theme=theme))

    async def themed(self, guild_id: int | None, draw: Callable[[Theme], _T]) -> _T:
        """What ``draw`` makes in the theme of a server, or in the usual one outside servers."""
        look = await self._look_of(guild_id)
        return await self._draw(lambda: draw(look.theme), Importance.BOARD)

    async def of_solution(self, say: Texts, guild_id: int, name: str, line: Line) -> Picture:
        """A solution: an animated GIF, or a PNG with the way of each move.

        The file has this name, and its alt text tells the moves and their ends.
        """
        look = await self._look_of(guild_id)
        draw = replay_gif if look.animated else board_png
        data = await self._draw(lambda: draw(line, theme=look.theme), Importance.REPLAY)
        return Picture(f"{name}.gif" if look.animated else f"{name}.png", data, retell(say, line))

    async def of_scores(self, say: Texts, guild_id: int, match: Match) -> Picture:
        """The scoreboard of a match, or its end."""
        names = await self._names.of(say, guild_id, placed(match))
        return await self._of_people(
            say, (ending if match.phase is Phase.OVER else scoreboard)(say, match, names), await self._look_of(guild_id)
        )

    async def of_leaders(self, say: Texts, guild_id: int, standings: Sequence[Standing], score: Score, period: str) -> Picture:
        """A page of a leaderboard of a server; ``period`` is its time in words."""
        names = await self._names.of(say, guild_id, (standing.player for standing in standings[:MAX_ROWS]))
        return await self._of_people(say, leaders(say, standings, score, period, names), await self._look_of(guild_id))

    async def _of_people(self, say: Texts, card: PeopleCard, look: Look) -> Picture:
        data = await self._draw(
            lambda: png(
                draw_card(
                    card.title,
                    card.rows,
                    named=card.winner,
                    subtitle=card.subtitle,
                    footer=card.footer,
                    score=card.score,
                    festive=card.festive,
                    fifth=card.fifth,
                    theme=look.theme,
                )
            ),
            Importance.SCORES,
        )
        return Picture(card.file, data, card.alt(say))

    async def _look_of(self, guild_id: int | None) -> Look:
        """How a server has its pictures; the usual look where none was chosen, and outside servers."""
        if guild_id is None:
            return Look()
        chosen = await self._store.guild_settings(guild_id)
        return Look(_THEMES[chosen.theme], chosen.animation)

    async def _draw(self, draw: Callable[[], _T], importance: Importance) -> _T:
        with self._metrics.queued(_WORK[importance]) as begin:
            async with self._turns.take(importance):
                begin()
                return await asyncio.to_thread(draw)


def _shortened(line: Line) -> Line:
    return line if len(line.slides) <= MAX_BID else line.start.play(line.moves[:MAX_BID])
