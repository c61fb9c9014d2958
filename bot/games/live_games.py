"""Every game of this process: matches, one for each channel, and solo games, one for each player in a channel."""

import asyncio
from collections.abc import Callable, Coroutine, Generator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Protocol
from weakref import WeakValueDictionary

import discord
import structlog

from bot.cards.post import Post, layout
from bot.games.card_pace import CardPace
from bot.games.giveaway import in_play, is_given_away
from bot.games.live_game import LiveGame, RuleSet, Services, State
from bot.games.match import MATCH, LiveMatch
from bot.games.match_screen import MatchScreen
from bot.games.screen import Screen
from bot.games.sender import Sender
from bot.games.solo import SOLO, LiveSolo
from bot.games.solo_screen import OpenScreen, PrivateScreen
from bot.games.solver_queue import LONGEST_SEARCH
from bot.metrics import Census
from bot.store import GameEvent, GameId, GameRunning, Opening, Place, SetAside, Store, StoredGame, StoreError, Untold, replayed
from bot.text import Texts
from bot.ui.languages import server_language
from bot.ui.messages import Messages
from bot.ui.pictures import Pictures
from bot.ui.request_rate import RequestRate
from engine.chips import Lengths, depth_needed
from engine.events import MatchStarted, Player
from engine.giveaway import Asked
from engine.match import OPEN_TO_BIDS, Match
from engine.play import EndTournament, start
from engine.proof import Ricochet
from engine.rules import VERSION, Rules
from engine.setup import Setup
from engine.solo import SoloEvent, SoloGame, SoloStarted
from engine.tiles import Faces

_log = structlog.stdlib.get_logger()

_PATIENCE = 1.0
"""Seconds for which a game waits at its start for what can be told of its chips."""

_ASK_AGAIN = 3.0
"""Seconds between two looks at whom other processes have forgotten."""

_LOOK_AGAIN = 5.0
"""Seconds between two looks at whether the other tables of a tournament are over."""

_LONGEST_TOURNAMENT = 7 * 86400.0
"""Seconds: a table that was over longer before the bot was last alive waits for the others no more."""

_Live = LiveGame[Any, Any, Any]


class GameServices(Services, Protocol):
    """What games and their screens need of the client."""

    pictures: Pictures
    rate: RequestRate


def _texts_of(stored: StoredGame) -> Texts:
    """The texts of the language in which a game was begun."""
    first = stored.events[0]
    assert isinstance(first, Opening)
    return Texts.of(first.language)


def _match_screen(services: GameServices, messages: Messages, stored: StoredGame) -> MatchScreen:
    pace = CardPace(services.clock, services.rate)
    return MatchScreen(_texts_of(stored), messages, services.store, services.pictures, pace, stored)


def _solo_screen(services: GameServices, messages: Messages, stored: StoredGame) -> OpenScreen | PrivateScreen:
    if stored.private:
        return PrivateScreen(_texts_of(stored), services.pictures, stored)
    return OpenScreen(_texts_of(stored), messages, services.store, services.pictures, stored)


_MakeScreen = Callable[[GameServices, Messages, StoredGame], Screen[Any, Any]]
_KINDS: dict[type[GameEvent], tuple[RuleSet[Any, Any, Any], _MakeScreen]] = {
    MatchStarted: (MATCH, _match_screen),
    SoloStarted: (SOLO, _solo_screen),
}
"""The kinds of games, by the event that starts one: which rules they follow, and what shows them."""


def _is_table(state: State, setup: Setup | None = None) -> bool:
    """Whether this is a table of a tournament that is on, with this board, if one is named."""
    if not isinstance(state, Match) or not state.rules.tournament or state.is_over:
        return False
    return setup is None or state.setup == setup


def _is_at_beginning(game: LiveMatch) -> bool:
    """Whether nothing has been shown at a table yet."""
    return game.state.round.number == 1 and game.state.phase in OPEN_TO_BIDS


