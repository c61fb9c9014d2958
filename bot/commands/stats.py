"""`/ricochet stats`: what somebody has done on this server; outside of servers that have the bot, what oneself has done."""

import discord
from discord import app_commands

from bot.cards.statistics import statistics_card
from bot.commands.interaction import Interaction, made_at
from bot.commands.options import localised
from bot.store.guild_settings import GuildSettings
from bot.store.periods import spans_of, streak, weeks_between
from bot.ui.answers import show_ephemeral
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.replies import Problem, problem


@app_commands.command(name="stats", description=localised("command-stats"))
@app_commands.describe(member=localised("option-member"))
async def stats(interaction: Interaction, member: discord.User | None = None) -> None:
    """Show somebody's statistics, or one's own, in an ephemeral reply."""
    say, guild_id = texts_of(interaction), server_of(interaction)
    store, player = interaction.client.store, (member or interaction.user).id
    if guild_id is None and player != interaction.user.id:
        raise problem(Problem.SERVER_ONLY, what="stats")
    found = await store.statistics(guild_id, player)
    weeks: list[bool] = []
    if found.first_played is not None:
        zone = (GuildSettings() if guild_id is None else await store.guild_settings(guild_id)).zone
        spans = spans_of(weeks_between(found.first_played, made_at(interaction), zone), zone)
        weeks = await store.played(guild_id, player, spans)
    where = "everywhere" if guild_id is None else "server"
    await show_ephemeral(interaction, statistics_card(say, player, found, streak(weeks), where=where))
