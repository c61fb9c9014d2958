"""Executes each command of a page once, though the page sends it again after its connection was cut before the answer."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine

from engine.events import Player

_PAGES = 4096
"""Pages whose commands are remembered; the least recently connected are evicted."""

_KEPT = 16
"""Commands of a page that are remembered, the latest. A page awaits fewer answers at a time."""

Commands = OrderedDict[int, "asyncio.Task[str]"]


class Once:
    """The latest commands of pages by their ids, and their answers.

    A command that has begun is finished, whatever happens to the connection.
    """

    def __init__(self) -> None:
        self._of = OrderedDict[tuple[Player | None, str], Commands]()
        self._running = set[asyncio.Task[str]]()

    def of(self, player: Player | None, page: str) -> Commands:
        """Return what is remembered of a page, which has drawn its name at random; nothing of a page without a name."""
        if not page:
            return Commands()
        commands = self._of.setdefault((player, page), Commands())
        self._of.move_to_end((player, page))
        if len(self._of) > _PAGES:
            self._of.popitem(last=False)
        return commands

    async def do(self, commands: Commands, number: int, execute: Callable[[], Coroutine[None, None, str]]) -> str:
        """Return the answer to the command with this id, which is executed unless it has been before."""
        task = commands.get(number)
        if task is None:
            task = commands[number] = asyncio.create_task(execute())
            self._running.add(task)
            task.add_done_callback(self._running.discard)
            if len(commands) > _KEPT:
                commands.popitem(last=False)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Wait for the commands that have begun."""
        await asyncio.gather(*self._running, return_exceptions=True)
