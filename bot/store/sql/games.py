"""Games: begun, gone on with, read, and set aside."""

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache
from typing import Any, cast

from bot.store.codec import NewerEvent, UnreadableEvent, decode
from bot.store.contract.games import (
    Audience,
    GameId,
    GameOver,
    GameRunning,
    NewerGame,
    Place,
    Question,
    SetAside,
    StaleAppend,
    StoredGame,
    UnknownGame,
)
from bot.store.contract.kinds import MATCH, SOLO, Opening, kind_of
from bot.store.contract.shards import Shard
from bot.store.sql import outbox, projections
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.points import Game
from bot.store.sql.projections import Encoded
from engine.events import BestFound, Player, TablesOver
from engine.giveaway import share_tiles
from engine.rules import VERSION
from engine.tiles import Faces

_PLACE = "guild_id, channel_id, elsewhere_in"
"""The columns of a `Place`."""

_KIND = f"COALESCE(game_kind, CASE solo WHEN 1 THEN '{SOLO.name}' ELSE '{MATCH.name}' END)"
"""The name of a game's kind. Rows of earlier versions have none: they say only whether it is a solo game."""

_SOLO_COLUMN = {MATCH.name: 0, SOLO.name: 1}
"""What earlier versions read, which know these two kinds: 2 in games of any other kind."""

IS_MATCH = f"{_KIND} = '{MATCH.name}'"
IS_PERSONAL = "(holder_id <> 0 OR solo = 1)"
"""Conditions of games by their kind; see `bot.store.contract.kinds`."""

RUNNING = "ended_at IS NULL"
WITH_UNTOLD = "id IN (SELECT match_id FROM outbox)"
WITHOUT_BEST = f"""
    ended_at >= ? AND NOT {WITH_UNTOLD} AND CASE
        WHEN {IS_PERSONAL} THEN EXISTS (SELECT * FROM round WHERE round.match_id = match.id AND best_moves IS NULL)
        ELSE (SELECT best_moves FROM round WHERE round.match_id = match.id ORDER BY round DESC LIMIT 1) IS NULL
    END
"""  # noqa: S608 - ours
AWAITS_TABLES = f"""
    ended_at >= ? AND {IS_MATCH}
    AND EXISTS (SELECT * FROM event WHERE match_id = match.id AND number = 0 AND data LIKE ?)
    AND NOT EXISTS (SELECT * FROM event WHERE match_id = match.id AND kind = 'TablesOver')
"""  # noqa: S608 - ours
"""Which games are read."""


def within(shard: Shard) -> str:
    """The condition of games that Discord tells a shard of: `Shard.has` of `Place.shard_key`."""
    key = "CASE guild_id WHEN 0 THEN elsewhere_in ELSE guild_id END"
    return f"(({key}) >> 22) % {shard.count:d} = {shard.number:d}"


def begin(connection: Connection, place: Place, events: Sequence[Encoded], *, private: bool, tell: bool) -> GameId:
    """See `Store.begin`."""
    kind, first = kind_of([event for event, _, _ in events]), cast("Opening", events[0][0] if events else None)
    practice = first.practice and not kind.is_personal  # of a personal game it stands in its first event alone
    made = connection.execute(
        f"INSERT INTO match ({_PLACE}, rules_version, started_at, starter_id, game_kind, holder_id, solo, private, practice)"  # noqa: S608 - ours
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
        (
            *astuple(place),
            VERSION,
            milliseconds(first.at),
            first.starter,
            kind.name,
            first.starter if kind.is_personal else 0,
            _SOLO_COLUMN.get(kind.name, 2),
            int(private),
            int(practice),
        ),
    ).fetchall()
    if not made:
        raise GameRunning(place, first.starter)
    ((game_id,),) = made
    projections.write(connection, Game(game_id, place.guild_id, kind.name, practice), 0, events)
    if tell:
        outbox.add(connection, game_id, 1, len(events) - 1, events[-1][0].at)
    return game_id


