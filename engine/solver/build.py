"""Build the libraries of the solver's kernels: ``python -m engine.solver.build``.

Numba compiles the kernels once, LLVM translates them for each system and level of processor, and Zig links a library for each
system. They are written to ``engine/solver/built``, with the checksum of their sources. ``--check`` builds them elsewhere and
compares bytes. The bytes depend on the sources, on Python, whose bytecode Numba reads, and on Numba, llvmlite and Zig, which
pyproject.toml pins in the group `kernels`.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from sys import version_info
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from engine.board.board import Board, closed_sides
from engine.solver.libraries import BUILT, CHECKSUM, SOURCES, sources_checksum
from engine.solver.workspace import PreparedBoard, Workspace

if TYPE_CHECKING:
    from engine.solver.kernels.compiling import Code


_PYTHON = (3, 11)
"""The version that builds: others compile to other bytecode."""


class System(NamedTuple):
    """A system for which there is a library."""

    file: str
    triple: str
    """The system's name in LLVM."""
    linked_for: str
    """The system's name in Zig."""


_X64 = (
    System("linux-x64.so", "x86_64-unknown-linux-gnu", "x86_64-linux-none"),
    System("macos-x64.dylib", "x86_64-apple-macosx10.13.0", "x86_64-macos.10.13"),
    System("windows-x64.dll", "x86_64-pc-windows-gnu", "x86_64-windows-gnu"),
)
_ARM64 = (
    System("linux-arm64.so", "aarch64-unknown-linux-gnu", "aarch64-linux-none"),
    System("macos-arm64.dylib", "arm64-apple-macosx11.0.0", "aarch64-macos.11.0"),
)


class Level(NamedTuple):
    """A level of processors, by LLVM's names. A library has the kernels for each level of its processors."""

    systems: tuple[System, ...]
    number: int
    """The level's number in ``library.c``, whose `level` returns the highest that a processor can run."""
    processor: str
    features: str


_LEVELS = (
    Level(_X64, 0, "x86-64", ""),
    Level(_X64, 1, "x86-64-v3", "+avx2"),
    Level(_X64, 2, "x86-64-v4", "+avx2,+avx512vbmi"),
    Level(_ARM64, 0, "generic", ""),
)


def build(folder: Path) -> None:
    """Write a library for each system to a folder, and the checksum of the sources. Takes two cores a minute."""
    code = _compile()
    objects = dict[System, list[bytes]]()
    with TemporaryDirectory() as made, ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for level, files in zip(_LEVELS, pool.map(_assemble, repeat(code), _LEVELS), strict=True):
            for system, file in zip(level.systems, files, strict=True):
                objects.setdefault(system, []).append(file)
        for system, files in objects.items():
            _link(system, files, Path(made), folder)
    (folder / CHECKSUM).write_text(f"{sources_checksum()}\n", "ascii")


def differences(one: Path, other: Path) -> list[str]:
    """Return the names of the files that differ between two folders."""
    names = {path.name for folder in (one, other) for path in folder.iterdir()}
    return sorted(name for name in names if _bytes_of(one / name) != _bytes_of(other / name))


def main(arguments: list[str] | None = None) -> int:
    """Build, or compare with the existing libraries; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.solver.build", description="Build the libraries of the solver's kernels."
    )
    parser.add_argument("--check", action="store_true", help="change nothing: build elsewhere and compare, byte by byte")
    check = parser.parse_args(arguments).check
    if version_info[:2] != _PYTHON:
        parser.error(f"use Python 3.11: this one, {version_info[0]}.{version_info[1]}, gives other bytes")
    if not check:
        BUILT.mkdir(exist_ok=True)
        build(BUILT)
        return 0
    with TemporaryDirectory() as folder:
        build(Path(folder))
        different = differences(BUILT, Path(folder))
    for name in different:
        sys.stderr.write(f"{BUILT / name} is not what its sources give: build it with python -m engine.solver.build\n")
    return 1 if different else 0


def _compile() -> "Code":
    # Numba reads this on import: the result must not depend on this machine's processor.
    os.environ.update(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")
    from engine.solver.kernels.compiling import intermediate_code  # noqa: PLC0415

    small = Workspace(chunks=1, table_bits=9, traced=1, boards=1)
    return intermediate_code(small.question, PreparedBoard(Board(closed_sides(), {}, {})).arrays, small.space)


def _assemble(code: "Code", level: Level) -> list[bytes]:
    from engine.solver.kernels.compiling import Target, object_files  # noqa: PLC0415

    target = Target(level.systems[0].triple, level.processor, level.features)
    return object_files(code, target, {system.triple: f"advance_{level.number}" for system in level.systems})


def _link(system: System, objects: list[bytes], made: Path, folder: Path) -> None:
    names = [f"advance_{number}.o" for number in range(len(objects))]
    for name, code in zip(names, objects, strict=True):
        (made / name).write_bytes(code)
    (made / "library.c").write_bytes((SOURCES / "library.c").read_bytes())
    command = [sys.executable, "-m", "ziglang", "cc", "-target", system.linked_for, "-shared", "-nostdlib", "-O2", "-s"]
    command += ["-ffreestanding", "-fno-builtin", "-fPIC", "-fvisibility=hidden", "library.c", *names, "-o", system.file]
    caches = {name: str(made / "cache") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
    subprocess.run(command, cwd=made, env={**os.environ, **caches}, check=True)  # noqa: S603 - nothing of it comes from outside
    (made / system.file).replace(folder / system.file)


def _bytes_of(file: Path) -> bytes | None:
    return file.read_bytes() if file.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
