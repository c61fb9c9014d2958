"""What is to be drawn, as values: small, equal where the pictures are alike, and made without anything that draws."""

import struct
from dataclasses import dataclass

from engine.geometry import Cell
from engine.pieces import Robot
from engine.position import Line, Position
from engine.score import Score
from render.rows import Row
from render.sections import Section

LONGEST_REPLAY = 8.0
"""Seconds that a replay lasts, at most."""

HEADER = struct.Struct("!?I")
"""What a worker sends before each answer: whether a picture follows, rather than what went wrong, and in how many bytes."""


@dataclass(frozen=True, slots=True)
class Still:
    """A position, or the end of a line with the way that led there, in the theme with this name.

    All of the board, or eight by eight cells of it, of which ``corner`` is the one at the top left. On all of it a line that
    has ``failed`` is marked where it did.
    """

    shown: Position | Line
    theme: str
    corner: Cell | None = None
    failed: bool = False


@dataclass(frozen=True, slots=True)
class Replay:
    """A line that moves, and has been shown after so many ``seconds`` at most."""

    line: Line
    theme: str
    seconds: float = LONGEST_REPLAY

    @property
    def still(self) -> Still:
        """The same without movement: it is drawn in a third of the time."""
        return Still(self.line, self.theme)


@dataclass(frozen=True, slots=True)
class People:
    """A card of people: `render.cards.draw_card` says what each field is."""

    title: str
    rows: tuple[Row, ...]
    named: str
    subtitle: str
    footer: str
    score: Score
    festive: bool
    fifth: Robot | None
    theme: str


@dataclass(frozen=True, slots=True)
class Faces:
    """The sixteen faces of the tiles."""

    theme: str
    colours: tuple[str, ...]
    """What the colour marks from 1 to 4 are called."""


@dataclass(frozen=True, slots=True)
class Chart:
    """Numbers, shares and counts: `render.charts.draw_chart` says what each field is."""

    title: str
    subtitle: str
    sections: tuple[Section, ...]
    fifth: Robot | None
    theme: str


Drawing = Still | Replay | People | Faces | Chart


def kind_of(drawing: Drawing) -> str:
    """The kind of file that a drawing becomes, which is also how its name ends."""
    return "gif" if isinstance(drawing, Replay) else "png"
