"""Shows a rush: one ephemeral message, which is its card and its move pad.

Each press is answered with the edited message at once, with its picture, instead of being deferred first. The picture of the
next chip is drawn while the player thinks.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import discord
import structlog

from bot.cards.pad import Pad
from bot.cards.rush import rush_card, scene_of
from bot.games.screen import News, Screen
from bot.store import StoredGame
from bot.text import Texts
from bot.ui.answers import AnswerLost, defer, defer_ephemeral, edit_reply, is_answered, show_post_instead
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.pictures import Chooser, Pictures
from engine.position import Line, Position
from engine.rush import Rush, RushEvent

_log = structlog.stdlib.get_logger()

_AT_ONCE = 1.0
"""Seconds for which the answer to a press waits for its picture; then it is deferred."""


class RushScreen(Screen[Rush, RushEvent]):
    """Shows a rush in one ephemeral message, which can only be edited with the token of the player's last press or command.

    So `take` has to be called for each of them. The moves on the pad are in the custom ids of its buttons.
    """

    def __init__(self, say: Texts, pictures: Pictures, stored: StoredGame, board_url: Callable[[], str | None]) -> None:
        self._say, self._pictures, self._board_url = say, pictures, board_url
        self._guild_id, self._game_id = stored.place.guild_id or None, stored.game_id
        self._interaction: discord.Interaction[Any] | None = None
        self._message_id: int | None = None
        self._pad: tuple[int, Pad] | None = None
        """The moves on the pad, with the number of their chip."""
        self._shown: tuple[Rush, Pad | None] | None = None
        self._ahead: Position | None = None
        self._in_turn = asyncio.Lock()
        self._start: Callable[[Coroutine[Any, Any, None]], object] = lambda work: work.close()

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """See `Screen.attach`."""
        self._start = show_after

    async def take(
        self, interaction: discord.Interaction[Any], pad: tuple[int, Pad] | None = None, *, anew: bool = False
    ) -> None:
        """Let `show` answer a press with the card, and a command with a new message of it; an older one is deleted.

        ``pad`` has the moves on the pad and the number of their chip. ``anew``: the pressed message shows something else, so
        the card comes in a new one.
        """
        message = interaction.message
        pressed = message.id if message and message.flags.ephemeral and not anew else None  # forged ids may be on any message
        if pressed is None and not is_answered(interaction):
            await defer_ephemeral(interaction)
        last, had_it = self._interaction, self._message_id
        self._interaction, self._message_id, self._pad, self._shown = interaction, pressed, pad, None
        if last and had_it is not None and had_it != pressed and not last.is_expired():
            with suppress(Rejected, Undelivered):
                async with delivery():
                    await last.delete_original_response()

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
                _log.warning("card not edited", game_id=self._game_id, error=str(error))
            else:
                self._shown = rush, pad
            self._draw_ahead(rush, latest)

    async def _answer(self, interaction: discord.Interaction[Any], rush: Rush, pad: Pad | None) -> None:
        png = asyncio.ensure_future(self._draw(scene_of(rush, pad), rush))
        try:
            await asyncio.wait((png,), timeout=_AT_ONCE)
            if not png.done() and not is_answered(interaction):
                await defer(interaction)
            card = rush_card(self._say, self._game_id, rush, pad, await png, self._board_url())
        finally:
            png.cancel()
        if not is_answered(interaction):
            await show_post_instead(interaction, card)
        elif (message := await edit_reply(interaction, card)) and interaction is self._interaction:
            self._message_id = message.id

    async def _draw(self, scene: Position | Line | None, rush: Rush) -> bytes | None:
        return None if scene is None else await self._pictures.still(Chooser(self._guild_id, rush.player), scene)

    def _draw_ahead(self, rush: Rush, latest: Callable[[], Rush]) -> None:
        """Have the next chip drawn in the background: a picture that was drawn is cached."""
        ahead = rush.next_start
        if ahead is None or ahead == self._ahead:
            return
        self._ahead = ahead

        async def draw() -> None:
            chooser = Chooser(self._guild_id, rush.player)
            line = ahead.play(())
            await self._pictures.still(chooser, line, needed=lambda: ahead in (latest().next_start, latest().position))

        self._start(draw())
