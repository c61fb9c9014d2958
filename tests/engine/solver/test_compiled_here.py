"""Kernels that are compiled on this machine, if no library fits."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.solver import Readiness, compiled_here, kernels_from, readiness, session, solve
from engine.solver.compiled_here import NAME, cache_folder, is_cached, load
from tests.engine.known import known_positions
from tests.engine.solver.hard_positions import hard_position

pytestmark = [
    pytest.mark.xdist_group("kernels"),
    pytest.mark.skipif(not session.can_compile(), reason="Numba, which compiles the kernels, is not installed"),
]


@pytest.fixture
def no_library(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No library fits, and the solver is not loaded yet."""
    monkeypatch.setattr(session, "built_library", lambda: None)
    session._advance.cache_clear()
    session.forget_answers()
    yield
    session._advance.cache_clear()
    session.forget_answers()


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The only folder in which kernels may be kept."""
    monkeypatch.setattr(compiled_here, "_folders", lambda: iter([tmp_path]))
    return tmp_path


@pytest.fixture(scope="module")
def code() -> bytes:
    """An object file with a function that does nothing."""
    binding = pytest.importorskip("llvmlite").binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_triple(binding.get_process_triple()).create_target_machine(reloc="pic")
    places = "ptr %a, ptr %b, i64 %c, i64 %d, i64 %e, i64 %f"
    return machine.emit_object(binding.parse_assembly(f"define i32 @{NAME}({places}) {{ ret i32 7 }}"))


def nothing_to_compile() -> bytes:
    raise AssertionError


@pytest.mark.compiles_kernels
def test_where_no_library_fits_numba_compiles_and_the_answers_are_the_same(request: pytest.FixtureRequest):
    positions = [known.position for known in known_positions() if known.length <= 9] + [
        hard_position(seed) for seed in range(30)
    ]
    expected = [solve(position, max_moves=9) for position in positions]
    request.getfixturevalue("no_library")
    assert [solve(position, max_moves=9) for position in positions] == expected
    assert is_cached()
    assert readiness() is Readiness.READY


def test_kernels_are_kept_for_each_processor_and_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch, code: bytes):
    assert (is_cached(), cache_folder()) == (False, folder)
    assert load(lambda: code)(0, 0, 0, 0) == 7
    assert (is_cached(), cache_folder()) == (True, folder)
    assert load(nothing_to_compile)(0, 0, 0, 0) == 7
    monkeypatch.setattr(compiled_here, "host_processor", lambda: ("x86_64-unknown-linux-gnu", "another", ""))
    assert not is_cached()


DAMAGED: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "short": lambda whole: whole[:50],
    "cut": lambda whole: whole[:-1],
    "changed": lambda whole: whole[:-9] + b"otherwise",
    "of other sources": lambda whole: b"0" * 64 + whole[64:],
}


@pytest.mark.parametrize("damaged", DAMAGED.values(), ids=DAMAGED)
def test_kept_kernels_that_are_damaged_or_of_other_sources_are_compiled_anew(
    folder: Path, damaged: Callable[[bytes], bytes], code: bytes
):
    load(lambda: code)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    file.write_bytes(damaged(whole))
    assert not is_cached()
    load(lambda: code)
    assert file.read_bytes() == whole


@pytest.mark.usefixtures("no_library")
def test_readiness_says_whether_kernels_have_to_be_compiled_and_can_be_kept(folder: Path):
    assert (readiness(), kernels_from()) == (Readiness.TO_COMPILE, folder)


@pytest.mark.usefixtures("no_library")
def test_where_no_folder_can_be_written_to_kernels_are_loaded_and_not_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: bytes
):
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiled_here, "_folders", lambda: iter([tmp_path / "file"]))
    assert load(lambda: code)(0, 0, 0, 0) == 7
    assert (readiness(), kernels_from()) == (Readiness.TO_COMPILE_ALWAYS, None)
