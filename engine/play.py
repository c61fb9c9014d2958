"""What may be done in a match: `decide` turns a command into events, or refuses it. RULES "A match"."""

from dataclasses import dataclass, field
from enum import Enum, auto
from random import Random

from engine.draw import Lengths, replace_chip, turn_up
from engine.events import (
    BidMade,
    ChipReturned,
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
from engine.match import OPEN_TO_BIDS, Match, Phase, evolve
from engine.moves import Move
from engine.pieces import Target
from engine.proof import Proof, check_proof
from engine.rules import FEWEST_BID, MOST_BID, Rules
from engine.setup import Setup

MOST_QUIET_ROUNDS = 2
"""After so many rounds in a row without a bid, a match rests."""


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """A player says: I can do it in so many moves."""

    player: Player
    moves: int


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


Command = PlaceBid | Prove | Pass | PlayOn | Stop | TimeUp | PutBack | GiveBackTime


class Refusal(Enum):
    """Why a command changes nothing. The set is closed: there is one text for each."""

    MATCH_OVER = auto()
    NO_CHIP_UP = auto()
    SAND_HAS_RUN_OUT = auto()
    BID_OF_ONE = auto()
    BID_OUT_OF_RANGE = auto()
    BID_UNCHANGED = auto()
    BID_MAY_ONLY_FALL = auto()
    NOT_PROVING = auto()
    NOT_YOUR_TURN = auto()
    TOO_LATE_TO_PROVE = auto()
    ROBOT_NOT_IN_PLAY = auto()
    NO_MOVES = auto()
    NOT_RESTING = auto()
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
        case Prove() | Pass():
            return _attempt(match, command, now, random)
        case PlayOn(lengths):
            resting = match.phase is Phase.RESTING
            return turn_up(match.pile, match.rules, lengths, now, random) if resting else Refusal.NOT_RESTING
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
    if not FEWEST_BID <= command.moves <= MOST_BID:
        return Refusal.BID_OUT_OF_RANGE
    if own := match.bid_of(command.player):
        if now < own.at:
            return Refusal.OUT_OF_DATE
        if command.moves == own.moves:
            return Refusal.BID_UNCHANGED
        if command.moves > own.moves and not match.rules.own_bid_may_rise:
            return Refusal.BID_MAY_ONLY_FALL
    return (BidMade(now, command.player, command.moves),)


def _attempt(match: Match, command: Prove | Pass, now: float, random: Random) -> Decision:
    bid, deadline, target = match.prover, match.deadline, match.target
    if match.phase is not Phase.PROVING or bid is None or deadline is None or target is None:
        return Refusal.NOT_PROVING
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
    judged = check_proof(match.setup.board, match.robots, target, command.moves, bid.moves, match.rules.proof_length)
    if not isinstance(judged, Proof):
        return _after_attempt(match, ProofFailed(now, bid.player, command.moves), now, random)
    won = ChipWon(now, bid.player, command.moves)
    return won, *_ending(evolve(match, won), now)


def _time_up(match: Match, lengths: Lengths, now: float, random: Random) -> tuple[Event, ...]:
    match match.phase:
        case Phase.THINKING:
            return (HourglassTurned(now),)
        case Phase.LAST_CALL:
            return _chip_back(match, now, random)
        case Phase.BIDDING if match.prover:
            return (ProverAsked(now, match.prover.player),)
        case Phase.PROVING if match.prover:
            return _after_attempt(match, ProverTimedOut(now, match.prover.player), now, random)
        case Phase.PAUSE:
            return turn_up(match.pile, match.rules, lengths, now, random)
        case _:
            message = f"no deadline can pass in {match!r}"
            raise AssertionError(message)


def _after_attempt(
    match: Match, event: ProofFailed | ProverPassed | ProverTimedOut, now: float, random: Random
) -> tuple[Event, ...]:
    """The attempt is spent: the next bidder is asked, or the chip goes back."""
    after = evolve(match, event)
    if after.prover:
        return event, ProverAsked(now, after.prover.player)
    return event, *_chip_back(after, now, random)


def _chip_back(match: Match, now: float, random: Random) -> tuple[Event, ...]:
    assert match.target is not None
    pile = [*match.pile, match.target]
    random.shuffle(pile)
    returned = ChipReturned(now, tuple(pile))
    if evolve(match, returned).quiet_rounds >= MOST_QUIET_ROUNDS:
        return returned, MatchRested(now)
    return (returned,)


def _ending(match: Match, now: float) -> tuple[Event, ...]:
    """RULES "End", looked at when a chip has been awarded: who has bid in this match counts as a player."""
    most = max(match.chips.values())
    winners = tuple(player for player in match.players if match.chips[player] == most)
    needed = match.rules.chips_needed(len(match.players))
    if needed is not None and most >= needed:
        return (MatchEnded(now, Ending.ENOUGH_CHIPS, winners),)
    return () if match.pile else (MatchEnded(now, Ending.PILE_EMPTY, winners),)
