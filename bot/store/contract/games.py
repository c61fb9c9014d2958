"""Matches and solo games as a store keeps them: their events, and what has been announced of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.store.contract.kinds import GameEvent
from engine.events import Player
from engine.tiles import Faces

GameId = int
"""The number by which a store knows a game; never given to another one."""

NO_SERVER = 0
"""What stands for a server's id in direct messages, and in servers without the bot. No server has it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played: a channel of a Discord server with the bot, by their ids; a solo game also elsewhere."""

    guild_id: int
    """`NO_SERVER` elsewhere."""
    channel_id: int
    elsewhere_in: int = NO_SERVER
    """The server of a channel where the bot is no member."""

    @property
    def shard_key(self) -> int:
        """The server by which Discord chooses the shard that is told of what people do here."""
        return self.guild_id or self.elsewhere_in


@dataclass(frozen=True, slots=True)
class Audience:
    """Who sees a game: everybody in its place, or ``player`` alone where it is private."""

    place: Place
    player: Player | None = None


@dataclass(frozen=True, slots=True)
class Untold:
    """Events that were stored together, and of which the channel of their game is to be told: an entry of the outbox."""

    number: int
    """Of the first of these events, counted from 0 within the game."""
    events: int
    """How many they are."""
    at: float
    """When they happened."""


@dataclass(frozen=True, slots=True)
class Question:
    """The message that asks a prover, as long as its buttons are there, and which events it tells."""

    message_id: int
    number: int
    """Of the first of these events, counted from 0 within the game."""
    events: int
    """How many they are."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it was stored: its first event says of which kind it is.

    ``private``: only its player sees it in that place. ``rules_version`` is `engine.rules.VERSION` at the time when it began.
    ``card`` is the id of the message that shows its current round, or None where none has been set since its chip was turned
    up. ``question`` is None where no message is known to ask a prover with buttons. ``untold`` is what its channel has not been
    told, the earliest first. ``solved`` are the rounds whose best solution is known.
    """

    game_id: GameId
    place: Place
    private: bool
    rules_version: int
    events: tuple[GameEvent, ...]
    card: int | None = None
    question: Question | None = None
    untold: tuple[Untold, ...] = ()
    solved: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class SetAside:
    """A game that was set aside, since it cannot be read: ``reason`` is one plain line.

    ``kind`` is the name of its kind. ``untold``: its channel is still to be told. It need not be where only its player sees the
    game, and where all of a game that is over had been announced.
    """

    game_id: GameId
    place: Place
    kind: str
    reason: str
    untold: bool


@dataclass(frozen=True, slots=True)
class NewerGame:
    """A game with which a later version of the bot has gone on: this one cannot read it, and leaves it alone.

    ``reason`` is one plain line.
    """

    game_id: GameId
    place: Place
    reason: str


class StoreError(Exception):
    """Something that a store cannot or will not do. The text is one plain line."""


class StoreUnavailable(StoreError):
    """The store cannot do it at the moment: its disk is full, cannot be read, or is somebody else's for too long.

    Nothing has happened then, unless that was noticed at the very last: what a disk was to keep may be there all the same.
    """


class GameRunning(StoreError):
    """A game of this kind is being played there, and it is not over: a match in the channel, or a solo game of the player."""

    def __init__(self, place: Place, player: Player) -> None:
        self.place, self.player = place, player
        super().__init__(f"channel {place.channel_id} has a game that is not over, or player {player} has one there")


class UnknownGame(StoreError):
    """There is no such game; it may have been deleted with its server, or with its player."""

    def __init__(self, game_id: GameId) -> None:
        self.game_id = game_id
        super().__init__(f"there is no game {game_id}")


class StaleAppend(StoreError):
    """More, or fewer, events are ``stored`` than the caller ``expected``: somebody else has gone on with the game."""

    def __init__(self, game_id: GameId, expected: int, stored: int) -> None:
        self.game_id, self.expected, self.stored = game_id, expected, stored
        super().__init__(f"game {game_id} has {stored} events, not {expected}")


class GameOver(StoreError):
    """The game is over, and nothing more can happen in it."""

    def __init__(self, game_id: GameId) -> None:
        self.game_id = game_id
        super().__init__(f"game {game_id} is over")


