"""What is on a chart: the picture, and the same in words."""

from dataclasses import dataclass

from bot.cards.alt_text import LIMIT
from engine.pieces import Robot
from render.sections import Bars, Columns, Section, Tiles


@dataclass(frozen=True, slots=True)
class ChartCard:
    """Everything that the picture shows, and the name of its file."""

    file: str
    title: str
    subtitle: str
    sections: tuple[Section, ...]
    fifth: Robot | None = None
    """The robot that is shown beside the coloured ones, if any is."""

    @property
    def alt(self) -> str:
        """The same in words, at most 1,024 characters."""
        return " ".join((f"{self.title}, {self.subtitle}.", *map(_in_words, self.sections)))[:LIMIT]


def _in_words(section: Section) -> str:
    match section:
        case Tiles(heading, tiles):
            told = [tile.alt_text or f"{tile.label}: {tile.value}" for tile in tiles]
        case Columns(heading, columns):
            told = [f"{column.alt_text or column.label}: {column.value}" for column in columns]
        case Bars(heading, bars):
            told = [f"{bar.label}: {bar.count}" + (f" ({bar.note.removeprefix('← ')})" if bar.note else "") for bar in bars]
    return f"{heading}: {', '.join(told)}." if heading else f"{', '.join(told)}."
