"""A match at one moment, and how each event changes it. What players may do next is in `engine.play`."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import reduce

from engine.events import (
    BidMade,
    ChipReturned,
    ChipsPutBack,
    ChipTurned,
    ChipWon,
    Ending,
    Event,
    HourglassTurned,
    MatchEnded,
    MatchRested,
    MatchStarted,
    Player,
    ProofFailed,
    ProverAsked,
    ProverPassed,
    ProverTimedOut,
    TimeGivenBack,
)
from engine.moves import Move, Robots
from engine.pieces import Target
from engine.proof import slides_of
from engine.rules import Rules
from engine.setup import Setup


class Phase(Enum):
    """What a match waits for."""

    THINKING = "thinking"
    """A first bid; the hourglass stands."""
    LAST_CALL = "last call"
    """A first bid, while the hourglass runs without one."""
    BIDDING = "bidding"
    """More bids, until the sand has run out."""
    PROVING = "proving"
    """The prover's solution."""
    PAUSE = "pause"
    """The next round, which begins by itself."""
    RESTING = "resting"
    """Somebody who wants to play on."""
    OVER = "over"
    """Nothing more."""


OPEN_TO_BIDS = (Phase.THINKING, Phase.LAST_CALL, Phase.BIDDING)
"""The phases in which bids are taken."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A player's standing bid, and when it was made, in seconds since the Unix epoch."""

    player: Player
    moves: int
    at: float


@dataclass(frozen=True, slots=True)
class Award:
    """A chip that was won, by whom, and with which proof."""

    player: Player
    target: Target
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """The whole state of a match, immutable.

    ``deadline`` is when the phase ends by itself, and ``round_began`` when its chip was turned up, in seconds since the Unix
    epoch; the deadline is None for a phase that does not end by itself. ``robots``
    stand where the round began until its chip is won. ``bids`` are in the order of proving. ``tried`` are the players
    whose attempt of this round is spent. ``players`` are those who have bid in this match, the earliest first.
    ``quiet_rounds`` counts the latest rounds without any bid, anew after each rest.
    """

    rules: Rules
    setup: Setup
    starter: Player
    robots: Robots
    pile: tuple[Target, ...]
    phase: Phase = Phase.PAUSE
    deadline: float | None = None
    round: int = 0
    round_began: float = 0
    target: Target | None = None
    starts: Robots | None = None
    bids: tuple[Bid, ...] = ()
    tried: tuple[Player, ...] = ()
    players: tuple[Player, ...] = ()
    awards: tuple[Award, ...] = ()
    round_award: Award | None = None
    quiet_rounds: int = 0
    ending: Ending | None = None
    winners: tuple[Player, ...] = ()

    @property
    def prover(self) -> Bid | None:
        """The bid that is to be proved now or next: the first of those whose player has not tried."""
        return next((bid for bid in self.bids if bid.player not in self.tried), None)

    @property
    def chips(self) -> Counter[Player]:
        """How many chips each player has won."""
        return Counter(award.player for award in self.awards)

    def bid_of(self, player: Player) -> Bid | None:
        """A player's standing bid in this round."""
        return next((bid for bid in self.bids if bid.player == player), None)


def replay(events: Iterable[Event]) -> Match:
    """The match that these events make. Raises `ValueError` unless the first, and only the first, is `MatchStarted`."""
    first, *others = events
    if not isinstance(first, MatchStarted):
        message = f"a match begins with MatchStarted, not {first!r}"
        raise ValueError(message)
    begun = Match(first.rules, first.setup, first.starter, first.setup.robots, first.setup.chips, deadline=first.at)
    return reduce(evolve, others, begun)


def evolve(match: Match, event: Event) -> Match:
    """The match after an event that `engine.play.decide` has made of it. Raises `ValueError` for a second start."""
    times = match.rules.times
    match event:
        case MatchStarted():
            message = "a match starts once"
            raise ValueError(message)
        case ChipTurned(at, target):
            return replace(
                match,
                phase=Phase.THINKING,
                deadline=at + times.thinking,
                round=match.round + 1,
                round_began=at,
                target=target,
                pile=tuple(chip for chip in match.pile if chip != target),
                starts=match.robots,
                bids=(),
                tried=(),
                round_award=None,
            )
        case BidMade():
            return _with_bid(match, event)
        case HourglassTurned(at):
            return replace(match, phase=Phase.LAST_CALL, deadline=at + times.hourglass)
        case ProverAsked(at):
            return replace(match, phase=Phase.PROVING, deadline=at + times.proof)
        case ProofFailed(_, player) | ProverPassed(_, player) | ProverTimedOut(_, player):
            return replace(match, tried=(*match.tried, player))
        case ChipWon():
            return _with_award(match, event)
        case ChipReturned(at, pile):
            quiet = 0 if match.bids else match.quiet_rounds + 1
            return replace(match, phase=Phase.PAUSE, deadline=at + times.pause, pile=pile, quiet_rounds=quiet)
        case ChipsPutBack(_, _, pile):
            return replace(match, pile=pile)
        case MatchRested():
            return replace(match, phase=Phase.RESTING, deadline=None, quiet_rounds=0)
        case TimeGivenBack(_, seconds):
            return match if match.deadline is None else replace(match, deadline=match.deadline + seconds)
        case MatchEnded(_, ending, winners):
            return replace(match, phase=Phase.OVER, deadline=None, ending=ending, winners=winners)


def _with_bid(match: Match, event: BidMade) -> Match:
    bid = Bid(event.player, event.moves, event.at)
    others = (other for other in match.bids if other.player != event.player)
    first = not match.bids
    return replace(
        match,
        phase=Phase.BIDDING,
        deadline=event.at + match.rules.times.hourglass if first else match.deadline,
        bids=tuple(sorted((*others, bid), key=lambda bid: (bid.moves, bid.at))),
        players=match.players if event.player in match.players else (*match.players, event.player),
        quiet_rounds=0,
    )


def _with_award(match: Match, event: ChipWon) -> Match:
    assert match.target is not None
    award = Award(event.player, match.target, event.moves)
    slides = slides_of(match.setup.board, match.robots, event.moves)
    return replace(
        match,
        phase=Phase.PAUSE,
        deadline=event.at + match.rules.times.pause,
        robots=dict(match.robots) | {slide.move.robot: slide.end for slide in slides},
        awards=(*match.awards, award),
        round_award=award,
    )
