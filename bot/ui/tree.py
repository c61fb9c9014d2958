"""The command tree: validates calls, answers errors, and registers commands with Discord."""

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
from bot.ui.options import are_valid
from bot.ui.replies import UNKNOWN, Problem, Refused, answer_error, log_context, problem, record_request

_log = structlog.stdlib.get_logger()

_OUR_TYPES = frozenset(kind.value for kind in (AppCommandType.chat_input, AppCommandType.user, AppCommandType.message))
"""Types of commands that the bot registers. Discord adds commands of other types, such as the entry point of an Activity."""


_MOVED = {
    **dict.fromkeys(("leave", "finish"), "stop"),
    **dict.fromkeys(("language", "theme", "privacy", "forget-me"), "me"),
    "check": "settings",
    "look": "board",
    "tiles": "study",
    "results": "results",
}
"""The places of what subcommands did that Discord's clients may still show, as variants of a text."""


class CommandTree(app_commands.CommandTree[Any]):
    """The command tree. It sets the log context and answers errors, so that commands just raise `Refused`."""

    async def send(self, commands: Sequence[Any]) -> None:
        """Replace the bot's commands on Discord by these, and keep those that Discord has added.

        `sync` would drop those: once an operator has enabled Activities, Discord rejects a list without their entry point
        (400, 50240). Raises `discord.HTTPException`.
        """
        client = self.client
        route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
        # Without its localizations a command would lose them.
        known = await client.http.request(route, params={"with_localizations": "true"})
        kept = [command for command in known if command["type"] not in _OUR_TYPES]
        await client.http.bulk_upsert_global_commands(client.application_id, [*commands, *kept])

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Reject commands during shutdown and with invalid options, and bind the interaction to the log context of its task."""
        if not interaction.client.in_flight.begin():
            return False
        structlog.contextvars.bind_contextvars(**log_context(interaction))
        kind = Kind.COMPLETION if _completes(interaction) else Kind.COMMAND
        try:
            await learn_texts(interaction)
            is_valid = are_valid(self.get_command, interaction)
            name = interaction.command.qualified_name if is_valid and interaction.command else UNKNOWN
            record_request(interaction, kind, name)
        except Exception as error:  # noqa: BLE001 - discord.py would not answer it
            await _answer_failure(interaction, error)
            return False
        if not is_valid:
            await _answer_failure(interaction, problem(Problem.OLD_COMMAND))
        return is_valid

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer a refusal or an error with an ephemeral reply, and log the error.

        discord.py wraps what a command raises, unless it is a `Refused`. Other errors mean that this version lacks the command.
        """
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if original is error and not isinstance(error, Refused):
            # The arguments are not logged: they may contain sealed moves.
            name = (interaction.data or {}).get("name")
            _log.warning("command not run", command=name, error=type(error).__name__)
            original = _outdated(interaction)
        await _answer_failure(interaction, original)


async def _answer_failure(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Answer a refusal or an error, an autocompletion without choices, and log unexpected errors."""
    if _completes(interaction):
        await propose_nothing(interaction)
        is_ours = not isinstance(error, Refused)
    else:
        is_ours = await answer_error(interaction, error)
    if is_ours:
        _log.error("command failed", exc_info=error)


def _outdated(interaction: discord.Interaction[Any]) -> Refused:
    """Return the refusal of a command that this version lacks, with what it has in its place."""
    options: Any = (interaction.data or {}).get("options")
    subcommand = options[0].get("name") if isinstance(options, list) and options and isinstance(options[0], dict) else None
    to = _MOVED.get(subcommand) if isinstance(subcommand, str) else None
    return problem(Problem.MOVED_COMMAND, to=to) if to else problem(Problem.OLD_COMMAND)


def _completes(interaction: discord.Interaction[Any]) -> bool:
    return interaction.type is discord.InteractionType.autocomplete


def _without_traceback(record: logging.LogRecord) -> bool:
    """Log a late autocompletion, which discord.py reports like a bug, in one line without its traceback."""
    if record.exc_info and is_too_late(record.exc_info[1]):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args, record.exc_info = "answered too late: %s", (record.exc_info[1],), None
    return True


logging.getLogger("discord.app_commands.tree").addFilter(_without_traceback)
