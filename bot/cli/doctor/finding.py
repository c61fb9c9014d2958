"""What the doctor finds."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum


class State(Enum):
    """How it stands with something: well; working, but not as it should; or keeping the bot from playing."""

    WELL = "well"
    WARNING = "warning"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it stands with that, and a sentence that says so, and what to do where it is not well."""

    subject: str
    state: State
    text: str


Findings = Iterator[Finding]