class Games(Protocol):
    """What a store remembers of games."""

    async def begin(self, place: Place, events: Sequence[GameEvent], *, private: bool = False, tell: bool = False) -> GameId:
        """Store a new game with its first events, by the rules of this version.

        ``tell``: the outbox gets the events after the first one, in the same transaction.

        Raises `GameRunning` if that channel has a match that is not over, or the player a solo game there, and `ValueError`
        unless the first event starts a game, and for an event that could not be read again as it is.
        """
        ...

    async def append(self, game_id: GameId, number: int, events: Sequence[GameEvent], *, tell: bool = False) -> None:
        """Add what happened next in a game, where the caller expects a ``number`` of events to be stored.

        What leaderboards and statistics are made of is written at the same time, and with ``tell`` an entry of the outbox.
        Raises `UnknownGame`; `StaleAppend` if another number is stored; `GameOver`, unless all of it is `BestFound` or
        `TablesOver`, which may come late; and `ValueError` for a proof though no chip was turned up, for another best
        solution than is known of a round, and for an event that could not be read again as it is.
        """
        ...

    async def running(self) -> list[StoredGame]:
        """Every game of the shard that is not over, the oldest first.

        One with an event that this version cannot read is set aside instead, here and in the three methods below; one that a
        later version has stored is left to that, and stays as it is.
        """
        ...

    async def running_elsewhere(self, faces: Faces) -> list[StoredGame]:
        """The games of other shards that are not over, on whose boards one of these tiles lies alike, however they are turned.

        They are left to the process that plays them: nothing is set aside, and one that cannot be read is left out.
        """
        ...

    async def running_with(self, player: Player) -> list[StoredGame]:
        """Return the games of all shards that are not over and that a player has started, taken part in, or been seen in.

        The oldest first. Nothing is set aside, and a game that cannot be read is left out.
        """
        ...

    def newer(self) -> list[NewerGame]:
        """The games that were left to a later version by the latest `running`, and by the two methods below since then."""
        ...

    async def without_best(self, since: float) -> list[StoredGame]:
        """Every game that ended at this time or later, of which all has been told, and which lacks a best solution.

        Of a match that is the one of its last round, of a solo game that of any chip.
        """
        ...

    async def awaiting_tables(self, since: float) -> list[StoredGame]:
        """Every table of a tournament that ended at this time or later, and does not know that the others are over, too."""
        ...

    async def with_untold(self) -> list[StoredGame]:
        """Every game, running or over, of which its channel is to be told something; as `running` does it."""
        ...

    async def untold(self, game_id: GameId) -> tuple[Untold, ...]:
        """What the channel of a game has not been told, the earliest first."""
        ...

    async def told(self, game_id: GameId, number: int) -> None:
        """Remember that a channel has been told of all events of its game before this ``number``."""
        ...

    async def tell_together(self, game_id: GameId, number: int, events: int) -> None:
        """Make one entry of the outbox of all that begin with one of so many ``events``, the first of them with this number."""
        ...

    async def events_of(self, game_id: GameId) -> tuple[GameEvent, ...]:
        """The events of a game, in order, whether it is over or not. Raises `UnknownGame` and `UnreadableEvent`."""
        ...

    async def matches_over(self, place: Place, limit: int) -> list[tuple[GameId, float]]:
        """The matches of a channel that are over and not set aside, and when each ended; the latest first, so many at most."""
        ...

    async def audience_of(self, game_id: GameId) -> Audience:
        """Who sees a game, whether it is over or not. Raises `UnknownGame`."""
        ...

    async def set_aside(self, game_id: GameId, reason: str) -> None:
        """Let a game that cannot be read stand in nobody's way. Raises `UnknownGame`.

        It is in none of the three lists above, and another game may begin where it was. What is stored of it stays.
        """
        ...

    async def all_set_aside(self) -> list[SetAside]:
        """Every game of the shard that is set aside, the oldest first."""
        ...

    async def set_aside_told(self, game_id: GameId) -> None:
        """Remember that the channel of a game that was set aside has been told so."""
        ...

    async def take_up(self, game_id: GameId) -> None:
        """Let a game go on that was set aside. Raises `UnknownGame` if none is, and `GameRunning` as `begin` does."""
        ...

    async def set_card(self, game_id: GameId, message_id: int | None) -> None:
        """Remember which message shows the game's current round, or that none does. Raises `UnknownGame`.

        Forgotten when the next chip is turned up.
        """
        ...

    async def set_question(self, game_id: GameId, question: Question | None) -> None:
        """Remember which message asks a prover and has buttons, or that none does. Raises `UnknownGame`."""
        ...
