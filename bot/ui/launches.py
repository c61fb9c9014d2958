"""What people have last opened the board for as an Activity: Discord's launch of one carries no data to its page."""

from collections import OrderedDict

from bot.clock import Clock
from engine.events import Player

REMEMBERED = 60.0
"""Seconds after a launch within which its page is opened."""

_MAX_KEPT = 10_000


class Launches:
    """The subjects of the latest launches, by person and channel, kept in memory for a minute."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._latest = OrderedDict[tuple[int, Player], tuple[float, str]]()

    def note(self, channel_id: int, player: Player, subject: str) -> None:
        """Remember what a person opens the board of a channel for."""
        key = channel_id, player
        self._latest[key] = self._clock.now(), subject
        self._latest.move_to_end(key)
        while len(self._latest) > _MAX_KEPT:
            self._latest.popitem(last=False)

    def subject_of(self, channel_id: int, player: Player) -> str:
        """Return what a person has last opened the board of a channel for within the minute; empty if they have not."""
        at, subject = self._latest.get((channel_id, player), (0.0, ""))
        return subject if 0.0 <= self._clock.now() - at < REMEMBERED else ""
