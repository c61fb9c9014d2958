"""Golden pictures: how one is compared with the picture drawn, and kept anew by ``pytest tests/render --update-golden``."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 560
TOLERANCE = 0.5
"""Mean difference of a channel, from 0 to 255: FreeType and Pillow differ a little between systems."""
PATCH = 28
PATCH_TOLERANCE = 6.0
"""The same for the patch, about a cell wide, that differs most, so that no robot or wall can hide in the mean."""

Compare = Callable[[Image.Image, str], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="keep the pictures drawn now as the golden ones")


@pytest.fixture
def golden(request: pytest.FixtureRequest, tmp_path: Path) -> Compare:
    def compare(picture: Image.Image, name: str) -> None:
        small = picture.resize((WIDTH, WIDTH * picture.height // picture.width), Image.Resampling.LANCZOS)
        path = GOLDEN / f"{name}.png"
        if request.config.getoption("--update-golden", default=False):
            small.save(path, optimize=True)
            return
        assert path.exists(), f"no golden picture {name}: run pytest tests/render --update-golden and look at it"
        with Image.open(path) as file:
            kept = file.convert("RGB")
        assert small.size == kept.size
        difference = ImageChops.difference(small, kept)
        mean, worst = max(ImageStat.Stat(difference).mean), worst_patch(difference)
        if mean > TOLERANCE or worst > PATCH_TOLERANCE:
            small.save(tmp_path / f"{name}.png")
            ImageChops.invert(difference).save(tmp_path / f"{name}-difference.png")
            pytest.fail(f"{name} differs by {mean:.2f}, in one place by {worst:.2f}: see {tmp_path}")

    return compare


def worst_patch(difference: Image.Image) -> float:
    """The mean difference of the patch that differs most."""
    patches = difference.resize((difference.width // PATCH, difference.height // PATCH), Image.Resampling.BOX)
    return max(float(extrema[1]) for extrema in ImageStat.Stat(patches).extrema)
