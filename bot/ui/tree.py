"""The tree of commands, which answers for all of them what goes wrong in one."""

from typing import Any

import discord
import structlog
from discord import app_commands

from bot.text import say
from bot.ui.replies import Refused, log_context, reply_ephemeral, reply_error

_log = structlog.stdlib.get_logger()


class CommandTree(app_commands.CommandTree[Any]):
    """Commands only do what they are for, and raise `Refused`: the log context and the answers to errors are made here."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Name the interaction in every log line of its task, which is its own; let all of them pass."""
        structlog.contextvars.bind_contextvars(**log_context(interaction))
        return True

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer a refusal or an error with an ephemeral reply, and log the error.

        discord.py wraps what a command raises, unless it is a `Refused`. What else comes here went wrong before the command
        began: it is not one of those that this version has.
        """
        if isinstance(error, app_commands.CommandInvokeError):
            _log.error("command failed", exc_info=error.original)
            await reply_error(interaction, error.original)
        elif isinstance(error, Refused):
            await reply_error(interaction, error)
        else:
            # What was typed is not logged: it may be a path that is sealed.
            name = (interaction.data or {}).get("name")
            _log.warning("command not run", command=name, error=type(error).__name__)
            await reply_ephemeral(interaction, say("problem-old-command"))
