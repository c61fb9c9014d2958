"""The events of a match. A match *is* its events, in order: they record everything that was random or timed.

``at`` is when the event happened, in seconds since the Unix epoch; for an action of a player, when the player acted.
"""

from dataclasses import dataclass
from typing import Annotated

from engine.board.geometry import Named
from engine.board.moves import Move
from engine.board.pieces import Target
from engine.rules.bots import Level
from engine.rules.hints import HintLevel
from engine.rules.rules import Rules
from engine.rules.setup import Setup

Player = Annotated[int, "player"]
"""A player, by an identity that is opaque to the engine (a Discord user's id). The annotation marks fields of players."""


class Ending(Named):
    """The reason why a match is over."""

    ENOUGH_CHIPS = "enough chips"
    PILE_EMPTY = "pile empty"
    AGREED = "agreed"
    STOPPED = "stopped"
    ABANDONED = "abandoned"
    """It had been idle for so long that another match took its place."""


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
class ChipTurned(Timed):
    """A round began with this chip turned up."""

    target: Target


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


class PlayerSeen(PlayerEvent):
    """A player gave a sign of being present: they opened the move pad, looked at the board, or wrote something.

    Recorded at most once a round for each player, but of the prover now and then.
    """


class SaidDone(PlayerEvent):
    """A player is done: they will bid no more while this hourglass runs."""


class BotsDone(Timed):
    """The people who are present are done, and no bot has anything more to bid, or to submit, in this round."""


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


class MatchIdled(Timed):
    """Two rounds in a row had no bid: the match pauses until a player resumes it."""


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
class BotJoined(PlayerEvent):
    """A bot joined before the first chip was won. All that is random in how it thinks comes from its ``seed``."""

    level: Level
    seed: int


@dataclass(frozen=True, slots=True)
class HandicapSet(PlayerEvent):
    """From their next bid on a player, or a bot, has this number of half moves ahead: docs/rules.md "Handicap"."""

    halves: int


class NextWanted(PlayerEvent):
    """A player wants the next round to begin without the rest of the pause."""


class HintWanted(PlayerEvent):
    """A player asked for the next hint for this chip."""


@dataclass(frozen=True, slots=True)
class HintGiven(Timed):
    """All who are present asked for a hint: the hints up to this level became public."""

    level: HintLevel


class LinkMade(Timed):
    """A link was made with which anyone may watch; no other link is good any more."""


class LinkWithdrawn(Timed):
    """The link was withdrawn: people who may not see the channel cannot watch any more."""


class StepOver(Timed):
    """No other table of the tournament is waited for any more in this round: what was shown in it becomes public."""


class TablesOver(Timed):
    """No other table plays the board of this tournament any more, so that its best solutions are revealed. Follows the end."""


_OfMatch = MatchStarted | MatchShortened | MatchIdled | EndCalled | MatchEnded | StepOver | TablesOver
_OfLink = LinkMade | LinkWithdrawn
_OfTime = HourglassTurned | BotsDone | TimeGivenBack | ClockSet
_OfPeople = BotJoined | HandicapSet | PlayerSeen | PlayerLeft | PlayerRemoved | PlayerForgotten
_OfChip = ChipTurned | ChipWon | ChipReturned | ChipsPutBack | BestFound | HintGiven
_OfBidder = BidMade | BidOvertaken | ProverAsked | CountAsked | ProofFailed | ProverPassed | ProverTimedOut
_Wish = SaidDone | TurnVoted | SkipVoted | FinishVoted | HintWanted | NextWanted
Event = _OfMatch | _OfLink | _OfTime | _OfPeople | _OfChip | _OfBidder | _Wish
