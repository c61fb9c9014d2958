"""The bot put together: the client, its commands and its buttons."""

from random import Random

import discord
import structlog
from discord import app_commands

from bot.client import Ricochet, client_of
from bot.clock import Clock
from bot.commands import bidding, board, leaderboard, leaving, privacy, ricochet, solo, stats, tutorial
from bot.commands import settings as settings_panel
from bot.commands.match_buttons import TableButton, on_form
from bot.commands.pad import PadButton
from bot.commands.solo_buttons import SoloButton, on_solo_form
from bot.ops.config import Config
from bot.text import say
from bot.ui.replies import reply_ephemeral

_log = structlog.stdlib.get_logger()


def make_bot(
    config: Config,
    *,
    clock: Clock | None = None,
    random: Random | None = None,
    shard_count: int | None = None,
) -> Ricochet:
    """A bot that is ready to be started."""
    bot = Ricochet(config, clock=clock, random=random, shard_count=shard_count)
    for command in (
        *(leaving.leave, leaving.stop, board.board, board.look, solo.solo, leaderboard.leaderboard, stats.stats),
        *(settings_panel.settings, privacy.privacy, privacy.forget_me),
    ):
        ricochet.group.add_command(command, override=True)
    for command in (ricochet.group, bidding.bid, bidding.prove, bidding.pass_turn):
        bot.tree.add_command(command)
    bot.add_dynamic_items(TableButton, PadButton, SoloButton, tutorial.LessonButton)
    bot.add_dynamic_items(
        leaderboard.LeaderboardPageButton, privacy.ForgetButton, settings_panel.SettingSelect, settings_panel.SettingsPageButton
    )
    bot.event(on_interaction)
    bot.tree.error(_on_error)
    return bot


async def on_interaction(interaction: discord.Interaction) -> None:
    """Learn the name of whoever does something, and answer forms, which are known by their custom id alone."""
    client_of(interaction).tables.names.met(interaction.guild_id, interaction.user)
    for answer in (on_form, on_solo_form, tutorial.on_form):
        await answer(interaction)


async def _on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Answer what went wrong before a command of ours began; what goes wrong within one is answered there."""
    if not isinstance(error, app_commands.CommandInvokeError):
        # What was typed is not logged: it may be a path that is sealed.
        name = (interaction.data or {}).get("name")
        _log.warning("command not run", interaction_id=interaction.id, command=name, error=type(error).__name__)
        await reply_ephemeral(interaction, say("problem-old-command"))
