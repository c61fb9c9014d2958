"""The outbox: of which events the channels of games are to be told, until Discord has the messages."""

from collections.abc import Iterable

from bot.store.contract.games import GameId, Untold
from bot.store.sql.connection import Connection, milliseconds


def read(rows: Iterable[tuple[int, int, int]]) -> tuple[Untold, ...]:
    """Entries of their columns ``number``, ``events`` and ``at``, in the same order."""
    return tuple(Untold(number, events, at / 1000) for number, events, at in sorted(rows))


def of(connection: Connection, game_id: GameId) -> tuple[Untold, ...]:
    """The entries of a game, the earliest first."""
    return read(connection.execute("SELECT number, events, at FROM outbox WHERE match_id = ?", (game_id,)))


def add(connection: Connection, game_id: GameId, number: int, events: int, at: float) -> None:
    """Write an entry for so many events, the first of them with this number, which happened at this time."""
    entry = (game_id, number, events, milliseconds(at))
    connection.execute("INSERT INTO outbox (match_id, number, events, at) VALUES (?, ?, ?, ?)", entry)


def remove(connection: Connection, game_id: GameId, number: int) -> None:
    """Delete the entries that begin before an event with this number."""
    connection.execute("DELETE FROM outbox WHERE match_id = ? AND number < ?", (game_id, number))


def unite(connection: Connection, game_id: GameId, number: int, events: int) -> None:
    """Make one entry of those that begin with one of so many events, the first of them with this number; of none, none."""
    united = {"game": game_id, "number": number, "events": events}
    within = "match_id = :game AND number BETWEEN :number AND :number + :events - 1"
    ((count, at),) = connection.execute(f"SELECT COUNT(*), MIN(at) FROM outbox WHERE {within}", united)  # noqa: S608 - ours
    if count:
        connection.execute(f"DELETE FROM outbox WHERE {within}", united)  # noqa: S608 - ours
        connection.execute(
            "INSERT INTO outbox (match_id, number, events, at) VALUES (:game, :number, :events, :at)", {**united, "at": at}
        )