def append(connection: Connection, game_id: GameId, number: int, events: Sequence[Encoded], *, tell: bool) -> None:
    """See `Store.append`."""
    found = connection.execute(
        f"SELECT ended_at, guild_id, {_KIND}, practice FROM match WHERE id = ? /* FOR UPDATE */",  # noqa: S608 - ours
        (game_id,),
    ).fetchone()
    if not found:
        raise UnknownGame(game_id)
    ended_at, guild_id, kind, practice = found
    ((stored,),) = connection.execute("SELECT MAX(number) + 1 FROM event WHERE match_id = ?", (game_id,))
    if stored != number:
        raise StaleAppend(game_id, number, stored)
    if ended_at is not None and not all(isinstance(event, BestFound | TablesOver) for event, _, _ in events):
        raise GameOver(game_id)
    projections.write(connection, Game(game_id, guild_id, kind, bool(practice)), number, events)
    if tell:
        outbox.add(connection, game_id, number, len(events), events[-1][0].at)


def events_of(connection: Connection, game_id: GameId) -> list[tuple[str, str]]:
    """The kind and the JSON of each event of a game, in order. Raises `UnknownGame`."""
    rows = connection.execute("SELECT kind, data FROM event WHERE match_id = ? ORDER BY number", (game_id,)).fetchall()
    if not rows:
        raise UnknownGame(game_id)
    return rows


def matches_over(connection: Connection, place: Place, limit: int) -> list[tuple[GameId, float]]:
    """See `Store.matches_over`."""
    rows = connection.execute(
        f"SELECT id, ended_at FROM match WHERE guild_id = ? AND channel_id = ? AND {IS_MATCH} AND ended_at IS NOT NULL"  # noqa: S608 - ours
        " AND set_aside IS NULL ORDER BY ended_at DESC, id DESC LIMIT ?",
        (place.guild_id, place.channel_id, limit),
    )
    return [(game_id, ended_at / 1000) for game_id, ended_at in rows]


def audience_of(connection: Connection, game_id: GameId) -> Audience:
    """See `Store.audience_of`."""
    found = connection.execute(f"SELECT {_PLACE}, private, starter_id FROM match WHERE id = ?", (game_id,)).fetchone()  # noqa: S608 - ours
    if not found:
        raise UnknownGame(game_id)
    *place, private, player = found
    return Audience(Place(*place), player if private else None)


@dataclass(frozen=True, slots=True)
class Rows:
    """What is stored of a game: of the game itself, in the outbox, the rounds whose best solution is known, and its events."""

    game: tuple[Any, ...]
    outbox: list[tuple[int, int, int]]
    solved: list[int]
    events: list[tuple[str, str]]


def select(connection: Connection, condition: str, *parameters: int | str) -> list[Rows]:
    """What is stored of the games for which this holds, and which are not set aside, the oldest first."""
    of_these = f"IN (SELECT id FROM match WHERE {condition} AND set_aside IS NULL)"  # noqa: S608 - ours
    games = connection.execute(
        f"SELECT id, {_PLACE}, private, rules_version, card_id, question_id, question_number, question_events FROM match"  # noqa: S608 - ours
        f" WHERE id {of_these} ORDER BY id",
        parameters,
    )
    rows = {game[0]: Rows(game, [], [], []) for game in games}
    for game_id, *entry in connection.execute(
        f"SELECT match_id, number, events, at FROM outbox WHERE match_id {of_these}",  # noqa: S608 - ours
        parameters,
    ):
        rows[game_id].outbox.append((entry[0], entry[1], entry[2]))
    for game_id, solved in connection.execute(
        f"SELECT match_id, round FROM round WHERE best_moves IS NOT NULL AND match_id {of_these}",  # noqa: S608 - ours
        parameters,
    ):
        rows[game_id].solved.append(solved)
    for game_id, kind, data in connection.execute(
        f"SELECT match_id, kind, data FROM event WHERE match_id {of_these} ORDER BY match_id, number",  # noqa: S608 - ours
        parameters,
    ):
        rows[game_id].events.append((kind, data))
    return list(rows.values())


