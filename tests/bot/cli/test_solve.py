"""``ricochet solve``, as a user of a terminal sees it."""

import json
from io import StringIO
from pathlib import Path

import pytest
from PIL import Image

import bot.cli.solve
from bot.__main__ import main
from engine.board.position import Position
from engine.solver import Readiness
from tests.bot.world import EASY, SOLUTION

STRAIGHT = "022Z5A-JH0N4J-63MERH-9SXSY1"
"""A board on which blue slides straight to its planet, the first chip."""
NOWHERE = "/no/such/folder/board.png"


def test_the_first_chip_of_a_code_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", EASY]) == 0
    told = capsys.readouterr().out
    assert "green planet on G6" in told
    assert f"4 moves:\n{SOLUTION}" in told
    assert " ms, " in told


def test_the_board_is_shown_with_its_coordinates(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", EASY]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == list("ABCDEFGHIJKLMNOP")
    assert [line[:2].strip() for line in lines[2:34:2]] == [str(row) for row in range(1, 17)]
    at = lines[0].index("G")
    assert "Gp" in lines[2 * 6][at - 1 : at + 2], "the green planet, in column G of row 6"


POSITION = "6F1M934-7SJ00YJ"
"""The position of README.md: red wants its moon."""
WAY = "G-left R-up R-left R-down"
CORRIDOR = """
+---+---+---+
| R   .   . |
+   +   +   +
| .   . |Rm |
+---+---+---+
"""


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let these lines be the standard input."""
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(lines)))


def test_the_code_of_a_position_is_solved_for_its_own_chip(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", POSITION]) == 0
    told = capsys.readouterr().out
    assert "red moon on G13" in told
    assert f"4 moves:\n{WAY}" in told


def test_each_line_of_standard_input_is_answered_by_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    typed(monkeypatch, POSITION, "", EASY, Position.from_code(POSITION).to_json())
    assert main(["solve"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"4\t{WAY}", f"4\t{SOLUTION}", f"4\t{WAY}"]


def test_a_drawing_with_one_target_is_solved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, CORRIDOR)
    assert main(["solve", "-", "--ricochet", "one-move"]) == 0
    assert "2 moves:\nR-right R-down" in capsys.readouterr().out


def test_drawings_are_parted_by_blank_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, CORRIDOR, CORRIDOR.replace("R   .", ".   R"))
    assert main(["solve"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_a_whole_board_that_is_drawn_needs_the_name_of_a_chip(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawing = str(Position.from_code(POSITION))
    typed(monkeypatch, drawing)
    assert main(["solve"]) == 2
    assert "with --target: " in capsys.readouterr().err
    typed(monkeypatch, drawing)
    assert main(["solve", "--target", "Rm"]) == 0
    assert WAY in capsys.readouterr().out


def test_each_answer_in_json_is_an_object_on_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    typed(monkeypatch, POSITION, "nonsense", EASY)
    assert main(["solve", "--json"]) == 2
    told = capsys.readouterr()
    first, second, third = map(json.loads, told.out.splitlines())
    assert {"line": 1, "target": "Rm", "cell": "G13", "result": "solution", "length": 4, "moves": WAY}.items() <= first.items()
    assert second == {"line": 2, "result": "not read"}
    assert (third["line"], third["moves"]) == (3, SOLUTION)
    assert told.err.startswith("Line 2: That isn't a code")


@pytest.mark.parametrize("lines", [(), ("", " ")])
def test_nothing_to_solve_is_said(lines: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    typed(monkeypatch, *lines)
    assert main(["solve"]) == 2
    assert capsys.readouterr().err.startswith("Nothing to solve")


def test_another_chip_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", EASY, "--target", "Gs"]) == 0
    assert "green star" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "solution"), [([], "3 moves:\nB-right B-down B-up"), (["--ricochet", "one-move"], "2 moves:\nB-left B-right")]
)
def test_another_ricochet_rule_can_be_asked_for(options: list[str], solution: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", STRAIGHT, *options]) == 0
    assert solution in capsys.readouterr().out


def test_the_solution_can_be_drawn(tmp_path: Path) -> None:
    file = tmp_path / "solution.png"
    assert main(["solve", EASY, "--picture", str(file)]) == 0
    with Image.open(file) as picture:
        assert picture.format == "PNG"


def test_where_the_picture_cannot_be_written_the_answer_is_still_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", EASY, "--picture", NOWHERE]) == 2
    told = capsys.readouterr()
    assert SOLUTION in told.out
    assert NOWHERE in told.err
    assert len(told.err.splitlines()) == 1


def test_a_text_that_is_no_code_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "no-code"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(("ready", "told"), [(Readiness.TO_COMPILE, "once"), (Readiness.TO_COMPILE_ALWAYS, "NUMBA_CACHE_DIR")])
def test_it_is_said_that_the_solver_has_to_be_compiled(
    ready: Readiness, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot.cli.solve, "readiness", lambda: ready)
    assert main(["solve", EASY]) == 0
    shown = capsys.readouterr()
    assert "Compiling the solver" in shown.err
    assert told in shown.err
    assert SOLUTION in shown.out


def test_a_machine_that_no_library_of_the_solver_fits_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot.cli.solve, "readiness", lambda: Readiness.UNAVAILABLE)
    assert main(["solve", EASY]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "pip install numba" in shown.err
