"""`/ricochet stats`: what somebody has done on this server."""

import discord
from discord import app_commands

from bot.cards.statistics import statistics_card
from bot.commands.interaction import Interaction, made_at
from bot.commands.options import localised
from bot.store.periods import spans_of, streak, weeks_between
from bot.ui.answers import show_ephemeral
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem


@app_commands.command(name="stats", description=localised("command-stats"))
@app_commands.describe(member=localised("option-member"))
async def stats(interaction: Interaction, member: discord.User | None = None) -> None:
    """Show somebody's statistics, or one's own, in an ephemeral reply."""
    say = texts_of(interaction)
    if interaction.guild_id is None:
        raise problem(Problem.SERVER_ONLY, what="stats")
    store, player = interaction.client.store, (member or interaction.user).id
    found = await store.statistics(interaction.guild_id, player)
    weeks: list[bool] = []
    if found.first_played is not None:
        zone = (await store.guild_settings(interaction.guild_id)).zone
        spans = spans_of(weeks_between(found.first_played, made_at(interaction), zone), zone)
        weeks = await store.played(interaction.guild_id, player, spans)
    await show_ephemeral(interaction, statistics_card(say, player, found, streak(weeks)))
