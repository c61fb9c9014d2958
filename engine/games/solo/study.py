"""The study of a solo game's chips."""

from collections.abc import Sequence

from engine.games.solo.state import SoloEvent, replay
from engine.rules.events import Player
from engine.rules.study import Study


def study(events: Sequence[SoloEvent], number: int, player: Player) -> Study | None:
    """Return what any player who sees a solo game may study of one of its rounds; see `engine.games.match.study`."""
    del player
    game = replay(events)
    chip = next((chip for chip in game.played if chip.number == number), None)
    if chip is None:
        return None
    proof, prover = (chip.line.moves, game.player) if chip.line else (None, None)
    return Study(chip.start, game.rules.ricochet, number, proof, prover, edition=game.rules.edition)
