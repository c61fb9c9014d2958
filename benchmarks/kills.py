"""Check that nothing is lost when the program is killed: ``uv run python -m benchmarks.kills KILLS SEED --programs 2``.

The program runs against a Discord on the loopback address (`tests.wire.loopback`) with simulated players in several channels,
who play matches and races (`benchmarks.seats`), some of them begun on the board. It is killed (``kill -9``) again and again, a
random time after its start, and restarted at once; at the end the games are played out. Several programs, each with its own
Discord, share the kills. They are forked (`tests.wire.forked`). Then everything that players were shown, in answers, on the
board and in their channels, is compared with the database, and the database with the channels. Prints a table; the exit code is
1 if something was lost, or if the program exited unexpectedly:

- not stored: a player was shown it, and it is not in the database;
- never announced: it is in the database, and its channel never got it.

"Announced twice" counts repeated messages. A game is stuck if nothing happens in it for so long that its players stop it;
what they saw then is printed. ``--keep FOLDER`` keeps the databases, the logs and the channels, each message with all its
versions.
"""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from discord.utils import snowflake_time

from benchmarks.seats import PLAYERS, QUICK, SLOW, Board, Games, MatchSeat, RaceSeat, Seat, title_of
from bot.cards.bots import bot_name
from bot.cards.phrases import moves_text
from bot.store import GameEvent
from bot.text import Texts
from bot.text.names import target_name
from engine.games.match.events import BidMade, ChipWon, Event, MatchEnded, MatchStarted, ProverAsked
from engine.games.match.state import evolve, replay
from engine.games.race.state import RaceEnded, RaceEvent, RaceSolved, RaceStarted, RoundDecided
from engine.games.race.state import evolve as evolve_race
from engine.games.race.state import replay as replay_race
from engine.rules.bots import is_bot
from engine.rules.events import ChipReturned, ChipTurned, NextWanted, SaidDone
from tests.wire.forked import ForkedProgram
from tests.wire.loopback.server import Discord
from tests.wire.loopback.state import Channel
from tests.wire.players import Player
from tests.wire.process import Program
from tests.wire.table import Table
from tests.wire.visitors import SETTINGS, Visitors, browsing

CHANNELS = 5
"""Three with matches, one of them with a bot, one with quick races and one with slow ones.

The games of the first one, and of the one with quick races, are begun on the board.
"""

PAUSE = "5"
"""Seconds between rounds, in which players can want the next one."""

STARTING, AT_MOST = 0.2, 4.0
"""The share of kills during the start; others come at most so many seconds after it has connected, evenly drawn."""

LAST_MATCHES, QUIET = 180.0, 5.0
"""Seconds in which the last matches are played out, and of silence after which everything counts as delivered."""

