"""The findings of the doctor."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum


class State(Enum):
    """The status of a check; a fault keeps the bot from running."""

    WELL = "well"
    WARNING = "warning"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check of ``subject``; ``text`` explains it, and says what to do unless all is well."""

    subject: str
    state: State
    text: str


Findings = Iterator[Finding]