@contextmanager
def _kept_apart(game_id: GameId, failure: str) -> Generator[None, None, None]:
    """Log what goes wrong with one game, and let the others have their turn."""
    try:
        yield
    except Exception:  # noqa: BLE001 - whatever it is, it is no reason for other games to stand still
        _log.exception(failure, game_id=game_id)


@dataclass(frozen=True, slots=True)
class _SetAsideNotice:
    """What tells a channel that its game cannot go on; where Discord refuses that, it is tried again, also after a restart."""

    messages: Messages
    store: Store
    guild: discord.Guild | None
    game: SetAside

    async def tell(self) -> None:
        chosen = await self.store.guild_settings(self.game.place.guild_id)
        say = Texts.of(server_language(self.guild, chosen.language))
        text = say("set-aside", kind="solo" if self.game.solo else "match", game=str(self.game.game_id))
        if await self.messages.send(Post(layout(text)), f"set aside {self.game.game_id}"):
            await self.store.set_aside_told(self.game.game_id)


class OtherGameHere(Exception):
    """A match and a solo game that everybody sees are not played in one channel at a time; ``other`` is on there."""

    def __init__(self, other: _Live) -> None:
        self.other = other
        super().__init__(f"game {other.game_id} is on in channel {other.place.channel_id}")


class BoardInPlay(Exception):
    """A board that was chosen is played already: of two games on it, one would tell the other's solutions.

    Solo games on the same board do each other no harm. See docs/rules.md "Codes of boards".
    """


