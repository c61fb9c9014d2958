"""What can happen in a match. A match *is* its events, in order: nothing random or timed is anywhere else.

``at`` is when it happened, in seconds since the Unix epoch; for what a player did, when the player did it.
"""

from dataclasses import dataclass

from engine.geometry import Named
from engine.hints import HintLevel
from engine.moves import Move
from engine.pieces import Target
from engine.rules import Rules
from engine.setup import Setup

Player = int
"""A player, by an identity that the engine does not look into (a Discord user's id)."""


class Ending(Named):
    """Why a match is over."""

    ENOUGH_CHIPS = "enough chips"
    PILE_EMPTY = "pile empty"
    AGREED = "agreed"
    STOPPED = "stopped"
    ABANDONED = "abandoned"
    """It was idle for so long that it made room for another."""


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match began: every random choice of the set-up is in ``setup``.

    ``practice``: the board was chosen, so somebody may know it already. ``language`` is that of all that is told of it.
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

    ``path`` is how they would prove it, empty where they sealed none. Nobody else may be told of it before their turn.
    """

    at: float
    player: Player
    moves: int
    path: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class BidOvertaken:
    """A bid that had to be lower than all others fell away, since a rival made one as low before it, which arrived after it.

    What its player had bid before stands again. ``at`` is when the rival's bid was made.
    """

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """A player gave a sign of being present: they opened the move pad, looked at the board, or wrote something.

    It happens at most once a round for each player, but of the prover now and then.
    """

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class SaidDone:
    """A player wants to bid no more while this hourglass runs."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class TurnVoted:
    """A player wants the hourglass to be turned, though nobody has bid on this chip."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class HourglassTurned:
    """The hourglass was turned without a bid: the thinking time was over, or the players wanted it."""

    at: float


@dataclass(frozen=True, slots=True)
class ProverAsked:
    """It became this player's turn to show a solution."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class SkipVoted:
    """A player wants the prover, who seems to have left, to be skipped."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class CountAsked:
    """The prover gave more or fewer moves than a proof of the bid has, and was asked, once and free, whether that is meant."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class ProofFailed:
    """The prover showed these moves, and they are no solution of the bid."""

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
    """The prover showed nothing in time, or before the others skipped them."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class ChipWon:
    """The prover showed a solution and took the chip; the robots stay where it left them."""

    at: float
    player: Player
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class ChipReturned:
    """Nobody won the chip: it was shuffled in again, and this is the whole pile, next chip first."""

    at: float
    pile: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class ChipsPutBack:
    """These chips need more moves than the rules allow, or cannot be reached, so they went back into the pile.

    They are shuffled in again, and this is the whole pile, next chip first; it is turned up at once.
    """

    at: float
    chips: tuple[Target, ...]
    pile: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class BestFound:
    """An optimal solution of the chip that was turned up in this round, counted from 1, has become known.

    It has no moves where the chip cannot be reached at all. Nobody may be told of it before the round is over.
    """

    at: float
    round: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class MatchIdled:
    """Two rounds in a row had no bid: the match waits until somebody wants to play on."""

    at: float


@dataclass(frozen=True, slots=True)
class TimeGivenBack:
    """The clock stood still for so many seconds, for which no player can be blamed."""

    at: float
    seconds: float


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The clock by which all times are told was set: forward by so many seconds, or back by them where they are negative.

    From here on times are those of the clock as it goes now.
    """

    at: float
    seconds: float


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player has left the match for good; whoever bids again is back.

    A bid that they had still to prove is withdrawn with its path. What they have won or shown stays.
    """

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    """A member who may moderate has taken a player out of the match: they may not bid in it again.

    A bid that they had still to prove is withdrawn with its path. What they have won or shown stays.
    """

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class FinishVoted:
    """A player wants the match to be finished: whoever has the most chips then wins."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class EndCalled:
    """The match ends, without a vote, as soon as no bid is left to be proved: whoever has the most chips then wins."""

    at: float


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over. Several winners share the victory; a match that was stopped has none."""

    at: float
    ending: Ending
    winners: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class MatchShortened:
    """A player made it a short match before anybody had bid: from here on it is played by `Rules.shortened`."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class HintWanted:
    """A player wants the next hint for this chip."""

    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class HintGiven:
    """All who are present wanted a hint: everybody is told what the steps up to this level tell of the best solution."""

    at: float
    level: HintLevel


@dataclass(frozen=True, slots=True)
class TablesOver:
    """No table plays the board of this tournament any more, so that its best solutions may be told. It follows the end."""

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
    | HintWanted
    | HintGiven
    | MatchEnded
    | TablesOver
)
