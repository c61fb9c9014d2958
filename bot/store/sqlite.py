"""The store that keeps everything in one SQLite file."""

import sqlite3
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Self

import aiosqlite
from pydantic import ValidationError

from bot.guild_settings import GuildSettings
from bot.store.codec import decode, encode
from bot.store.contract import (
    MatchId,
    MatchOver,
    MatchRunning,
    Place,
    StaleAppend,
    Standing,
    StoredMatch,
    UnknownMatch,
    UnreadableSettings,
)
from bot.store.database import Database
from engine.events import ChipTurned, ChipWon, Event, MatchEnded, MatchStarted
from engine.rules import VERSION


class SqliteStore:
    """A `bot.store.Store` in one SQLite file. Made by `open`; a block of ``async with`` closes it at its end."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, which is made if there is none, and bring it up to date.

        Raises a kind of `bot.store.UnusableDatabase`, whose text is one plain line, and then has changed nothing that
        the file holds.
        """
        return cls(await Database.open(path))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """See `Store.close`."""
        await self._database.close()

    async def begin(self, place: Place, events: Sequence[Event]) -> MatchId:
        """See `Store.begin`."""
        if not events or not isinstance(events[0], MatchStarted):
            message = "a match begins with MatchStarted"
            raise ValueError(message)
        async with self._database.transaction() as connection:
            try:
                cursor = await connection.execute(
                    "INSERT INTO match (guild_id, channel_id, rules_version, started_at) VALUES (?, ?, ?, ?)",
                    (place.guild_id, place.channel_id, VERSION, _milliseconds(events[0].at)),
                )
            except sqlite3.IntegrityError as error:
                raise MatchRunning(place) from error
            match_id = cursor.lastrowid
            assert match_id is not None
            await _write(connection, match_id, place.guild_id, 0, events)
        return match_id

    async def append(self, match_id: MatchId, number: int, events: Sequence[Event]) -> None:
        """See `Store.append`."""
        async with self._database.transaction() as connection:
            found = await connection.execute_fetchall(
                "SELECT guild_id, ended_at, (SELECT MAX(number) + 1 FROM event WHERE match_id = match.id)"
                " FROM match WHERE id = ?",
                (match_id,),
            )
            if not found:
                raise UnknownMatch(match_id)
            ((guild_id, ended_at, stored),) = found
            if stored != number:
                raise StaleAppend(match_id, number, stored)
            if ended_at is not None:
                raise MatchOver(match_id)
            await _write(connection, match_id, guild_id, number, events)

    async def running(self) -> list[StoredMatch]:
        """See `Store.running`."""
        rows = await self._database.rows(
            "SELECT match.id, guild_id, channel_id, rules_version, card_id, question_id, kind, data"
            " FROM match JOIN event ON match_id = match.id WHERE ended_at IS NULL ORDER BY match.id, number"
        )
        return [
            StoredMatch(
                match_id, Place(guild_id, channel_id), version, tuple(decode(*row[6:]) for row in events), card, question
            )
            for (match_id, guild_id, channel_id, version, card, question), events in groupby(rows, lambda row: row[:6])
        ]

    async def events_of(self, match_id: MatchId) -> tuple[Event, ...]:
        """See `Store.events_of`."""
        rows = await self._database.rows("SELECT kind, data FROM event WHERE match_id = ? ORDER BY number", (match_id,))
        if not rows:
            raise UnknownMatch(match_id)
        return tuple(decode(*row) for row in rows)

    async def set_card(self, match_id: MatchId, message_id: int | None) -> None:
        """See `Store.set_card`."""
        await self._set_message("UPDATE match SET card_id = ? WHERE id = ?", match_id, message_id)

    async def set_question(self, match_id: MatchId, message_id: int | None) -> None:
        """See `Store.set_question`."""
        await self._set_message("UPDATE match SET question_id = ? WHERE id = ?", match_id, message_id)

    async def _set_message(self, update: str, match_id: MatchId, message_id: int | None) -> None:
        async with self._database.transaction() as connection:
            changed = await connection.execute(update, (message_id, match_id))
            if not changed.rowcount:
                raise UnknownMatch(match_id)

    async def leaderboard(self, guild_id: int, since: float | None, limit: int) -> list[Standing]:
        """See `Store.leaderboard`."""
        rows = await self._database.rows(
            "SELECT RANK() OVER (ORDER BY COUNT(*) DESC), player_id, COUNT(*) FROM award"
            " WHERE guild_id = ? AND won_at >= ?"
            " GROUP BY player_id ORDER BY COUNT(*) DESC, MAX(won_at), player_id LIMIT ?",
            (guild_id, _BEFORE_ALL if since is None else _milliseconds(since), limit),
        )
        return [Standing(*row) for row in rows]

    async def heartbeat(self, at: float) -> None:
        """See `Store.heartbeat`."""
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
                (_milliseconds(at),),
            )

    async def last_heartbeat(self) -> float | None:
        """See `Store.last_heartbeat`."""
        rows = await self._database.rows("SELECT at FROM heartbeat")
        return rows[0][0] / 1000 if rows else None

    async def remember(self, key: str, value: str) -> None:
        """See `Store.remember`."""
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO fact (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, value),
            )

    async def recall(self, key: str) -> str | None:
        """See `Store.recall`."""
        rows = await self._database.rows("SELECT value FROM fact WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """See `Store.guild_settings`."""
        rows = await self._database.rows("SELECT data FROM guild_settings WHERE guild_id = ?", (guild_id,))
        try:
            return GuildSettings.model_validate_json(rows[0][0]) if rows else GuildSettings()
        except ValidationError as error:
            fault = error.errors(include_url=False)[0]
            raise UnreadableSettings(guild_id, ": ".join([*map(str, fault["loc"]), fault["msg"]])) from error

    async def set_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """See `Store.set_guild_settings`."""
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO guild_settings (guild_id, data) VALUES (?, ?)"
                " ON CONFLICT (guild_id) DO UPDATE SET data = excluded.data",
                (guild_id, settings.model_dump_json()),
            )

    async def delete_guild(self, guild_id: int) -> None:
        """See `Store.delete_guild`."""
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM guild_settings WHERE guild_id = ?", (guild_id,))
            await connection.execute("DELETE FROM match WHERE guild_id = ?", (guild_id,))


_BEFORE_ALL = -(2**63)


def _milliseconds(at: float) -> int:
    """A time as it stands in a column. Rounded, so that a float next to a whole millisecond is that millisecond."""
    return round(at * 1000)


async def _write(
    connection: aiosqlite.Connection, match_id: MatchId, guild_id: int, number: int, events: Sequence[Event]
) -> None:
    """Write events, the first of them with this number, and what follows from them, inside a transaction."""
    for place, event in enumerate(events, number):
        await connection.execute(
            "INSERT INTO event (match_id, number, kind, data) VALUES (?, ?, ?, ?)", (match_id, place, *encode(event))
        )
        match event:
            case ChipTurned():
                await connection.execute("UPDATE match SET card_id = NULL WHERE id = ?", (match_id,))
            case ChipWon():
                await _write_award(connection, match_id, guild_id, place, event)
            case MatchEnded(at, _, winners):
                await connection.execute("UPDATE match SET ended_at = ? WHERE id = ?", (_milliseconds(at), match_id))
                await connection.executemany(
                    "INSERT INTO victory (match_id, player_id) VALUES (?, ?)", [(match_id, winner) for winner in winners]
                )
            case _:
                pass


async def _write_award(connection: aiosqlite.Connection, match_id: MatchId, guild_id: int, number: int, won: ChipWon) -> None:
    """Write a chip into the standings: the one that was turned up last."""
    rows = await connection.execute_fetchall(
        "SELECT kind, data FROM event WHERE match_id = ? AND kind = ? ORDER BY number DESC LIMIT 1",
        (match_id, ChipTurned.__name__),
    )
    turned = [event for row in rows if isinstance(event := decode(*row), ChipTurned)]
    if not turned:
        message = "a chip is won that was not turned up"
        raise ValueError(message)
    await connection.execute(
        "INSERT INTO award (match_id, number, guild_id, player_id, target, moves, won_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (match_id, number, guild_id, won.player, turned[0].target.letters, len(won.moves), _milliseconds(won.at)),
    )
