"""How often a card is edited: bids that follow each other closely are shown by one edit."""

import math
from collections.abc import Callable, Coroutine
from typing import Any

from bot.clock import Clock
from bot.ui.request_rate import RequestRate, Urgency

EVERY = 2.0
"""Seconds from one edit of a card to the next."""


class CardPace:
    """When the card of one game may be edited: at once after a while of quiet, and otherwise once every two seconds.

    Requests that Discord counts have to be few in all games together, too. What comes about while the card waits is shown with
    the same edit, as it is made of the state by then. Nobody waits for the card who has pressed a button of it.
    """

    def __init__(self, clock: Clock, rate: RequestRate) -> None:
        self._clock, self._rate = clock, rate
        self._last = -math.inf
        self._is_waiting = self._has_turn = False
        self._show_after: Callable[[Coroutine[Any, Any, None]], object] | None = None

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """Have the game shown again by this, after what it is to wait for."""
        self._show_after = show_after

    def is_time(self, *, counted: bool, at_once: bool) -> bool:
        """Whether the card may be edited now; a counted request has its turn then. Otherwise the game is shown when it may.

        ``at_once``: not only after two seconds.
        """
        has_turn, self._has_turn = self._has_turn, False
        wait = 0.0 if at_once else self._wait()
        if has_turn or (not wait and (not counted or self._rate.try_now())):
            return True
        if self._show_after and not self._is_waiting:
            self._is_waiting = True
            self._show_after(self._turn(wait, counted=counted))
        return False

    def pressed(self) -> None:
        """Let the next edit be made at once: it is the answer to a button that somebody has pressed."""
        self._last = -math.inf

    def edited(self) -> None:
        """The card was edited."""
        self._last = self._clock.now()

    def _wait(self) -> float:
        """Seconds until two have passed; no more than that where the clock was set back."""
        return min(EVERY, max(0.0, self._last + EVERY - self._clock.now()))

    async def _turn(self, seconds: float, *, counted: bool) -> None:
        try:
            if seconds:
                await self._clock.sleep(seconds)
            if counted:
                await self._rate.turn(Urgency.CARD)
                self._has_turn = True
        finally:
            self._is_waiting = False
