"""A match at one moment, and how each event changes it. What players may do next is in `engine.play`."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

from engine.events import (
    BestFound,
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
from engine.geometry import Named
from engine.moves import Move
from engine.pieces import Target
from engine.position import Line, Position
from engine.rules import Rules, Ties
from engine.setup import Setup


class Phase(Named):
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
    """A chip that was won, by whom, and the line that won it."""

    player: Player
    line: Line

    @property
    def target(self) -> Target:
        """The chip."""
        return self.line.start.chip

    @property
    def moves(self) -> tuple[Move, ...]:
        """The proof."""
        return self.line.moves


@dataclass(frozen=True, slots=True)
class Round:
    """Everything that begins anew when a chip is turned up.

    ``number`` counts from 1; it is 0 before the first chip of a match. ``start`` is the position from which the chip is played,
    and ``began`` when it was turned up, in seconds since the Unix epoch. ``bids`` are in the order of proving. ``attempts`` are
    the players whose attempt is spent. ``withdrawn_bids`` are those of players who have left, the latest first. ``done`` holds
    who wants to bid no more while this hourglass runs, and ``votes`` who wants this prover to be skipped, each player once.
    ``best`` is an optimal solution, empty where there is none at all, and None as long as nobody knows: no player may be told
    of it before the round is over.
    """

    number: int
    start: Position
    began: float
    bids: tuple[Bid, ...] = ()
    attempts: tuple[Player, ...] = ()
    withdrawn_bids: tuple[Bid, ...] = ()
    done: tuple[SaidDone, ...] = ()
    votes: tuple[SkipVoted, ...] = ()
    award: Award | None = None
    best: tuple[Move, ...] | None = None

    @property
    def target(self) -> Target:
        """The chip that is played."""
        return self.start.chip

    @property
    def end(self) -> Position:
        """Where everything stands now: as in the beginning, until the chip is won."""
        return self.award.line.end if self.award else self.start

    @property
    def prover(self) -> Bid | None:
        """The bid that is to be proved now or next: the first of those whose player has not tried."""
        return next((bid for bid in self.bids if bid.player not in self.attempts), None)

    def bid_of(self, player: Player) -> Bid | None:
        """A player's standing bid."""
        return next((bid for bid in self.bids if bid.player == player), None)

    def last_bid_of(self, player: Player) -> Bid | None:
        """A player's bid, standing or withdrawn."""
        return self.bid_of(player) or next((bid for bid in self.withdrawn_bids if bid.player == player), None)


