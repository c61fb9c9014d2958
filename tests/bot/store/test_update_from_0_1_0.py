"""From the database of 0.1.0, this version gives the same answers as 0.1.0."""

from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from bot.store import PostKind, Score, Span, SqliteStore, StoredGame, UnknownGame
from bot.store.guild_settings import GuildSettings
from engine.board.moves import Robots
from engine.board.notation import format_moves
from engine.games.match.state import Match
from engine.games.solo.state import SoloGame
from engine.rules.rules import Diagonals
from engine.rules.setup import Setup
from tests.bot.store.events import match_of, solo_of
from tests.bot.store.left_by_0_1_0 import EXPECTED, rebuild

PHASES = {"PAUSE": "INTERMISSION", "RESTING": "IDLE"}
"""What 0.1.0 called phases, and what they are called now."""


RENAMED = {"intermission": "pause"}
"""Settings that 0.1.0 called otherwise."""


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    rebuild(path)
    async with await SqliteStore.open(path) as store:
        yield store


async def leaderboards(store: SqliteStore, guild: str, span: Span) -> dict[str, list[list[Any]]]:
    scores = map(Score, next(iter(EXPECTED["leaderboards"].values())))  # there were neither puzzles nor races
    boards = {score.value: await store.leaderboard(int(guild), score, span, limit=100) for score in scores}
    return {name: [[line.place, str(line.player), line.points] for line in board.lines] for name, board in boards.items()}


@pytest.mark.parametrize("guild", EXPECTED["leaderboards"])
async def test_leaderboards_of_all_time(store: SqliteStore, guild: str):
    assert await leaderboards(store, guild, Span()) == EXPECTED["leaderboards"][guild]


@pytest.mark.parametrize("expected", EXPECTED["spans"])
async def test_leaderboards_of_some_time(store: SqliteStore, expected: dict[str, Any]):
    span = Span(expected["since"], expected["until"])
    assert await leaderboards(store, expected["guild"], span) == expected["leaderboards"]


@pytest.mark.parametrize("guild", EXPECTED["statistics"])
async def test_statistics(store: SqliteStore, guild: str):
    for player, expected in EXPECTED["statistics"][guild].items():
        assert expected.items() <= asdict(await store.statistics(int(guild), int(player))).items()


async def test_first_points(store: SqliteStore):
    for guild, expected in EXPECTED["first_point"].items():
        assert await store.first_point(int(guild)) == expected


async def test_settings(store: SqliteStore):
    for guild, expected in EXPECTED["settings"].items():
        assert settings_as_before(await store.guild_settings(int(guild))) == expected


async def test_weekly_posts(store: SqliteStore):
    posts = await store.scheduled_posts(PostKind.WEEKLY)
    found = [[str(post.guild_id), post.chosen_at, post.done, settings_as_before(post.settings)] for post in posts]
    assert found == EXPECTED["weekly_posts"]


def settings_as_before(settings: GuildSettings) -> dict[str, Any]:
    """Settings with the names and values of 0.1.0, where the fifth robot was always black; newer ones have their defaults."""
    now = settings.model_dump(mode="json") | {"diagonals": settings.diagonals is Diagonals.WITH}
    stored = {RENAMED.get(name, name): value for name, value in now.items()}
    known = next(iter(EXPECTED["settings"].values()))
    usual = GuildSettings().model_dump(mode="json")
    assert {name: value for name, value in stored.items() if name not in known} == {
        name: value for name, value in usual.items() if RENAMED.get(name, name) not in known
    }
    before = stored | {"fifth_robot": {None: False, "K": True}[now["fifth_robot"]]}
    before["proof_length"] = "exact" if now["proof_length"] == "edition" else now["proof_length"]
    return {name: value for name, value in before.items() if name in known}


async def test_servers_that_were_left_and_what_else_is_remembered(store: SqliteStore):
    assert [str(guild) for guild in await store.left_before(4e9)] == EXPECTED["left_before"]
    assert await store.last_heartbeat() == EXPECTED["last_heartbeat"]
    assert {key: await store.recall(key) for key in EXPECTED["facts"]} == EXPECTED["facts"]


