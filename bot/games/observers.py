"""Callbacks that live games notify beside their screens, such as pages that show a game while it is played."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from engine.rules.outcome import Outcome

Changed = Callable[[Outcome[Any, Any] | None], None]
"""Called after something was stored, with its outcome; with None where a game began or was read anew."""


class Observers:
    """Callbacks by channel. They run in the event loop, synchronously, and must not raise."""

    def __init__(self) -> None:
        self._of = defaultdict[int, list[Changed]](list)

    @contextmanager
    def watching(self, channel_id: int, changed: Changed) -> Iterator[None]:
        """Call ``changed`` for every game of this channel, as long as this is entered."""
        self._of[channel_id].append(changed)
        try:
            yield
        finally:
            self._of[channel_id].remove(changed)
            if not self._of[channel_id]:
                del self._of[channel_id]

    def notify(self, channel_id: int, outcome: Outcome[Any, Any] | None = None) -> None:
        """Call the callbacks of a channel."""
        for changed in tuple(self._of.get(channel_id, ())):
            changed(outcome)
