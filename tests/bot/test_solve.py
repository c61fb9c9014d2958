"""``ricochet solve``, as somebody at a terminal sees it."""

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from tests.bot.world import EASY, SOLUTION


def test_the_first_chip_of_a_code_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", EASY]) == 0
    told = capsys.readouterr().out
    assert told.startswith("+---+")
    assert "green planet on G6" in told
    assert f"4 moves:\n{SOLUTION}" in told
    assert " ms, " in told


def test_another_chip_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", EASY, "--target", "Gs"]) == 0
    assert "green star" in capsys.readouterr().out


def test_the_solution_can_be_drawn(tmp_path: Path) -> None:
    file = tmp_path / "solution.png"
    assert main(["solve", EASY, "--picture", str(file)]) == 0
    with Image.open(file) as picture:
        assert picture.format == "PNG"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [(["no-code"], "isn't a board code"), ([EASY, "--picture", "/no/such/folder/board.png"], "can't be written")],
)
def test_what_cannot_be_done_is_said_in_a_line(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *arguments]) == 2
    error = capsys.readouterr().err
    assert why in error
    assert "Traceback" not in error
