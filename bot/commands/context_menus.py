"""The context menus: *Study this board* of a message, *Ricochet statistics* and *Remove from the match* of a person."""

import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.actions.study import round_at, rounds_to_study
from bot.cards.match import BOARD
from bot.cards.post import GAME_ID
from bot.cards.study import SOURCE
from bot.commands.interaction import Interaction, place_here
from bot.commands.leaving import remove
from bot.commands.stats import show_statistics
from bot.commands.study import open_study
from bot.ui.command_texts import localised
from bot.ui.replies import Problem, problem

_STUDY = re.compile(rf"study:(?P<source>{SOURCE}):.*")
_ROUND = re.compile(r"(?:ricochet:(?:race:|solo:|rush:)?|[a-z]+:)(?P<game>[0-9]{1,15})[:.](?P<round>[0-9]{1,4}):.*")
_GAME = re.compile(rf"(?:results|again):{GAME_ID}.*")
"""The custom ids of buttons that name what is studied, a round of a game, and a game."""


async def _study(interaction: Interaction, message: discord.Message) -> None:
    """Study the position that a message shows. Raises `Refused`, also while it may not be studied."""
    await open_study(interaction, await _source_of(interaction, message))


async def _source_of(interaction: Interaction, message: discord.Message) -> str:
    """Return the source of the study of a message, by what its buttons name; a card without them by the time of its round."""
    client, player = interaction.client, interaction.user.id
    if message.author != client.user:
        raise problem(Problem.NO_BOARD)
    named = list(_custom_ids(message.components))
    for pattern in (_STUDY, _ROUND, _GAME):
        for found in filter(None, map(pattern.fullmatch, named)):
            if pattern is _STUDY:
                return found["source"]
            if pattern is _ROUND:
                return f"{found['game']}.{found['round']}"
            rounds = await rounds_to_study(client, int(found["game_id"]), player, interaction.channel_id)
            if rounds:
                return f"{found['game_id']}.{rounds[-1]}"
    if not any(file.filename == BOARD for file in message.attachments):
        raise problem(Problem.NO_BOARD)
    return await round_at(client, place_here(interaction), player, message.created_at.timestamp())


def _custom_ids(components: Any) -> Iterator[str]:
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))


async def _show_statistics(interaction: Interaction, member: discord.User) -> None:
    """Show the statistics of a person as `/ricochet stats` does. Raises `Refused`."""
    await show_statistics(interaction, member)


async def _remove(interaction: Interaction, member: discord.User) -> None:
    """Remove a player as `/ricochet remove` does. Raises `Refused`."""
    await remove(interaction, member.id)


study_menu = app_commands.ContextMenu(name=localised("menu-study"), callback=_study)
statistics_menu = app_commands.ContextMenu(name=localised("menu-stats"), callback=_show_statistics)
remove_menu = app_commands.ContextMenu(name=localised("menu-remove"), callback=_remove)
remove_menu.default_permissions = discord.Permissions(manage_messages=True)
remove_menu.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
remove_menu.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
