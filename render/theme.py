"""Themes: colours, sizes and the font.

A theme is plain data. Sizes are fractions of a cell, so that ``LIGHT.fitted(640)`` is the same picture in another size. Only
outlines and animations are elsewhere, in the modules that draw them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

from PIL import ImageColor

from engine.geometry import SIZE as BOARD
from engine.pieces import Robot

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


@dataclass(frozen=True)
class Sizes:
    """Every measure of a theme, in cells unless stated otherwise."""

    lead: float = 0.86
    """From the picture's top and left to the board, where the coordinates are."""
    tail: float = 0.30
    """From the board to the picture's bottom and right."""
    coordinate: float = 0.42
    coordinate_highlighted: float = 0.30
    """Half the width of the plate behind the coordinates of the round's target."""
    coordinate_offset: float = 0.54
    """From the middle of a coordinate to the board."""

    cell_gap: float = 0.05
    cell_radius: float = 0.10
    lip: float = 0.03
    wall: float = 0.20
    edge: float = 0.22
    corner: float = 0.16
    """Radius of the board's corners."""
    wall_shadow: float = 0.06
    wall_shadow_blur: float = 0.05
    wall_shadow_strength: float = 0.30
    """From 0, none, to 1, opaque."""

    symbol: float = 0.43
    """Half the width of a symbol on its cell."""
    symbol_edge: float = 0.08
    """The outline of a symbol, in halves of its width."""
    symbol_letter: float = 1.22
    """The letter in a symbol, in halves of its width."""
    planet_letter: float = 1.22
    marked_symbol: float = 0.43
    mark_radius: float = 0.54
    stop: float = 0.24
    stop_edge: float = 0.05
    stop_line: float = 0.09
    mark_width: float = 0.09
    mark_edge: float = 0.03
    glow_radius: float = 0.72
    glow_blur: float = 0.14
    glow_strength: float = 0.95

    chip: float = 0.93
    chip_rim: float = 0.10
    chip_symbol: float = 0.70
    chip_empty: float = 0.76
    chip_dashes: int = 20
    chip_dash_width: float = 0.05

    barrier: float = 0.42
    """From the middle of the cell to the end of a diagonal barrier, along each axis."""
    barrier_width: float = 0.16
    barrier_edge: float = 0.035
    barrier_letter: float = 0.44
    barrier_aside: float = 0.225
    """From the middle of the cell to that of a barrier's letter, which stands above it, along each axis."""

    robot: float = 0.50
    """Half the width of the square that a robot fills."""
    robot_halo: float = 0.045
    robot_edge: float = 0.12
    """The outline of a robot, in halves of its square."""
    robot_letter: float = 1.36
    """The letter on a robot, in halves of its square."""
    robot_shadow_drop: float = 0.05
    robot_shadow_blur: float = 0.05
    robot_shadow_strength: float = 0.40

    start: float = 0.38
    """Half the width of a start marker."""
    start_width: float = 0.075
    start_edge: float = 0.02
    start_radius: float = 0.10
    start_letter: float = 0.62
    start_badge: float = 0.21
    start_badge_letter: float = 0.40

    trail: float = 0.12
    trail_edge: float = 0.035
    trail_casing: float = 0.05
    trail_start: float = 0.46
    """From the middle of the cell where a robot began to its first line, which leaves the start marker free."""
    trail_overlap: float = 0.15
    """How far a robot's next line begins on its last one, so that they join."""
    trail_lane: float = 0.28
    """Between two trails along the same cells, where there is room: the width of a line with its edges and casing."""
    trail_room: float = 0.38
    """From the middle of a cell to the outermost trail through it."""
    arrow: float = 0.21
    """Half the width of an arrowhead."""
    arrow_back: float = 0.50
    """From the end of a trail back to the tip of its arrowhead, where the robot's body begins."""
    arrow_aside: float = 0.32
    """How much farther back every second arrowhead is where trails are so tight that they would hide each other."""
    number: float = 0.26
    """Radius of the badge of a move's number."""
    number_letter: float = 0.42
    number_room: float = 0.8
    """How much room a number keeps to other things, where possible."""
    number_haste: float = 0.012
    """How much of that room a number gives up for each cell that it is nearer to where its move began."""
    number_hides: float = 0.40
    """How much of that room it gives up to hide no other line, and to have none between it and its own."""
    number_clear: float = 0.40
    """Half the width of the square on a cell that numbers avoid: a robot, a start marker, a barrier."""
    number_covers: float = 2.0
    """How much of its room a number gives up for each cell that it overlaps such a square."""
    number_aside: tuple[float, ...] = (0.42, 0.6, 0.72)
    """From the middle of a line's cells to a number beside it."""

    bold: float = 0.045
    """How much letters are thickened, as a fraction of their size: Pillow's own font has one weight only."""


