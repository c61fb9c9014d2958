"""Measure what 10,000 windows do to those that play: ``python -m benchmarks.sockets``.

A player at a window of the board bids in a match of a simulated Discord, five times a second. After ``--alone`` seconds
``--sockets`` other windows are opened from ``--processes`` other processes, as fast as they can, and each that is refused is
opened again after one to two seconds, as pages do, unless ``--once``. ``--allowed`` windows are served. Prints percentiles of
the time from a bid to its answer, before and meanwhile, how often windows were refused, and the memory of each.
"""

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import structlog
from aiohttp import web

from benchmarks.spectators import _Door, _percentiles
from bot.run.config import Address
from bot.run.start import _gc_paused
from bot.web import protocol
from bot.web.limits import MAX_SOCKETS, Limits
from bot.web.server import Admission, BoardServer
from tests.bot.world import World, open_world

_BETWEEN = 0.2
_BIDS = range(99, 9, -1)
"""What the player bids in each match; its hourglass takes longer."""
_OPENING = 100
"""Windows that a process opens at a time."""
_SERVED, _REFUSED = b"HTTP/1.1 101", b"HTTP/1.1 503"
_PING, _PONG = b"\x89\x00", b"\x8a\x80\x00\x00\x00\x00"
_UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class _Players(_Door):
    """Lets everyone watch the channel that they name, or play there as the player that they name."""

    async def open(self, hello: protocol.Hello, request: web.Request) -> Admission:
        admission = await super().open(hello, request)
        return replace(admission, seat=replace(admission.seat, player=int(hello.player) if hello.player else None))


class _Page(asyncio.Protocol):
    """A page that opens a window, counts what comes of it, and reads what it is sent."""

    def __init__(self, hello: bytes, counts: Counter[str], answered: asyncio.Event, closed: asyncio.Event) -> None:
        self._hello, self._counts, self._answered, self._closed = hello, counts, answered, closed
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(_UPGRADE + self._hello)

    def data_received(self, data: bytes) -> None:
        assert self._transport is not None
        if not self._answered.is_set():
            self._counts["served" if data.startswith(_SERVED) else "refused" if data.startswith(_REFUSED) else "other"] += 1
            self._answered.set()
        if _PING in data:
            self._transport.write(_PONG)

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        if not self._answered.is_set():
            self._counts["cut off"] += 1
            self._answered.set()
        self._closed.set()


async def _crowd(port: int, place: str, sockets: int, *, is_once: bool) -> None:
    """Open windows and keep them open until a line is read; print what came of them."""
    data, counts, slots = json.dumps({"kind": "hello", "place": place}).encode(), Counter[str](), asyncio.Semaphore(_OPENING)
    hello = bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data
    random, loop = Random(port), asyncio.get_running_loop()

    async def window() -> None:
        while True:
            answered, closed = asyncio.Event(), asyncio.Event()
            async with slots:
                try:
                    await loop.create_connection(partial(_Page, hello, counts, answered, closed), "127.0.0.1", port)
                    await answered.wait()
                except OSError:
                    counts["not connected"] += 1
                    closed.set()
            await closed.wait()
            if is_once:
                return
            await asyncio.sleep(1 + random.random())

    tasks = [asyncio.create_task(window()) for _ in range(sockets)]
    await asyncio.to_thread(sys.stdin.readline)
    print(json.dumps(counts), flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _play(port: int, places: Sequence[str], player: str) -> None:
    """Bid in one match after the other, and print when each bid was sent and how long its answer took."""
    took, begin = list[tuple[float, float]](), time.monotonic()

    async def window(session: aiohttp.ClientSession, place: str, begin: float) -> None:
        socket = await session.ws_connect(f"http://127.0.0.1:{port}/socket", compress=15)
        await socket.send_json({"kind": "hello", "place": place, "player": player})
        while (message := await socket.receive_json())["kind"] != "view":
            pass
        seen = message["view"]
        for number, moves in enumerate(_BIDS):
            with suppress(TimeoutError):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + begin + number * _BETWEEN - time.monotonic()):
                    while True:
                        await socket.receive()
            sent = time.monotonic()
            await socket.send_json({"kind": "do", "id": number, **_named(seen), "what": "bid", "moves": moves})
            while (answer := await socket.receive_json())["kind"] != "answer":
                pass
            if answer["text"]:
                raise SystemExit(answer["text"])
            took.append((sent, time.monotonic() - sent))

    async with aiohttp.ClientSession() as session:
        lasts = len(_BIDS) * _BETWEEN
        await asyncio.gather(*(window(session, place, begin + number * lasts) for number, place in enumerate(places)))
    print(json.dumps(took), flush=True)


