"""Themes: colours, and the size of a cell.

A theme is plain data. The measures in the modules that draw are fractions of a cell, so that ``LIGHT.fitted(640)`` is the same
picture in another size.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

from PIL import ImageColor

from engine.board.geometry import SIZE as BOARD
from engine.board.pieces import Robot

Colour = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""


@dataclass(frozen=True)
class Ink:
    """The tones of one robot's colour, as ``#rrggbb``.

    ``fill`` is the colour itself, ``edge`` outlines it, ``letter`` is written on it and ``shine`` is its highlight. ``muted``
    is the colour of targets other than the round's, ``rim`` its outline, ``muted_letter`` the letter on it, ``tint`` the ground
    below and ``label`` the letter on that.
    """

    fill: str
    edge: str
    letter: str
    shine: str
    muted: str
    rim: str
    muted_letter: str
    tint: str
    label: str


@dataclass(frozen=True)
class Palette:
    """Every colour of a theme, as ``#rrggbb``."""

    inks: tuple[Ink, ...]
    """Of the robots, in their order."""
    cells: tuple[str, str]
    """The two tones of the checker."""
    page: str
    """The ground around the board."""
    grout: str
    """Between the cells."""
    lip: str
    """The lower edge of a cell, which makes it look inset."""
    coordinates: str
    wall: str
    shadow: str
    middle: str
    middle_line: str
    chip: str
    paper: str
    """The ground below the marked target, and in eyes."""
    halo: str
    """The outline of robots and trails, which separates them from the ground."""
    pupil: str
    glow: str
    bar: str
    """The bars of leaderboards."""
    mark: str
    vortex_tint: str


@dataclass(frozen=True)
class Metal:
    """The tones of a medal, as ``#rrggbb``: its face, its outline, the highlight of its rim and its number."""

    fill: str
    edge: str
    shine: str
    number: str


LEAD, TAIL = 0.86, 0.30
"""Cells from the picture's top and left to the board, where the coordinates are, and from the board to its bottom and right."""

METALS = (
    Metal("#F7C531", "#8A5E00", "#FFF0B3", "#3D2900"),
    Metal("#C9CED6", "#59616E", "#FFFFFF", "#22262E"),
    Metal("#D58F58", "#6E3C14", "#F6CDA8", "#331800"),
)
"""The medals of the first places in their order: gold, silver and bronze."""


@dataclass(frozen=True)
class Theme:
    """A look: colours, and the resolution."""

    palette: Palette
    symbol: float = 0.43
    """Half the width of a symbol on its cell, in cells."""
    cell: int = 62
    """Pixels along each side of a cell in the finished picture."""
    oversample: int = 3
    """The factor of oversampling, which smooths edges."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.palette, self.symbol, self.cell, self.oversample))

    def ink(self, robot: Robot) -> Ink:
        """Return the tones of a robot's colour."""
        return self._inks[robot]

    @cached_property
    def _inks(self) -> Mapping[Robot, Ink]:
        return MappingProxyType(dict(zip(Robot, self.palette.inks, strict=True)))

    def fitted(self, width: int) -> "Theme":
        """Return the same look in the largest size that is at most ``width`` pixels wide."""
        return replace(self, cell=int(width / (LEAD + BOARD + TAIL)))

    def pixels(self, cells: float) -> int:
        """Return a length in whole pixels of the finished picture."""
        return round(cells * self.cell)


def rgb(colour: str) -> Colour:
    """Return the three numbers of a ``#rrggbb``."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


_INKS = (
    (
        "#CF2F24 #6E0F0A #FFFFFF #F58A7E #C24E49 #8F2F2B #FFFFFF #F8DDD6 #7A1711",
        "#35AE8C #064A38 #00281D #93E3C9 #7FC9AE #2E8467 #003626 #D8F0E6 #0B5743",
        "#2349DB #0B1F78 #FFFFFF #86A1FB #5468C9 #33449B #FFFFFF #DDE3F9 #1B2F91",
        "#FFD633 #7A5300 #3D2900 #FFF2B0 #F2CB45 #A0760A #4A3300 #FCF1C8 #6B4A00",
        "#2E2A35 #0D0B10 #FFFFFF #77717F #77717F #4B4653 #FFFFFF #E2DEE5 #1D1A20",
        "#D4DBE6 #343C4A #1F2630 #FFFFFF #9AA4B4 #5B6574 #1F2630 #E9ECF1 #3A424F",
    ),
    (
        "#DB382C #4A0906 #FFFFFF #FF9F94 #B54840 #DE7D74 #FFFFFF #4B2D31 #FFC9C2",
        "#43BD9A #04382A #00281D #A5F0DA #74B8A1 #9AD6C1 #00231A #24433D #BFF2E2",
        "#3B60F0 #081757 #FFFFFF #9DB4FF #5468D0 #8494EE #FFFFFF #2A3460 #CBD7FF",
        "#FFDB3D #5E4100 #3D2900 #FFF4B8 #D6B93F #EDD676 #332300 #494128 #FFEDAB",
        "#17151B #17151B #FFFFFF #7D7786 #5F5A68 #8B8695 #FFFFFF #43414C #F1EFF4",
        "#E4EAF7 #323A48 #1F2630 #FFFFFF #8D97A8 #B9C2D0 #1F2630 #3D434F #EEF2F8",
    ),
)
"""The inks of the robots in their order, light and dark: fill, edge, letter, shine, muted, rim, muted_letter, tint, label."""

_CELLS = (("#FCF8F0", "#F5EDDF"), ("#363C48", "#2A2F38"))
"""The checker, light and dark."""

_TONES = {
    "page": ("#EFE7D8", "#16181D"),
    "grout": ("#DFD3BF", "#1C1F26"),
    "lip": ("#D5C7B0", "#3B414E"),
    "coordinates": ("#6F6352", "#A7AEBB"),
    "wall": ("#352F3C", "#E6DCC8"),
    "shadow": ("#2A1F14", "#000000"),
    "middle": ("#49424F", "#333844"),
    "middle_line": ("#7D7688", "#7A8294"),
    "chip": ("#FFFCF5", "#FFFCF5"),
    "paper": ("#FFFFFF", "#FFFFFF"),
    "halo": ("#FFFFFF", "#FFFFFF"),
    "pupil": ("#1B181F", "#1B181F"),
    "glow": ("#FFB000", "#FFB21F"),
    "bar": ("#C77700", "#FFB21F"),
    "mark": ("#2B2630", "#14161A"),
    "vortex_tint": ("#E8E0EA", "#403C4E"),
}
"""All other colours of a palette, light and dark."""


def _theme(look: int) -> Theme:
    """Return a theme of the tables above: 0 is light, 1 is dark."""
    inks = tuple(Ink(*tones.split()) for tones in _INKS[look])
    return Theme(Palette(inks, _CELLS[look], **{name: pair[look] for name, pair in _TONES.items()}))


LIGHT = _theme(0)
"""Warm paper and dark walls."""

DARK = _theme(1)
"""Slate and pale walls."""

THEMES = {"light": LIGHT, "dark": DARK}
"""The themes by their names."""
