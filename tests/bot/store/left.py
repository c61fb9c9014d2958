"""A database as this version leaves it, and its answers: kept in tests/data for each release, so that later ones give them.

``python -m tests.bot.store.left`` writes both for the version in pyproject.toml.
"""

import asyncio
import json
import sqlite3
import tomllib
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.store import (
    KINDS,
    NO_SERVER,
    BoundElsewhere,
    Champion,
    CupChips,
    Place,
    PostKind,
    Score,
    Span,
    SqliteStore,
    Store,
    StoredGame,
)
from bot.store.codec import encode
from bot.store.guild_settings import GuildSettings
from engine.board.notation import parse_moves
from engine.board.position import Position
from engine.games import race, rush, solo
from engine.games.cup import opens
from engine.games.daily import Puzzle, begins
from engine.games.race.play import Submit
from engine.games.rush.state import (
    RushChip,
    RushEnded,
    RushEnding,
    RushPassed,
    RushPrepared,
    RushSolved,
    RushStarted,
    format_chips,
)
from engine.games.solo.play import GotIt, NextChip, Show
from engine.games.solo.state import DrawnChip
from engine.rules.bots import Level
from engine.rules.commands import AddBot, RecordBest, TimeUp
from engine.rules.outcome import Outcome
from engine.rules.rules import RULES_1999, RULES_2013
from tests.engine.first_round import ANN, BEN, CLEO, IN_FOUR, IN_THREE, SETUP
from tests.engine.match_driver import MatchDriver, asked, bidding

ROOT = Path(__file__).parents[3]
DATA = ROOT / "tests" / "data"
SERVER, DAY, CUP = 10, 5, 2
PLAYERS = (ANN, BEN, CLEO)
PUZZLE = Puzzle(DAY, Position.from_code("578Z98N-0EB0G3E"), parse_moves("Y-down Y-right Y-up"))
CHIP = RushChip(Position.from_code("005T3CF-5YD0FPW"), parse_moves("Y-right Y-down Y-left"))

_STATES: dict[str, Callable[[Any], dict[str, Any]]] = {
    "match": lambda match: {"until": match.deadline, "chips": match.chips, "bids": [bid.moves for bid in match.round.bids]},
    "race": lambda race: {"until": race.deadline, "points": race.points},
    "solo": lambda solo: {"until": solo.deadline, "played": len(solo.played)},
    "rush": lambda rush: {"until": rush.deadline, "solved": rush.solved},
}
"""What is asked of the state of a game, by its kind."""


