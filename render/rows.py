"""What a card of people tells of each of them."""

from dataclasses import dataclass

from engine.pieces import Target

MAX_ROWS = 10
"""So many rows can still be read on a phone."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a card: a place from 1, or 0 for none; a name of any kind, how many chips, and which, if that is to be seen.

    ``chips`` are whatever the card counts, ``written`` is that number as it is shown, by default in digits alone.
    """

    place: int
    name: str
    chips: int
    targets: tuple[Target, ...] = ()
    written: str = ""
