"""A quarantined game is restored by the steps of docs/operations.md."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.store import Place, SqliteStore
from engine import RULES_2013, draw_setup
from engine.games.match.events import BidMade, Event
from engine.games.match.play import start

OPERATIONS = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")
PAGE = OPERATIONS.partition("\n## A quarantined game\n")[2].partition("\n## ")[0]
"""The section about it."""

STEPS = re.findall(r"^ *```(sql|sh)\n(.*?)^ *```", PAGE, re.MULTILINE | re.DOTALL)
GAME = 7
HERE = Place(10, 11)
EVENTS: tuple[Event, ...] = (
    *start(RULES_2013, draw_setup(RULES_2013, Random(5)), starter=7, now=1000.0, random=Random(5)),
    BidMade(1001.0, 7, 5),
)


@pytest.fixture
async def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a database with game 7 quarantined, as on the page: its bid has text for its number of moves."""
    path = tmp_path / "ricochet.db"
    monkeypatch.setenv("RICOCHET_DATABASE", str(path))
    async with await SqliteStore.open(path):
        execute(path, f"INSERT INTO sqlite_sequence VALUES ('match', {GAME - 1})")
    async with await SqliteStore.open(path) as store:
        assert await store.begin(HERE, EVENTS) == GAME
        execute(path, f"UPDATE event SET data = json_set(data, '$.moves', 'five') WHERE match_id = {GAME} AND number = 2")
        assert await store.running() == []
    return path


def execute(path: Path, script: str) -> list[tuple[object, ...]]:
    """Return all rows that a script of SQL brings up."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return [row for statement in script.split(";") for row in connection.execute(statement)]


def test_a_game_is_mended_and_taken_up_by_the_steps_of_the_page(spoilt: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (_, look), (_, mend), (_, take_up), _ = STEPS
    reason = re.search(r'reason="(.*)"', PAGE)
    assert reason
    rows = execute(spoilt, look)
    assert rows[0] == (GAME, HERE.guild_id, HERE.channel_id, reason[1])
    assert [row[:2] for row in rows[1:]] == [(0, "MatchStarted"), (1, "ChipTurned"), (2, "BidMade")]

    assert main(take_up.split()[1:]) == 2
    assert reason[1] in capsys.readouterr().err, "it says what is still wrong"
    execute(spoilt, mend)
    assert main(take_up.split()[1:]) == 0
    assert "goes on when the bot starts" in capsys.readouterr().out
    assert main(take_up.split()[1:]) == 2
    assert f"No game {GAME} is set aside" in capsys.readouterr().err


async def test_a_game_that_was_mended_is_running_again_with_all_its_events(spoilt: Path) -> None:
    execute(spoilt, STEPS[1][1])
    async with await SqliteStore.open(spoilt) as store:
        await store.restore(GAME)
        (game,) = await store.running()
    assert (game.game_id, game.events) == (GAME, EVENTS)


async def test_a_game_that_is_ended_by_hand_is_over(spoilt: Path) -> None:
    execute(spoilt, STEPS[3][1])
    async with await SqliteStore.open(spoilt) as store:
        assert await store.quarantined() == await store.running() == await store.with_pending() == []


def test_events_that_make_no_game_are_not_taken_up(spoilt: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(
        spoilt, f"UPDATE event SET kind = 'HourglassTurned', data = '{{\"at\": 1001.0}}' WHERE match_id = {GAME} AND number = 0"
    )
    execute(spoilt, STEPS[1][1])
    assert main(["take-up", str(GAME)]) == 2
    assert f"Game {GAME} still can't be read: " in capsys.readouterr().err


def test_a_game_is_not_taken_up_where_another_one_is_played(spoilt: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(spoilt, STEPS[1][1])
    columns = "game_kind, guild_id, channel_id, rules_version, started_at, starter_id"
    execute(spoilt, f"INSERT INTO match ({columns}) SELECT {columns} FROM match WHERE id = {GAME}")
    assert main(["take-up", str(GAME)]) == 2
    assert f"Another game is being played where game {GAME} was" in capsys.readouterr().err


def test_a_database_that_cannot_be_opened_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RICOCHET_DATABASE", str(tmp_path))
    assert main(["take-up", "7"]) == 2
    assert "it is a folder" in capsys.readouterr().err
