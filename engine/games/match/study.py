"""The study of a match's chips."""

from collections.abc import Sequence

from engine.games.match.events import BidMade, ChipWon, Event, ProofFailed
from engine.games.match.state import evolve, replay
from engine.rules.events import Player
from engine.rules.study import Moves, Study


def study(events: Sequence[Event], number: int, player: Player) -> Study | None:
    """Return what a player may study of a round of the match of these events.

    None for a round that does not exist, is not over, or has a best solution that is still secret. Raises `ValueError` for
    events that make no match.
    """
    first, *others = events
    match, found, own = replay([first]), None, Moves()
    for event in others:
        match = evolve(match, event)
        if match.round.number == number:
            found, own = match.round, _own(event, player, own)
    if not found or not found.number or match.is_secret(found):
        return None
    proof, prover = (found.award.moves, found.award.player) if found.award else (None, None)
    has_results = match.is_over and not match.awaits_tables
    return Study(found.start, match.rules.ricochet, found.number, proof, prover, own, match.rules.edition, has_results)


def _own(event: Event, player: Player, before: Moves) -> Moves:
    """Return the path of a player after an event, unless it has won the chip."""
    match event:
        case BidMade(_, bidder, _, path) if bidder == player:
            return path
        case ProofFailed(_, prover, moves) if prover == player:
            return moves
        case ChipWon(_, prover) if prover == player:
            return ()
        case _:
            return before
