"""The store that keeps everything in one SQLite file."""

import json
import sqlite3
from collections.abc import Collection, Sequence
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.store.codec import UnreadableEvent, decode
from bot.store.contract.games import (
    NO_SERVER,
    GameEvent,
    GameId,
    GameOver,
    GameRunning,
    Place,
    SetAside,
    StaleAppend,
    StoredGame,
    UnknownGame,
    Untold,
)
from bot.store.contract.guilds import WeeklyPost
from bot.store.contract.standings import Leaderboard, Span, Statistics
from bot.store.guild_settings import GuildSettings
from bot.store.sqlite import erasure, outbox, projections, standings
from bot.store.sqlite.database import Database
from bot.store.sqlite.projections import milliseconds
from engine.events import BestFound, MatchStarted, Player
from engine.rules import VERSION
from engine.score import Score
from engine.solo import SoloStarted


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

    async def begin(self, place: Place, events: Sequence[GameEvent], *, private: bool = False, tell: bool = False) -> GameId:
        """See `Store.begin`."""
        match events[0] if events else None:
            case MatchStarted(at, _, _, player, practice):
                solo = False
            case SoloStarted(at, _, _, player):
                solo, practice = True, False
            case _:
                message = "a game begins with MatchStarted or SoloStarted"
                raise ValueError(message)
        async with self._database.transaction() as connection:
            try:
                cursor = await connection.execute(
                    "INSERT INTO match (guild_id, channel_id, rules_version, started_at, starter_id, solo, private, practice)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (place.guild_id, place.channel_id, VERSION, milliseconds(at), player, solo, private, practice),
                )
            except sqlite3.IntegrityError as error:
                raise GameRunning(place, player) from error
            game_id = cursor.lastrowid
            assert game_id is not None
            await projections.write(connection, game_id, place.guild_id, 0, events, practice=practice)
            if tell:
                await outbox.add(connection, game_id, 1, events[1:])
        return game_id

    async def append(self, game_id: GameId, number: int, events: Sequence[GameEvent], *, tell: bool = False) -> None:
        """See `Store.append`."""
        async with self._database.transaction() as connection:
            found = await connection.execute_fetchall(
                "SELECT guild_id, ended_at, practice, (SELECT MAX(number) + 1 FROM event WHERE match_id = match.id)"
                " FROM match WHERE id = ?",
                (game_id,),
            )
            if not found:
                raise UnknownGame(game_id)
            ((guild_id, ended_at, practice, stored),) = found
            if stored != number:
                raise StaleAppend(game_id, number, stored)
            if ended_at is not None and not all(isinstance(event, BestFound) for event in events):
                raise GameOver(game_id)
            await projections.write(connection, game_id, guild_id, number, events, practice=bool(practice))
            if tell:
                await outbox.add(connection, game_id, number, events)

    async def running(self) -> list[StoredGame]:
        """See `Store.running`."""
        return await self._games("ended_at IS NULL")

    async def with_untold(self) -> list[StoredGame]:
        """See `Store.with_untold`."""
        return await self._games("id IN (SELECT match_id FROM outbox)")

    async def untold(self, game_id: GameId) -> tuple[Untold, ...]:
        """See `Store.untold`."""
        return await outbox.of(self._database, game_id)

    async def told(self, game_id: GameId, number: int) -> None:
        """See `Store.told`."""
        async with self._database.transaction() as connection:
            await outbox.remove(connection, game_id, number)

    async def tell_together(self, game_id: GameId, number: int, events: int) -> None:
        """See `Store.tell_together`."""
        async with self._database.transaction() as connection:
            await outbox.unite(connection, game_id, number, events)

    async def without_best(self, since: float) -> list[StoredGame]:
        """See `Store.without_best`."""
        last = "(SELECT best_moves FROM round WHERE round.match_id = match.id ORDER BY round DESC LIMIT 1)"
        any_chip = "EXISTS (SELECT * FROM round WHERE round.match_id = match.id AND best_moves IS NULL)"
        lacking = f"CASE solo WHEN 1 THEN {any_chip} ELSE {last} IS NULL END"
        told = "id NOT IN (SELECT match_id FROM outbox)"
        return await self._games(f"ended_at >= ? AND {told} AND {lacking}", milliseconds(since))

    async def _games(self, condition: str, *parameters: int) -> list[StoredGame]:
        rows = await self._database.rows(
            "SELECT match.id, guild_id, channel_id, private, rules_version, card_id, question_id,"  # noqa: S608 - ours
            " (SELECT json_group_array(json_array(number, events, at)) FROM outbox WHERE match_id = match.id),"
            " (SELECT json_group_array(round) FROM round WHERE match_id = match.id AND best_moves IS NOT NULL), kind, data"
            " FROM match JOIN event ON match_id = match.id"
            f" WHERE match.id IN (SELECT id FROM match WHERE {condition} AND set_aside IS NULL) ORDER BY match.id, number",
            parameters,
        )
        games = list[StoredGame]()
        for head, events in groupby(rows, lambda row: row[:9]):
            try:
                games.append(_stored(head, tuple(decode(kind, data) for *_, kind, data in events)))
            except UnreadableEvent as error:
                await self.set_aside(head[0], str(error))
        return games

    async def events_of(self, game_id: GameId) -> tuple[GameEvent, ...]:
        """See `Store.events_of`."""
        rows = await self._database.rows("SELECT kind, data FROM event WHERE match_id = ? ORDER BY number", (game_id,))
        if not rows:
            raise UnknownGame(game_id)
        return tuple(decode(kind, data) for kind, data in rows)

    async def set_aside(self, game_id: GameId, reason: str) -> None:
        """See `Store.set_aside`."""
        async with self._database.transaction() as connection:
            changed = await connection.execute(
                "UPDATE match SET set_aside = ?, aside_told = private OR"
                " (ended_at IS NOT NULL AND id NOT IN (SELECT match_id FROM outbox)) WHERE id = ?",
                (reason, game_id),
            )
            if not changed.rowcount:
                raise UnknownGame(game_id)

    async def all_set_aside(self) -> list[SetAside]:
        """See `Store.all_set_aside`."""
        rows = await self._database.rows(
            "SELECT id, guild_id, channel_id, solo, set_aside, aside_told FROM match WHERE set_aside IS NOT NULL ORDER BY id"
        )
        return [
            SetAside(game_id, Place(guild_id, channel_id), bool(solo), reason, not told)
            for game_id, guild_id, channel_id, solo, reason, told in rows
        ]

    async def set_aside_told(self, game_id: GameId) -> None:
        """See `Store.set_aside_told`."""
        async with self._database.transaction() as connection:
            await connection.execute("UPDATE match SET aside_told = 1 WHERE id = ?", (game_id,))

    async def take_up(self, game_id: GameId) -> None:
        """See `Store.take_up`."""
        of_game = "FROM match WHERE id = ? AND set_aside IS NOT NULL"
        async with self._database.transaction() as connection:
            found = await connection.execute_fetchall(f"SELECT guild_id, channel_id, starter_id {of_game}", (game_id,))
            if not found:
                raise UnknownGame(game_id)
            ((guild_id, channel_id, player),) = found
            try:
                await connection.execute("UPDATE match SET set_aside = NULL, aside_told = 0 WHERE id = ?", (game_id,))
            except sqlite3.IntegrityError as error:
                raise GameRunning(Place(guild_id, channel_id), player) from error

    async def set_card(self, game_id: GameId, message_id: int | None) -> None:
        """See `Store.set_card`."""
        await self._set_message("UPDATE match SET card_id = ? WHERE id = ?", game_id, message_id)

    async def set_question(self, game_id: GameId, message_id: int | None) -> None:
        """See `Store.set_question`."""
        await self._set_message("UPDATE match SET question_id = ? WHERE id = ?", game_id, message_id)

    async def _set_message(self, update: str, game_id: GameId, message_id: int | None) -> None:
        async with self._database.transaction() as connection:
            changed = await connection.execute(update, (message_id, game_id))
            if not changed.rowcount:
                raise UnknownGame(game_id)

    async def leaderboard(
        self, guild_id: int, score: Score, span: Span, *, skip: int = 0, limit: int, player: Player | None = None
    ) -> Leaderboard:
        """See `Store.leaderboard`."""
        return await standings.leaderboard(self._database, guild_id, score, span, skip=skip, limit=limit, player=player)

    async def first_point(self, guild_id: int) -> float | None:
        """See `Store.first_point`."""
        return await standings.first_point(self._database, guild_id)

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
        return await standings.statistics(self._database, guild_id, player)

    async def played(self, guild_id: int, player: Player, spans: Sequence[Span]) -> list[bool]:
        """See `Store.played`."""
        return await standings.played(self._database, guild_id, player, spans)

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
            " FROM guild_settings WHERE json_valid(data) AND json_extract(data, '$.weekly_channel') IS NOT NULL"
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

    async def set_guilds(self, guilds: Collection[int], at: float) -> None:
        """See `Store.set_guilds`."""
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


def _stored(head: Sequence[Any], events: tuple[GameEvent, ...]) -> StoredGame:
    game_id, guild_id, channel_id, private, version, card, question, untold, solved = head
    return StoredGame(
        game_id,
        Place(guild_id, channel_id),
        bool(private),
        version,
        events,
        card,
        question,
        outbox.read(json.loads(untold)),
        frozenset(json.loads(solved)),
    )
