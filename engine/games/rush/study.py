"""The study of a rush's chips."""

from collections.abc import Sequence

from engine.games.rush.state import RushEvent, replay
from engine.rules.events import Player
from engine.rules.study import Study


def study(events: Sequence[RushEvent], number: int, player: Player) -> Study | None:
    """Return what the player may study of a rush that is over: a chip that was up; see `engine.games.match.study`."""
    del player
    rush = replay(events)
    if not rush.is_over:
        return None
    if rush.unfinished and number == len(rush.played) + 1:
        return Study(rush.unfinished.start, rush.rules.ricochet, number, edition=rush.rules.edition)
    one = next((one for one in rush.played if one.number == number), None)
    if one is None:
        return None
    proof = (one.line.moves, rush.player) if one.line else (None, None)
    return Study(one.chip.start, rush.rules.ricochet, number, *proof, edition=rush.rules.edition)
