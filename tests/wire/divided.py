"""A table at which several processes play, each a part of eight servers, on one database."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import groupby
from pathlib import Path
from typing import Self

from engine.events import BidMade, ChipTurned, ChipWon, MatchEnded, MatchStarted, ProverAsked, SaidDone, TimeGivenBack
from tests.wire.linked import LinkedProgram
from tests.wire.loopback.server import Discord
from tests.wire.process import Program
from tests.wire.stored import stored
from tests.wire.table import ASKED, ENDED, WON, Game, Table, together

SHARDS = range(8)
"""There is a server on each of them."""

CLUSTERS = [[0, 3, 6], [1, 4, 7], [2, 5]]
"""How three processes share them."""

THREE = {"RICOCHET_CLUSTERS": "3", "RICOCHET_SHARDS": "8", "RICOCHET_PICTURE_WORKERS": "0", "RICOCHET_HTTP": "0"}

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
            process = LinkedProgram(self.discord, folder, self._server, **{**THREE, **settings})
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
        """Who is connected, in the order of their first shards."""
        return sorted((process for process in self.processes if process.shards), key=lambda process: process.shards)

    async def close(self) -> None:
        """Leave no process behind."""
        await self._opened.aclose()

    async def plays(self, *processes: LinkedProgram, shards: Sequence[int] = SHARDS) -> None:
        """Wait until these processes together are connected as each of these shards, and go on with their games."""
        await self.discord.until(
            lambda: sorted(shard for process in processes for shard in process.shards) == list(shards),
            f"{[process.shards for process in processes]} are all shards",
        )
        await self.until_stored(lambda: all(map(self._has_beaten, processes)))

    def _has_beaten(self, process: LinkedProgram) -> bool:
        """Whether it has left a heartbeat after its last shard was there, which it does once its games go on."""
        since = max(at for at, shard in self.discord.gateway.identified if shard in process.shards)
        beats = stored(self.program.place, "SELECT at FROM heartbeat WHERE id = ?", process.shards[0] + 1)
        return any(at / 1000 > since + time.time() - time.monotonic() for (at,) in beats)

    def acted(self) -> list[list[LinkedProgram]]:
        """Who has asked Discord for something in the server on each shard, one after the other."""
        by_host = {process.to_discord.host: process for process in self.processes}
        calls = [(call.host, self.discord.channel_of(call)) for call in self.discord.calls]
        guilds = [guild.id for guild in self.discord.state.guilds]
        hosts = [[host for host, channel in calls if channel and channel.guild_id == guild] for guild in guilds]
        return [[by_host[host] for host, _ in groupby(one)] for one in hosts]

    def acts_alone(self) -> bool:
        """Whether in each server the process acts that is connected as its shard, and nobody has acted after it."""
        playing = self.playing()
        return [processes[-1] for processes in self.acted()] == [playing[shard % len(playing)] for shard in SHARDS]

    def check(self) -> None:
        """See `Table.check`; and where a process has acted for a shard after another one that had it from there."""
        super().check()
        assert not self.discord.gateway.starts.refused
        assert all(len(set(one)) == len(one) for one in self.acted())

    async def leased(self, count: int) -> None:
        """Wait until so many clusters have somebody whose lease has not run out."""
        question = "SELECT COUNT(*) FROM lease WHERE expires_at > now()"
        await self.until_stored(lambda: stored(self.program.place, question) == [(count,)])


@asynccontextmanager
async def open_divided(folder: Path, server: str) -> AsyncIterator[DividedTable]:
    """A table with no process yet, and none left behind. Whoever identifies itself too soon is refused."""
    async with Discord(servers=len(SHARDS)) as discord:
        discord.gateway.starts.is_on = True
        discord.state.max_concurrency = len(SHARDS)
        table = DividedTable(discord, folder, server)
        try:
            yield table
            table.check()
        finally:
            await table.close()


_PLAYED = [MatchStarted, ChipTurned, BidMade, SaidDone, ProverAsked, ChipWon, MatchEnded]
"""The events of a match of one chip, but for what the solver and clocks bring about."""


class Matches:
    """A match in each server: some are bid on, of others a solution is asked for, so that each process has both."""

    def __init__(self, table: DividedTable) -> None:
        self.all = [table.game(f"match-{shard}", shard) for shard in SHARDS]

    async def begin(self) -> Self:
        """Play them until Ada has bid, or is asked for her solution."""
        bidding, proving = self.all[:4], self.all[4:]
        await together(*(game.to_bidding(chips=1) for game in bidding), *(game.to_proving(chips=1) for game in proving))
        return self

    def sand(self) -> list[float]:
        """Seconds that each has left at the moment."""
        return [(game.match.deadline or 0.0) - time.time() for game in self.all]

    def given_back(self, shards: Sequence[int] = SHARDS) -> list[float]:
        """Seconds that those on these shards had left when they were last given some back."""
        games = [self.all[shard] for shard in shards]
        at = [max(event.at for event in game.events if isinstance(event, TimeGivenBack)) for game in games]
        return [(game.match.deadline or 0.0) - given for game, given in zip(games, at, strict=True)]

    async def end(self) -> None:
        """Play them to their ends, and see that nothing was lost, and nothing told twice."""
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
