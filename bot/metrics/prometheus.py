"""Metrics for Prometheus. Needs the extra `metrics`."""

import asyncio
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from types import SimpleNamespace
from typing import NamedTuple

import aiohttp
import psutil
from prometheus_client import CollectorRegistry, Gauge, Histogram, ProcessCollector, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.metrics import Census, Kind, Lap, Metrics, Stage, Work
from bot.metrics.routes import ANSWER, route_class, status_class

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
"""The content type of `PrometheusMetrics.scrape`."""

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3, 5, 10)
"""Upper bounds of buckets. Discord waits three seconds for an answer."""
_LATE = (*_SECONDS, 30, 60, 300)
"""Upper bounds for stages that an outage can delay."""
_TOGETHER = (1, 2, 5, 10, 20, 50, 100)

_OK = "2xx"

LOOKING = 2.0
"""Timeout of the health checks of a scrape, in seconds; Prometheus usually waits ten for the whole scrape."""

_OF_ENDED, _WITH_ENDED = slice(2, 4), slice(0, 4)
"""The fields of `psutil`'s process times, user and system each: those of ended children, and those with the process's own."""

disable_created_metrics()  # they would double the number of series


@dataclass(slots=True)
class _Received:
    """The interaction that the current task handles, its time by `perf_counter`, and whether it has been answered."""

    kind: Kind
    name: str
    since: float
    is_answered: bool = False


_current = ContextVar[_Received | None]("interaction", default=None)


class PrometheusMetrics(Metrics):
    """Keeps metrics in a Prometheus registry. docs/machines.md has a table of them."""

    def __init__(self) -> None:
        super().__init__()
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        registry.register(_Counts(self.census))
        histogram = partial(Histogram, registry=registry, buckets=_SECONDS)
        self._acknowledged = histogram("ricochet_acknowledgement_seconds", "Until the first answer.", ("kind", "name"))
        self._requests = histogram("ricochet_request_seconds", "Requests to Discord.", ("route", "status"))
        self._stages = histogram("ricochet_stage_seconds", "From a press to what is told.", ("stage",), buckets=_LATE)
        self._waiting = Gauge("ricochet_queue_length", "What waits beside the event loop.", ("work",), registry=registry)
        self._waited = histogram("ricochet_queue_wait_seconds", "How long it has waited.", ("work",))
        self._worked = histogram("ricochet_queue_work_seconds", "How long it has taken then.", ("work",))
        self._together = histogram("ricochet_commit_size", "Pieces of work committed together.", buckets=_TOGETHER)
        self._lag = histogram("ricochet_loop_lag_seconds", "How late the event loop was.")
        self._playing = Gauge("ricochet_playing", "On how many shards people can play with this process.", registry=registry)
        self._shards = Gauge("ricochet_shards", "How many shards all processes are to play.", registry=registry)
        self._looking: asyncio.Future[int] | None = None
        for stage in Stage:
            self._stages.labels(stage.value)  # a series that is there from the start has a rate from the start
        for metric in (self._waiting, self._waited, self._worked):
            for work in Work:
                metric.labels(work.value)

    async def scrape(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        self._playing.set(await self._count_playing())
        self._shards.set(self.shards)
        return generate_latest(self._registry)

    async def _count_playing(self) -> int:
        """Count the healthy bots; 0 if their checks time out, as with a database that hangs."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(self.playing())
        await asyncio.wait({self._looking}, timeout=LOOKING)
        return self._looking.result() if self._looking.done() else 0

    def lagged(self, seconds: float) -> None:
        """See `Metrics.lagged`."""
        self._lag.observe(max(0.0, seconds))

    def received(self, kind: Kind, name: str, age: float) -> None:
        """See `Metrics.received`."""
        age = max(0.0, age)
        _current.set(_Received(kind, name, perf_counter() - age))
        self.took(Stage.GATEWAY, age)

    def lap(self) -> Lap:
        """See `Metrics.lap`."""
        since = perf_counter()

        def lap(stage: Stage) -> None:
            nonlocal since
            now = perf_counter()
            self.took(stage, now - since)
            since = now

        return lap

    def took(self, stage: Stage, seconds: float) -> None:
        """See `Metrics.took`."""
        self._stages.labels(stage.value).observe(max(0.0, seconds))

    @contextmanager
    def queued(self, work: Work) -> Generator[Callable[[], None]]:
        """See `Metrics.queued`."""
        since, waiting = perf_counter(), self._waiting.labels(work.value)
        has_begun = False

        def begin() -> None:
            nonlocal since, has_begun
            waiting.dec()
            self._waited.labels(work.value).observe(perf_counter() - since)
            since, has_begun = perf_counter(), True

        waiting.inc()
        try:
            yield begin
        finally:
            if has_begun:
                self._worked.labels(work.value).observe(perf_counter() - since)
            else:
                waiting.dec()

    def committed(self, together: int) -> None:
        """See `Metrics.committed`."""
        self._together.observe(together)

    def trace(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """See `Metrics.trace`."""
        requests.on_request_start.append(_begun)
        requests.on_request_end.append(self._answered)
        requests.on_request_exception.append(self._failed)
        return requests

    async def _answered(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        route, status = route_class(params.method, params.url.path), status_class(params.response.status)
        seconds = perf_counter() - context.since
        self._requests.labels(route, status).observe(seconds)
        if route == ANSWER and status == _OK:
            self.took(Stage.ANSWER, seconds)
            self._acknowledge()

    async def _failed(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        route, status = route_class(params.method, params.url.path), status_class(None)
        self._requests.labels(route, status).observe(perf_counter() - context.since)

    def _acknowledge(self) -> None:
        """Record the time to the first answer of the current task's interaction."""
        current = _current.get()
        if current and not current.is_answered:
            current.is_answered = True
            self._acknowledged.labels(current.kind.value, current.name).observe(perf_counter() - current.since)


async def _begun(_session: aiohttp.ClientSession, context: SimpleNamespace, _: aiohttp.TraceRequestStartParams) -> None:
    context.since = perf_counter()


class _Counts(Collector):
    """Counts games and measures the child processes at each scrape."""

    def __init__(self, count: Callable[[], Census]) -> None:
        self._count = count

    def collect(self) -> Iterator[Metric]:
        census = self._count()
        games = GaugeMetricFamily("ricochet_games", "Games that are live.", labels=("kind",))
        for kind, count in census.games.items():
            games.add_metric((kind,), count)
        yield games
        yield GaugeMetricFamily("ricochet_outbox_messages", "Messages that channels are still to be sent.", census.pending)
        now = workers()
        yield GaugeMetricFamily("ricochet_workers", "Processes that the bot has started.", now.number)
        yield GaugeMetricFamily("ricochet_workers_resident_memory_bytes", "Their memory.", now.memory)
        yield CounterMetricFamily("ricochet_workers_cpu_seconds_total", "Their processor time.", now.processor)


class Workers(NamedTuple):
    """Child processes: how many, their processor time in seconds, and their memory in bytes."""

    number: int
    processor: float
    memory: int


def workers() -> Workers:
    """Measure all child processes. The time includes that of ended ones; shared memory is counted for each process."""
    own = psutil.Process()
    number, processor, memory = 0, sum(own.cpu_times()[_OF_ENDED]), 0
    for process in own.children(recursive=True):
        with suppress(psutil.Error), process.oneshot():  # it may have ended meanwhile
            processor += sum(process.cpu_times()[_WITH_ENDED])
            memory += process.memory_info().rss
            number += 1
    return Workers(number, processor, memory)
