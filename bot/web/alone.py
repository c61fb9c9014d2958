"""Shared base of single-player subjects."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from bot.web import protocol
from bot.web.subject import Seat, Subject


class AloneSubject(Subject):
    """A subject that nothing in the channel changes: its window is woken after each `do` alone."""

    def __init__(self, seat: Seat, which: str = "") -> None:
        super().__init__(seat, which)
        self.why = ""
        """Why there is nothing to show."""

    def watching(self, wake: Callable[[], None]) -> AbstractContextManager[None]:
        """Do not wake the window."""
        del wake
        return nullcontext()

    def without(self) -> protocol.View:
        """Return why there is nothing to show."""
        return protocol.View(now=self.seat.bot.clock.now(), view=None, text=self.why)