def select_elsewhere(connection: Connection, shard: Shard, faces: Faces) -> list[Rows]:
    """What is stored of the games of other shards that are not over, on whose boards one of these tiles lies alike."""
    begun = connection.execute(
        "SELECT match_id, kind, data FROM event JOIN match ON match.id = match_id"  # noqa: S608 - ours
        f" WHERE number = 0 AND {RUNNING} AND NOT {within(shard)}"
    )
    alike = [game_id for game_id, kind, data in begun if (theirs := _faces(kind, data)) and share_tiles(faces, theirs)]
    return select(connection, f"id IN ({', '.join('?' * len(alike))})", *alike) if alike else []


def select_with(connection: Connection, player: Player) -> list[Rows]:
    """Select the games of all shards that are not over and that a player has started, taken part in, or been seen in."""
    tables = " UNION ".join(f"SELECT match_id FROM {table} WHERE player_id = ?" for table in ("taking_part", "watching"))  # noqa: S608 - ours
    theirs = f"SELECT id FROM match WHERE starter_id = ? UNION {tables}"  # noqa: S608 - ours
    return select(connection, f"{RUNNING} AND id IN ({theirs})", player, player, player)


@lru_cache(maxsize=5000)
def _faces(kind: str, data: str) -> Faces | None:
    """The tiles of the game that such an event began; None where it cannot be read."""
    try:
        begun = decode(kind, data)
    except UnreadableEvent:
        return None
    setup = getattr(begun, "setup", None)
    return setup.faces if setup else None


def stored(rows: Sequence[Rows]) -> Iterator[StoredGame | NewerGame | tuple[GameId, UnreadableEvent]]:
    """The games in such rows; where an event cannot be read for another reason than its age, only the id, and the reason."""
    for row in rows:
        game_id, *place, private, version, card, question_id, number, told_events = row.game
        place, told = Place(*place), outbox.read(row.outbox)
        try:
            events = tuple(decode(kind, data) for kind, data in row.events)
        except NewerEvent as error:
            yield NewerGame(game_id, place, str(error))
            continue
        except UnreadableEvent as error:
            yield game_id, error
            continue
        if version > VERSION:
            yield NewerGame(game_id, place, f"it goes by version {version} of the rules")
            continue
        # A version before noted nothing but the message.
        question = None if question_id is None or number is None else Question(question_id, number, told_events)
        yield StoredGame(game_id, place, bool(private), version, events, card, question, told, frozenset(row.solved))


def set_aside(connection: Connection, game_id: GameId, reason: str) -> None:
    """See `Store.set_aside`."""
    changed = connection.execute(
        "UPDATE match SET set_aside = ?, aside_told = CASE WHEN private = 1 OR"
        " (ended_at IS NOT NULL AND id NOT IN (SELECT match_id FROM outbox)) THEN 1 ELSE 0 END WHERE id = ?",
        (reason, game_id),
    )
    if not changed.rowcount:
        raise UnknownGame(game_id)


def all_set_aside(connection: Connection) -> list[SetAside]:
    """See `Store.all_set_aside`."""
    rows = connection.execute(
        f"SELECT id, {_PLACE}, {_KIND}, set_aside, aside_told FROM match WHERE set_aside IS NOT NULL ORDER BY id"  # noqa: S608 - ours
    )
    return [SetAside(game_id, Place(*place), kind, reason, not told) for game_id, *place, kind, reason, told in rows]


def take_up(connection: Connection, game_id: GameId) -> None:
    """See `Store.take_up`."""
    of_game = "FROM match WHERE id = ? AND set_aside IS NOT NULL"
    found = connection.execute(f"SELECT {_PLACE}, starter_id {of_game}", (game_id,)).fetchone()
    if not found:
        raise UnknownGame(game_id)
    *place, player = found
    try:
        connection.execute("UPDATE match SET set_aside = NULL, aside_told = 0 WHERE id = ?", (game_id,))
    except connection.IntegrityError as error:
        raise GameRunning(Place(*place), player) from error


def delete_personal(connection: Connection, player: Player) -> list[tuple[int]]:
    """Delete a player's personal games. Return rows of the servers where there were any, and so may be points of theirs."""
    theirs = f"FROM match WHERE starter_id = ? AND {IS_PERSONAL}"
    guilds = connection.execute(f"SELECT DISTINCT guild_id {theirs}", (player,)).fetchall()
    connection.execute(f"DELETE {theirs}", (player,))
    return guilds