@dataclass(frozen=True, slots=True)
class Match:
    """The whole state of a match, immutable.

    ``deadline`` is when the phase ends by itself, in seconds since the Unix epoch; None for a phase that does not. ``players``
    are those who have bid in this match, the earliest first, and ``left`` those of them who have left it since.
    ``rounds_without_bids`` counts the latest rounds in which there was nothing to prove, anew after each break. ``unsolved``
    are the rounds that were played before this one and whose best solution nobody knows yet, the latest first.
    """

    rules: Rules
    setup: Setup
    starter: Player
    round: Round
    pile: tuple[Target, ...]
    phase: Phase = Phase.INTERMISSION
    deadline: float | None = None
    players: tuple[Player, ...] = ()
    left: tuple[Player, ...] = ()
    awards: tuple[Award, ...] = ()
    rounds_without_bids: int = 0
    unsolved: tuple[Round, ...] = ()
    ending: Ending | None = None
    winners: tuple[Player, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen, except that a best solution becomes known."""
        return self.phase is Phase.OVER

    @property
    def is_between(self) -> bool:
        """Whether a round is over, and another will follow."""
        return self.phase in (Phase.INTERMISSION, Phase.IDLE)

    def involves(self, player: Player) -> bool:
        """Whether somebody has started it, or bid in it."""
        return player == self.starter or player in self.players

    @property
    def position(self) -> Position:
        """Where everything stands now, with the chip of this round as its target."""
        return self.round.end

    @property
    def chips(self) -> Counter[Player]:
        """How many chips each player has won."""
        return Counter(award.player for award in self.awards)

    @property
    def present(self) -> tuple[Player, ...]:
        """Those who have bid in this match and have not left it: the others wait for them, and they have a say."""
        return tuple(player for player in self.players if player not in self.left)

    @property
    def all_are_done(self) -> bool:
        """Whether everyone who has bid in this match, and has not left it, wants to bid no more."""
        return bool(self.present) and {said.player for said in self.round.done} == set(self.present)

    @property
    def votes_needed(self) -> int:
        """How many must want the prover to be skipped: more than half of the others who are present."""
        return (len(self.present) - 1) // 2 + 1

    @property
    def skippable_from(self) -> float:
        """When half of the prover's time is over, in seconds since the Unix epoch, as long as nobody has cut it short."""
        return (self.deadline or 0) - self.rules.times.proof_time / 2

    @property
    def is_skipped(self) -> bool:
        """Whether enough of the others want the prover to be skipped."""
        return len(self.round.votes) >= self.votes_needed

    @property
    def without_best(self) -> tuple[Round, ...]:
        """The rounds whose best solution nobody knows, the latest first."""
        current = (self.round,) if self.round.number and self.round.best is None else ()
        return (*current, *self.unsolved)


def replay(events: Iterable[Event]) -> Match:
    """The match that these events make. Raises `ValueError` unless the first, and only the first, is `MatchStarted`."""
    first, *others = events
    if not isinstance(first, MatchStarted):
        message = f"a match begins with MatchStarted, not {first!r}"
        raise ValueError(message)
    nothing_yet = Round(0, first.setup.position, first.at)
    begun = Match(first.rules, first.setup, first.starter, nothing_yet, first.setup.chips, deadline=first.at)
    return reduce(evolve, others, begun)


def evolve(match: Match, event: Event, line: Line | None = None) -> Match:
    """The match after an event that `engine.play.decide` has made of it. Raises `ValueError` for a second start.

    ``line`` are the slides of a proof that wins, where they are known already.
    """
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
                round=Round(match.round.number + 1, match.position.with_target(target), at),
                pile=tuple(chip for chip in match.pile if chip != target),
                unsolved=match.without_best if match.is_between else match.unsolved,
            )
        case BidMade() | SaidDone():
            return _while_bidding(match, event)
        case HourglassTurned(at):
            return replace(match, phase=Phase.LAST_CALL, deadline=at + times.hourglass)
        case ProverAsked() | SkipVoted() | ProofFailed() | ProverPassed() | ProverTimedOut():
            return _while_proving(match, event)
        case ChipWon():
            return _with_award(match, Award(event.player, line or match.position.play(event.moves)), event.at)
        case ChipReturned() | ChipsPutBack():
            return _with_pile(match, event)
        case BestFound():
            return _with_best(match, event)
        case MatchIdled():
            return replace(match, phase=Phase.IDLE, deadline=None, rounds_without_bids=0)
        case PlayerLeft():
            return _without(match, event)
        case TimeGivenBack(_, seconds):
            return replace(match, deadline=None if match.deadline is None else match.deadline + seconds)
        case MatchEnded(_, ending, winners):
            return replace(match, phase=Phase.OVER, deadline=None, ending=ending, winners=winners)


def _with_pile(match: Match, event: ChipReturned | ChipsPutBack) -> Match:
    if isinstance(event, ChipsPutBack):
        return replace(match, pile=event.pile)
    without = 0 if match.phase is Phase.PROVING else match.rounds_without_bids + 1
    deadline = event.at + match.rules.times.intermission
    return replace(match, phase=Phase.INTERMISSION, deadline=deadline, pile=event.pile, rounds_without_bids=without)


def _while_bidding(match: Match, event: BidMade | SaidDone) -> Match:
    if isinstance(event, BidMade):
        return _with_bid(match, event)
    said = replace(match, round=replace(match.round, done=(*match.round.done, event)))
    return replace(said, deadline=max(one.at for one in said.round.done)) if said.all_are_done else said


def _while_proving(match: Match, event: ProverAsked | SkipVoted | ProofFailed | ProverPassed | ProverTimedOut) -> Match:
    current = match.round
    if isinstance(event, ProverAsked):
        deadline = event.at + match.rules.times.proof_time
        return replace(match, phase=Phase.PROVING, deadline=deadline, round=replace(current, votes=()))
    if isinstance(event, SkipVoted):
        voted = replace(match, round=replace(current, votes=(*current.votes, event)))
        return replace(voted, deadline=max(one.at for one in voted.round.votes)) if voted.is_skipped else voted
    return replace(match, round=replace(current, attempts=(*current.attempts, event.player)))


