"""What happens on small positions that are drawn as text, so that a test shows what it means."""

from engine.moves import Slide
from engine.notation import parse_moves
from engine.position import Position


def go(position: Position, move: str) -> Slide:
    """What happens when one robot sets off."""
    (parsed,) = parse_moves(move)
    return position.slide(parsed)


def way(done: Slide) -> str:
    """The labels of all cells of a slide, from where the robot stood to where it would rest."""
    return " ".join(cell.label for cell in done.path)
