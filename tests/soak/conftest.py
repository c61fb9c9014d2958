"""Turns of the searches for faults, which share the time that is given: see docs/decisions/checks.md."""

import math
import os
import time
from collections import Counter
from collections.abc import Iterator

import pytest

_COUNTS = "did"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--minutes", type=float, default=1.0, help="how long all soaks together take")
    parser.addoption("--seed", type=int, help="the seed of one turn, to see again what it found")


class Turns:
    """The seeds of a soak's turns, one after the other until its time is over; ``counts`` is what they did.

    Each run begins with other seeds. A failure names its own.
    """

    def __init__(self, seconds: float, seed: int | None) -> None:
        self._seconds, self._only = seconds, seed
        self.first = self.seed = time.time_ns() // 1_000_000 % 10**9 * 1000 if seed is None else seed
        self.counts = Counter[str]()

    def __iter__(self) -> Iterator[int]:
        end = time.monotonic() + self._seconds
        while True:
            yield self.seed
            self.counts["turns"] += 1
            if self._only is not None or time.monotonic() >= end:
                return
            self.seed += 1

    def __str__(self) -> str:
        did = ", ".join(f"{count:,} {what}" for what, count in self.counts.items())
        return f"{did or 'nothing'}, seeds {self.first} to {self.seed}"


@pytest.fixture
def turns(request: pytest.FixtureRequest) -> Iterator[Turns]:
    """The turns of a soak: with as many processes as there are, all together take the minutes."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    one_after_another = math.ceil(len(request.session.items) / workers)
    minutes = float(request.config.getoption("--minutes") or 0)
    turns = Turns(60 * minutes / one_after_another, request.config.getoption("--seed"))
    yield turns
    name = request.node.name.partition("[")[0]
    request.node.user_properties.append((_COUNTS, f"{request.node.name}: {turns}"))
    request.node.user_properties.append(("again", f"uv run --group tests pytest tests/soak -k {name} --seed {turns.seed}"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what each soak did, and how what one has found is seen again."""
    failed = {report.nodeid for report in terminalreporter.stats.get("failed", ())}
    terminalreporter.section("soaks")
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "teardown":
                said = dict(report.user_properties)
                if _COUNTS in said:
                    terminalreporter.line(str(said[_COUNTS]))
                    if report.nodeid in failed:
                        terminalreporter.line(f"    again: {said['again']}")
