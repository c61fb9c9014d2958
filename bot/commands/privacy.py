"""`/ricochet privacy` and `/ricochet forget-me`: the privacy notice, and the erasure of a user's data."""

import discord
from discord import app_commands, ui

from bot.cards.post import NUMBER, Post
from bot.commands.interaction import Interaction
from bot.ui.answers import defer, edit_reply, mark_done, show_ephemeral
from bot.ui.command_texts import localised
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem

FORGET_ID = rf"ricochet:forget-me:(?P<player>{NUMBER})"
"""The pattern of the confirming button's custom id, which names the user."""


@app_commands.command(name="privacy", description=localised("command-privacy"))
async def privacy(interaction: Interaction) -> None:
    """Explain in an ephemeral reply what is stored."""
    say = texts_of(interaction)
    await show_ephemeral(interaction, Post(say("privacy-text")))


@app_commands.command(name="forget-me", description=localised("command-forget-me"))
async def forget_me(interaction: Interaction) -> None:
    """Explain what will be deleted, and ask for confirmation."""
    say = texts_of(interaction)
    button = ui.Button[ui.LayoutView](
        label=say("button-forget-me"), style=discord.ButtonStyle.danger, custom_id=f"ricochet:forget-me:{interaction.user.id}"
    )
    board = say("forget-me-board") if interaction.client.config.web else ""
    await show_ephemeral(interaction, Post(say("forget-me-question"), board, ui.ActionRow(button)))


@handles("ForgetButton", FORGET_ID)
async def forget_button(interaction: Interaction, named: Named) -> None:
    """Erase the user's data, as confirmed, and remove the button. Raises `Refused` for other users."""
    say = texts_of(interaction)
    player = int(named["player"])
    if interaction.user.id != player:
        raise problem(Problem.NOT_YOURS)
    await defer(interaction)
    if interaction.client.config.web:
        await interaction.client.sign_outs.end_sessions(player)
    await interaction.client.games.erasure.forget(player)
    mark_done(interaction)
    await edit_reply(interaction, Post(say("forget-me-done")))
