"""The server: REST, gateway and CDN on one port of the loopback address, with what tests need."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Self, TypeVar

from aiohttp import BodyPartReader, web

from tests.discord_api.document import UNDESCRIBED, answers
from tests.wire.loopback.errors import ApiError
from tests.wire.loopback.faults import Call, Fault, FaultKind, Faults
from tests.wire.loopback.gateway import Gateway
from tests.wire.loopback.ratelimits import RateLimits
from tests.wire.loopback.rest import Rest
from tests.wire.loopback.state import Channel, Clock, State

PATIENCE = 60.0
"""Seconds within which the program has done what it has to do, also on a machine that is busy with others."""

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.secret.token"

_INVALID_FORM = 50035
_SHOWN = 20
"""So many requests are shown where a test waits in vain."""
_T = TypeVar("_T")


def api_at(host: str) -> str:
    """Return the address of the REST API at ``host``, such as ``127.0.0.1:8080``."""
    return f"http://{host}/api/v10"


class NeverHappened(AssertionError):
    """What was waited for did not come about, and these were the last requests, and what was refused or failed."""

    def __init__(self, what: str, calls: Sequence[Call], wrong: Sequence[Exception]) -> None:
        asked = "\n".join([*(f"{call.name} {call.status} {call.text[:80]!r}" for call in calls), *map(str, wrong)])
        super().__init__(f"within a minute it did not come to this: {what}\nThe last requests:\n{asked}")


class Discord:
    """A Discord on the loopback address with a bot in so many servers, each on a shard of its own; to be entered.

    ``calls`` are the requests to the REST API, in the order in which they came, ``counts`` how many there were of each name
    and status, and ``refused`` what was refused for its form: Discord would refuse it as well.
    """

    def __init__(self, *, clock_stands_still: bool = True, servers: int = 1) -> None:
        self.state = State(Clock(stands_still=clock_stands_still), servers)
        self.faults = Faults()
        self.rate_limits = RateLimits()
        self.rest = Rest(self.state)
        self.gateway = Gateway(self.state)
        self.state.opened = lambda thread: self.gateway.dispatch("THREAD_CREATE", thread.json())
        self.rest.token = self.gateway.token = TOKEN
        self.calls: list[Call] = []
        self.counts = Counter[tuple[str, int | None]]()
        self.refused: list[ApiError] = []
        self.failed: list[Exception] = []
        """What went wrong here, so that a request was answered with 500."""
        self.watchers: list[Callable[[Call], None]] = []
        """Callbacks for each answered request."""
        self._changed = asyncio.Event()
        self.state.listeners.append(self._changed.set)

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=100 * 1024 * 1024)
        for name in self.rest.routes:
            method, route = name.split(" ")
            app.router.add_route(method, f"/api/v10{route}", self._answer)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/attachments/{attachment_id}/{name}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.state.address = f"http://{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.faults.clear()
        await self._runner.cleanup()

    @property
    def api(self) -> str:
        """The address of the REST API."""
        return api_at(self.host)

    @property
    def host(self) -> str:
        """Where it is, as in ``127.0.0.1:8080``."""
        return self.state.address.removeprefix("http://")

    async def until(self, condition: Callable[[], _T | None], what: str = "") -> _T:
        """Wait until something holds that the program or a player brings about, and answer what it is.

        Raises `NeverHappened` after a minute; ``what`` says in words what it was.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not (found := condition()):
                    self._changed.clear()
                    await self._changed.wait()
                return found
        raise NeverHappened(what or str(condition), self.calls[-_SHOWN:], [*self.refused, *self.failed])

    def of(self, name: str, *, channel_id: int | None = None, containing: str = "") -> list[Call]:
        """Return the requests of a name so far, such as `faults.SEND`."""
        return [
            call
            for call in self.calls
            if call.name == name and channel_id in (None, call.channel_id) and containing in call.text
        ]

    def channel_of(self, call: Call) -> Channel | None:
        """Return the channel that a request is about, or that of its interaction."""
        if call.channel_id is not None:
            return self.state.channel(call.channel_id)
        number = call.parameters.get("token", "").partition("-")[2]
        interaction = self.state.interactions.get(int(number)) if number.isdecimal() else None
        return interaction.channel if interaction else None

    def revoke_token(self) -> None:
        """Let the bot's token be wrong from now on; a connection stays until it is closed."""
        self.rest.token = self.gateway.token = None

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        at = time.monotonic()
        call = await _read(request)
        call.at = at
        self.calls.append(call)
        self.state.changed()
        try:
            return await self._go_through(call, request)
        except Exception as error:
            self.failed.append(error)
            raise
        finally:
            self.counts[call.name, call.status] += 1
            for watcher in self.watchers:
                watcher(call)
            self.state.changed()

    async def _go_through(self, call: Call, request: web.Request) -> web.StreamResponse:
        """Answer a request, or let it go wrong as the script says."""
        fault = self.faults.take(call)
        kind = fault.kind if fault else None
        if fault:
            self.state.changed()
        if fault and kind is FaultKind.STATUS:
            return _failure(call, fault)
        if kind is FaultKind.CUT_BEFORE:
            return _cut(request)
        if fault and kind in (FaultKind.HELD_BEFORE, FaultKind.SLOW):
            with suppress(TimeoutError):
                async with asyncio.timeout(fault.seconds if kind is FaultKind.SLOW else None):
                    await fault.released.wait()
            if request.transport is None:  # what asked has gone meanwhile
                return _cut(request)
        limited = self.rate_limits.take(call)
        if limited.retry_after:
            return _too_many(call, limited.retry_after, limited.headers, is_global=limited.is_global)
        try:
            body = self.rest.answer(call)
            call.status = 204 if body is None else 200
        except ApiError as error:
            call.status, body = error.status, error.body
            if error.code == _INVALID_FORM:
                self.refused.append(error)
        if call.name not in UNDESCRIBED:
            faults = answers().faults_of_answer(call.method, call.route, call.status, body)
            assert not faults, f"{call.name} is not answered by Discord like this: {faults}"
        self.state.changed()
        if kind is FaultKind.CUT_AFTER:
            return _cut(request)
        if fault and kind is FaultKind.HELD_AFTER:
            await fault.released.wait()
        return _json(body, call.status, limited.headers)

    async def _file(self, request: web.Request) -> web.Response:
        file = self.state.files.get(int(request.match_info["attachment_id"]))
        if file is None or file.name != request.match_info["name"]:
            return web.Response(status=404)
        return web.Response(body=file.data)


