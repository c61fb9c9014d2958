"""The store that keeps everything in one SQLite file."""

import json
import sqlite3
from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Self, cast

from bot.store import erasure, leaderboards, projections
from bot.store.codec import decode
from bot.store.contract import (
    NO_SERVER,
    Leaderboard,
    MatchId,
    MatchOver,
    MatchRunning,
    Place,
    Score,
    SoloRunning,
    Span,
    StaleAppend,
    Statistics,
    StoredMatch,
    StoredSolo,
    UnknownMatch,
    WeeklyPost,
)
from bot.store.database import Database
from bot.store.guild_settings import GuildSettings
from bot.store.projections import milliseconds
from engine.events import Event, MatchStarted, Player
from engine.rules import VERSION
from engine.solo import BestFound, SoloEvent, SoloStarted


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
                    "INSERT INTO match (guild_id, channel_id, rules_version, started_at, starter_id) VALUES (?, ?, ?, ?, ?)",
                    (place.guild_id, place.channel_id, VERSION, milliseconds(events[0].at), events[0].starter),
                )
            except sqlite3.IntegrityError as error:
                raise MatchRunning(place) from error
            match_id = cursor.lastrowid
            assert match_id is not None
            await projections.write(connection, match_id, place.guild_id, 0, events)
        return match_id

    async def begin_solo(self, place: Place, events: Sequence[SoloEvent], *, private: bool) -> MatchId:
        """See `Store.begin_solo`."""
        if not events or not isinstance(events[0], SoloStarted):
            message = "a solo game begins with SoloStarted"
            raise ValueError(message)
        started = events[0]
        async with self._database.transaction() as connection:
            try:
                cursor = await connection.execute(
                    "INSERT INTO match (guild_id, channel_id, rules_version, started_at, starter_id, solo, private)"
                    " VALUES (?, ?, ?, ?, ?, 1, ?)",
                    (place.guild_id, place.channel_id, VERSION, milliseconds(started.at), started.player, private),
                )
            except sqlite3.IntegrityError as error:
                raise SoloRunning(place, started.player) from error
            match_id = cursor.lastrowid
            assert match_id is not None
            await projections.write(connection, match_id, place.guild_id, 0, events)
        return match_id

    async def append(self, match_id: MatchId, number: int, events: Sequence[Event] | Sequence[SoloEvent]) -> None:
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
            if ended_at is not None and not all(isinstance(event, BestFound) for event in events):
                raise MatchOver(match_id)
            await projections.write(connection, match_id, guild_id, number, events)

    async def running(self) -> list[StoredMatch]:
        """See `Store.running`."""
        return await self._matches("ended_at IS NULL AND solo = 0")

    async def unannounced(self) -> list[StoredMatch]:
        """See `Store.unannounced`."""
        return await self._matches("unannounced IS NOT NULL")

    async def without_last_best(self, since: float) -> list[StoredMatch]:
        """See `Store.without_last_best`."""
        last = "(SELECT best_moves FROM round WHERE round.match_id = match.id ORDER BY round DESC LIMIT 1)"
        return await self._matches(
            f"ended_at >= ? AND solo = 0 AND unannounced IS NULL AND {last} IS NULL", milliseconds(since)
        )

    async def _matches(self, condition: str, *parameters: int) -> list[StoredMatch]:
        rows = await self._database.rows(
            "SELECT match.id, guild_id, channel_id, rules_version, card_id, question_id, unannounced, kind, data"  # noqa: S608 - ours
            " FROM match JOIN event ON match_id = match.id"
            f" WHERE match.id IN (SELECT id FROM match WHERE {condition}) ORDER BY match.id, number",
            parameters,
        )
        return [
            StoredMatch(
                match_id,
                Place(guild_id, channel_id),
                version,
                cast("tuple[Event, ...]", _decoded(row[7:] for row in events)),
                card,
                question,
                unannounced,
            )
            for (match_id, guild_id, channel_id, version, card, question, unannounced), events in groupby(
                rows, lambda row: row[:7]
            )
        ]

    async def running_solo(self) -> list[StoredSolo]:
        """See `Store.running_solo`."""
        return await self._solo_games("ended_at IS NULL")

    async def solo_without_best(self, since: float) -> list[StoredSolo]:
        """See `Store.solo_without_best`."""
        lacking = "EXISTS (SELECT * FROM round WHERE round.match_id = match.id AND best_moves IS NULL)"
        return await self._solo_games(f"ended_at >= ? AND {lacking}", milliseconds(since))

    async def _solo_games(self, condition: str, *parameters: int) -> list[StoredSolo]:
        rows = await self._database.rows(
            "SELECT match.id, guild_id, channel_id, private, rules_version, card_id, kind, data"  # noqa: S608 - ours
            " FROM match JOIN event ON match_id = match.id"
            f" WHERE match.id IN (SELECT id FROM match WHERE solo = 1 AND {condition}) ORDER BY match.id, number",
            parameters,
        )
        return [
            StoredSolo(
                match_id,
                Place(guild_id, channel_id),
                bool(private),
                version,
                cast("tuple[SoloEvent, ...]", _decoded(row[6:] for row in events)),
                card,
            )
            for (match_id, guild_id, channel_id, private, version, card), events in groupby(rows, lambda row: row[:6])
        ]

    async def events_of(self, match_id: MatchId) -> tuple[Event, ...]:
        """See `Store.events_of`."""
        return cast("tuple[Event, ...]", await self._events_of(match_id))

    async def solo_events_of(self, match_id: MatchId) -> tuple[SoloEvent, ...]:
        """See `Store.solo_events_of`."""
        return cast("tuple[SoloEvent, ...]", await self._events_of(match_id))

    async def _events_of(self, match_id: MatchId) -> tuple[Event | SoloEvent, ...]:
        rows = await self._database.rows("SELECT kind, data FROM event WHERE match_id = ? ORDER BY number", (match_id,))
        if not rows:
            raise UnknownMatch(match_id)
        return _decoded(rows)

    async def set_card(self, match_id: MatchId, message_id: int | None) -> None:
        """See `Store.set_card`."""
        await self._set_message("UPDATE match SET card_id = ? WHERE id = ?", match_id, message_id)

    async def set_question(self, match_id: MatchId, message_id: int | None) -> None:
        """See `Store.set_question`."""
        await self._set_message("UPDATE match SET question_id = ? WHERE id = ?", match_id, message_id)

    async def set_announced(self, match_id: MatchId, number: int) -> None:
        """See `Store.set_announced`."""
        async with self._database.transaction() as connection:
            await connection.execute(
                "UPDATE match SET unannounced = (SELECT number FROM event"
                " WHERE match_id = match.id AND number >= :number AND kind = 'MatchEnded')"
                " WHERE id = :match AND unannounced < :number",
                {"match": match_id, "number": number},
            )

    async def _set_message(self, update: str, match_id: MatchId, message_id: int | None) -> None:
        async with self._database.transaction() as connection:
            changed = await connection.execute(update, (message_id, match_id))
            if not changed.rowcount:
                raise UnknownMatch(match_id)

    async def set_best(self, match_id: MatchId, round_number: int, length: int) -> bool:
        """See `Store.set_best`."""
        async with self._database.transaction() as connection:
            found = list(await connection.execute_fetchall("SELECT guild_id FROM match WHERE id = ?", (match_id,)))
            if not found:
                raise UnknownMatch(match_id)
            return await projections.write_best(connection, match_id, found[0][0], round_number, length)

    async def leaderboard(
        self, guild_id: int, score: Score, span: Span, *, skip: int = 0, limit: int, player: Player | None = None
    ) -> Leaderboard:
        """See `Store.leaderboard`."""
        return await leaderboards.leaderboard(self._database, guild_id, score, span, skip=skip, limit=limit, player=player)

    async def first_point(self, guild_id: int) -> float | None:
        """See `Store.first_point`."""
        return await leaderboards.first_point(self._database, guild_id)

    async def mark_absent(self, guild_id: int, players: Collection[Player]) -> None:
        """See `Store.mark_absent`."""
        async with self._database.transaction() as connection:
            await connection.executemany(
                "INSERT OR IGNORE INTO absent (guild_id, player_id) VALUES (?, ?)", [(guild_id, player) for player in players]
            )

    async def mark_present(self, guild_id: int, player: Player) -> None:
        """See `Store.mark_present`."""
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM absent WHERE guild_id = ? AND player_id = ?", (guild_id, player))

    async def statistics(self, guild_id: int, player: Player) -> Statistics:
        """See `Store.statistics`."""
        return await leaderboards.statistics(self._database, guild_id, player)

    async def played(self, guild_id: int, player: Player, spans: Sequence[Span]) -> list[bool]:
        """See `Store.played`."""
        return await leaderboards.played(self._database, guild_id, player, spans)

    async def forget(self, player: Player) -> None:
        """See `Store.forget`."""
        async with self._database.transaction() as connection:
            await erasure.forget(connection, player)

    async def heartbeat(self, at: float) -> None:
        """See `Store.heartbeat`."""
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
                (milliseconds(at),),
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
        return GuildSettings.read(rows[0][0]) if rows else GuildSettings()

    async def set_guild_settings(self, guild_id: int, settings: GuildSettings, at: float) -> None:
        """See `Store.set_guild_settings`."""
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO guild_settings (guild_id, data, chosen_at) VALUES (?, ?, ?)"
                " ON CONFLICT (guild_id) DO UPDATE SET data = excluded.data, chosen_at = CASE WHEN"
                " json_extract(data, '$.weekly_channel', '$.weekly_day', '$.weekly_hour', '$.time_zone') ="
                " json_extract(excluded.data, '$.weekly_channel', '$.weekly_day', '$.weekly_hour', '$.time_zone')"
                " THEN chosen_at ELSE excluded.chosen_at END",
                (guild_id, settings.model_dump_json(), milliseconds(at)),
            )

    async def weekly_posts(self) -> list[WeeklyPost]:
        """See `Store.weekly_posts`."""
        rows = await self._database.rows(
            "SELECT guild_id, data, chosen_at,"
            " (SELECT MAX(week) FROM weekly_post WHERE weekly_post.guild_id = guild_settings.guild_id AND done)"
            " FROM guild_settings WHERE json_extract(data, '$.weekly_channel') IS NOT NULL"
        )
        return [WeeklyPost(guild_id, GuildSettings.read(data), chosen / 1000, done) for guild_id, data, chosen, done in rows]

    async def claim_week(self, guild_id: int, week: str) -> bool:
        """See `Store.claim_week`."""
        async with self._database.transaction() as connection:
            await connection.execute("INSERT OR IGNORE INTO weekly_post (guild_id, week) VALUES (?, ?)", (guild_id, week))
            ((done,),) = await connection.execute_fetchall(
                "SELECT done FROM weekly_post WHERE guild_id = ? AND week = ?", (guild_id, week)
            )
        return not done

    async def week_done(self, guild_id: int, week: str) -> None:
        """See `Store.week_done`."""
        async with self._database.transaction() as connection:
            await connection.execute("UPDATE weekly_post SET done = 1 WHERE guild_id = ? AND week = ?", (guild_id, week))

    async def here(self, guilds: Collection[int], at: float) -> None:
        """See `Store.here`."""
        parameters = {"here": json.dumps(list(guilds)), "at": milliseconds(at), "no_server": NO_SERVER}
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM departure WHERE guild_id IN (SELECT value FROM json_each(:here))", parameters)
            await connection.execute(
                "INSERT OR IGNORE INTO departure (guild_id, left_at)"
                " SELECT guild_id, :at FROM (SELECT guild_id FROM match UNION SELECT guild_id FROM guild_settings)"
                " WHERE guild_id NOT IN (SELECT value FROM json_each(:here)) AND guild_id <> :no_server",
                parameters,
            )

    async def joined(self, guild_id: int) -> None:
        """See `Store.joined`."""
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM departure WHERE guild_id = ?", (guild_id,))

    async def left(self, guild_id: int, at: float) -> None:
        """See `Store.left`."""
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT OR IGNORE INTO departure (guild_id, left_at) VALUES (?, ?)", (guild_id, milliseconds(at))
            )

    async def left_before(self, at: float) -> list[int]:
        """See `Store.left_before`."""
        rows = await self._database.rows("SELECT guild_id FROM departure WHERE left_at < ?", (milliseconds(at),))
        return [guild_id for (guild_id,) in rows]

    async def delete_guild(self, guild_id: int) -> None:
        """See `Store.delete_guild`."""
        deleted = 1
        while deleted:
            async with self._database.transaction() as connection:
                cursor = await connection.execute(
                    "DELETE FROM match WHERE id IN (SELECT id FROM match WHERE guild_id = ? LIMIT ?)", (guild_id, _AT_ONCE)
                )
                deleted = cursor.rowcount
        async with self._database.transaction() as connection:
            for table in _OF_GUILDS:
                await connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))  # noqa: S608 - names of ours


_AT_ONCE = 50
"""How many matches are deleted before others have a turn."""

_OF_GUILDS = ("playing", "point", "total", "absent", "guild_settings", "weekly_post", "departure")
"""The tables from which a server is deleted after its matches; all others follow the matches."""


def _decoded(rows: Iterable[Sequence[str]]) -> tuple[Event | SoloEvent, ...]:
    return tuple(decode(kind, data) for kind, data in rows)
