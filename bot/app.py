"""The bot put together: the client, its commands and its buttons."""

from random import Random

import discord
import structlog
from discord import app_commands

from bot.answers import privately
from bot.client import Ricochet
from bot.clock import Clock
from bot.commands import bidding, leaderboard, privacy, ricochet, solo, stats
from bot.commands import settings as settings_panel
from bot.controls import TableButton, on_form
from bot.settings import Settings
from bot.solo.controls import SoloButton, on_solo_form
from bot.text import say

_log = structlog.stdlib.get_logger()


def make_bot(
    settings: Settings,
    *,
    clock: Clock | None = None,
    random: Random | None = None,
    shard_count: int | None = None,
) -> Ricochet:
    """A bot that is ready to be started."""
    bot = Ricochet(settings, clock=clock, random=random, shard_count=shard_count)
    for command in (solo.solo, leaderboard.leaderboard, stats.stats, privacy.privacy, privacy.forget_me):
        ricochet.group.add_command(command, override=True)
    for command in (ricochet.group, bidding.bid, bidding.prove, bidding.do_without):
        bot.tree.add_command(command)
    bot.add_dynamic_items(TableButton, SoloButton, leaderboard.PageButton, privacy.ForgetButton)
    bot.add_dynamic_items(settings_panel.SettingSelect, settings_panel.PageButton)
    bot.event(on_interaction)
    bot.tree.error(_on_error)
    return bot


async def on_interaction(interaction: discord.Interaction) -> None:
    """Answer forms, which no listener is kept for."""
    await on_form(interaction)
    await on_solo_form(interaction)


async def _on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Answer what went wrong before a command of ours began; what goes wrong within one is answered there."""
    if not isinstance(error, app_commands.CommandInvokeError):
        _log.warning("command not run", interaction_id=interaction.id, error=str(error))
        await privately(interaction, say("problem-old-command"))
