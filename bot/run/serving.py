"""The optional HTTP server of the bot: health checks, and metrics for Prometheus."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.metrics import Metrics
from bot.run.config import Address
from bot.run.installation import install_extra
from bot.run.output import TaskFailed
from bot.run.refusals import Refusals, RequestLog
from bot.text import Texts

_log = structlog.stdlib.get_logger()

_LAG_INTERVAL = 0.1
"""Seconds between measurements of the event loop's lag."""


@asynccontextmanager
async def serving(say: Texts, address: Address | None) -> AsyncGenerator[Metrics]:
    """Serve health checks and metrics at this address during the block; with None, yield no-op metrics.

    ``/healthz`` responds while the event loop runs; ``/readyz`` with 200 if all of `Metrics.checks` hold, else 503;
    ``/metrics`` with metrics, or with 501 if the extra `metrics` is missing. Raises `TaskFailed` if the address is unusable.
    """
    if address is None:
        yield Metrics()
        return
    metrics, scrape = _metrics_and_handler(say)
    runner = await _serve(say, address, {"/healthz": _alive, "/readyz": _readiness(metrics), "/metrics": scrape})
    measuring = asyncio.create_task(_measure_lag(metrics))
    try:
        yield metrics
    finally:
        measuring.cancel()
        await runner.cleanup()


async def _alive(_: web.Request) -> web.Response:
    return web.Response(text="alive\n")


def _readiness(metrics: Metrics) -> Handler:
    async def answer(_: web.Request) -> web.Response:
        checks = await metrics.checks()
        return web.json_response(dict(checks), status=200 if all(checks.values()) else 503)

    return answer


def _metrics_and_handler(say: Texts) -> tuple[Metrics, Handler]:
    try:
        from bot.metrics.prometheus import CONTENT_TYPE, PrometheusMetrics  # noqa: PLC0415 - the extra `metrics` may be missing
    except ImportError as error:
        why = str(error)  # `error` is unbound after this clause
        _log.info("metrics not served", why=why)

        async def refuse(_: web.Request) -> web.Response:
            return web.Response(text=say("program-no-metrics", why=why, install=install_extra("metrics")) + "\n", status=501)

        return Metrics(), refuse
    metrics = PrometheusMetrics()

    async def scrape(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.scrape(), headers={"Content-Type": CONTENT_TYPE})

    return metrics, scrape


async def _serve(say: Texts, address: Address, handlers: dict[str, Handler]) -> web.AppRunner:
    app = web.Application()
    app.add_routes([web.get(path, handler) for path, handler in handlers.items()])
    log = RequestLog(Refusals(time.monotonic, "request refused"))
    runner = web.AppRunner(app, access_log=None, logger=log, shutdown_timeout=0.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, address.host, address.port).start()
    except OSError as error:
        await runner.cleanup()
        raise TaskFailed(say("program-http-address", address=str(address), why=error.strerror or str(error))) from error
    _log.info("serving HTTP", address=str(Address(address.host, runner.addresses[0][1])))
    return runner


async def _measure_lag(metrics: Metrics) -> None:
    while True:
        due = time.perf_counter() + _LAG_INTERVAL
        await asyncio.sleep(_LAG_INTERVAL)
        metrics.lagged(time.perf_counter() - due)
