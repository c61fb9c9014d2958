"""A table where matches are played with the program as a process, in the words of players."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from copy import copy
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.store.codec import decode
from engine import RULES_2013, Setup, draw_setup, format_moves
from engine.games.match.events import Event, MatchEnded
from engine.games.match.state import Match, replay
from engine.solver import Solution, solve
from tests.wire.forked import ForkedProgram
from tests.wire.loopback.faults import Call, Fault, FaultKind
from tests.wire.loopback.server import PATIENCE, Discord
from tests.wire.loopback.state import MANAGE_GUILD, TEXT_CHANNEL, Channel, Message
from tests.wire.players import Player
from tests.wire.process import Program
from tests.wire.stored import stored

_EASY = 5
"""The first chip of a board takes so many moves at most."""

ASKED, WON, ENDED = "The sand has run out.**", "wins the", "wins the match"
"""Words by which the news of a match are known."""

_SPOILS = "would spoil", "would give solutions away"
"""Words by which a board is refused that gives another game or a puzzle away."""

_EVENTS = """
    SELECT kind, data FROM event WHERE match_id = (SELECT MAX(id) FROM match WHERE channel_id = ?) ORDER BY number
"""
_LOOK_AGAIN = 0.02
"""Seconds between two looks into the database."""


class Game:
    """One match in a channel of its own, with two possible players; those who bid take part."""

    def __init__(self, table: "Table", name: str, shard: int = 0, kind: int = TEXT_CHANNEL) -> None:
        self.table, self.discord = table, table.discord
        self.channel: Channel = table.discord.state.guilds[shard].add_channel(name, kind=kind)
        self.discord.gateway.dispatch("CHANNEL_CREATE", self.channel.json())
        self._take_board()
        self.ada, self.ben = (Player(self.discord, name, self.channel) for name in ("ada", "ben"))

    async def start(self, **options: Any) -> Message:
        """Let Ada start a match, and see its first card. A board that would spoil a game or a puzzle is left for the next."""
        assert "starts a match" in await self.on_a_board_of_its_own("ricochet start", **options)
        return await self.card()

    async def on_a_board_of_its_own(self, command: str, **options: Any) -> str:
        """Let Ada begin a game by a command, on the next board that gives no other game and no puzzle away."""
        while True:
            answer = await self.ada.slash(command, difficulty="any", code=self.setup.code, **options)
            if not any(words in answer for words in _SPOILS):
                return answer
            self._take_board()

    def _take_board(self) -> None:
        self.setup, self.solution = self.table.next_board()
        self.moves = len(self.solution.split())

    async def with_threads(self) -> None:
        """Let each match of the server have a thread of its own from here on."""
        boss = Player(self.discord, "boss", self.channel)
        boss.permissions |= MANAGE_GUILD
        asked = boss.type("ricochet settings", time_zone="UTC")
        assert "Threads" in await boss.told(asked)
        await boss.answered(boss.select(asked.messages[-1], "ricochet:setting:match_threads", "True"))

    def in_thread(self, thread: Channel) -> "Game":
        """Return this match where it is played, in a thread of the channel."""
        there = copy(self)
        there.channel = thread
        there.ada, there.ben = (Player(self.discord, one.user.name, thread, one.user) for one in (self.ada, self.ben))
        return there

    async def bid(self, *players: Player, moves: int | None = None) -> None:
        """Let these bid through the form, as many moves as the solution of the first chip has, if no number is named.

        The card confirms a bid; in words it is answered only where the card cannot.
        """
        card, moves = await self.card(), moves or self.moves
        for player in players or (self.ada,):
            form = await player.answered(player.click(card, "Bid"))
            await player.fill_in(form, moves=str(moves))
            await self.card(f"**{moves} moves**")

    async def done(self, *players: Player) -> None:
        """Let these be done with bidding, so that the sand runs out if they are all who are present.

        A single player gets an onlooker who is done, too, because one person alone has to wait for half of the sand.
        """
        done = players or (self.ada,)
        if len(done) == 1:
            onlooker = self.ada if done[0] is self.ben else self.ben
            await onlooker.slash("ricochet board", format="moves")
            done = (*done, onlooker)
        for player in done:
            await player.answered(player.click(await self.card(), "I'm done"))  # in words only where the card does not say it

    async def prove(self, player: Player | None = None, moves: str = "") -> None:
        """Let a player, by default Ada, show a solution, by default that of the first chip."""
        assert "That's it" in await (player or self.ada).slash("prove", moves=moves or self.solution)

    async def to_bidding(self, **options: Any) -> None:
        await self.start(**options)
        await self.bid()

    async def to_proving(self, **options: Any) -> Message:
        """Play until Ada is the prover. Return the question."""
        await self.to_bidding(**options)
        await self.done()
        return await self.news(ASKED)

    async def to_intermission(self, **options: Any) -> Message:
        """Play until Ada has won the first chip; the news of it."""
        await self.to_proving(**options)
        await self.prove()
        return await self.news(WON)

    async def card(self, containing: str = "") -> Message:
        """Return the newest card, once there is one that says this."""

        def newest() -> Message | None:
            return next((card for card in self.cards()[-1:] if containing in card.text), None)

        return await self.discord.until(newest, f"a card in {self.channel.name} that says {containing!r}")

    async def news(self, containing: str) -> Message:
        """Return the first message that says this, once there is one."""
        return await self.discord.until(
            lambda: next(iter(self.saying(containing)), None), f"news in {self.channel.name} that say {containing!r}"
        )

    def cards(self) -> list[Message]:
        """Return the cards of the rounds so far, the newest last."""
        return [message for message in self.channel.history() if message.text.startswith("### Round")]

    def saying(self, containing: str) -> list[Message]:
        """Return the public messages that say this, or have said it before they were edited."""
        return [message for message in self.channel.history() if any(containing in text for text in message.texts)]

    def fail(self, name: str, kind: FaultKind, containing: str = "", **how: Any) -> Fault:
        """Let requests of this name that are about this channel, and say this, go wrong: see `Faults.add`."""

        def matches(call: Call) -> bool:
            return containing in call.text and self.discord.channel_of(call) is self.channel

        return self.discord.faults.add(kind, name, matches, **how)

    @property
    def events(self) -> list[Event]:
        """What is stored of the newest match in the channel."""
        return self.table.events(self.channel.id)

    @property
    def match(self) -> Match:
        """The match as it is stored."""
        return replay(self.events)

    def solve(self) -> str:
        """Return a solution of the round."""
        found = solve(self.match.position)
        assert isinstance(found, Solution)
        return format_moves(found.moves)

    async def stored(self, kind: type[Event]) -> None:
        """Wait until an event of this kind is stored."""
        await self.table.until_stored(lambda: any(isinstance(event, kind) for event in self.events))

    async def over(self) -> None:
        """Wait until the end of the match is stored."""
        await self.stored(MatchEnded)


class Table:
    """A Discord, the program, and any number of games."""

    def __init__(self, discord: Discord, program: Program) -> None:
        self.discord, self.program = discord, program
        self._games = 0
        self._seeds = count()

    def next_board(self) -> tuple[Setup, str]:
        """Return an unused board, since each is played in one channel at a time, with a solution of its first chip."""
        for seed in self._seeds:
            setup = draw_setup(RULES_2013, Random(seed))
            found = solve(setup.position.with_target(setup.chips[0]), max_moves=_EASY)
            if isinstance(found, Solution):
                return setup, format_moves(found.moves)
        raise AssertionError

    def game(self, name: str = "game", shard: int = 0, kind: int = TEXT_CHANNEL) -> Game:
        """Return a new channel for a match, in the server on this shard of as many as there are servers."""
        self._games += 1
        return Game(self, f"{name}-{self._games}", shard, kind)

    def games(self, *names: str) -> list[Game]:
        return [self.game(name) for name in names]

    def events(self, channel_id: int) -> list[Event]:
        """Return what is stored of the newest match in a channel."""
        rows = stored(self.program.place, _EVENTS, channel_id)
        return [decode(kind, data) for kind, data in rows]  # pyright: ignore[reportReturnType] - no solo games are played here

    async def until_stored(self, condition: Callable[[], object]) -> None:
        """Wait until something is in the database."""
        async with asyncio.timeout(PATIENCE):
            while not condition():  # noqa: ASYNC110 - a file has no event
                await asyncio.sleep(_LOOK_AGAIN)

    def check(self) -> None:
        """Raise `AssertionError` where Discord would refuse what was sent, or failed at it, or the database is damaged."""
        assert self.discord.refused == []
        assert self.discord.failed == []
        if isinstance(self.program.place, Path):
            assert stored(self.program.place, "PRAGMA integrity_check") == [("ok",)]


async def together(*doing: Coroutine[Any, Any, object]) -> None:
    """Do several things at once, as people in different channels do; none of them any more once one has failed."""
    try:
        async with asyncio.TaskGroup() as group:
            for one in doing:
                group.create_task(one)
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None


@asynccontextmanager
async def open_table(
    folder: Path,
    server: str | None = None,
    kind: type[Program] = ForkedProgram,
    *,
    servers: int = 1,
    waits: Mapping[str, float] | None = None,
    **settings: str,
) -> AsyncIterator[Table]:
    """A table with the program running, and no process left behind. A ``kind`` that is not forked loads all of it anew.

    ``servers`` is in how many Discord servers the bot is, each on a shard of its own if there are so many.
    ``waits`` are those of `Program`.
    """
    async with Discord(servers=servers) as discord:
        table = Table(discord, kind(discord, folder, server, waits=waits, **settings))
        try:
            await table.program.start()
            yield table
            table.check()
        finally:
            await table.program.close()
