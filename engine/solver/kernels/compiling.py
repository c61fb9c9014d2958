# pyright: basic, reportAttributeAccessIssue=false, reportFunctionMemberAccess=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Compiling the kernels, or taking them from where they are kept."""

from collections.abc import Callable
from enum import Enum

from numba import typeof
from numba.core.registry import cpu_target

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


def _signature(arguments):
    return tuple(typeof(one) for one in arguments)


def look_for_kernels(arguments: tuple[Question, BoardArrays, Space, int]) -> Kernels:
    """Whether kernels for arguments of these types are kept."""
    kept = _cache_of(function_for_python())
    if kept is None:
        return Kernels.NOWHERE_TO_KEEP
    holds = kept.holds(_signature(arguments), cpu_target.target_context.codegen())
    return Kernels.KEPT if holds else Kernels.MISSING


def compiled(arguments: tuple[Question, BoardArrays, Space, int]) -> Advance:
    """The function for arguments of these types, kept on disk or compiled, and then kept if that is possible."""
    advance = function_for_python()
    if kept := _cache_of(advance):
        # As Numba does it for ``cache=True``.
        advance._cache = kept  # noqa: SLF001 # pyright: ignore[reportAttributeAccessIssue]
    with assembled_once(advance.py_func.__qualname__):
        advance.compile(_signature(arguments))
    return advance
