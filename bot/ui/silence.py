"""A process that another one may have replaced asks Discord for nothing more, so that nobody is told anything twice."""

from collections.abc import Callable
from types import SimpleNamespace

import aiohttp


class Silenced(ConnectionError):
    """A request was not made, since another process may play by now."""

    def __init__(self) -> None:
        super().__init__("another process may have taken over")


def silent_unless(may_ask: Callable[[], bool], trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Let requests that are traced by this, which is returned, raise `Silenced` where they may not be made.

    All of discord.py's pass there, answers to interactions and connections to the gateway as well. One that has begun goes on.
    """

    async def begun(session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams) -> None:
        del session, context, params
        if not may_ask():
            raise Silenced

    trace.on_request_start.insert(0, begun)
    return trace
