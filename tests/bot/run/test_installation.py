"""Messages name commands that work as the program was installed: by uv, by pip, for systemd, or in its image."""

import sys
from pathlib import Path

import pytest

from bot.run import installation
from bot.run.installation import IMAGE_VARIABLE, install_extra, install_package, ricochet

BY_UV, BY_PIP = "home = /usr/bin\nuv = 0.13.8\n", "home = /usr/bin\nversion = 3.13.1\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with an environment, which is not active; it is the working folder."""
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / ".venv" / "bin" / "python"))
    monkeypatch.setattr(installation.shutil, "which", lambda _: None)
    monkeypatch.delenv(IMAGE_VARIABLE, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def install(project: Path, settings: str) -> None:
    (project / ".venv" / "pyvenv.cfg").write_text(settings)


def test_with_uv_every_command_begins_with_it(project: Path) -> None:
    install(project, BY_UV)
    assert ricochet() == "uv run ricochet"
    assert install_extra("postgres") == "uv run --extra postgres ricochet"
    assert install_package("numba") == "uv pip install numba"


def test_with_pip_commands_name_the_environment(project: Path) -> None:
    install(project, BY_PIP)
    assert ricochet() == ".venv/bin/ricochet"
    assert install_extra("local") == '.venv/bin/python -m pip install ".[local]"'
    assert install_package("numba") == ".venv/bin/python -m pip install numba"


def test_in_an_active_environment_the_program_has_its_name(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(project, BY_PIP)
    monkeypatch.setattr(installation.shutil, "which", lambda name: str(project / ".venv" / "bin" / name))
    assert ricochet() == "ricochet"


def test_systemd_starts_it_in_another_folder(
    project: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    install(project, BY_PIP)
    monkeypatch.chdir(tmp_path_factory.mktemp("state"))
    assert ricochet() == f"{project}/.venv/bin/ricochet"
    assert install_extra("metrics") == f'{project}/.venv/bin/python -m pip install "{project}[metrics]"'


def test_in_the_image_nothing_can_be_installed(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(project, BY_PIP)
    monkeypatch.setenv(IMAGE_VARIABLE, "yes")
    assert ricochet() == "ricochet"
    assert install_package("numba") == "none"
