"""The transactional outbox: which events' messages are pending until Discord has accepted them."""

from collections.abc import Iterable

from bot.store.contract.games import GameId, OutboxEntry
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.database import Methods, writes


class Outbox(Methods):
    """The outbox of games. `Games.begin` and `Games.append` write its entries, in the transaction of their events.

    >>> from bot.store import GameId, Store
    >>> from engine.games.match.events import BidMade
    >>> async def bid_twice(store: Store, game_id: GameId) -> None:
    ...     await store.append(game_id, 2, [BidMade(1001.0, player=7, moves=5)], is_news=True)
    ...     await store.append(game_id, 3, [BidMade(1002.0, player=8, moves=4)], is_news=True)
    ...     print(await store.pending(game_id))
    ...     await store.coalesce(game_id, 2, events=2)
    ...     print(await store.pending(game_id))
    ...     await store.delivered(game_id, 4)
    ...     print(await store.pending(game_id))
    >>> in_new_match(bid_twice)
    (OutboxEntry(number=2, events=1, at=1001.0), OutboxEntry(number=3, events=1, at=1002.0))
    (OutboxEntry(number=2, events=2, at=1001.0),)
    ()
    """

    async def pending(self, game_id: GameId) -> tuple[OutboxEntry, ...]:
        """Return the pending entries of a game, the earliest first."""
        rows = await self._database.rows("SELECT number, events, at FROM outbox WHERE match_id = ?", (game_id,))
        return read(rows)

    async def delivered(self, game_id: GameId, number: int) -> None:
        """Delete the entries of a game's events before this ``number``, whose messages were delivered."""
        await self._database.execute("DELETE FROM outbox WHERE match_id = ? AND number < ?", (game_id, number))

    @writes
    def coalesce(self, connection: Connection, game_id: GameId, number: int, events: int) -> None:
        """Replace the entries that begin within ``events`` events from ``number`` on with one entry for all of them."""
        united = {"game": game_id, "number": number, "events": events}
        within = "match_id = :game AND number BETWEEN :number AND :number + :events - 1"
        ((count, at),) = connection.execute(f"SELECT COUNT(*), MIN(at) FROM outbox WHERE {within}", united)  # noqa: S608 - ours
        if count:
            connection.execute(f"DELETE FROM outbox WHERE {within}", united)  # noqa: S608 - ours
            connection.execute(
                "INSERT INTO outbox (match_id, number, events, at) VALUES (:game, :number, :events, :at)", {**united, "at": at}
            )


def read(rows: Iterable[tuple[int, int, int]]) -> tuple[OutboxEntry, ...]:
    """Return the entries of rows with the columns ``number``, ``events`` and ``at``, the earliest first."""
    return tuple(OutboxEntry(number, events, at / 1000) for number, events, at in sorted(rows))


def add(connection: Connection, game_id: GameId, number: int, events: int, at: float) -> None:
    """Write an entry for a number of ``events``, the first of them with this number, which happened at this time."""
    entry = (game_id, number, events, milliseconds(at))
    connection.execute("INSERT INTO outbox (match_id, number, events, at) VALUES (?, ?, ?, ?)", entry)
