# pyright: basic, reportAttributeAccessIssue=false, reportFunctionMemberAccess=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Compiling the kernels: this alone loads Numba."""

from collections.abc import Generator
from contextlib import contextmanager

from numba import types
from numba.core.codegen import CPUCodeLibrary, JITCPUCodegen

from engine.solver.kernels.arrays import INT8, INT16, INT32, INT64, UINT8, UINT32, BoardArrays, Question, Space
from engine.solver.kernels.cache import Code
from engine.solver.kernels.entry import function_for_python


@contextmanager
def assembled_once(name: str) -> Generator[None]:
    """While this lasts, Numba optimises and assembles nothing but the function of this name, with all it calls inside it.

    Else it does so with every function that is called, and then again as a part of each that calls it.
    """
    optimise, finish, set_env = (
        CPUCodeLibrary._optimize_final_module,  # noqa: SLF001 - Numba offers no other way
        CPUCodeLibrary._finalize_final_module,  # noqa: SLF001
        JITCPUCodegen.set_env,
    )

    def optimise_last(library):
        if library.name == name:
            optimise(library)

    def finish_last(library):
        if library.name == name:
            finish(library)
        else:
            library._finalize_dynamic_globals()  # noqa: SLF001
            library._finalized = True  # noqa: SLF001

    def set_known_env(codegen, env_name, env):
        if codegen._engine.get_global_value_address(env_name):  # noqa: SLF001
            set_env(codegen, env_name, env)

    CPUCodeLibrary._optimize_final_module = optimise_last  # noqa: SLF001
    CPUCodeLibrary._finalize_final_module = finish_last  # noqa: SLF001
    JITCPUCodegen.set_env = set_known_env
    try:
        yield
    finally:
        CPUCodeLibrary._optimize_final_module = optimise  # noqa: SLF001
        CPUCodeLibrary._finalize_final_module = finish  # noqa: SLF001
        JITCPUCodegen.set_env = set_env


_HELD = {
    INT8: types.int8,
    UINT8: types.uint8,
    INT16: types.int16,
    INT32: types.int32,
    UINT32: types.uint32,
    INT64: types.int64,
}


def _type_of(arrays):
    """What Numba calls the type of a structure of arrays."""
    return types.NamedTuple([types.Array(_HELD[one.format], one.ndim, "C") for one in arrays], type(arrays))


def compile_kernels(question: Question, arrays: BoardArrays, space: Space) -> Code:
    """Compile what Python calls, for structures of the types of these."""
    advance = function_for_python(_type_of(question), _type_of(arrays), _type_of(space))
    with assembled_once(advance.py_func.__qualname__):
        advance.compile((types.int64,) * 4)
    (compiled,) = advance.overloads.values()
    return Code(compiled.fndesc.llvm_func_name.encode(), compiled.library._get_compiled_object())  # noqa: SLF001
