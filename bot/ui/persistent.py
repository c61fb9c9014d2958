"""Buttons and selects that last: they are known by their custom id alone, so that they work after a restart."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.ui.replies import run


class PersistentItem(ui.DynamicItem[ui.Item[Any]], template=r"(?!)"):
    """Anything that can be pressed or chosen from. Each kind has a template; ``named`` is what its custom id names."""

    def __init__(self, item: ui.Item[Any], named: re.Match[str]) -> None:
        super().__init__(item)
        self.named = named

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Make the item that was pressed."""
        del interaction
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        """Do what it says, or answer why not with an ephemeral reply."""
        await run(interaction, self.pressed(interaction))

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it says. Raises `Refused`."""
        raise NotImplementedError
