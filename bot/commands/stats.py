"""`/ricochet stats`: a member's statistics on this server; outside of servers that have the bot, only the user's own."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.cards.statistics import Profile, statistics_card, statistics_chart
from bot.commands.interaction import Interaction, made_at
from bot.store import Progress
from bot.store.guild_settings import GuildSettings
from bot.store.periods import DAYS, Week, day_of, spans_of, streak, week_of, weeks_between
from bot.ui.answers import defer_ephemeral, edit_reply
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.names import name_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, problem
from engine.games import daily
from engine.games.achievements import achievements
from engine.games.solo.practice import histories
from engine.games.streaks import streak_on
from engine.rules.events import Player

_WEEKS = 12
"""The number of weeks in the chart."""


@app_commands.command(name="stats", description=localised("command-stats"))
@app_commands.describe(member=localised("option-member"))
async def stats(interaction: Interaction, member: discord.User | None = None) -> None:
    """Show the statistics of a member, by default the user's own."""
    await show_statistics(interaction, member or interaction.user)


async def show_statistics(interaction: Interaction, who: discord.User | discord.Member) -> None:
    """Show a person's statistics in an ephemeral reply. Raises `Refused`."""
    say, guild_id = texts_of(interaction), server_of(interaction)
    if guild_id is None and who.id != interaction.user.id:
        raise problem(Problem.SERVER_ONLY, what="stats")
    await defer_ephemeral(interaction)
    where = "everywhere" if guild_id is None else "server"
    profile = await _profile_of(interaction, guild_id, who.id)
    picture = None
    if not profile.is_empty:
        chart = statistics_chart(say, name_of(who), profile, where)
        picture = await interaction.client.pictures.of_chart(chooser_of(interaction), chart)
    await edit_reply(interaction, statistics_card(say, who.id, profile, where, picture))


async def _profile_of(interaction: Interaction, guild_id: int | None, player: Player) -> Profile:
    """Collect a player's statistics on a server, or everywhere.

    Daily puzzles, personal bests and practice count everywhere, but only for the user's own.
    """
    store, now = interaction.client.store, made_at(interaction)
    zone = (GuildSettings() if guild_id is None else await store.guild_settings(guild_id)).zone
    found = await store.statistics(guild_id, player)
    with_bid = list[bool]()
    if found.first_played is not None:
        with_bid = await store.played(guild_id, player, spans_of(weeks_between(found.first_played, now, zone), zone))
    this_week = week_of(day_of(now, zone))
    weeks = [this_week.later(-ago) for ago in reversed(range(_WEEKS))]
    is_own = player == interaction.user.id
    # Others would learn that an open puzzle takes ten moves or more.
    before = None if is_own else daily.earliest_open(now)
    rounds = await store.progress(guild_id, player, spans_of(weeks, zone), before, spans_of(weeks, DAYS))
    began = None if found.first_played is None else week_of(day_of(found.first_played, zone))
    skipped = _before(weeks, rounds, began)
    weeks, rounds = weeks[skipped:], replace(rounds, shares=rounds.shares[skipped:])
    plays = await store.plays_of(player) if is_own else {}
    days = streak_on(daily.day_of(now), (day for day, play in plays.items() if daily.counts(day, play)))
    bests = await store.personal_bests(player) if is_own else {}
    achieved = achievements(rounds.hardest, found.victories, plays, days)
    practised = histories(await store.practised(player)) if is_own else {}
    return Profile(found, rounds, weeks, streak(with_bid), days if is_own else None, achieved, bests, practised)


def _before(weeks: Sequence[Week], rounds: Progress, began: Week | None) -> int:
    """Return how many of these weeks precede the player's first one: that of their first bid in a match, or of a solution."""
    return next(
        (
            number
            for number, (week, share) in enumerate(zip(weeks, rounds.shares, strict=True))
            if share.judged or (began is not None and began <= week)
        ),
        len(weeks),
    )
