"""The solver's kernels for all processes of the tests: where they have to be compiled, one does, and the others wait.

As a program it does just that.
"""

import sys
from pathlib import Path

from engine.solver import warm_up


def load_kernels() -> None:
    """Load them, once nobody compiles them any more."""
    with Path(__file__).open(encoding="utf-8") as file:
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415 - Windows has no such module

            fcntl.flock(file, fcntl.LOCK_EX)
        warm_up()


if __name__ == "__main__":
    load_kernels()
