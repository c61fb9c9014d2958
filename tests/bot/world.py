"""A simulated Discord with a bot in it, in the words of players."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import discord
from simcord.actors import MemberActor as Member
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult

from bot.app import make_bot
from bot.client import HEARTBEAT, RicochetBot
from bot.clock import Clock
from bot.games.deadline_timer import ON_ITS_WAY
from bot.games.round_card import EVERY
from bot.local.simcord_hooks import PatientEnv
from bot.run.config import Config
from bot.store.guild_settings import GuildSettings
from bot.ui.answers import AnswerLost
from bot.ui.replies import Refused
from engine import RULES_2013, TARGETS, Direction, Move, Position, Robot, draw_setup, format_moves, parse_moves
from engine.games.daily import Day, Puzzle
from engine.games.match.events import BidMade, ChipWon, Ending, Event, MatchEnded
from engine.games.match.play import start
from engine.games.match.state import Match
from engine.rules.events import ChipTurned, Player
from engine.solver import Solution, solve
from tests.bot.fresh import lay_database
from tests.bot.seen import buttons_of, fill_in, press, said
from tests.bot.shortcuts import shortcuts
from tests.discord_api.held import hold_simcord

hold_simcord()

PATIENCE = 120.0
"""Real seconds within which the bot has done what it has to do, also on a machine that is busy with others."""

_UNLIMITED = 1_000_000
"""Requests that the bot makes in a second: the clock stands still here while whole matches are played."""

SHOWN = EVERY
"""Within so many seconds the card of a round shows what has come about."""

INTERMISSION = 10 + ON_ITS_WAY
HOURGLASS = 60 + ON_ITS_WAY
PROOF_TIME = 120 + ON_ITS_WAY
THINKING_TIME = 300 + ON_ITS_WAY

EASY = "03QDJ9-B4EYBZ-K18GB3-VWRRKT"
"""A board whose first chip, the green planet, can be won in four moves, two of them by another robot."""
SOLUTION = "Y-down G-down G-right G-up"
WITH_SILVER = "07GQTS-KTAB6Z-K18GB3-VWRR6D"
"""The same board with silver in its first corner, from where it can go right without blocking others."""


TODAYS = Puzzle(0, Position.from_code("2HA93NM-HCS0EHW"), parse_moves("G-left G-up Y-right Y-down"))
"""The puzzle of every day in a world: choosing others takes its time."""


def solution_of(position: Position) -> tuple[Move, ...]:
    """Return a solution of a position that has one."""
    found = solve(position)
    assert isinstance(found, Solution)
    return found.moves


HOUSE_OPTIONS = {"edition", "diagonals", "fifth_robot", "bids", "proof_length", "ricochet", "ties", "hourglass", "max_moves"}
TABLE_OPTIONS = {"tiles", "robots", "target"}

PROOF = (Move(Robot.RED, Direction.UP), Move(Robot.RED, Direction.LEFT), Move(Robot.RED, Direction.DOWN))
"""Three moves that won the chips of other matches."""


PASSER_BY = 1
"""A player who is not a member of any server."""


def match_in_the_past(winners: Sequence[Player], at: float, random: Random) -> list[Event]:
    """A match in which these have won a chip each time they are named, and a passer-by has bid; the first of them wins it."""
    events = [*start(RULES_2013, draw_setup(RULES_2013, random), winners[0], at, random), BidMade(at, PASSER_BY, 99)]
    for number, winner in enumerate(winners):
        if number:
            events.append(ChipTurned(at, TARGETS[number % len(TARGETS)]))
        events += [BidMade(at, winner, 3), ChipWon(at, winner, PROOF, after=0)]
    return [*events, *rest_of_pile(at, len(winners)), MatchEnded(at, Ending.PILE_EMPTY, (winners[0],), (winners[0],))]


def rest_of_pile(at: float, won: int) -> list[Event]:
    """The other chips of a match, which a person has won who was erased since: with them the pile is empty."""
    return [event for chip in TARGETS[won:] for event in (ChipTurned(at, chip), ChipWon(at, -1, PROOF))]


class World:
    """The server, its channel, its players, and the bot with its database."""

    def __init__(self, database: Path, seed: int) -> None:
        self.database = database
        self.config = _config().model_copy(update={"database": database})
        self.random = Random(seed)
        self.clock_ahead = 0.0
        self.clock_is_set_by = 0.0
        self.bot = self._make_bot()
        self.env = PatientEnv(self.bot, settle_timeout=PATIENCE)
        self.env.looks = 0.001  # there is no thread to wait for, see `tests.bot.shortcuts`
        self.guild = self.env.create_guild()
        self.channel = self.guild.create_text_channel("robots")
        self.members = dict[str, Member]()
        self.meant = 0

    def player(self, name: str, **permissions: bool) -> Member:
        """Return a member of the server, made when first named."""
        if name not in self.members:
            roles = [self.guild.create_role(name, permissions=discord.Permissions(**permissions))] if permissions else []
            self.members[name] = self.guild.add_member(self.env.create_user(name), roles=roles)
        return self.members[name]

    def players(self, *names: str) -> list[Member]:
        return [self.player(name) for name in names]

    async def later(self, seconds: float) -> None:
        """Let time go by, with a hundred heartbeats in hours and days: more take longer than all else."""
        with patch("bot.client.HEARTBEAT", max(HEARTBEAT, seconds / 100)):
            await self.env.advance_time(seconds)

    def match(self, channel: ChannelHandle | None = None) -> Match:
        """Return the match as the bot has it now."""
        table = self.bot.games.match_in((channel or self.channel).id)
        assert table is not None
        return table.state

    def solution(self, channel: ChannelHandle | None = None) -> str:
        """Return a solution of the round."""
        match = self.match(channel)
        return format_moves(solution_of(match.position))

    async def start(self, starter: Member, **options: Any) -> InteractionResult:
        """Start a match; one that says nothing else plays the chips as they come.

        Options that only forms have are set for the server before, and those of a table in the form.
        """
        await self.choose(**{name: options.pop(name) for name in HOUSE_OPTIONS & options.keys()})
        table = {name: options.pop(name) for name in TABLE_OPTIONS & options.keys()}
        begun = await starter.slash(self.channel, "ricochet start", **{"difficulty": "any"} | options)
        return await self.begin_anew(starter, "Own board or code…", **table) if table else begun

    async def choose(self, **changed: Any) -> None:
        """Change settings of the server."""
        if changed.get("fifth_robot"):
            changed["fifth_robot"] = {"none": None, "black": Robot.BLACK, "silver": Robot.SILVER}[changed["fifth_robot"]]
        if changed:
            before = await self.bot.store.guild_settings(self.guild.id)
            chosen = GuildSettings.model_validate(before.model_dump() | changed)
            await self.bot.store.set_guild_settings(self.guild.id, chosen, 0.0)

    async def begin_anew(
        self, player: Member | UserHandle, form: str, channel: ChannelHandle | None = None, **filled: Any
    ) -> InteractionResult:
        """Begin the newest game of the channel anew, with what is filled in in a form besides what it shows."""
        card = next(one for one in reversed((channel or self.channel).history()) if "More…" in buttons_of(one))
        return await fill_in(
            player, await press(player, await player.click(card, label="More…"), "Other rules…", form), **filled
        )

    async def bidding(self, *bids: tuple[Member, int], **options: Any) -> None:
        """Start a match on the easy board, by the player of the first of these bids, and make them."""
        await self.start(bids[0][0], **{"code": EASY} | options)
        for player, moves in bids:
            await player.slash(self.channel, "bid", moves=moves)

    async def proving(self, *bids: tuple[Member, int], **options: Any) -> None:
        """As `bidding`, until the hourglass has run out."""
        await self.bidding(*bids, **options)
        await self.later(HOURGLASS)

    async def close_bids(self, *bids: tuple[Member, int]) -> None:
        """Make these bids, and let the hourglass run out."""
        for player, moves in bids:
            await player.slash(self.channel, "bid", moves=moves)
        await self.later(HOURGLASS)

    async def win_chip(self, winner: Member) -> None:
        """Let a player win the chip of this round."""
        before, solution = self.match().chips[winner.id], self.solution()
        await winner.slash(self.channel, "bid", moves=len(solution.split()))
        await self.later(HOURGLASS)
        assert "That's it" in said(await winner.slash(self.channel, "prove", moves=solution)), before

    async def insist(self, player: Member, moves: str) -> InteractionResult:
        """Show moves of a wrong number as they are: they are asked about, and shown once more."""
        assert "costs you nothing" in said(await player.slash(self.channel, "prove", moves=moves))
        return await player.slash(self.channel, "prove", moves=moves)

    def errors_that_were_meant(self) -> list[BaseException]:
        """Return the errors of the bot so far, which the test has brought about; later ones fail it."""
        errors = self.errors
        self.meant = len(errors)
        return errors

    @property
    def errors(self) -> list[BaseException]:
        """The errors of the bot so far. A refusal is an answer, and a lost answer no error, though SimCord sees them raised."""
        raised = [(error, getattr(error, "original", error)) for error in self.env.errors]
        return [error for error, original in raised if not isinstance(original, Refused | AnswerLost)]

    async def stop_bot(self) -> None:
        """End the bot as Ctrl-C does."""
        with self.env.time_context():
            await self.bot.close()

    async def kill_bot(self) -> None:
        """End the bot as a power cut does: nothing is said or stored any more."""
        await self.bot.tasks.close()
        await self.bot.store.close()

    async def restart_bot(self, *, killed: bool = False, after: float = 0) -> None:
        """End the bot, and start a new process so many seconds later."""
        await (self.kill_bot() if killed else self.stop_bot())
        if after:
            await self.later(after)
        await self.start_bot()

    def forget_heartbeats(self) -> None:
        """Leave the database as it is before a bot has been connected for the first time."""
        with closing(sqlite3.connect(self.database)) as connection, connection:
            connection.execute("DELETE FROM heartbeat")

    def alter(self, statement: str, *values: Any) -> int:
        """Change the database behind the bot's back, while it does not run; return how many rows."""
        with closing(sqlite3.connect(self.database)) as connection, connection:
            return connection.execute(statement, values).rowcount

    async def start_bot(self) -> None:
        """Start a new process of the bot on the same database."""
        self.bot = self._make_bot()
        await self.env.restart_bot(self.bot)

    def _make_bot(self) -> RicochetBot:
        async def sleep(seconds: float) -> None:
            await self.env.external_wait(asyncio.sleep(seconds), reason="the bot's clock")

        def now() -> float:
            return discord.utils.utcnow().timestamp() + self.clock_ahead

        def set_by() -> float:
            seconds, self.clock_is_set_by = self.clock_is_set_by, 0.0
            self.clock_ahead += seconds
            return seconds

        clock = Clock(now=now, sleep=sleep, set_by=set_by)
        return make_bot(self.config, clock=clock, random=self.random, shard_count=1)


@cache
def _config() -> Config:
    """Return what an operator who chooses nothing has: read once for all tests."""
    return Config(_env_file=None, picture_workers=0)  # pyright: ignore[reportCallIssue]


def _todays(secret: bytes, day: Day, cancelled: object) -> Puzzle:  # noqa: ARG001 - any is chosen
    return replace(TODAYS, day=day)


@asynccontextmanager
async def open_world(database: Path, seed: int = 1) -> AsyncIterator[World]:
    """A running world, and none of the bot's errors left unseen at its end."""
    lay_database(database)
    with (
        shortcuts(),
        patch("bot.ui.request_rate._REQUESTS", _UNLIMITED),
        patch("bot.scheduled.days.choose", _todays),
        patch("bot.scheduled.days._AHEAD", -1),
    ):
        world = World(database, seed)
        await world.env.start()
        try:
            yield world
            assert not world.errors[world.meant :]
        finally:
            await world.env.shutdown()
            await world.bot.close()


def another_server(world: World, *users: UserHandle) -> tuple[ChannelHandle, list[Member]]:
    """Return a channel of another server, with these people as its members."""
    guild = world.env.create_guild()
    return guild.create_text_channel("there"), [guild.add_member(user) for user in users]
