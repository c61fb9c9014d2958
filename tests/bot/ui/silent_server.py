"""A server that does not always respond, requested as discord.py requests Discord: with traced requests."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp
from aiohttp import web
from aiohttp.test_utils import BaseTestServer, TestServer

from bot.ui.delivery import trace_config


@dataclass(frozen=True, slots=True)
class SilentServer:
    """The server, and a session with it."""

    server: BaseTestServer
    session: aiohttp.ClientSession

    async def ask(self, path: str) -> int:
        """Ask for a path: ``/never`` is not answered, ``/429`` is with that status, ``/half`` with a body that does not end.

        ``/429?global`` says that it is for all that is asked.
        """
        async with self.session.get(self.server.make_url(path)) as response:
            await response.read()
            return response.status


@asynccontextmanager
async def silent_server(*traces: aiohttp.TraceConfig) -> AsyncGenerator[SilentServer, None]:
    """A server for as long as the block lasts, asked with these traces, too."""
    is_over = asyncio.Event()

    async def never(request: web.Request) -> web.Response:
        del request
        await is_over.wait()
        return web.Response()

    async def half(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await response.write(b"half")
        await is_over.wait()
        return response

    async def status(request: web.Request) -> web.Response:
        headers = {"X-RateLimit-Global": "true"} if "global" in request.query else {}
        return web.Response(status=int(request.match_info["status"]), headers=headers)

    app = web.Application()
    app.add_routes([web.get("/never", never), web.get("/half", half), web.get("/{status}", status)])
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace_config(), *traces]) as session:
        try:
            yield SilentServer(server, session)
        finally:
            is_over.set()
