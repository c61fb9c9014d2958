"""How worlds in SimCord save time, and behave the same on busy machines.

To save time they share what does not depend on the world – texts of commands, drawings, chips of rushes – and draw small
pictures, and few frames of a replay: a third of the processor time. SimCord's copies of payloads, and what it does at each
step of the loop, are done faster: a fifth.

To behave the same they run the database, the solver and the drawing in the thread of the loop. That saves no time: 1,100 tests
of games and commands also pass with threads, as fast. But SimCord waits only for the threads of a player's interaction, not
for those of what a test calls at the bot itself, and beside busy programs such a test failed in 3 of 10 runs.

So these are tested elsewhere, with the threads and processes of production:

- the database's threads: ``tests/bot/store/test_database.py``; under games, with kills between commit and delivery, all of
  ``tests/wire``, above all ``test_restarting.py``, ``test_outages.py`` and ``test_wire_stopping.py``
- the solver's threads: the end of ``tests/bot/games/test_best.py``; under games ``tests/wire/test_metrics.py``, where each
  search is measured
- the search for the chips of a rush: ``tests/engine/test_rush.py``; under games ``tests/wire/test_rushes.py``
- drawing in processes: ``tests/bot/drawing/test_drawers.py``; under games ``tests/wire/test_restarting.py``, where boards and
  questions come before replays after a crash, and the tests of ``tests/wire`` with the fixture ``started``
- pictures as large as they are, and all frames: ``tests/render``; under games the fixture ``started``
"""

import asyncio
import marshal
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from dataclasses import fields, make_dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, ParamSpec, TypeVar
from unittest.mock import patch

from discord.app_commands import Command, Group
from simcord._settlement import _SettlementState, _virtualize_recognized_waits

from bot.drawing.worker import draw
from bot.text import Texts
from bot.ui.command_texts import CommandTexts
from engine.games.rush.chips import prepare
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
        patch("bot.games.rush.prepare", _prepared),
        patch("render.replay.FRAME", 10 * replay.FRAME),
        patch("aiosqlite.connect", _connect),
        patch("asyncio.to_thread", _do),
        ExitStack() as stack,
    ):
        for name, faster in _FASTER.items():
            stack.enter_context(patch(f"simcord.{name}", faster))
        yield


def _copied(value: Any) -> Any:
    """Return a copy, in a fifth of the time if the value is JSON."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        return deepcopy(value)


def _timers_stopped(state: Any, waiting: Any) -> None:
    """Stop the timers of the machine's clock that wake one of these tasks, if there is any such timer."""
    if any(record.real_handle and not record.real_handle.cancelled() for record in state.work.callbacks):
        _virtualize_recognized_waits(state, waiting)


_FASTER = {
    "components.deepcopy": _copied,
    "results.deepcopy": _copied,
    "backend.serializers.deepcopy": _copied,
    "gateway.copy": SimpleNamespace(deepcopy=_copied),
    "http.router.copy": SimpleNamespace(deepcopy=_copied),
    "env._virtualize_recognized_waits": _timers_stopped,
    "env._SettlementState": make_dataclass("_SettlementState", [field.name for field in fields(_SettlementState)], slots=True),
    "_runtime._CallbackRecord.__eq__": object.__eq__,  # each is another
}
"""What SimCord does as often as anything, and slowly."""


_drawn = lru_cache(1_000)(draw)
"""Worlds draw the same chances, and play on the same boards."""

_chips = dict[object, Any]()
"""The board and the chips of rushes, by what they were drawn from: worlds begin with the same dice."""


def _prepared(random: Random, search: Any, cancelled: Callable[[], bool], lengths: Sequence[int]) -> Any:
    key = random.getstate(), tuple(lengths)
    found = _chips.get(key) or prepare(random, search, cancelled, lengths)
    if found:
        _chips[key] = found
    return found


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
