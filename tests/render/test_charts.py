"""Charts: tiles, columns and bars."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from engine.board.pieces import FIFTH
from render import charts
from render.charts import draw_chart
from render.lettering import TextLine
from render.panels import HEAD, fitted
from render.sections import Bar, Bars, Column, Columns, Tile, Tiles
from render.theme import LIGHT, Theme, rgb
from tests.render.colour_maths import contrast
from tests.render.test_cards import NAMES

Golden = Callable[[Image.Image, str], None]

VISIBLE = 3.0
"""The least contrast of signs by WCAG 2.2, level AA."""

ROUGH = replace(LIGHT, oversample=1)
"""The same text in the same places, with rough edges."""

SHARES = (0.2, 0.35, None, 0.5, 0.44, 0.0, 0.61, 0.7, 1.0, 0.55, 0.66, 0.83)
TILES = Tiles("", (Tile("🔥 23", "days in a row"), Tile("41", "longest"), Tile("🧊 2", "freezes"), Tile("5", "weeks in a row")))
COLUMNS = Columns(
    "Optimal solutions week by week, in %",
    tuple(Column(str(week), share, "–" if share is None else str(round(100 * share))) for week, share in enumerate(SHARES, 36)),
)
COUNTS = {"7": 12, "8": 31, "9": 54, "10": 20, "11": 8, "12": 0, "13+": 4}
BARS = Bars("Moves that people needed", tuple(Bar(label, count, "← you" * (label == "9")) for label, count in COUNTS.items()))


def test_tiles_and_columns(golden: Golden, theme: Theme) -> None:
    best = Tiles("Quickest optimal solution", tuple(Tile(f"{moves}:05", f"{moves} moves") for moves in range(2, 8)), across=5)
    golden(draw_chart("Ada Lovelace", (TILES, COLUMNS, best), subtitle="On this server", theme=theme), "chart")


def test_bars(golden: Golden, theme: Theme) -> None:
    golden(draw_chart("Puzzle 326", (BARS,), subtitle="129 people solved it", theme=theme), "bars")


def filled(picture: Image.Image, theme: Theme) -> Image.Image:
    """Return where the colour of columns and bars is."""
    bare = Image.new("RGB", picture.size, rgb(theme.palette.bar))
    return ImageChops.difference(picture, bare).convert("L").point([255] + [0] * 255)


def test_columns_are_as_high_as_their_shares(theme: Theme) -> None:
    def height(share: float | None) -> int:
        box = filled(draw_chart("", (Columns("", (Column("", share, ""),)),), theme=theme), theme).getbbox()
        return box[3] - box[1] if box else 0

    whole = height(1.0)
    assert height(0.5) == pytest.approx(whole / 2, abs=3)
    assert height(0.25) == pytest.approx(whole / 4, abs=3)
    assert height(0.0) == height(None) == 0


def test_bars_are_as_long_as_their_counts(theme: Theme) -> None:
    def length(count: int) -> int:
        bars = (Bar("", 60), Bar("", count))
        mask = filled(draw_chart("", (Bars("", bars),), theme=theme), theme)
        below = mask.crop((0, round((HEAD + charts._INSIDE + charts._ROW) * theme.cell), *mask.size))
        box = below.getbbox()
        return box[2] - box[0] if box else 0

    whole = length(60)
    assert length(30) == pytest.approx(whole / 2, abs=3)
    assert length(0) == 0


def test_a_marked_bar_has_a_line_around_it_that_is_seen_beside_it(theme: Theme) -> None:
    assert contrast(rgb(theme.palette.wall), rgb(theme.palette.cells[0])) >= VISIBLE
    assert contrast(rgb(theme.palette.bar), rgb(theme.palette.cells[0])) >= VISIBLE
    plain, marked = (
        draw_chart("", (replace(BARS, bars=(Bar("9", 54, note), Bar("8", 3))),), theme=theme) for note in ("", "you")
    )
    assert ImageChops.difference(plain, marked).getbbox()


def test_nobody_in_a_chart_is_a_chart_all_the_same(theme: Theme) -> None:
    picture = draw_chart("Puzzle 1", (Bars("", (Bar("7", 0),)), Columns("", ()), Tiles("", ())), theme=theme)
    assert filled(picture, theme).crop((0, theme.pixels(HEAD), *picture.size)).getbbox() is None


def test_every_text_fits_into_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[tuple[float, TextLine]]()

    def watched(text: str, size: float, least: float, room: float, theme: Theme) -> TextLine:
        written.append((room, fitted(text, size, least, room, theme)))
        return written[-1][1]

    monkeypatch.setattr(charts, "fitted", watched)
    for name in (NAMES["arabic"], "Donaudampfschifffahrtsgesellschaft"):
        long = f"{name} " * 9
        draw_chart(
            long,
            (
                Tiles(long, (Tile(long, long),), across=5),
                Columns(long, tuple(Column(long, 0.5, long) for _ in range(12))),
                Bars(long, (Bar(long, 10**9, long), Bar(long, 0, long))),
            ),
            subtitle=long,
            theme=ROUGH,
        )
    assert len(written) > 50
    assert all(line.width <= LIGHT.pixels(room) for room, line in written)


def test_sections_stand_below_each_other() -> None:
    heights = [draw_chart("", (TILES, COLUMNS, BARS)[:count], theme=ROUGH).height for count in range(4)]
    assert all(after - before > LIGHT.cell for before, after in pairwise(heights))


def test_the_fifth_robot_of_a_chart_is_black_or_silver() -> None:
    black, silver = (draw_chart("Ada", (), fifth=fifth) for fifth in FIFTH)
    assert ImageChops.difference(black, silver).getbbox()
