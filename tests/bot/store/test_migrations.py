"""A toy second version migrates what this version has left; this version leaves alone what the toy has migrated."""

import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.store import NewerDatabase, Place, Store
from bot.store.postgres.server import MIGRATIONS as OF_POSTGRES
from bot.store.postgres.server import open_server
from bot.store.sql.database import Database
from bot.store.sql.tables import TABLES
from bot.store.sqlite.file import MIGRATIONS as OF_SQLITE
from bot.store.sqlite.file import open_file
from engine.games.match.events import BidMade, Event

HERE, THERE = Place(guild_id=10, channel_id=11), Place(guild_id=10, channel_id=12)
BID = BidMade(1001.0, 7, 5)

TOY = """
ALTER TABLE match ADD COLUMN bids {integer} NOT NULL DEFAULT 0;
UPDATE match SET bids = (SELECT COUNT(*) FROM event WHERE match_id = match.id AND kind = 'BidMade');
CREATE TABLE toy (match_id {integer} PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE, bids {integer} NOT NULL){options};
INSERT INTO toy (match_id, bids) SELECT id, bids FROM match;
"""

Opener = Callable[[Path], Awaitable[Database]]


@pytest.fixture(params=["sqlite", "postgres"])
def versions(request: pytest.FixtureRequest, path: Path, tmp_path: Path) -> tuple[Opener, Path, Path]:
    """How a database is opened with the migrations of a folder, those of this version, and those of the toy as well."""
    toy = tmp_path / "migrations"
    if request.param == "sqlite":
        shutil.copytree(OF_SQLITE, toy)
        opener, ours, form = lambda folder: open_file(path, folder), OF_SQLITE, {"integer": "INTEGER", "options": " STRICT"}
    else:
        address = request.getfixturevalue("postgres_address")
        shutil.copytree(OF_POSTGRES, toy)
        opener, ours, form = lambda folder: open_server(address, folder), OF_POSTGRES, {"integer": "BIGINT", "options": ""}
    number = len(list(ours.glob("*.sql"))) + 1
    (toy / f"{number:04}_toy.sql").write_text(TOY.format(**form))
    return opener, ours, toy


async def rows(database: Database) -> dict[str, list[Any]]:
    """Return all rows of each table that this version knows, without the columns of the toy."""
    found = dict[str, list[Any]]()
    for table, about in TABLES.items():
        held = await database.rows(f"SELECT * FROM {table} ORDER BY {', '.join(about.key)}")
        found[table] = [row[:20] for row in held] if table == "match" else held
    return found


async def test_a_second_version_finds_everything_and_plays_on(
    versions: tuple[Opener, Path, Path], opening: tuple[Event, ...]
) -> None:
    open_with, ours, toy = versions
    async with Store(await open_with(ours)) as first:
        game = await first.begin(HERE, opening, is_news=True)
        await first.append(game, len(opening), [BID], is_news=True)
        await first.set_language(7, "ca")
        before = await rows(first._database)
    assert before["outbox"]
    assert before["playing"]
    second = await open_with(toy)
    assert await rows(second) == before
    assert await second.rows("SELECT match_id, bids FROM toy") == [(game, 1)]
    async with Store(second) as store:
        (stored,) = await store.running()
        assert stored.events == (*opening, BID)
        await store.append(game, len(stored.events), [BidMade(1002.0, 8, 4)])
        assert await store.begin(THERE, opening) == game + 1


async def test_this_version_refuses_what_a_second_one_has_migrated(versions: tuple[Opener, Path, Path]) -> None:
    open_with, ours, toy = versions
    await (await open_with(toy)).close()
    with pytest.raises(NewerDatabase):
        await open_with(ours)
    await (await open_with(toy)).close()
