"""Colour is never the only sign, and the colours themselves differ for everyone."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import TypeVar

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.board.pieces import COLOURED, TARGETS, Diagonal, Robot, Slant, Symbol, Target
from render.layout import side
from render.pen import paste
from render.robots import robot_picture
from render.svg import outlines
from render.symbols import symbol
from render.theme import DARK, LIGHT, METALS, Colour, Theme, rgb
from render.tiles import barrier, tile
from render.vision import Deficiency, seen, simulate
from tests.render.colour_maths import contrast, difference

K = TypeVar("K")
V = TypeVar("V")

READABLE = 4.5
"""The least contrast of text by WCAG 2.2, level AA."""
VISIBLE = 3.0
"""The least contrast of signs that are not text, by the same."""
APART = 20.0
"""The least CIEDE2000 between two robots or two targets; 2 is just seen side by side."""

SIGHTS: dict[str, Callable[[Colour], Colour]] = {
    "full": lambda colour: colour,
    **{deficiency.name.lower(): lambda colour, kind=deficiency: seen(colour, kind) for deficiency in Deficiency},
}

STYLE = (Path(__file__).parents[2] / "web" / "src" / "style.css").read_text(encoding="utf-8")
"""The style of the board's page."""

PHONE = 220
"""Pixels across a board on a phone."""

any_sight = pytest.mark.parametrize("sight", SIGHTS.values(), ids=SIGHTS)


