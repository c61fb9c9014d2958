"""A table at which several processes play, each some of eight servers, on one database."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import groupby
from pathlib import Path
from typing import Self

from engine.games.match.events import BidMade, ChipWon, Event, MatchEnded, MatchStarted, ProverAsked
from engine.games.match.state import replay
from engine.rules.events import ChipTurned, SaidDone, TimeGivenBack
from tests.wire.linked import LinkedProgram
from tests.wire.loopback.server import Discord
from tests.wire.process import WAITS as ALONE
from tests.wire.process import Program
from tests.wire.stored import stored
from tests.wire.table import ASKED, ENDED, WON, Game, Table, together

SHARDS = range(8)
"""There is a server on each of them."""

SETTINGS = {"RICOCHET_SHARDS": "8", "RICOCHET_PICTURE_WORKERS": "0", "RICOCHET_HTTP": "0"}

EVERY = 1.0
"""Seconds between two IDENTIFYs of a shard that Discord accepts here, instead of five."""

WAITS = {
    **ALONE,
    "bot.run.shard_leases.LEASE": 4.0,
    "bot.run.shard_leases.RENEW": 1.0,
    "bot.run.shard_leases.GIVE_UP": 1.0,
    "bot.run.shard_leases.LOOK": 0.2,
    "bot.store.postgres._IDENTIFY_EVERY": EVERY + 0.3,
}
"""Those of processes that share a database, see `tests.wire.process.WAITS`: about half of what they are."""

STANDING_BY = '"standing by"'


class DividedTable(Table):
    """A table with eight servers, and as many processes as a test starts; its ``program`` is none of them."""

    def __init__(self, discord: Discord, folder: Path, server: str) -> None:
        super().__init__(discord, Program(discord, folder, server))
        self.processes = list[LinkedProgram]()
        self._folder, self._server = folder, server
        self._opened = AsyncExitStack()

    async def launch(self, count: int, **settings: str) -> list[LinkedProgram]:
        """Start so many further processes, and wait for nothing."""
        launched = list[LinkedProgram]()
        for _ in range(count):
            folder = self._folder / f"process-{len(self.processes)}"
            process = LinkedProgram(self.discord, folder, self._server, waits=WAITS, **{**SETTINGS, **settings})
            await self._opened.enter_async_context(process)
            self.processes.append(process)
            launched.append(process)
            await process.launch()
        return launched

    async def stand_by(self, count: int, **settings: str) -> list[LinkedProgram]:
        """Start so many further processes that stand by."""
        launched = await self.launch(count, **settings)
        for process in launched:
            await process.until_said(STANDING_BY)
        return launched

    def playing(self) -> list[LinkedProgram]:
        """Return who is connected, in the order of their first shards."""
        return sorted((process for process in self.processes if process.shards), key=lambda process: process.shards)

    async def close(self) -> None:
        """Leave no process behind."""
        await self._opened.aclose()

    async def plays(self, *processes: LinkedProgram, shards: Sequence[int] = SHARDS) -> None:
        """Wait until these processes share these shards, are connected as each of them, and go on with their games."""

        def do_share() -> bool:
            each = [process.shards for process in processes]
            counts = [len(shards) for shards in each]
            return sorted(shard for shards in each for shard in shards) == list(shards) and max(counts) <= min(counts) + 1

        await self.discord.until(do_share, f"{[process.shards for process in processes]} share {list(shards)}")
        await self.until_stored(lambda: all(map(self._has_beaten, shards)))

    def _has_beaten(self, shard: int) -> bool:
        """Return whether a bot has left a heartbeat after it was there as this shard, which it does once its games go on."""
        since = max(at for at, identified, *_ in self.discord.gateway.identified if identified == shard)
        beats = stored(self.program.place, "SELECT at FROM heartbeat WHERE id = ?", shard + 1)
        return any(at / 1000 > since + time.time() - time.monotonic() for (at,) in beats)

    def _acted(self, shard: int) -> list[str]:
        """Return who has asked Discord for something in the server on a shard, one after the other."""
        guild = self.discord.state.guilds[shard].id
        calls = [(call.host, self.discord.channel_of(call)) for call in self.discord.calls]
        return [host for host, _ in groupby(host for host, channel in calls if channel and channel.guild_id == guild)]

    def acts_alone(self) -> bool:
        """Return whether each server's latest request is from the process that is connected as its shard."""
        by_shard = {shard: process.to_discord.host for process in self.playing() for shard in process.shards}
        return all(self._acted(shard)[-1] == by_shard[shard] for shard in SHARDS)

    def check(self) -> None:
        """See `Table.check`; and where a process has acted for a shard after another one had identified itself as that."""
        super().check()
        assert not self.discord.gateway.starts.refused
        for shard in SHARDS:
            identified = self.discord.gateway.identified
            turns = (host for _, number, shards, host in identified if shard % shards == number)
            assert all(host in turns for host in self._acted(shard)), f"on shard {shard}, nobody acts out of turn"

    async def leased(self, count: int) -> None:
        """Wait until so many shards have a valid lease."""
        question = "SELECT COUNT(*) FROM lease WHERE expires_at > now()"
        await self.until_stored(lambda: stored(self.program.place, question) == [(count,)])


