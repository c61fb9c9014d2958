# pyright: basic, reportAttributeAccessIssue=false
# Numba brings no types of its own.
"""Where compiled kernels are kept on disk: Numba's own places, and the same where they can be read but not written to.

Numba passes over a folder that it cannot write to, even if the kernels are in it: those of a container's image, for one.
"""

from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from pickle import UnpicklingError

from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    InTreeCacheLocator,
    UserProvidedCacheLocator,
)
from numba.core.codegen import CPUCodeLibrary, JITCPUCodegen


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


class _Filled:
    """Any folder in which there is something for the function's file."""

    def ensure_cache_path(self):
        """Raise `FileNotFoundError` where there is nothing."""
        if not any(Path(self.get_cache_path()).glob(f"{Path(self._py_file).stem}.*.nbi")):
            raise FileNotFoundError(self.get_cache_path())


class _FilledByUser(_Filled, UserProvidedCacheLocator):
    pass


class _FilledInTree(_Filled, InTreeCacheLocator):
    pass


class _Places(CompileResultCacheImpl):
    _others = CompileResultCacheImpl._locator_classes  # noqa: SLF001 - Numba's own way to say it
    _locator_classes = (UserProvidedCacheLocator, _FilledByUser, InTreeCacheLocator, _FilledInTree, *_others)


class _Index(IndexDataCacheFile):
    """The list of what is kept. One that cannot be read is empty: that of another release can name types that are gone."""

    def _load_index(self):
        try:
            return super()._load_index()
        except (AttributeError, ImportError, EOFError, UnpicklingError):
            return {}


class Cache(FunctionCache):
    """What `numba.njit` with ``cache=True`` uses, but for those folders. `RuntimeError` if there is none of any kind."""

    _impl_class = _Places

    def __init__(self, function):
        super().__init__(function)
        self._cache_file = _Index(self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp())

    def load_overload(self, sig, target_context):
        """What is kept for a signature, or None.

        Numba would first load all that it knows to compile, which is not needed for that.
        """
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)

    def save_overload(self, sig, data):
        """Keep what was compiled, if that is possible."""
        with suppress(OSError):
            super().save_overload(sig, data)

    def holds(self, sig, codegen):
        """Whether there is something for a signature."""
        return self._index_key(sig, codegen) in self._cache_file._load_index()  # noqa: SLF001
