import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from engine.solver.libraries import BUILT, CHECKSUM, file_name

ROOT = Path(__file__).parents[1]
LIBRARIES = sorted(file.name for file in BUILT.iterdir() if file.name != CHECKSUM)


def build_wheel(folder: Path, library: str | None, project: Path = ROOT) -> Path:
    environment = {name: value for name, value in os.environ.items() if name != "RICOCHET_LIBRARY"}
    environment |= {"RICOCHET_LIBRARY": library} if library else {}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=project, env=environment, check=True, capture_output=True)
    (wheel,) = folder.iterdir()
    return wheel


def libraries_in(wheel: Path) -> list[str]:
    with ZipFile(wheel) as file:
        return [Path(name).name for name in file.namelist() if Path(name).name in LIBRARIES]


@pytest.mark.parametrize(
    ("library", "system"),
    [
        ("linux-x64.so", "musllinux_1_1_x86_64"),
        ("linux-arm64.so", "manylinux_2_17_aarch64"),
        ("macos-arm64.dylib", "macosx_11_0_arm64"),
        ("macos-x64.dylib", "macosx_10_13_x86_64"),
        ("windows-x64.dll", "win_amd64"),
    ],
)
def test_a_wheel_has_the_library_of_its_own_system_and_says_so(library: str, system: str, tmp_path: Path):
    wheel = build_wheel(tmp_path, library)
    assert libraries_in(wheel) == [library]
    assert "-py3-none-" in wheel.name
    assert system in wheel.name


def test_a_wheel_for_any_other_system_has_no_library(tmp_path: Path):
    wheel = build_wheel(tmp_path, "none")
    assert libraries_in(wheel) == []
    assert wheel.name.endswith("-py3-none-any.whl")


@pytest.mark.skipif(not file_name(), reason="there is no library for this system")
def test_the_wheel_of_this_system_solves_by_itself(tmp_path: Path):
    wheel = build_wheel(tmp_path / "wheel", None)
    assert libraries_in(wheel) == [file_name()]
    with ZipFile(wheel) as file:
        file.extractall(tmp_path / "installed")
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path / 'installed')!r})\n"
        "from engine import Setup\n"
        "from engine.solver import kernels_from, solve\n"
        "print(kernels_from(), len(solve(Setup.from_code('03M93T-J0FRNC-XSBHK2-BSAG2P').position).moves))"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    assert str(tmp_path) in done.stdout


@pytest.mark.skipif(not file_name(), reason="there is no library for this system")
def test_the_library_alone_is_a_wheel_that_solves_under_its_own_name(tmp_path: Path):
    wheel = build_wheel(tmp_path / "wheel", None, ROOT / "deploy" / "library")
    assert libraries_in(wheel) == [file_name()]
    with ZipFile(wheel) as file:
        names = file.namelist()
        assert {name.split("/")[0].split("-")[0] for name in names} == {"ricochet_engine"}
        assert {"ricochet_engine/docs/rules.md", "ricochet_engine/docs/library.md"} <= {*names}
        modules = [file.read(name).decode() for name in names if name.endswith(".py")]
        cited = {page for module in modules for page in re.findall(r"docs/[\w./-]+\.md", module)}
        assert {f"ricochet_engine/{page}" for page in cited} <= {*names}, "what docstrings cite is there"
        file.extractall(tmp_path / "installed")
    code = (
        f"import sys, doctest; sys.path.insert(0, {str(tmp_path / 'installed')!r})\n"
        "import ricochet_engine, ricochet_engine.solver as solver\n"
        "from ricochet_engine.board import position\n"
        "from ricochet_engine.games.match import state as match\n"
        "tried = [doctest.testmod(it) for it in (ricochet_engine, match, position, solver)]\n"
        "print(sum(it.failed for it in tried), sum(it.attempted for it in tried) > 20, solver.kernels_from())\n"
        "print({'engine', 'render', 'bot', 'discord', 'numpy'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"0 True {tmp_path}")
    assert done.stdout.endswith("\nset()\n")


def test_the_library_for_any_other_system_has_no_compiled_part(tmp_path: Path):
    wheel = build_wheel(tmp_path, "none", ROOT / "deploy" / "library")
    assert libraries_in(wheel) == []
    assert wheel.name.endswith("-py3-none-any.whl")
