"""The gateway: sessions with their events, heartbeats, resuming, and the codes with which connections are closed.

Topics, "Gateway" and "Opcodes and Status Codes".
"""

import asyncio
import json
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.loopback.ratelimits import Starts
from tests.wire.loopback.state import State, gateway_at, snowflake

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
    """What was dispatched to a process since it has identified itself: how many events, and the last to be resumed with.

    It gets the events of one shard of so many, over one connection, or over none while it is disconnected.
    """

    shard: int = 0
    shards: int = 1
    connection: "Connection | None" = None
    id: str = field(default_factory=lambda: f"session-{snowflake()}")
    dispatched: int = 0
    kept: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=_KEPT))

    def has(self, guild_id: int) -> bool:
        """Return whether it gets the events of a server: "Sharding"."""
        return (guild_id >> 22) % self.shards == self.shard

    def add(self, event: str, data: Any) -> int:
        """Keep an event, and return its number."""
        self.dispatched += 1
        self.kept.append({"t": event, "d": data, "s": self.dispatched})
        return self.dispatched

    def after(self, number: int) -> dict[str, Any] | None:
        """Return the event after the one with this number, if there is one."""
        first = self.dispatched - len(self.kept) + 1
        return self.kept[number + 1 - first] if number < self.dispatched else None


class Connection:
    """One connection of a bot to this address; its answers are compressed if it asks for ``zlib-stream``."""

    def __init__(self, socket: web.WebSocketResponse, host: str, *, compress: bool) -> None:
        self.socket, self.host = socket, host
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
    """The sessions of the bot. Several may have the same shard: then each of them gets its events, as on Discord.

    ``counts`` says how often the bot has identified itself, resumed, and sent a heartbeat; ``identified`` when, as which
    shard of how many, and by which address. ``starts`` limits that, where a test switches it on.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self.starts = Starts()
        self.heartbeat_interval = HEARTBEAT_INTERVAL
        self.token: str | None = None
        self.counts = {"identify": 0, "resume": 0, "resumed": 0, "heartbeat": 0}
        self.identified = list[tuple[float, int, int, str]]()
        self._connections = list[Connection]()
        self._sessions = dict[str, Session]()
        self._held: list[tuple[str, Any]] | None = None
        self._copies = 1
        self._sending = set[asyncio.Task[None]]()

    @property
    def is_connected(self) -> bool:
        """Whether a bot is here that gets what is dispatched."""
        return any(session.connection for session in self._sessions.values())

    @property
    def shards(self) -> list[int]:
        """The shards that are connected, in order, each as often as it is."""
        return sorted(session.shard for session in self._sessions.values() if session.connection)

    def shards_of(self, host: str) -> list[int]:
        """Return those of them that are connected to this address: see `Call.host`."""
        sessions = self._sessions.values()
        return sorted(session.shard for session in sessions if session.connection and session.connection.host == host)

    def dispatch(self, event: str, data: Any) -> bool:
        """Send an event to the bot, or keep it until it resumes. Return False if no session will get it."""
        guild_id = int(data["id"] if event.startswith("GUILD_") else data.get("guild_id", 0))
        sessions = [session for session in self._sessions.values() if session.has(guild_id)]
        if self._held is not None and sessions:
            self._held.append((event, data))
            return True
        copies, self._copies = self._copies, 1
        for session in sessions:
            for _ in range(copies):
                self._tell(session, event, data)
        return bool(sessions)

    def _tell(self, session: Session, event: str, data: Any) -> None:
        number = session.add(event, data)
        if session.connection:
            self._start(session.connection.send(DISPATCH, data, event, number))

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
        for connection in list(self._connections):
            await connection.send(RECONNECT, None)

    async def close(self, code: int) -> None:
        """Close its connections with a code, as Discord does."""
        for connection in list(self._connections):
            await connection.socket.close(code=code)

    def cut(self) -> None:
        """Let its connections die without a word."""
        for connection in list(self._connections):
            self._leave(connection)
            if connection.socket._req and connection.socket._req.transport:
                connection.socket._req.transport.abort()

    def _leave(self, connection: Connection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
        if connection.session and connection.session.connection is connection:
            connection.session.connection = None

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Return a connection from its hello to its end."""
        socket = web.WebSocketResponse(autoping=True, max_msg_size=4096, timeout=0.5)
        try:
            await socket.prepare(request)
        except ConnectionError:  # the bot was killed meanwhile
            return web.Response()
        connection = Connection(socket, request.host, compress=request.query.get("compress") == "zlib-stream")
        await connection.send(HELLO, {"heartbeat_interval": int(self.heartbeat_interval * 1000)})
        self._connections.append(connection)
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    await socket.close(code=DECODE_ERROR)
                    break
                await self._receive(connection, json.loads(message.data))
                self._state.changed()
        finally:
            self._leave(connection)
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
        elif op in (3, 4, 8):  # presence, voice and members are accepted without effect
            if not connection.session:
                await connection.socket.close(code=NOT_AUTHENTICATED)
        else:
            await connection.socket.close(code=UNKNOWN_OPCODE)

    async def _identify(self, connection: Connection, data: dict[str, Any]) -> None:
        self.counts["identify"] += 1
        shard, shards = data.get("shard", [0, 1])
        if not 0 <= shard < shards:
            await connection.socket.close(code=INVALID_SHARD)
            return
        if data["intents"] & _PRIVILEGED:
            await connection.socket.close(code=DISALLOWED_INTENTS)
            return
        if not self.starts.take(shard, self._state.max_concurrency):
            await connection.send(INVALID_SESSION, False)
            return
        self.identified.append((time.monotonic(), shard, shards, connection.host))
        session = connection.session = Session(shard, shards, connection)
        # Lost connections do not return: a restarted program sends IDENTIFY.
        here = [
            other for other in self._sessions.values() if other.connection or (other.shard, other.shards) != (shard, shards)
        ]
        self._sessions = {one.id: one for one in (*here, session)}
        state = self._state
        guilds = [guild for guild in state.guilds if session.has(guild.id)]
        ready = {
            "v": 10,
            "user": state.us.json(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": gateway_at(connection.host),
            "shard": [shard, shards],
            "application": {"id": str(state.us.id), "flags": 0},
        }
        self._tell(session, "READY", ready)
        for guild in guilds:
            if not guild.is_unavailable:
                self._tell(session, "GUILD_CREATE", guild.json())

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
        connection.session, session.connection = session, connection
        self.counts["resumed"] += 1
        self._tell(session, "RESUMED", {})

    def forget_sessions(self) -> None:
        """Let no session be resumed: the bot that had it is gone."""
        self._sessions.clear()

    def _start(self, sending: Any) -> None:
        task = asyncio.ensure_future(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
