"""How everything looks: colours, sizes and the font, and nothing else.

A theme is plain data. Sizes are fractions of a cell, so that ``LIGHT.fitted(640)`` is the same picture in another size. Only the outlines of robots and symbols are not here; they are in the modules that draw them.
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

    ``fill`` is the colour itself, ``edge`` outlines it, ``letter`` is read on it and ``shine`` is the light on it.
    ``quiet`` is the colour of a target that is not wanted now, ``hush`` the letter on that, ``tint`` the ground below.
    """

    fill: str
    edge: str
    letter: str
    shine: str
    quiet: str
    hush: str
    tint: str


@dataclass(frozen=True)
class Palette:
    """Every colour of a theme, as ``#rrggbb``."""

    red: Ink
    green: Ink
    blue: Ink
    yellow: Ink
    black: Ink
    page: str
    """Around the board."""
    grout: str
    """Between the cells."""
    cells: tuple[str, str]
    """The two tones of the checker."""
    rim: str
    """The lower lip of a cell, which makes it look inset."""
    coordinates: str
    wall: str
    shadow: str
    middle: str
    middle_line: str
    chip: str
    paper: str
    """Below the marked target, around start letters, in eyes."""
    pupil: str
    glow: str
    mark: str
    vortex_tint: str


@dataclass(frozen=True)
class Sizes:
    """Every measure of a theme, in cells unless it says otherwise."""

    lead: float = 0.84
    """From the picture's top and left to the board, where the coordinates are."""
    tail: float = 0.44
    """From the board to the picture's bottom and right."""
    coordinate: float = 0.38
    coordinate_offset: float = 0.49
    """From the middle of a coordinate to the board."""

    cell_gap: float = 0.05
    cell_radius: float = 0.10
    rim: float = 0.03
    wall: float = 0.15
    edge: float = 0.19
    corner: float = 0.16
    """Radius of the board's corners."""
    wall_shadow: float = 0.07
    wall_shadow_blur: float = 0.05
    wall_shadow_strength: float = 0.30
    """From 0, none, to 1, opaque."""

    symbol: float = 0.385
    """Half the width of a symbol on its cell."""
    symbol_edge: float = 0.07
    """The outline of a symbol, in halves of its width."""
    symbol_letter: float = 0.94
    """The letter in a symbol, in halves of its width."""
    marked_symbol: float = 0.375
    mark_radius: float = 0.47
    mark_width: float = 0.085
    mark_edge: float = 0.03
    glow_radius: float = 0.68
    glow_blur: float = 0.16
    glow_strength: float = 0.95

    chip: float = 0.80
    chip_rim: float = 0.09
    chip_symbol: float = 0.56
    chip_empty: float = 0.66
    chip_dashes: int = 20
    chip_dash_width: float = 0.05
    middle_inset: float = 0.10
    middle_radius: float = 0.20

    barrier: float = 0.35
    """From the middle of the cell to the end of a diagonal barrier, along each axis."""
    barrier_width: float = 0.15
    barrier_edge: float = 0.045
    barrier_badge: float = 0.24
    barrier_letter: float = 0.40

    robot: float = 0.47
    """Half the width of the square that a robot fills."""
    robot_edge: float = 0.12
    """The outline of a robot, in halves of its square."""
    robot_letter: float = 1.02
    """The letter on a robot, in halves of its square."""
    robot_shadow_width: float = 0.40
    robot_shadow_height: float = 0.13
    robot_shadow_drop: float = 0.39
    robot_shadow_blur: float = 0.06
    robot_shadow_strength: float = 0.50

    start: float = 0.38
    """Half the width of a start marker."""
    start_width: float = 0.075
    start_edge: float = 0.02
    start_radius: float = 0.10
    start_letter: float = 0.50
    start_badge: float = 0.17
    start_badge_letter: float = 0.30

    trail: float = 0.11
    trail_edge: float = 0.035
    trail_casing: float = 0.05
    trail_start: float = 0.46
    """From the middle of the cell where a robot began to its first line, which leaves the start marker free."""
    trail_overlap: float = 0.15
    """How far a robot's next line begins on its last one, so that they join."""
    trail_lane: float = 0.25
    """Between two trails that run along the same cells."""
    arrow: float = 0.19
    """Half the width of an arrowhead."""
    arrow_back: float = 0.50
    """From the end of a trail back to the tip of its arrowhead, where the robot's body begins."""
    number: float = 0.23
    """Radius of the badge of a move's number."""
    number_letter: float = 0.34
    number_room: float = 0.8
    """How far a number is laid from other things, where it can be."""
    number_haste: float = 0.012
    """How much of that room a number gives up for each cell that it is nearer to where its move began."""

    bold: float = 0.045
    """How much letters are thickened, as a fraction of their size: Pillow's own font has one weight only."""


