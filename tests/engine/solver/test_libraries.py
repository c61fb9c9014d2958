import struct
import subprocess
import sys
from collections.abc import Iterator
from ctypes import CDLL
from pathlib import Path

import pytest

from engine.solver import (
    AllResult,
    Readiness,
    Result,
    SolverUnavailableError,
    kernels_from,
    libraries,
    readiness,
    session,
    solve,
    solve_all,
)
from engine.solver.libraries import BUILT, CHECKSUM, built_library, load_library, sources_checksum
from tests.engine.known import known_positions
from tests.engine.solver.hard_positions import hard_position

ROOT = Path(__file__).parents[3]


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Nothing is remembered of earlier questions, neither before nor after."""
    session.forget_answers()
    yield
    session.forget_answers()


def test_the_libraries_belong_to_the_sources_of_the_kernels():
    assert (BUILT / CHECKSUM).read_text("ascii").strip() == sources_checksum()


@pytest.mark.skipif(sys.platform not in {"linux", "darwin", "win32"}, reason="there is no library for this system")
def test_a_library_is_there_for_this_system_and_is_where_the_kernels_come_from():
    assert built_library() == kernels_from()
    assert readiness() is Readiness.READY


@pytest.mark.parametrize(
    ("file", "magic", "machine"),
    [
        ("linux-x64.so", b"\x7fELF", struct.pack("<H", 62)),
        ("linux-arm64.so", b"\x7fELF", struct.pack("<H", 183)),
        ("macos-x64.dylib", b"\xcf\xfa\xed\xfe", struct.pack("<I", 0x0100_0007)),
        ("macos-arm64.dylib", b"\xcf\xfa\xed\xfe", struct.pack("<I", 0x0100_000C)),
        ("windows-x64.dll", b"MZ", b"PE\0\0" + struct.pack("<H", 0x8664)),
    ],
)
def test_each_system_has_a_library_of_its_own_format(file: str, magic: bytes, machine: bytes):
    begin = (BUILT / file).read_bytes()[:1024]
    assert begin.startswith(magic)
    assert machine in begin


@pytest.mark.usefixtures("forgotten")
def test_every_level_that_this_processor_has_gives_the_same_answers(monkeypatch: pytest.MonkeyPatch):
    library = built_library()
    assert library
    positions = [known.position for known in known_positions() if known.length <= 11]
    positions += [hard_position(seed) for seed in range(100)]

    def answers() -> tuple[list[Result], list[AllResult]]:
        session.forget_answers()
        return [solve(one, max_moves=11) for one in positions], [solve_all(one, max_moves=9) for one in positions[::5]]

    expected = answers()
    for level in range(CDLL(str(library)).level() + 1):
        advance = load_library(library, most=level)
        monkeypatch.setattr(session, "_advance", lambda advance=advance: advance)
        assert answers() == expected, f"level {level}"


@pytest.mark.parametrize("done", ["import engine.solver", "from engine.solver import warm_up; warm_up()"])
def test_neither_numba_nor_numpy_nor_llvm_is_loaded_where_a_library_fits(done: str):
    code = f"{done}; import sys; print(*{{'llvmlite', 'numba', 'numpy'}} & {{*sys.modules}})"
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout.split() == []


def test_the_checksum_is_the_same_with_the_ends_of_lines_of_windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for source in libraries.SOURCES.iterdir():
        if source.is_file():
            (tmp_path / source.name).write_bytes(source.read_bytes().replace(b"\n", b"\r\n"))
    before = sources_checksum()
    monkeypatch.setattr(libraries, "SOURCES", tmp_path)
    assert sources_checksum() == before
    (tmp_path / "entry.py").write_text("# changed\n")
    assert sources_checksum() != before


@pytest.fixture
def changed_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The libraries are of other sources, and the solver is not loaded yet."""
    (tmp_path / CHECKSUM).write_text("0" * 64)
    for file in BUILT.iterdir():
        if file.name != CHECKSUM:
            (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(libraries, "BUILT", tmp_path)
    session._advance.cache_clear()


@pytest.fixture
def no_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "find_spec", lambda _: None)


@pytest.mark.usefixtures("changed_sources", "no_numba", "forgotten")
def test_without_a_library_that_fits_and_without_numba_one_sentence_says_what_to_do():
    assert readiness() is Readiness.UNAVAILABLE
    assert kernels_from() is None
    with pytest.raises(SolverUnavailableError, match=r"python -m engine\.solver\.build.*or install Numba"):
        solve(known_positions()[0].position)


@pytest.mark.usefixtures("no_numba")
def test_a_library_that_the_system_cannot_load_does_not_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for file in BUILT.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes() if file.name == CHECKSUM else b"\x7fELF and no more")
    monkeypatch.setattr(libraries, "BUILT", tmp_path)
    session._advance.cache_clear()
    assert readiness() is Readiness.UNAVAILABLE
