# pyright: basic, reportAttributeAccessIssue=false, reportFunctionMemberAccess=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Compile the kernels: from Python to LLVM's intermediate representation by Numba, and from there to machine code by LLVM.

This module alone loads Numba. It needs the group `kernels` of pyproject.toml.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import NamedTuple

from llvmlite import binding
from numba import types
from numba.core.codegen import CPUCodeLibrary, JITCPUCodegen
from numba.core.llvm_bindings import create_pass_builder

from engine.solver.kernels.arrays import INT8, INT16, INT32, INT64, UINT8, UINT32, BoardArrays, Question, Space
from engine.solver.kernels.entry import function_for_python
from engine.solver.kernels.quads import level_module

_HELD = {
    INT8: types.int8,
    UINT8: types.uint8,
    INT16: types.int16,
    INT32: types.int32,
    UINT32: types.uint32,
    INT64: types.int64,
}


class Target(NamedTuple):
    """A system and a processor by LLVM's names, for example ``x86_64-unknown-linux-gnu`` and ``x86-64-v3``."""

    triple: str
    processor: str
    features: str = ""
    """Additional features, of the processor or for the kernels' own code: ``+avx2,+avx512vbmi``."""


class Code(NamedTuple):
    """The kernels as unoptimized LLVM IR, and the name of the function that Python calls."""

    module: str
    function: str


def intermediate_code(question: Question, arrays: BoardArrays, space: Space) -> Code:
    """Compile the function that Python calls, and everything that it calls, for structures of the types of these.

    The result is for every system and processor with 64-bit addresses. Takes some 25 seconds of one core.
    """
    advance = function_for_python(_type_of(question), _type_of(arrays), _type_of(space))
    with _linked_only(advance.py_func.__qualname__):
        try:
            advance.compile((types.int64,) * 4)
        except _LinkedError as linked:
            module = linked.args[0]
    (function,) = (one.name for one in module.functions if "function_for_python" in one.name and not one.is_declaration)
    return Code(str(module), function)


def machine_code(code: Code, target: Target, name: str) -> bytes:
    """Return an object file for a target in which the function that Python calls has this name, and all else is local.

    It refers to ``memset``, which the library or process that it is loaded into has to have.
    """
    (made,) = object_files(code, target, {target.triple: name})
    return made


def object_files(code: Code, target: Target, names: dict[str, str]) -> list[bytes]:
    """Return what `machine_code` does for each of several systems with the same kind of processor.

    ``names`` has the name of the function for the triple of each. The code is optimised once for all of them.
    """
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    module = _parsed(code, target)
    _optimise(module, _machine(target.triple, target))
    return [_assembled(module.clone(), _machine(triple, target), code.function, name) for triple, name in names.items()]


def _machine(triple, target):
    return binding.Target.from_triple(triple).create_target_machine(
        cpu=target.processor, features=target.features, opt=3, reloc="pic", codemodel="default"
    )


def _parsed(code, target):
    """Return the module for a processor: with what it can do best, and nothing visible but the function that Python calls."""
    lines = (line for line in code.module.splitlines() if not line.startswith(("target ", "source_filename")))
    module = binding.parse_assembly("\n".join(lines))
    module.link_in(binding.parse_assembly(level_module(set(target.features.split(",")))))
    machine = _machine(target.triple, target)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name != code.function:
            one.linkage = "internal"
    return module


def _optimise(module, machine):
    """Optimise as Numba does: first what knocks loops into shape, then everything."""
    builder, passes = create_pass_builder(machine, opt=3, loop_vectorize=True), binding.create_new_module_pass_manager()
    passes.add_loop_rotate_pass()
    passes.add_instruction_combine_pass()
    passes.add_jump_threading_pass()
    passes.run(module, builder)
    builder = create_pass_builder(machine, opt=3, loop_vectorize=True)
    builder.getModulePassManager().run(module, builder)


def _assembled(module, machine, function, name):
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    exported = module.get_function(function)
    exported.name = name
    if "windows" in machine.triple:
        exported.storage_class = "dllexport"
    return machine.emit_object(module)


class _LinkedError(Exception):
    """Raised with the module of the last function where it is linked, since this process need not load it."""


@contextmanager
def _linked_only(name: str) -> Generator[None]:
    """Have Numba link what it compiles, but neither optimise nor load it; raise `_LinkedError` after the function of this name.

    Numba offers no other way: it is pinned, and the tests of the build fail if an upgrade changes these methods.
    """
    methods = (CPUCodeLibrary, "_optimize_final_module"), (CPUCodeLibrary, "_finalize_final_module"), (JITCPUCodegen, "set_env")
    before = [getattr(kind, method) for kind, method in methods]

    def finish(library):
        if library.name == name:
            raise _LinkedError(library._final_module)  # noqa: SLF001
        library._finalize_dynamic_globals()  # noqa: SLF001
        library._finalized = True  # noqa: SLF001

    for (kind, method), other in zip(methods, (lambda _: None, finish, lambda *_: None), strict=True):
        setattr(kind, method, other)
    try:
        yield
    finally:
        for (kind, method), former in zip(methods, before, strict=True):
            setattr(kind, method, former)


def _type_of(arrays):
    """Return what Numba calls the type of a structure of arrays."""
    return types.NamedTuple([types.Array(_HELD[one.format], one.ndim, "C") for one in arrays], type(arrays))
