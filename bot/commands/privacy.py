"""`/ricochet privacy` and `/ricochet forget-me`: what is stored about people, and how it is deleted."""

import discord
from discord import app_commands, ui

from bot.cards.post import NUMBER, Post, layout
from bot.commands.interaction import Interaction
from bot.ui.answers import defer, edit_reply, mark_done, show_ephemeral
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.persistent import PersistentItem
from bot.ui.replies import Problem, problem

FORGET_ID = rf"ricochet:forget-me:(?P<player>{NUMBER})"
"""What the custom id of the button looks like that confirms it: it names who is to be forgotten."""


@app_commands.command(name="privacy", description=localised("command-privacy"))
async def privacy(interaction: Interaction) -> None:
    """Say what is stored, in an ephemeral reply."""
    say = texts_of(interaction)
    await show_ephemeral(interaction, layout(say("privacy-text")))


@app_commands.command(name="forget-me", description=localised("command-forget-me"))
async def forget_me(interaction: Interaction) -> None:
    """Say what will be deleted, and ask whether that is meant."""
    say = texts_of(interaction)
    button = ui.Button[ui.LayoutView](
        label=say("button-forget-me"),
        style=discord.ButtonStyle.danger,
        custom_id=f"ricochet:forget-me:{interaction.user.id}",
    )
    view = layout(say("forget-me-question"), ui.ActionRow(button))
    await show_ephemeral(interaction, view)


class ForgetButton(PersistentItem, template=FORGET_ID):
    """The button that deletes what is known about somebody, for nobody else to press."""

    async def pressed(self, interaction: Interaction) -> None:
        """Forget the person, and take the button away."""
        say = texts_of(interaction)
        player = int(self.named["player"])
        if interaction.user.id != player:
            raise problem(Problem.NOT_YOURS)
        await defer(interaction)
        await interaction.client.games.forget(player)
        mark_done(interaction)
        await edit_reply(interaction, Post(layout(say("forget-me-done"))))