def release() -> str:
    """Return the version in pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


async def leave(store: Store) -> None:
    """Fill an empty store with games of all kinds and in many phases, and with what players and servers choose."""
    for channel, driver in enumerate(_matches(), start=100):
        opening, rest = driver.events[:2], driver.events[2:]
        game_id = await store.begin(Place(SERVER, channel), opening, is_news=True)
        await store.set_card(game_id, 1000 + channel)
        if rest:
            await store.append(game_id, len(opening), rest, is_news=True, command_id=f"page-{channel}")
        await store.delivered(game_id, len(driver.events) - channel % 2)  # the last event of every other match is pending
    for channel, events in enumerate((_race(), _solo(), _rush(), _practice()), start=200):
        for place in (Place(SERVER, channel), Place(NO_SERVER, channel, 30)):
            await store.begin(place, events, private=place.guild_id == NO_SERVER)
    await store.keep_cup_chips(CUP, CupChips(SETUP, (CHIP, CHIP)))
    await store.begin(Place(SERVER, 210), _cup(), private=True)
    await store.quarantine(await store.begin(Place(SERVER, 300), MatchDriver().events), "ValueError: no such robot")
    await store.keep_puzzle(PUZZLE)
    await store.open_play(ANN, DAY, begins(DAY) + 50)
    await store.take_hint(ANN, DAY, 1)
    await store.take_try(ANN, PUZZLE, PUZZLE.best, begins(DAY) + 60, SERVER)
    await store.take_try(BEN, PUZZLE, None, begins(DAY) + 60, SERVER)
    await store.set_guild_settings(
        SERVER, GuildSettings(weekly_channel=12, bids="edition", fifth_robot=None, max_moves=9), 1000.0
    )
    await store.claim_post(SERVER, PostKind.WEEKLY, "2026-W47")
    await store.crown([Champion(SERVER, "2026-W47", ANN, 77)])
    await store.claim_call(SERVER, 1000.0)
    await store.mark_absent(SERVER, [CLEO])
    await store.left(20, 1000.0)
    await store.set_language(ANN, "ca")
    await store.set_theme(BEN, "dark")
    await store.sign_out(CLEO, 1000.0)
    await store.welcome(SERVER)
    await store.heartbeat(1000.0)
    await store.remember("key", "wert – ☃")


def _matches() -> list[MatchDriver]:
    """Return a match in each phase, one with a bot, and one that is over."""
    sealed = bidding((ANN, 5), (BEN, 4))
    sealed.bid(CLEO, 3, at=13, path=IN_THREE)
    won, idle = asked((ANN, 3), (BEN, 4)), MatchDriver()
    won.prove(ANN, IN_THREE)
    while idle.match.deadline is not None:
        idle.time_up()
    with_bot, over = MatchDriver(RULES_2013), asked((ANN, 3), (BEN, 4), rules=replace(RULES_1999, chips_to_win=1))
    with_bot.do(AddBot(ANN, Level.EASY), 5)
    over.prove(ANN, IN_THREE)
    over.do(RecordBest(1, parse_moves(IN_THREE)), over.events[-1].at)
    table = _table()
    table.sign(CLEO, 12)
    return [MatchDriver(), sealed, asked((ANN, 3), (BEN, 4)), won, idle, with_bot, over, table]


def _table() -> MatchDriver:
    """Return a table of a tournament at which one person has bid."""
    return bidding((ANN, 3), rules=replace(RULES_1999, tournament=True))


def _race() -> list[Any]:
    submitted = [(Submit(player, parse_moves(moves)), 10.0) for player, moves in ((ANN, IN_FOUR), (BEN, IN_THREE))]
    opening = race.start(RULES_1999, SETUP, ANN, 0, Random(1))
    until = race.replay(opening).deadline
    assert until
    return _played(race, opening, [*submitted, (TimeUp(until), until)])


def _solo() -> list[Any]:
    shown = [(NextChip(ANN), 1.0), (GotIt(ANN), 20.0), (Show(ANN, parse_moves(IN_FOUR)), 30.0)]
    return _played(solo, solo.start(RULES_2013, SETUP, ANN, 0, Random(1)), shown)


def _practice() -> list[Any]:
    chip = DrawnChip(SETUP, 3, (parse_moves(IN_THREE),), 1)
    return _played(solo, solo.start_practice(RULES_2013, chip, BEN, 0), [(Show(BEN, chip.solutions[0]), 30.0)])


def _rush() -> list[Any]:
    return [
        RushPrepared(0, RULES_2013, SETUP, ANN, (CHIP, CHIP)),
        RushStarted(1, 3),
        RushPassed(5),
        RushEnded(181, RushEnding.TIME_UP, 0),
    ]


def _cup() -> list[Any]:
    chips, at = (RushChip(SETUP.position, parse_moves(IN_THREE)),) * 2, opens(CUP)
    return [*rush.start(SETUP, chips, ANN, at, cup=CUP), RushStarted(at + 1), RushSolved(at + 9, parse_moves(IN_FOUR))]


def _played(kind: Any, opening: Any, commands: list[tuple[Any, float]]) -> list[Any]:
    """Return the events of a game in which these commands are carried out at their times."""
    events = [*opening]
    for command, at in commands:
        outcome = kind.decide(kind.replay(events), command, at, Random(1))
        assert isinstance(outcome, Outcome), outcome
        events += outcome.events
    return events


async def answers(store: Store) -> Any:
    """Return what a store answers, as JSON has it."""
    games = {game.game_id: game for game in [*await store.running(), *await store.without_best(0), *await store.with_pending()]}
    found = {
        "games": {game_id: await _about(store, game) for game_id, game in sorted(games.items())},
        "quarantined": [asdict(game) for game in await store.quarantined()],
        "over": [await store.matches_over(Place(SERVER, channel), 9) for channel in range(100, 108)],
        "leaderboards": {score.value: asdict(await store.leaderboard(SERVER, score, Span(), limit=9)) for score in Score},
        "players": {player: await _of_player(store, player) for player in PLAYERS},
        "settings": (await store.guild_settings(SERVER)).model_dump(mode="json"),
        "posts": [(post.guild_id, post.channel_id) for post in await store.scheduled_posts(PostKind.WEEKLY)],
        "claimed": not await store.claim_post(SERVER, PostKind.WEEKLY, "2026-W47"),
        "champions": [asdict(one) for one in await store.champions()],
        "call": await store.claim_call(SERVER, 1500.0),
        "puzzle": (await store.keep_puzzle(PUZZLE)).position.code,
        "cup": format_chips((await store.keep_cup_chips(CUP, CupChips(SETUP, ()))).chips),
        "spread": await store.spread(DAY),
        "left": await store.left_before(2000.0),
        "fact": await store.recall("key"),
        "welcome": await store.welcome(SERVER),
        "heartbeat": await store.last_heartbeat(),
        "done": [await store.was_done(f"page-{channel}") for channel in (101, 999)],
        "bound": await _is_bound(store),
    }
    return json.loads(json.dumps(found, default=str))


async def _about(store: Store, game: StoredGame) -> dict[str, Any]:
    kind = next(kind for kind in KINDS.values() if isinstance(game.events[0], kind.opening))
    state = kind.replay(game.events)
    robots = {robot.value: cell.label for robot, cell in state.position.robots.items()}
    stored = {"place": asdict(game.place), "private": game.private, "card": game.card, "version": game.rules_version}
    pending = [asdict(entry) for entry in await store.pending(game.game_id)]
    events = [[name, json.loads(data)] for name, data in map(encode, game.events)]
    asked = {"phase": state.phase.name, "robots": robots, **_STATES[kind.name](state)}
    return {"kind": kind.name, "events": events, "pending": pending, **stored, **asked}


async def _is_bound(store: Store) -> bool:
    """Return whether the person who has bid at a table of a tournament is kept from bidding at another one."""
    try:
        await store.begin(Place(SERVER, 999), _table().events)
    except BoundElsewhere:
        return True
    return False


async def _of_player(store: Store, player: int) -> dict[str, Any]:
    return {
        "statistics": asdict(await store.statistics(SERVER, player)),
        "practised": await store.practised(player),
        "bests": await store.personal_bests(player),
        "daily": {day: asdict(play) for day, play in (await store.plays_of(player)).items()},
        "cup": await store.cup_run(CUP, player),
        "language": await store.language_of(player),
        "theme": await store.theme_of(player),
        "signed_out": await store.signed_out_at(player),
    }


def rebuild(path: Path, version: str) -> None:
    """Make the database again that a release left."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((DATA / f"ricochet-{version}.sql").read_text(encoding="utf-8"))


def _dump(path: Path) -> str:
    """Return the statements that make a database again, with its marks."""
    with closing(sqlite3.connect(path)) as connection:
        marks = [(name, connection.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("application_id", "user_version")]
        return "\n".join([*(f"PRAGMA {name} = {value};" for name, value in marks), *connection.iterdump(), ""])


async def _write(version: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "ricochet.db"
        async with await SqliteStore.open(path) as store:
            await leave(store)
            expected = await answers(store)
        (DATA / f"ricochet-{version}.sql").write_text(_dump(path), encoding="utf-8")
    text = json.dumps(expected, indent=1, ensure_ascii=False)
    (DATA / f"expected-{version}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(_write(release()))