_WON = re.compile(r"(?:<@(\d+)>|(\w+ \(bot\))) wins the (.+?)\*\* in \d+ moves?: `([^`]*)`")
_ASKED = re.compile(r"<@(\d+)>, (?:please show your|it's your turn: show your) \*\*(\d+) moves?\*\*")
_CODE = re.compile(r"/ricochet (?:start|race) code:(\S+?)`")
_PLACED = re.compile(r"^\d+\. (?:<@(\d+)>|\S+ (\w+ \(bot\))) – \*\*(\d+) moves?\*\*", re.MULTILINE)
_ROUND_OVER = re.compile(r"\*\*Round \d+ of \d+ is over")
_SUBMITTED = re.compile(r"\*\*(\d+) moves?\*\* – that's a solution!")
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
    print("| kills | matches | races | stuck | shown | not stored | never announced | announced twice | exited | integrity |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    counts = (result.missing.total(), result.never.total(), result.twice.total(), result.crashes)
    stood_still = len(result.stood_still)
    numbers = " | ".join(
        f"{number:,}" for number in (chosen.kills, result.matches, result.races, stood_still, result.told, *counts)
    )
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
    races: int
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
            self.races + other.races,
            self.stood_still + other.stood_still,
            self.missing + other.missing,
            self.never + other.never,
            self.twice + other.twice,
            self.crashes + other.crashes,
            other.integrity if self.integrity == "ok" else self.integrity,
        )


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
    async with Discord(clock_stands_still=False) as discord, browsing() as browser:
        program = ForkedProgram(discord, folder, RICOCHET_INTERMISSION=PAUSE, **SETTINGS)
        visitors = Visitors(Table(discord, program), browser)
        channels = [discord.state.guild.add_channel(f"channel-{number}") for number in range(CHANNELS)]
        games = Games(program.database, channels)
        *matches, quick, slow = channels
        seats = [
            _seat(discord, visitors, games, channel, number, Random(f"{seed} {channel.name} {number}"), seconds)
            for channel, seconds in (*((channel, None) for channel in matches), (quick, QUICK), (slow, SLOW))
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


def _seat(
    discord: Discord, visitors: Visitors, games: Games, channel: Channel, number: int, random: Random, seconds: int | None
) -> Seat:
    """Return a player of matches, or of races whose rounds last so many seconds; the first one starts the games."""
    name, starts = f"{channel.name}-player-{number}", not number
    player = Player(discord, name, channel)
    is_there = starts and (seconds == QUICK or channel is games.channels[0])
    board = Board(visitors, player, "match" if seconds is None else "race", name) if is_there else None
    if seconds is None:
        return MatchSeat(player, games, discord, random, starts=starts, board=board)
    return RaceSeat(player, games, discord, random, starts=starts, seconds=seconds, board=board)


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
    answers = Counter([*_told_in_answers(discord), *_told_at_boards(seats)])
    public = Counter(fact for channel in games.channels for fact in _told_in(channel))
    behind_answers, announced = Counter[Fact](), Counter[Fact]()
    for channel in games.channels:
        for events in games.all(channel):
            behind_answers.update(_behind_answers(channel, events))
            announced.update(_to_announce(channel, events))
    openings = [events[0] for channel in games.channels for events in games.all(channel)]
    missing = answers - behind_answers
    missing.update({fact: count for fact, count in public.items() if fact not in announced})
    return Result(
        told=answers.total() + public.total(),
        matches=sum(isinstance(first, MatchStarted) for first in openings),
        races=sum(isinstance(first, RaceStarted) for first in openings),
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
        elif found := _SUBMITTED.search(text):
            yield channel, "solution", who, found[1]
        elif "starts a match" in text or "starts a race" in text:
            yield channel, "start", who
        elif text.startswith(("✋", "🙋 You're done", "🙋 All are done")):
            yield channel, "done", who
        elif text.startswith("⏭️"):
            yield channel, "next", who


def _told_at_boards(seats: Sequence[Seat]) -> Iterator[Fact]:
    """Yield the facts that players were shown at the board."""
    for seat in seats:
        if seat.board:
            yield from [(seat.channel, "start", seat.who)] * seat.board.done[seat.begins]
            yield from [(seat.channel, "next", seat.who)] * seat.board.done["next"]


def _behind_answers(channel: Channel, events: Sequence[GameEvent]) -> Iterator[Fact]:
    """Yield the same facts from the stored events."""
    for event in events:
        match event:
            case BidMade(_, player, moves):
                yield channel.name, "bid", str(player), str(moves)
            case ChipWon(_, player):
                yield channel.name, "chip", str(player)
            case RaceSolved(_, player, moves):
                yield channel.name, "solution", str(player), str(len(moves))
            case MatchStarted() | RaceStarted():
                yield channel.name, "start", str(event.starter)
            case SaidDone(_, player):
                yield channel.name, "done", str(player)
            case NextWanted(_, player):
                yield channel.name, "next", str(player)
            case _:
                pass


def _told_in(channel: Channel) -> Iterator[Fact]:
    """Yield the facts of a channel's messages, in their first version, and of cards in all versions."""
    for message in channel.history():
        text = message.texts[0]
        if text.startswith(("### Round", "### Race")):
            # A card may have gone on to another round.
            yield from ((channel.name, "card", title) for title in {text.splitlines()[0] for text in message.texts})
            continue
        for player, moves in _ASKED.findall(text):
            yield channel.name, "question", player, moves
        for person, bot, target, moves in _WON.findall(text):
            yield channel.name, "winner", person or bot, target, moves
        if _ROUND_OVER.search(text):
            yield channel.name, "race's round", *_placed(_PLACED.findall(text))
        for code in _CODE.findall(text):
            yield channel.name, "end", code


def _placed(found: Iterable[tuple[str, str, str]]) -> Iterator[str]:
    """Yield players and their moves, in the order of their places."""
    for person, bot, moves in found:
        yield f"{person or bot}: {moves}"


def _to_announce(channel: Channel, events: Sequence[Any]) -> Iterator[Fact]:
    """Yield the facts of a game that its channel must get."""
    yield from (_of_race if isinstance(events[0], RaceStarted) else _of_match)(channel, events)


def _of_race(channel: Channel, events: Sequence[RaceEvent]) -> Iterator[Fact]:
    race = replay_race(events[:1])
    for event in events[1:]:
        race = evolve_race(race, event)
        match event:
            case ChipTurned():
                yield channel.name, "card", title_of(race)
            case RoundDecided() | ChipReturned():
                placed = [(one.entry.player, len(one.entry.moves)) for one in race.round.places]
                yield channel.name, "race's round", *_placed((_name(player), "", str(moves)) for player, moves in placed)
            case RaceEnded():
                yield channel.name, "end", race.setup.code
            case _:
                pass


def _name(player: int) -> str:
    """Return a person's id, or the name of a bot."""
    return bot_name(Texts.of("en"), player) if is_bot(player) else str(player)


def _of_match(channel: Channel, events: Sequence[Event]) -> Iterator[Fact]:
    match = replay(events[:1])
    for event in events[1:]:
        before, match = match, evolve(match, event)
        match event:
            case ChipTurned():
                yield channel.name, "card", title_of(match)
            case ProverAsked(_, player) if not is_bot(player):
                assert match.round.prover
                yield channel.name, "question", str(player), str(match.round.prover.moves)
            case ChipWon(_, player, moves):
                yield (
                    channel.name,
                    "winner",
                    _name(player),
                    target_name(Texts.of("en"), before.round.target),
                    moves_text(Texts.of("en"), moves),
                )
            case MatchEnded():
                yield channel.name, "end", match.setup.code
            case _:
                pass


if __name__ == "__main__":
    sys.exit(main())
