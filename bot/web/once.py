"""Executes each command of a page once, though the page sends it again after its connection was cut before the answer."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TypeVar

from bot.web import protocol
from engine.rules.events import Player

_K = TypeVar("_K")
_V = TypeVar("_V")

_PLAYERS, _PAGES = 4096, 8
"""Players whose commands are remembered, and the pages of each; the least recently connected are evicted."""

_KEPT = 16
"""Commands of a page that are remembered, the latest. A page awaits fewer answers at a time."""

Commands = OrderedDict[int, "asyncio.Task[protocol.Answer]"]


class Once:
    """The latest commands of pages by their ids, and their answers.

    A command that has begun is finished, whatever happens to the connection.
    """

    def __init__(self) -> None:
        self._of = OrderedDict[Player, OrderedDict[str, Commands]]()
        self._running = set[asyncio.Task[protocol.Answer]]()

    def of(self, player: Player | None, page: str) -> Commands:
        """Return what is remembered of a page, which has drawn its name at random.

        Nothing is remembered of a page without a name, or without a player.
        """
        if not page or player is None:
            return Commands()
        pages = _latest(self._of, player, OrderedDict[str, Commands], _PLAYERS)
        return _latest(pages, page, Commands, _PAGES)

    async def do(
        self, commands: Commands, number: int, execute: Callable[[], Coroutine[None, None, protocol.Answer]]
    ) -> protocol.Answer:
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


def _latest(kept: OrderedDict[_K, _V], key: _K, new: Callable[[], _V], most: int) -> _V:
    """Return the cached value of a key, as the most recent of at most ``most``."""
    value = kept.setdefault(key, new())
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)
    return value
