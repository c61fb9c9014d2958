from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import psycopg
import pytest

from bot.store import SqliteStore, Store
from bot.store.postgres import PostgresStore
from engine.events import Event
from engine.play import start
from engine.rules import RULES_2013
from engine.setup import draw_setup
from tests.bot.fresh import lay_database
from tests.bot.store.postgres import postgres, postgres_address

__all__ = ["postgres", "postgres_address"]

Opener = Callable[[], Awaitable[Store]]
Join = Callable[[], Awaitable[PostgresStore]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ricochet.db"


@pytest.fixture(params=["sqlite", "postgres"])
async def opener(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Opener]:
    """Opens the same store again and again. Another kind of store has to pass the contract as another parameter here."""
    opened = list[Store]()
    address = request.getfixturevalue("postgres_address") if request.param == "postgres" else ""
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
    opened = list[PostgresStore]()

    async def join() -> PostgresStore:
        opened.append(await PostgresStore.join(postgres_address))
        return opened[-1]

    yield join
    for store in opened:
        await store.close()


@pytest.fixture
def run_out(postgres_address: str) -> Callable[[], None]:
    """Lets all leases run out, as if so much time had passed."""

    def run_out() -> None:
        with psycopg.connect(postgres_address, autocommit=True) as connection:
            connection.execute("UPDATE lease SET expires_at = now()")

    return run_out


@pytest.fixture
def opening() -> tuple[Event, ...]:
    """The two events with which a match begins, at 1000 seconds."""
    return start(RULES_2013, draw_setup(RULES_2013, Random(5)), starter=7, now=1000.0, random=Random(5))
