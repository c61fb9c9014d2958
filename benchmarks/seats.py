"""Simulated players of `benchmarks.kills`: they follow the messages of their channel, and play match after match, or races.

In some channels the one who begins the games sits at the board: they begin them there, and press *Next round* there.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import aiohttp

from bot.cards.buttons import Action, custom_id
from bot.cards.match import headline
from bot.cards.race import race_headline
from bot.store import GameEvent, replayed
from bot.store.codec import decode
from bot.text import Texts
from engine import Move, format_moves
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase
from engine.games.race.state import Race
from engine.solver import Solution, solve
from tests.wire.loopback.server import Discord
from tests.wire.loopback.state import Channel, Interaction, Message
from tests.wire.players import Player
from tests.wire.visitors import Page, Visitors

PLAYERS = 3
"""So many play in each channel."""

CHIPS = 2
"""Chips that win a match, and rounds of a race."""

BOTS = {"bots": 1, "level": "hard"}
"""Who plays along: in every other channel with matches, and in some races."""

WITH_BOTS = 0.5
"""The share of races with a bot."""

QUICK, SLOW = 60, 8 * 3600
"""Seconds for which a round of a race lasts at most. Of a slow race only the first round is played, which never ends before."""

PASSES = 0.1
"""The share of provers who pass."""

ANSWER = 3.0
"""Seconds after which Discord says that the program does not respond, and a player tries again."""

STUCK = 40.0
"""Seconds, with the program connected, after which players stop a stuck game."""

UNSOLVED = 30
"""The bid for a chip without a solution."""

_SAY = Texts.of("en")
STOPS = tuple(_SAY(button) for button in ("button-stop", "button-end", "button-end-race"))
_LOOKS = 0.05, 0.3
"""Seconds between two polls of a player."""

_DONE, _NEXT = _SAY("button-done"), _SAY("button-next")

HURRIES = 0.8
"""The share of pauses in which a player wants the next round at once."""

AGAIN = 12.0
"""Seconds in which a page connects and sends again what was not answered."""


class Games:
    """Reads from the database what players see on the board."""

    def __init__(self, database: Path, channels: Sequence[Channel]) -> None:
        self._database, self.channels = database, channels
        self._known = dict[int, tuple[tuple[int, int], Match | Race | None]]()

    def all(self, channel: Channel) -> list[list[GameEvent]]:
        """Return the events of each game in a channel, the newest last."""
        games = dict[int, list[GameEvent]]()
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT id, kind, data FROM match JOIN event ON match_id = id WHERE channel_id = ? ORDER BY id, number",
                (channel.id,),
            )
            for number, kind, data in rows:
                games.setdefault(number, []).append(decode(kind, data))
        return list(games.values())

    def now(self, channel: Channel) -> Match | Race | None:
        """Return the running game in a channel, if there is one. It is replayed only if it has new events."""
        with suppress(sqlite3.OperationalError):  # nothing is stored before the first start
            with self._reading() as connection:
                latest = connection.execute(
                    "SELECT match_id, COUNT(*) FROM event WHERE match_id = (SELECT MAX(id) FROM match WHERE channel_id = ?)",
                    (channel.id,),
                ).fetchone()
            if latest[0] and self._known.get(channel.id, (None, None))[0] != latest:
                self._known[channel.id] = latest, replayed(self.all(channel)[-1])
        _, game = self._known.get(channel.id, (None, None))
        return game if game and not game.is_over else None

    def number(self, channel: Channel) -> int:
        """Return the id of the game that `now` has found in a channel."""
        return self._known[channel.id][0][0]

    def _reading(self) -> closing[sqlite3.Connection]:
        return closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True))

    def integrity(self) -> str:
        """Return the result of SQLite's integrity check."""
        with closing(sqlite3.connect(self._database)) as connection:
            return str(connection.execute("PRAGMA integrity_check").fetchone()[0])