def _named(seen: dict[str, Any]) -> dict[str, Any]:
    return {"game": seen["game"], "round": seen["round"]}


async def _start(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.sockets", *arguments), stdin=PIPE, stdout=PIPE, limit=2**26
    )


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    return await process.stdout.readline()


def _memory() -> int:
    """Return the memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def _measure(world: World, options: argparse.Namespace) -> None:
    matches = 1 + int((options.alone + options.seconds) / (len(_BIDS) * _BETWEEN))
    ada = world.player("ada")
    places = list[str]()
    for number in range(matches + 1):
        channel = world.guild.create_text_channel(f"table-{number}")
        await ada.slash(channel, "ricochet start", difficulty="any")
        places.append(f"{world.guild.id}.{channel.id}")
    with _gc_paused():  # as after a start
        limits = Limits(time.monotonic, sockets=options.allowed)
    async with BoardServer(_Players(world), Address("127.0.0.1", 0), limits) as server:
        with structlog.testing.capture_logs() as lines:
            playing = await _start("--play", str(server.port), json.dumps(places[1:]), str(ada.id))
            await asyncio.sleep(options.alone)
            before, begin = _memory(), time.monotonic()
            each = str(options.sockets // options.processes)
            kind = "--crowd-once" if options.once else "--crowd"
            crowds = [await _start(kind, str(server.port), places[0], each) for _ in range(options.processes)]
            took = json.loads(await _line(playing))
            memory = _memory() - before
            counts = Counter[str]()
            for crowd in crowds:
                assert crowd.stdin is not None
                crowd.stdin.write(b"\n")
                counts += json.loads(await _line(crowd))
            await asyncio.gather(playing.wait(), *(crowd.wait() for crowd in crowds))
    print(f"{options.sockets} windows, {options.allowed} allowed: {dict(counts)}")
    print(f"a bid, alone: {_percentiles([seconds for at, seconds in took if at < begin])}")
    print(f"a bid, meanwhile: {_percentiles([seconds for at, seconds in took if at >= begin])}")
    print(f"memory: {memory / 1e6:.0f} MB, {memory / max(1, counts['served']) / 1000:.1f} kB for each window that is served")
    print(f"log: {Counter(line['why'] for line in lines if line['event'] == 'board refused')}")


async def _run(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with open_world(Path(folder) / "ricochet.db") as world:
            world.random = Random(1)
            await _measure(world, options)


def main() -> None:
    """Measure, or be one of the processes that play or crowd in."""
    parser = argparse.ArgumentParser(description="Measure what very many windows do to those that play.")
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--allowed", type=int, default=MAX_SOCKETS)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--alone", type=float, default=18)
    parser.add_argument("--seconds", type=float, default=54)
    parser.add_argument("--once", action="store_true")
    for kind in ("--crowd", "--crowd-once", "--play"):
        parser.add_argument(kind, nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    if crowd := options.crowd or options.crowd_once:
        asyncio.run(_crowd(int(crowd[0]), crowd[1], int(crowd[2]), is_once=bool(options.crowd_once)))
    elif options.play:
        asyncio.run(_play(int(options.play[0]), json.loads(options.play[1]), options.play[2]))
    else:
        asyncio.run(_run(options))


if __name__ == "__main__":
    main()