def _with_bid(match: Match, event: BidMade) -> Match:
    current, own = match.round, match.round.bid_of(event.player)
    if own and own.moves == event.moves:
        # Another path for the same bid, which keeps its place.
        bids = tuple(replace(bid, path=event.path) if bid is own else bid for bid in current.bids)
        return replace(match, round=replace(current, bids=bids))
    bid = Bid(event.player, event.moves, event.at, event.path)
    others = (other for other in current.bids if other.player != event.player)
    first = not current.bids and not current.last_bid_of(event.player)
    chips = match.chips if match.rules.ties is Ties.FEWER_CHIPS else Counter[Player]()
    done = () if first else tuple(said for said in current.done if said.player != event.player or said.at > event.at)
    bids = tuple(sorted((*others, bid), key=lambda bid: (bid.moves, chips[bid.player], bid.at)))
    return replace(
        match,
        phase=Phase.BIDDING,
        deadline=event.at + match.rules.times.hourglass if first else match.deadline,
        round=replace(current, bids=bids, done=done),
        players=match.players if event.player in match.players else (*match.players, event.player),
        left=tuple(player for player in match.left if player != event.player),
        rounds_without_bids=0,
    )


def _without(match: Match, event: PlayerLeft) -> Match:
    """The match without somebody who has left: docs/rules.md "Leaving". Nothing waits any more for what they cannot do.

    A bid that is still to be proved goes with them, so nobody is asked in vain. Where it was the only one, the sand runs on for
    the others as if it had been turned without a bid: the next bid is a first one, and without any the chip goes back. A bid of
    their own in this round is none: to leave and to be back is no way to a higher bid, or to more sand.

    They have no say about being done or skipping, neither to give nor to be waited for. So if they were the last who was
    waited for, time is over at the moment they leave, or when the last of the others asked for it. But somebody present must
    have asked for that: where nobody is left who has bid, the sand runs on for those who have not.

    They still count among the players by whom the chips needed to win are found, and what they have won stays theirs:
    docs/rules.md "End" counts who has bid, and nobody who leaves shall bring the others nearer to the victory, or farther
    from it.
    """
    current, player = match.round, event.player
    is_open = match.phase in (*OPEN_TO_BIDS, Phase.PROVING) and player not in current.attempts
    gone = current.bid_of(player) if is_open else None
    bids = tuple(bid for bid in current.bids if bid is not gone)
    without = replace(
        match,
        phase=Phase.LAST_CALL if match.phase is Phase.BIDDING and not bids else match.phase,
        round=replace(
            current,
            bids=bids,
            withdrawn_bids=(replace(gone, path=()), *current.withdrawn_bids) if gone else current.withdrawn_bids,
            done=tuple(said for said in current.done if said.player != player),
            votes=tuple(vote for vote in current.votes if vote.player != player),
        ),
        left=(*match.left, player),
    )
    return _with_nobody_to_wait_for(without, event.at)


def _with_nobody_to_wait_for(match: Match, at: float) -> Match:
    """The match after somebody left at this time; its deadline is due if all who are waited for have asked for that."""
    is_proving = match.phase is Phase.PROVING
    is_due = match.is_skipped if is_proving else match.phase in OPEN_TO_BIDS and match.all_are_done
    if not is_due or match.deadline is None:
        return match
    asked = match.round.votes if is_proving else match.round.done
    last = max([at, *(one.at for one in asked)])
    return replace(match, deadline=min(match.deadline, last))


def _with_award(match: Match, award: Award, at: float) -> Match:
    return replace(
        match,
        phase=Phase.INTERMISSION,
        deadline=at + match.rules.times.intermission,
        round=replace(match.round, award=award),
        awards=(*match.awards, award),
    )


def _with_best(match: Match, event: BestFound) -> Match:
    if event.round == match.round.number:
        return replace(match, round=replace(match.round, best=event.moves))
    return replace(match, unsolved=tuple(past for past in match.unsolved if past.number != event.round))
