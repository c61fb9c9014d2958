"""A limit on the time that one request to Discord may take, apart from the time that discord.py waits because of rate limits.

A request that discord.py has put off must not be broken off: of a global rate limit nobody else would learn any more that it
is over. So the limit runs only while a request is on its way, which aiohttp's tracing tells.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from http import HTTPStatus
from types import SimpleNamespace

import aiohttp

LIMIT = 15.0
"""Seconds that Discord may take for an answer, where nobody says otherwise."""


@dataclass(frozen=True, slots=True)
class _Limit:
    timeout: asyncio.Timeout
    seconds: float


_limit = ContextVar[_Limit | None]("limit", default=None)


@asynccontextmanager
async def time_limit(seconds: float = LIMIT) -> AsyncGenerator[None, None]:
    """Raise `TimeoutError` where a request in this block is not answered in so many seconds."""
    async with asyncio.timeout(None) as timeout:
        token = _limit.set(_Limit(timeout, seconds))
        try:
            yield
        finally:
            _limit.reset(token)


def trace_config() -> aiohttp.TraceConfig:
    """What tells `time_limit` of requests: for the session with which they are made."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_begun)
    trace.on_request_end.append(_answered)
    trace.on_request_exception.append(_failed)
    return trace


async def _begun(session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams) -> None:
    del session, context, params
    _reschedule(runs=True)


async def _answered(session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
    """The body is still to come; but where it says that there was an error, discord.py may wait before it tries again."""
    del session, context
    _reschedule(runs=params.response.status < HTTPStatus.BAD_REQUEST)


async def _failed(
    session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
) -> None:
    del session, context, params
    _reschedule(runs=False)


def _reschedule(*, runs: bool) -> None:
    if (limit := _limit.get()) and not limit.timeout.expired():
        limit.timeout.reschedule(asyncio.get_running_loop().time() + limit.seconds if runs else None)
