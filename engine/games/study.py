"""Studies: a position without a clock, and what was shown from it in a round that is over."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.board.moves import Move
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.games.match.state import evolve, replay
from engine.games.race.state import RaceEvent, RaceSolved, evolve_race, replay_race
from engine.games.solo.solo import SoloEvent, replay_solo
from engine.rules.events import BidMade, ChipWon, Event, Player, ProofFailed
from engine.rules.rules import Edition

_Moves = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Study:
    """A position with a target, whose solutions are no secret, and its ricochet rule.

    ``round`` is the number of the round that was played from it, or 0. ``proof`` is the solution that won its chip, and
    ``prover`` the player who showed it; None if there was none. ``own`` is the studying player's path, sealed or shown in vain,
    and empty where there is none beside the proof. ``edition`` is that of the game, None for the code of a position.
    """

    start: Position
    ricochet: Ricochet
    round: int = 0
    proof: _Moves | None = None
    prover: Player | None = None
    own: _Moves = ()
    edition: Edition | None = None


def study_match(events: Sequence[Event], number: int, player: Player) -> Study | None:
    """Return what a player may study of a round of the match of these events.

    None for a round that does not exist, is not over, or has a best solution that is still secret. Raises `ValueError` for
    events that make no match.
    """
    first, *others = events
    match, found, own = replay([first]), None, _Moves()
    for event in others:
        match = evolve(match, event)
        if match.round.number == number:
            found, own = match.round, _own(event, player, own)
    if not found or not found.number or match.is_secret(found):
        return None
    proof, prover = (found.award.moves, found.award.player) if found.award else (None, None)
    return Study(found.start, match.rules.ricochet, found.number, proof, prover, own, match.rules.edition)


def _own(event: Event, player: Player, before: _Moves) -> _Moves:
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


def study_race(events: Sequence[RaceEvent], number: int, player: Player) -> Study | None:
    """Return what a player may study of a round of the race that these events make: see `study_match`.

    ``own`` is the player's shortest solution, unless it has won. Raises `ValueError` for events that make no race.
    """
    first, *others = events
    race, own = replay_race([first]), _Moves()
    for event in others:
        race = evolve_race(race, event)
        if isinstance(event, RaceSolved) and event.player == player and race.round.number == number:
            own = event.moves
    found = next((one for one in race.results if one.number == number), None)
    if found is None or race.is_secret(found):
        return None
    if found.line is None:
        return Study(found.start, race.rules.ricochet, number, own=own, edition=race.rules.edition)
    winner = found.places[0].entry.player
    own = () if winner == player else own
    return Study(found.start, race.rules.ricochet, number, found.line.moves, winner, own, race.rules.edition)


def study_solo(events: Sequence[SoloEvent], number: int, player: Player) -> Study | None:
    """Return what any player who sees a solo game may study of one of its rounds; see `study_match`."""
    del player
    game = replay_solo(events)
    chip = next((chip for chip in game.played if chip.number == number), None)
    if chip is None:
        return None
    proof, prover = (chip.line.moves, game.player) if chip.line else (None, None)
    return Study(chip.start, game.rules.ricochet, number, proof, prover, edition=game.rules.edition)