class Board:
    """A player's page at the board, opened for each press. ``done`` counts the presses that took effect, by their names."""

    def __init__(self, visitors: Visitors, player: Player, subject: str, name: str) -> None:
        self._visitors, self._player, self._subject, self._name = visitors, player, subject, name
        self._session, self._sent = "", 0
        self.done = Counter[str]()

    async def press(self, what: str) -> None:
        """Press a button, if it is there; after a cut again as the page's script does, until it is answered."""
        asked = dict[str, Any]()
        with suppress(TimeoutError):
            async with asyncio.timeout(AGAIN):
                while not await self._is_answered(what, asked):  # noqa: ASYNC110 - there is no event of another process
                    await asyncio.sleep(_LOOKS[1])

    async def _is_answered(self, what: str, asked: dict[str, Any]) -> bool:
        # The program may be gone at any time, its log end in the middle of a line, and have no address yet.
        with suppress(aiohttp.ClientError, OSError, ValueError, IndexError):
            page = await self._open()
            seen = await page.receive("view")
            if not asked:
                game = seen["view"] or {"game": "", "round": 0, "actions": seen["actions"]}
                if what not in {one["what"] for one in game["actions"]}:
                    return True
                self._sent += 1
                asked |= {"kind": "do", "id": self._sent, "what": what, "game": game["game"], "round": game["round"]}
            await page.again(asked)
            if not (await page.receive("answer"))["text"]:  # which says why not
                self.done[what] += 1
            await page.close()
            return True
        return False

    async def _open(self) -> Page:
        """Open the page, by the session that it has, or by signing in."""
        user = self._player.user
        proof = {"session": self._session} if self._session else {"code": self._visitors.authorize(user)}
        page = await self._visitors.open(self._player.channel, subject=self._subject, page=self._name, **proof)
        welcome = await page.receive("welcome")
        self._session = welcome.get("session", "") if welcome.get("player") == str(user.id) else ""
        if not self._session:
            raise ConnectionResetError
        return page


class Seat(ABC):
    """A simulated player, who follows the messages of the channel; ``board`` is where they begin games and go on."""

    begins = ""
    """The button that begins a game on the board."""

    def __init__(
        self, player: Player, games: Games, discord: Discord, random: Random, *, starts: bool, board: Board | None = None
    ) -> None:
        self._player, self._games, self._discord, self._random, self._starts = player, games, discord, random, starts
        self.board = board
        self._waited, self._last, self._paused_in = 0.0, None, None
        self.is_ending = self.is_over = False
        self.stopped = list[str]()
        self.channel, self.who = player.channel.name, str(player.user.id)

    async def play(self) -> None:
        """Play game after game, until the end of the run."""
        while not self.is_over:
            pause = self._random.uniform(*_LOOKS)
            await asyncio.sleep(pause)
            if self._discord.gateway.is_connected:
                self._waited += pause
                if asked := await self._act(self._games.now(self._player.channel)):
                    await self._wait_for(asked)
                    await self._confirm(asked)

    async def _act(self, game: Match | Race | None) -> Interaction | None:
        """Take the next step, if a message calls for one."""
        if game != self._last:
            self._waited, self._last = 0.0, game
        if game is None:
            return await self._begin() if self._starts and not self.is_ending else None
        if self._waited > STUCK and self._starts:
            self._waited = 0.0
            self.stopped.append(self._view(game))
            return self._player.type("ricochet stop")
        return await (self._want_next(game) if game.is_between else self._move(game))

    async def _begin(self) -> Interaction | None:
        """Start a game, on the board or by a command."""
        return await self.board.press(self.begins) if self.board else self._start()

    async def _want_next(self, game: Match | Race) -> Interaction | None:
        """Press *Next round* in most pauses, once in each; wait for the end of the others."""
        pause = self._games.number(self._player.channel), game.round.number
        if self._player.user.id not in game.present or self._paused_in == pause:
            return None
        if self.board:
            self._paused_in = pause
            return await self.board.press("next") if self._random.random() < HURRIES else None
        card = next((one for one in reversed(self._player.channel.history()[-4:]) if _NEXT in one.buttons), None)
        if card is None:
            return None
        self._paused_in = pause
        return self._player.click(card, _NEXT) if self._random.random() < HURRIES else None

    @abstractmethod
    def _start(self) -> Interaction:
        """Start a game."""

    @abstractmethod
    async def _move(self, game: Any) -> Interaction | None:
        """Take the next step in a game, if a message calls for one."""

    def _card(self, game: Match | Race) -> Message | None:
        """Return the card of the present round, once it is there."""
        # An earlier game may have had a card of the same title.
        cards, title = reversed(self._player.channel.history()), title_of(game)
        return next((card for card in cards if card.text.startswith(title)), None)

    def _press_done(self, card: Message) -> Interaction | None:
        return self._player.click(card, _DONE) if _DONE in card.buttons else None

    def _view(self, game: Match | Race) -> str:
        """Describe a game, in the database and in the channel."""
        latest = self._player.channel.history()[-3:]
        shown = " / ".join(f"{message.text[:120]!r} {list(message.buttons)}" for message in latest)
        made = game.round.entries if isinstance(game, Race) else game.round.bids
        return f"{self._player.channel.name}: {game.phase} {title_of(game)!r} {made} {game.round.done}: {shown}"

    async def _confirm(self, asked: Interaction) -> None:
        """Confirm that a match should be stopped, if the program asks."""
        for message in asked.messages:
            if stop := next((label for label in STOPS if label in message.buttons), None):
                await self._wait_for(self._player.click(message, stop))

    async def _wait_for(self, asked: Interaction) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await self._discord.until(lambda: asked.text)


