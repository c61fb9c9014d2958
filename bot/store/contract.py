"""What a store does and guarantees, whatever keeps it. All times are in seconds since the Unix epoch."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.store.guild_settings import GuildSettings
from engine.events import Event, Player
from engine.score import Score
from engine.solo import SoloEvent

MatchId = int
"""The number by which a store knows a match; never given to another match."""


NO_SERVER = 0
"""What stands for a server's id in direct messages. No server has it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is played: a channel of a Discord server, by their ids; a game for one person also in direct messages."""

    guild_id: int
    """`NO_SERVER` in direct messages."""
    channel_id: int


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it was stored: `engine.match.replay` makes the match of its events.

    ``rules_version`` is `engine.rules.VERSION` at the time when it began. ``card`` is the id of the message that shows its
    current round, or None where none has been set since its chip was turned up; ``question`` is that of the message that asks
    the present prover, as long as its buttons are there. ``unannounced`` is the number of the first of those events, stored
    together, by which the last round ended, or the match after it: until somebody says that they have been told, or the next
    chip is turned up.
    """

    match_id: MatchId
    place: Place
    rules_version: int
    events: tuple[Event, ...]
    card: int | None
    question: int | None
    unannounced: int | None = None


@dataclass(frozen=True, slots=True)
class StoredSolo:
    """A game for one person as it was stored: `engine.solo.replay_solo` makes the game of its events.

    ``private``: only the player sees it in that place. The rest is as in `StoredMatch`.
    """

    match_id: MatchId
    place: Place
    private: bool
    rules_version: int
    events: tuple[SoloEvent, ...]
    card: int | None


@dataclass(frozen=True, slots=True)
class Span:
    """Some time: from ``since`` on, and before ``until``; None for no end on that side."""

    since: float | None = None
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard: equal points share a ``place``, counted from 1, and the next place is left out (1, 1, 3)."""

    place: int
    player: Player
    points: int


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A part of a leaderboard: some of its lines, the one of the player who looks, and how many there are in all."""

    lines: tuple[Standing, ...] = ()
    own: Standing | None = None
    length: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """What one player has done on one server.

    ``judged`` are those proofs among the ``held`` ones of whose round the best solution is known. ``shortest`` of these had as
    few moves as it, and all together they had ``moves_above`` more. ``quickest_bid`` is the least time, in seconds, from a chip
    being turned up to a bid that won it. ``first_played`` is a time in the quarter of an hour in which they first bid.
    """

    chips: int = 0
    victories: int = 0
    matches: int = 0
    tried: int = 0
    held: int = 0
    judged: int = 0
    shortest: int = 0
    moves_above: int = 0
    quickest_bid: float | None = None
    longest_proof: int | None = None
    first_played: float | None = None


@dataclass(frozen=True, slots=True)
class WeeklyPost:
    """A server that wants its leaderboard posted weekly: what it has chosen, and when it chose that about the posts.

    ``done`` is the latest week about which nothing more is to be done, such as ``2026-W46``.
    """

    guild_id: int
    settings: GuildSettings
    chosen_at: float
    done: str | None


class StoreError(Exception):
    """Something that a store cannot or will not do. The text is one plain line."""


class MatchRunning(StoreError):
    """A match is being played in that channel, and it is not over."""

    def __init__(self, place: Place) -> None:
        self.place = place
        super().__init__(f"channel {place.channel_id} has a match that is not over")


class SoloRunning(StoreError):
    """Somebody plays a game for one person in that channel, and it is not over."""

    def __init__(self, place: Place, player: Player) -> None:
        self.place, self.player = place, player
        super().__init__(f"player {player} has a solo game in channel {place.channel_id} that is not over")


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

    async def begin_solo(self, place: Place, events: Sequence[SoloEvent], *, private: bool) -> MatchId:
        """Store a new game for one person with its first events, by the rules of this version.

        Raises `SoloRunning` if its player has one in that channel that is not over, and `ValueError` unless the first event is
        `SoloStarted`.
        """
        ...

    async def append(self, match_id: MatchId, number: int, events: Sequence[Event] | Sequence[SoloEvent]) -> None:
        """Add what happened next in a match or a solo game, where the caller believes that a ``number`` of events are stored.

        What leaderboards and statistics are made of is written at the same time. Raises `UnknownMatch`; `StaleAppend` if
        another number is stored; `MatchOver`, unless all of it is `BestFound`, which may come late; and `ValueError` for a
        proof though no chip was turned up.
        """
        ...

    async def running(self) -> list[StoredMatch]:
        """Every match that is not over, the oldest first. Raises `UnreadableEvent` for what this version cannot read."""
        ...

    async def running_solo(self) -> list[StoredSolo]:
        """Every game for one person that is not over, as `running` does it."""
        ...

    async def solo_without_best(self, since: float) -> list[StoredSolo]:
        """Every game for one person that ended at this time or later, and has a chip of which the best is not known."""
        ...

    async def solo_events_of(self, match_id: MatchId) -> tuple[SoloEvent, ...]:
        """The events of a game for one person, as `events_of` does it."""
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
        """Remember which message asks the prover and has buttons, or that none does. Raises `UnknownMatch`.

        Forgotten when the next prover's turn comes.
        """
        ...

    async def set_announced(self, match_id: MatchId, number: int) -> None:
        """Remember that the first ``number`` events of a match have been told."""
        ...

    async def unannounced(self) -> list[StoredMatch]:
        """Every match, running or over, whose end, or that of its last round, has not been told; as `running` does it."""
        ...

    async def without_last_best(self, since: float) -> list[StoredMatch]:
        """Every match that ended at this time or later, has been told, and of whose last round the best is not known."""
        ...

    async def set_best(self, match_id: MatchId, round_number: int, length: int) -> bool:
        """Say how many moves the best solution of a round has, also after the match is over; saying it again does no harm.

        Returns whether nobody had said it before. Raises `UnknownMatch`, and `ValueError` for a round that has not begun or for
        another length than was said before.
        """
        ...

    async def leaderboard(
        self, guild_id: int, score: Score, span: Span, *, skip: int = 0, limit: int, player: Player | None = None
    ) -> Leaderboard:
        """Who has most of something in a server's matches: at most ``limit`` lines after the first ``skip`` ones.

        Counts what happened in a span, to the millisecond, also in matches that were stopped. Among equals the first is who
        reached that number earliest. Players who are marked as absent are left out. ``player`` is the one who looks.
        """
        ...

    async def first_point(self, guild_id: int) -> float | None:
        """When the first chip of a server was won, in a match or alone, or None."""
        ...

    async def mark_absent(self, guild_id: int, players: Collection[Player]) -> None:
        """Remember that these are no longer members of a server. Forgotten when they bid there, and by `mark_present`."""
        ...

    async def mark_present(self, guild_id: int, player: Player) -> None:
        """Remember that somebody is a member of a server."""
        ...

    async def statistics(self, guild_id: int, player: Player) -> Statistics:
        """What somebody has done on a server."""
        ...

    async def played(self, guild_id: int, player: Player, spans: Sequence[Span]) -> list[bool]:
        """For each of these spans whether somebody bid in it on a server. They begin and end at quarters of an hour."""
        ...

    async def forget(self, player: Player) -> None:
        """Delete what is known about somebody.

        Their chips, victories, statistics and games for one person are gone. In the events of each match another id takes the
        place of theirs, so that the match can still be replayed: a negative one, which nobody else has in that match. The paths
        that they sealed with their bids are gone from them. A player with a negative id is in no leaderboard.
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
        """What a server has chosen, or the defaults; also for what this version cannot read."""
        ...

    async def set_guild_settings(self, guild_id: int, settings: GuildSettings, at: float) -> None:
        """Keep what a server chose at this time, in place of what it chose before.

        What it chose about weekly posts keeps its time where that is as before.
        """
        ...

    async def weekly_posts(self) -> list[WeeklyPost]:
        """The servers that want their leaderboard posted weekly."""
        ...

    async def claim_week(self, guild_id: int, week: str) -> bool:
        """Take it on to post the leaderboard of a week. False where that is done already, by `week_done`."""
        ...

    async def week_done(self, guild_id: int, week: str) -> None:
        """Remember that nothing more is to be done about the leaderboard of a week, which was claimed."""
        ...

    async def here(self, guilds: Collection[int], at: float) -> None:
        """Remember that the bot is in these servers, and since this time at the latest no longer in any other that it knows."""
        ...

    async def joined(self, guild_id: int) -> None:
        """Remember that the bot is in a server, perhaps again."""
        ...

    async def left(self, guild_id: int, at: float) -> None:
        """Remember that the bot has left a server at this time, unless it is known to have left it earlier."""
        ...

    async def left_before(self, at: float) -> list[int]:
        """The servers that the bot left before this time, and in which it has not been since."""
        ...

    async def delete_guild(self, guild_id: int) -> None:
        """Forget all that is known about a server: its matches, also those that are not over, its points and its settings.

        Others need not wait until all of it is gone. Where this is broken off, calling it again does the rest.
        """
        ...

    async def close(self) -> None:
        """Let go of everything. No other call may follow; closing again does nothing."""
        ...
