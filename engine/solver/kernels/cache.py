# pyright: basic, reportAttributeAccessIssue=false
# Numba brings no types of its own.
"""Where compiled kernels are kept on disk: Numba's own places, and the same where they can be read but not written to.

Numba passes over a folder that it cannot write to, even if the kernels are in it: those of a container's image, for one.
"""

from contextlib import suppress
from pathlib import Path

from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator, UserProvidedCacheLocator


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


class Cache(FunctionCache):
    """What `numba.njit` with ``cache=True`` uses, but for those folders. `RuntimeError` if there is none of any kind."""

    _impl_class = _Places

    def save_overload(self, sig, data):
        """Keep what was compiled, if that is possible."""
        with suppress(OSError):
            super().save_overload(sig, data)
