"""Drawings as values: small to send, equal for equal pictures, and made without loading the renderer."""

import struct
from dataclasses import dataclass

from engine.board.geometry import Cell
from engine.board.pieces import Robot
from engine.board.position import Line, Position
from render.sections import Card, Section

LONGEST_REPLAY = 8.0
"""The longest replay in seconds."""

HEADER = struct.Struct("!?I")
"""The header of an answer: whether a picture follows or a traceback, and its length in bytes."""


@dataclass(frozen=True, slots=True)
class Still:
    """A position, or the end of a line with its trail, in the theme with this name.

    ``corner`` is the top left of eight by eight cells; None shows the whole board, on which a line that ``failed`` has a mark.
    """

    shown: Position | Line
    theme: str
    corner: Cell | None = None
    failed: bool = False


@dataclass(frozen=True, slots=True)
class Replay:
    """An animated line of at most ``seconds``."""

    line: Line
    theme: str
    seconds: float = LONGEST_REPLAY

    @property
    def still(self) -> Still:
        """The same without animation, drawn in a third of the time."""
        return Still(self.line, self.theme)


@dataclass(frozen=True, slots=True)
class People:
    """A card of players: see `render.cards.draw_card`."""

    card: Card
    theme: str


@dataclass(frozen=True, slots=True)
class Faces:
    """The sixteen faces of the tiles."""

    theme: str
    colours: tuple[str, ...]
    """The names of the colour marks 1 to 4."""


@dataclass(frozen=True, slots=True)
class Chart:
    """Numbers, shares and counts: see `render.charts.draw_chart` for the fields."""

    title: str
    subtitle: str
    sections: tuple[Section, ...]
    fifth: Robot | None
    theme: str


Drawing = Still | Replay | People | Faces | Chart


def kind_of(drawing: Drawing) -> str:
    """Return the file type of a drawing, which is also its extension."""
    return "gif" if isinstance(drawing, Replay) else "png"