async def _read(request: web.Request) -> Call:
    """Return the request as its route and its payload, with the files that came along."""
    assert request.match_info.route.resource is not None
    route = request.match_info.route.resource.canonical.removeprefix("/api/v10")
    call = Call(request.method, route, dict(request.match_info), dict(request.query))
    call.host = request.host
    call.token = request.headers.get("Authorization", "").removeprefix("Bot ") or None
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            data = bytes(await part.read())
            if part.name == "payload_json":
                call.payload = json.loads(data)
            else:
                call.files.append((str(part.filename), data))
    elif request.content_type == "application/x-www-form-urlencoded":
        call.payload = dict(await request.post())
    elif text := await request.text():
        call.payload = json.loads(text)
    return call


def _json(body: Any, status: int | None, headers: dict[str, str] | None = None) -> web.Response:
    """Return an answer with the content type of Discord's, which discord.py compares whole."""
    data = b"" if body is None else json.dumps(body).encode()
    named = {"Content-Type": "application/json"} if data else {}
    return web.Response(status=status or 200, body=data, headers={**named, **(headers or {}), "Via": "1.1 loopback"})


def _failure(call: Call, fault: Fault) -> web.Response:
    call.status = fault.status
    if fault.status == web.HTTPTooManyRequests.status_code:
        return _too_many(call, fault.seconds, {"X-RateLimit-Scope": "shared"}, is_global=False)
    return _json({"message": f"{fault.status}: scripted", "code": fault.code}, fault.status)


def _too_many(call: Call, wait: float, headers: dict[str, str], *, is_global: bool) -> web.Response:
    """Topics, "Exceeding A Rate Limit"."""
    call.status = web.HTTPTooManyRequests.status_code
    body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": is_global}
    return _json(body, call.status, {**headers, "Retry-After": str(max(1, round(wait)))})


def _cut(request: web.Request) -> web.Response:
    """Let the connection of a request die without an answer."""
    if request.transport:
        request.transport.abort()
    return web.Response()
