"""The outbox: of which events the channels of games are to be told, until Discord has the messages."""

from collections.abc import Iterable, Sequence

from aiosqlite import Connection

from bot.store.contract.games import GameEvent, GameId, Untold
from bot.store.sqlite.database import Database
from bot.store.sqlite.projections import milliseconds


def read(rows: Iterable[tuple[int, int, int]]) -> tuple[Untold, ...]:
    """Entries of their columns ``number``, ``events`` and ``at``, in the same order."""
    return tuple(Untold(number, events, at / 1000) for number, events, at in sorted(rows))


async def of(database: Database, game_id: GameId) -> tuple[Untold, ...]:
    """The entries of a game, the earliest first."""
    return read(await database.rows("SELECT number, events, at FROM outbox WHERE match_id = ?", (game_id,)))


async def add(connection: Connection, game_id: GameId, number: int, events: Sequence[GameEvent]) -> None:
    """Write an entry for these events, the first of them with this number."""
    entry = (game_id, number, len(events), milliseconds(events[-1].at))
    await connection.execute("INSERT INTO outbox (match_id, number, events, at) VALUES (?, ?, ?, ?)", entry)


async def remove(connection: Connection, game_id: GameId, number: int) -> None:
    """Delete the entries that begin before an event with this number."""
    await connection.execute("DELETE FROM outbox WHERE match_id = ? AND number < ?", (game_id, number))


async def unite(connection: Connection, game_id: GameId, number: int, events: int) -> None:
    """Make one entry of those that begin with one of so many events, the first of them with this number; of none, none."""
    united = {"game": game_id, "number": number, "events": events}
    within = "match_id = :game AND number BETWEEN :number AND :number + :events - 1"
    (count, at), *_ = await connection.execute_fetchall(f"SELECT COUNT(*), MIN(at) FROM outbox WHERE {within}", united)  # noqa: S608 - ours
    if count:
        await connection.execute(f"DELETE FROM outbox WHERE {within}", united)  # noqa: S608 - ours
        await connection.execute(
            "INSERT INTO outbox (match_id, number, events, at) VALUES (:game, :number, :events, :at)", {**united, "at": at}
        )
