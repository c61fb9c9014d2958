"""Requests pictures in the theme that a server or user has chosen, with their alt texts."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.cards.alt_text import describe_line
from bot.cards.charts import ChartCard
from bot.cards.people import PeopleCard, cup_people, ending, leaders, placed, scoreboard
from bot.cards.post import Picture
from bot.drawing.drawings import LONGEST_REPLAY, Chart, Faces, People, Replay, Still
from bot.drawing.queue import Importance, PictureQueue, always
from bot.store import Leaderboard, Score, Standing, Store
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.text.names import mark_names
from bot.ui.membership import server_of
from bot.ui.names import Names
from engine.board.geometry import Cell
from engine.board.position import Line, Position
from engine.games.match.state import Match, Phase
from engine.rules.events import Player
from engine.rules.rules import MAX_BID
from render.sections import MAX_ROWS

_REPLAY_SHARE = 0.8
"""The fraction of the pause between rounds that a replay may last: the rest is for drawing and sending it."""


@dataclass(frozen=True, slots=True)
class Chooser:
    """The owner of a picture's theme: the ``player`` to whom it is ephemeral, else the server."""

    guild_id: int | None
    player: Player | None = None


def chooser_of(interaction: discord.Interaction[Any]) -> Chooser:
    """Return the chooser of an ephemeral picture."""
    return Chooser(server_of(interaction), interaction.user.id)


class Pictures:
    """Requests the pictures of cards. A picture that would be late or cannot be drawn is None: the card has text instead."""

    def __init__(self, names: Names, store: Store, queue: PictureQueue) -> None:
        self._names, self._store, self._queue = names, store, queue

    @property
    def waiting(self) -> int:
        """The number of pictures that wait to be drawn."""
        return self._queue.waiting

    def drop_unneeded(self) -> None:
        """Resolve obsolete requests with None at once, also those being drawn."""
        self._queue.drop_unneeded()

    async def still(
        self,
        chooser: Chooser,
        shown: Position | Line,
        importance: Importance = Importance.BOARD,
        needed: Callable[[], bool] = always,
        *,
        failed: bool = False,
    ) -> bytes | None:
        """Draw a position, or the end and path of a line, as PNG; of a line longer than a bid may be, only the beginning.

        A line that has ``failed`` is marked where it did. Returns None if there is no picture, also because it is not
        ``needed`` any more when it would be drawn.
        """
        drawn = shown
        if isinstance(shown, Line) and len(shown.slides) > MAX_BID:
            drawn = shown.start.play(shown.moves[:MAX_BID])
        look = await self._look_of(chooser)
        picture = await self._queue.draw(Still(drawn, look.theme, failed=failed), importance, needed)
        return picture and picture.data

    async def zoom(self, chooser: Chooser, line: Line, corner: Cell) -> bytes | None:
        """Draw eight by eight cells of the end of a line as PNG; ``corner`` is the top left one."""
        look = await self._look_of(chooser)
        picture = await self._queue.draw(Still(line, look.theme, corner), Importance.BOARD)
        return picture and picture.data

    async def faces(self, say: Texts, chooser: Chooser) -> bytes | None:
        """Draw the sixteen faces of the tiles as PNG."""
        look = await self._look_of(chooser)
        picture = await self._queue.draw(Faces(look.theme, mark_names(say)), Importance.BOARD)
        return picture and picture.data

    async def of_solution(
        self, say: Texts, guild_id: int, name: str, line: Line, needed: Callable[[], bool] = always, *, pause: float = math.inf
    ) -> Picture:
        """Draw a solution, as GIF that ends well within ``pause`` seconds, or as PNG with the path of each move.

        The alt text describes the moves. There is no data if there is no picture, also because it is not ``needed`` any more.
        """
        look = await self._look_of(Chooser(guild_id))
        seconds = min(LONGEST_REPLAY, _REPLAY_SHARE * pause)
        wanted = Replay(line, look.theme, seconds) if look.animation else Still(line, look.theme)
        drawn = await self._queue.draw(wanted, Importance.REPLAY, needed)
        return Picture(f"{name}.{drawn.kind if drawn else 'png'}", drawn and drawn.data, describe_line(say, line))

    async def of_scores(self, say: Texts, guild_id: int, match: Match, needed: Callable[[], bool] = always) -> Picture:
        """Draw the scoreboard of a match, or its final result; ``needed`` is as for a solution."""
        names = await self._names.of(say, guild_id, placed(match))
        card = (ending if match.phase is Phase.OVER else scoreboard)(say, match, names)
        return await self._of_people(say, Chooser(guild_id), card, needed)

    async def of_leaders(
        self, say: Texts, guild_id: int, standings: Sequence[Standing], score: Score, period: str, chooser: Chooser
    ) -> Picture:
        """Draw a page of a server's leaderboard; ``period`` is its period in words."""
        names = await self._names.of(say, guild_id, (standing.player for standing in standings[:MAX_ROWS]))
        return await self._of_people(say, chooser, leaders(say, standings, score, period, names))

    async def of_cup(self, say: Texts, guild_id: int, cup: int, board: Leaderboard) -> Picture:
        """Draw the people of a server in a cup."""
        names = await self._names.of(say, guild_id, (line.player for line in board.lines))
        return await self._of_people(say, Chooser(guild_id), cup_people(say, cup, board, names))

    async def of_chart(self, chooser: Chooser, card: ChartCard) -> Picture:
        """Draw a chart."""
        look = await self._look_of(chooser)
        wanted = Chart(card.title, card.subtitle, card.sections, card.fifth, look.theme)
        drawn = await self._queue.draw(wanted, Importance.SCORES)
        return Picture(card.file, drawn and drawn.data, card.alt)

    async def _of_people(self, say: Texts, chooser: Chooser, card: PeopleCard, needed: Callable[[], bool] = always) -> Picture:
        look = await self._look_of(chooser)
        wanted = People(card.card, look.theme)
        drawn = await self._queue.draw(wanted, Importance.SCORES, needed)
        return Picture(card.file, drawn and drawn.data, card.alt(say))

    async def _look_of(self, chooser: Chooser) -> GuildSettings:
        """Return the chosen theme, and whether proofs are animated, or the defaults."""
        chosen = GuildSettings() if chooser.guild_id is None else await self._store.guild_settings(chooser.guild_id)
        own = None if chooser.player is None else await self._store.theme_of(chooser.player)
        return chosen.model_copy(update={"theme": own}) if own else chosen
