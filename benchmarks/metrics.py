"""Measure the cost of metrics, switched off and on.

Reports everything that one press reports – received, decided, stored, answered, drawn, announced – many times, and prints the
CPU time for each press, and for a scrape, as a table for `docs/performance.md`.

    python -m benchmarks.metrics
"""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import aiohttp
from yarl import URL

from bot.metrics import Census, Kind, Metrics, Stage, Work
from bot.metrics.prometheus import PrometheusMetrics

PRESSES, SCRAPES = 20_000, 100
API = "https://discord.com/api/v10"
REQUESTS = (
    ("POST", URL(f"{API}/interactions/1290000000000000000/token/callback")),
    ("PATCH", URL(f"{API}/channels/1290000000000000001/messages/1290000000000000002")),
)
"""The answer, and the card."""


async def press(metrics: Metrics, trace: aiohttp.TraceConfig) -> None:
    """Report everything about one press."""
    metrics.received(Kind.BUTTON, "MatchButton done", 0.05)
    lap = metrics.lap()
    lap(Stage.DECIDE)
    lap(Stage.STORE)
    metrics.committed(1)
    with metrics.queued(Work.BOARD) as begin:
        begin()
    for method, url in REQUESTS:
        # Stand-ins, since only these few fields are read.
        session: Any = None
        params: Any = SimpleNamespace(method=method, url=url, response=SimpleNamespace(status=200))
        context = SimpleNamespace()
        for begun in trace.on_request_start:
            await begun(session, context, params)
        for ended in trace.on_request_end:
            await ended(session, context, params)
    metrics.took(Stage.ANNOUNCE, 0.2)


async def measure(metrics: Metrics) -> float:
    """Return CPU microseconds for the reports of a press."""
    trace = metrics.trace(aiohttp.TraceConfig())
    before = time.process_time()
    for _ in range(PRESSES):
        await press(metrics, trace)
    return (time.process_time() - before) / PRESSES * 1e6


class _Bot:
    def census(self) -> Census:
        return Census({"match": 1000, "solo": 100}, 10)

    async def checks(self) -> dict[str, bool]:
        return {"discord": True}


async def main() -> None:
    """Print the table."""
    kept = PrometheusMetrics()
    kept.watch(_Bot())
    off, on = await measure(Metrics()), await measure(kept)
    before = time.process_time()
    for _ in range(SCRAPES):
        await kept.scrape()
    scrape = (time.process_time() - before) / SCRAPES * 1e6
    print("| | CPU, µs |")
    print("| --- | --: |")
    print(f"| reports of a press, metrics off | {off:,.1f} |")
    print(f"| reports of a press, metrics on | {on:,.1f} |")
    print(f"| a scrape | {scrape:,.0f} |")


asyncio.run(main())
