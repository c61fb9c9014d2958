"""Games: begun, gone on with, read, and set aside."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from bot.store.codec import UnreadableEvent, decode
from bot.store.contract.games import (
    GameEvent,
    GameId,
    GameOver,
    GameRunning,
    Place,
    SetAside,
    StaleAppend,
    StoredGame,
    UnknownGame,
)
from bot.store.sqlite import outbox, projections
from bot.store.sqlite.projections import Encoded, milliseconds
from engine.events import BestFound, MatchStarted
from engine.rules import VERSION
from engine.solo import SoloStarted

RUNNING = "ended_at IS NULL"
WITH_UNTOLD = "id IN (SELECT match_id FROM outbox)"
WITHOUT_BEST = f"""
    ended_at >= ? AND NOT {WITH_UNTOLD} AND CASE solo
        WHEN 1 THEN EXISTS (SELECT * FROM round WHERE round.match_id = match.id AND best_moves IS NULL)
        ELSE (SELECT best_moves FROM round WHERE round.match_id = match.id ORDER BY round DESC LIMIT 1) IS NULL
    END
"""  # noqa: S608 - ours
"""Which games are read."""


def begin(connection: sqlite3.Connection, place: Place, events: Sequence[Encoded], *, private: bool, tell: bool) -> GameId:
    """See `Store.begin`."""
    match events[0][0] if events else None:
        case MatchStarted(at, _, _, player, practice):
            solo = False
        case SoloStarted(at, _, _, player):
            solo, practice = True, False
        case _:
            message = "a game begins with MatchStarted or SoloStarted"
            raise ValueError(message)
    try:
        game_id = connection.execute(
            "INSERT INTO match (guild_id, channel_id, rules_version, started_at, starter_id, solo, private, practice)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (place.guild_id, place.channel_id, VERSION, milliseconds(at), player, solo, private, practice),
        ).lastrowid
    except sqlite3.IntegrityError as error:
        raise GameRunning(place, player) from error
    assert game_id is not None
    projections.write(connection, game_id, place.guild_id, 0, events, practice=practice)
    if tell:
        outbox.add(connection, game_id, 1, len(events) - 1, events[-1][0].at)
    return game_id


def append(connection: sqlite3.Connection, game_id: GameId, number: int, events: Sequence[Encoded], *, tell: bool) -> None:
    """See `Store.append`."""
    found = connection.execute(
        "SELECT guild_id, ended_at, practice, (SELECT MAX(number) + 1 FROM event WHERE match_id = match.id)"
        " FROM match WHERE id = ?",
        (game_id,),
    ).fetchone()
    if not found:
        raise UnknownGame(game_id)
    guild_id, ended_at, practice, stored = found
    if stored != number:
        raise StaleAppend(game_id, number, stored)
    if ended_at is not None and not all(isinstance(event, BestFound) for event, _, _ in events):
        raise GameOver(game_id)
    projections.write(connection, game_id, guild_id, number, events, practice=bool(practice))
    if tell:
        outbox.add(connection, game_id, number, len(events), events[-1][0].at)


def events_of(connection: sqlite3.Connection, game_id: GameId) -> list[tuple[str, str]]:
    """The kind and the JSON of each event of a game, in order. Raises `UnknownGame`."""
    rows = connection.execute("SELECT kind, data FROM event WHERE match_id = ? ORDER BY number", (game_id,)).fetchall()
    if not rows:
        raise UnknownGame(game_id)
    return rows


def select(connection: sqlite3.Connection, condition: str, *parameters: int) -> list[Any]:
    """What is stored of the games for which this holds, and which are not set aside: rows for `stored`."""
    return connection.execute(
        "SELECT match.id, guild_id, channel_id, private, rules_version, card_id, question_id,"  # noqa: S608 - ours
        " (SELECT json_group_array(json_array(number, events, at)) FROM outbox WHERE match_id = match.id),"
        " (SELECT json_group_array(round) FROM round WHERE match_id = match.id AND best_moves IS NOT NULL), kind, data"
        " FROM match JOIN event ON match_id = match.id"
        f" WHERE match.id IN (SELECT id FROM match WHERE {condition} AND set_aside IS NULL) ORDER BY match.id, number",
        parameters,
    ).fetchall()


def stored(rows: Sequence[Any]) -> Iterator[StoredGame | tuple[GameId, UnreadableEvent]]:
    """The games in such rows, the oldest first; where an event cannot be read, only the game's id, and the reason."""
    for head, events in groupby(rows, lambda row: row[:9]):
        try:
            yield _stored(head, tuple(decode(kind, data) for *_, kind, data in events))
        except UnreadableEvent as error:
            yield head[0], error


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


def set_aside(connection: sqlite3.Connection, game_id: GameId, reason: str) -> None:
    """See `Store.set_aside`."""
    changed = connection.execute(
        "UPDATE match SET set_aside = ?, aside_told = private OR"
        " (ended_at IS NOT NULL AND id NOT IN (SELECT match_id FROM outbox)) WHERE id = ?",
        (reason, game_id),
    )
    if not changed.rowcount:
        raise UnknownGame(game_id)


def all_set_aside(connection: sqlite3.Connection) -> list[SetAside]:
    """See `Store.all_set_aside`."""
    rows = connection.execute(
        "SELECT id, guild_id, channel_id, solo, set_aside, aside_told FROM match WHERE set_aside IS NOT NULL ORDER BY id"
    )
    return [
        SetAside(game_id, Place(guild_id, channel_id), bool(solo), reason, not told)
        for game_id, guild_id, channel_id, solo, reason, told in rows
    ]


def take_up(connection: sqlite3.Connection, game_id: GameId) -> None:
    """See `Store.take_up`."""
    of_game = "FROM match WHERE id = ? AND set_aside IS NOT NULL"
    found = connection.execute(f"SELECT guild_id, channel_id, starter_id {of_game}", (game_id,)).fetchone()
    if not found:
        raise UnknownGame(game_id)
    guild_id, channel_id, player = found
    try:
        connection.execute("UPDATE match SET set_aside = NULL, aside_told = 0 WHERE id = ?", (game_id,))
    except sqlite3.IntegrityError as error:
        raise GameRunning(Place(guild_id, channel_id), player) from error
