"""The results of a match, round by round: bids, proofs, and optimal solutions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.board.geometry import Named
from engine.board.moves import Move
from engine.board.position import Position
from engine.games.match import events as ev
from engine.games.match.state import Match, evolve, replay
from engine.rules.events import BestFound, ChipTurned, ClockSet, Player, TimeGivenBack


class Attempt(Named):
    """The result of a player's turn to prove."""

    WON = "won"
    FAILED = "failed"
    PASSED = "passed"
    TIMED_OUT = "timed out"


@dataclass(frozen=True, slots=True)
class BidResult:
    """A bid as it was made, even if another one replaced it later.

    ``at`` is in seconds since the Unix epoch. ``after`` is in seconds since the chip was turned up, without the time that was
    given back to the players. ``ahead`` are the half moves that the player had ahead. ``fell_away``: a rival's as low bid had
    been made before, and bids must be lower than all others.
    """

    player: Player
    moves: int
    at: float
    after: float
    ahead: int = 0
    fell_away: bool = False


@dataclass(frozen=True, slots=True)
class ProofResult:
    """A turn to prove, and the moves that were shown; none where the player passed or ran out of time.

    ``at`` and ``after`` are as in `BidResult`. ``chips`` is the player's number of chips afterwards.
    """

    player: Player
    attempt: Attempt
    moves: tuple[Move, ...]
    at: float
    after: float
    chips: int


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round: the position with its target, when its chip was turned up, and all bids and turns in order.

    ``best`` is a shortest solution, empty where the chip cannot be reached, and None where none is known.
    """

    number: int
    start: Position
    turned_at: float
    best: tuple[Move, ...] | None = None
    bids: tuple[BidResult, ...] = ()
    proofs: tuple[ProofResult, ...] = ()


@dataclass(frozen=True, slots=True)
class Results:
    """A match that is over, in its last state, and all of its rounds.

    Sealed paths that were never shown are not included. Times are in seconds since the Unix epoch.
    """

    match: Match
    started_at: float
    ended_at: float
    rounds: tuple[RoundResult, ...]


def results_of(events: Sequence[ev.Event]) -> Results | None:
    """Return the results of the match of these events; None for one that is not over.

    Raises `ValueError` for events that make no match.
    """
    first, *others = events
    if not isinstance(first, ev.MatchStarted):
        raise ValueError(f"a match begins with MatchStarted, not {first!r}")
    match, rounds, lost, ended_at = replay([first]), list[RoundResult](), 0.0, first.at
    for event in others:
        match = evolve(match, event)
        if isinstance(event, ChipTurned):
            rounds.append(RoundResult(match.round.number, match.round.start, event.at))
            lost = 0.0
        elif isinstance(event, TimeGivenBack | ClockSet):
            lost += event.seconds
        elif rounds:
            rounds[-1] = _with(rounds[-1], event, match, lost)
        ended_at = ended_at if isinstance(event, BestFound) else event.at
    best = {event.round: event.moves for event in others if isinstance(event, BestFound)}
    solved = tuple(replace(one, best=best.get(one.number)) for one in rounds)
    return Results(match, first.at, ended_at, solved) if match.is_over else None


def _with(one: RoundResult, event: ev.Event, after_it: Match, lost: float) -> RoundResult:
    """Return the round after an event; ``after_it`` is the match after the event."""

    def after() -> float:
        return event.at - one.turned_at - lost

    def proof(player: Player, attempt: Attempt, moves: tuple[Move, ...] = ()) -> RoundResult:
        shown = ProofResult(player, attempt, moves, event.at, after(), after_it.chips[player])
        return replace(one, proofs=(*one.proofs, shown))

    match event:
        case ev.BidMade(at, player, moves):
            return replace(one, bids=(*one.bids, BidResult(player, moves, at, after(), after_it.ahead_of(player))))
        case ev.BidOvertaken(_, player):
            return replace(one, bids=_without_latest(one.bids, player))
        case ev.ChipWon(_, player, moves):
            return proof(player, Attempt.WON, moves)
        case ev.ProofFailed(_, player, moves):
            return proof(player, Attempt.FAILED, moves)
        case ev.ProverPassed(_, player):
            return proof(player, Attempt.PASSED)
        case ev.ProverTimedOut(_, player):
            return proof(player, Attempt.TIMED_OUT)
        case _:
            return one


def _without_latest(bids: Sequence[BidResult], player: Player) -> tuple[BidResult, ...]:
    """Return the bids where the player's latest has fallen away, with all paths that were sealed with it in turn."""
    moves = next(bid.moves for bid in reversed(bids) if bid.player == player and not bid.fell_away)
    return tuple(replace(bid, fell_away=True) if (bid.player, bid.moves) == (player, moves) else bid for bid in bids)
