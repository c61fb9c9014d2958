"""Closes the open move pads of a game when their time is up.

A pad is an ephemeral message, which can only be edited with the token of the latest press on it, for 15 minutes and not after a
restart. A pad that can no longer be edited says that it is closed when a button is pressed.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.cards.post import Post
from bot.text import Texts
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.languages import texts_of
from engine.rules.events import Player

Closed = Callable[[Texts, Player, int], Post | None]
"""Returns what a player's pad of this round is replaced by, or None while it can be used."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A pad of this round, the latest interaction that showed it, and its message id if that was a follow-up."""

    interaction: discord.Interaction[Any]
    round: int
    followup: int | None


class OpenPads:
    """The latest pad of each player of a game."""

    def __init__(self) -> None:
        self._open = dict[Player, _Open]()

    def opened(self, interaction: discord.Interaction[Any], round_number: int, followup: int | None = None) -> None:
        """Register a pad shown by an interaction's response, or by the ``followup`` with this message id."""
        self._open[interaction.user.id] = _Open(interaction, round_number, followup)

    def forget(self, player: Player) -> None:
        """Remove a player's pad, whose message has been replaced."""
        self._open.pop(player, None)

    async def close(self, closed: Closed) -> None:
        """Close the pads that can no longer be used."""
        due = [(player, pad, closed(texts_of(pad.interaction), player, pad.round)) for player, pad in self._open.items()]
        await asyncio.gather(*(self._close(player, pad, post) for player, pad, post in due if post))

    async def _close(self, player: Player, pad: _Open, post: Post) -> None:
        self.forget(player)
        if pad.interaction.is_expired():
            return
        with suppress(Rejected, Undelivered):
            async with delivery():
                if pad.followup is None:
                    await pad.interaction.edit_original_response(view=post.view, attachments=[])
                else:
                    await pad.interaction.followup.edit_message(pad.followup, view=post.view, attachments=[])
