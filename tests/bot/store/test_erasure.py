"""Nothing of an erased player stays in any column of any table, including tables that are added later."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store import SqliteStore
from bot.store.postgres import PostgresStore
from bot.store.sql.erasure import fields_of
from engine.rules.events import Player

PLAYER: Player = 876_543_210_987

HOLD_NO_PLAYER = {
    "guild_id": "a server",
    "channel_id": "a channel",
    "card_id": "a message",
    "question_id": "a message",
    "question_number": "the number of an event in its game",
    "question_events": "a count of events",
    "id": "the number of a game; of a heartbeat, the shard",
    "match_id": "the number of a game",
    "number": "the number of an event in its game",
    "events": "a count of events",
    "kind": "the kind of an event or of a regular post",
    "round": "the number of a round in its game",
    "rules_version": "a version of the rules",
    "started_at": "a time",
    "ended_at": "a time",
    "turned_at": "a time",
    "opened_at": "a time",
    "solved_at": "a time",
    "chosen_at": "a time",
    "left_at": "a time",
    "last_at": "a time",
    "at": "a time",
    "bid_after": "a duration",
    "quarter": "a time",
    "day": "a date",
    "cup": "a weekend",
    "cup.setup": "the code of a set-up",
    "cup.chips": "positions and moves",
    "milliseconds": "a duration",
    "period": "a week or a day",
    "forgotten": "a count of players",
    "game_kind": "the name of a kind of game",
    "private": "0 or 1",
    "card_in_words": "0 or 1",
    "home_id": "a channel",
    "practice": "0 or 1",
    "chosen": "0 or 1",
    "tournament": "the code of a set-up",
    "people": "a count of persons",
    "bots": "a count of bots",
    "held": "0 or 1",
    "shown": "0 or 1",
    "done": "0 or 1",
    "aside_told": "0 or 1",
    "set_aside": "the error for which a game was quarantined",
    "elsewhere_in": "the shard that goes on with a game",
    "moves": "a count of moves",
    "best_moves": "a count of moves",
    "stars": "a count",
    "took": "a time",
    "points": "a count",
    "tries": "a count",
    "solved_tries": "a count",
    "day_tries": "a count",
    "day_stars": "a count",
    "hints": "a count",
    "score": "what is counted",
    "position": "the code of a position",
    "best": "moves",
    "day_best": "moves",
    "language": "the code of a language",
    "theme": "the name of a theme",
    "guild_settings.data": "what a server has chosen",
    "fact.key": "the name of a fact about the installation",
    "fact.value": "a fact about the installation",
    "database_version.version": "the number of a migration",
    "lease.shard": "a shard",
    "lease.shards": "a count of shards",
    "lease.epoch": "the number of a lease",
    "lease.owner": "a process",
    "lease.expires_at": "a time",
    "process.owner": "a process",
    "process.shards": "a count of shards",
    "process.expires_at": "a time",
    "process.web_host": "a host",
    "process.web_port": "a port",
    "forgetting.shard": "a shard",
    "forgetting.player_id": "a player whom another shard has yet to forget; that shard deletes the row",
    "signed_out.player_id": "a person whose sessions on the board are over; deleted when they would have expired",
    "bound.mark": "a keyed hash, whose key goes with the tournament",
    "cup_entered.mark": "a keyed hash, which goes when the next cup is begun",
    "done_command.id": "the name of a page, drawn at random, and the number of a command",
    "identifying.bucket": "a class of shards",
    "identifying.free_at": "a time",
}
"""What the columns hold that hold no player, by their name in any table or by table and name."""

VALUES = {
    "kind": "BidMade",
    "score": "chips",
    "holder_id": 0,
    "event.data": f'{{"at":1000.0,"player":{PLAYER},"moves":5,"path":""}}',
    "solo_chip.match_id": 2,
    "practice_chip.match_id": 2,
}
"""What makes rows that the bot could have written; any other column that holds no player is left empty, or holds a 1."""

Row = dict[str, Any]
Opener = Callable[[], Awaitable[SqliteStore | PostgresStore]]


class Tables:
    """The tables of a database, filled and read beside the store."""

    def __init__(self, connect: Callable[[], AbstractContextManager[Any]], columns: str, mark: str, opener: Opener) -> None:
        self._connect, self._columns, self._mark, self.open_store = connect, columns, mark, opener

    def columns(self) -> dict[str, list[tuple[str, str, bool]]]:
        """Return the name, the type and the duty to be there of each column of each table."""
        found = dict[str, list[tuple[str, str, bool]]]()
        with self._connect() as connection:
            for table, name, type_, required in connection.execute(self._columns):
                found.setdefault(table, []).append((name, type_, bool(required)))
        return found

    def insert(self, table: str, row: Row) -> None:
        marks = ", ".join([self._mark] * len(row))
        with self._connect() as connection:
            connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))
            connection.commit()

    def naming(self, player: Player) -> Iterator[str]:
        """The columns in which a player is named, each with its table."""
        with self._connect() as connection:
            for table, columns in self.columns().items():
                for name, _, _ in columns:
                    cells = connection.execute(f"SELECT CAST({name} AS TEXT) FROM {table}").fetchall()
                    if any(str(player) in (cell or "") for (cell,) in cells):
                        yield f"{table}.{name}"


OF_SQLITE = """
    SELECT tables.name, columns.name, columns.type, "notnull" OR pk FROM sqlite_schema AS tables
    JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
