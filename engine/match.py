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
    MatchIdled,
    MatchStarted,
    Player,
    PlayerLeft,
    ProofFailed,
    ProverAsked,
    ProverPassed,
    ProverTimedOut,
    SaidDone,
    SkipVoted,
    TimeGivenBack,
)
from engine.moves import Move, Robots
from engine.pieces import Target
from engine.proof import slides_of
from engine.rules import Rules, Ties
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
    INTERMISSION = "intermission"
    """The next round, which begins by itself."""
    IDLE = "idle"
    """Somebody who wants to play on."""
    OVER = "over"
    """Nothing more."""


OPEN_TO_BIDS = (Phase.THINKING, Phase.LAST_CALL, Phase.BIDDING)
"""The phases in which bids are taken."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A player's standing bid, and when it was made, in seconds since the Unix epoch.

    ``path`` is sealed: it is shown when it is the player's turn to prove, and nobody else may be told before. It is empty where
    they have to show their moves themselves.
    """

    player: Player
    moves: int
    at: float
    path: tuple[Move, ...] = ()


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
    epoch; the deadline is None for a phase that does not end by itself. ``robots`` stand where the round began until its chip
    is won. ``bids`` are in the order of proving. ``tried`` are the players whose attempt of this round is spent. ``players``
    are those who have bid in this match, the earliest first, and ``left`` those of them who have left it since;
    ``withdrawn_bids`` are the bids of this round that left with them, the latest first. ``rounds_without_bids`` counts the
    latest rounds in which there was nothing to prove, anew after each rest. ``done`` holds who wants to bid no more while
    this hourglass runs, and ``skip_votes`` who wants this prover to be passed over, each player once.
    """

    rules: Rules
    setup: Setup
    starter: Player
    robots: Robots
    pile: tuple[Target, ...]
    phase: Phase = Phase.INTERMISSION
    deadline: float | None = None
    round: int = 0
    round_began: float = 0
    target: Target | None = None
    starts: Robots | None = None
    bids: tuple[Bid, ...] = ()
    tried: tuple[Player, ...] = ()
    withdrawn_bids: tuple[Bid, ...] = ()
    players: tuple[Player, ...] = ()
    left: tuple[Player, ...] = ()
    awards: tuple[Award, ...] = ()
    round_award: Award | None = None
    rounds_without_bids: int = 0
    ending: Ending | None = None
    winners: tuple[Player, ...] = ()
    done: tuple[SaidDone, ...] = ()
    skip_votes: tuple[SkipVoted, ...] = ()

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

    def last_bid_of(self, player: Player) -> Bid | None:
        """A player's bid in this round, standing or taken back."""
        return self.bid_of(player) or next((bid for bid in self.withdrawn_bids if bid.player == player), None)

    @property
    def present(self) -> tuple[Player, ...]:
        """Those who have bid in this match and have not left it: the others wait for them, and they have a say."""
        return tuple(player for player in self.players if player not in self.left)

    @property
    def all_are_done(self) -> bool:
        """Whether everyone who has bid in this match, and has not left it, wants to bid no more."""
        return bool(self.present) and {said.player for said in self.done} == set(self.present)

    @property
    def votes_needed(self) -> int:
        """How many must want the prover to be passed over: more than half of the others who are present."""
        return (len(self.present) - 1) // 2 + 1

    @property
    def skippable_from(self) -> float:
        """When half of the prover's time is over, in seconds since the Unix epoch, as long as nobody has cut it short."""
        return (self.deadline or 0) - self.rules.times.proof_time / 2

    @property
    def is_skipped(self) -> bool:
        """Whether enough of the others want the prover to be passed over."""
        return len(self.skip_votes) >= self.votes_needed


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
                deadline=at + times.thinking_time,
                round=match.round + 1,
                round_began=at,
                target=target,
                pile=tuple(chip for chip in match.pile if chip != target),
                starts=match.robots,
                bids=(),
                tried=(),
                withdrawn_bids=(),
                round_award=None,
                done=(),
            )
        case BidMade() | SaidDone():
            return _while_bidding(match, event)
        case HourglassTurned(at):
            return replace(match, phase=Phase.LAST_CALL, deadline=at + times.hourglass)
        case ProverAsked() | SkipVoted() | ProofFailed() | ProverPassed() | ProverTimedOut():
            return _while_proving(match, event)
        case ChipWon():
            return _with_award(match, event)
        case ChipReturned(at, pile):
            quiet = 0 if match.phase is Phase.PROVING else match.rounds_without_bids + 1
            return replace(
                match, phase=Phase.INTERMISSION, deadline=at + times.intermission, pile=pile, rounds_without_bids=quiet
            )
        case ChipsPutBack(_, _, pile):
            return replace(match, pile=pile)
        case MatchIdled():
            return replace(match, phase=Phase.IDLE, deadline=None, rounds_without_bids=0)
        case PlayerLeft():
            return _without(match, event)
        case TimeGivenBack(_, seconds):
            return match if match.deadline is None else replace(match, deadline=match.deadline + seconds)
        case MatchEnded(_, ending, winners):
            return replace(match, phase=Phase.OVER, deadline=None, ending=ending, winners=winners)