@asynccontextmanager
async def open_divided(folder: Path, server: str) -> AsyncIterator[DividedTable]:
    """Open a table without processes, and close those that are left. Early IDENTIFYs are refused."""
    async with Discord(servers=len(SHARDS)) as discord:
        discord.gateway.starts.is_on, discord.gateway.starts.every = True, EVERY
        discord.state.max_concurrency = len(SHARDS)
        table = DividedTable(discord, folder, server)
        try:
            yield table
            assert not any(await asyncio.gather(*(process.stop() for process in table.playing())))
            table.check()
        finally:
            await table.close()


_PLAYED = [MatchStarted, ChipTurned, BidMade, SaidDone, SaidDone, ProverAsked, ChipWon, MatchEnded]
"""The events of a match of one chip, but for what the solver and clocks bring about."""


class Matches:
    """Start a match in each server: some in bidding, others in proving, so that each process has both."""

    def __init__(self, table: DividedTable) -> None:
        self.all = [table.game(f"match-{shard}", shard) for shard in SHARDS]

    async def begin(self) -> Self:
        """Play them until Ada has bid, or is the prover."""
        bidding, proving = self.all[:4], self.all[4:]
        await together(*(game.to_bidding(chips=1) for game in bidding), *(game.to_proving(chips=1) for game in proving))
        return self

    def events(self) -> list[list[Event]]:
        """Return what is stored of each."""
        return [game.events for game in self.all]

    def lost(self, before: Sequence[Sequence[Event]], since: float, shards: Sequence[int] = SHARDS) -> list[float]:
        """Return the seconds of sand that matches on these shards lost without a process; negative if they won some.

        They were as in ``before`` when their process was lost, at ``since`` at the latest.
        """
        return [_left(before[shard], since) - _left_when_given_back(before[shard], self.all[shard].events) for shard in shards]

    async def end(self) -> None:
        """Play them to the end, and check that nothing was lost or duplicated."""
        await together(*(self._end(game) for game in self.all))

    async def _end(self, game: Game) -> None:
        if not game.saying(ASKED):
            await game.done()
            await game.news(ASKED)
        await game.prove()
        await game.news(ENDED)
        await game.card("This match is over")
        assert [len(game.cards()), len(game.saying(ASKED)), len(game.saying(WON))] == [1, 1, 1]
        assert [type(event) for event in game.events if type(event) in _PLAYED] == _PLAYED


def _left(events: Sequence[Event], at: float) -> float:
    """Seconds until the deadline of a match."""
    return (replay(events).deadline or 0.0) - at


def _left_when_given_back(before: Sequence[Event], events: Sequence[Event]) -> float:
    """The same when a match was first given time back after it was as ``before``. On a busy machine that comes about again."""
    given = next(number for number, event in enumerate(events) if number >= len(before) and isinstance(event, TimeGivenBack))
    return _left(events[: given + 1], events[given].at)
