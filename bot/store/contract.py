"""What a store does and guarantees, whatever keeps it. All times are in seconds since the Unix epoch."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.guild_settings import GuildSettings
from engine.events import Event, Player

MatchId = int
"""The number by which a store knows a match; never given to another match."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is played: a channel of a Discord server, by their ids."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it was stored: `engine.match.replay` makes the match of its events.

    ``rules_version`` is `engine.rules.VERSION` at the time when it began. ``card`` is the id of the message that shows its
    current round, or None where none has been set since its chip was turned up; ``question`` is that of the message that asks a
    prover, as long as its buttons are there.
    """

    match_id: MatchId
    place: Place
    rules_version: int
    events: tuple[Event, ...]
    card: int | None
    question: int | None


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard: equal chips share a ``place``, counted from 1, and the next place is left out (1, 1, 3)."""

    place: int
    player: Player
    chips: int


class StoreError(Exception):
    """Something that a store cannot or will not do. The text is one plain line."""


class MatchRunning(StoreError):
    """A match is being played in that channel, and it is not over."""

    def __init__(self, place: Place) -> None:
        self.place = place
        super().__init__(f"channel {place.channel_id} has a match that is not over")


class UnknownMatch(StoreError):
    """There is no such match; it may have been deleted with its server."""

    def __init__(self, match_id: MatchId) -> None:
        self.match_id = match_id
        super().__init__(f"there is no match {match_id}")


class StaleAppend(StoreError):
    """More, or fewer, events are ``stored`` than the caller ``believed``: somebody else has gone on with the match."""

    def __init__(self, match_id: MatchId, believed: int, stored: int) -> None:
        self.match_id, self.believed, self.stored = match_id, believed, stored
        super().__init__(f"match {match_id} has {stored} events, not {believed}")


class MatchOver(StoreError):
    """The match is over, and nothing more can happen in it."""

    def __init__(self, match_id: MatchId) -> None:
        self.match_id = match_id
        super().__init__(f"match {match_id} is over")


class UnreadableSettings(StoreError):
    """The settings of a server are stored, and this version cannot read them: ``reason`` says why."""

    def __init__(self, guild_id: int, reason: str) -> None:
        self.guild_id, self.reason = guild_id, reason
        super().__init__(f"cannot read the settings of server {guild_id}: {reason}")


class Store(Protocol):
    """What the bot remembers.

    Every call is whole: it has happened completely, and outlives the process, once it returns; it has not happened at all
    when it raises. A call that is cancelled has happened completely or not at all. Calls may be made at the same time.
    """

    async def begin(self, place: Place, events: Sequence[Event]) -> MatchId:
        """Store a new match with its first events, by the rules of this version.

        Raises `MatchRunning` if that channel has a match that is not over, and `ValueError` unless the first event is
        `MatchStarted`.
        """
        ...

    async def append(self, match_id: MatchId, number: int, events: Sequence[Event]) -> None:
        """Add what happened next, where the caller believes that so far a ``number`` of events are stored.

        Chips that are won, and the end of the match with its winners, are written into the standings at the same time.
        Raises `UnknownMatch`; `StaleAppend` if another number is stored; `MatchOver`; and `ValueError` for a chip that is won
        though none was turned up.
        """
        ...

    async def running(self) -> list[StoredMatch]:
        """Every match that is not over, the oldest first. Raises `UnreadableEvent` for what this version cannot read."""
        ...

    async def events_of(self, match_id: MatchId) -> tuple[Event, ...]:
        """The events of a match, in order, whether it is over or not. Raises `UnknownMatch` and `UnreadableEvent`."""
        ...

    async def set_card(self, match_id: MatchId, message_id: int | None) -> None:
        """Remember which message shows the match's current round, or that none does. Raises `UnknownMatch`.

        Forgotten when the next chip is turned up.
        """
        ...

    async def set_question(self, match_id: MatchId, message_id: int | None) -> None:
        """Remember which message asks a prover and has buttons, or that none does. Raises `UnknownMatch`."""
        ...

    async def leaderboard(self, guild_id: int, since: float | None, limit: int) -> list[Standing]:
        """Who has won how many chips in a server's matches, the most first, at most ``limit`` players.

        Counts chips won at ``since`` or later, to the millisecond, or all of them for None; also those of matches that were
        stopped. Among equals the first is who won the last of these chips earliest.
        """
        ...

    async def heartbeat(self, at: float) -> None:
        """Remember that the bot was alive at this time."""
        ...

    async def last_heartbeat(self) -> float | None:
        """The time of the latest call of `heartbeat`, to the millisecond, or None if there was none."""
        ...

    async def remember(self, key: str, value: str) -> None:
        """Keep a small fact, in place of what was kept under that key."""
        ...

    async def recall(self, key: str) -> str | None:
        """The fact that is kept under a key, or None."""
        ...

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """What a server has chosen, or the defaults. Raises `UnreadableSettings`."""
        ...

    async def set_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Keep what a server has chosen, in place of what it chose before."""
        ...

    async def delete_guild(self, guild_id: int) -> None:
        """Forget every match, chip and victory of a server, also of matches that are not over, and its settings."""
        ...

    async def close(self) -> None:
        """Let go of everything. No other call may follow; closing again does nothing."""
        ...