"""
OF_POSTGRES = """
    SELECT table_name, column_name, data_type, is_nullable = 'NO' FROM information_schema.columns
    WHERE table_schema = current_schema() ORDER BY ordinal_position
"""


@pytest.fixture(params=["sqlite", "postgres"])
async def tables(request: pytest.FixtureRequest, path: Path) -> Tables:
    """The tables that all migrations make, empty."""
    if request.param == "sqlite":
        of_file = Tables(lambda: closing(sqlite3.connect(path)), OF_SQLITE, "?", lambda: SqliteStore.open(path))
        await (await of_file.open_store()).close()
        return of_file
    address = request.getfixturevalue("postgres_address")
    of_server = Tables(lambda: psycopg.connect(address), OF_POSTGRES, "%s", lambda: PostgresStore.open(address))
    await (await of_server.open_store()).close()
    return of_server


def holds_no_player(table: str, column: str) -> bool:
    return column in HOLD_NO_PLAYER or f"{table}.{column}" in HOLD_NO_PLAYER


def row_naming(player: Player, table: str, columns: list[tuple[str, str, bool]]) -> Row:
    """Return a row with the player in each column that may hold one."""
    row = Row()
    for name, type_, required in columns:
        value = VALUES.get(f"{table}.{name}", VALUES.get(name))
        if value is not None:
            row[name] = value
        elif not holds_no_player(table, name):
            row[name] = str(player) if type_.upper() == "TEXT" else player
        elif required:
            row[name] = "1" if type_.upper() == "TEXT" else 1
    return row


async def test_who_is_forgotten_is_named_in_no_column_of_any_table(tables: Tables) -> None:
    there = tables.columns()
    rows = {table: row_naming(PLAYER, table, columns) for table, columns in there.items()}
    named = {table: row for table, row in rows.items() if str(PLAYER) in str(row)}
    match = named.pop("match")
    tables.insert("match", match)
    tables.insert("match", {**match, "id": 2, "holder_id": PLAYER})
    for table, row in named.items():
        tables.insert(table, row)
    before = set(tables.naming(PLAYER))
    assert {"match.starter_id", "event.data", "proof.player_id"} <= before
    async with await tables.open_store() as store:
        await store.forget(PLAYER)
    left = sorted(set(tables.naming(PLAYER)))
    assert not left, f"`forget` in bot/store/sql/erasure.py has to clear {left}, or HOLD_NO_PLAYER to say what is there instead"


def test_every_field_of_an_event_that_names_a_player_is_known_to_erasure() -> None:
    assert fields_of(Player) == {"player", "starter"}
    assert fields_of(tuple[Player, ...]) == {"winners", "counted"}


async def test_what_is_said_of_columns_is_said_of_columns_that_are_there(postgres_address: str) -> None:
    async with await PostgresStore.open(postgres_address):
        pass
    with psycopg.connect(postgres_address) as connection:
        there = [(table, name) for table, name, _, _ in connection.execute(OF_POSTGRES.encode())]
    known = {name for _, name in there} | {f"{table}.{name}" for table, name in there}
    assert set(HOLD_NO_PLAYER) | set(VALUES) <= known
