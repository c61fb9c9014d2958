from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import psycopg
import pytest

from bot.store import SqliteStore, Store
from bot.store.postgres import PostgresStore
from bot.store.postgres.processes import Processes
from engine.games.match.events import Event
from engine.games.match.play import start
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup
from tests.bot.fresh import lay_database
from tests.bot.store.postgres import kept_tables, postgres, postgres_address, postgres_emptied

__all__ = ["kept_tables", "postgres", "postgres_address", "postgres_emptied"]

Opener = Callable[[], Awaitable[Store]]
Join = Callable[..., Awaitable[Processes]]
Take = Callable[..., Awaitable[PostgresStore]]

LONG = 1000.0
"""Seconds that no test takes."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ricochet.db"


@pytest.fixture(params=["sqlite", "postgres"])
async def opener(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Opener]:
    """Opens the same store again and again. Another kind of store has to pass the contract as another parameter here."""
    opened = list[Store]()
    address = request.getfixturevalue("postgres_emptied") if request.param == "postgres" else ""
    if not address:
        lay_database(path)

    async def open_store() -> Store:
        opened.append(await (PostgresStore.open(address) if address else SqliteStore.open(path)))
        return opened[-1]

    yield open_store
    for store in opened:
        await store.close()


@pytest.fixture
async def store(opener: Opener) -> Store:
    return await opener()


@pytest.fixture
async def join(postgres_address: str) -> AsyncIterator[Join]:
    """Opens the same database for one process after the other."""
    joined = list[Processes]()

    async def join(shards: int = 1) -> Processes:
        joined.append(await Processes.join(postgres_address, shards))
        return joined[-1]

    yield join
    for process in joined:
        await process.close()


@pytest.fixture
async def take(join: Join) -> AsyncIterator[Take]:
    """Has one process after the other take a shard of so many, each the next one that is free."""
    taken = list[PostgresStore]()

    async def take(shards: int = 1) -> PostgresStore:
        store = await (await join(shards)).take(LONG)
        assert store
        taken.append(store)
        return store

    yield take
    for store in taken:
        await store.close()


@pytest.fixture
def run_out(postgres_address: str) -> Callable[[], None]:
    """Lets all leases run out, and all processes be gone, as if so much time had passed."""

    def run_out() -> None:
        with psycopg.connect(postgres_address, autocommit=True) as connection:
            connection.execute("UPDATE lease SET expires_at = now()")
            connection.execute("DELETE FROM process")

    return run_out


@pytest.fixture
def opening() -> tuple[Event, ...]:
    """The two events with which a match begins, at 1000 seconds."""
    return start(RULES_2013, draw_setup(RULES_2013, Random(5)), starter=7, now=1000.0, random=Random(5))
