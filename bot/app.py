"""The bot put together: the client, its commands and its buttons."""

from random import Random

import discord
import structlog
from discord import app_commands

from bot.client import Ricochet
from bot.clock import Clock
from bot.commands import bidding, ricochet
from bot.controls import TableButton
from bot.settings import Settings

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
    for command in (ricochet.group, bidding.bid, bidding.prove, bidding.do_without):
        bot.tree.add_command(command)
    bot.add_dynamic_items(TableButton)
    bot.tree.error(_on_error)
    return bot


async def _on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """The person has been answered where the error arose; here it is only noted that Discord's part is over."""
    _log.debug("command ended by an error", interaction_id=interaction.id, error=str(error))
