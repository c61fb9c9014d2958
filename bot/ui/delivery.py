"""A request to Discord: its timeout, and its outcomes: accepted, rejected, or unknown.

The timeout is paused while discord.py waits because of rate limits. A request that discord.py holds back must not be cancelled,
or requests that wait for the same global rate limit would never be released. So the timeout runs only while a request is being
made, as reported by aiohttp's tracing.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from http import HTTPStatus
from types import SimpleNamespace

import aiohttp
import discord

from bot.ui.refusals import retry_of

LIMIT = 15.0
"""The default timeout in seconds."""


@dataclass(frozen=True, slots=True)
class _Limit:
    timeout: asyncio.Timeout
    seconds: float


_limit = ContextVar[_Limit | None]("limit", default=None)


@asynccontextmanager
async def time_limit(seconds: float | None = None) -> AsyncGenerator[None, None]:
    """Raise `TimeoutError` if a request in this block gets no response for ``seconds``, by default `LIMIT`."""
    async with asyncio.timeout(None) as timeout:
        token = _limit.set(_Limit(timeout, LIMIT if seconds is None else seconds))
        try:
            yield
        finally:
            _limit.reset(token)


def trace_config() -> aiohttp.TraceConfig:
    """Return the hooks through which a session reports its requests to `time_limit`."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_begun)
    trace.on_request_end.append(_answered)
    trace.on_request_exception.append(_failed)
    return trace


async def _begun(_session: aiohttp.ClientSession, _context: SimpleNamespace, _: aiohttp.TraceRequestStartParams) -> None:
    _reschedule(runs=True)


async def _answered(_session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
    """Keep the timeout running for the body, but pause it after an error, when discord.py may wait for a retry."""
    _reschedule(runs=params.response.status < HTTPStatus.BAD_REQUEST)


async def _failed(_session: aiohttp.ClientSession, _context: SimpleNamespace, _: aiohttp.TraceRequestExceptionParams) -> None:
    _reschedule(runs=False)


def _reschedule(*, runs: bool) -> None:
    if (limit := _limit.get()) and not limit.timeout.expired():
        limit.timeout.reschedule(asyncio.get_running_loop().time() + limit.seconds if runs else None)


class Undelivered(Exception):
    """The request failed temporarily, or its outcome is unknown: retry after a pause."""


class Rejected(Exception):
    """Discord has rejected the request with this error; ``retry`` says when it may accept it."""

    def __init__(self, error: discord.HTTPException) -> None:
        self.error, self.retry = error, retry_of(error.code)
        super().__init__(str(error))


@asynccontextmanager
async def delivery(seconds: float | None = None) -> AsyncGenerator[None, None]:
    """Run requests with a timeout. Raises `Rejected` for a definite error, and `Undelivered` for one that may be temporary."""
    try:
        async with time_limit(seconds):
            yield
    except discord.HTTPException as error:
        if error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise Undelivered(str(error)) from error
        raise Rejected(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Undelivered(repr(error)) from error
