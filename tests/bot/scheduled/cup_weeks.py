"""Cups in the simulated weeks of `tests.bot.scheduled.weeks`: played, posted and counted once, though the bot is killed."""

from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from fractions import Fraction
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast
from unittest.mock import Mock

import discord

from bot.cards.post import Picture
from bot.scheduled.cup_posts import CupOpens, CupResult, CupTables
from bot.scheduled.members import Leaderboards
from bot.scheduled.posts import RegularPosts
from bot.store import CupPlayed, Place, StaleAppend
from engine.games.cup import Cup, closes, cups_of, opens, season_of
from engine.games.rush.play import start
from engine.games.rush.state import RushEnded, RushEnding, RushEvent, RushPassed, RushSolved, RushStarted
from tests.bot.scheduled.test_cup_posts import BEST, CHIPS, TO_AND_FRO

if TYPE_CHECKING:
    from tests.bot.scheduled.weeks import Server, Simulation

_HOUR = 3600.0


class Killed(BaseException):
    """The bot is killed here."""


class Channel:
    """The channel of a server's cups, which has each message that arrives, and finds those with the same nonce once."""

    def __init__(self, strike: Callable[..., None], author: object) -> None:
        self._strike, self._author = strike, author
        self.texts = list[str]()
        self._frames = list[int | None]()

    async def send(self, *, view: discord.ui.LayoutView, **_: object) -> Any:
        self._strike(OSError)
        (frame,) = view.children
        self._frames.append(frame.id)
        self.texts.append("\n".join(part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay)))
        self._strike(OSError)
        return SimpleNamespace(id=len(self.texts))

    async def history(self, *, after: datetime, limit: int) -> AsyncIterator[Any]:
        del after, limit
        for frame in self._frames:
            part = Mock(spec=discord.components.Container, id=frame)
            yield SimpleNamespace(author=self._author, components=[part], id=1)


