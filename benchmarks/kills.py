"""Check that nothing is lost when the program is killed: ``uv run python -m benchmarks.kills KILLS SEED --programs 2``.

The program runs against a Discord on the loopback address (`tests.wire.loopback`) with simulated players in several channels.
It is killed (``kill -9``) again and again, a random time after its start, and restarted at once; at the end the matches are
played out. Several programs, each with its own Discord, share the kills. They are forked (`tests.wire.forked`). Then
everything that players were shown, in answers and in their channels, is compared with the database, and the database with the
channels. Prints a table; the exit code is 1 if something was lost, or if the program exited unexpectedly:

- not stored: a player was shown it, and it is not in the database;
- never announced: it is in the database, and its channel never got it.

"Announced twice" counts repeated messages. A match is stuck if nothing happens in it for so long that its players stop it;
what they saw then is printed. ``--keep FOLDER`` keeps the databases, the logs and the channels, each message with all its
versions.
"""

import argparse
import asyncio
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from discord.utils import snowflake_time

from bot.cards.bots import bot_name
from bot.cards.buttons import Action, custom_id
from bot.cards.match import headline
from bot.cards.post import moves_text
from bot.store.codec import decode
from bot.text import Texts
from bot.text.names import target_name
from engine.bots import is_bot
from engine.events import BidMade, ChipTurned, ChipWon, Event, MatchEnded, MatchStarted, ProverAsked, SaidDone
from engine.match import OPEN_TO_BIDS, Match, Phase, evolve, replay
from engine.moves import Move
from engine.notation import format_moves
from engine.solver import Solution, solve
from tests.wire.forked import ForkedProgram
from tests.wire.loopback.server import Discord
from tests.wire.loopback.state import Channel, Interaction, Message
from tests.wire.players import Player
from tests.wire.process import Program

CHANNELS, PLAYERS = 4, 3
CHIPS = 2
"""Chips that win a match."""

BOTS = {"bots": 1, "level": "hard"}
"""Who plays along in every other channel."""

PASSES = 0.1
"""The share of provers who pass."""

STARTING, AT_MOST = 0.2, 4.0
"""The share of kills during the start; others come at most so many seconds after it has connected, evenly drawn."""

ANSWER = 3.0
"""Seconds after which Discord says that the program does not respond, and a player tries again."""

STUCK = 40.0
"""Seconds, with the program connected, after which players stop a stuck match."""

LAST_MATCHES, QUIET = 180.0, 5.0
"""Seconds in which the last matches are played out, and of silence after which everything counts as delivered."""

UNSOLVED = 30
"""The bid for a chip without a solution."""

STOPS = ("Stop the match", "End match")
_LOOKS = 0.05, 0.3
"""Seconds between two polls of a player."""

_WON = re.compile(r"(?:<@(\d+)>|(\w+ \(bot\))) wins the (.+?)\*\* in \d+ moves?: `([^`]*)`")
_ASKED = re.compile(r"<@(\d+)>, (?:please show your|it's your turn: show your) \*\*(\d+) moves?\*\*")
_CODE = re.compile(r"/ricochet start code:(\S+?)`")
_BID = re.compile(r"Your bid: \*\*(\d+) moves?\*\*")

Fact = tuple[str, ...]
"""A fact that is shown or stored: its channel, its kind, and what distinguishes it from others of its kind."""


