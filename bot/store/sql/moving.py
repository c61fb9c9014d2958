"""Copies all rows of a database to another one, and compares them there."""

# ruff: noqa: S608 - only names of ours are interpolated

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from typing import Any, Protocol

from bot.store.codec import decode
from bot.store.contract.games import StoreError
from bot.store.contract.kinds import replayed
from bot.store.contract.standings import Span
from bot.store.sql import standings
from bot.store.sql.connection import Connection
from bot.store.sql.tables import TABLES
from engine.rules.score import Score

_GUILDS = "SELECT guild_id FROM total UNION SELECT guild_id FROM point UNION SELECT guild_id FROM daily_play ORDER BY guild_id"
"""The servers that have leaderboards."""

_PAGE = 2000
"""The number of rows that are read and written at a time."""

_SPANS = Span(), Span(until=float(2**40))
"""All time: once by the totals, once by the points."""


class Exclusive(Protocol):
    """A database in a transaction without any other writer."""

    @property
    def connection(self) -> Connection:
        """The connection of the transaction."""
        ...

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Write rows with these columns in the fastest way that the database has."""
        ...

    def last_game(self) -> int:
        """Return the highest id that a game ever had, 0 if there was none."""
        ...

    def continue_ids(self, game: int) -> None:
        """Give the next game the id after this one."""
        ...


class Step(Enum):
    """A part of a move."""

    ROWS = auto()
    LEADERBOARDS = auto()
    GAMES = auto()


Progress = Callable[[Step, int, int], None]
"""Called repeatedly with the running step, how much of it is done, and how much there is."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The numbers of moved games, events and rows, and of servers whose leaderboards were compared.

    ``unreadable`` games were so before, too.
    """

    games: int
    events: int
    rows: int
    servers: int
    unreadable: int


class Differs(StoreError):
    """The other database differs from the source, as the text says."""


def table_in_use(connection: Connection) -> str | None:
    """Return the first table that has rows, or None."""
    filled = (table for table in TABLES if connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone())
    return next(filled, None)


def move(source: Exclusive, target: Exclusive, progress: Progress) -> Moved:
    """Copy everything to an empty database, and compare it there. Raises `Differs`, and errors of the databases."""
    here, there = source.connection, target.connection
    counts = {table: _count(here, table) for table in TABLES}
    _copy_all(here, target, sum(counts.values()), progress)
    for table, count in counts.items():
        if (arrived := _count(there, table)) != count:
            message = f"{table} has {count} rows, and {arrived} of them arrived"
            raise Differs(message)
    servers = _compare_leaderboards(here, there, progress)
    unreadable = _compare_games(here, there, counts["event"], progress)
    if last := source.last_game():
        target.continue_ids(last)
    return Moved(counts["match"], counts["event"], sum(counts.values()), servers, unreadable)


def _count(connection: Connection, table: str) -> int:
    return connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]


def _copy_all(source: Connection, target: Exclusive, total: int, progress: Progress) -> None:
    done = 0
    for table in TABLES:
        columns = _columns(source, table)
        for page in _pages(source, table, columns):
            target.insert(table, columns, page)
            done += len(page)
            progress(Step.ROWS, done, total)


def _columns(connection: Connection, table: str) -> list[str]:
    """Return the columns of a table, its primary key first."""
    found = connection.execute(f"SELECT * FROM {table} LIMIT 0").description or ()
    key = TABLES[table].key
    return [*key, *(column[0] for column in found if column[0] not in key)]


def _pages(connection: Connection, table: str, columns: Sequence[str]) -> Iterator[list[tuple[Any, ...]]]:
    """Yield all rows of a table in the order of its primary key, with whose columns they begin."""
    key = TABLES[table].key
    order = f"ORDER BY {', '.join(key)} LIMIT {_PAGE}"
    after = f"WHERE ({', '.join(key)}) > ({', '.join('?' * len(key))})"
    select = f"SELECT {', '.join(columns)} FROM {table}"
    page = connection.execute(f"{select} {order}").fetchall()
    while page:
        yield page
        page = connection.execute(f"{select} {after} {order}", page[-1][: len(key)]).fetchall()


def _compare_leaderboards(source: Connection, target: Connection, progress: Progress) -> int:
    """Compare the leaderboards of all servers by every score, and return the number of servers."""
    guilds = [guild for (guild,) in source.execute(_GUILDS)]
    for done, guild in enumerate(guilds, 1):
        for score in Score:
            for span in _SPANS:
                here, there = (
                    standings.leaderboard(one, guild, score, span, skip=0, limit=2**40, player=None) for one in (source, target)
                )
                if here != there:
                    message = f"the leaderboard of server {guild} by {score.value} differs"
                    raise Differs(message)
        progress(Step.LEADERBOARDS, done, len(guilds))
    return len(guilds)


def _compare_games(source: Connection, target: Connection, total: int, progress: Progress) -> int:
    """Compare the events of all games, replay them, and return the number of games that cannot be replayed."""
    unreadable = done = 0
    for _, rows in groupby(_same_events(source, target), key=lambda row: row[0]):
        events = [(kind, data) for _, _, kind, data in rows]
        try:
            replayed([decode(kind, data) for kind, data in events])
        except Exception:  # noqa: BLE001 - the same events raise it in the source, too
            unreadable += 1
        done += len(events)
        progress(Step.GAMES, done, total)
    return unreadable


def _same_events(source: Connection, target: Connection) -> Iterator[tuple[Any, ...]]:
    """Yield all events, game by game. Raises `Differs` at the first that differs."""
    columns = ("match_id", "number", "kind", "data")
    for here, there in zip(_pages(source, "event", columns), _pages(target, "event", columns), strict=True):
        if here != there:
            at = next(row[0] for row, other in zip(here, there, strict=False) if row != other)
            message = f"game {at} has other events"
            raise Differs(message)
        yield from there