def on_paper(picture: Image.Image) -> Image.Image:
    """Return a transparent picture in grey on white."""
    paper = Image.new("RGB", picture.size, "white")
    paper.paste(picture, (0, 0), picture)
    return paper.convert("L")


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of two pictures, over all their channels."""
    return fmean(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def alike(seen_as: Mapping[K, V], differ: Callable[[V, V], float], most: float) -> list[tuple[K, K]]:
    """Return those two by two that do not differ by more than this."""
    return [(one, other) for one, other in combinations(seen_as, 2) if differ(seen_as[one], seen_as[other]) <= most]


def diagonals(theme: Theme, width: int) -> list[Image.Image]:
    """Return the cells of all eight diagonals, so many pixels wide."""
    cells = list[Image.Image]()
    for robot in COLOURED:
        for slant in Slant:
            cell = Image.new("RGB", (theme.cell, theme.cell))
            for picture in (tile(theme, theme.ink(robot).tint), barrier(Diagonal(robot, slant), theme)):
                paste(cell, picture, (theme.cell / 2, theme.cell / 2))
            cells.append(cell.resize((width, width), Image.Resampling.LANCZOS))
    return cells


def seen_by(sight: str, picture: Image.Image) -> Image.Image:
    return picture if sight == "full" else simulate(picture, Deficiency[sight.upper()])


def least_apart(theme: Theme, pictures: list[Image.Image]) -> float:
    """Return how much those two differ that differ least, each on a cell as small as on a phone."""
    width = round(PHONE * theme.cell / side(theme))
    cells = list[Image.Image]()
    for picture in pictures:
        cell = Image.new("RGB", (theme.cell, theme.cell), theme.palette.cells[0])
        paste(cell, picture, (theme.cell / 2, theme.cell / 2))
        cells.append(cell.resize((width, width), Image.Resampling.LANCZOS).convert("L"))
    return min(apart(one, other) for one, other in combinations(cells, 2))


class TestColours:
    @any_sight
    def test_two_robots_differ(self, sight: Callable[[Colour], Colour], theme: Theme) -> None:
        seen_as = {robot: sight(rgb(theme.ink(robot).fill)) for robot in Robot}
        assert not alike(seen_as, difference, APART)

    @any_sight
    def test_two_targets_differ(self, sight: Callable[[Colour], Colour], theme: Theme) -> None:
        seen_as = {robot: sight(rgb(theme.ink(robot).muted)) for robot in COLOURED}
        assert not alike(seen_as, difference, APART)


class TestContrast:
    @pytest.mark.parametrize("robot", Robot)
    def test_letters_on_robots_and_start_markers(self, robot: Robot, theme: Theme) -> None:
        ink = theme.ink(robot)
        assert contrast(rgb(ink.letter), rgb(ink.fill)) >= READABLE
        assert contrast(rgb(ink.label), rgb(ink.tint)) >= READABLE

    @pytest.mark.parametrize("robot", COLOURED)
    def test_letters_on_targets_and_beside_barriers(self, robot: Robot, theme: Theme) -> None:
        ink = theme.ink(robot)
        assert contrast(rgb(ink.muted_letter), rgb(ink.muted)) >= READABLE
        assert contrast(rgb(ink.label), rgb(ink.tint)) >= READABLE

    def test_coordinates_on_the_page_and_on_their_plate(self, theme: Theme) -> None:
        palette = theme.palette
        assert contrast(rgb(palette.coordinates), rgb(palette.page)) >= READABLE
        assert contrast(rgb(palette.mark), rgb(palette.glow)) >= READABLE

    def test_what_is_written_on_the_rows_of_cards(self, theme: Theme) -> None:
        palette, ground = theme.palette, rgb(theme.palette.cells[0])
        assert contrast(rgb(palette.wall), ground) >= READABLE
        assert contrast(rgb(palette.coordinates), ground) >= READABLE
        assert contrast(rgb(palette.bar), ground) >= VISIBLE
        assert min(contrast(rgb(metal.number), rgb(metal.fill)) for metal in METALS) >= READABLE

    def test_walls_on_every_ground(self, theme: Theme) -> None:
        palette = theme.palette
        grounds = [*palette.cells, palette.grout, palette.vortex_tint, *(theme.ink(robot).tint for robot in COLOURED)]
        assert min(contrast(rgb(palette.wall), rgb(ground)) for ground in grounds) >= READABLE

    @pytest.mark.parametrize("robot", COLOURED)
    def test_the_outline_of_a_target_on_its_ground(self, robot: Robot, theme: Theme) -> None:
        ink = theme.ink(robot)
        assert contrast(rgb(ink.rim), rgb(ink.tint)) >= VISIBLE

    @pytest.mark.parametrize("robot", Robot)
    def test_robots_and_their_trails_on_every_ground(self, robot: Robot, theme: Theme) -> None:
        grounds = [*theme.palette.cells, theme.palette.vortex_tint, *(theme.ink(one).tint for one in COLOURED)]
        lines = (theme.ink(robot).edge, theme.palette.halo)
        assert min(max(contrast(rgb(line), rgb(ground)) for line in lines) for ground in grounds) >= VISIBLE
        assert "stroke: var(--edge)" in STYLE
        assert ".halo { --edge: var(--halo); }" in STYLE
        assert f'<use href="#body-{robot.value}" x="-81.8" y="-81.8" width="163.5" height="163.5" class="halo"/>' in outlines()

    @pytest.mark.parametrize("robot", Robot)
    def test_the_outline_of_a_robot_on_its_halo(self, robot: Robot, theme: Theme) -> None:
        assert contrast(rgb(theme.ink(robot).edge), rgb(theme.palette.halo)) >= VISIBLE

    def test_the_page_of_the_board_writes_in_colours_that_are_read(self, theme: Theme) -> None:
        palette = theme.palette
        assert "::placeholder { color: var(--coordinates); opacity: 1; }" in STYLE
        for ground in (palette.page, *palette.cells):
            for ink in (palette.coordinates, palette.wall):
                assert contrast(rgb(ink), rgb(ground)) >= READABLE
        for ground in re.findall(r"background: (#\w{6}); color: #fff|--lead: (#\w{6})", STYLE):
            assert contrast(rgb("".join(ground)), rgb("#ffffff")) >= READABLE


class TestGrey:
    @pytest.mark.parametrize("width", [20, 62])
    def test_two_symbols_differ_in_outline(self, width: int) -> None:
        theme = replace(LIGHT, cell=width)
        targets = (target for target in TARGETS if target.robot in (None, Robot.RED))
        silhouettes = {target: symbol(target, theme, theme.symbol, highlighted=False).getchannel("A") for target in targets}
        assert not alike(silhouettes, apart, 10)

    def test_two_robots_differ_in_outline(self, theme: Theme) -> None:
        outlines = {robot: robot_picture(robot, theme).getchannel("A") for robot in Robot}
        assert not alike(outlines, apart, 4)

    def test_two_robots_differ_in_grey(self, theme: Theme) -> None:
        pictures = {robot: on_paper(robot_picture(robot, theme)) for robot in Robot}
        assert not alike(pictures, apart, 10)

    @pytest.mark.parametrize("highlighted", [True, False], ids=["marked", "muted"])
    def test_shape_and_not_colour_tells_two_symbols_apart(self, theme: Theme, *, highlighted: bool) -> None:
        targets = {kind: Target(kind, None if kind is Symbol.VORTEX else Robot.RED) for kind in Symbol}
        pictures = {
            kind: on_paper(symbol(target, theme, theme.symbol, highlighted=highlighted)) for kind, target in targets.items()
        }
        assert not alike(pictures, apart, 10)

    @pytest.mark.parametrize("highlighted", [True, False], ids=["marked", "muted"])
    def test_all_seventeen_targets_differ(self, theme: Theme, *, highlighted: bool) -> None:
        pictures = [on_paper(symbol(target, theme, theme.symbol, highlighted=highlighted)) for target in TARGETS]
        assert min(apart(one, other) for one, other in combinations(pictures, 2)) > 1

    def test_all_eight_barriers_differ(self, theme: Theme) -> None:
        pictures = [shown.convert("L") for shown in diagonals(theme, theme.cell)]
        assert min(apart(one, other) for one, other in combinations(pictures, 2)) > 1


class TestPhone:
    """A board that is shown 220 pixels wide, as on a phone, in grey: what letters and shapes alone distinguish."""

    def test_robots_differ(self, theme: Theme) -> None:
        assert least_apart(theme, [robot_picture(robot, theme) for robot in Robot]) > 30

    @pytest.mark.parametrize("kind", [kind for kind in Symbol if kind is not Symbol.VORTEX])
    def test_targets_of_one_symbol_differ_by_their_letters(self, kind: Symbol, theme: Theme) -> None:
        pictures = [symbol(target, theme, theme.symbol, highlighted=False) for target in TARGETS if target.symbol is kind]
        assert least_apart(theme, pictures) > 4

    @pytest.mark.parametrize("width", [220, 280, 360])
    @pytest.mark.parametrize("sight", SIGHTS)
    def test_barriers_differ_for_everyone(self, sight: str, width: int, theme: Theme) -> None:
        cells = [seen_by(sight, shown) for shown in diagonals(theme, round(width * theme.cell / side(theme)))]
        assert min(apart(one, other) for one, other in combinations(cells, 2)) > 10

    def test_barriers_differ_in_grey(self, theme: Theme) -> None:
        """Those of red and blue in the dark theme by their letters alone."""
        width = round(PHONE * theme.cell / side(theme))
        cells = [shown.convert("L") for shown in diagonals(theme, width)]
        assert min(apart(one, other) for one, other in combinations(cells, 2)) > 2.5


class TestSimulation:
    @pytest.mark.parametrize("deficiency", Deficiency)
    def test_a_picture_is_seen_as_its_colours_are(self, deficiency: Deficiency) -> None:
        colours = [rgb(theme.ink(robot).fill) for theme in (LIGHT, DARK) for robot in Robot]
        picture = Image.new("RGB", (len(colours), 1))
        picture.putdata(colours)
        simulated = simulate(picture, deficiency)
        for x, colour in enumerate(colours):
            pixel = simulated.getpixel((x, 0))
            assert isinstance(pixel, tuple)
            assert pixel == pytest.approx(seen(colour, deficiency), abs=6)

    @pytest.mark.parametrize("deficiency", Deficiency)
    def test_grey_stays_grey(self, deficiency: Deficiency) -> None:
        for value in (0, 90, 180, 255):
            assert seen((value, value, value), deficiency) == pytest.approx((value, value, value), abs=1)
