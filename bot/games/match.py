"""The tables of this process: one for each channel with a match.

Here a command becomes stored events, in this order: lock, decide, store, unlock, show. Nothing is told to anyone before it is
stored.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import reduce
from random import Random

import discord

from bot.clock import Clock
from bot.games.deadline_timer import DeadlineTimer
from bot.games.match_screen import Screen
from bot.games.solo import SoloGames
from bot.games.solver_queue import LONGEST_SEARCH, SolverQueue, length_of
from bot.games.tasks import Tasks
from bot.store import Place, StaleAppend, Store, StoredMatch
from bot.ui.names import Names
from bot.ui.pictures import Pictures
from engine.chips import Lengths, asks_too_much, depth_needed
from engine.events import Event, Player, TimeGivenBack
from engine.match import OPEN_TO_BIDS, Match, Phase, evolve, replay
from engine.moves import Robots
from engine.pieces import Target
from engine.play import Command, Decision, GiveBackTime, Leave, PutBack, Refusal, Stop, TimeUp, decide, start
from engine.rules import Rules
from engine.setup import Setup
from engine.solver import Solution

_PATIENCE = 1.0
"""Seconds for which a match waits at its start for what can be told of its chips."""


class Table:
    """One match in one channel: its state, its lock, and one sleeping task for its deadline."""

    def __init__(self, tables: "Tables", place: Place, match_id: int, events: list[Event], screen: Screen) -> None:
        self.place, self.match_id = place, match_id
        self.match: Match = replay(events)
        self.screen = screen
        self._tables = tables
        self._stored, self._last_event = len(events), events[-1].at
        self._lock = asyncio.Lock()
        self._timer = DeadlineTimer(tables.tasks, tables.clock, self._time_up, f"deadline of match {match_id}")
        self._lengths = dict[Target, float]()
        self._lengths_from: Robots | None = None
        self._searched: tuple[int, bool] | None = None

    @property
    def lengths(self) -> Lengths:
        """What is known of the chips from where the robots stand now: `engine.chips`. Nobody may be told."""
        return dict(self._lengths) if self._lengths_from == self.match.robots else {}

    async def handle(self, command: Command, at: float) -> Decision:
        """Do what a command asks for, made at ``at`` seconds since the Unix epoch, and show it; or refuse it.

        When this returns, the events are stored; the channel is told in the background.
        """
        async with self._lock:
            before = self.match
            decision = decide(before, command, at, self._tables.random)
            if isinstance(decision, Refusal):
                return decision
            try:
                await self._tables.store.append(self.match_id, self._stored, decision)
            except StaleAppend:
                await self._reload()
                raise
            self._stored, self._last_event = self._stored + len(decision), decision[-1].at
            self.match = reduce(evolve, decision, before)
            self.arm()
        self._show(before, decision)
        return decision

    def _show(self, before: Match, events: Sequence[Event]) -> None:
        """Show in the background what events have made of the match, and do what follows from how it stands now."""
        if self.match.phase is Phase.OVER:
            self._tables.clear(self)
        telling = self._tell(before, events, self.match, self._stored)
        self._tables.tasks.start(telling, f"show match {self.match_id}")
        self.start_searches()

    async def _tell(self, before: Match, events: Sequence[Event], after: Match, stored: int) -> None:
        """Show what has happened, and remember that this has been done where a restart would tell it again."""
        await self.screen.show(before, events, after, lambda: self.match)
        if after.phase in (Phase.INTERMISSION, Phase.IDLE, Phase.OVER):
            await self._tables.store.set_announced(self.match_id, stored)

    async def announce_end(self, unannounced: StoredMatch) -> None:
        """Tell the end of a round, or of the match, which was stored before the bot was killed but perhaps not told.

        It may be told twice, but is never left out. Time that was given back since has been told, and is left out.
        """
        assert unannounced.unannounced is not None
        before = replay(unannounced.events[: unannounced.unannounced])
        events = [event for event in unannounced.events[unannounced.unannounced :] if not isinstance(event, TimeGivenBack)]
        after = reduce(evolve, events, before)
        await self.screen.announce_again(before, events, after)
        await self._tables.store.set_announced(self.match_id, len(unannounced.events))
        if after.phase is Phase.OVER:
            await self.screen.show_card(after)
        await self.find_best_of_last(after, told_again=True)

    def start_searches(self) -> None:
        """Find out in the background what will have to be known of this round, or between two rounds of the next."""
        match = self.match
        playing = match.phase in (*OPEN_TO_BIDS, Phase.PROVING)
        if self._searched == (match.round, playing) or match.phase is Phase.OVER:
            return
        self._searched = (match.round, playing)
        if playing:
            self._tables.tasks.start(self._find_best(match), f"best of match {self.match_id}")
        elif depth_needed(match.rules):
            self._tables.tasks.start(self._look_ahead(match), f"chips of match {self.match_id}")

    async def _find_best(self, match: Match) -> None:
        """Let the screen know the best solution of a round, and play another if its chip asks for too much."""
        assert match.target is not None
        answer = await self._tables.best.of(match.setup.board, match.robots, match.target)
        if answer is None or (length := length_of(answer)) is None:
            return
        self._learn({match.target: length}, match.robots)
        if isinstance(answer, Solution):
            await self._tables.store.set_best(self.match_id, match.round, len(answer.moves))
        if asks_too_much(match.target, match.rules, self.lengths):
            put_back = await self.handle(PutBack(match.round, self.lengths), self._tables.clock.now())
            if not isinstance(put_back, Refusal):
                return
        await self.screen.best_found(match.round, answer)

    async def find_best_of_last(self, match: Match, *, told_again: bool = False) -> None:
        """Tell the best solution of a round that was over before the bot was stopped, unless it was found then.

        Where the end of the round is told only now, it is told with that.
        """
        assert match.target is not None
        assert match.starts is not None
        answer = await self._tables.best.of(match.setup.board, match.starts, match.target)
        if answer is None:
            return
        is_news = isinstance(answer, Solution) and await self._tables.store.set_best(
            self.match_id, match.round, len(answer.moves)
        )
        if told_again:
            await self.screen.best_found(match.round, answer)
        elif isinstance(answer, Solution) and is_news:
            await self.screen.announce_best(match, answer)

    async def _look_ahead(self, match: Match) -> None:
        depth = depth_needed(match.rules)
        self._learn(await self._tables.best.lengths(match.setup.board, match.robots, match.pile, depth), match.robots)

    def _learn(self, lengths: Lengths, robots: Robots) -> None:
        if self._lengths_from != robots:
            self._lengths_from, self._lengths = robots, {}
        self._lengths |= lengths

    @asynccontextmanager
    async def without(self, player: Player) -> AsyncGenerator[None, None]:
        """Let somebody leave, and nothing else happen at the table meanwhile; afterwards believe the store, and show that."""
        async with self._lock:
            told = self._stored
            try:
                decision = decide(self.match, Leave(player), self._tables.clock.now(), self._tables.random)
                if not isinstance(decision, Refusal):
                    await self._tables.store.append(self.match_id, told, decision)
                yield
            finally:
                events = await self._reload()
                self._show(replay(events[:told]), events[told:])

    async def _reload(self) -> tuple[Event, ...]:
        """Believe the store: an append that was broken off may have been stored after all. Returns all events."""
        events = await self._tables.store.events_of(self.match_id)
        self.match, self._stored, self._last_event = replay(events), len(events), events[-1].at
        self.arm()
        return events

    def show(self) -> None:
        """Show the card as the match stands, in the background."""
        self._tables.tasks.start(self.screen.show_card(self.match), f"show match {self.match_id}")

    def show_beginning(self, events: Sequence[Event]) -> None:
        """Show the first card, in the background, and before it what happened while the first chip was turned up."""
        showing = self.screen.show(replay(events[:1]), events[1:], self.match, lambda: self.match)
        self._tables.tasks.start(showing, f"show match {self.match_id}")

    def arm(self) -> None:
        """Sleep until the deadline that the match has now, instead of any that it had before."""
        self._timer.set(self.match.deadline)

    async def _time_up(self, deadline: float) -> bool:
        return await self.handle(TimeUp(deadline, self.lengths), self._tables.clock.now()) is not Refusal.NOT_YET

    async def resume(self, alive: float, unannounced: StoredMatch | None) -> None:
        """Go on after the bot was last alive at this time, or when the last event was stored: the time since is given back."""
        if unannounced:
            self._tables.tasks.start(self.announce_end(unannounced), f"end of a round of match {self.match_id}")
        now = self._tables.clock.now()
        lost = max(0.0, now - max(self._last_event, alive))
        if isinstance(await self.handle(GiveBackTime(lost), now), Refusal):
            self.show()
        self._tables.tasks.start(self.screen.ask_again(self.match), f"show match {self.match_id}")
        if self.match.phase in (Phase.INTERMISSION, Phase.IDLE) and not unannounced:
            self._tables.tasks.start(self.find_best_of_last(self.match), f"best of match {self.match_id}")
        self.start_searches()


class Tables:
    """Every table of this process, by channel, and the games for one person."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock, random: Random) -> None:
        self.store, self.clock, self.random = store, clock, random
        self.tasks = Tasks()
        self.names = Names(client)
        self.pictures = Pictures(self.names, store)
        self.best = SolverQueue(clock)
        self.solo = SoloGames(client, store, clock, random, self.tasks, self.pictures, self.best)
        self._client = client
        self._by_channel = dict[int, Table]()
        self._unannounced = dict[int, StoredMatch]()

    def at(self, channel_id: int | None) -> Table | None:
        """The table in a channel or thread, if a match is on there."""
        return self._by_channel.get(channel_id or 0)

    def is_played(self, setup: Setup) -> bool:
        """Whether a match with this set-up is on somewhere: to play it alone would tell the best solutions of its chips."""
        return any(table.match.setup.code == setup.code for table in self._by_channel.values())

    async def open(
        self, place: Place, rules: Rules, setup: Setup, starter: Player, now: float
    ) -> tuple[Table, tuple[Event, ...]]:
        """Begin a match and store it, with what has happened so far. `Table.show_beginning` shows it.

        Raises `MatchRunning` where the channel has one already.
        """
        depth = depth_needed(rules)
        lengths = await self.best.lengths(setup.board, setup.robots, setup.chips, depth, _PATIENCE) if depth else {}
        events = start(rules, setup, starter, now, self.random, lengths)
        match_id = await self.store.begin(place, events)
        table = self._seat(place, match_id, list(events))
        table.arm()
        table.start_searches()
        return table, events

    async def load(self) -> None:
        """Seat every match that is not over, and read what is unannounced. Clocks stand until `resume`."""
        for stored in await self.store.running():
            table = self._seat(stored.place, stored.match_id, list(stored.events))
            table.screen.restore(stored.card, stored.question)
        self._unannounced = {stored.match_id: stored for stored in await self.store.unannounced()}
        await self.solo.load()

    async def resume(self) -> None:
        """Let the clocks of loaded matches run, and give back the time since the bot was last known to be alive."""
        alive = await self.store.last_heartbeat() or 0.0
        unannounced, self._unannounced = self._unannounced, {}
        for table in list(self._by_channel.values()):
            await table.resume(alive, unannounced.pop(table.match_id, None))
        for stored in unannounced.values():
            table = self._lay(stored.place, stored.match_id, list(stored.events))
            table.screen.restore(stored.card, stored.question)
            self.tasks.start(table.announce_end(stored), f"end of match {stored.match_id}")
        for stored in await self.store.without_last_best(alive - LONGEST_SEARCH):
            table = self._lay(stored.place, stored.match_id, list(stored.events))
            self.tasks.start(table.find_best_of_last(table.match), f"best of match {stored.match_id}")
        await self.solo.resume(alive)

    async def close_where(self, gone: Callable[[Place], bool]) -> None:
        """Stop every match in a place that no longer exists."""
        for table in [table for table in self._by_channel.values() if gone(table.place)]:
            await table.handle(Stop(table.match.starter), self.clock.now())
        await self.solo.close_where(gone)

    async def forget(self, player: Player) -> None:
        """Delete what is known about somebody, also at the tables where they play; their matches go on without their name."""
        async with AsyncExitStack() as stack:
            for _, table in sorted(self._by_channel.items()):
                if player == table.match.starter or player in table.match.players:
                    await stack.enter_async_context(table.without(player))
            await stack.enter_async_context(self.solo.without(player))
            await self.store.forget(player)

    def clear(self, table: Table) -> None:
        """Forget a table whose match is over."""
        self._by_channel.pop(table.place.channel_id, None)

    async def close(self) -> None:
        """Stop all clocks, all drawing and all searching; what is stored goes on at the next start."""
        self.best.stop()
        await self.tasks.close()

    def _seat(self, place: Place, match_id: int, events: list[Event]) -> Table:
        table = self._by_channel[place.channel_id] = self._lay(place, match_id, events)
        return table

    def _lay(self, place: Place, match_id: int, events: list[Event]) -> Table:
        """A table at which nobody can do anything before it is seated."""

        def gone() -> None:
            self.tasks.start(self.close_where(lambda other: other == place), f"end match {match_id}")

        screen = Screen(self._client, self.store, self.pictures, place, match_id, gone)
        return Table(self, place, match_id, events, screen)
