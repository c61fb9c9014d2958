"""From the database of each release, this version gives the answers that the release gave."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.store import SqliteStore, database_of, open_store
from bot.store.sql.tables import TABLES
from tests.bot.store.left import DATA, ROOT, answers, leave, rebuild, release
from tests.bot.store.postgres import url_of, with_own_tables

RELEASES = sorted(path.stem.removeprefix("ricochet-") for path in DATA.glob("ricochet-*.sql"))


def known(found: Any, expected: Any) -> Any:
    """Return what was found, without the fields of objects that a release did not know yet."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return {name: known(found.get(name), value) for name, value in expected.items()}
    if isinstance(expected, list) and isinstance(found, list) and len(found) == len(expected):
        return [known(one, other) for one, other in zip(found, expected, strict=True)]
    return found


def expected_of(version: str) -> Any:
    return json.loads((DATA / f"expected-{version}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("version", RELEASES)
async def test_the_database_of_a_release_gives_the_answers_that_it_gave(path: Path, version: str) -> None:
    rebuild(path, version)
    expected = expected_of(version)
    async with await SqliteStore.open(path) as store:
        assert known(await answers(store), expected) == expected


@pytest.mark.parametrize("version", RELEASES)
async def test_the_database_of_a_release_gives_them_on_a_server_to_which_it_was_moved(
    path: Path, postgres: str, version: str
) -> None:
    rebuild(path, version)
    server = url_of(with_own_tables(postgres))
    assert await asyncio.to_thread(main, ["move-database", str(path), server]) == 0
    expected = expected_of(version)
    async with await open_store(database_of(server)) as store:
        assert known(await answers(store), expected) == expected


async def test_a_new_database_with_the_same_games_gives_the_same_answers(path: Path) -> None:
    """Where a version that is not released yet answers otherwise on purpose: ``python -m tests.bot.store.left``."""
    async with await SqliteStore.open(path) as store:
        await leave(store)
        empty = [table for table in TABLES if not await store._database.rows(f"SELECT 1 FROM {table} LIMIT 1")]
        assert empty == [], "`leave` fills every table"
        assert known(await answers(store), expected_of(release())) == expected_of(release())


def test_every_release_has_left_a_database() -> None:
    released = re.findall(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert released
    assert sorted(released) == RELEASES