class CupWeeks:
    """The cups of three servers, and what they should come to: by cup and server the points of each player."""

    def __init__(self, simulation: "Simulation") -> None:
        self._simulation, self._random = simulation, simulation.random
        self.points = defaultdict[Cup, dict[int, dict[int, int]]](lambda: defaultdict(dict))
        self.channels = dict[int, Channel]()
        self.user, self._channel_ids = object(), 10_000
        self._marked = dict[int, int]()

    def new_posts(self) -> RegularPosts:
        """Return what a new process posts."""
        this = cast("Any", self._simulation)
        clock = cast("Any", SimpleNamespace(now=lambda: self._simulation.now))
        pictures, tables = cast("Any", self), CupTables(this, clock)
        kinds = CupOpens(clock, tables), CupResult(this, Leaderboards(this, this, clock), pictures, tables)
        return RegularPosts(this, this, clock, this, kinds)

    async def of_cup(self, *_: object) -> Picture:
        """Draw nothing."""
        return Picture("cup.png", None, "")

    def channel(self, guild_id: int) -> Channel:
        return self.channels.setdefault(guild_id, Channel(self._simulation.strike, self.user))

    def forget(self, player: int) -> None:
        """Forget the runs of a player who is erased."""
        for servers in self.points.values():
            for players in servers.values():
                players.pop(player, None)

    async def weekend(self, cup: Cup) -> None:
        """Open a cup on all servers, and let members play it, some of them again, and elsewhere."""
        simulation, servers = self._simulation, list(self._simulation.servers.values())
        self._mark_posts()
        await simulation.check(opens(cup) + 14 * _HOUR, stormy=self._random.random() < 0.5)
        expected = {server.id: [f"## 🏆 Cup #{cup} is open"] for server in servers if server.has_cup}
        assert self._posted() == expected
        self._mark_posts()
        await simulation.store.keep_cup_chips(cup, CHIPS)
        simulation.is_stormy = True
        for server in servers:
            for player in server.members if server.has_cup else ():
                for place in self._random.choices(servers, k=2) if self._random.random() < 0.2 else [server]:
                    await self._play(cup, place.id, player, opens(cup) + self._random.uniform(15, 40) * _HOUR)
        simulation.is_stormy = False

    async def _play(self, cup: Cup, guild_id: int, player: int, at: float) -> None:
        """Play a cup, each step again until it is known to be stored: only the first *Go* of a person counts."""
        self._channel_ids += 1
        begun, store = start(CHIPS.setup, CHIPS.chips, player, at, cup=cup), self._simulation.store
        game_id = await store.begin(Place(guild_id, self._channel_ids), begun, private=True)
        is_first = not any(player in players for players in self.points[cup].values())
        try:
            await self._append(game_id, 1, RushStarted(at))
        except CupPlayed:
            assert not is_first
            return
        assert is_first, "a person has begun a cup twice"
        points = self.points[cup][guild_id]
        points[player] = 0
        for number in range(2, 2 + self._random.randrange(len(CHIPS.chips))):
            if self._random.random() < 0.2:
                await self._append(game_id, number, RushPassed(at + number))
                continue
            more = self._random.randrange(6)
            await self._append(game_id, number, RushSolved(at + number, TO_AND_FRO[: len(BEST) + more]))
            points[player] += max(1, 5 - more)
        events = await store.events_of(game_id)
        await store.append(game_id, len(events), [RushEnded(at + 600, RushEnding.TIME_UP, 0)])

    async def _append(self, game_id: int, number: int, event: RushEvent) -> None:
        simulation = cast("Any", self._simulation)
        while True:
            try:
                await simulation.append(game_id, number, [event])
            except Killed:
                continue
            except StaleAppend:
                pass  # it was stored, and then the bot was killed
            return

    async def result(self, cup: Cup) -> None:
        """Let the bot post the result of a cup, and compare it and all that is stored with what should be there."""
        simulation = self._simulation
        await simulation.check(closes(cup) + 16 * _HOUR, stormy=self._random.random() < 0.5)
        stored = await simulation.store.cup_points(cups_of(season_of(cup)))
        for each, servers in zip(cups_of(season_of(cup)), stored, strict=True):
            counted = {server: sorted(players.values()) for server, players in self.points[each].items() if players}
            assert {server: sorted(points) for server, points in servers.items()} == counted, "counted twice, or not at all"
        expected = {
            server.id: self._expected(cup, server)
            for server in simulation.servers.values()
            if server.has_cup and self.points[cup][server.id].keys() & {*server.members}
        }
        found = self._posted()
        assert found.keys() == expected.keys()
        for guild_id, texts in found.items():
            assert len(texts) == 1, "posted twice"
            assert all(part in self.channels[guild_id].texts[-1] for part in expected[guild_id]), expected[guild_id]
        simulation.counts["results"] += len(found)

    def _expected(self, cup: Cup, server: "Server") -> list[str]:
        season = [each for each in cups_of(season_of(cup)) if each <= cup]
        own = self._scores([cup])
        line = f"This server: {_place(own, server.id)}" if server.id in own else "needs at least 3"
        total = self._scores(season)
        return [line, f"In total: {_place(total, server.id)}" if server.id in total else f"cup {len(season)} of 8."]

    def _scores(self, cups: list[Cup]) -> dict[int, Fraction]:
        sums = defaultdict[int, Fraction](Fraction)
        for cup in cups:
            for server, players in self.points[cup].items():
                best = sorted(players.values())[-5:]
                if len(best) >= 3:
                    sums[server] += Fraction(sum(best), len(best))
        return sums

    def _mark_posts(self) -> None:
        self._marked = {guild_id: len(channel.texts) for guild_id, channel in self.channels.items()}

    def _posted(self) -> dict[int, list[str]]:
        """Return the headlines of what was posted since the mark, by the servers."""
        news = {guild_id: channel.texts[self._marked.get(guild_id, 0) :] for guild_id, channel in self.channels.items()}
        return {guild_id: [text.splitlines()[0] for text in texts] for guild_id, texts in news.items() if texts}


def _place(scores: dict[int, Fraction], server: int) -> str:
    points = round(float(scores[server]), 1)
    written = "one point" if points == 1 else f"{points:g} points"
    place = 1 + sum(score > scores[server] for score in scores.values())
    return f"**{written}**" + (f", place {place} of {len(scores)}." if len(scores) > 1 else ".")
