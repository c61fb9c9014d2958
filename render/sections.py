"""Cards and the sections of charts, as values that need no Pillow."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.board.pieces import Robot, Target
from engine.rules.score import Score

MAX_ROWS = 10
"""The most rows that are legible on a phone."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: a place from 1, or 0 for none; a name; the number of chips, and which, if those are shown.

    ``chips`` are whatever the card counts, ``written`` is that number as it is shown, by default in digits alone.
    """

    place: int
    name: str
    chips: int
    targets: tuple[Target, ...] = ()
    written: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of players.

    Rows show chips if they have any; otherwise bars compare the numbers, beside the icon of the ``score``. ``named`` is the
    name in the title, if there is one. ``festive`` adds confetti and lets the robots jump.
    """

    title: str
    rows: Sequence[Row]
    subtitle: str = ""
    footer: str = ""
    """The text below the rows: how many more people there are, if any."""
    named: str = ""
    score: Score = Score.CHIPS
    festive: bool = False
    fifth: Robot | None = None
    """The robot that is drawn beside the coloured ones, if any."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A number, or a sign, and what it counts.

    ``alt_text`` is both in words for the alt text, by default the label before the value.
    """

    value: str
    label: str
    alt_text: str = ""


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles below a heading, which may be empty; ``across`` of them side by side."""

    heading: str
    tiles: tuple[Tile, ...]
    across: int = 4


@dataclass(frozen=True, slots=True)
class Column:
    """A labelled fraction from 0 to 1, or None if unknown, written out in ``value``.

    ``alt_text`` is that in words for the alt text, by default as on the ``label``.
    """

    label: str
    share: float | None
    value: str
    alt_text: str = ""


@dataclass(frozen=True, slots=True)
class Columns:
    """Columns side by side, which compare shares."""

    heading: str
    columns: tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """A count of something. A bar with a ``note``, which is written beside it, is highlighted.

    ``written`` is the count as it is shown, by default in digits alone.
    """

    label: str
    count: int
    note: str = ""
    written: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars below each other, which compare counts."""

    heading: str
    bars: tuple[Bar, ...]


Section = Tiles | Columns | Bars
"""A part of a chart."""
