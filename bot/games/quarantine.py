"""The news of games that are quarantined, in their channels."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.cards.phrases import our_fault
from bot.cards.post import Post
from bot.games.outbox import Sender
from bot.store import GameId, Place, Quarantined, Store
from bot.text import Texts
from bot.ui.languages import server_language
from bot.ui.messages import Messages


@dataclass(frozen=True, slots=True)
class _Notice:
    """Announces in a channel that its game is quarantined; it is retried, after a restart as well, until Discord has it."""

    messages: Messages
    store: Store
    guild: discord.Guild | None
    game: Quarantined
    contact: str

    async def deliver(self) -> None:
        chosen = await self.store.guild_settings(self.game.place.guild_id)
        say = Texts.of(server_language(self.guild, chosen.language))
        text = say("set-aside", kind=self.game.kind, game=str(self.game.game_id))
        if await self.messages.send(Post(our_fault(say, text, self.contact)), f"set aside {self.game.game_id}"):
            await self.store.quarantine_announced(self.game.game_id)


async def announce_quarantined(
    client: discord.Client,
    store: Store,
    messages: Callable[[Place, GameId], Messages],
    sender: Callable[[Place], Sender],
    contact: str,
) -> None:
    """Let the senders of their channels announce the quarantined games that have not been announced.

    ``messages`` returns those of a game, and ``sender`` that of a channel. ``contact`` says how to reach the operator.
    """
    for game in await store.quarantined():
        if game.pending:
            guild = client.get_guild(game.place.guild_id)
            sender(game.place).wake(_Notice(messages(game.place, game.game_id), store, guild, game, contact))
