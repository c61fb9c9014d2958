"""The transcript of a world, line by line, with the bot's log."""

import hashlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import structlog

from tests.world.loop import Time


class Transcript:
    """The lines of a world. Two worlds with the same digest were the same, to the line."""

    def __init__(self, time: Time, *, keep_lines: bool) -> None:
        self._time, self._keep_lines = time, keep_lines
        self._digest, self._lines = hashlib.blake2b(digest_size=16), list[str]()

    @property
    def digest(self) -> str:
        """A digest of all lines."""
        return self._digest.hexdigest()

    @property
    def lines(self) -> tuple[str, ...]:
        """All lines, where they are kept."""
        return tuple(self._lines)

    def say(self, line: str) -> None:
        """Write a line."""
        line = f"{self._time.now:.3f} {line}"
        self._digest.update(line.encode())
        if self._keep_lines:
            self._lines.append(line)


@contextmanager
def hearing(heard: Callable[[dict[str, Any], BaseException | None], None]) -> Iterator[None]:
    """Meanwhile let this function have what is logged, with the exception that belongs to it."""

    def process(logger: Any, method: str, event: Any) -> Any:
        del logger, method
        given = event.get("exc_info")
        heard(event, given if isinstance(given, BaseException) else sys.exception() if given else None)
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[process])
    try:
        yield
    finally:
        structlog.configure(**before)
