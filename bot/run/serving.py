"""What the bot serves over HTTP where an operator wants it: whether it is alive and ready, and metrics for Prometheus."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from time import perf_counter

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.metrics import Metrics
from bot.run.config import Address
from bot.run.failure import TaskFailed
from bot.text import Texts

_log = structlog.stdlib.get_logger()

_LOOK_AGAIN = 0.1
"""Seconds between two looks at how late the event loop is."""


@asynccontextmanager
async def serving(say: Texts, address: Address | None) -> AsyncGenerator[Metrics]:
    """Metrics to report to, which are served at this address during the block; with None they keep nothing.

    ``/healthz`` answers as long as the event loop goes round; ``/readyz`` with 200 while everything holds that `Metrics.checks`
    names, and with 503 otherwise; ``/metrics`` with metrics, or with 501 where the extra `metrics` is missing. Raises
    `TaskFailed` where nothing can be served there.
    """
    if address is None:
        yield Metrics()
        return
    metrics, scrape = _measured(say)
    runner = await _serve(say, address, {"/healthz": _alive, "/readyz": _readiness(metrics), "/metrics": scrape})
    looking = asyncio.create_task(_look_at_lag(metrics))
    try:
        yield metrics
    finally:
        looking.cancel()
        await runner.cleanup()


async def _alive(_: web.Request) -> web.Response:
    return web.Response(text="alive\n")


def _readiness(metrics: Metrics) -> Handler:
    async def answer(_: web.Request) -> web.Response:
        checks = await metrics.checks()
        return web.json_response(dict(checks), status=200 if all(checks.values()) else 503)

    return answer


def _measured(say: Texts) -> tuple[Metrics, Handler]:
    """Metrics, and what answers whoever asks for them."""
    try:
        from bot.metrics.prometheus import CONTENT_TYPE, PrometheusMetrics  # noqa: PLC0415 - the extra `metrics` may be missing
    except ImportError as error:
        why = str(error)  # `error` is gone after this clause
        _log.info("metrics not served", why=why)

        async def refuse(_: web.Request) -> web.Response:
            return web.Response(text=say("program-no-metrics", why=why) + "\n", status=501)

        return Metrics(), refuse
    metrics = PrometheusMetrics()

    async def scrape(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.scrape(), headers={"Content-Type": CONTENT_TYPE})

    return metrics, scrape


async def _serve(say: Texts, address: Address, handlers: dict[str, Handler]) -> web.AppRunner:
    app = web.Application()
    app.add_routes([web.get(path, handler) for path, handler in handlers.items()])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, address.host, address.port).start()
    except OSError as error:
        await runner.cleanup()
        raise TaskFailed(say("program-http-address", address=str(address), why=error.strerror or str(error))) from error
    _log.info("serving HTTP", address=str(Address(address.host, runner.addresses[0][1])))
    return runner


async def _look_at_lag(metrics: Metrics) -> None:
    while True:
        due = perf_counter() + _LOOK_AGAIN
        await asyncio.sleep(_LOOK_AGAIN)
        metrics.lagged(perf_counter() - due)
