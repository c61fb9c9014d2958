"""How worlds in SimCord save time: they share what does not depend on the world, and draw small pictures.

The database, the solver and the drawing run in threads as they do in the program. What only the tests on the wire see is the
size of real pictures, all frames of a replay, and the drawing in other processes.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any
from unittest.mock import patch

from discord.app_commands import Command, Group

from bot.drawing.worker import draw
from bot.text import Texts
from bot.ui.command_texts import CommandTexts
from render import replay
from tests.bot.pictures import SMALL


@contextmanager
def shortcuts() -> Iterator[None]:
    """Let all tests of a process share translated commands and drawings, in small pictures and replays of few frames."""
    with (
        patch.object(Group, "get_translated_payload", _once(Group.get_translated_payload)),
        patch.object(Command, "get_translated_payload", _once(Command.get_translated_payload)),
        patch("bot.drawing.worker.draw", _drawn),
        patch("bot.drawing.worker.THEMES", SMALL),
        patch("render.replay.FRAME", 10 * replay.FRAME),
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
