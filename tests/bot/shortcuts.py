"""How worlds in SimCord save time, and behave the same on busy machines.

They share what does not depend on the world, and draw small pictures. The database, the solver and the drawing work in the
thread of the loop: SimCord waits for the threads of a player's interaction, but not of a test that calls the bot itself.

So only the tests on the wire and at the page see those threads, the size of real pictures, all frames of a replay, and the
drawing in other processes.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from unittest.mock import patch

from discord.app_commands import Command, Group

from bot.drawing.worker import draw
from bot.text import Texts
from bot.ui.command_texts import CommandTexts
from render import replay
from tests.bot.pictures import SMALL

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def shortcuts() -> Iterator[None]:
    """Share translated commands and drawings, in small pictures and replays of few frames, and work in the loop's thread."""
    with (
        patch.object(Group, "get_translated_payload", _once(Group.get_translated_payload)),
        patch.object(Command, "get_translated_payload", _once(Command.get_translated_payload)),
        patch("bot.drawing.worker.draw", _drawn),
        patch("bot.drawing.worker.THEMES", SMALL),
        patch("render.replay.FRAME", 10 * replay.FRAME),
        patch("aiosqlite.connect", _connect),
        patch("asyncio.to_thread", _do),
    ):
        yield


_drawn = lru_cache(1_000)(draw)
"""Worlds draw the same chances, and play on the same boards."""

_translated = dict[object, Any]()
"""The payload of each command, with its texts in all languages."""


def _once(translate: Any) -> Any:
    async def translated(command: object, *how: Any) -> Any:
        key = command, Texts.of, CommandTexts.translate
        if key not in _translated:
            _translated[key] = await translate(command, *how)
        return _translated[key]

    return translated


class _Connection:
    """What the store uses of aiosqlite, in the thread of the loop."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def commit(self) -> None:
        await asyncio.shield(_do(self._connection.commit))

    async def close(self) -> None:
        await asyncio.shield(_do(self._connection.close))


async def _connect(path: Path, **how: Any) -> _Connection:
    return _Connection(sqlite3.connect(path, **how))


async def _do(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    await asyncio.sleep(0)
    return function(*args, **kwargs)
