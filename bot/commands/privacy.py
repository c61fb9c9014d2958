"""`/ricochet privacy` and `/ricochet forget-me`: what is stored about people, and how it is deleted."""

import re
from typing import Any, Self

import discord
from discord import app_commands, ui

from bot.answers import Problem, problem, told_privately
from bot.cards.post import layout
from bot.client import client_of
from bot.text import say

FORGET_ID = r"ricochet:forget-me:(?P<player>\d+)"
"""What the custom id of the button looks like that confirms it: it names who is to be forgotten."""


@app_commands.command(name="privacy", description=say("command-privacy"))
async def privacy(interaction: discord.Interaction) -> None:
    """Say what is stored, to the person alone."""
    async with told_privately(interaction):
        await interaction.response.send_message(view=layout(say("privacy-text")), ephemeral=True)


@app_commands.command(name="forget-me", description=say("command-forget-me"))
async def forget_me(interaction: discord.Interaction) -> None:
    """Say what will be deleted, and ask whether that is meant."""
    async with told_privately(interaction):
        button = ui.Button[ui.LayoutView](
            label=say("button-forget-me"),
            style=discord.ButtonStyle.danger,
            custom_id=f"ricochet:forget-me:{interaction.user.id}",
        )
        view = layout(say("forget-me-question"), ui.ActionRow(button))
        await interaction.response.send_message(view=view, ephemeral=True)


class ForgetButton(ui.DynamicItem[ui.Button[Any]], template=FORGET_ID):
    """The button that deletes what is known about somebody, for nobody else to press."""

    def __init__(self, player: int) -> None:
        super().__init__(ui.Button(custom_id=f"ricochet:forget-me:{player}"))
        self.player = player

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Make the button that was pressed from its custom id."""
        del interaction, item
        return cls(int(match["player"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        """Forget the person, and take the button away."""
        async with told_privately(interaction):
            if interaction.user.id != self.player:
                raise problem(Problem.NOT_YOURS)
            await interaction.response.defer()
            await client_of(interaction).tables.forget(self.player)
            await interaction.edit_original_response(view=layout(say("forget-me-done")))
