"""The move pads that are open on a game, which close by themselves when their time is up.

A pad is an ephemeral message: it can be edited by the token of the latest press on it, for a quarter of an hour, and nothing of
that is kept over a restart. A pad that cannot be closed any more says so when one of its buttons is pressed.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.cards.post import Post
from bot.text import Texts
from bot.ui.delivery import NotTaken, Undelivered, delivery
from bot.ui.languages import texts_of
from engine.events import Player

Closed = Callable[[Texts, Player, int], Post | None]
"""What a player's pad of this round becomes, or None as long as it can be used."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A pad of this round, the latest interaction that showed it, and its message if that followed up."""

    interaction: discord.Interaction[Any]
    round: int
    followup: int | None


class OpenPads:
    """The latest pad of each player of a game."""

    def __init__(self) -> None:
        self._open = dict[Player, _Open]()

    def opened(self, interaction: discord.Interaction[Any], round_number: int, followup: int | None = None) -> None:
        """Note that an interaction has shown a pad: with its response, or as the message with this id."""
        self._open[interaction.user.id] = _Open(interaction, round_number, followup)

    def forget(self, player: Player) -> None:
        """Note that a player's pad has become something else."""
        self._open.pop(player, None)

    async def close(self, closed: Closed) -> None:
        """Close those that can be used no longer."""
        due = [(player, pad, closed(texts_of(pad.interaction), player, pad.round)) for player, pad in self._open.items()]
        await asyncio.gather(*(self._close(player, pad, post) for player, pad, post in due if post))

    async def _close(self, player: Player, pad: _Open, post: Post) -> None:
        self.forget(player)
        if pad.interaction.is_expired():
            return
        with suppress(NotTaken, Undelivered):
            async with delivery():
                if pad.followup is None:
                    await pad.interaction.edit_original_response(view=post.view, attachments=[])
                else:
                    await pad.interaction.followup.edit_message(pad.followup, view=post.view, attachments=[])
