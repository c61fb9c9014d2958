"""Limits how often a card is edited, so that bids in quick succession share one edit."""

import math
from collections.abc import Callable, Coroutine
from typing import Any

from bot.clock import Clock
from bot.ui.request_rate import RequestRate, Urgency

EVERY = 2.0
"""Seconds between two edits of a card."""


class CardPace:
    """Decides when the card of one game may be edited: at once after a quiet while, otherwise once every two seconds.

    Edits that Discord counts must also be few in all games together. Changes meanwhile need no edit of their own: the card is
    drawn from the state at the time of the edit. A press of one of its buttons is never delayed.
    """

    def __init__(self, clock: Clock, rate: RequestRate) -> None:
        self._clock, self._rate = clock, rate
        self._last = -math.inf
        self._is_waiting = self._has_slot = False
        self._show_after: Callable[[Coroutine[Any, Any, None]], object] | None = None

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """Take the function that shows the game again once a coroutine has ended."""
        self._show_after = show_after

    def is_time(self, *, counted: bool, at_once: bool) -> bool:
        """Return whether the card may be edited now; if not, have the game shown again when it may.

        A counted request then has its slot in the request rate. ``at_once`` skips the two seconds.
        """
        has_slot, self._has_slot = self._has_slot, False
        wait = 0.0 if at_once else self._wait()
        if has_slot or (not wait and (not counted or self._rate.try_now())):
            return True
        if self._show_after and not self._is_waiting:
            self._is_waiting = True
            self._show_after(self._slot(wait, counted=counted))
        return False

    def pressed(self) -> None:
        """Allow the next edit at once: it answers the press of a button."""
        self._last = -math.inf

    def edited(self) -> None:
        """Note that the card was edited now."""
        self._last = self._clock.now()

    def _wait(self) -> float:
        """Return the seconds until the next edit; 0 if the clock was set back since the last one."""
        now = self._clock.now()
        return max(0.0, self._last + EVERY - now) if self._last <= now else 0.0

    async def _slot(self, seconds: float, *, counted: bool) -> None:
        try:
            if seconds:
                await self._clock.sleep(seconds)
            if counted:
                await self._rate.slot(Urgency.CARD)
                self._has_slot = True
        finally:
            self._is_waiting = False
