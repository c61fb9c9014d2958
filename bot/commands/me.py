"""`/ricochet me`: the panel of a person, with their preferences, their statistics, and the erasure of their data."""

from typing import Any

import discord
from discord import app_commands, ui

from bot.cards.me import AUTO, BUTTON_ID, CHOICE_ID, Button, Choice, me_card
from bot.cards.post import NUMBER, Post
from bot.cards.settings import SETTINGS
from bot.commands.interaction import Interaction
from bot.commands.stats import show_statistics
from bot.text import languages
from bot.ui.answers import defer, edit_reply, mark_done, show_ephemeral, show_instead
from bot.ui.command_texts import localised
from bot.ui.handlers import Named, handles
from bot.ui.languages import chosen_language, learn_texts, texts_of
from bot.ui.replies import Problem, problem

FORGET_ID = rf"ricochet:forget-me:(?P<player>{NUMBER})"
"""The pattern of the confirming button's custom id, which names the user."""


@app_commands.command(name="me", description=localised("command-me"))
async def me_command(interaction: Interaction) -> None:
    """Show the panel in an ephemeral reply."""
    await show_ephemeral(interaction, await _panel(interaction))


@handles("MeSelect", CHOICE_ID)
async def me_select(interaction: Interaction, named: Named) -> None:
    """Store a choice, and show the panel with it, in the language that is chosen by then."""
    values: Any = (interaction.data or {}).get("values")
    value = str(values[0]) if isinstance(values, list) and values else ""
    store, player = interaction.client.store, interaction.user.id
    if named["name"] == Choice.THEME.value:
        if value not in SETTINGS["theme"].values:
            raise problem(Problem.OLD_BUTTON)
        await store.set_theme(player, value)
    else:
        if value != AUTO and value not in languages():
            raise problem(Problem.OLD_BUTTON)
        await store.set_language(player, None if value == AUTO else value)
        await learn_texts(interaction)
    mark_done(interaction)
    await show_instead(interaction, await _panel(interaction))


@handles("MeButton", BUTTON_ID)
async def me_button(interaction: Interaction, named: Named) -> None:
    """Open the door of the button in a new ephemeral message."""
    match Button(named["action"]):
        case Button.STATS:
            await show_statistics(interaction, interaction.user)
        case Button.PRIVACY:
            await show_ephemeral(interaction, Post(texts_of(interaction)("privacy-text")))
        case Button.DELETE:
            await _ask_to_forget(interaction)


async def _panel(interaction: Interaction) -> Post:
    client, player = interaction.client, interaction.user.id
    language, theme = await chosen_language(client.store, player), await client.store.theme_of(player)
    return me_card(texts_of(interaction), language, theme, client.config.contact)


async def _ask_to_forget(interaction: Interaction) -> None:
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
    await interaction.client.champions.take_from(player)
    await interaction.client.games.erasure.forget(player)
    mark_done(interaction)
    await edit_reply(interaction, Post(say("forget-me-done")))
