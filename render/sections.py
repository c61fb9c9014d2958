"""The sections of a chart, as values."""

from dataclasses import dataclass


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
    """Tiles below a heading, which may be empty; so many side by side."""

    heading: str
    tiles: tuple[Tile, ...]
    across: int = 4


@dataclass(frozen=True, slots=True)
class Column:
    """A share from 0 to 1, or None if unknown, written out in ``value``, and what it is the share of.

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
