"""The content of a chart, for its picture and its alt text."""

from dataclasses import dataclass

from bot.cards.alt_text import LIMIT
from engine.board.pieces import Robot
from render.sections import Bars, Columns, Section, Tiles


@dataclass(frozen=True, slots=True)
class ChartCard:
    """The content of a chart, and the name of its file."""

    file: str
    title: str
    subtitle: str
    sections: tuple[Section, ...]
    fifth: Robot | None = None
    """The robot that is drawn beside the coloured ones, if any."""

    @property
    def alt(self) -> str:
        """The alt text, at most 1,024 characters."""
        return " ".join((f"{self.title}, {self.subtitle}.", *map(_in_words, self.sections)))[:LIMIT]


def _in_words(section: Section) -> str:
    match section:
        case Tiles(heading, tiles):
            parts = [tile.alt_text or f"{tile.label}: {tile.value}" for tile in tiles]
        case Columns(heading, columns):
            parts = [f"{column.alt_text or column.label}: {column.value}" for column in columns]
        case Bars(heading, bars):
            parts = [f"{bar.label}: {bar.count}" + (f" ({bar.note.removeprefix('← ')})" if bar.note else "") for bar in bars]
    return f"{heading}: {', '.join(parts)}." if heading else f"{', '.join(parts)}."
