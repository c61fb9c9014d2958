"""The rows of a card of players, as values."""

from dataclasses import dataclass

from engine.pieces import Target

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
