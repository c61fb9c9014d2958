"""What the processes take that this one has started, and those that they have. Needs the extra `metrics`."""

from contextlib import suppress
from dataclasses import dataclass

import psutil

_OF_ENDED, _WITH_ENDED = slice(2, 4), slice(0, 4)
"""Which of a process' times are those of what it has started and has ended, and those and its own: each user and system."""


@dataclass(frozen=True, slots=True)
class Workers:
    """How many there are, seconds of the processor that they and those before them took, and bytes of memory."""

    number: int
    processor: float
    memory: int


def workers() -> Workers:
    """What all of them take. Memory that several share is counted for each."""
    own = psutil.Process()
    number, processor, memory = 0, sum(own.cpu_times()[_OF_ENDED]), 0
    for process in own.children(recursive=True):
        with suppress(psutil.Error), process.oneshot():  # it may have ended meanwhile
            processor += sum(process.cpu_times()[_WITH_ENDED])
            memory += process.memory_info().rss
            number += 1
    return Workers(number, processor, memory)
