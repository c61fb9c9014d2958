"""One private answer for each person in a game: the one before it goes away when another comes.

An ephemeral message can only be deleted by the token of its interaction, which holds for a quarter of an hour and is not kept
over a restart. After that the earlier answer stays, and the new one stands below it.
"""

from contextlib import suppress
from typing import Any

import discord

from bot.ui.delivery import NotTaken, Undelivered, delivery

_LATEST = "latest answers"
"""What is noted in ``extras`` of an interaction."""


class LatestAnswers:
    """The latest private answers in words to the players of a game."""

    def __init__(self) -> None:
        self._latest = dict[int, tuple[discord.Interaction[Any], int | None]]()

    def gather(self, interaction: discord.Interaction[Any]) -> None:
        """Let the words that answer this interaction take the place of those before."""
        interaction.extras[_LATEST] = self

    async def take_place(self, interaction: discord.Interaction[Any], followup: int | None) -> None:
        """Delete the answer before the one that was just given: with the first response, or as the message with this id."""
        await self.clear(interaction)
        self._latest[interaction.user.id] = (interaction, followup)

    async def clear(self, interaction: discord.Interaction[Any]) -> None:
        """Delete the latest answer to whoever asks, unless this interaction has given it."""
        earlier, followup = self._latest.pop(interaction.user.id, (interaction, None))
        if earlier is interaction or earlier.is_expired():
            return
        with suppress(NotTaken, Undelivered):
            async with delivery():
                if followup is None:
                    await earlier.delete_original_response()
                else:
                    await earlier.followup.delete_message(followup)


async def clear(interaction: discord.Interaction[Any]) -> None:
    """Delete the answer before this interaction, where a game gathers them: one that is answered without words."""
    latest = interaction.extras.get(_LATEST)
    if isinstance(latest, LatestAnswers):
        await latest.clear(interaction)


async def take_place(interaction: discord.Interaction[Any], followup: discord.WebhookMessage | None) -> None:
    """Let an answer take the place of the one before, where a game gathers them; ``followup`` is its message, if it has one."""
    latest = interaction.extras.get(_LATEST)
    if isinstance(latest, LatestAnswers):
        await latest.take_place(interaction, followup.id if followup else None)
