"""Studies of the rounds of a race that are over, once their best solution is no longer secret."""

from collections.abc import Sequence

from engine.events import Player
from engine.race import RaceEvent, RaceSolved, evolve_race, replay_race
from engine.study import Study


def study_race(events: Sequence[RaceEvent], number: int, player: Player) -> Study | None:
    """Return what a player may study of a round of the race that these events make: see `engine.study.study_match`.

    ``own`` is the player's shortest solution, unless it has won. Raises `ValueError` for events that make no race.
    """
    first, *others = events
    race, own = replay_race([first]), ()
    for event in others:
        race = evolve_race(race, event)
        if isinstance(event, RaceSolved) and event.player == player and race.round.number == number:
            own = event.moves
    found = next((one for one in race.results if one.number == number), None)
    if found is None or race.is_secret(found):
        return None
    if found.line is None:
        return Study(found.start, race.rules.ricochet, number, own=own)
    winner = found.places[0].entry.player
    own = () if winner == player else own
    return Study(found.start, race.rules.ricochet, number, found.line.moves, winner, own)