class LiveGames:
    """All games of this process, by the number by which the store knows them.

    One that is over stays as long as a best solution is still looked for; it is not found by its channel any more. One game
    begins after the other, so that what may not be on at the same time is not.
    """

    def __init__(self, client: discord.Client, services: GameServices) -> None:
        self._client, self._services = client, services
        self._games = dict[GameId, _Live]()
        self._senders = WeakValueDictionary[int, Sender]()
        self._beginning = asyncio.Lock()
        self._waiting = set[GameId]()

    def match_in(self, channel_id: int | None) -> LiveMatch | None:
        """The match in a channel or thread, if one is on there."""
        return next((game for game in self._in(channel_id) if isinstance(game.state, Match)), None)

    def tables_of(self, setup: Setup) -> list[LiveMatch]:
        """The tables of a tournament with this board that are on in this process, the oldest first."""
        return [game for game in self._tables() if game.state.setup == setup]

    def table_to_join(self, guild_id: int) -> LiveMatch | None:
        """The latest table of a tournament in a server that another can join; None where all have seen a proof already.

        Otherwise the proofs of one table would be known at the next: docs/rules.md "Tournaments".
        """
        latest = [game for game in reversed(self._tables()) if game.place.guild_id == guild_id]
        return next((game for game in latest if all(map(_is_at_beginning, self.tables_of(game.state.setup)))), None)

    def _tables(self) -> list[LiveMatch]:
        return [game for _, game in sorted(self._games.items()) if _is_table(game.state)]

    def solo_of(self, channel_id: int | None, player: Player) -> LiveSolo | None:
        """The solo game that somebody plays in a channel, if there is one."""
        return next((game for game in self._solos(channel_id) if game.state.player == player), None)

    def open_solo_in(self, channel_id: int | None) -> LiveSolo | None:
        """A solo game that everybody sees in a channel, if there is one."""
        return next((game for game in self._solos(channel_id) if not game.is_private), None)

    def solo(self, game_id: GameId) -> LiveSolo | None:
        """The solo game with this number, if it is not over."""
        game = self._games.get(game_id)
        return game if game and isinstance(game.state, SoloGame) and not game.state.is_over else None

    def is_newer(self, game_id: GameId) -> bool:
        """Whether the game with this number was left to a later version of the bot."""
        return any(game.game_id == game_id for game in self._services.store.newer())

    def newer_in(self, channel_id: int | None) -> bool:
        """Whether a game in a channel was left to a later version of the bot."""
        return any(game.place.channel_id == channel_id for game in self._services.store.newer())

    def census(self) -> Census:
        """How many games are not over, and how many messages are still to be sent of all games."""
        live = [game.state for game in self._games.values() if not game.state.is_over]
        matches = sum(isinstance(state, Match) for state in live)
        return Census(matches, len(live) - matches, sum(game.untold for game in self._games.values()))

    async def gives_away(self, asked: Asked, ricochet: Ricochet) -> bool:
        """Whether to tell solutions, by this rule, would tell how to solve what is played anywhere: see `is_given_away`.

        Games of other processes count, too.
        """
        games = await self._running_beside(asked.position.board.faces)
        playing = [in_play(game) for game in games if isinstance(game, Match | SoloGame)]
        return await is_given_away(self._services.solver, asked, ricochet, playing)

    async def _running_beside(self, faces: Faces | None) -> list[State]:
        """The games of this process that are on, and those of others on whose boards one of these tiles lies alike."""
        here = [game.state for game in self._games.values() if not game.state.is_over]
        others = await self._services.store.running_elsewhere(faces) if faces else []
        return here + [replayed(stored.events) for stored in others]

    async def lengths(self, rules: Rules, setup: Setup) -> Lengths:
        """What is known after a second of the chips of a set-up, as far as the rules draw by it."""
        depth = depth_needed(rules)
        here, chips = setup.position, setup.chips
        return await self._services.solver.lengths(here, chips, depth, rules.ricochet, _PATIENCE) if depth else {}

    async def open_match(  # noqa: PLR0913 - a board, and where it comes from
        self,
        place: Place,
        rules: Rules,
        setup: Setup,
        starter: Player,
        now: float,
        *,
        practice: bool = False,
        chosen: bool = False,
        language: str = "en",
        first_chip_lies: bool = False,
    ) -> LiveMatch:
        """Begin a match and store it. `LiveGame.show` shows it.

        ``chosen``: the board was named. It may be played beside others only at tables of one tournament.
        ``first_chip_lies``: the first chip of the pile lies face up on somebody's table, and is played whatever is preferred.
        Raises `GameRunning` where the channel has one already, `OtherGameHere` where everybody sees a solo game there, and
        `BoardInPlay`.
        """
        lengths = {} if first_chip_lies else await self.lengths(rules, setup)
        random = self._services.random
        events = start(rules, setup, starter, now, random, practice=practice, language=language, lengths=lengths)
        async with self._beginning:
            if chosen and await self._is_played(setup, rules.ricochet, also_solo=True, beside_tables=rules.tournament):
                raise BoardInPlay
            if other := self.open_solo_in(place.channel_id):
                raise OtherGameHere(other)
            return await self._open(place, events, private=False)

    async def open_solo(self, place: Place, events: Sequence[SoloEvent], *, private: bool) -> LiveSolo:
        """Begin a solo game and store it; `LiveGame.show` shows it.

        Raises `GameRunning` where its player has one already, `OtherGameHere` where everybody would see it beside a match, and
        `BoardInPlay`.
        """
        first = events[0]
        async with self._beginning:
            chosen = (first.setup, first.rules.ricochet) if isinstance(first, SoloStarted) and first.practice else None
            if chosen and await self._is_played(*chosen, also_solo=False):
                raise BoardInPlay
            if not private and (other := self.match_in(place.channel_id)):
                raise OtherGameHere(other)
            return await self._open(place, events, private=private)

    async def load(self) -> None:
        """Take up every game that is not over, or of which something is left to do. Clocks stand until `resume`.

        One whose events make no game is set aside, as the store does with one whose events it cannot read. One that a later
        version has gone on with is left alone.
        """
        store = self._services.store
        alive = await store.last_heartbeat() or 0.0
        for stored in (
            *await store.running(),
            *await store.with_untold(),
            *await store.without_best(alive - LONGEST_SEARCH),
            *await store.awaiting_tables(alive - _LONGEST_TOURNAMENT),
        ):
            if stored.game_id not in self._games:
                try:
                    game = self._take_up(stored)
                except Exception as error:  # noqa: BLE001 - whatever it is, it is no reason for other games to stand still
                    await store.set_aside(stored.game_id, f"{type(error).__name__}: {error}")
                else:
                    game.was_away(alive)
                    game.screen.restore(stored)
        for newer in store.newer():
            _log.warning(
                "game left to a newer version", game_id=newer.game_id, channel_id=newer.place.channel_id, reason=newer.reason
            )
        for aside in await store.all_set_aside():
            _log.error("game set aside", game_id=aside.game_id, channel_id=aside.place.channel_id, reason=aside.reason)

    async def resume(self) -> None:
        """Let the clocks of loaded games run, and give back the time since the bot was last known to be alive.

        Channels are told of games that were set aside.
        """
        store = self._services.store
        for aside in await store.all_set_aside():
            if aside.untold:
                guild = self._client.get_guild(aside.place.guild_id)
                self._sender(aside.place).wake(_SetAsideNotice(self._messages(aside.place, aside.game_id), store, guild, aside))
        alive = await store.last_heartbeat() or 0.0
        if (now := self._services.clock.now()) < alive:
            # By a clock that was set back, or another machine's: what is stored from now on comes after that all the same.
            with suppress(StoreError):
                await store.heartbeat(now)

        async def resume(game: _Live) -> None:
            with _kept_apart(game.game_id, "game not resumed"):
                await game.resume()

        await asyncio.gather(*(resume(game) for game in list(self._games.values())))

    async def set_clocks(self, seconds: float) -> None:
        """Let every game know that the clock was set by so many seconds, so that nobody wins or loses time by it."""

        async def set_clock(game: _Live) -> None:
            with _kept_apart(game.game_id, "clock not set"):
                await game.set_clock(seconds)

        await asyncio.gather(*map(set_clock, list(self._games.values())))

    async def close_where(self, gone: Callable[[Place], bool]) -> None:
        """End every game in a place that no longer exists."""
        for game in [game for game in self._games.values() if gone(game.place) and not game.state.is_over]:
            with _kept_apart(game.game_id, "game not ended"):
                await game.stop()

    async def forget(self, player: Player) -> None:
        """Delete what is known about somebody, also in the games that they play; matches go on without their name.

        What they begin meanwhile begins afterwards, as somebody new.
        """
        await self._forget(player, self._services.store.forget)

    async def forget_with_others(self) -> None:
        """Forget in the games of this process whom another one has forgotten, forever."""
        store = self._services.store
        while True:
            try:
                for player in await store.asked_to_forget():
                    await self._forget(player, store.forget_as_asked)
            except StoreError as error:
                _log.warning("not asked whom to forget", error=str(error), again_in=_ASK_AGAIN)
            await self._services.clock.sleep(_ASK_AGAIN)

    async def _forget(self, player: Player, erase: Callable[[Player], Coroutine[Any, Any, None]]) -> None:
        async with self._beginning, AsyncExitStack() as stack:
            for _, game in sorted(self._games.items()):
                if game.state.involves(player):
                    await stack.enter_async_context(game.without(player))
            await erase(player)

    async def _open(self, place: Place, events: Sequence[Any], *, private: bool) -> _Live:
        rules, _ = _KINDS[type(events[0])]
        rules.replay(events)  # what makes no game is not stored
        first, *others = events
        tell = bool(others) and rules.tells(rules.retrace(rules.replay([first]), others))
        try:
            game_id = await self._services.store.begin(place, events, private=private, tell=tell)
        except Exception as error:
            if not isinstance(error, GameRunning) or not self._in(place.channel_id):
                await self._take_up_what_is_stored()
            raise
        untold = (Untold(1, len(others), events[-1].at),) if tell else ()
        game = self._take_up(StoredGame(game_id, place, private, VERSION, tuple(events), untold=untold))
        game.begin()
        return game

    async def _take_up_what_is_stored(self) -> None:
        """Let a game begin that was stored though the store has said that it was not."""
        for stored in await self._services.store.running():
            if stored.game_id not in self._games:
                game = self._take_up(stored)
                game.screen.restore(stored)
                game.begin()
                game.show()

    def _take_up(self, stored: StoredGame) -> _Live:
        """A live game of what is stored, by the rules of its kind and with its screen."""
        rules, make_screen = _KINDS[type(stored.events[0])]
        screen = make_screen(self._services, self._messages(stored.place, stored.game_id), stored)
        sender = self._new_sender(stored.place) if stored.private else self._sender(stored.place)
        game = LiveGame(self._services, rules, stored, screen, sender, self._clear)
        self._games[stored.game_id] = game
        return game

    def _sender(self, place: Place) -> Sender:
        """The sender of a channel."""
        return self._senders.setdefault(place.channel_id, self._new_sender(place))

    def _new_sender(self, place: Place) -> Sender:
        """A sender of its own, for a game that its player alone sees."""

        def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
            context = {"guild_id": place.guild_id, "channel_id": place.channel_id}
            return self._services.tasks.start(work, f"sender of channel {place.channel_id}", **context)

        return Sender(start, self._services.clock)

    def _messages(self, place: Place, game_id: GameId) -> Messages:
        """The messages of a game; where their channel is no more, the games in it end."""

        def gone() -> None:
            self._services.tasks.start(self.close_where(lambda other: other == place), f"end game {game_id}")

        return Messages(self._client, self._services.clock, self._services.rate, place, gone, game_id=game_id)

    def _in(self, channel_id: int | None) -> list[_Live]:
        """The games in a channel that are not over."""
        games = self._games.values()
        return [game for game in games if game.place.channel_id == channel_id and not game.state.is_over]

    async def _is_played(self, setup: Setup, ricochet: Ricochet, *, also_solo: bool, beside_tables: bool = False) -> bool:
        """Whether a match is on somewhere, or also a solo game, so that this set-up beside it would tell best solutions.

        So it is where the game began with it, and where a table was set up much like the game as it stands now. Other tables of
        a tournament tell nothing: ``beside_tables`` leaves them out.
        """
        kinds = (Match, SoloGame) if also_solo else (Match,)
        games = [
            state
            for state in await self._running_beside(setup.faces)
            if isinstance(state, kinds) and not (beside_tables and _is_table(state, setup))
        ]
        if any(game.setup.is_like(setup) for game in games):
            return True
        asked = Asked(setup.position, setup.chips, is_table=True)
        return await is_given_away(self._services.solver, asked, ricochet, list(map(in_play, games)))

    def _solos(self, channel_id: int | None) -> list[LiveSolo]:
        return [game for game in self._in(channel_id) if isinstance(game.state, SoloGame)]

    def _clear(self, game: _Live) -> None:
        """Forget a game of which nothing more can come, once no other table of its tournament plays."""
        if not game.awaits_others:
            self._games.pop(game.game_id, None)
        elif game.game_id not in self._waiting:
            self._waiting.add(game.game_id)
            self._services.tasks.start(self._end_tournament(game), f"other tables of game {game.game_id}")

    async def _end_tournament(self, game: LiveMatch) -> None:
        """Wait until no table plays the board of a match any more; then let its channel know the best solutions."""
        setup = game.state.setup
        try:
            while game.awaits_others:
                try:
                    if not any(_is_table(state, setup) for state in await self._running_beside(setup.faces)):
                        await game.handle(EndTournament(), self._services.clock.now())
                        continue
                except StoreError as error:
                    _log.warning("not asked for other tables", error=str(error), again_in=_LOOK_AGAIN)
                await self._services.clock.sleep(_LOOK_AGAIN)
        finally:
            self._waiting.discard(game.game_id)
