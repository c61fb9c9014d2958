"""Shortcuts that make worlds in SimCord fast: they change when and where work is done, not what happens."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
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
    """Let worlds do once what each would do again, wait for no thread, and copy JSON as JSON."""
    with doing_it_once(), without_threads(), copying_json():
        yield


@contextmanager
def doing_it_once() -> Iterator[None]:
    """Let all tests of a process share what worlds have translated and drawn, in small pictures and jerky replays."""
    with (
        patch.object(Group, "get_translated_payload", _once(Group.get_translated_payload)),
        patch.object(Command, "get_translated_payload", _once(Command.get_translated_payload)),
        patch("bot.drawing.worker.draw", _drawn),
        patch("bot.drawing.worker.THEMES", SMALL),
        patch("render.replay.FRAME", 10 * replay.FRAME),
    ):
        yield


@contextmanager
def without_threads() -> Iterator[None]:
    """Let the database, the solver and the pictures work in the thread of the loop, after all else that was ready.

    To wait for threads, and to look again and again whether they are done, takes SimCord a quarter of its time.
    """
    with patch("aiosqlite.connect", _connect), patch("asyncio.to_thread", _do):
        yield


@contextmanager
def copying_json() -> Iterator[None]:
    """Let SimCord copy all that comes and goes in a third of the time that `copy.deepcopy` takes."""
    copies = SimpleNamespace(deepcopy=_copied)
    with (
        patch("simcord.http.router.copy", copies),
        patch("simcord.gateway.copy", copies),
        patch("simcord.components.deepcopy", _copied),
        patch("simcord.results.deepcopy", _copied),
    ):
        yield


_drawn = lru_cache(1_000)(draw)
"""Worlds draw the same chances, and play on the same boards."""

_translated = dict[object, Any]()
"""Return the payload that registers each command, in all languages."""


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


_ATOMS = {str, int, float, bool, type(None)}


def _copied(value: Any) -> Any:
    kind = type(value)
    if kind is dict:
        return {name: _copied(part) for name, part in value.items()}
    if kind is list:
        return [_copied(part) for part in value]
    return value if kind in _ATOMS else deepcopy(value)
