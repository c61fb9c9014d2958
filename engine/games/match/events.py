"""The events of a match, and those that it shares with other kinds of games."""

from dataclasses import dataclass

from engine.board.geometry import Named
from engine.board.moves import Move
from engine.rules.events import (
    BestFound,
    BotJoined,
    BotsDone,
    ChipReturned,
    ChipsPutBack,
    ChipTurned,
    ClockSet,
    FinishVoted,
    LinkMade,
    LinkWithdrawn,
    NextWanted,
    Player,
    PlayerEvent,
    PlayerForgotten,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeen,
    SaidDone,
    Timed,
    TimeGivenBack,
)
from engine.rules.hints import HintLevel
from engine.rules.rules import Rules
from engine.rules.setup import Setup


class Ending(Named):
    """The reason why a match is over."""

    ENOUGH_CHIPS = "enough chips"
    PILE_EMPTY = "pile empty"
    AGREED = "agreed"
    STOPPED = "stopped"
    ABANDONED = "abandoned"
    """It had been idle for so long that another match took its place."""
    BEGUN_ANEW = "begun anew"
    """Its starter began it anew under other rules, before any person had bid."""


@dataclass(frozen=True, slots=True)
class MatchStarted(Timed):
    """A match began; ``setup`` holds every random choice of its set-up.

    ``practice``: the board was chosen, so that players may know it already. ``language`` is that of all public messages.
    """

    rules: Rules
    setup: Setup
    starter: Player
    practice: bool = False
    language: str = "en"


@dataclass(frozen=True, slots=True)
class BidMade(PlayerEvent):
    """A player bid, or replaced their bid or the path sealed with it. The first bid of a round turns the hourglass.

    ``path`` is the sealed proof, empty where there is none. It is secret until the player's turn to prove.
    """

    moves: int
    path: tuple[Move, ...] = ()


class BidOvertaken(PlayerEvent):
    """A bid that had to be lower than all others was cancelled: a rival's as low bid was made before it and arrived after it.

    The player's previous bid stands again. ``at`` is when the rival's bid was made.
    """


class TurnVoted(PlayerEvent):
    """A player voted to turn the hourglass though there is no bid on this chip."""


class HourglassTurned(Timed):
    """The hourglass was turned without a bid: the thinking time was over, or the players voted for it."""


class ProverAsked(PlayerEvent):
    """This player's turn to prove began."""


class SkipVoted(PlayerEvent):
    """A player voted to skip the prover, who seems to have left."""


class CountAsked(PlayerEvent):
    """The prover's moves were more or fewer than a proof of the bid has; once, and at no cost, they may correct that."""


@dataclass(frozen=True, slots=True)
class ProofFailed(PlayerEvent):
    """The prover showed these moves, which do not prove the bid."""

    moves: tuple[Move, ...]


class ProverPassed(PlayerEvent):
    """The prover passed."""


class ProverTimedOut(PlayerEvent):
    """The prover showed nothing in time, or was skipped."""


@dataclass(frozen=True, slots=True)
class ChipWon(PlayerEvent):
    """The prover showed a solution and won the chip; the robots stay where it left them.

    ``counts``: at least two persons were present. ``after``: the seconds from the chip to the bid that was proved, without time
    that was given back.
    """

    moves: tuple[Move, ...]
    counts: bool = True
    after: float | None = None


class MatchIdled(Timed):
    """Two rounds in a row had no bid: the match pauses until a player resumes it."""


class EndCalled(Timed):
    """The match ends without a vote, and the most chips win, as soon as no bid is left to be proved."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Timed):
    """The match is over. Several winners share the victory; a match that was stopped has none.

    ``counted`` are those of them whose victory has enough chips to count: docs/rules.md "Leaderboards".
    """

    ending: Ending
    winners: tuple[Player, ...]
    counted: tuple[Player, ...] = ()


class MatchShortened(PlayerEvent):
    """A player made it a short match before the first chip was won: from here on `Rules.shortened` applies."""


@dataclass(frozen=True, slots=True)
class HandicapSet(PlayerEvent):
    """From their next bid on a player, or a bot, has this number of half moves ahead: docs/rules.md "Handicap"."""

    halves: int


class HintWanted(PlayerEvent):
    """A player asked for the next hint for this chip."""


@dataclass(frozen=True, slots=True)
class HintGiven(Timed):
    """All who are present asked for a hint: the hints up to this level became public."""

    level: HintLevel


class StepOver(Timed):
    """No other table of the tournament is waited for any more in this round: what was shown in it becomes public."""


class TablesOver(Timed):
    """No other table plays the board of this tournament any more, so that its best solutions are revealed. Follows the end."""


OfMatch = MatchStarted | MatchShortened | MatchIdled | EndCalled | MatchEnded | StepOver | TablesOver | LinkMade | LinkWithdrawn
OfTime = HourglassTurned | BotsDone | TimeGivenBack | ClockSet
OfPeople = BotJoined | HandicapSet | PlayerSeen | PlayerLeft | PlayerRemoved | PlayerForgotten
OfChip = ChipTurned | ChipWon | ChipReturned | ChipsPutBack | BestFound | HintGiven
OfBidder = BidMade | BidOvertaken | ProverAsked | CountAsked | ProofFailed | ProverPassed | ProverTimedOut
Wish = SaidDone | TurnVoted | SkipVoted | FinishVoted | HintWanted | NextWanted
Event = OfMatch | OfTime | OfPeople | OfChip | OfBidder | Wish
