"""Windows that have not said yet what they show. They never keep out another: where they are too many, the oldest goes."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.web.limits import with_networks

MAX_SILENT, MAX_SILENT_OF_ADDRESS = 256, 64
"""Windows at a time that have not said yet what they show: all, and those of one address."""


class Silent:
    """Windows that have not said anything, by how long they may still wait, the oldest first."""

    def __init__(self) -> None:
        self._waiting = dict[asyncio.Timeout, tuple[str, ...]]()

    @contextmanager
    def waiting(self, address: str, patience: asyncio.Timeout) -> Iterator[None]:
        """Count a window of an address while entered. Where they are too many, ends the ``patience`` with the oldest."""
        limits = dict(with_networks(address, MAX_SILENT_OF_ADDRESS))
        self._make_room(list(self._waiting), MAX_SILENT)
        for key, most in limits.items():
            self._make_room([one for one, keys in self._waiting.items() if key in keys], most)
        self._waiting[patience] = tuple(limits)
        try:
            yield
        finally:
            self._waiting.pop(patience, None)

    def _make_room(self, waiting: list[asyncio.Timeout], most: int) -> None:
        for patience in waiting[: max(0, len(waiting) + 1 - most)]:
            del self._waiting[patience]
            if not patience.expired():
                patience.reschedule(asyncio.get_running_loop().time())