@dataclass(frozen=True)
class CardSizes:
    """Every measure of a card of players, in cells of the board."""

    width: float = 14
    margin: float = 0.45
    head: float = 1.95
    """From the top to the first row."""
    foot: float = 0.75
    row: float = 1.2
    """From one row to the next."""
    gap: float = 0.12
    """Between two rows."""
    radius: float = 0.2
    """Of the corners of rows."""
    line: float = 0.05
    """The lower edge of rows, and the frame of the first place."""
    padding: float = 0.22
    """The least between two things of a row."""

    title: float = 0.68
    title_long: float = 0.5
    """The least size of a title that would be too long in the usual one."""
    title_base: float = 0.95
    """From the top to the line that the title stands on."""
    title_alone: float = 1.15
    """The same with nothing below it."""
    subtitle: float = 0.38
    subtitle_base: float = 1.52
    footer: float = 0.36
    name: float = 0.5
    name_left: float = 1.3
    """From the left end of a row to the name."""
    score: float = 0.6
    score_right: float = 0.4
    """From the number of chips to the right end of a row."""
    score_room: float = 0.8
    """The least room for that number."""
    capital: float = 0.36
    """Half the height of a capital letter, in sizes of its font."""

    medal_left: float = 0.66
    """From the left end of a row to the middle of its medal."""
    medal: float = 0.34
    """Radius of a medal."""
    medal_edge: float = 0.05
    medal_number: float = 0.44
    medal_digits: int = 3
    """The most digits of a place that fit in that size."""
    ribbon: float = 0.16
    """Half the distance between the two ribbons of a medal."""

    token: float = 0.7
    """The width of a chip."""
    tokens_room: float = 5.6
    """For all chips of a row together."""
    bar: float = 0.08
    bar_bottom: float = 0.17
    """From the middle of a bar to the bottom of its row."""
    lift: float = 0.16
    """How much higher a name stands above a bar."""

    robot_step: float = 0.98
    """From one robot in the head to the next."""
    robot_rise: float = 0.58
    """From the middle of these robots to the first row."""
    jumps: tuple[float, float] = (0.2, 0.5)
    """How much higher the robots stand in turn on a festive card."""


@dataclass(frozen=True)
class ChartSizes:
    """Every measure of the sections of a chart, in cells of the board; the rest is as on a card of players."""

    heading: float = 0.44
    heading_base: float = 0.54
    """From the top of a section to the line that its heading stands on."""
    heading_room: float = 0.8
    """From there to what is below the heading."""
    text: float = 0.44
    """Labels and numbers."""
    text_least: float = 0.28
    """The least size of those that would be too long in the default one."""
    inside: float = 0.3
    """From the edge of a panel to what is on it."""

    tile: float = 1.62
    """From one row of tiles to the next."""
    tile_value: float = 0.62
    tile_value_middle: float = 0.52
    """From the top of a tile to the middle of its value, and to that of its label."""
    tile_label_middle: float = 1.12

    columns: float = 3.5
    """From the top of a panel with columns to the next section."""
    columns_least: int = 6
    """The number of columns whose width is used where there are fewer."""
    column: float = 0.62
    """The width of the widest column, as a share of its place."""
    column_top: float = 0.75
    """From the top of the panel to that of the highest possible column."""
    column_base: float = 2.62
    """From there to the foot of all columns, and to the middle of their labels."""
    column_label: float = 2.96

    row: float = 0.82
    """From one bar to the next."""
    bar: float = 0.48
    bar_left: float = 1.25
    """From the edge of the panel to the beginning of bars, and from their end to the other edge."""
    bar_right: float = 3.4
    mark: float = 0.05
    """The line around a highlighted bar, and the gap between the two."""


@dataclass(frozen=True)
class SheetSizes:
    """Every measure of the sheet of faces, in cells of a face unless stated otherwise."""

    cell: float = 0.52
    """A cell of a face, in cells of the board."""
    margin: float = 0.7
    gap: float = 0.8
    """Between two columns."""
    rise: float = 0.5
    """Between two rows."""
    head: float = 2.2
    """From the top of a name to its face."""
    base: float = 1.7
    """From there to the line that the name stands on."""
    mark: float = 0.74
    """Radius of a colour mark."""
    mark_edge: float = 0.12
    name: float = 1.95
    name_left: float = 1.8
    """From the left end of a face to its name."""
    colour: float = 1.0
    apart: float = 0.3
    """The least gap between a name and its colour: the letters of long words are smaller than ``colour``."""
    symbol: float = 0.46
    """Half the width of a symbol: larger than on a board, since faces are small."""


METALS = (
    Metal("#F7C531", "#8A5E00", "#FFF0B3", "#3D2900"),
    Metal("#C9CED6", "#59616E", "#FFFFFF", "#22262E"),
    Metal("#D58F58", "#6E3C14", "#F6CDA8", "#331800"),
)
"""Gold, silver and bronze."""


@dataclass(frozen=True)
class Theme:
    """A look: colours, sizes, and the resolution."""

    palette: Palette
    sizes: Sizes = Sizes()
    card: CardSizes = CardSizes()
    chart: ChartSizes = ChartSizes()
    sheet: SheetSizes = SheetSizes()
    metals: tuple[Metal, ...] = METALS
    """The medals of the first places in their order."""
    cell: int = 62
    """Pixels along each side of a cell in the finished picture."""
    oversample: int = 3
    """The factor of oversampling, which smooths edges."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.palette, self.sizes, self.card, self.chart, self.sheet, self.metals, self.cell, self.oversample))

    def ink(self, robot: Robot) -> Ink:
        """Return the tones of a robot's colour."""
        return self._inks[robot]

    @cached_property
    def _inks(self) -> Mapping[Robot, Ink]:
        return MappingProxyType(dict(zip(Robot, self.palette.inks, strict=True)))

    def fitted(self, width: int) -> "Theme":
        """Return the same look in the largest size that is at most so many pixels wide."""
        return replace(self, cell=int(width / (self.sizes.lead + BOARD + self.sizes.tail)))

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
