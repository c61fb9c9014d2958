"""The interface between a game and the messages that show it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

import discord

from bot.cards.board_link import BoardLink, board_at
from bot.cards.pad import Pad
from bot.games.services import Services
from bot.store import Opening, Place, StoredGame, kind_of
from bot.text import Texts
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.messages import Messages
from bot.ui.open_pads import OpenPads
from engine.rules.outcome import Outcome

S = TypeVar("S")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class News(Generic[S, E]):
    """An outcome to announce in one message: ``number`` is that of its first event, counted from 0 within the game.

    News with number 0 announce that the game begins.
    ``end`` is the number of the first event after it; events in between that need no announcement are not in the outcome.
    ``is_late``: several outcomes were coalesced, so that only their results are announced.
    """

    outcome: Outcome[S, E]
    number: int
    end: int
    is_late: bool = False


class Screen(ABC, Generic[S, E]):
    """Shows a game in Discord, in its language. It draws from the state alone, so that showing is idempotent.

    ``messages`` are those of the game's channel, and ``pads`` the open move pads of its players.
    """

    def __init__(self, services: Services, messages: Messages, stored: StoredGame) -> None:
        self._services, self._messages, self._game_id = services, messages, stored.game_id
        self._store, self._pictures = services.store, services.pictures
        opening = cast("Opening", stored.events[0])
        self._say = Texts.of(opening.language).of_edition(opening.rules.edition)
        self._guild_id, self._kind = stored.place.guild_id, kind_of(stored.events).name
        self.pads = OpenPads()

    @property
    def place(self) -> Place:
        """The place of the game, which changes where a thread is opened for it."""
        return self._messages.place

    @property
    def _board_link(self) -> BoardLink | None:
        """The link to the board, which may be served later than the screen is made."""
        return board_at(self._services.board_link(), self.place, self._kind)

    @abstractmethod
    async def show(self, news: News[S, E] | None, latest: Callable[[], S]) -> None:
        """Announce the news, if any, and bring the card up to date with the state that ``latest`` returns by then.

        Raises `bot.ui.delivery.Undelivered` or `bot.ui.messages.NotAllowed`. It is then retried with the same news, and sends
        no message twice.
        """

    def expect(self, outcome: Outcome[S, E]) -> None:
        """Notice an outcome as soon as it is stored, while earlier news may still be pending."""

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """Take a function that shows the game again in the background once a coroutine has ended."""

    def restore(self, stored: StoredGame) -> None:
        """After a restart, restore the ids of the game's messages, and note which may have been sent without being stored."""

    async def take(self, interaction: discord.Interaction[Any], *, anew: bool = False) -> None:
        """Take a press or a command, so that the card can be shown by way of it.

        ``anew``: the pressed message shows something else, so an ephemeral card comes in a new one.
        """

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press that `show` has left unanswered, where the card is the answer."""

    def lay(self, number: int, pad: Pad) -> None:
        """Lay out these moves for the chip with this number at the next `take`, where the card is a move pad, too."""

    def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Send the next cards as follow-ups of a public answer, if they are messages in the channel."""

    def needs_public_answer(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether `answer_publicly` should answer a bid, rather than the card alone."""
        del interaction
        return False

    async def answer_publicly(self, interaction: discord.Interaction[Any], moves: int) -> None:
        """Answer a bid in public. The card is not edited meanwhile; the caller then shows the game again."""

    async def may_change(self, news: News[S, E]) -> bool:
        """Return whether these news can still be merged with others: no sent message is known."""
        del news
        return True


class EphemeralScreen(Screen[S, E]):
    """Shows a game in one ephemeral message, which can only be edited with the token of the player's last press or command.

    The token is valid for 15 minutes. So `take` has to be called for each of them; without a valid token the card waits for the
    next one.
    """

    def __init__(self, services: Services, messages: Messages, stored: StoredGame) -> None:
        super().__init__(services, messages, stored)
        self._interaction: discord.Interaction[Any] | None = None
        self._message_id: int | None = None
        self._in_turn = asyncio.Lock()

    async def _move(self, interaction: discord.Interaction[Any], message_id: int | None) -> None:
        """Show the card in the message that an interaction edits, or sends if its id is None; delete an older one."""
        last, had_it = self._interaction, self._message_id
        self._interaction, self._message_id = interaction, message_id
        if last and had_it not in (None, message_id) and not last.is_expired():
            with suppress(Rejected, Undelivered):
                async with delivery():
                    await last.delete_original_response()
