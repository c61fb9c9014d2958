# pyright: basic
# llvmlite brings no types of its own.
"""Compile the kernels on this machine, where no library of the project fits, and cache them on disk.

The cache has one object file for each kind of processor. It is loaded without Numba, whose import takes longer than all else.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from zlib import crc32

import llvmlite
from llvmlite import binding

from engine.solver.libraries import FUNCTION, SOURCES, Advance, callable_from_python, sources_checksum

NAME = "advance"
"""The name of the function in an object file."""


def is_cached() -> bool:
    """Return whether kernels for this processor are cached on disk."""
    return _kept() is not None


def cache_folder() -> Path | None:
    """Return the folder of the cache, existing or to be made; None where no folder is writable."""
    return next((folder for folder in _folders() if _read(folder)), None) or _folder()


def load(compile_them: Callable[[], bytes]) -> Advance:
    """Load the cached kernels; or compile them to an object file, and cache it if possible."""
    code = _kept()
    if not code:
        code = compile_them()
        if folder := _folder():
            _write(folder, code)
    return _loaded(code)


def _folders() -> Iterator[Path]:
    """Yield the possible cache folders: the environment's, the one beside the sources, the user's own."""
    if named := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(named)
    yield SOURCES / "__pycache__"
    with suppress(RuntimeError):  # There is no home directory.
        users = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
        yield Path(users) / "ricochet"


def _folder() -> Path | None:
    """Return the first folder that is writable, after making it if need be."""
    for folder in _folders():
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            TemporaryFile(dir=folder).close()
            return folder
    return None


def host_processor() -> tuple[str, str, str]:
    """Return the triple, the name and the features of this machine's processor, as LLVM names them."""
    return binding.get_process_triple(), binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()


def _file(folder: Path) -> Path:
    """Return the cache file for this processor and this installation; installations may share a folder."""
    return folder / f"kernels-{crc32(f'{SOURCES} {host_processor()}'.encode()):08x}.o"


def _version(code: bytes) -> bytes:
    """Return a checksum of the code, its sources and its target."""
    made = f"{sources_checksum()} {llvmlite.__version__} {host_processor()}".encode()
    return sha256(b"\n".join((made, code))).hexdigest().encode()


def _read(folder: Path) -> bytes | None:
    """Return the code cached in a folder, unless it is damaged or was made from other sources."""
    try:
        version, code = _file(folder).read_bytes().split(b"\n", 1)
    except (OSError, ValueError):
        return None
    return code if version == _version(code) else None


def _kept() -> bytes | None:
    return next(filter(None, map(_read, _folders())), None)


def _write(folder: Path, code: bytes) -> None:
    """Cache code in a folder, if there is room. Atomic: a process that reads it meanwhile finds all of it, or nothing."""
    whole = _file(folder)
    part = whole.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        try:
            part.write_bytes(b"\n".join((_version(code), code)))
            part.replace(whole)
        finally:
            part.unlink(missing_ok=True)


def _loaded(code: bytes) -> Advance:
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_triple(binding.get_process_triple()).create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    advance = callable_from_python(FUNCTION(engine.get_function_address(NAME)))
    advance.engine = engine  # pyright: ignore[reportFunctionMemberAccess] - the loaded code lives as long as its engine
    return advance
