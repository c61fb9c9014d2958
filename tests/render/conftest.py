"""Golden pictures: how one is compared with the picture drawn, and kept anew by ``pytest tests/render --update-golden``."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.board.geometry import CELLS, SIZE, Cell
from render.layout import pixel
from render.theme import DARK, LEAD, LIGHT, TAIL, Theme

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 400
TOLERANCE = 0.5
"""Mean difference of a channel, from 0 to 255: FreeType and Pillow differ a little between systems."""
CELL_TOLERANCE = 6.0
"""The same for the cell that differs most, so that no robot or wall can hide in the mean."""
NAMED = 12
"""Cells that are named when a picture differs, the worst first."""

THEMES = {"light": LIGHT, "dark": DARK}

Compare = Callable[[Image.Image, str], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="keep the pictures drawn now as the golden ones")


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


@pytest.fixture
def golden(request: pytest.FixtureRequest, theme: Theme, tmp_path: Path) -> Compare:
    def compare(picture: Image.Image, name: str) -> None:
        name = f"{name}-{next(word for word, other in THEMES.items() if other == theme)}"
        small = picture.resize((WIDTH, WIDTH * picture.height // picture.width), Image.Resampling.LANCZOS)
        path = GOLDEN / f"{name}.png"
        if request.config.getoption("--update-golden", default=False):
            small.save(path, optimize=True)
            return
        assert path.exists(), f"no golden picture {name}: run pytest tests/render --update-golden and look at it"
        with Image.open(path) as file:
            kept = file.convert("RGB")
        assert small.size == kept.size
        if where := differences(ImageChops.difference(small, kept), theme):
            small.save(tmp_path / f"{name}.png")
            ImageChops.invert(ImageChops.difference(small, kept)).save(tmp_path / f"{name}-difference.png")
            pytest.fail(f"{name} differs: {where}; see {tmp_path}")

    return compare


def differences(difference: Image.Image, theme: Theme) -> str:
    """Return where a picture differs by more than is tolerated, in words, or nothing."""
    mean = max(ImageStat.Stat(difference).mean)
    cells = sorted(((value, name) for value, name in _by_cell(difference, theme) if value > CELL_TOLERANCE), reverse=True)
    if mean <= TOLERANCE and not cells:
        return ""
    named = ", ".join(f"{name} by {value:.0f}" for value, name in cells[:NAMED])
    more = f" and {len(cells) - NAMED} more" if len(cells) > NAMED else ""
    return f"by {mean:.2f} on the whole, {named or 'nowhere much'}{more}"


def _by_cell(difference: Image.Image, theme: Theme) -> Iterator[tuple[float, str]]:
    """The mean difference on each cell, by its label, and on what is beside each column and row."""
    scale = difference.width / sum(theme.pixels(part) for part in (LEAD, SIZE, TAIL))

    def mean(left: float, top: float, right: float, bottom: float) -> float:
        (x, y), (beyond_x, beyond_y) = pixel((left, top), theme), pixel((right, bottom), theme)
        box = round(x * scale), round(y * scale), round(beyond_x * scale), round(beyond_y * scale)
        return max(ImageStat.Stat(difference.crop(box)).mean)

    for cell in CELLS:
        yield mean(cell.column, cell.row, cell.column + 1, cell.row + 1), cell.label
    for index in range(SIZE):
        name = Cell(index, index).label
        yield mean(index, -LEAD, index + 1, 0), f"above column {name[0]}"
        yield mean(index, SIZE, index + 1, SIZE + TAIL), f"below column {name[0]}"
        yield mean(-LEAD, index, 0, index + 1), f"left of row {name[1:]}"
        yield mean(SIZE, index, SIZE + TAIL, index + 1), f"right of row {name[1:]}"
