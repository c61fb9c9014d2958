"""Metrics, where an operator wants them: served at ``/metrics`` for Prometheus."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING

import structlog
from aiohttp import web

from bot.metrics import Metrics
from bot.ops.config import Address
from bot.ops.failure import TaskFailed
from bot.text import Texts

if TYPE_CHECKING:
    from bot.metrics.prometheus import PrometheusMetrics

_log = structlog.stdlib.get_logger()

_LOOK_AGAIN = 0.1
"""Seconds between two looks at how late the event loop is."""


@asynccontextmanager
async def measuring(say: Texts, address: Address | None) -> AsyncGenerator[Metrics]:
    """Metrics to report to, which are served at this address during the block; with None they keep nothing.

    Raises `TaskFailed` where the extra `metrics` is missing, and where nothing can be served there.
    """
    if address is None:
        yield Metrics()
        return
    try:
        from bot.metrics.prometheus import PrometheusMetrics  # noqa: PLC0415 - the extra `metrics` may be missing
    except ImportError as error:
        raise TaskFailed(say("program-no-metrics", why=str(error))) from error
    metrics = PrometheusMetrics()
    runner = await _serve(say, metrics, address)
    looking = asyncio.create_task(_look_at_lag(metrics))
    try:
        yield metrics
    finally:
        looking.cancel()
        await runner.cleanup()


async def _serve(say: Texts, metrics: "PrometheusMetrics", address: Address) -> web.AppRunner:
    from bot.metrics.prometheus import CONTENT_TYPE  # noqa: PLC0415 - as above

    async def scrape(_: web.Request) -> web.Response:
        return web.Response(body=metrics.scrape(), headers={"Content-Type": CONTENT_TYPE})

    app = web.Application()
    app.router.add_get("/metrics", scrape)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, address.host, address.port).start()
    except OSError as error:
        await runner.cleanup()
        raise TaskFailed(say("program-metrics-address", address=str(address), why=error.strerror or str(error))) from error
    _log.info("metrics served", address=str(Address(address.host, runner.addresses[0][1])))
    return runner


async def _look_at_lag(metrics: "PrometheusMetrics") -> None:
    while True:
        due = perf_counter() + _LOOK_AGAIN
        await asyncio.sleep(_LOOK_AGAIN)
        metrics.lagged(perf_counter() - due)
