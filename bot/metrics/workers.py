"""What the processes take that this one has started, and those that they have: read from ``/proc``, so on Linux alone."""

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

_PROCESSES = Path("/proc")

_TIMES = slice(11, 15)
"""The places in ``stat``, behind the name, of its time in the program and in the system, and of that of children that ended."""

_RESIDENT = 1
"""The place in ``statm``."""


@dataclass(frozen=True, slots=True)
class Workers:
    """How many there are, seconds of the processor that they and those before them took, and bytes of memory."""

    number: int
    processor: float
    memory: int


def workers() -> Workers:
    """What all of them take. Memory that several share is counted for each."""
    ended = os.times()
    number, processor, memory = 0, ended.children_user + ended.children_system, 0
    for process in _started_by(_PROCESSES / str(os.getpid())):
        with suppress(OSError):  # it has ended meanwhile
            fields = (process / "stat").read_text().rpartition(")")[2].split()
            pages = (process / "statm").read_text().split()
            processor += sum(map(int, fields[_TIMES])) / os.sysconf("SC_CLK_TCK")
            memory += int(pages[_RESIDENT]) * os.sysconf("SC_PAGE_SIZE")
            number += 1
    return Workers(number, processor, memory)


def _started_by(process: Path) -> Iterator[Path]:
    """All that was started by a process, or by what it has started."""
    with suppress(OSError):
        for task in (process / "task").iterdir():
            for child in (task / "children").read_text().split():
                yield _PROCESSES / child
                yield from _started_by(_PROCESSES / child)
