"""Pictures in the look that a server, or a person, has chosen, and what they say in words."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.cards.alt_text import retell
from bot.cards.charts import ChartCard
from bot.cards.people import PeopleCard, ending, leaders, placed, scoreboard
from bot.cards.post import Picture
from bot.drawing.drawings import LONGEST_REPLAY, Chart, Faces, People, Replay, Still
from bot.drawing.queue import Importance, PictureQueue, always
from bot.store import Score, Standing, Store
from bot.text import Texts
from bot.text.names import mark_names
from bot.ui.membership import server_of
from bot.ui.names import Names
from engine.events import Player
from engine.geometry import Cell
from engine.match import Match, Phase
from engine.position import Line, Position
from engine.rules import MAX_BID
from render.rows import MAX_ROWS

_SHARE_OF_PAUSE = 0.8
"""Of the pause between two rounds a replay lasts so much: the rest is for drawing and sending it."""


@dataclass(frozen=True, slots=True)
class Chooser:
    """Whose choice of a look counts: that of the ``player`` who alone sees a picture, else that of a server.

    A picture for everybody has no player.
    """

    guild_id: int | None
    player: Player | None = None


def chooser_of(interaction: discord.Interaction[Any]) -> Chooser:
    """Whose choice counts for a picture that is shown to the requester alone."""
    return Chooser(server_of(interaction), interaction.user.id)


@dataclass(frozen=True, slots=True)
class _Look:
    """How somebody has their pictures: in which theme, and whether proofs move."""

    theme: str = "light"
    animated: bool = True


class Pictures:
    """Has drawn what cards show. Where a picture would come too late, or cannot be drawn, there are words instead."""

    def __init__(self, names: Names, store: Store, queue: PictureQueue) -> None:
        self._names, self._store, self._queue = names, store, queue

    @property
    def waiting(self) -> int:
        """How many pictures wait to be drawn."""
        return self._queue.waiting

    def let_go(self) -> None:
        """Have words at once instead of what is not needed any more, also where it is being drawn."""
        self._queue.let_go()

    async def still(
        self,
        chooser: Chooser,
        shown: Position | Line,
        importance: Importance = Importance.BOARD,
        needed: Callable[[], bool] = always,
        *,
        failed: bool = False,
    ) -> bytes | None:
        """A position, or the end of a line with the way that led there, as PNG. Of more moves than can be bid, the first.

        A line that has ``failed`` is marked where it did. None where words must do, also because it is not ``needed`` any more
        when its turn has come.
        """
        drawn = _shortened(shown) if isinstance(shown, Line) else shown
        look = await self._look_of(chooser)
        picture = await self._queue.draw(Still(drawn, look.theme, failed=failed), importance, needed)
        return picture and picture.data

    async def zoom(self, chooser: Chooser, line: Line, corner: Cell) -> bytes | None:
        """Eight by eight cells of the end of a line as PNG, of which ``corner`` is the one at the top left."""
        look = await self._look_of(chooser)
        picture = await self._queue.draw(Still(line, look.theme, corner), Importance.BOARD)
        return picture and picture.data

    async def faces(self, say: Texts, chooser: Chooser) -> bytes | None:
        """The sixteen faces of the tiles as PNG; None where words must do."""
        look = await self._look_of(chooser)
        picture = await self._queue.draw(Faces(look.theme, mark_names(say)), Importance.BOARD)
        return picture and picture.data

    async def of_solution(
        self,
        say: Texts,
        guild_id: int,
        name: str,
        line: Line,
        needed: Callable[[], bool] = always,
        *,
        pause: float = math.inf,
    ) -> Picture:
        """A solution: an animated GIF, or a PNG with the way of each move.

        The GIF has shown all of it well before a ``pause`` of so many seconds is over.

        The file has this name, and its alt text tells the moves and their ends. It has no data where words must do, also
        because it is not ``needed`` any more.
        """
        look = await self._look_of(Chooser(guild_id))
        seconds = min(LONGEST_REPLAY, _SHARE_OF_PAUSE * pause)
        wanted = Replay(line, look.theme, seconds) if look.animated else Still(line, look.theme)
        drawn = await self._queue.draw(wanted, Importance.REPLAY, needed)
        return Picture(f"{name}.{drawn.kind if drawn else 'png'}", drawn and drawn.data, retell(say, line))

    async def of_scores(self, say: Texts, guild_id: int, match: Match, needed: Callable[[], bool] = always) -> Picture:
        """The scoreboard of a match, or its end; ``needed`` as for a solution."""
        names = await self._names.of(say, guild_id, placed(match))
        card = (ending if match.phase is Phase.OVER else scoreboard)(say, match, names)
        return await self._of_people(say, Chooser(guild_id), card, needed)

    async def of_leaders(
        self, say: Texts, guild_id: int, standings: Sequence[Standing], score: Score, period: str, chooser: Chooser
    ) -> Picture:
        """A page of a leaderboard of a server; ``period`` is its time in words."""
        names = await self._names.of(say, guild_id, (standing.player for standing in standings[:MAX_ROWS]))
        return await self._of_people(say, chooser, leaders(say, standings, score, period, names))

    async def of_chart(self, chooser: Chooser, card: ChartCard) -> Picture:
        """A chart."""
        look = await self._look_of(chooser)
        wanted = Chart(card.title, card.subtitle, card.sections, card.fifth, look.theme)
        drawn = await self._queue.draw(wanted, Importance.SCORES)
        return Picture(card.file, drawn and drawn.data, card.alt)

    async def _of_people(self, say: Texts, chooser: Chooser, card: PeopleCard, needed: Callable[[], bool] = always) -> Picture:
        look = await self._look_of(chooser)
        wanted = People(
            card.title,
            tuple(card.rows),
            named=card.winner,
            subtitle=card.subtitle,
            footer=card.footer,
            score=card.score,
            festive=card.festive,
            fifth=card.fifth,
            theme=look.theme,
        )
        drawn = await self._queue.draw(wanted, Importance.SCORES, needed)
        return Picture(card.file, drawn and drawn.data, card.alt(say))

    async def _look_of(self, chooser: Chooser) -> _Look:
        """The look of a picture: the usual one where none was chosen."""
        look = _Look()
        if chooser.guild_id is not None:
            chosen = await self._store.guild_settings(chooser.guild_id)
            look = _Look(chosen.theme, chosen.animation)
        own = await self._store.theme_of(chooser.player) if chooser.player is not None else None
        return replace(look, theme=own) if own else look


def _shortened(line: Line) -> Line:
    return line if len(line.slides) <= MAX_BID else line.start.play(line.moves[:MAX_BID])
