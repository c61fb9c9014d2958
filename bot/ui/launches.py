"""The subjects for which people have launched the board as an Activity: Discord passes no data from a launch to the page."""

from collections import OrderedDict

from bot.clock import Clock
from engine.rules.events import Player

REMEMBERED = 60.0
"""Seconds after a launch within which its page has to be opened."""

_MAX_KEPT = 10_000


class Launches:
    """The subjects of the latest launches, by person and channel, kept in memory for a minute."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._latest = OrderedDict[tuple[int, Player], tuple[float, str]]()

    def note(self, channel_id: int, player: Player, subject: str) -> None:
        """Remember the subject for which a person launches the board of a channel."""
        key = channel_id, player
        self._latest[key] = self._clock.now(), subject
        self._latest.move_to_end(key)
        while len(self._latest) > _MAX_KEPT:
            self._latest.popitem(last=False)

    def subject_of(self, channel_id: int, player: Player) -> str:
        """Return the subject of a person's latest launch in a channel; empty if there was none within the last minute."""
        at, subject = self._latest.get((channel_id, player), (0.0, ""))
        return subject if 0.0 <= self._clock.now() - at < REMEMBERED else ""
