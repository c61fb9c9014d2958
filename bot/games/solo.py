"""The solo games of this process, by player and place. They go the way of a match: lock, decide, store, unlock, show."""

import asyncio
import math
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import reduce
from random import Random

import discord

from bot.clock import Clock
from bot.games.deadline_timer import DeadlineTimer
from bot.games.solo_screen import OpenScreen, PrivateScreen, SoloScreen
from bot.games.solver_queue import LONGEST_SEARCH, SolverQueue
from bot.games.tasks import Tasks
from bot.store import MatchId, Place, StaleAppend, Store
from bot.ui.messages import Messages
from bot.ui.pictures import Pictures
from engine.events import Player
from engine.play import GiveBackTime, PutBack, TimeUp
from engine.solo import (
    EndSolo,
    PlayedChip,
    SoloCommand,
    SoloDecision,
    SoloEvent,
    SoloGame,
    SoloPhase,
    SoloRefusal,
    TellBest,
    decide_solo,
    evolve_solo,
    replay_solo,
)
from engine.solver import Solution, Unreachable


class Game:
    """One solo game: its state, its lock, and the alarm for its sand. ``screen`` is where its player sees it."""

    def __init__(
        self, games: "SoloGames", place: Place, game_id: MatchId, events: Sequence[SoloEvent], screen: SoloScreen
    ) -> None:
        self.place, self.game_id, self.screen = place, game_id, screen
        self.state: SoloGame = replay_solo(events)
        self._games = games
        self._stored, self._last_event = len(events), events[-1].at
        self._lock = asyncio.Lock()
        self._timer = DeadlineTimer(games.tasks, games.clock, self._time_up, f"sand of solo game {game_id}")
        self._searched, self._searches = set[int](), 0
        self._is_suspended = False

    @property
    def is_private(self) -> bool:
        """Whether only the player sees it."""
        return isinstance(self.screen, PrivateScreen)

    async def handle(self, command: SoloCommand, at: float) -> SoloDecision:
        """Do what a command asks for, made at ``at`` seconds since the Unix epoch, and show it; or say why not.

        When this returns, the events are stored; they are shown in the background.
        """
        async with self._lock:
            if self._is_suspended:
                return SoloRefusal.GAME_OVER
            decision = decide_solo(self.state, command, at, self._games.random)
            if not isinstance(decision, tuple):
                return decision
            try:
                await self._games.store.append(self.game_id, self._stored, decision)
            except StaleAppend:
                await self._reload()
                raise
            self._stored, self._last_event = self._stored + len(decision), decision[-1].at
            self.state = reduce(evolve_solo, decision, self.state)
            self._timer.set(self.state.deadline)
        self.show()
        self.start_searches()
        return decision

    def begin(self) -> None:
        """Let the sand run, and think."""
        self._timer.set(self.state.deadline)
        self.start_searches()

    def show(self) -> None:
        """Show the game as it stands, in the background."""
        self._games.tasks.start(self.show_now(), f"show solo game {self.game_id}")

    async def show_now(self) -> None:
        """Show the game as it stands. What answers a command after `PrivateScreen.take` must wait for this."""
        await self.screen.show(lambda: self.state)

    def start_searches(self) -> None:
        """Look in the background, once, for the best solution of each chip that lacks it. A game that is over stays as long."""
        for chip in self.state.without_best:
            if chip.round not in self._searched:
                self._searched.add(chip.round)
                self._searches += 1
                self._games.tasks.start(self._find_best(chip), f"best of solo game {self.game_id}")
        self._leave_if_done()

    async def _find_best(self, chip: PlayedChip) -> None:
        now = self._games.clock.now
        try:
            match await self._games.best.of(self.state.setup.board, chip.stood, chip.target):
                case Solution(moves):
                    await self.handle(TellBest(chip.round, moves), now())
                case Unreachable():
                    await self.handle(PutBack(chip.round, {chip.target: math.inf}), now())
                case _:
                    pass
        finally:
            self._searches -= 1
            self._leave_if_done()

    def _leave_if_done(self) -> None:
        if self.state.phase is SoloPhase.OVER and not self._searches:
            self._games.clear(self)

    async def _time_up(self, deadline: float) -> bool:
        return await self.handle(TimeUp(deadline), self._games.clock.now()) is not SoloRefusal.NOT_YET

    async def _reload(self) -> None:
        """Believe the store: an append that was broken off may have been stored after all."""
        events = await self._games.store.solo_events_of(self.game_id)
        self.state, self._stored, self._last_event = replay_solo(events), len(events), events[-1].at
        self._timer.set(self.state.deadline)

    async def resume(self, alive: float) -> None:
        """Go on after the bot was last alive at this time, or when the last event was stored: the time since is given back."""
        now = self._games.clock.now()
        lost = max(0.0, now - max(self._last_event, alive))
        if self.state.phase is not SoloPhase.OVER and not isinstance(await self.handle(GiveBackTime(lost), now), tuple):
            self.show()
        self.start_searches()

    @asynccontextmanager
    async def suspend(self) -> AsyncGenerator[None, None]:
        """Let nothing happen in the game meanwhile, nor ever afterwards, though no end is stored; unless something fails."""
        async with self._lock:
            yield
            self._is_suspended = True
            self._timer.set(None)
        self._games.clear(self)


