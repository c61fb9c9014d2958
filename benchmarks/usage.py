"""Measure the CPU time and memory of a process with its children. Works on Linux only."""

from dataclasses import dataclass

import psutil


@dataclass(frozen=True, slots=True)
class Usage:
    """CPU seconds of all processes and of the first one's main thread; bytes of memory, with shared pages divided."""

    processor: float = 0.0
    loop: float = 0.0
    memory: int = 0

    def __sub__(self, before: "Usage") -> "Usage":
        """Return the CPU time since an earlier measurement, with the present memory."""
        return Usage(self.processor - before.processor, self.loop - before.loop, self.memory)


def usage(pid: int) -> Usage:
    """Return the usage of a process, of its children, and of those that have ended."""
    first = psutil.Process(pid)
    tree = [first, *first.children(recursive=True)]
    processor = sum(sum(process.cpu_times()[:4]) for process in tree)
    loop = next(thread.user_time + thread.system_time for thread in first.threads() if thread.id == pid)
    return Usage(processor, loop, sum(process.memory_full_info().pss for process in tree))