def main() -> int:
    """Play, kill, and print the table. Return the exit code."""
    parser = argparse.ArgumentParser(description="Check that nothing is lost when the program is killed.")
    parser.add_argument("kills", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--programs", type=int, default=1, help="programs that run in parallel")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep databases, logs and channels in this new folder")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(_play_all(chosen.keep or Path(folder), chosen.kills, chosen.seed, chosen.programs))
    print("| kills | matches | stuck | shown | not stored | never announced | announced twice | exited | integrity |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    counts = (result.missing.total(), result.never.total(), result.twice.total(), result.crashes)
    stood_still = len(result.stood_still)
    numbers = " | ".join(f"{number:,}" for number in (chosen.kills, result.matches, stood_still, result.told, *counts))
    print(f"| {numbers} | {result.integrity} |")
    for stood in result.stood_still:
        print(f"stuck: {stood}")
    for title, facts in (("not stored", result.missing), ("never announced", result.never), ("announced twice", result.twice)):
        for fact, count in facts.items():
            print(f"{title}, {count} ×: {' · '.join(fact)}")
    return int(bool(result.missing or result.never or result.crashes or result.integrity != "ok"))


@dataclass(frozen=True)
class Result:
    """The results of all programs."""

    told: int
    matches: int
    stood_still: tuple[str, ...]
    missing: Counter[Fact]
    never: Counter[Fact]
    twice: Counter[Fact]
    crashes: int
    integrity: str

    def __add__(self, other: "Result") -> "Result":
        return Result(
            self.told + other.told,
            self.matches + other.matches,
            self.stood_still + other.stood_still,
            self.missing + other.missing,
            self.never + other.never,
            self.twice + other.twice,
            self.crashes + other.crashes,
            other.integrity if self.integrity == "ok" else self.integrity,
        )


class Games:
    """Reads from the database what players see on the board."""

    def __init__(self, database: Path, channels: Sequence[Channel]) -> None:
        self._database, self.channels = database, channels
        self._known = dict[int, tuple[tuple[int, int], Match | None]]()

    def all(self, channel: Channel) -> list[list[Event]]:
        """Return the events of each match in a channel, the newest last."""
        games = dict[int, list[Event]]()
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT id, kind, data FROM match JOIN event ON match_id = id WHERE channel_id = ? ORDER BY id, number",
                (channel.id,),
            )
            for number, kind, data in rows:
                games.setdefault(number, []).append(decode(kind, data))  # pyright: ignore[reportArgumentType] - nobody plays solo
        return list(games.values())

    def now(self, channel: Channel) -> Match | None:
        """Return the running match in a channel, if there is one. It is replayed only if it has new events."""
        with suppress(sqlite3.OperationalError):  # nothing is stored before the first start
            with self._reading() as connection:
                latest = connection.execute(
                    "SELECT match_id, COUNT(*) FROM event WHERE match_id = (SELECT MAX(id) FROM match WHERE channel_id = ?)",
                    (channel.id,),
                ).fetchone()
            if latest[0] and self._known.get(channel.id, (None, None))[0] != latest:
                self._known[channel.id] = latest, replay(self.all(channel)[-1])
        _, match = self._known.get(channel.id, (None, None))
        return match if match and not match.is_over else None

    def number(self, channel: Channel) -> int:
        """Return the id of the match that `now` has found in a channel."""
        return self._known[channel.id][0][0]

    def _reading(self) -> closing[sqlite3.Connection]:
        return closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True))

    def integrity(self) -> str:
        """Return the result of SQLite's integrity check."""
        with closing(sqlite3.connect(self._database)) as connection:
            return str(connection.execute("PRAGMA integrity_check").fetchone()[0])


class Seat:
    """A simulated player, who follows the messages of the channel."""

    def __init__(self, player: Player, games: Games, discord: Discord, random: Random, *, starts: bool) -> None:
        self._player, self._games, self._discord, self._random, self._starts = player, games, discord, random, starts
        self._waited, self._last = 0.0, None
        self.is_ending = self.is_over = False
        self.stopped = list[str]()

    async def play(self) -> None:
        """Play match after match, until the end of the run."""
        while not self.is_over:
            pause = self._random.uniform(*_LOOKS)
            await asyncio.sleep(pause)
            if self._discord.gateway.is_connected:
                self._waited += pause
                if asked := await self._act(self._games.now(self._player.channel)):
                    await self._wait_for(asked)
                    await self._confirm(asked)

    async def _act(self, match: Match | None) -> Interaction | None:
        """Take the next step, if a message calls for one."""
        if match != self._last:
            self._waited, self._last = 0.0, match
        if match is None:
            may_start = self._starts and not self.is_ending
            company = BOTS if self._games.channels.index(self._player.channel) % 2 else {}
            return self._player.type("ricochet start", chips=CHIPS, **company) if may_start else None
        if self._waited > STUCK and self._starts:
            self._waited = 0.0
            self.stopped.append(self._view(match))
            return self._player.type("ricochet stop")
        if match.phase in OPEN_TO_BIDS:
            return await self._bid(match)
        if match.phase is Phase.PROVING:
            return await self._prove(match)
        return None

    def _view(self, match: Match) -> str:
        """Describe a match, in the database and in the channel."""
        latest = self._player.channel.history()[-3:]
        shown = " / ".join(f"{message.text[:120]!r} {list(message.buttons)}" for message in latest)
        return f"{self._player.channel.name}: {match.phase} {_title(match)!r} {match.round.bids} {match.round.done}: {shown}"

    async def _bid(self, match: Match) -> Interaction | None:
        """Bid the length of a solution, and be done, once the card of the round is there."""
        me, title = self._player.user.id, _title(match)
        # An earlier match may have had a card of the same title.
        cards = reversed(self._player.channel.history())
        card = next((card for card in cards if card.text.startswith(title)), None)
        if card is None or any(said.player == me for said in match.round.done):
            return None
        if match.round.bid_of(me):
            return self._player.click(card, "I'm done") if "I'm done" in card.buttons else None
        found = await _solution(match)
        if not match.needs_path(me):
            return self._player.type("bid", moves=len(found) or UNSOLVED)
        if found:
            return self._player.type("bid", moves=len(found), path=format_moves(found))
        return self._player.click(card, "I'm done") if "I'm done" in card.buttons else None

    async def _prove(self, match: Match) -> Interaction | None:
        """Show a solution, or pass, once asked."""
        me, prover = self._player.user.id, match.round.prover
        if prover is None or prover.player != me:
            return None
        # The buttons of an earlier question may still be there.
        asked = [message for message in self._player.channel.history() if self._is_asked_by(message, match)]
        if not asked:
            return None
        found = await _solution(match)
        if not found or self._random.random() < PASSES:
            return self._player.click(asked[-1], "Pass")
        return self._player.type("prove", moves=format_moves(found))

    def _is_asked_by(self, message: Message, match: Match) -> bool:
        """Return whether a message asks this player for a solution, in this round of this match."""
        if self._player.user.id not in message.pings or "Pass" not in message.buttons:
            return False
        number = self._games.number(self._player.channel)
        return message.buttons["Pass"] == custom_id(number, match.round.number, Action.PASS)

    async def _confirm(self, asked: Interaction) -> None:
        """Confirm that a match should be stopped, if the program asks."""
        for message in asked.messages:
            if stop := next((label for label in STOPS if label in message.buttons), None):
                await self._wait_for(self._player.click(message, stop))

    async def _wait_for(self, asked: Interaction) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await self._discord.until(lambda: asked.text)