async def test_games_that_are_not_over(store: SqliteStore):
    matches, games = EXPECTED["running"], EXPECTED["running_solo"]
    running = {stored.game_id: stored for stored in await store.running()}
    assert list(running) == [expected["match"] for expected in (*matches, *games)]
    for expected in matches:
        assert match_as_before(running[expected["match"]], expected["code"]) == with_new_phase(expected)
        assert running[expected["match"]].question is None, "0.1.0 did not note what the message tells, so it is left as it is"
    for expected in games:
        assert solo_as_before(running[expected["match"]], expected["code"]) == expected


def with_new_phase(expected: dict[str, Any]) -> dict[str, Any]:
    del expected["question"]
    return expected | {"phase": PHASES.get(expected["phase"], expected["phase"])}


def match_as_before(stored: StoredGame, code: str) -> dict[str, Any]:
    """Return a match as 0.1.0 described it, with the code that 0.1.0 had for its set-up."""
    match = match_of(stored.events)
    assert Setup.from_code(code) == match.setup
    return {
        **game_as_before(stored, match),
        "rules_version": stored.rules_version,
        "round": match.round.number,
        "code": code,
        **round_as_before(match),
        "chips": chips(match),
        "players": [str(player) for player in match.players],
        "left": [str(player) for player in match.left],
        "pile": " ".join(chip.letters for chip in match.pile),
    }


def round_as_before(match: Match) -> dict[str, Any]:
    current = match.round
    return {
        "bids": [[str(bid.player), bid.moves, bid.at, format_moves(bid.path)] for bid in current.bids],
        "prover": str(current.prover.player) if current.prover else None,
        "tried": [str(player) for player in current.attempts],
        "done": [str(said.player) for said in current.done],
    }


def solo_as_before(stored: StoredGame, code: str) -> dict[str, Any]:
    """Return a solo game as 0.1.0 described it, with the code that 0.1.0 had for its set-up."""
    game = solo_of(stored.events)
    assert Setup.from_code(code) == game.setup
    return {
        **game_as_before(stored, game),
        "private": stored.private,
        "round": game.round.number,
        "player": str(game.player),
        "code": code,
        "up": game.up,
        "down": game.down,
        "stars": game.stars,
    }


def game_as_before(stored: StoredGame, game: Match | SoloGame) -> dict[str, Any]:
    return {
        "match": stored.game_id,
        "guild": str(stored.place.guild_id),
        "channel": str(stored.place.channel_id),
        "events": len(stored.events),
        "phase": game.phase.name,
        "deadline": game.deadline,
        "robots": cells(game.position.robots),
        "target": game.position.target.words if game.position.target else None,
        "card": None if stored.card is None else str(stored.card),
    }


def cells(robots: Robots) -> dict[str, str]:
    return {robot.word: cell.label for robot, cell in robots.items()}


def chips(match: Match) -> dict[str, int]:
    return {str(player): count for player, count in match.chips.items()}


async def test_what_is_to_be_announced(store: SqliteStore):
    found = [[stored.game_id, stored.pending[0].number, len(stored.events)] for stored in await store.with_pending()]
    assert found == EXPECTED["untold"]


async def test_what_lacks_a_best_solution(store: SqliteStore):
    found = [stored.game_id for stored in await store.without_best(0.0)]
    assert found == sorted(EXPECTED["without_last_best"] + EXPECTED["solo_without_best"])


async def test_matches_that_are_over(store: SqliteStore):
    for expected in EXPECTED["finished"]:
        events = await store.events_of(expected[0])
        match = match_of(events)
        assert match.ending
        winners = [str(player) for player in match.winners]
        assert [expected[0], len(events), match.ending.value, winners, chips(match)] == expected


async def test_solo_games_that_are_over(store: SqliteStore):
    for expected in EXPECTED["finished_solo"]:
        events = await store.events_of(expected[0])
        game = solo_of(events)
        assert [expected[0], len(events), game.is_over, game.stopped, game.up, game.down, game.stars] == expected


@pytest.mark.parametrize("game_id", EXPECTED["deleted"])
async def test_a_game_that_was_deleted_stays_deleted(store: SqliteStore, game_id: int):
    with pytest.raises(UnknownGame):
        await store.events_of(game_id)
