# pyright: basic, reportAttributeAccessIssue=false, reportFunctionMemberAccess=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Compiling the kernels, or taking them from where they are kept."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path

from numba import types
from numba.core.registry import cpu_target
from numba.np.numpy_support import from_dtype

from engine.solver.kernels.arrays import BoardArrays, Question, Space
from engine.solver.kernels.cache import Cache, assembled_once
from engine.solver.kernels.entry import function_for_python

Advance = Callable[[Question, BoardArrays, Space, int], int]


class Kernels(Enum):
    """Whether the kernels are compiled already."""

    KEPT = "kept on disk, or loaded"
    MISSING = "to be compiled, and then kept"
    NOWHERE_TO_KEEP = "to be compiled in every process, for there is no folder to keep them in"


def _cache_of(function) -> Cache | None:
    try:
        return Cache(function.py_func)
    except RuntimeError:  # there is no folder
        return None


def kept_in() -> Path | None:
    """The folder in which kernels are kept, or would be; None where there is none."""
    cache = _cache_of(function_for_python())
    return Path(cache.cache_path) if cache else None


def _type_of(argument):
    """What `numba.typeof` says of arguments like ours, without importing more of NumPy."""
    if isinstance(argument, int):
        return types.int64
    if isinstance(argument, tuple):
        return types.NamedTuple([_type_of(one) for one in argument], type(argument))
    return types.Array(from_dtype(argument.dtype), argument.ndim, "C")


def signature(arguments):
    """The types of arguments: what a kernel is compiled for."""
    return tuple(map(_type_of, arguments))


def look_for_kernels(arguments: tuple[Question, BoardArrays, Space, int]) -> Kernels:
    """Whether kernels for arguments of these types are kept."""
    kept = _cache_of(function_for_python())
    if kept is None:
        return Kernels.NOWHERE_TO_KEEP
    holds = kept.holds(signature(arguments), cpu_target.target_context.codegen())
    return Kernels.KEPT if holds else Kernels.MISSING


def compiled(arguments: tuple[Question, BoardArrays, Space, int]) -> Advance:
    """The function for arguments of these types, kept on disk or compiled, and then kept if that is possible.

    It must be called with such arguments only: nothing looks at their types any more.
    """
    advance = function_for_python()
    if kept := _cache_of(advance):
        # As Numba does it for ``cache=True``.
        advance._cache = kept  # noqa: SLF001 # pyright: ignore[reportAttributeAccessIssue]
    with assembled_once(advance.py_func.__qualname__):
        return advance.compile(signature(arguments))
