"""Games as a store keeps them, the shards that divide them, and the errors of a store."""

from dataclasses import dataclass

from bot.store.contract.kinds import GameEvent
from engine.rules.events import Player

GameId = int
"""The id of a game. The id of a deleted game is never reused."""

NO_SERVER = 0
"""The server id of direct messages, and of servers without the bot. No server has it."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One of ``count`` shards, counted from 0."""

    number: int
    count: int

    def __post_init__(self) -> None:
        if not 0 <= self.number < self.count:
            message = f"there is no shard {self.number} of {self.count}"
            raise ValueError(message)

    def has(self, guild_id: int) -> bool:
        """Return whether Discord sends the events of a server to this shard; direct messages, `NO_SERVER`, are on shard 0.

        docs/topics/gateway, "Sharding": ``shard_id = (guild_id >> 22) % num_shards``.
        """
        return (guild_id >> 22) % self.count == self.number


ONLY_SHARD = Shard(0, 1)
"""The shard of a process that plays alone, into however many shards Discord divides it: it has all servers."""


@dataclass(frozen=True, slots=True)
class Place:
    """The channel of a game and its server, by their ids. A solo game may be played where the bot is no member."""

    guild_id: int
    """`NO_SERVER` where the bot is no member."""
    channel_id: int
    elsewhere_in: int = NO_SERVER
    """The server of a channel where the bot is no member."""

    @property
    def shard_key(self) -> int:
        """The server id from which Discord selects the shard for this channel."""
        return self.guild_id or self.elsewhere_in


@dataclass(frozen=True, slots=True)
class Audience:
    """The people who see a game: all members of its channel, or only ``player`` if it is private."""

    place: Place
    player: Player | None = None


@dataclass(frozen=True, slots=True)
class OutboxEntry:
    """Events that were stored together, and whose message is pending until Discord has accepted it."""

    number: int
    """The index of the first of these events within the game, from 0."""
    events: int
    """The number of events."""
    at: float
    """When they happened."""


@dataclass(frozen=True, slots=True)
class Question:
    """The message that asks a prover, while it has buttons, and the events that it announces."""

    message_id: int
    number: int
    """The index of the first of these events within the game, from 0."""
    events: int
    """The number of events."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is stored. Its first event determines its kind.

    ``private``: only its player sees it. ``rules_version`` is `engine.rules.rules.VERSION` at its beginning. ``card`` is the id
    of the message that shows the current round, None if there is none yet, and ``card_in_words`` whether it has no picture.
    ``question`` is None if no message asks a prover. ``pending`` are the outbox entries, the earliest first. ``home`` is the id
    of the channel with the thread of a match, which is its own channel until the thread is there; None for any other game.
    """

    game_id: GameId
    place: Place
    private: bool
    rules_version: int
    events: tuple[GameEvent, ...]
    card: int | None = None
    question: Question | None = None
    pending: tuple[OutboxEntry, ...] = ()
    card_in_words: bool = False
    home: int | None = None


@dataclass(frozen=True, slots=True)
class Quarantined:
    """A game that is quarantined because it cannot be read, for this ``reason``, which is one line.

    ``kind`` is the name of its kind. ``pending``: the notice for its channel was not delivered yet. Private games, and games
    that are over and fully announced, need none.
    """

    game_id: GameId
    place: Place
    kind: str
    reason: str
    pending: bool


@dataclass(frozen=True, slots=True)
class NewerGame:
    """A game that a later version has continued, so that this version leaves it alone; ``reason`` is one line."""

    game_id: GameId
    place: Place
    reason: str


class StoreError(Exception):
    """The store cannot or will not do something. The text is one line."""


class StoreUnavailable(StoreError):
    """The store fails temporarily: its disk is full or unreadable, or locked by another program for too long.

    Nothing was changed, unless the failure was noticed only after the disk had the data.
    """


class ShardTaken(StoreUnavailable):
    """Another process has taken the shard of this store, which can therefore never write again."""

    def __init__(self) -> None:
        super().__init__("another process has taken over")


class GameRunning(StoreError):
    """The channel has an unfinished game of this kind, or of a personal kind the player has one there."""

    def __init__(self, place: Place, player: Player) -> None:
        self.place, self.player = place, player
        super().__init__(f"channel {place.channel_id} has a game that is not over, or player {player} has one there")


class UnknownGame(StoreError):
    """No game has this id; it may have been deleted with its server or its player."""

    def __init__(self, game_id: GameId) -> None:
        self.game_id = game_id
        super().__init__(f"there is no game {game_id}")


class AlreadyDone(StoreError):
    """A command with this id was done before, and is not done again."""

    def __init__(self, command_id: str) -> None:
        super().__init__(f"the command {command_id} was done before")


class BoundElsewhere(StoreError):
    """The player plays at another table of this tournament, in the channel of this ``place``."""

    def __init__(self, place: Place) -> None:
        self.place = place
        super().__init__(f"the player is bound to the table in channel {place.channel_id}")


class CupPlayed(StoreError):
    """The player has begun the cup before, in another rush than the game with this id."""

    def __init__(self, game_id: GameId) -> None:
        self.game_id = game_id
        super().__init__(f"game {game_id} is a second run of its cup")


class StaleAppend(StoreError):
    """The number of ``stored`` events is not the ``expected`` one: another process has continued the game."""

    def __init__(self, game_id: GameId, expected: int, stored: int) -> None:
        self.game_id, self.expected, self.stored = game_id, expected, stored
        super().__init__(f"game {game_id} has {stored} events, not {expected}")


class GameOver(StoreError):
    """The game is over and accepts no more events."""

    def __init__(self, game_id: GameId) -> None:
        self.game_id = game_id
        super().__init__(f"game {game_id} is over")
