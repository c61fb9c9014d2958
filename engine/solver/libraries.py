"""Load the kernels from the project's library for this system.

`engine.solver.build` makes the libraries; a checksum binds them to the sources in ``kernels/``.
"""

import platform
import sys
from collections.abc import Callable
from ctypes import CDLL, CFUNCTYPE, byref, c_int32, c_int64, c_void_p
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

Advance = Callable[[int, int, int, int], int]
"""`kernels.entry.function_for_python`, compiled: takes the addresses of three structures, see `kernels.arrays.structure`, and a
budget of states. Returns 0, or another number if it has failed.
"""

FUNCTION = CFUNCTYPE(c_int32, c_void_p, c_void_p, c_int64, c_int64, c_int64, c_int64)
"""The type that Numba compiles a function of four numbers to: pointers for its result and its exception come first."""

SOURCES = Path(__file__).parent / "kernels"
BUILT = Path(__file__).parent / "built"
CHECKSUM = "sources.sha256"

_FILES = {
    ("linux", "x86_64"): "linux-x64.so",
    ("linux", "aarch64"): "linux-arm64.so",
    ("darwin", "arm64"): "macos-arm64.dylib",
    ("darwin", "x86_64"): "macos-x64.dylib",
    ("win32", "amd64"): "windows-x64.dll",
}


def sources_checksum() -> str:
    """Return the SHA-256 of the kernels' sources, independent of line endings."""
    files = sorted(path for path in SOURCES.iterdir() if path.suffix in {".py", ".c"})
    return sha256(b"\0".join(path.read_bytes().replace(b"\r\n", b"\n") for path in files)).hexdigest()


def file_name() -> str | None:
    """Return the name of the library for this system, or None if there is none for it."""
    return _FILES.get((sys.platform, platform.machine().lower()))


def built_library() -> Path | None:
    """Return the library for this system, or None if there is none for the present sources."""
    name, checksum = file_name(), BUILT / CHECKSUM
    fits = (
        name and (BUILT / name).is_file() and checksum.is_file() and checksum.read_text("ascii").strip() == sources_checksum()
    )
    return BUILT / name if name and fits else None


def load_library(file: Path, most: int | None = None) -> Advance | None:
    """Load the kernels of a library for this processor's level, or for ``most`` if that is lower.

    Returns None where the system cannot load the library: for example, it is for another kind of processor than this Python.
    """
    try:
        library = CDLL(str(file))
    except OSError:
        return None
    level = library.level() if most is None else min(library.level(), most)
    return callable_from_python(FUNCTION((f"advance_{level}", library)))


def callable_from_python(function: Any) -> Advance:
    """Wrap a function of `FUNCTION` as one that takes four numbers. The place for its result is not read."""
    return partial(function, byref(c_int64()), byref(c_void_p()))
