"""Transactions that are committed together."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StoreUnavailable
from bot.store.sql.connection import Connection
from bot.store.sql.lanes import Committed, Failed, Work, commit_together


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "notes.db", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE note (text TEXT PRIMARY KEY)")
        yield connection


def add(*notes: str, verb: str = "INSERT") -> Work[int]:
    def work(connection: Connection) -> int:
        for text in notes:
            connection.execute(f"{verb} INTO note VALUES (?)", (text,))
        return len(notes)

    return work


def texts(connection: sqlite3.Connection) -> list[str]:
    return [text for (text,) in connection.execute("SELECT text FROM note ORDER BY rowid")]


def test_each_has_its_own_answer(connection: sqlite3.Connection):
    assert commit_together(connection, [add("a"), add("b", "c"), add()]) == [Committed(1), Committed(2), Committed(0)]
    assert texts(connection) == ["a", "b", "c"]
    assert not connection.in_transaction


@pytest.mark.parametrize("others", [[], [add("a"), add("b")]])
def test_one_that_fails_half_way_leaves_nothing_of_itself(connection: sqlite3.Connection, others: list[Work[int]]):
    *outcomes, failed = commit_together(connection, [*others, add("half", "half")])
    assert outcomes == [Committed(1)] * len(others)
    assert isinstance(failed, Failed)
    assert isinstance(failed.error, sqlite3.IntegrityError)
    assert texts(connection) == ["a", "b"][: len(others)]
    assert not connection.in_transaction


def test_where_sqlite_takes_all_back_the_others_are_done_again(connection: sqlite3.Connection):
    together = [add("a"), add("half", "half", verb="INSERT OR ROLLBACK"), add("b"), add("half", "half"), add("c")]
    outcomes = commit_together(connection, together)
    assert [type(outcome) for outcome in outcomes] == [Committed, Failed, Committed, Failed, Committed]
    assert texts(connection) == ["a", "b", "c"]


def test_a_transaction_that_cannot_begin_is_refused_to_all(connection: sqlite3.Connection, tmp_path: Path):
    connection.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(tmp_path / "notes.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        outcomes = commit_together(connection, [add("a"), add("b")])
    for outcome in outcomes:
        assert isinstance(outcome, Failed)
        assert isinstance(outcome.error, StoreUnavailable)
    assert commit_together(connection, [add("c")]) == [Committed(1)]
    assert texts(connection) == ["c"]


def test_an_error_that_is_not_the_disks_is_raised_as_it_is(connection: sqlite3.Connection):
    (outcome,) = commit_together(connection, [lambda connection: connection.execute("SELECT ?", (1, 2))])
    assert isinstance(outcome, Failed)
    assert isinstance(outcome.error, sqlite3.ProgrammingError)
