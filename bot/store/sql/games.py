"""Games: begun, continued by events, and read."""

# ruff: noqa: S608 - only names of ours are interpolated

from collections.abc import Collection, Iterator, Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache
from typing import Any, cast

from bot.store.codec import NewerEvent, UnreadableEvent, decode
from bot.store.contract.games import (
    NO_SERVER,
    ONLY_SHARD,
    Audience,
    GameId,
    GameOver,
    GameRunning,
    NewerGame,
    Place,
    Question,
    Shard,
    StaleAppend,
    StoredGame,
    UnknownGame,
)
from bot.store.contract.kinds import KINDS, GameEvent, Opening, kind_of
from bot.store.sql import outbox, projections
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.database import Database, writes
from bot.store.sql.done_commands import note_done
from bot.store.sql.game_table import GAME, IS_MATCH, IS_PERSONAL, IS_RUNNING, PLACE, Game, within
from bot.store.sql.projections import Encoded
from bot.store.sql.quarantine import Quarantine
from engine.board.tiles import Faces
from engine.games.match.events import StepOver, TablesOver
from engine.rules.events import BestFound, Player
from engine.rules.giveaway import rotations, share_tiles
from engine.rules.rules import VERSION

_IS_PENDING = "id IN (SELECT match_id FROM outbox)"
_LACKS_BEST = f"""
    ended_at >= ? AND NOT {_IS_PENDING} AND CASE
        WHEN {IS_PERSONAL} THEN EXISTS (SELECT * FROM round WHERE round.match_id = match.id AND best_moves IS NULL)
        ELSE (SELECT best_moves FROM round WHERE round.match_id = match.id ORDER BY round DESC LIMIT 1) IS NULL
    END
"""
_AWAITS_TABLES = f"""
    ended_at >= ? AND {IS_MATCH}
    AND tournament IS NOT NULL
    AND NOT EXISTS (SELECT * FROM event WHERE match_id = match.id AND kind = 'TablesOver')
"""
_WITH_PLAYER = """
    SELECT id FROM match WHERE starter_id = ?
    UNION SELECT match_id FROM taking_part WHERE player_id = ?
    UNION SELECT match_id FROM watching WHERE player_id = ?
"""