@dataclass(frozen=True)
class Theme:
    """A look: colours, sizes, and how large and how finely it is drawn."""

    palette: Palette
    sizes: Sizes = Sizes()
    cell: int = 66
    """Pixels along each side of a cell in the finished picture."""
    oversample: int = 3
    """How many times larger everything is drawn before it is reduced, so that no edge is jagged."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.palette, self.sizes, self.cell, self.oversample))

    def ink(self, robot: Robot) -> Ink:
        """The tones of a robot's colour."""
        return self._inks[robot]

    @cached_property
    def _inks(self) -> Mapping[Robot, Ink]:
        palette = self.palette
        inks = (palette.red, palette.green, palette.blue, palette.yellow, palette.black)
        return MappingProxyType(dict(zip(Robot, inks, strict=True)))

    def fitted(self, width: int) -> "Theme":
        """The same look in a picture at most so many pixels wide, its cells as large as fits."""
        return replace(self, cell=int(width / (self.sizes.lead + BOARD + self.sizes.tail)))

    def pixels(self, cells: float) -> int:
        """A length in whole pixels of the finished picture."""
        return round(cells * self.cell)


def rgb(colour: str) -> Colour:
    """The three numbers of a ``#rrggbb``."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


LIGHT = Theme(
    Palette(
        red=Ink("#D2332A", "#741410", "#FFFFFF", "#F0796C", "#E5958A", "#8A2319", "#F9E3DB"),
        green=Ink("#31BE86", "#0B5A3C", "#05301F", "#86E0B8", "#8CC9A6", "#174D33", "#DDF1E2"),
        blue=Ink("#2B55C4", "#122A6B", "#FFFFFF", "#6F92EA", "#93A9E0", "#203C87", "#DFE6F6"),
        yellow=Ink("#F8C426", "#8A5F00", "#452F00", "#FFE68F", "#EACB74", "#6B4D0A", "#FBF0CC"),
        black=Ink("#38343F", "#0E0C11", "#FFFFFF", "#706A7B", "#908B98", "#1D1A20", "#E4E0E6"),
        page="#F1E9DB",
        grout="#E3D8C5",
        cells=("#FCF8F0", "#F6EFE2"),
        rim="#D9CCB6",
        coordinates="#7A6C59",
        wall="#37323D",
        shadow="#2A1F14",
        middle="#4A4452",
        middle_line="#7D7688",
        chip="#FFFCF5",
        paper="#FFFFFF",
        pupil="#1B181F",
        glow="#FFB000",
        mark="#2B2630",
        vortex_tint="#EBE4EC",
    )
)
"""Warm paper, dark walls, colours that differ in lightness as well as in hue."""

DARK = Theme(
    Palette(
        red=Ink("#E2483D", "#4A0D0A", "#FFFFFF", "#FF9C90", "#B0574F", "#FFD9D3", "#4A2F33"),
        green=Ink("#3CCB92", "#06402A", "#05301F", "#9AF0CB", "#3F8F6E", "#CFF5E2", "#25423C"),
        blue=Ink("#4C78F0", "#0B1C55", "#FFFFFF", "#9DB7FF", "#5B74B8", "#DCE5FF", "#2C3A5C"),
        yellow=Ink("#FFD23F", "#5A3D00", "#3D2A00", "#FFF0AE", "#A98A35", "#FFF0BC", "#463F2B"),
        black=Ink("#17151B", "#D9D5E0", "#FFFFFF", "#8F8A99", "#55515E", "#F1EFF4", "#3B3943"),
        page="#17191F",
        grout="#1E2129",
        cells=("#2E323D", "#2A2E38"),
        rim="#3A3F4C",
        coordinates="#9AA0AE",
        wall="#F2E9D8",
        shadow="#000000",
        middle="#3A3F4C",
        middle_line="#747B8C",
        chip="#FFFCF5",
        paper="#FFFFFF",
        pupil="#1B181F",
        glow="#FFB938",
        mark="#101216",
        vortex_tint="#3E3A4A",
    )
)
"""The same on slate, with pale walls."""
