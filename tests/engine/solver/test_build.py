"""The program that builds the libraries. ``.ci/run`` checks that it gives the same bytes as those in ``built``."""

from pathlib import Path

import pytest

from engine.solver import build
from engine.solver.libraries import BUILT


def building(monkeypatch: pytest.MonkeyPatch, change: bytes = b"") -> None:
    """Let the build copy what is there, with one library changed."""

    def copy(folder: Path) -> None:
        for file in BUILT.iterdir():
            (folder / file.name).write_bytes(file.read_bytes() + (change if file.name == "linux-x64.so" else b""))

    monkeypatch.setattr(build, "build", copy)
    monkeypatch.setattr(build, "version_info", (3, 11))


def test_a_check_is_content_with_libraries_that_their_sources_give(monkeypatch: pytest.MonkeyPatch):
    building(monkeypatch)
    assert build.main(["--check"]) == 0


def test_a_check_names_each_library_that_its_sources_do_not_give(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    before = {file: file.read_bytes() for file in BUILT.iterdir()}
    building(monkeypatch, change=b"!")
    assert build.main(["--check"]) == 1
    (told,) = capsys.readouterr().err.splitlines()
    assert "linux-x64.so" in told
    assert "python -m engine.solver.build" in told
    assert {file: file.read_bytes() for file in BUILT.iterdir()} == before


def test_a_file_that_only_one_of_two_folders_has_is_a_difference(tmp_path: Path):
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "alike").write_bytes(b"alike")
    (tmp_path / "other" / "more").touch()
    assert build.differences(tmp_path / "one", tmp_path / "other") == ["more"]


def test_another_python_than_the_one_that_built_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(build, "version_info", (3, 99))
    with pytest.raises(SystemExit):
        build.main(["--check"])
    assert "Python 3.11" in capsys.readouterr().err
