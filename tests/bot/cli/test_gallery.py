"""The gallery: one of each picture, and a page that shows them."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import bot.local
from bot.__main__ import main
from bot.cards.alt_text import LIMIT
from engine.board.pieces import TARGETS
from render.robots import avatar_png
from render.vision import Deficiency

NOTICED = 32
"""Of 255; what another version of Pillow may draw otherwise is less."""


def test_the_gallery_has_one_of_everything_and_a_page_that_shows_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "gallery"
    assert main(["gallery", str(folder)]) == 0
    page = (folder / "index.html").read_text(encoding="utf-8")
    files = {path.name for path in folder.iterdir()} - {"index.html"}
    assert set(re.findall(r'src="([^"]+)"', page)) == files
    for file in files:
        with Image.open(folder / file) as picture:
            picture.load()
    for theme in ("light", "dark"):
        named = {
            "round-1999.png",
            "round-2013.png",
            "tiles.png",
            "corner.png",
            "proof.png",
            "proof.gif",
            "leaderboard.png",
            "end.png",
            "statistics.png",
            "spread.png",
        }
        named |= {"silver.png", "silver-proof.png", "silver-proof.gif"}
        named |= {f"target-{target.words.replace(' ', '-')}.png" for target in TARGETS}
        named |= {f"{deficiency.name.lower()}.png" for deficiency in Deficiency}
        assert {name.replace(".", f"-{theme}.") for name in named} <= files
    assert "avatar.png" in files
    alts = re.findall(r'alt="([^"]+)"', page)
    assert len(alts) == 2 * len(files)
    assert max(map(len, alts)) <= LIMIT
    assert "A B C D E F G H I J K L M N O P" in page, "the board as text"


def test_the_pages_avatar_is_the_bots_own_picture() -> None:
    drawn = Image.open(io.BytesIO(avatar_png(128))).convert("RGB")
    kept = Image.open(Path(bot.local.__file__).with_name("avatar.png")).convert("RGB")
    assert max(ImageChops.difference(drawn, kept).tobytes()) < NOTICED


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["gallery", str(tmp_path / "file" / "gallery")]) == 2
    assert "Can't write to" in capsys.readouterr().err
