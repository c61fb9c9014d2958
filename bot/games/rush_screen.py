"""Shows a rush: one ephemeral message, which is its card and its move pad.

Each press is answered with the edited message at once, with its picture, instead of being deferred first. The picture of the
next chip is drawn while the player thinks.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import structlog

from bot.cards.pad import Pad
from bot.cards.rush import rush_card, scene_of
from bot.drawing.queue import always
from bot.games.screen import EphemeralScreen, News
from bot.games.services import Services
from bot.store import StoredGame
from bot.ui.answers import AnswerLost, defer, defer_ephemeral, edit_reply, is_answered, show_instead
from bot.ui.delivery import Undelivered
from bot.ui.messages import Messages
from bot.ui.pictures import Chooser
from engine.board.position import Line, Position
from engine.games.rush.state import Rush, RushEvent

_log = structlog.stdlib.get_logger()

_AT_ONCE = 1.0
"""Seconds for which the answer to a press waits for its picture; then it is deferred."""


class RushScreen(EphemeralScreen[Rush, RushEvent]):
    """Shows a rush. The moves on the pad are in the custom ids of its buttons."""

    def __init__(self, services: Services, messages: Messages, stored: StoredGame) -> None:
        super().__init__(services, messages, stored)
        self._now = services.clock.now
        self._laid: tuple[int, Pad] | None = None
        self._pad: tuple[int, Pad] | None = None
        """The moves on the pad, with the number of their chip."""
        self._shown: tuple[Rush, Pad | None] | None = None
        self._ahead: Position | None = None
        self._start: Callable[[Coroutine[Any, Any, None]], object] = lambda work: work.close()

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """See `Screen.attach`."""
        self._start = show_after

    def lay(self, number: int, pad: Pad) -> None:
        """See `Screen.lay`."""
        self._laid = number, pad

    async def take(self, interaction: discord.Interaction[Any], *, anew: bool = False) -> None:
        """Let `show` answer a press with the card, and a command with a new message of it; an older one is deleted.

        It has no moves but those that were laid. ``anew``: the pressed message shows something else, so the card comes in a new
        one.
        """
        (pad, self._laid), message = (self._laid, None), interaction.message
        pressed = message.id if message and message.flags.ephemeral and not anew else None  # forged ids may be on any message
        if pressed is None and not is_answered(interaction):
            await defer_ephemeral(interaction)
        self._pad, self._shown = pad, None
        await self._move(interaction, pressed)

    async def show(self, news: News[Rush, RushEvent] | None, latest: Callable[[], Rush]) -> None:
        """See `Screen.show`. There are no messages beside the card."""
        del news
        async with self._in_turn:
            rush, interaction = latest(), self._interaction
            pad = self._pad[1] if self._pad and self._pad[0] == rush.round.number else None
            if interaction is None or interaction.is_expired() or (rush, pad) == self._shown:
                return
            try:
                await self._answer(interaction, rush, pad)
            except AnswerLost as error:
                if isinstance(error.__cause__, Undelivered):
                    raise error.__cause__ from error
                _log.warning("card not edited", game_id=self._game_id, error=str(error))
            else:
                self._shown = (rush, pad) if interaction is self._interaction else None
            self._draw_ahead(rush, latest)

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> None:
        """See `Screen.acknowledge`: a later press has overtaken it, or the card will be shown later."""
        async with self._in_turn:
            if not is_answered(interaction):
                await defer(interaction)

    async def _answer(self, interaction: discord.Interaction[Any], rush: Rush, pad: Pad | None) -> None:
        now = self._now()
        png = asyncio.ensure_future(self._draw(scene_of(rush, pad, now), rush))
        try:
            await asyncio.wait((png,), timeout=_AT_ONCE)
            if not png.done() and not is_answered(interaction):
                await defer(interaction)
            card = rush_card(self._say, self._game_id, rush, pad, await png, self._board_link, now)
        finally:
            png.cancel()
        if not is_answered(interaction):
            await show_instead(interaction, card)
        elif (message := await edit_reply(interaction, card)) and interaction is self._interaction:
            self._message_id = message.id

    async def _draw(self, scene: Position | Line | None, rush: Rush, needed: Callable[[], bool] = always) -> bytes | None:
        chooser = Chooser(self._guild_id or None, rush.player)
        return None if scene is None else await self._pictures.still(chooser, scene, needed=needed)

    def _draw_ahead(self, rush: Rush, latest: Callable[[], Rush]) -> None:
        """Have the next chip drawn in the background: a picture that was drawn is cached."""
        ahead = rush.next_start
        if ahead is None or ahead == self._ahead:
            return
        self._ahead = ahead

        async def draw() -> None:
            await self._draw(ahead.play(()), rush, needed=lambda: ahead in (latest().next_start, latest().position))

        self._start(draw())
