# pyright: basic
# llvmlite brings no types of its own.
"""Compiled kernels: kept on disk, and loaded from there without Numba, whose import alone takes longer than all of that.

What is kept is machine code, as LLVM has assembled it for this processor. It belongs to the sources that it was compiled from.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from ctypes import CFUNCTYPE, byref, c_int32, c_int64, c_void_p
from enum import Enum
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple
from zlib import crc32

import llvmlite
from llvmlite import binding

Advance = Callable[[int, int, int, int], int]
"""`entry.function_for_python`, compiled: takes the addresses of three structures, see `arrays.structure`, and a budget.

Answers 0, or another number if it has failed.
"""

_HERE = Path(__file__).parent
_FUNCTION = CFUNCTYPE(c_int32, c_void_p, c_void_p, c_int64, c_int64, c_int64, c_int64)
"""As Numba compiles a function of four numbers: before them come places for what it returns, and for an exception."""


class Kernels(Enum):
    """Whether the kernels are compiled already."""

    KEPT = "kept on disk, or loaded"
    MISSING = "to be compiled, and then kept"
    NOWHERE_TO_KEEP = "to be compiled in every process, for there is no folder to keep them in"


class Code(NamedTuple):
    """What was compiled: an object file, and the name of the function in it."""

    name: bytes
    machine_code: bytes


def look_for_kernels() -> Kernels:
    """Whether kernels for this processor are kept."""
    if _kept():
        return Kernels.KEPT
    return Kernels.MISSING if _folder() else Kernels.NOWHERE_TO_KEEP


def kept_in() -> Path | None:
    """The folder in which kernels are kept, or would be; None where there is none."""
    return next((folder for folder in _folders() if _read(folder)), None) or _folder()


def load(compile_them: Callable[[], Code]) -> Advance:
    """The kernels that are kept; or else compiled, and then kept if that is possible."""
    code = _kept()
    if not code:
        code = compile_them()
        if folder := _folder():
            _write(folder, code)
    return _loaded(code)


def _folders() -> Iterator[Path]:
    """Where kernels may be kept: in the folder that the environment names, beside the sources, or in the user's own folder."""
    if named := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(named)
    yield _HERE / "__pycache__"
    with suppress(RuntimeError):  # there is no home
        users = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
        yield Path(users) / "ricochet"


def _folder() -> Path | None:
    """The first folder that can be written to, which is made if need be."""
    for folder in _folders():
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            TemporaryFile(dir=folder).close()
            return folder
    return None


def _processor() -> str:
    """What code is compiled for. Numba reads the same variables; without them it compiles for the processor that it runs on."""
    name = os.environ.get("NUMBA_CPU_NAME") or binding.get_host_cpu_name()
    features = "" if name == "generic" else binding.get_host_cpu_features().flatten()
    return " ".join((binding.get_process_triple(), name, os.environ.get("NUMBA_CPU_FEATURES", features)))


def _file(folder: Path) -> Path:
    """The file for this processor and this installation, of which others may share the folder."""
    return folder / f"kernels-{crc32(f'{_HERE} {_processor()}'.encode()):08x}.bin"


def _version(code: Code) -> bytes:
    """A checksum of the code, and of all that it was made from and for."""
    sources = b"".join(path.read_bytes() for path in sorted(_HERE.glob("*.py")))
    made = f"{llvmlite.__version__} {_processor()}".encode()
    return sha256(b"\n".join((sources, made, *code))).hexdigest().encode()


def _read(folder: Path) -> Code | None:
    """What is kept in a folder, unless it is of other sources, or damaged."""
    try:
        version, *code = _file(folder).read_bytes().split(b"\n", 2)
        kept = Code(*code)
    except (OSError, TypeError):
        return None
    return kept if version == _version(kept) else None


def _kept() -> Code | None:
    return next(filter(None, map(_read, _folders())), None)


def _write(folder: Path, code: Code) -> None:
    """Keep code in a folder, if there is room. Who reads it meanwhile finds the whole of it, or none."""
    whole = _file(folder)
    part = whole.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        try:
            part.write_bytes(b"\n".join((_version(code), *code)))
            part.replace(whole)
        finally:
            part.unlink(missing_ok=True)


def _loaded(code: Code) -> Advance:
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_triple(binding.get_process_triple()).create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    engine.add_object_file(binding.ObjectFileRef.from_data(code.machine_code))
    engine.finalize_object()
    function = _FUNCTION(engine.get_function_address(code.name.decode()))
    advance = partial(function, byref(c_int64()), byref(c_void_p()))
    advance.engine = engine  # pyright: ignore[reportAttributeAccessIssue] - what it has loaded lives as long as it does
    return advance
