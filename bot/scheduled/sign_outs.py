"""Ends people's sessions on the board in all processes, and deletes the records once such sessions have expired."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog

from bot.clock import Clock
from bot.store import Store, StoreError
from engine.rules.events import Player

_log = structlog.stdlib.get_logger()

SESSION = 12 * 3600.0
"""Seconds that a session on the board lasts."""

_LOOK = 3.0
"""Seconds between two polls for people who have signed out at other processes."""

_OVERLAP = 60.0
"""Seconds that each poll looks back behind the one before: clocks of processes differ, and commits take time."""

_AN_HOUR = 3600.0

Listener = Callable[[Player, float], None]
"""Called with a person who has signed out, and the time; perhaps several times."""


class SignOuts:
    """The people who have signed out, and when: sessions that had begun by then are over."""

    def __init__(self, store: Callable[[], Store], clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._listeners = list[Listener]()

    @contextmanager
    def reported_to(self, listener: Listener) -> Iterator[None]:
        """Call ``listener`` for each person who signs out while entered."""
        self._listeners.append(listener)
        try:
            yield
        finally:
            self._listeners.remove(listener)

    async def end_sessions(self, player: Player, begun: float = 0.0) -> None:
        """End all sessions of a person: here at once, in other processes within seconds. Raises `StoreError`.

        One that has ``begun`` at this time is among them, though the clock may be behind that of its process.
        """
        at = max(self._clock.now(), begun)
        await self._store().sign_out(player, at)
        self._report(player, at)

    async def follow(self) -> None:
        """Report who has signed out at other processes, every few seconds until cancelled."""
        since = self._clock.now() - _OVERLAP
        while True:
            now = self._clock.now()
            try:
                for player, at in (await self._store().signed_out_since(since)).items():
                    self._report(player, at)
            except StoreError as error:
                _log.warning("sign-out poll failed", error=str(error), again_in=_LOOK)
            else:
                since = now - _OVERLAP
            await self._clock.sleep(_LOOK)

    async def expire(self) -> None:
        """Delete the records that end no session any more, once an hour until cancelled."""
        while True:
            try:
                await self._store().delete_sign_outs(self._clock.now() - SESSION)
            except StoreError as error:
                _log.warning("sign-outs not deleted", error=str(error), again_in=_AN_HOUR)
            await self._clock.sleep(_AN_HOUR)

    def _report(self, player: Player, at: float) -> None:
        for listener in tuple(self._listeners):
            listener(player, at)
