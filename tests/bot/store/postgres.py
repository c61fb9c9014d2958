"""A PostgreSQL server for tests: in a temporary folder, reachable only through a socket there."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import urlencode
from uuid import uuid4

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.sql import SQL, Identifier

from bot.store.postgres.connection import Connection

WHY_NOT = "PostgreSQL is not installed: on Debian it is the package postgresql"

_EMPTY = """
DO $$ DECLARE name TEXT; BEGIN
    SET LOCAL session_replication_role = replica;  -- in any order, whatever refers to what
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'database_version' LOOP
        EXECUTE 'DELETE FROM ' || quote_ident(name);
    END LOOP;
    FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = current_schema() LOOP
        PERFORM setval(CAST(name AS regclass), 1, false);
    END LOOP;
END $$
"""
"""Leaves tables as they are when they have just been made, which takes less than to make them."""

_FAST = "fsync=off synchronous_commit=off full_page_writes=off max_connections=50 shared_buffers=16MB"


def bin_folder() -> Path | None:
    """Return where the programs of the newest installed server are."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[4]))
    found = shutil.which("postgres")
    return installed[-1].parent if installed else Path(found).resolve().parent if found else None


_KEEPER = """
cat >/dev/null
server=$(head -n 1 "$1/data/postmaster.pid") && kill -QUIT "$server" && while kill -0 "$server"; do sleep 0.05; done 2>/dev/null
rm -rf "$1"
"""
"""Waits until its input ends, which it does when the process that writes there is gone; then ends the server in a folder."""


@contextmanager
def server() -> Iterator[str]:
    """The address of a database on a server of one's own, which ends with the block, or with this process."""
    programs = bin_folder()
    assert programs, WHY_NOT
    with _folder() as folder:
        data = Path(folder) / "data"
        data.mkdir(mode=0o700)
        if os.geteuid() == 0:  # which the server refuses
            shutil.chown(folder, "postgres", "postgres")
            shutil.chown(data, "postgres", "postgres")
        _run(programs / "initdb", "-D", data, "-U", "ricochet", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions")
        settings = " ".join(f"-c {setting}" for setting in (*_FAST.split(), f"unix_socket_directories={folder}"))
        start = ("-D", data, "-w", "-t", "120", "-l", Path(folder) / "log", "-o", f"{settings} -c listen_addresses=''")
        _run(programs / "pg_ctl", *start, "start")
        yield f"host={folder} user=ricochet dbname=postgres"


@contextmanager
def _folder() -> Iterator[str]:
    """A folder for a server. Both end with the block, or with this process, however that ends."""
    folder = mkdtemp(prefix="ricochet-postgres-")
    keeper = subprocess.Popen(["sh", "-c", _KEEPER, "keeper", folder], stdin=subprocess.PIPE, start_new_session=True)
    try:
        yield folder
    finally:
        keeper.communicate()


def _run(program: Path, *arguments: str | Path) -> None:
    """Run one of the server's programs, as another user if it refuses ours."""
    command = [str(program), *map(str, arguments)]
    if os.geteuid() == 0:
        command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *command]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd="/", env={**os.environ, "LC_ALL": "C.UTF-8"}
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty database on a PostgreSQL server."""
    if bin_folder() is None:
        pytest.skip(WHY_NOT)
    with server() as address:
        yield address


def with_own_tables(address: str) -> str:
    """Return the same database, with other tables in it than everybody else has."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(SQL("CREATE SCHEMA {}").format(Identifier(name)))
    return make_conninfo(address, options=f"-csearch_path={name}")


@pytest.fixture
def postgres_address(postgres: str) -> str:
    """The same, with tables of its own for a test."""
    return with_own_tables(postgres)


@pytest.fixture(scope="session")
def kept_tables(postgres: str) -> Iterator[tuple[str, Connection]]:
    address = with_own_tables(postgres)
    with closing(Connection(address, "BEGIN")) as connection:
        yield address, connection


@pytest.fixture
def postgres_emptied(kept_tables: tuple[str, Connection]) -> str:
    """The same, with tables that one test after the other has, each of them empty ones."""
    address, connection = kept_tables
    connection.execute("BEGIN")
    connection.execute(_EMPTY)
    connection.execute("COMMIT")
    return address


def url_of(address: str) -> str:
    """Return the same address as an operator writes it."""
    parts = conninfo_to_dict(address)
    said = {name: parts[name] for name in ("host", "port", "user", "options") if name in parts}
    return f"postgresql:///postgres?{urlencode(said)}"
