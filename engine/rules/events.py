"""Events that games of several kinds have. A game *is* its events, in order: they record all that was random or timed.

``at`` is when the event happened, in seconds since the Unix epoch; for an action of a player, when the player acted.
"""

from dataclasses import dataclass
from typing import Annotated

from engine.board.moves import Move
from engine.board.pieces import Target
from engine.rules.bots import Level
from engine.rules.rules import Rules
from engine.rules.setup import Setup

Player = Annotated[int, "player"]
"""A player, by an identity that is opaque to the engine (a Discord user's id). The annotation marks fields of players."""


@dataclass(frozen=True, slots=True)
class Timed:
    """The base of all events: ``at`` is the time."""

    at: float


@dataclass(frozen=True, slots=True)
class PlayerEvent(Timed):
    """An event of one player."""

    player: Player


@dataclass(frozen=True, slots=True)
class PersonalStart(Timed):
    """The beginning of a game for one player, who always starts it."""

    rules: Rules
    setup: Setup
    player: Player

    @property
    def starter(self) -> Player:
        """The player."""
        return self.player


@dataclass(frozen=True, slots=True)
class ChipTurned(Timed):
    """A round began with this chip turned up."""

    target: Target


class PlayerSeen(PlayerEvent):
    """A player gave a sign of being present: they opened the move pad, looked at the board, or wrote something.

    Recorded at most once a round for each player, but of the prover now and then.
    """


class SaidDone(PlayerEvent):
    """A player is done: they will bid no more while this hourglass runs."""


class BotsDone(Timed):
    """The people who are present are done, and no bot has anything more to bid, or to submit, in this round."""


@dataclass(frozen=True, slots=True)
class ChipReturned(Timed):
    """The chip was not won and went back: this is the whole shuffled pile, next chip first."""

    pile: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class ChipsPutBack(Timed):
    """These chips went back into the pile: they need more moves than the rules allow, or cannot be reached.

    ``pile`` is the whole shuffled pile, next chip first; the next chip is turned up at once, that of a solo game with *Go*.
    Before *Go* the chip that was drawn may have come to the top without any being put back: then ``chips`` is empty.
    """

    chips: tuple[Target, ...]
    pile: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class BestFound(Timed):
    """An optimal solution of the round's chip has become known; rounds are counted from 1.

    ``moves`` is empty where the chip cannot be reached. The solution is secret until the round is over.
    """

    round: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class TimeGivenBack(Timed):
    """The clock stood still for ``seconds``, which are given back to the players."""

    seconds: float


@dataclass(frozen=True, slots=True)
class ClockSet(Timed):
    """The clock of all times was set: forward by ``seconds``, or back where they are negative.

    Later times are those of the new clock.
    """

    seconds: float


class PlayerLeft(PlayerEvent):
    """A player has left the match. Bidding again brings them back.

    A bid that they had still to prove is withdrawn with its path. They keep their chips and results.
    """


class PlayerRemoved(PlayerEvent):
    """A moderator has removed a player from the match, who may not bid in it again.

    A bid that they had still to prove is withdrawn with its path. They keep their chips and results.
    """


@dataclass(frozen=True, slots=True)
class PlayerForgotten(PlayerEvent):
    """A person who owes the game something, as a removal, was about to be erased; the event precedes that.

    Then another id replaces ``player``. ``digest`` is that of the person by ``key``, which is drawn for the game: see
    `engine.rules.erasure`. The store deletes the key when the game is over.
    """

    key: str
    digest: str


class FinishVoted(PlayerEvent):
    """A player voted to finish the match or race, so that the most chips or points win."""


@dataclass(frozen=True, slots=True)
class BotJoined(PlayerEvent):
    """A bot joined before the first chip was won. All that is random in how it thinks comes from its ``seed``."""

    level: Level
    seed: int


class NextWanted(PlayerEvent):
    """A player wants the next round to begin without the rest of the pause."""


class LinkMade(Timed):
    """A link was made with which anyone may watch; no other link is good any more."""


class LinkWithdrawn(Timed):
    """The link was withdrawn: people who may not see the channel cannot watch any more."""
