"""Weeks of servers with a champion's role and cups, simulated: the bot is killed at any moment; permissions and people go."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.scheduled.champions import Champions
from bot.scheduled.members import Leaderboards
from bot.store import Place, SqliteStore, Store
from bot.store.guild_settings import GuildSettings
from bot.store.periods import Week
from engine.games.cup import cup_of
from tests.bot.scheduled.cup_weeks import CupWeeks, Killed
from tests.bot.world import match_in_the_past

ZONES = ("Europe/Berlin", "America/Santiago", "Asia/Kathmandu")
_HOUR, _BOTS_PLACE = 3600.0, 50


@dataclass
class Server:
    """A server as Discord has it, and the champions that it should have."""

    id: int
    zone: str
    role: int
    members: list[int]
    unavailable: bool = False
    manages: bool = True
    place: int = 1
    again: bool = True
    is_on: bool = True
    has_cup: bool = True
    wearing: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])
    champions: set[int] = field(default_factory=set[int])
    chips: Counter[int] = field(default_factory=Counter[int])

    @property
    def me(self) -> Any:
        return SimpleNamespace(guild_permissions=SimpleNamespace(manage_roles=self.manages))

    @property
    def is_able(self) -> bool:
        return self.manages and self.place < _BOTS_PLACE

    def get_role(self, role_id: int) -> Any:
        if role_id != self.role:
            return None
        return SimpleNamespace(is_default=lambda: False, is_assignable=lambda: self.place < _BOTS_PLACE)

    async def query_members(self, *, user_ids: list[int], limit: int, cache: bool) -> list[Any]:
        del limit, cache
        return [SimpleNamespace(id=member) for member in user_ids if member in self.members]

    def first(self) -> set[int]:
        """Return who should be champions now."""
        chips = {
            who: won for who, won in self.chips.items() if who in self.members and (self.again or who not in self.champions)
        }
        return {who for who, won in chips.items() if won == max(chips.values())}


class Simulation:
    """Three servers, a bot that is killed, and a count of its requests."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store, self.random, self.counts = store, Random(seed), Counter[str]()
        self.now, self.is_stormy, self.called = 0.0, False, dict[int, float]()
        self.servers = {
            number: Server(number, zone, number * 10, [number * 1000 + n for n in range(5)])
            for number, zone in enumerate(ZONES, 1)
        }
        self.http, self.ids = self, 10_000
        self.cups = CupWeeks(self)
        self.user = self.cups.user
        self._start()

    def get_guild(self, guild_id: int) -> Any:
        return self.servers[guild_id]

    def get_partial_messageable(self, channel_id: int, *, guild_id: int) -> Any:
        del channel_id
        return self.cups.channel(guild_id)

    async def slot(self, urgency: object) -> None:
        """Wait for no rate limit."""

    async def add_role(self, guild_id: int, member: int, role: int) -> None:
        await self._change("given", guild_id, member, role, set.add)

    async def remove_role(self, guild_id: int, member: int, role: int) -> None:
        await self._change("taken back", guild_id, member, role, set.discard)

    async def _change(self, what: str, guild_id: int, member: int, role: int, change: Callable[[Any, Any], None]) -> None:
        server = self.servers[guild_id]
        self.counts[what] += 1
        self.strike(OSError)
        for status, code, is_so in (
            (404, 10007, member not in server.members),
            (404, 10011, role != server.role),
            (403, 50013, not server.is_able),
        ):
            if is_so:
                raise discord.HTTPException(
                    cast("Any", SimpleNamespace(status=status, reason="")), {"code": code, "message": ""}
                )
        change(server.wearing, (member, role))
        self.strike(OSError)

    def strike(self, *others: type[BaseException]) -> None:
        if self.is_stormy and self.random.random() < 0.1:
            self.counts["strokes"] += 1
            raise self.random.choice((Killed, *others))

    def __getattr__(self, name: str) -> Any:
        """Return a method of the store, during which the bot may be killed."""
        method = getattr(self.store, name)

        async def struck(*arguments: Any, **options: Any) -> Any:
            self.strike()
            found = await method(*arguments, **options)
            self.strike()
            return found

        return struck

    def _start(self) -> None:
        """Start a new process of the bot."""
        this, clock = cast("Any", self), cast("Any", SimpleNamespace(now=lambda: self.now))
        self.bot, self.posts = Champions(this, this, clock, this, Leaderboards(this, this, clock)), self.cups.new_posts()

    async def check(self, at: float, *, stormy: bool = False) -> None:
        """Let the bot check what is due, and once more where it was killed or Discord was not reached."""
        self.now, self.is_stormy = at, stormy
        for _ in range(6 if stormy else 0):
            try:
                await self.bot.check()
                await self.posts.check()
            except Killed:
                self._start()
            self.now += 900.0
        self.is_stormy = False
        await self.bot.check()
        await self.posts.check()

    async def settle(self, server: Server, at: float) -> None:
        chosen = GuildSettings(
            champion_role=server.role if server.is_on else None,
            champion_again=server.again,
            time_zone=server.zone,
            cup_channel=server.id if server.has_cup else None,
            language="en",
        )
        await self.store.set_guild_settings(server.id, chosen, at)

    async def live(self, server: Server, at: float) -> None:
        """Let permissions, roles and members change in the midst of a week."""
        draw = self.random.random
        server.manages, server.place = draw() > 0.1, 1 if draw() > 0.1 else 2 * _BOTS_PLACE
        if draw() < 0.1:  # the role is deleted, and another one chosen
            server.wearing.clear()
            self.ids += 1
            server.role = self.ids
            server.champions = set()
        if draw() < 0.2:
            server.again = not server.again
        server.has_cup = draw() > 0.1
        was_on, server.is_on = server.is_on, draw() > 0.15
        if was_on and not server.is_on:
            server.champions = set()
        await self.settle(server, at)
        gone = self.random.choice(server.members)
        if draw() < 0.2:
            self.ids += 1
            server.members[server.members.index(gone)] = self.ids
            server.wearing = {one for one in server.wearing if one[0] != gone}
        elif draw() < 0.2:
            was_able, wore = server.is_able, any(one[0] == gone for one in server.wearing)
            await self.bot.take_from(gone)
            await self.store.forget(gone)
            self.cups.forget(gone)
            server.chips.pop(gone, None)
            server.champions.discard(gone)
            assert not was_able or not any(one[0] == gone for one in server.wearing), "erased, and still crowned"
            self.counts["erased champions"] += wore
            if not was_able:
                server.wearing = {one for one in server.wearing if one[0] != gone}  # an admin takes it

    async def win(self, server: Server, span: tuple[float, float]) -> None:
        for _ in range(self.random.randrange(3)):
            at = self.random.uniform(*span)
            winners = self.random.choices(server.members, k=self.random.randint(1, 3))
            await self.store.begin(Place(server.id, 999), match_in_the_past(winners, at, self.random))
            server.chips.update(winners)

    async def call(self, server: Server, at: float) -> None:
        if await self.store.claim_call(server.id, at):
            assert at - self.called.get(server.id, 0.0) >= _HOUR, "called twice within an hour"
            self.called[server.id] = at
            self.counts["calls"] += 1
        else:
            assert at - self.called[server.id] < _HOUR, "not called"

    async def week(self, week: Week) -> None:
        """Simulate a week, up to its end in each server's own time zone."""
        spans = {server.id: week.span(GuildSettings(time_zone=server.zone).zone) for server in self.servers.values()}
        for server in self.servers.values():
            since, until = spans[server.id].since or 0.0, spans[server.id].until or 0.0
            server.chips.clear()
            await self.win(server, (since, since + 24 * _HOUR))
            await self.live(server, since + 72 * _HOUR)
            await self.win(server, (since + 80 * _HOUR, until))
            for at in sorted(self.random.uniform(since, since + 4 * _HOUR) for _ in range(4)):
                await self.call(server, at)
        await self.check(max((span.since or 0.0) for span in spans.values()) + 100 * _HOUR)
        for server in self.servers.values():
            assert server.is_on or not server.is_able or not server.wearing, "a role was left behind when it was switched off"
        cup = cup_of(max(span.until or 0.0 for span in spans.values()))
        await self.cups.weekend(cup)
        for server in sorted(self.servers.values(), key=lambda one: spans[one.id].until or 0.0):
            end = spans[server.id].until or 0.0
            before = Counter(self.counts)
            await self.check(end - 1)
            assert self.counts == before, "a role was changed before the week was over"
            await self.close(server, end, stormy=self.random.random() < 0.5)
        await self.cups.result(cup)

    async def close(self, server: Server, end: float, *, stormy: bool) -> None:
        first = server.first() if server.is_on and server.is_able else set[int]()
        before = Counter(self.counts)
        wore = {one.player for one in await self.store.champions() if one.guild_id == server.id}  # though some have left since
        await self.check(end, stormy=stormy)
        self.counts["weeks"] += 1
        if server.is_able:
            assert server.wearing == {(who, server.role) for who in first}, "others wear the role than should"
            if not stormy:
                changes = {what: self.counts[what] - before[what] for what in ("given", "taken back")}
                assert changes == {"given": len(first), "taken back": len(wore - first)}, "a request too many"
        if server.is_on:
            server.champions = first

    async def end(self) -> None:
        """Switch all off, with permissions as they should be, and check that nothing is left."""
        for server in self.servers.values():
            server.manages, server.place, server.is_on = True, 1, False
            await self.settle(server, self.now)
        await self.check(self.now + 900.0)
        assert not any(server.wearing for server in self.servers.values())
        assert await self.store.champions() == []


async def play(database: Path, weeks: int, seed: int) -> Counter[str]:
    """Simulate weeks of three servers, and return what was done. Raises `AssertionError` for a role left behind."""
    async with await SqliteStore.open(database) as store:
        simulation, week = Simulation(store, seed), Week(date(2026, 1, 5))
        for server in simulation.servers.values():
            await simulation.settle(server, 0.0)
        for number in range(weeks):
            await simulation.week(week.later(number))
        await simulation.end()
        return simulation.counts
