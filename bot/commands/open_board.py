"""The button that opens the board as an Activity, where the application has Activities."""

import discord

from bot.cards.board_link import BOARD_ID, Link
from bot.cards.post import Post
from bot.commands.interaction import Interaction
from bot.store import NO_SERVER, Place
from bot.ui.answers import AnswerLost, launch_activity, show_ephemeral
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem


@handles("BoardButton", BOARD_ID)
async def board_button(interaction: Interaction, named: Named) -> None:
    """Launch the Activity, or show the link to the board where Discord does not.

    The launch is the first answer: Discord takes none after a deferred one. It carries no data, so the bot remembers for the
    page what it was pressed for.
    """
    client, web = interaction.client, interaction.client.config.web
    if web is None:
        raise problem(Problem.OLD_BUTTON)
    subject = named["subject"] or "match"
    if client.application_flags.embedded and _may_launch(interaction):
        client.launches.note(interaction.channel_id or NO_SERVER, interaction.user.id, subject)
        try:
            await launch_activity(interaction)
        except AnswerLost:
            pass  # Activities were switched off since the start, or this client has none
        else:
            return
    link = Link(f"{web}/").to(Place(interaction.guild_id or NO_SERVER, interaction.channel_id or NO_SERVER), subject)
    await show_ephemeral(interaction, Post(f"[{texts_of(interaction)('web-open')}]({link.url})"))


def _may_launch(interaction: Interaction) -> bool:
    """Return whether Discord's client launches an Activity for this person here: it refuses without a word to the bot."""
    if interaction.guild_id is None:
        return True
    may = interaction.permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    return may.use_embedded_activities and (may.send_messages_in_threads if is_thread else may.send_messages)
