"""Shows a solo game: in messages in its channel, or in one ephemeral message."""

from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
import structlog

from bot.cards.solo import Scene, scene_of, solo_card, solo_result, visible
from bot.games.screen import EphemeralScreen, News, Screen
from bot.games.services import Services
from bot.store import StoredGame
from bot.ui.answers import defer, defer_ephemeral, is_answered
from bot.ui.delivery import Rejected, delivery
from bot.ui.messages import Messages, NotAllowed
from bot.ui.pictures import Chooser
from engine.games.solo.state import SoloEvent, SoloGame, SoloPhase
from engine.rules.events import Player

_log = structlog.stdlib.get_logger()

_News = News[SoloGame, SoloEvent]


class _SoloScreen(Screen[SoloGame, SoloEvent]):
    """A screen with a card that says all, so that there are no messages beside it."""

    _shown: SoloGame | None = None

    async def show(self, news: _News | None, latest: Callable[[], SoloGame]) -> None:
        """See `Screen.show`."""
        del news
        await self._show_card(latest)
        await self.pads.close(lambda say, _, number: solo_result(say, self._game_id, visible(latest()), number))

    @abstractmethod
    async def _show_card(self, latest: Callable[[], SoloGame]) -> None:
        """Bring the card up to date."""

    async def _draw(self, scene: Scene, latest: Callable[[], SoloGame], player: Player | None = None) -> bytes | None:
        """Draw a scene, as long as it is the latest; ``player`` is the only one who sees it, if any."""
        chooser = Chooser(self._guild_id or None, player)
        return await self._pictures.still(chooser, scene, needed=lambda: scene == scene_of(visible(latest())))


class OpenScreen(_SoloScreen):
    """Shows each chip in a message of its own in the channel; earlier ones stay, with their results."""

    def __init__(self, services: Services, messages: Messages, stored: StoredGame) -> None:
        super().__init__(services, messages, stored)
        self._card_id: int | None = None
        self._since: float | None = None
        """When an earlier process may have sent the card first; None if that is settled."""
        self._is_in_words = False
        """Whether the card has no picture."""

    async def take(self, interaction: discord.Interaction[Any], *, anew: bool = False) -> None:
        """Defer the answer to a press on the card, which shows what it has done."""
        del anew
        if interaction.message and not interaction.message.flags.ephemeral and not is_answered(interaction):
            await defer(interaction)

    def restore(self, stored: StoredGame) -> None:
        """See `Screen.restore`."""
        self._card_id = stored.card
        self._since = stored.events[0].at if stored.card is None else None

    async def _show_card(self, latest: Callable[[], SoloGame]) -> None:
        game, before = visible(latest()), self._shown
        if game == before:
            return
        scene = scene_of(game)
        upload = before is None or scene != scene_of(before) or self._is_in_words
        png = await self._draw(scene, latest) if upload else b""
        card = solo_card(self._say, self._game_id, game, png, board_link=self._board_link)
        new_chip = before is not None and before.phase is SoloPhase.BETWEEN and game.round.number > before.round.number
        if self._card_id is not None and not new_chip and await self._messages.edit(self._card_id, card, upload=upload):
            message_id = self._card_id
        else:
            if before is not None and self._card_id is not None and new_chip:
                with suppress(NotAllowed):
                    await self._messages.edit(self._card_id, solo_card(self._say, self._game_id, before, open_to_presses=False))
            png = png if upload else await self._draw(scene, latest)
            card = solo_card(self._say, self._game_id, game, png, board_link=self._board_link)
            message_id = await self._messages.send_card(
                card, f"{self._game_id} {game.round.number}", self._card_id, self._since
            )
        is_stored = message_id == self._card_id and before is not None and game.round.number == before.round.number
        if message_id and not is_stored:
            await self._store.set_card(self._game_id, message_id)  # if that fails, all of it is retried
        self._card_id, self._shown, self._since = message_id, game if message_id else None, None
        self._is_in_words = png is None
        self._messages.done()


class PrivateScreen(EphemeralScreen[SoloGame, SoloEvent], _SoloScreen):
    """Shows the game in one ephemeral message."""

    _scene: Scene | None = None

    async def take(self, interaction: discord.Interaction[Any], *, anew: bool = False) -> None:
        """Defer the answer to a press or a command, which `show` then fills with the card; an older message of it is deleted.

        ``anew``: send the card in a new message, since the one whose button was pressed shows something else.
        """
        pressed = interaction.message.id if interaction.message and not anew else None
        if pressed is None:
            await defer_ephemeral(interaction)
        elif not is_answered(interaction):
            await defer(interaction)
        async with self._in_turn:
            self._shown = self._scene = None
            await self._move(interaction, pressed)

    async def _show_card(self, latest: Callable[[], SoloGame]) -> None:
        async with self._in_turn:
            game, interaction = visible(latest()), self._interaction
            if interaction is None or interaction.is_expired() or game == self._shown:
                return
            scene = scene_of(game)
            png = b"" if scene == self._scene else await self._draw(scene, latest, game.player)
            card = solo_card(self._say, self._game_id, game, png, board_link=self._board_link)
            try:
                async with delivery():
                    message = await interaction.edit_original_response(
                        view=card.view,
                        attachments=discord.utils.MISSING if png == b"" else card.files,
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
            except Rejected as error:
                _log.warning("card not edited", game_id=self._game_id, error=str(error))
            else:
                self._message_id, self._shown, self._scene = message.id, game, None if png is None else scene
