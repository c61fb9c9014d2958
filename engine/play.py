"""What may be done in a match: `decide` turns a command into events, or refuses it. RULES "A match"."""

from dataclasses import dataclass, field
from enum import Enum, auto
from random import Random

from engine.chips import Lengths, replace_chip, turn_up
from engine.events import (
    BidMade,
    ChipReturned,
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
from engine.match import OPEN_TO_BIDS, Bid, Match, Phase, evolve
from engine.moves import Move
from engine.pieces import Target
from engine.proof import Proof, ProofLength, check_proof
from engine.rules import MAX_BID, MIN_BID, Rules
from engine.setup import Setup

MAX_ROUNDS_WITHOUT_BIDS = 2
"""After so many rounds in a row without a bid, a match rests."""


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """A player says: I can do it in so many moves. ``path``, if there is one, is to be shown when it is their turn to prove."""

    player: Player
    moves: int
    path: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class SayDone:
    """A player wants to bid no more while this hourglass runs."""

    player: Player


@dataclass(frozen=True, slots=True)
class Prove:
    """The prover shows a solution."""

    player: Player
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """The prover does without the attempt."""

    player: Player


@dataclass(frozen=True, slots=True)
class VoteToSkip:
    """A player wants the prover, who seems to have left, to be passed over."""

    player: Player


@dataclass(frozen=True, slots=True)
class Leave:
    """A player will do nothing more in this match."""

    player: Player


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Somebody wakes a resting match. ``lengths`` is what is known of the chips in the pile."""

    lengths: Lengths = field(default_factory=dict[Target, float])


@dataclass(frozen=True, slots=True)
class Stop:
    """Somebody ends the match before its time. ``may_moderate``: they may stop what others have started."""

    player: Player
    may_moderate: bool = False


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The clock reached this deadline, in seconds since the Unix epoch; ``lengths`` is what is known of the pile."""

    deadline: float
    lengths: Lengths = field(default_factory=dict[Target, float])


@dataclass(frozen=True, slots=True)
class PutBack:
    """What is known now of the chip of this round, and of those in the pile, may be a reason to play another."""

    round: int
    lengths: Lengths


@dataclass(frozen=True, slots=True)
class GiveBackTime:
    """Nobody could play for so many seconds: whatever time was running gets them back."""

    seconds: float


Command = PlaceBid | SayDone | Prove | Pass | VoteToSkip | Leave | PlayOn | Stop | TimeUp | PutBack | GiveBackTime


class Refusal(Enum):
    """Why a command changes nothing. The set is closed: there is one text for each."""

    MATCH_OVER = auto()
    NO_CHIP_UP = auto()
    SAND_HAS_RUN_OUT = auto()
    BID_OF_ONE = auto()
    BID_OUT_OF_RANGE = auto()
    BID_UNCHANGED = auto()
    BID_MAY_ONLY_FALL = auto()
    PATH_TOO_SHORT = auto()
    PATH_TOO_LONG = auto()
    NOT_PLAYING = auto()
    HOURGLASS_STANDS = auto()
    DONE_ALREADY = auto()
    NOT_PROVING = auto()
    NOT_YOUR_TURN = auto()
    TOO_LATE_TO_PROVE = auto()
    ROBOT_NOT_IN_PLAY = auto()
    NO_MOVES = auto()
    OWN_TURN_TO_PROVE = auto()
    TOO_SOON_TO_SKIP = auto()
    VOTED_ALREADY = auto()
    NOT_IDLE = auto()
    NOT_YOURS_TO_STOP = auto()
    NOT_YET = auto()
    OUT_OF_DATE = auto()
    WORTH_PLAYING = auto()


Decision = tuple[Event, ...] | Refusal


def start(
    rules: Rules, setup: Setup, starter: Player, now: float, random: Random, lengths: Lengths | None = None
) -> tuple[Event, ...]:
    """Lay a table and turn up the first chip: the pile's first, unless another suits better by what is known of ``lengths``."""
    return MatchStarted(now, rules, setup, starter), *turn_up(setup.chips, rules, lengths or {}, now, random)


def decide(match: Match, command: Command, now: float, random: Random) -> Decision:
    """The events that a command brings about, or why it brings about none. Changes nothing itself.

    ``now`` is when the command was *made*, in seconds since the Unix epoch: what was made before a deadline counts for as
    long as `TimeUp` for that deadline has not been decided. ``random`` shuffles the pile where a chip goes back; the
    order that results is in the event, as is the chip that is drawn.
    """
    if match.phase is Phase.OVER:
        return Refusal.MATCH_OVER
    match command:
        case PlaceBid():
            return _bid(match, command, now)
        case SayDone():
            return _say_done(match, command, now)
        case Prove() | Pass() | VoteToSkip():
            return _while_proving(match, command, now, random)
        case Leave(player):
            return _leave(match, player, now, random)
        case PlayOn(lengths):
            resting = match.phase is Phase.IDLE
            return turn_up(match.pile, match.rules, lengths, now, random) if resting else Refusal.NOT_IDLE
        case Stop(player, may_moderate):
            allowed = may_moderate or player == match.starter
            return (MatchEnded(now, Ending.STOPPED, ()),) if allowed else Refusal.NOT_YOURS_TO_STOP
        case TimeUp(deadline, lengths):
            if deadline != match.deadline:
                return Refusal.OUT_OF_DATE
            return Refusal.NOT_YET if now < deadline else _time_up(match, lengths, now, random)
        case PutBack(round_number, lengths):
            if match.round != round_number or match.phase not in OPEN_TO_BIDS or match.bids or match.target is None:
                return Refusal.OUT_OF_DATE
            return replace_chip(match.target, match.pile, match.rules, lengths, now, random) or Refusal.WORTH_PLAYING
        case GiveBackTime(seconds):
            return Refusal.OUT_OF_DATE if match.deadline is None else (TimeGivenBack(now, seconds),)


def _bid(match: Match, command: PlaceBid, now: float) -> Decision:
    if match.phase is Phase.PROVING:
        return Refusal.SAND_HAS_RUN_OUT
    if match.phase not in OPEN_TO_BIDS or match.deadline is None or now < match.round_began:
        return Refusal.NO_CHIP_UP
    if now >= match.deadline and match.phase is not Phase.THINKING:
        return Refusal.SAND_HAS_RUN_OUT
    if command.moves == 1:
        return Refusal.BID_OF_ONE
    if not MIN_BID <= command.moves <= MAX_BID:
        return Refusal.BID_OUT_OF_RANGE
    if own := match.bid_of(command.player):
        if now < own.at:
            return Refusal.OUT_OF_DATE
        if command.moves == own.moves and command.path in {(), own.path}:
            return Refusal.BID_UNCHANGED
    last = match.last_bid_of(command.player)
    if last and command.moves > last.moves and not match.rules.own_bid_may_rise:
        return Refusal.BID_MAY_ONLY_FALL
    return _fault_of_path(match, command) or (BidMade(now, command.player, command.moves, command.path),)


def _fault_of_path(match: Match, command: PlaceBid) -> Refusal | None:
    """What is wrong with how a path is written down. Whether it is a solution is not looked at: nothing may tell."""
    if not all(move.robot in match.robots for move in command.path):
        return Refusal.ROBOT_NOT_IN_PLAY
    if len(command.path) > command.moves:
        return Refusal.PATH_TOO_LONG
    if command.path and len(command.path) < command.moves and match.rules.proof_length is ProofLength.EXACT:
        return Refusal.PATH_TOO_SHORT
    return None


def _say_done(match: Match, command: SayDone, now: float) -> Decision:
    if match.phase is Phase.PROVING:
        return Refusal.SAND_HAS_RUN_OUT
    if match.phase not in OPEN_TO_BIDS or match.deadline is None or now < match.round_began:
        return Refusal.NO_CHIP_UP
    if match.phase is Phase.THINKING:
        return Refusal.HOURGLASS_STANDS
    if now >= match.deadline:
        return Refusal.SAND_HAS_RUN_OUT
    if command.player not in match.present:
        return Refusal.NOT_PLAYING
    if any(said.player == command.player for said in match.done):
        return Refusal.DONE_ALREADY
    if (own := match.bid_of(command.player)) and now < own.at:
        return Refusal.OUT_OF_DATE
    return (SaidDone(now, command.player),)


def _while_proving(match: Match, command: Prove | Pass | VoteToSkip, now: float, random: Random) -> Decision:
    bid, deadline = match.prover, match.deadline
    if match.phase is not Phase.PROVING or bid is None or deadline is None:
        return Refusal.NOT_PROVING
    if isinstance(command, VoteToSkip):
        return _vote_to_skip(match, bid, command, now, deadline)
    return _attempt(match, bid, command, now, deadline, random)


def _vote_to_skip(match: Match, bid: Bid, command: VoteToSkip, now: float, deadline: float) -> Decision:
    if command.player == bid.player:
        return Refusal.OWN_TURN_TO_PROVE
    if command.player not in match.present:
        return Refusal.NOT_PLAYING
    if any(asked.player == command.player for asked in match.skip_votes):
        return Refusal.VOTED_ALREADY
    if now >= deadline:
        return Refusal.OUT_OF_DATE
    if now < match.skippable_from:
        return Refusal.TOO_SOON_TO_SKIP
    return (SkipVoted(now, command.player),)


def _leave(match: Match, player: Player, now: float, random: Random) -> Decision:
    """Whoever leaves while it is their turn to prove spends the attempt, and the next one is asked at once."""
    if player not in match.present:
        return Refusal.NOT_PLAYING
    left = PlayerLeft(now, player)
    is_asked = match.phase is Phase.PROVING and match.prover is not None and match.prover.player == player
    return _after_attempt(match, left, now, random) if is_asked else (left,)


def _attempt(match: Match, bid: Bid, command: Prove | Pass, now: float, deadline: float, random: Random) -> Decision:
    if command.player != bid.player:
        return Refusal.NOT_YOUR_TURN
    if now >= deadline:
        return Refusal.TOO_LATE_TO_PROVE
    if isinstance(command, Pass):
        return _after_attempt(match, ProverPassed(now, bid.player), now, random)
    if not command.moves:
        return Refusal.NO_MOVES
    if not all(move.robot in match.robots for move in command.moves):
        return Refusal.ROBOT_NOT_IN_PLAY
    return _after_attempt(match, _judge(match, bid, command.moves, now), now, random)


def _judge(match: Match, bid: Bid, moves: tuple[Move, ...], now: float) -> ProofFailed | ChipWon:
    assert match.target is not None
    judged = check_proof(match.setup.board, match.robots, match.target, moves, bid.moves, match.rules.proof_length)
    return ChipWon(now, bid.player, moves) if isinstance(judged, Proof) else ProofFailed(now, bid.player, moves)


def _time_up(match: Match, lengths: Lengths, now: float, random: Random) -> tuple[Event, ...]:
    match match.phase:
        case Phase.THINKING:
            return (HourglassTurned(now),)
        case Phase.LAST_CALL:
            return _chip_back(match, now, random)
        case Phase.BIDDING if match.prover:
            return _next_prover(match, now, random)
        case Phase.PROVING if match.prover:
            return _after_attempt(match, ProverTimedOut(now, match.prover.player), now, random)
        case Phase.INTERMISSION:
            return turn_up(match.pile, match.rules, lengths, now, random)
        case _:
            message = f"no deadline can pass in {match!r}"
            raise AssertionError(message)


def _after_attempt(
    match: Match, event: ChipWon | ProofFailed | ProverPassed | ProverTimedOut | PlayerLeft, now: float, random: Random
) -> tuple[Event, ...]:
    after = evolve(match, event)
    return event, *(_ending(after, now) if isinstance(event, ChipWon) else _next_prover(after, now, random))


def _next_prover(match: Match, now: float, random: Random) -> tuple[Event, ...]:
    """The next bidder is asked; a sealed path is shown at once. When nobody is left, the chip goes back."""
    events = list[Event]()
    while bid := match.prover:
        asked = ProverAsked(now, bid.player)
        events.append(asked)
        if not bid.path:
            return tuple(events)
        match = evolve(match, asked)
        shown = _judge(match, bid, bid.path, now)
        events.append(shown)
        match = evolve(match, shown)
        if isinstance(shown, ChipWon):
            return *events, *_ending(match, now)
    return *events, *_chip_back(match, now, random)


def _chip_back(match: Match, now: float, random: Random) -> tuple[Event, ...]:
    assert match.target is not None
    pile = [*match.pile, match.target]
    random.shuffle(pile)
    returned = ChipReturned(now, tuple(pile))
    if evolve(match, returned).rounds_without_bids >= MAX_ROUNDS_WITHOUT_BIDS:
        return returned, MatchIdled(now)
    return (returned,)


def _ending(match: Match, now: float) -> tuple[Event, ...]:
    """RULES "End", looked at when a chip has been awarded: who has bid in this match counts as a player."""
    most = max(match.chips.values())
    winners = tuple(player for player in match.players if match.chips[player] == most)
    needed = match.rules.chips_needed(len(match.players))
    if needed is not None and most >= needed:
        return (MatchEnded(now, Ending.ENOUGH_CHIPS, winners),)
    return () if match.pile else (MatchEnded(now, Ending.PILE_EMPTY, winners),)