async def _play_all(folder: Path, kills: int, seed: int, programs: int) -> Result:
    """Divide the kills among so many programs."""
    killed = [0]

    def count() -> None:
        killed[0] += 1
        sys.stderr.write(f"\r{killed[0]} kills")

    parts = [(kills + number) // programs for number in range(programs)]
    folders = [folder / str(number) for number in range(programs)]
    for own in folders:
        own.mkdir(parents=True)
    first, *others = await asyncio.gather(
        *(_play(own, part, seed + number, count) for number, (own, part) in enumerate(zip(folders, parts, strict=True)))
    )
    sys.stderr.write("\n")
    return sum(others, start=first)


async def _play(folder: Path, kills: int, seed: int, count: Callable[[], None]) -> Result:
    """Play with so many kills, and then to the end."""
    async with Discord(clock_stands_still=False) as discord:
        program = ForkedProgram(discord, folder, RICOCHET_LOG_LEVEL="WARNING")
        channels = [discord.state.guild.add_channel(f"channel-{number}") for number in range(CHANNELS)]
        games = Games(program.database, channels)
        seats = [
            Seat(
                Player(discord, f"{channel.name}-player-{number}", channel),
                games,
                discord,
                Random(f"{seed} {channel.name} {number}"),
                starts=not number,
            )
            for channel in channels
            for number in range(PLAYERS)
        ]
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        try:
            crashes = await _kill(program, kills, Random(seed), count)
            await program.start()
            await _play_to_the_end(discord, games, seats)
        finally:
            for seat in seats:
                seat.is_over = True
            await asyncio.gather(*playing)
            await program.close()
            _write_down(folder, channels)
        return _result(discord, games, seats, crashes)


async def _kill(program: Program, kills: int, random: Random, count: Callable[[], None]) -> int:
    """Start and kill the program so many times. Return how often it had exited before that."""
    crashes = 0
    for _ in range(kills):
        fault = ""
        try:
            await (program.launch() if random.random() < STARTING else program.start())
        except TimeoutError:
            fault = "not connected within a minute"
        except AssertionError:
            fault = "not started"
        await asyncio.sleep(random.uniform(0, AT_MOST))
        fault = fault or ("" if program.is_running else "exited unexpectedly")
        await program.kill()
        if fault:
            crashes += 1
            sys.stderr.write("\n".join(["", f"{fault}: {await program.ended()}", *program.log[-20:], ""]))
        count()
    return crashes


async def _play_to_the_end(discord: Discord, games: Games, seats: Sequence[Seat]) -> None:
    """Let no other match begin, and wait until all are over and everything is delivered."""
    for seat in seats:
        seat.is_ending = True
    latest = time.monotonic() + LAST_MATCHES
    while time.monotonic() < latest and any(map(games.now, games.channels)):  # noqa: ASYNC110 - a file has no event
        await asyncio.sleep(1)
    calls = -1
    while calls != len(discord.calls):
        calls = len(discord.calls)
        await asyncio.sleep(QUIET)


def _write_down(folder: Path, channels: Sequence[Channel]) -> None:
    """Write the messages of each channel to a file."""
    for channel in channels:
        told = [
            f"{snowflake_time(message.id):%H:%M:%S.%f} {message.id} {version!r}"
            for message in channel.messages.values()
            for version in message.texts
        ]
        (folder / f"{channel.name}.txt").write_text("\n".join(told), encoding="utf-8")


def _result(discord: Discord, games: Games, seats: Sequence[Seat], crashes: int) -> Result:
    answers = Counter(_told_in_answers(discord))
    public = Counter(fact for channel in games.channels for fact in _told_in(channel))
    behind_answers, announced = Counter[Fact](), Counter[Fact]()
    for channel in games.channels:
        for events in games.all(channel):
            behind_answers.update(_behind_answers(channel, events))
            announced.update(_to_announce(channel, events))
    missing = answers - behind_answers
    missing.update({fact: count for fact, count in public.items() if fact not in announced})
    return Result(
        told=answers.total() + public.total(),
        matches=sum(len(games.all(channel)) for channel in games.channels),
        stood_still=tuple(stood for seat in seats for stood in seat.stopped),
        missing=missing,
        never=announced - public,
        twice=Counter({fact: count for fact, count in (public - announced).items() if fact in announced}),
        crashes=crashes,
        integrity=games.integrity(),
    )


def _told_in_answers(discord: Discord) -> Iterator[Fact]:
    """Yield the facts that players were shown in answers."""
    for interaction in discord.state.interactions.values():
        channel, who, text = interaction.channel.name, str(interaction.user.id), interaction.text
        if found := _BID.search(text):
            yield channel, "bid", who, found[1]
        elif "The chip is yours" in text:
            yield channel, "chip", who
        elif "starts a match" in text:
            yield channel, "start", who
        elif text.startswith("✋"):
            yield channel, "done", who


def _behind_answers(channel: Channel, events: Sequence[Event]) -> Iterator[Fact]:
    """Yield the same facts from the stored events."""
    for event in events:
        match event:
            case BidMade(_, player, moves):
                yield channel.name, "bid", str(player), str(moves)
            case ChipWon(_, player):
                yield channel.name, "chip", str(player)
            case MatchStarted():
                yield channel.name, "start", str(event.starter)
            case SaidDone(_, player):
                yield channel.name, "done", str(player)
            case _:
                pass


def _told_in(channel: Channel) -> Iterator[Fact]:
    """Yield the facts of a channel's messages, in their first version, and of cards in all versions."""
    for message in channel.history():
        text = message.texts[0]
        if text.startswith("### Round"):
            # A card may have gone on to another round.
            yield from ((channel.name, "card", title) for title in {text.splitlines()[0] for text in message.texts})
            continue
        for player, moves in _ASKED.findall(text):
            yield channel.name, "question", player, moves
        for person, bot, target, moves in _WON.findall(text):
            yield channel.name, "winner", person or bot, target, moves
        for code in _CODE.findall(text):
            yield channel.name, "end", code


def _to_announce(channel: Channel, events: Sequence[Event]) -> Iterator[Fact]:
    """Yield the facts of a match that its channel must get."""
    match = replay(events[:1])
    for event in events[1:]:
        before, match = match, evolve(match, event)
        match event:
            case ChipTurned():
                yield channel.name, "card", _title(match)
            case ProverAsked(_, player) if not is_bot(player):
                assert match.round.prover
                yield channel.name, "question", str(player), str(match.round.prover.moves)
            case ChipWon(_, player, moves):
                yield (
                    channel.name,
                    "winner",
                    bot_name(Texts.of("en"), player) if is_bot(player) else str(player),
                    target_name(Texts.of("en"), before.round.target),
                    moves_text(Texts.of("en"), moves),
                )
            case MatchEnded():
                yield channel.name, "end", match.setup.code
            case _:
                pass


async def _solution(match: Match) -> tuple[Move, ...]:
    """Return a shortest solution, found in a thread; empty if there is none."""
    found = await asyncio.to_thread(solve, match.position)
    return found.moves if isinstance(found, Solution) else ()


def _title(match: Match) -> str:
    """Return the first line of a round's card."""
    return headline(Texts.of("en"), match).splitlines()[0]


if __name__ == "__main__":
    sys.exit(main())
