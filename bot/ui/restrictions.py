"""Servers' restrictions of the bot's commands: fetched from Discord when needed, and updated by its events."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import discord
import structlog
from discord import AppCommandType

from bot.ui.command_access import Caller, Entry, Overwrites, may_use
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.request_rate import RequestRate, Urgency

_log = structlog.stdlib.get_logger()

_Start = Callable[[Coroutine[Any, Any, None], str], asyncio.Task[None]]
"""Starts a task by its name."""

COMMAND = "ricochet"
"""The command whose restrictions hold for what is begun without a command."""

_MAX_KEPT = 10_000
"""Servers whose restrictions are kept."""

_NO_OVERWRITES = 10066
"""Discord's code where nothing is restricted: "Unknown application command permissions"."""


class UnknownRestrictions(Exception):
    """Discord has not said what a server restricts."""


@dataclass(frozen=True, slots=True)
class _Server:
    """A server's restrictions: the command as Discord has it, and the overwrites of it and of the application, by their ids."""

    command: discord.app_commands.AppCommand
    overwrites: dict[int, Overwrites]

    def allows(self, caller: Caller) -> bool:
        command, overwrites = self.command, self.overwrites
        needed = command.default_member_permissions
        return may_use(caller, needed, overwrites[command.id], overwrites[command.application_id])

    def note(self, target_id: int, overwrites: Overwrites) -> None:
        """Replace the overwrites of the command or of the application; those of others do not matter."""
        if target_id in self.overwrites:
            self.overwrites[target_id] = overwrites


@dataclass(slots=True, eq=False)
class _Question:
    """A question to Discord about one server. ``updates`` are those of events since it was asked, which are newer."""

    updates: dict[int, Overwrites] = field(default_factory=dict[int, Overwrites])
    answer: _Server | None = None


class Restrictions:
    """Knows what servers restrict. A server is asked about at the first need, by one question at a time."""

    def __init__(self, client: discord.Client, tree: Callable[[], Any], rate: RequestRate, start: _Start) -> None:
        """``tree`` returns the command tree, which the client has later; ``start`` starts a task in the background."""
        self._client, self._tree, self._rate, self._start = client, tree, rate, start
        self._command: discord.app_commands.AppCommand | None = None
        self._known = OrderedDict[int, _Server]()
        self._asked = dict[int, tuple[_Question, asyncio.Task[None]]]()

    def is_known(self, guild_id: int) -> bool:
        """Return whether Discord need not be asked about a server."""
        return guild_id in self._known

    async def allow(self, caller: Caller) -> bool:
        """Return whether a member may use the command. Raises `UnknownRestrictions`."""
        if known := self._known.get(caller.guild):
            self._known.move_to_end(caller.guild)
            return known.allows(caller)
        question, asking = self._asked.get(caller.guild) or self._ask(caller.guild)
        await asyncio.wait([asking])
        if question.answer is None:
            raise UnknownRestrictions
        return question.answer.allows(caller)

    def changed(self, event: discord.RawAppCommandPermissionsUpdateEvent) -> None:
        """Take over what an event says about the command, or about all of the application."""
        if event.application_id != self._client.application_id:
            return
        new = Overwrites.of(Entry(one.id, one.type.value, one.permission) for one in event.permissions)
        if known := self._known.get(event.guild.id):
            known.note(event.target_id, new)
        elif asked := self._asked.get(event.guild.id):
            asked[0].updates[event.target_id] = new

    def forget(self, guild_id: int) -> None:
        """Forget a server: changes may have been missed, or do not matter any more.

        What is being asked about it is answered to those who wait, and not kept.
        """
        self._known.pop(guild_id, None)
        self._asked.pop(guild_id, None)

    def _ask(self, guild_id: int) -> tuple[_Question, asyncio.Task[None]]:
        question = _Question()
        asked = self._asked[guild_id] = question, self._start(self._find_out(guild_id, question), "restrictions")
        return asked

    async def _find_out(self, guild_id: int, question: _Question) -> None:
        """Answer a question, and keep the answer. Without one the next person who needs it asks again."""
        try:
            question.answer = found = await self._read(guild_id)
            for target_id, update in question.updates.items():
                found.note(target_id, update)
            if self._is_asking(guild_id, question):
                self._known[guild_id] = found
                while len(self._known) > _MAX_KEPT:
                    self._known.popitem(last=False)
        except (Rejected, Undelivered, LookupError, TypeError, ValueError) as error:
            if isinstance(error, Rejected):
                self._command = None  # it may have been replaced
            _log.warning("restrictions not read", guild_id=guild_id, error=str(error))
        finally:
            if self._is_asking(guild_id, question):
                del self._asked[guild_id]

    def _is_asking(self, guild_id: int, question: _Question) -> bool:
        asked = self._asked.get(guild_id)
        return asked is not None and asked[0] is question

    async def _read(self, guild_id: int) -> _Server:
        command = self._command = self._command or await self._find_command()
        return _Server(command, {one: await self._overwrites(guild_id, one) for one in (command.id, command.application_id)})

    async def _find_command(self) -> discord.app_commands.AppCommand:
        """Return the command as Discord has it. Raises `LookupError` if it has none."""
        await self._rate.slot(Urgency.NEWS)
        async with delivery():
            commands = await self._tree().fetch_commands()
        return {one.name: one for one in commands if one.type is AppCommandType.chat_input}[COMMAND]

    async def _overwrites(self, guild_id: int, target_id: int) -> Overwrites:
        """Return those of a command, or of all by the application's id: "Get Application Command Permissions"."""
        await self._rate.slot(Urgency.NEWS)
        application_id = self._client.application_id
        assert application_id is not None
        try:
            async with delivery():
                found = await self._client.http.get_application_command_permissions(application_id, guild_id, target_id)
        except Rejected as rejected:
            if rejected.error.code == _NO_OVERWRITES:
                return Overwrites()
            raise
        return Overwrites.of(Entry(int(one["id"]), one["type"], one["permission"] is True) for one in found["permissions"])