class MatchSeat(Seat):
    """Bids the length of a shortest solution, and shows it, or passes."""

    begins = "begin:match"

    def _start(self) -> Interaction:
        company = BOTS if self._games.channels.index(self._player.channel) % 2 else {}
        return self._player.type("ricochet start", chips=CHIPS, **company)

    async def _move(self, game: Match) -> Interaction | None:
        if self.board and game.may_shorten and game.rules.chips_to_win is None:
            await self.board.press("shorten")
        if game.phase in OPEN_TO_BIDS:
            return await self._bid(game)
        return await self._prove(game) if game.phase is Phase.PROVING else None

    async def _bid(self, match: Match) -> Interaction | None:
        """Bid the length of a solution, and be done, once the card of the round is there."""
        me, card = self._player.user.id, self._card(match)
        if card is None or any(said.player == me for said in match.round.done):
            return None
        if match.round.bid_of(me):
            return self._press_done(card)
        found = await solution_of(match)
        if not match.needs_path(me):
            return self._player.type("bid", moves=len(found) or UNSOLVED)
        if found:
            return self._player.type("bid", moves=len(found), path=format_moves(found))
        return self._press_done(card)

    async def _prove(self, match: Match) -> Interaction | None:
        """Show a solution, or pass, once asked."""
        me, prover = self._player.user.id, match.round.prover
        if prover is None or prover.player != me:
            return None
        # The buttons of an earlier question may still be there.
        asked = [message for message in self._player.channel.history() if self._is_asked_by(message, match)]
        if not asked:
            return None
        found = await solution_of(match)
        if not found or self._random.random() < PASSES:
            return self._player.click(asked[-1], "Pass")
        return self._player.type("prove", moves=format_moves(found))

    def _is_asked_by(self, message: Message, match: Match) -> bool:
        """Return whether a message asks this player for a solution, in this round of this match."""
        if self._player.user.id not in message.pings or "Pass" not in message.buttons:
            return False
        number = self._games.number(self._player.channel)
        return message.buttons["Pass"] == custom_id(number, match.round.number, Action.PASS)


class RaceSeat(Seat):
    """Submits a shortest solution, and is done; in a slow race, its starter ends it once all are done."""

    begins = "begin:race"

    def __init__(
        self,
        player: Player,
        games: Games,
        discord: Discord,
        random: Random,
        *,
        starts: bool,
        seconds: int,
        board: Board | None = None,
    ) -> None:
        super().__init__(player, games, discord, random, starts=starts, board=board)
        self._seconds = seconds

    def _start(self) -> Interaction:
        company = BOTS if self._random.random() < WITH_BOTS else {}
        return self._player.type("ricochet race", chips=CHIPS, time=self._seconds, **company)

    async def _move(self, game: Race) -> Interaction | None:
        me, card = self._player.user.id, self._card(game)
        if not game.is_open or card is None:
            return None
        done = {said.player for said in game.round.done}
        if me in done:
            is_played = game.is_slow and self._starts and len(done) == PLAYERS
            return self._player.type("ricochet stop") if is_played else None
        if me in game.seen:
            return self._press_done(card)
        # What is no solution is a sign of being there, too.
        return self._player.type("prove", moves=format_moves(await solution_of(game)) or "R-up")


async def solution_of(game: Match | Race) -> tuple[Move, ...]:
    """Return a shortest solution, found in a thread; empty if there is none."""
    found = await asyncio.to_thread(solve, game.position)
    return found.moves if isinstance(found, Solution) else ()


def title_of(game: Match | Race) -> str:
    """Return the first line of a round's card."""
    say = Texts.of("en")
    return (race_headline(say, game) if isinstance(game, Race) else headline(say, game)).splitlines()[0]
