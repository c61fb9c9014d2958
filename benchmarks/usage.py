"""What a process takes of the machine, with all that it has started: read from ``/proc``, so on Linux alone."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")
_KILOBYTE = 1024

_OWN, _AND_OF_ENDED = slice(11, 13), slice(11, 15)
"""Where ``stat`` tells the time in the program and in the system, of a process, and of what it has started and has ended."""


@dataclass(frozen=True, slots=True)
class Usage:
    """Seconds of the processor, of all processes and of the first one's main thread; bytes of memory, shared ones in parts."""

    processor: float = 0.0
    loop: float = 0.0
    memory: int = 0

    def __sub__(self, before: "Usage") -> "Usage":
        """What was taken since; the memory as it is now."""
        return Usage(self.processor - before.processor, self.loop - before.loop, self.memory)


def usage(pid: int) -> Usage:
    """What a process has taken so far, and what it has started."""
    tree = list(_tree(pid))
    processor = sum(_seconds(Path(f"/proc/{one}/stat"), _AND_OF_ENDED) for one in tree)
    return Usage(processor, _seconds(Path(f"/proc/{pid}/task/{pid}/stat"), _OWN), sum(map(_memory, tree)))


def _tree(pid: int) -> Iterator[int]:
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _tree(int(child))


def _seconds(stat: Path, fields: slice) -> float:
    """Time that is told in these fields, counted from the third, since the second may hold spaces."""
    return sum(map(int, stat.read_text().rpartition(")")[2].split()[fields])) / _TICK


def _memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * _KILOBYTE for line in lines if line.startswith("Pss:"))
