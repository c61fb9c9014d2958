"""The tree of commands, which answers for all of them what goes wrong in one."""

import logging
from collections.abc import Sequence
from typing import Any

import discord
import structlog
from discord import AppCommandType, app_commands
from discord.http import Route

from bot.metrics import Kind
from bot.ui.answers import is_too_late, propose_nothing
from bot.ui.languages import learn_texts
from bot.ui.measured import UNKNOWN, note_asked
from bot.ui.options import fits
from bot.ui.replies import Problem, Refused, answer_error, log_context, problem

_log = structlog.stdlib.get_logger()

_OUR_TYPES = frozenset(kind.value for kind in (AppCommandType.chat_input, AppCommandType.user, AppCommandType.message))
"""Types of commands that only the bot registers. Of any other type is what Discord has added, as it does for Activities."""


class CommandTree(app_commands.CommandTree[Any]):
    """Commands only do what they are for, and raise `Refused`: the log context and the answers to errors are made here."""

    async def send(self, commands: Sequence[Any]) -> None:
        """Replace the commands that Discord knows by these, and keep those of types that are not the bot's as they are.

        `sync` would leave them out. Once an operator has enabled Activities, Discord has an Entry Point command of its own, and
        refuses a list without it (400, 50240). Raises `discord.HTTPException`.
        """
        client = self.client
        route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
        # Without its localizations a command would lose them when it is sent back.
        known = await client.http.request(route, params={"with_localizations": "true"})
        kept = [command for command in known if command["type"] not in _OUR_TYPES]
        await client.http.bulk_upsert_global_commands(client.application_id, [*commands, *kept])

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let no command pass while the bot stops, nor one with options that Discord would have refused.

        Every log line of the task, which is the interaction's own, names it from here on.
        """
        if not interaction.client.in_flight.begin():
            return False
        structlog.contextvars.bind_contextvars(**log_context(interaction))
        kind = Kind.COMPLETION if _completes(interaction) else Kind.COMMAND
        try:
            await learn_texts(interaction)
            is_fit = fits(self.get_command, interaction)
            note_asked(interaction, kind, _name(interaction) if is_fit else UNKNOWN)
        except Exception as error:  # noqa: BLE001 - in the task of discord.py nobody would learn of it
            await _answer_failure(interaction, error)
            return False
        if not is_fit:
            await _answer_failure(interaction, problem(Problem.OLD_COMMAND))
        return is_fit

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer a refusal or an error with an ephemeral reply, and log the error.

        discord.py wraps what a command raises, unless it is a `Refused`. What else comes here went wrong before the command
        began: it is not one of those that this version has.
        """
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if original is error and not isinstance(error, Refused):
            # What was typed is not logged: it may be a path that is sealed.
            name = (interaction.data or {}).get("name")
            _log.warning("command not run", command=name, error=type(error).__name__)
            original = problem(Problem.OLD_COMMAND)
        await _answer_failure(interaction, original)


async def _answer_failure(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Answer a refusal or an error, a completion with nothing to choose from, and log what is one of ours."""
    if _completes(interaction):
        await propose_nothing(interaction)
        is_ours = not isinstance(error, Refused)
    else:
        is_ours = await answer_error(interaction, error)
    if is_ours:
        _log.error("command failed", exc_info=error)


def _completes(interaction: discord.Interaction[Any]) -> bool:
    return interaction.type is discord.InteractionType.autocomplete


def _name(interaction: discord.Interaction[Any]) -> str:
    """What its command is called, if it is one that this version has."""
    return interaction.command.qualified_name if interaction.command else UNKNOWN


def _without_traceback(record: logging.LogRecord) -> bool:
    """Where a completion comes too late, which discord.py cannot tell from a bug, leave only a line in the log."""
    if record.exc_info and is_too_late(record.exc_info[1]):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args, record.exc_info = "answered too late: %s", (record.exc_info[1],), None
    return True


logging.getLogger("discord.app_commands.tree").addFilter(_without_traceback)