class SoloGames:
    """Every solo game of this process: one for a player in a place."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        clock: Clock,
        random: Random,
        tasks: Tasks,
        pictures: Pictures,
        best: SolverQueue,
    ) -> None:
        self.store, self.clock, self.random = store, clock, random
        self.tasks, self.pictures, self.best = tasks, pictures, best
        self._client = client
        self._games = dict[MatchId, Game]()

    def of(self, channel_id: int | None, player: Player) -> Game | None:
        """The game that somebody plays in a channel, if there is one."""
        return next((game for game in self._in(channel_id) if game.state.player == player), None)

    def open_in(self, channel_id: int | None) -> Game | None:
        """A game that everybody sees in a channel, if there is one."""
        return next((game for game in self._in(channel_id) if not game.is_private), None)

    def get(self, game_id: MatchId) -> Game | None:
        """The game with this number, if it is not over."""
        game = self._games.get(game_id)
        return game if game and game.state.phase is not SoloPhase.OVER else None

    async def open(self, place: Place, events: Sequence[SoloEvent], *, private: bool) -> Game:
        """Begin a game and store it; `Game.show` shows it.

        Raises `SoloRunning` where its player has one already.
        """
        game = self._seat(place, await self.store.begin_solo(place, events, private=private), events, private=private)
        game.begin()
        return game

    async def load(self) -> None:
        """Lay out every game that is not over, or of which a best was still looked for. They stand still until `resume`."""
        since = (await self.store.last_heartbeat() or 0.0) - LONGEST_SEARCH
        for stored in (*await self.store.running_solo(), *await self.store.solo_without_best(since)):
            game = self._seat(stored.place, stored.match_id, stored.events, private=stored.private)
            if isinstance(game.screen, OpenScreen):
                game.screen.restore(stored.card)

    async def resume(self, alive: float) -> None:
        """Let the sand of loaded games run, and give back the time since the bot was last known to be alive."""
        for game in list(self._games.values()):
            await game.resume(alive)

    async def close_where(self, gone: Callable[[Place], bool]) -> None:
        """End every game in a place that no longer exists."""
        for game in [game for game in self._games.values() if gone(game.place)]:
            await game.handle(EndSolo(game.state.player), self.clock.now())

    @asynccontextmanager
    async def without(self, player: Player) -> AsyncGenerator[None, None]:
        """Play somebody's games no further, since they are deleted meanwhile; where that fails, they go on."""
        async with AsyncExitStack() as stack:
            for game in [game for game in self._games.values() if game.state.player == player]:
                await stack.enter_async_context(game.suspend())
            yield

    def clear(self, game: Game) -> None:
        """Forget a game that is over, and of which nothing more is looked for."""
        self._games.pop(game.game_id, None)

    def _in(self, channel_id: int | None) -> list[Game]:
        """The games that are not over."""
        games = self._games.values()
        return [game for game in games if game.place.channel_id == channel_id and game.state.phase is not SoloPhase.OVER]

    def _seat(self, place: Place, game_id: MatchId, events: Sequence[SoloEvent], *, private: bool) -> Game:

        def gone() -> None:
            self.tasks.start(self.close_where(lambda other: other == place), f"end solo game {game_id}")

        screen: SoloScreen
        if private:
            screen = PrivateScreen(self.pictures, place.guild_id, game_id)
        else:
            messages = Messages(self._client, place, game_id, gone)
            screen = OpenScreen(messages, self.store, self.pictures, place.guild_id, game_id)
        game = self._games[game_id] = Game(self, place, game_id, events, screen)
        return game
