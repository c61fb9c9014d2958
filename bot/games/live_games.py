"""All games of this process: one match per channel, and one solo game per player in a channel."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, cast
from weakref import WeakValueDictionary

import discord
import structlog

from bot.games.erasure import Erasure
from bot.games.giveaway import Asker, Running
from bot.games.kinds import KINDS, may_be_beside
from bot.games.live_game import LiveGame
from bot.games.match import LiveMatch
from bot.games.outbox import Sender
from bot.games.quarantine import announce_quarantined
from bot.games.running import RunningGames
from bot.games.services import Services
from bot.games.solo import LiveSolo
from bot.games.solver_queue import LONGEST_SEARCH
from bot.games.tournaments import LONGEST, Tournaments
from bot.metrics import Census
from bot.store import (
    GameId,
    GameRunning,
    Opening,
    OutboxEntry,
    Place,
    StoredGame,
    StoreError,
    kind_of,
    replayed,
)
from bot.ui.messages import Messages
from engine.rules.chips import Lengths, depth_needed
from engine.rules.commands import BeginAnew
from engine.rules.events import Player
from engine.rules.refusals import Refusal
from engine.rules.rules import VERSION, Rules
from engine.rules.setup import Setup

_log = structlog.stdlib.get_logger()

_PATIENCE = 1.0
"""Seconds for which a game waits at its start for the lengths of its chips."""

_Live = LiveGame[Any, Any, Any]


@contextmanager
def _kept_apart(game_id: GameId, failure: str) -> Generator[None, None, None]:
    """Log an error of one game, and go on with the others."""
    try:
        yield
    except Exception:  # noqa: BLE001 - whatever it is, the other games go on
        _log.exception(failure, game_id=game_id)


class OtherGameHere(Exception):
    """Two open games of these kinds cannot be played in one channel at a time; ``other`` is on there."""

    def __init__(self, other: _Live) -> None:
        self.other = other
        super().__init__(f"game {other.game_id} is on in channel {other.place.channel_id}")


class BoardInPlay(Exception):
    """A chosen board is in play already: of two games on it, one would give away the other's solutions.

    Several solo games on one board are allowed. See docs/rules.md "Codes of boards".
    """

    def __init__(self, game: Running, asker: Asker) -> None:
        self.game, self.asker = game, asker
        super().__init__(f"a {game.kind} is on in channel {game.place.channel_id}")


class NotBegunAnew(Exception):
    """The game that was to be replaced goes on, for the reason ``why``."""

    def __init__(self, game: _Live, why: Refusal) -> None:
        self.game, self.why = game, why
        super().__init__(f"game {game.game_id} is not begun anew: {why.name}")


class LiveGames:
    """All games of this process, by their ids in the store.

    A game that is over stays here while its best solution is being searched, but is no longer found by its channel. Games begin
    one after the other, so that the checks for conflicting games hold.
    """

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client, self._services = client, services
        self._games = dict[GameId, _Live]()
        self._by_channel = defaultdict[int, dict[GameId, _Live]](dict)
        """Those of ``_games`` whose channel stays the same. Each interaction asks for the games of a channel."""
        self._with_threads = dict[GameId, _Live]()
        """The others: matches that move, or have moved, to threads of their own."""
        self._senders = WeakValueDictionary[int, Sender]()
        self._beginning = asyncio.Lock()
        self.running = RunningGames(services, self._games.values)
        self.tournaments = Tournaments(services, self._games.values, self._beside_table)
        self.erasure = Erasure(services, self._games.values, self._beginning)

    def find(self, kind: str, channel_id: int | None, player: Player | None = None) -> _Live | None:
        """Return the running game of a kind in a channel or thread, if there is one; of a personal kind, that of ``player``."""
        return next((game for game in self._in(channel_id, kind) if player is None or game.state.player == player), None)

    def match_in(self, channel_id: int | None) -> LiveMatch | None:
        """Return the running match in a channel or thread, if there is one."""
        return self.find("match", channel_id)

    def solo_of(self, channel_id: int | None, player: Player) -> LiveSolo | None:
        """Return the solo game of a player in a channel, if there is one."""
        return self.find("solo", channel_id, player)

    def open_solo_in(self, channel_id: int | None) -> LiveSolo | None:
        """Return a solo game in a channel that is not private, if there is one."""
        return next((game for game in self._in(channel_id, "solo") if not game.is_private), None)

    def in_the_way(self, kind: str, channel_id: int) -> _Live | None:
        """Return the open game in a channel that keeps others of a kind from being begun there, but for those that share it."""
        games = [game for game in self._in(channel_id) if not game.is_private]
        return next((game for game in games if game.kind == kind or not may_be_beside(game.kind, game.state, kind)), None)

    def with_id(self, game_id: GameId, *kinds: str) -> _Live | None:
        """Return the game with this id, if it is not over, and of one of these kinds where some are named."""
        game = self._games.get(game_id)
        return game if game and (not kinds or game.kind in kinds) and not game.state.is_over else None

    def is_newer(self, game_id: GameId) -> bool:
        """Return whether the game with this id was left to a later version of the bot."""
        return any(game.game_id == game_id for game in self._services.store.newer())

    def newer_in(self, channel_id: int | None) -> bool:
        """Return whether a game in a channel was left to a later version of the bot."""
        return any(game.place.channel_id == channel_id for game in self._services.store.newer())

    def census(self) -> Census:
        """Count the games that are not over, by kind, and the messages that are still to be sent."""
        games = dict.fromkeys(KINDS, 0)
        for game in self._games.values():
            games[game.kind] += not game.state.is_over
        return Census(games, sum(game.pending for game in self._games.values()))

    async def lengths(self, rules: Rules, setup: Setup) -> Lengths:
        """Return the lengths of a set-up's chips that are known after a second, if the rules draw by length."""
        depth = depth_needed(rules)
        here, chips = setup.position, setup.chips
        return await self._services.solver.lengths(here, chips, depth, rules.ricochet, _PATIENCE) if depth else {}

    async def open(
        self,
        place: Place,
        events: Sequence[Any],
        *,
        private: bool = False,
        chosen: bool = False,
        announced: bool = False,
        command_id: str = "",
        instead_of: _Live | None = None,
        in_thread: bool = False,
    ) -> _Live:
        """Begin a game of the kind that its first event opens, and store it; `LiveGame.show` then shows it.

        ``private``: only its player sees it. ``chosen``: its board was named. ``announced``: a message says that it begins,
        because no answer to a command in its channel does. ``instead_of``: the game that it replaces, which ends only if
        nothing else is in the way. ``in_thread``: it is announced in the channel, and then played in a thread there, if Discord
        opens one. Raises `NotBegunAnew` if that goes on, `GameRunning` if the channel has a game of this kind, or of a
        personal kind its player there, `OtherGameHere` if an open game is on that may not be beside it, `BoardInPlay`
        if a chosen board is in play, except at other tables of the same tournament, and `AlreadyDone` if the command with the
        ``command_id`` was done.
        """
        kind, first = kind_of(events).name, cast("Opening", events[0])
        async with self._beginning:
            asker = await self.running.asker(first.starter, place)
            replaced = instead_of.game_id if instead_of else None
            if chosen and (game := await self.running.played(first, kind, asker, replaced)):
                raise BoardInPlay(game, asker)
            seen = [game for game in self._in(place.channel_id) if not game.is_private and game is not instead_of]
            begun = replayed(events)
            if not private and (
                other := next((one for one in seen if not may_be_beside(kind, begun, one.kind, one.state)), None)
            ):
                raise OtherGameHere(other)
            if instead_of:
                ended = await instead_of.handle(BeginAnew(first.starter), first.at)
                if isinstance(ended, Refusal):
                    raise NotBegunAnew(instead_of, ended)
            home = place.channel_id if in_thread else await self._services.store.home_of(place) if kind == "match" else None
            return await self._begin(
                place, events, private=private, announced=announced or in_thread, command_id=command_id, home=home
            )

    async def load(self) -> None:
        """Restore every game that is not over, or has something left to do. Clocks stand until `resume`.

        A game whose events cannot be replayed is quarantined, as the store does with events that it cannot read. A game that a
        later version has continued is left alone.
        """
        store = self._services.store
        alive = await store.last_heartbeat() or 0.0
        for stored in (
            *await store.running(),
            *await store.with_pending(),
            *await store.without_best(alive - LONGEST_SEARCH),
            *await store.awaiting_tables(alive - LONGEST),
        ):
            if stored.game_id not in self._games:
                try:
                    game = self._restore(stored)
                except Exception as error:  # noqa: BLE001 - whatever it is, the other games go on
                    await store.quarantine(stored.game_id, f"{type(error).__name__}: {error}")
                else:
                    game.was_away(alive)
                    game.screen.restore(stored)
        for newer in store.newer():
            _log.warning(
                "game left to a newer version", game_id=newer.game_id, channel_id=newer.place.channel_id, reason=newer.reason
            )
        for aside in await store.quarantined():
            _log.error("game quarantined", game_id=aside.game_id, channel_id=aside.place.channel_id, reason=aside.reason)

    async def resume(self) -> None:
        """Resume the loaded games: give back the time since the bot was last alive, and start their timers.

        Quarantined games are announced in their channels.
        """
        store = self._services.store
        await announce_quarantined(self._client, store, self._messages, self._sender, self._services.contact)
        alive = await store.last_heartbeat() or 0.0
        if (now := self._services.clock.now()) < alive:
            # The clock was set back, or the heartbeat is another machine's. Later events must not precede it.
            with suppress(StoreError):
                await store.heartbeat(now)

        async def resume(game: _Live) -> None:
            with _kept_apart(game.game_id, "game not resumed"):
                await game.resume()

        await asyncio.gather(*(resume(game) for game in list(self._games.values())))
        self.tournaments.resumed()

    async def set_clocks(self, seconds: float) -> None:
        """Shift the times of every game after the clock was set by ``seconds``."""

        async def set_clock(game: _Live) -> None:
            with _kept_apart(game.game_id, "clock not set"):
                await game.set_clock(seconds)

        await asyncio.gather(*map(set_clock, list(self._games.values())))

    async def close_where(self, gone: Callable[[Place], bool]) -> None:
        """End every game in a place that no longer exists."""
        for game in [game for game in self._games.values() if gone(game.place) and not game.state.is_over]:
            with _kept_apart(game.game_id, "game not ended"):
                await game.stop()

    async def _begin(
        self, place: Place, events: Sequence[Any], *, private: bool, announced: bool, command_id: str, home: int | None
    ) -> _Live:
        rules = KINDS[kind_of(events).name].rules
        rules.replay(events)  # raises before anything is stored
        first, *others = events
        is_news = bool(others) and rules.is_news(rules.retrace(rules.replay([first]), others))
        try:
            game_id = await self._services.store.begin(
                place, events, private=private, is_news=is_news, is_announced=announced, command_id=command_id, home=home
            )
        except Exception as error:
            if not isinstance(error, GameRunning) or not self._in(place.channel_id):
                await self._restore_unloaded()
            raise
        pending = (OutboxEntry(0, 1, first.at),) if announced else ()
        pending += (OutboxEntry(1, len(others), events[-1].at),) if is_news else ()
        game = self._restore(StoredGame(game_id, place, private, VERSION, tuple(events), pending=pending, home=home))
        game.begin()
        return game

    async def _restore_unloaded(self) -> None:
        """Begin games that were stored although the store reported a failure."""
        for stored in await self._services.store.running():
            if stored.game_id not in self._games:
                game = self._restore(stored)
                game.screen.restore(stored)
                game.begin()
                game.show()

    def _restore(self, stored: StoredGame) -> _Live:
        """Make a live game from a stored one, by the rules of its kind and with its screen."""
        kind = KINDS[kind_of(stored.events).name]
        screen = kind.screen(self._services, self._messages(stored.place, stored.game_id), stored)
        is_to_move = stored.home == stored.place.channel_id
        sender = self._new_sender(stored.place) if stored.private or is_to_move else self._sender(stored.place)
        game = LiveGame(self._services, kind.rules, stored, screen, sender, self._clear, self.tournaments.follow)
        self._games[stored.game_id] = game
        beside = self._by_channel[game.place.channel_id] if stored.home is None else self._with_threads
        beside[stored.game_id] = game
        return game

    def _sender(self, place: Place) -> Sender:
        """Return the sender that the open games of a channel share."""
        return self._senders.setdefault(place.channel_id, self._new_sender(place))

    def _new_sender(self, place: Place) -> Sender:
        def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
            context = {"guild_id": place.guild_id, "channel_id": place.channel_id}
            return self._services.tasks.start(work, f"sender of channel {place.channel_id}", **context)

        return Sender(start, self._services.clock)

    def _messages(self, place: Place, game_id: GameId) -> Messages:
        """Return the messages of a game; if their channel is gone, the games in it end."""

        def gone(place: Place) -> None:
            self._services.tasks.start(self.close_where(lambda other: other == place), f"end game {game_id}")

        return Messages(self._client, self._services.clock, self._services.rate, place, gone, game_id=game_id)

    def _in(self, channel_id: int | None, kind: str | None = None) -> list[_Live]:
        """Return the running games in a channel, all or those of a kind."""
        moved = (game for game in self._with_threads.values() if game.place.channel_id == channel_id)
        stayed = () if channel_id is None else self._by_channel.get(channel_id, {}).values()
        return [game for game in (*stayed, *moved) if kind in (None, game.kind) and not game.state.is_over]

    def _clear(self, game: _Live) -> None:
        """Drop a game in which nothing more can happen."""
        self._games.pop(game.game_id, None)
        self._with_threads.pop(game.game_id, None)
        if here := self._by_channel.get(game.place.channel_id):
            here.pop(game.game_id, None)
            if not here:
                del self._by_channel[game.place.channel_id]

    async def _beside_table(self, table: LiveMatch) -> list[Running]:
        return await self.running.beside(table.state.setup.faces, Asker(None, table.place))
