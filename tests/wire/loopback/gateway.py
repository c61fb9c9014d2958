"""The gateway: sessions with their events, heartbeats, resuming, and the codes with which connections are closed.

Topics, "Gateway" and "Opcodes and Status Codes".
"""

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.loopback.state import State, snowflake

HEARTBEAT_INTERVAL = 41.25
"""Seconds, as Discord has it."""

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
INVALID_SEQ, SESSION_TIMED_OUT, INVALID_SHARD, DISALLOWED_INTENTS = 4007, 4009, 4010, 4014

_PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Topics, "Privileged Intents"."""

_KEPT = 1000
"""So many events can be resumed with; how many Discord keeps is not documented."""


@dataclass(slots=True)
class Session:
    """What was dispatched to a bot since it has identified itself: how many events, and the last of them to be resumed with."""

    id: str = field(default_factory=lambda: f"session-{snowflake()}")
    dispatched: int = 0
    kept: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=_KEPT))

    def add(self, event: str, data: Any) -> int:
        """Keep an event, and return its number."""
        self.dispatched += 1
        self.kept.append({"t": event, "d": data, "s": self.dispatched})
        return self.dispatched

    def after(self, number: int) -> dict[str, Any] | None:
        """The event after the one with this number, if there is one."""
        first = self.dispatched - len(self.kept) + 1
        return self.kept[number + 1 - first] if number < self.dispatched else None


class Connection:
    """One connection of a bot; its answers are compressed if it asks for ``zlib-stream``."""

    def __init__(self, socket: web.WebSocketResponse, *, compress: bool) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._zlib = zlib.compressobj() if compress else None
        self._in_order = asyncio.Lock()

    async def send(self, op: int, data: Any, event: str | None = None, number: int | None = None) -> None:
        """Send one message, unless the connection is gone."""
        text = json.dumps({"op": op, "d": data, "t": event, "s": number})
        async with self._in_order:
            if self.socket.closed:
                return
            try:
                if self._zlib:
                    packed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(text)
            except ConnectionError:
                return


class Gateway:
    """The sessions of the bot, and its connection.

    ``counts`` says how often it has identified itself, resumed, and sent a heartbeat.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self.heartbeat_interval = HEARTBEAT_INTERVAL
        self.token: str | None = None
        self.counts = {"identify": 0, "resume": 0, "resumed": 0, "heartbeat": 0}
        self._sessions = dict[str, Session]()
        self._connection: Connection | None = None
        self._held: list[tuple[str, Any]] | None = None
        self._copies = 1
        self._sending = set[asyncio.Task[None]]()

    @property
    def is_connected(self) -> bool:
        """Whether a bot is here that gets what is dispatched."""
        return self._connection is not None and self._connection.session is not None

    def dispatch(self, event: str, data: Any) -> bool:
        """Tell the bot, or keep it for when it resumes. False where there is no session that will get it."""
        session = self._newest()
        if session is None:
            return False
        if self._held is not None:
            self._held.append((event, data))
            return True
        copies, self._copies = self._copies, 1
        for _ in range(copies):
            number = session.add(event, data)
            if self._connection and self._connection.session is session:
                self._start(self._connection.send(DISPATCH, data, event, number))
        return True

    def deliver_twice(self) -> None:
        """Let the next event come twice."""
        self._copies = 2

    def hold(self) -> None:
        """Keep events back from now on, until `let_go`."""
        self._held = []

    def let_go(self, order: Callable[[list[tuple[str, Any]]], list[tuple[str, Any]]] = list) -> None:
        """Send what was kept back, in this order."""
        held, self._held = self._held or [], None
        for event, data in order(held):
            self.dispatch(event, data)

    async def reconnect(self) -> None:
        """Ask the bot to connect anew and to resume: opcode 7."""
        if self._connection:
            await self._connection.send(RECONNECT, None)

    async def close(self, code: int) -> None:
        """Close the connection with a code, as Discord does."""
        if self._connection:
            await self._connection.socket.close(code=code)

    def cut(self) -> None:
        """Let the connection die without a word."""
        connection, self._connection = self._connection, None
        if connection and connection.socket._req and connection.socket._req.transport:
            connection.socket._req.transport.abort()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """A connection from its hello to its end."""
        socket = web.WebSocketResponse(autoping=True, max_msg_size=4096, timeout=0.5)
        try:
            await socket.prepare(request)
        except ConnectionError:  # the bot was killed meanwhile
            return web.Response()
        connection = Connection(socket, compress=request.query.get("compress") == "zlib-stream")
        await connection.send(HELLO, {"heartbeat_interval": int(self.heartbeat_interval * 1000)})
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    await socket.close(code=DECODE_ERROR)
                    break
                await self._receive(connection, json.loads(message.data))
                self._state.changed()
        finally:
            if self._connection is connection:
                self._connection = None
            self._state.changed()
        return socket

    async def _receive(self, connection: Connection, message: dict[str, Any]) -> None:
        op: Any = message.get("op")
        data: Any = message.get("d")
        if op == HEARTBEAT:
            self.counts["heartbeat"] += 1
            await connection.send(ACK, None)
        elif op in (IDENTIFY, RESUME):
            if connection.session:
                await connection.socket.close(code=ALREADY_AUTHENTICATED)
            elif data["token"] != self.token:
                await connection.socket.close(code=AUTHENTICATION_FAILED)
            elif op == IDENTIFY:
                await self._identify(connection, data)
            else:
                await self._resume(connection, data)
        elif op in (3, 4, 8):  # presence, voice and members are taken, and tell nothing here
            if not connection.session:
                await connection.socket.close(code=NOT_AUTHENTICATED)
        else:
            await connection.socket.close(code=UNKNOWN_OPCODE)

    async def _identify(self, connection: Connection, data: dict[str, Any]) -> None:
        self.counts["identify"] += 1
        shard = data.get("shard", [0, 1])
        if shard != [0, 1]:
            await connection.socket.close(code=INVALID_SHARD)
            return
        if data["intents"] & _PRIVILEGED:
            await connection.socket.close(code=DISALLOWED_INTENTS)
            return
        session = Session()
        self._sessions = {session.id: session}
        connection.session, self._connection = session, connection
        state = self._state
        ready = {
            "v": 10,
            "user": state.us.json(),
            "guilds": [{"id": str(state.guild.id), "unavailable": True}],
            "session_id": session.id,
            "resume_gateway_url": state.gateway_address,
            "shard": shard,
            "application": {"id": str(state.us.id), "flags": 0},
        }
        self.dispatch("READY", ready)
        self.dispatch("GUILD_CREATE", state.guild.json())

    async def _resume(self, connection: Connection, data: dict[str, Any]) -> None:
        self.counts["resume"] += 1
        session = self._sessions.get(data["session_id"])
        sent = data["seq"]
        if session is None or sent < session.dispatched - len(session.kept):
            await connection.send(INVALID_SESSION, False)
            return
        if sent > session.dispatched:
            await connection.socket.close(code=INVALID_SEQ)
            return
        while event := session.after(sent):  # others may come meanwhile
            await connection.send(DISPATCH, event["d"], event["t"], event["s"])
            sent = event["s"]
        connection.session, self._connection = session, connection
        self.counts["resumed"] += 1
        self.dispatch("RESUMED", {})

    def _newest(self) -> Session | None:
        return next(reversed(self._sessions.values()), None)

    def forget_sessions(self) -> None:
        """Let no session be resumed: the bot that had it is gone."""
        self._sessions.clear()

    def _start(self, sending: Any) -> None:
        task = asyncio.ensure_future(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
