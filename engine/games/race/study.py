"""The study of a race's chips."""

from collections.abc import Sequence

from engine.games.race.state import RaceEvent, RaceSolved, evolve, replay
from engine.rules.events import Player
from engine.rules.study import Study


def study(events: Sequence[RaceEvent], number: int, player: Player) -> Study | None:
    """Return what a player may study of a round of the race that these events make: see `engine.games.match.study`.

    ``own`` is the player's shortest solution, unless it has won. Raises `ValueError` for events that make no race.
    """
    first, *others = events
    race, own = replay([first]), ()
    for event in others:
        race = evolve(race, event)
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
