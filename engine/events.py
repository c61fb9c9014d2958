"""The events of a match. A match *is* its events, in order: they record everything that was random or timed.

``at`` is when the event happened, in seconds since the Unix epoch; for an action of a player, when the player acted.
"""

from dataclasses import dataclass

from engine.bots import Level
from engine.geometry import Named
from engine.hints import HintLevel
from engine.moves import Move
from engine.pieces import Target
from engine.rules import Rules
from engine.setup import Setup

Player = int
"""A player, by an identity that is opaque to the engine (a Discord user's id)."""


class Ending(Named):
    """The reason why a match is over."""

    ENOUGH_CHIPS = "enough chips"
    PILE_EMPTY = "pile empty"
    AGREED = "agreed"
    STOPPED = "stopped"
    ABANDONED = "abandoned"
    """It had been idle for so long that another match took its place."""


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match began; ``setup`` holds every random choice of its set-up.

    ``practice``: the board was chosen, so that players may know it already. ``language`` is that of all public messages.
    """

    at: float
    rules: Rules
    setup: Setup
    starter: Player
    practice: bool = False
    language: str = "en"


@dataclass(frozen=True, slots=True)
class ChipTurned:
    """A round began with this chip turned up."""

    at: float
    target: Target


@dataclass(frozen=True, slots=True)
class BidMade:
    """A player bid, or replaced their bid or the path sealed with it. The first bid of a round turns the hourglass.

    ``path`` is the sealed proof, empty where there is none. It is secret until the player's turn to prove.
    """

    at: float
    player: Player
    moves: int
    path: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class BidOvertaken:
    """A bid that had to be lower than all others was cancelled: a rival's as low bid was made before it and arrived after it.

    The player's previous bid stands again. ``at`` is when the rival's bid was made.
    """

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """A player gave a sign of being present: they opened the move pad, looked at the board, or wrote something.

    Recorded at most once a round for each player, but of the prover now and then.
    """

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class SaidDone:
    """A player is done: they will bid no more while this hourglass runs."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class TurnVoted:
    """A player voted to turn the hourglass though there is no bid on this chip."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class HourglassTurned:
    """The hourglass was turned without a bid: the thinking time was over, or the players voted for it."""

    at: float


@dataclass(frozen=True, slots=True)
class ProverAsked:
    """This player's turn to prove began."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class SkipVoted:
    """A player voted to skip the prover, who seems to have left."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class CountAsked:
    """The prover's moves were more or fewer than a proof of the bid has; once, and at no cost, they may correct that."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class ProofFailed:
    """The prover showed these moves, which do not prove the bid."""

    at: float
    player: Player
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class ProverPassed:
    """The prover passed."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class ProverTimedOut:
    """The prover showed nothing in time, or was skipped."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class ChipWon:
    """The prover showed a solution and won the chip; the robots stay where it left them."""

    at: float
    player: Player
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class ChipReturned:
    """The chip was not won and went back: this is the whole shuffled pile, next chip first."""

    at: float
    pile: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class ChipsPutBack:
    """These chips went back into the pile: they need more moves than the rules allow, or cannot be reached.

    ``pile`` is the whole shuffled pile, next chip first; the next chip is turned up at once.
    """

    at: float
    chips: tuple[Target, ...]
    pile: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class BestFound:
    """An optimal solution of the round's chip has become known; rounds are counted from 1.

    ``moves`` is empty where the chip cannot be reached. The solution is secret until the round is over.
    """

    at: float
    round: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class MatchIdled:
    """Two rounds in a row had no bid: the match pauses until a player resumes it."""

    at: float


@dataclass(frozen=True, slots=True)
class TimeGivenBack:
    """The clock stood still for so many seconds, which are given back to the players."""

    at: float
    seconds: float


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The clock of all times was set: forward by so many seconds, or back where they are negative.

    Later times are those of the new clock.
    """

    at: float
    seconds: float


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player has left the match. Bidding again brings them back.

    A bid that they had still to prove is withdrawn with its path. They keep their chips and results.
    """

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    """A moderator has removed a player from the match, who may not bid in it again.

    A bid that they had still to prove is withdrawn with its path. They keep their chips and results.
    """

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class FinishVoted:
    """A player voted to finish the match, so that the most chips win."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class EndCalled:
    """The match ends without a vote, and the most chips win, as soon as no bid is left to be proved."""

    at: float


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over. Several winners share the victory; a match that was stopped has none."""

    at: float
    ending: Ending
    winners: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class MatchShortened:
    """A player made it a short match before the first bid: from here on `Rules.shortened` applies."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class BotJoined:
    """A bot joined the match before anybody had bid. All that is random in how it thinks comes from its ``seed``."""

    at: float
    player: Player
    level: Level
    seed: int


@dataclass(frozen=True, slots=True)
class HintWanted:
    """A player asked for the next hint for this chip."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class HintGiven:
    """All who are present asked for a hint: the hints up to this level became public."""

    at: float
    level: HintLevel


@dataclass(frozen=True, slots=True)
class TablesOver:
    """No other table plays the board of this tournament any more, so that its best solutions are revealed. Follows the end."""

    at: float


Event = (
    MatchStarted
    | ChipTurned
    | BidMade
    | BidOvertaken
    | PlayerSeen
    | SaidDone
    | TurnVoted
    | HourglassTurned
    | ProverAsked
    | SkipVoted
    | CountAsked
    | ProofFailed
    | ProverPassed
    | ProverTimedOut
    | ChipWon
    | ChipReturned
    | ChipsPutBack
    | BestFound
    | MatchIdled
    | TimeGivenBack
    | ClockSet
    | PlayerLeft
    | PlayerRemoved
    | FinishVoted
    | EndCalled
    | MatchShortened
    | BotJoined
    | HintWanted
    | HintGiven
    | MatchEnded
    | TablesOver
)