class Games(Quarantine):
    """Games and their events.

    A method that reads games quarantines each one that it cannot read, and leaves alone games that a later version has
    continued.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._newer = dict[GameId, NewerGame]()

    async def begin(
        self,
        place: Place,
        events: Sequence[GameEvent],
        *,
        private: bool = False,
        is_news: bool = False,
        is_announced: bool = False,
        command_id: str = "",
        home: int | None = None,
    ) -> GameId:
        """Store a new game with its first events, by the rules of this version, and return its id.

        ``is_announced``: adds an outbox entry for the first event, ``is_news`` one for the events after it, in the same
        transaction. ``home`` is that of a `StoredGame`. Raises `GameRunning` if the channel has an unfinished game of this
        kind, or of a personal kind its player has one there; `AlreadyDone` if the command with the ``command_id`` was done; and
        `ValueError` unless the first event opens a game, and for events that would not be read back equal.
        """
        news = [(0, 1)] if is_announced else []
        news += [(1, len(events) - 1)] if is_news else []
        return await self._database.write(
            _begin, place, projections.encoded(events), private=private, news=news, command_id=command_id, home=home
        )

    async def append(
        self, game_id: GameId, number: int, events: Sequence[GameEvent], *, is_news: bool = False, command_id: str = ""
    ) -> None:
        """Store the next events of a game that has a ``number`` of events, and all that leaderboards and statistics need.

        ``is_news``: adds an outbox entry for them. Raises `UnknownGame`; `AlreadyDone` if the command with the ``command_id``
        was done; `BoundElsewhere` where a player bids, or is seen, who has bid at another table of the tournament; `CupPlayed`
        where a rush starts the clock of a cup that its player has begun before;
        `StaleAppend` if the game has another number of events; `GameOver`, except for `BestFound`, `StepOver` and
        `TablesOver`, which may come late; and `ValueError` for a proof without a chip, for a best solution that contradicts a
        known one, and for events that would not be read back equal.
        """
        encoded = projections.encoded(events)
        await self._database.write(append, game_id, number, encoded, is_news=is_news, command_id=command_id)

    async def running(self) -> list[StoredGame]:
        """Return the unfinished games of the shard, the oldest first."""
        self._newer.clear()
        return await self._games(IS_RUNNING)

    async def running_elsewhere(
        self, faces: Faces, player: Player | None = None, servers: Collection[int] = ()
    ) -> list[StoredGame]:
        """Return the unfinished games of other shards on these tiles, turned or not.

        Of the games of these servers, and of those with this player, also those that share one tile in some rotation.
        Quarantines nothing: the process that plays them does that. Omits games that cannot be read.
        """
        if self.shard == ONLY_SHARD:
            return []
        rows = await self._database.read(_select_elsewhere, self.shard, faces, player, servers)
        return [game for game in _stored(rows) if isinstance(game, StoredGame)]

    async def servers_of(self, player: Player) -> frozenset[int]:
        """Return the servers, of all shards, where a player has taken part in games that are kept."""
        rows = await self._database.rows(
            "SELECT DISTINCT guild_id FROM taking_part WHERE player_id = ? AND guild_id <> ?", (player, NO_SERVER)
        )
        return frozenset(guild_id for (guild_id,) in rows)

    async def running_with(self, player: Player) -> list[StoredGame]:
        """Return the unfinished games of all shards that a player has started, taken part in or been seen in.

        The oldest first. Quarantines nothing, and omits games that cannot be read.
        """
        rows = await self._database.read(_select_with, player)
        return [game for game in _stored(rows) if isinstance(game, StoredGame)]

    def newer(self) -> list[NewerGame]:
        """Return the games that the latest `running`, and later calls of other methods, left to a later version."""
        return list(self._newer.values())

    async def without_best(self, since: float) -> list[StoredGame]:
        """Return the fully announced games that ended at this time or later and lack a best solution.

        Looks at the last round of a game, and at all rounds of a game of a personal kind.
        """
        return await self._games(_LACKS_BEST, milliseconds(since))

    async def awaiting_tables(self, since: float) -> list[StoredGame]:
        """Return the tournament tables that ended at this time or later without the event that the other tables are over."""
        return await self._games(_AWAITS_TABLES, milliseconds(since))

    async def with_pending(self) -> list[StoredGame]:
        """Return the games, running or over, that have pending outbox entries."""
        return await self._games(_IS_PENDING)

    async def events_of(self, game_id: GameId) -> tuple[GameEvent, ...]:
        """Return the events of a game, in order. Raises `UnknownGame` and `UnreadableEvent`."""
        rows = await self._database.rows("SELECT kind, data FROM event WHERE match_id = ? ORDER BY number", (game_id,))
        if not rows:
            raise UnknownGame(game_id)
        return tuple(decode(kind, data) for kind, data in rows)

    async def matches_over(self, place: Place, limit: int) -> list[tuple[GameId, float]]:
        """Return the latest matches of a channel that are over, at most ``limit``, and when each ended; the latest first."""
        rows = await self._database.rows(
            f"SELECT id, ended_at FROM match WHERE guild_id = ? AND channel_id = ? AND {IS_MATCH} AND ended_at IS NOT NULL"
            " AND set_aside IS NULL ORDER BY ended_at DESC, id DESC LIMIT ?",
            (place.guild_id, place.channel_id, limit),
        )
        return [(game_id, ended_at / 1000) for game_id, ended_at in rows]

    async def audience_of(self, game_id: GameId) -> Audience:
        """Return the people who see a game, running or over. Raises `UnknownGame`."""
        found = await self._database.rows(f"SELECT {PLACE}, private, starter_id FROM match WHERE id = ?", (game_id,))
        if not found:
            raise UnknownGame(game_id)
        *place, private, player = found[0]
        return Audience(Place(*place), player if private else None)

    async def set_card(self, game_id: GameId, message_id: int | None, *, in_words: bool = False) -> None:
        """Note which message shows the current round, or that none does. Raises `UnknownGame`. The next chip clears it.

        ``in_words``: the message has no picture.
        """
        update = "UPDATE match SET card_id = ?, card_in_words = ? WHERE id = ?"
        await self._set_message(update, game_id, message_id, int(in_words))

    async def set_question(self, game_id: GameId, question: Question | None) -> None:
        """Note which message asks a prover and has buttons, or that none does. Raises `UnknownGame`."""
        update = "UPDATE match SET question_id = ?, question_number = ?, question_events = ? WHERE id = ?"
        await self._set_message(update, game_id, *(astuple(question) if question else (None, None, None)))

    async def home_of(self, place: Place) -> int | None:
        """Return the channel of a thread that was opened for a match; None for any other place."""
        opened = "SELECT MAX(home_id) FROM match WHERE home_id IS NOT NULL AND channel_id = ? AND home_id <> channel_id"
        ((home,),) = await self._database.rows(opened, (place.channel_id,))
        return home

    @writes
    def announced_in(self, connection: Connection, game_id: GameId, channel_id: int, home: int | None) -> None:
        """Note that a match is announced, and played in this channel from here on; ``home`` is that of a `StoredGame`."""
        connection.execute("UPDATE match SET channel_id = ?, home_id = ? WHERE id = ?", (channel_id, home, game_id))
        connection.execute("DELETE FROM outbox WHERE match_id = ? AND number = 0", (game_id,))

    async def _set_message(self, update: str, game_id: GameId, *values: int | None) -> None:
        if not await self._database.execute(update, (*values, game_id)):
            raise UnknownGame(game_id)

    async def _games(self, condition: str, *parameters: int | str) -> list[StoredGame]:
        """Return the games of the shard that satisfy a condition, the oldest first."""
        found = list[StoredGame]()
        for game in _stored(await self._database.read(_select, f"({condition}) AND {within(self.shard)}", *parameters)):
            if isinstance(game, StoredGame):
                found.append(game)
            elif isinstance(game, NewerGame):
                self._newer[game.game_id] = game
            else:
                game_id, reason = game
                await self.quarantine(game_id, str(reason))
        return found


def _begin(
    connection: Connection,
    place: Place,
    events: Sequence[Encoded],
    *,
    private: bool,
    news: Sequence[tuple[int, int]],
    command_id: str,
    home: int | None,
) -> GameId:
    kind, first = kind_of([event for event, _, _ in events]), cast("Opening", events[0][0] if events else None)
    practice = first.practice and not kind.is_personal
    tournament = first.setup.code if first.rules.tournament else None
    began = (VERSION, milliseconds(first.at), first.starter)
    of_kind = (kind.name, first.starter if kind.is_personal else 0)
    made = connection.execute(
        f"INSERT INTO match ({PLACE}, rules_version, started_at, starter_id, game_kind, holder_id, private, practice, chosen,"
        " tournament, home_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
        (*astuple(place), *began, *of_kind, int(private), int(practice), int(first.practice), tournament, home),
    ).fetchall()
    if not made:
        raise GameRunning(place, first.starter)
    ((game_id,),) = made
    if command_id:
        note_done(connection, command_id, first.at)
    projections.write(connection, Game(game_id, place.guild_id, kind.name, practice, first.practice, tournament), 0, events)
    for number, count in news:
        outbox.add(connection, game_id, number, count, events[number + count - 1][0].at)
    return game_id


def append(
    connection: Connection, game_id: GameId, number: int, events: Sequence[Encoded], *, is_news: bool, command_id: str = ""
) -> None:
    """Append encoded events to a game, as `Games.append` does."""
    if command_id:
        note_done(connection, command_id, events[-1][0].at)
    found = connection.execute(f"SELECT ended_at, {GAME} FROM match WHERE id = ? /* FOR UPDATE */", (game_id,)).fetchone()
    if not found:
        raise UnknownGame(game_id)
    ended_at, *columns = found
    ((stored,),) = connection.execute("SELECT MAX(number) + 1 FROM event WHERE match_id = ?", (game_id,))
    if stored != number:
        raise StaleAppend(game_id, number, stored)
    if ended_at is not None and not all(isinstance(event, BestFound | StepOver | TablesOver) for event, _, _ in events):
        raise GameOver(game_id)
    projections.write(connection, Game(game_id, *columns), number, events)
    if is_news:
        outbox.add(connection, game_id, number, len(events), events[-1][0].at)


@dataclass(frozen=True, slots=True)
class _Rows:
    """The rows of a game: its own, its outbox entries, and its events."""

    game: tuple[Any, ...]
    outbox: list[tuple[int, int, int]]
    events: list[tuple[str, str]]


def _select(connection: Connection, condition: str, *parameters: int | str) -> list[_Rows]:
    """Return the rows of the games that satisfy a condition and are not quarantined, the oldest first."""
    of_these = f"IN (SELECT id FROM match WHERE {condition} AND set_aside IS NULL)"
    games = connection.execute(
        f"SELECT id, {PLACE}, game_kind, private, rules_version, card_in_words, home_id, card_id, question_id, question_number,"
        " question_events FROM match"
        f" WHERE id {of_these} ORDER BY id",
        parameters,
    )
    rows = {game[0]: _Rows(game, [], []) for game in games}
    for game_id, *entry in connection.execute(
        f"SELECT match_id, number, events, at FROM outbox WHERE match_id {of_these}", parameters
    ):
        rows[game_id].outbox.append((entry[0], entry[1], entry[2]))
    for game_id, kind, data in connection.execute(
        f"SELECT match_id, kind, data FROM event WHERE match_id {of_these} ORDER BY match_id, number", parameters
    ):
        rows[game_id].events.append((kind, data))
    return list(rows.values())


def _select_elsewhere(
    connection: Connection, shard: Shard, faces: Faces, player: Player | None, servers: Collection[int]
) -> list[_Rows]:
    begun = connection.execute(
        "SELECT match_id, guild_id, elsewhere_in, kind, data FROM event JOIN match ON match.id = match_id"
        f" WHERE number = 0 AND {IS_RUNNING} AND NOT {within(shard)}"
    )
    theirs = {game_id for (game_id,) in connection.execute(_WITH_PLAYER, (player,) * 3)} if player is not None else set[int]()
    beside = list[GameId]()
    for game_id, guild_id, elsewhere_in, kind, data in begun:
        is_near = game_id in theirs or (guild_id or elsewhere_in) in servers
        others = _faces(kind, data)
        if others and (share_tiles(faces, others) if is_near else others in rotations(faces)):
            beside.append(game_id)
    return _select(connection, f"id IN ({', '.join('?' * len(beside))})", *beside) if beside else []


def _select_with(connection: Connection, player: Player) -> list[_Rows]:
    return _select(connection, f"{IS_RUNNING} AND id IN ({_WITH_PLAYER})", player, player, player)


@lru_cache(maxsize=5000)
def _faces(kind: str, data: str) -> Faces | None:
    """Return the tiles of the game that an event opened; None if it cannot be read."""
    try:
        setup = getattr(decode(kind, data), "setup", None)
    except UnreadableEvent:
        return None
    return setup.faces if setup else None


def _stored(rows: Sequence[_Rows]) -> Iterator[StoredGame | NewerGame | tuple[GameId, UnreadableEvent]]:
    """Yield the games in such rows; of one with an unreadable event that is not newer, its id and the error."""
    for row in rows:
        game_id, *place, kind, private, version, in_words, home, card, question_id, number, count = row.game
        place, pending = Place(*place), outbox.read(row.outbox)
        try:
            events = tuple(decode(kind, data) for kind, data in row.events)
        except NewerEvent as error:
            yield NewerGame(game_id, place, str(error))
            continue
        except UnreadableEvent as error:
            yield game_id, error
            continue
        if not (kind in KINDS and events and isinstance(events[0], KINDS[kind].opening)):
            first = type(events[0]).__name__ if events else ""
            yield game_id, UnreadableEvent(first, f"no {kind} begins so")
            continue
        if version > VERSION:
            yield NewerGame(game_id, place, f"it goes by version {version} of the rules")
            continue
        question = None if question_id is None else Question(question_id, number, count)
        yield StoredGame(game_id, place, bool(private), version, events, card, question, pending, bool(in_words), home)
