"""Keeps one ephemeral answer for each player of a game: a new answer deletes the one before.

An ephemeral message can only be deleted with its interaction's token, which is valid for 15 minutes and not kept over a
restart. After that the earlier answer stays.
"""

from contextlib import suppress
from typing import Any

import discord

from bot.ui.delivery import Rejected, Undelivered, delivery

_LATEST = "latest answers"
"""A key in ``extras`` of an interaction."""


class LatestAnswers:
    """The latest ephemeral text answers to the players of a game."""

    def __init__(self) -> None:
        self._latest = dict[int, tuple[discord.Interaction[Any], int | None]]()

    def track(self, interaction: discord.Interaction[Any]) -> None:
        """Make the answer to this interaction replace the player's previous one."""
        interaction.extras[_LATEST] = self

    async def replace(self, interaction: discord.Interaction[Any], followup: int | None) -> None:
        """Delete the previous answer; the new one is the original response, or the ``followup`` with this message id."""
        await self.clear(interaction)
        self._latest[interaction.user.id] = (interaction, followup)

    async def clear(self, interaction: discord.Interaction[Any]) -> None:
        """Delete the latest answer to this user, unless it answers this interaction."""
        earlier, followup = self._latest.pop(interaction.user.id, (interaction, None))
        if earlier is interaction or earlier.is_expired():
            return
        with suppress(Rejected, Undelivered):
            async with delivery():
                if followup is None:
                    await earlier.delete_original_response()
                else:
                    await earlier.followup.delete_message(followup)


def latest_answers(interaction: discord.Interaction[Any]) -> LatestAnswers:
    """Return the interaction's tracker, or an empty one outside of games."""
    return interaction.extras.get(_LATEST) or LatestAnswers()
