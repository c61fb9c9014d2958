"""Measure how soon people who watch matches on the board see what has happened: ``python -m benchmarks.spectators``.

Opens ``--sockets`` windows, spread over ``--matches`` matches of a simulated Discord, and lets players bid in them, so many
bids in a second as ``--rate``, for ``--seconds``. The windows are in a process of their own. Prints percentiles of the
milliseconds from the moment at which an event is stored to that at which a window has a view with it, of all windows and
events; and of the time that a bid takes from the command to the store, with and without windows.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from unittest.mock import patch

import aiohttp
from aiohttp import web
from simcord.actors import MemberActor

from bot.games.match import LiveMatch
from bot.run.config import Address
from bot.text import Texts
from bot.web import protocol
from bot.web.limits import Limits
from bot.web.server import Admission, BoardServer
from bot.web.subject import Seat, Table
from bot.web.subjects import SUBJECTS
from engine.games.match.play import PlaceBid
from engine.games.match.state import OPEN_TO_BIDS
from engine.rules.outcome import Outcome
from tests.bot.world import World, open_world

_PLAYERS = 6
_HIGHEST = 99
_OPENING = 50
"""Windows that are opened at a time."""


class _Door:
    """Lets everyone watch the channel that they name."""

    application: int | None = None

    def __init__(self, world: World) -> None:
        self._world = world

    def is_expected(self, request: web.Request) -> bool:
        del request
        return True

    def address_of(self, request: web.Request) -> str:
        return request.remote or ""

    def texts(self, request: web.Request) -> Texts:
        del request
        return Texts.of("en")

    async def open(self, hello: protocol.Hello, request: web.Request) -> Admission:
        assert hello.place is not None
        guild_id, channel_id = map(int, hello.place.split("."))
        table = Table(guild_id, channel_id, {}, self.texts(request), partial(_as_bot, self._world))
        return Admission(Seat(self._world.bot, table, None, {"match": SUBJECTS["match"]}), "watching", sys.maxsize)


@asynccontextmanager
async def _as_bot(world: World) -> AsyncIterator[None]:
    with world.env.as_bot():
        yield


async def _watch(url: str, places: Sequence[str], sockets: int) -> None:
    """Open windows, say so, and print when each has seen which event first, as soon as a line is read."""
    seen = list[tuple[str, int, float]]()

    async def window(session: aiohttp.ClientSession, place: str, is_open: asyncio.Event) -> None:
        socket = await session.ws_connect(url, compress=15)
        await socket.send_json({"kind": "hello", "place": place})
        async for message in socket:
            at = time.monotonic()
            received = json.loads(message.data)
            if received["kind"] == "view":
                is_open.set()
                seen.append((received["view"]["game"], received["number"], at))
            if received["kind"] == "closed":
                raise SystemExit(received["text"])

    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        tasks = list[asyncio.Task[None]]()
        for first in range(0, sockets, _OPENING):
            opened = [asyncio.Event() for _ in range(first, min(first + _OPENING, sockets))]
            for number, is_open in enumerate(opened, first):
                tasks.append(asyncio.create_task(window(session, places[number % len(places)], is_open)))
            await asyncio.gather(*(is_open.wait() for is_open in opened))
        seen.clear()
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        print(json.dumps(seen), flush=True)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Bids:
    """Bids in all matches in turn, and when each was stored."""

    def __init__(self, world: World, matches: Sequence[LiveMatch], players: Sequence[MemberActor]) -> None:
        self._world, self._matches, self._players = world, matches, players
        self._made = 0
        self.stored = dict[tuple[str, int], float]()

    async def make(self, seconds: float, rate: float) -> list[float]:
        """Make so many bids in a second for a time. Returns how long each took."""
        took, begin = list[float](), time.monotonic()
        for number in range(int(seconds * rate)):
            await asyncio.sleep(max(0.0, begin + number / rate - time.monotonic()))
            match = self._matches[self._made % len(self._matches)]
            turn = self._made // len(self._matches)
            self._made += 1
            if match.state.phase not in OPEN_TO_BIDS or turn >= _PLAYERS * (_HIGHEST - 1):
                continue
            bid = PlaceBid(self._players[turn % _PLAYERS].id, _HIGHEST - turn // _PLAYERS)
            before = time.monotonic()
            with self._world.env.as_bot():
                outcome = await match.handle(bid, self._world.bot.clock.now())
            assert isinstance(outcome, Outcome), outcome
            took.append(time.monotonic() - before)
            self.stored[str(match.game_id), match.stored] = time.monotonic()
        return took


def _percentiles(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    chosen = {name: ordered[min(len(ordered) - 1, int(len(ordered) * part))] for name, part in (("p50", 0.5), ("p99", 0.99))}
    return ", ".join(f"{name} {value * 1000:.1f} ms" for name, value in (chosen | {"max": ordered[-1]}).items())


async def _measure(world: World, *, sockets: int, matches: int, rate: float, seconds: float) -> None:
    players = [world.player(f"player{number}") for number in range(_PLAYERS)]
    channels = [world.guild.create_text_channel(f"table-{number}") for number in range(matches)]
    live = list[LiveMatch]()
    for channel in channels:
        await players[0].slash(channel, "ricochet start", difficulty="any")
        match = world.bot.games.match_in(channel.id)
        assert match is not None
        live.append(match)
    bids = _Bids(world, live, players)
    alone = await bids.make(seconds / 2, rate)
    bids.stored.clear()
    limits = Limits(time.monotonic, sockets=sockets)
    async with BoardServer(_Door(world), Address("127.0.0.1", 0), limits) as server:
        places = [f"{world.guild.id}.{channel.id}" for channel in channels]
        asked = [f"http://127.0.0.1:{server.port}/socket", json.dumps(places), str(sockets)]
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.spectators", "--watch", *asked), stdin=PIPE, stdout=PIPE, limit=2**30
        )
        assert program.stdin is not None
        assert program.stdout is not None
        assert await program.stdout.readline() == b"open\n"
        watched = await bids.make(seconds, rate)
        await asyncio.sleep(1)
        program.stdin.write(b"\n")
        received = json.loads(await program.stdout.readline())
        await program.wait()
    pushes = [at - bids.stored[game, number] for game, number, at in received if (game, number) in bids.stored]
    expected = len(watched) * sockets // matches
    print(f"{sockets} windows, {matches} matches, {len(watched)} bids: {len(pushes)} of {expected} views")
    print(f"stored → seen: {_percentiles(pushes)}")
    print(f"a bid, watched: {_percentiles(watched)}; not watched: {_percentiles(alone)}")


async def _run(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, patch("bot.web.server._PING", None):
        async with open_world(Path(folder) / "ricochet.db") as world:
            world.random = Random(1)
            await _measure(world, sockets=options.sockets, matches=options.matches, rate=options.rate, seconds=options.seconds)


def main() -> None:
    """Measure, or watch for the process that measures."""
    parser = argparse.ArgumentParser(description="Measure how soon spectators of the board see what has happened.")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--rate", type=float, default=10, help="bids in a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--watch", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.watch:
        asyncio.run(_watch(options.watch[0], json.loads(options.watch[1]), int(options.watch[2])))
    else:
        asyncio.run(_run(options))


if __name__ == "__main__":
    main()
