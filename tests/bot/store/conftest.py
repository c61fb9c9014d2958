from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from uuid import uuid4

import psycopg
import pytest
from psycopg.conninfo import make_conninfo
from psycopg.sql import SQL, Identifier

from bot.store import SqliteStore, Store
from bot.store.postgres import PostgresStore
from engine.events import Event
from engine.play import start
from engine.rules import RULES_2013
from engine.setup import draw_setup
from tests.bot.fresh import lay_database
from tests.bot.store.postgres import WHY_NOT, bin_folder, server

Opener = Callable[[], Awaitable[Store]]


def with_own_tables(address: str) -> str:
    """The same database, with other tables in it than everybody else has."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(SQL("CREATE SCHEMA {}").format(Identifier(name)))
    return make_conninfo(address, options=f"-csearch_path={name}")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ricochet.db"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty database on a PostgreSQL server."""
    if bin_folder() is None:
        pytest.skip(WHY_NOT)
    with server() as address:
        yield address


@pytest.fixture
def postgres_address(postgres: str) -> str:
    """The same, with tables of its own for a test."""
    return with_own_tables(postgres)


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
def opening() -> tuple[Event, ...]:
    """The two events with which a match begins, at 1000 seconds."""
    return start(RULES_2013, draw_setup(RULES_2013, Random(5)), starter=7, now=1000.0, random=Random(5))
