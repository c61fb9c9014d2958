"""What a process takes of the machine, with all that it has started. Memory is told by Linux alone."""

from dataclasses import dataclass

import psutil


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
    """What a process has taken so far, what it has started, and what of that has ended."""
    first = psutil.Process(pid)
    tree = [first, *first.children(recursive=True)]
    processor = sum(sum(process.cpu_times()[:4]) for process in tree)
    loop = next(thread.user_time + thread.system_time for thread in first.threads() if thread.id == pid)
    return Usage(processor, loop, sum(process.memory_full_info().pss for process in tree))