def _while_bidding(match: Match, event: BidMade | SaidDone) -> Match:
    if isinstance(event, BidMade):
        return _with_bid(match, event)
    said = replace(match, done=(*match.done, event))
    return replace(said, deadline=max(one.at for one in said.done)) if said.all_are_done else said


def _while_proving(match: Match, event: ProverAsked | SkipVoted | ProofFailed | ProverPassed | ProverTimedOut) -> Match:
    if isinstance(event, ProverAsked):
        return replace(match, phase=Phase.PROVING, deadline=event.at + match.rules.times.proof_time, skip_votes=())
    if isinstance(event, SkipVoted):
        asked = replace(match, skip_votes=(*match.skip_votes, event))
        return replace(asked, deadline=max(one.at for one in asked.skip_votes)) if asked.is_skipped else asked
    return replace(match, tried=(*match.tried, event.player))


def _with_bid(match: Match, event: BidMade) -> Match:
    own = match.bid_of(event.player)
    if own and own.moves == event.moves:
        # Another path for the same bid, which keeps its place.
        return replace(match, bids=tuple(replace(bid, path=event.path) if bid is own else bid for bid in match.bids))
    bid = Bid(event.player, event.moves, event.at, event.path)
    others = (other for other in match.bids if other.player != event.player)
    first = not match.bids and not match.last_bid_of(event.player)
    chips = match.chips if match.rules.ties is Ties.FEWER_CHIPS else Counter[Player]()
    return replace(
        match,
        phase=Phase.BIDDING,
        deadline=event.at + match.rules.times.hourglass if first else match.deadline,
        bids=tuple(sorted((*others, bid), key=lambda bid: (bid.moves, chips[bid.player], bid.at))),
        players=match.players if event.player in match.players else (*match.players, event.player),
        left=tuple(player for player in match.left if player != event.player),
        rounds_without_bids=0,
        done=() if first else tuple(said for said in match.done if said.player != event.player or said.at > event.at),
    )


def _without(match: Match, event: PlayerLeft) -> Match:
    """The match without somebody who has left: nothing waits any more for what they cannot do.

    A bid that is still to be proved goes with them, so nobody is asked in vain. Where it was the only one, the sand runs on for
    the others as if it had been turned without a bid: the next bid is a first one, and without any the chip goes back. A bid of
    their own in this round is none: to leave and to be back is no way to a higher bid, or to more sand.

    They have no say about being done or passing over, neither to give nor to be waited for. So if they were the last who was
    waited for, time is over at the moment they leave, or when the last of the others asked for it. But somebody present must
    have asked for that: where nobody is left who has bid, the sand runs on for those who have not.

    They still count among the players by whom the chips needed to win are found, and what they have won stays theirs:
    "End" counts who has bid, and nobody who leaves shall bring the others nearer to the victory, or farther from it.
    """
    is_open = match.phase in (*OPEN_TO_BIDS, Phase.PROVING) and event.player not in match.tried
    gone = match.bid_of(event.player) if is_open else None
    bids = tuple(bid for bid in match.bids if bid is not gone)
    only_bid_gone = match.phase is Phase.BIDDING and not bids
    without = replace(
        match,
        phase=Phase.LAST_CALL if only_bid_gone else match.phase,
        bids=bids,
        withdrawn_bids=(replace(gone, path=()), *match.withdrawn_bids) if gone else match.withdrawn_bids,
        left=(*match.left, event.player),
        done=tuple(said for said in match.done if said.player != event.player),
        skip_votes=tuple(asked for asked in match.skip_votes if asked.player != event.player),
    )
    return _with_nobody_to_wait_for(without, event.at)


def _with_nobody_to_wait_for(match: Match, at: float) -> Match:
    """The match after somebody left at this time; its deadline is due if all who are waited for have asked for that."""
    is_proving = match.phase is Phase.PROVING
    is_due = match.is_skipped if is_proving else match.phase in OPEN_TO_BIDS and match.all_are_done
    if not is_due or match.deadline is None:
        return match
    asked = match.skip_votes if is_proving else match.done
    last = max([at, *(one.at for one in asked)])
    return replace(match, deadline=min(match.deadline, last))


def _with_award(match: Match, event: ChipWon) -> Match:
    assert match.target is not None
    award = Award(event.player, match.target, event.moves)
    slides = slides_of(match.setup.board, match.robots, event.moves)
    return replace(
        match,
        phase=Phase.INTERMISSION,
        deadline=event.at + match.rules.times.intermission,
        robots=dict(match.robots) | {slide.move.robot: slide.end for slide in slides},
        awards=(*match.awards, award),
        round_award=award,
    )
