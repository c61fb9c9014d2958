import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
"""What was compiled is kept, wherever tests run: each of their processes would compile all modules anew."""

collect_ignore = ["soak"]
"""Searches for hours, which are run by their folder's name alone."""

_MEMORY = Path("/dev/shm")
_ENOUGH = 2_000_000_000
"""Bytes that are free where all temporary files of the tests have room, many times over."""

if "TMPDIR" not in os.environ and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ENOUGH:
    # No test waits for a disk. Processes that tests start have their files there, too.
    os.environ["TMPDIR"] = tempfile.tempdir = str(_MEMORY)

os.environ.setdefault("PILLOW_BLOCKS_MAX", "8")
"""Memory that pictures leave is used by the next ones: asking the system for it anew is half of what comparing them costs."""


gc.set_threshold(20_000, 5, 100)
"""As the program has it once it plays, see `bot.run.start`: to look more often takes a twentieth of the time of all tests."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compile-kernels",
        action="store_true",
        help="compile the solver's kernels on this machine, also where a built library fits their sources",
    )


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One process more than there are cores, as many tests wait for others' processes: a browser, a server, the program.

    Two more are a twentieth faster, and take a seventh more of the processor.

    None besides this one for single tests and files: starting them takes longer.
    """
    if config.args and all("::" in arg or arg.endswith(".py") for arg in config.args):
        return 0
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return cores + 1 if cores > 1 else 0


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let one process import all tests first, and others when it has: what it had to compile, they load."""
    with Path(__file__).open(encoding="utf-8") as file:
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415 - Windows has no such module

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                fcntl.flock(file, fcntl.LOCK_SH)
                fcntl.flock(file, fcntl.LOCK_UN)
        return (yield)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave compiling the kernels, half a minute, to changed sources; begin with tests that wait for others, or are long.

    At the end nothing would run beside them.
    """
    compiling = [item for item in items if item.get_closest_marker("compiles_kernels")]
    if compiling and not config.getoption("--compile-kernels"):
        from engine.solver.libraries import built_library  # noqa: PLC0415 - few tests need it

        if built_library():
            config.hook.pytest_deselected(items=compiling)
            items[:] = [item for item in items if item not in compiling]
    items.sort(key=lambda item: not {"local", "wire", "world"}.intersection(item.path.parts))


def pytest_collection_finish() -> None:
    """Leave what is loaded for good out of the search for garbage: pytest searches ten times at its end alone."""
    gc.freeze()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Leave out the summary of Hypothesis where no test had properties: it would import that."""
    if "hypothesis" not in sys.modules:
        session.config.pluginmanager.unregister(name="hypothesispytest")


@pytest.fixture(scope="session")
def kernels() -> None:
    """Load the solver before a test times it."""
    from engine.solver import warm_up  # noqa: PLC0415 - few tests need it

    warm_up()
    gc.freeze()
