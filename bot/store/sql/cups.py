"""Weekly cups: their chips, and the runs of players, which rushes write as they go.

A person who has begun a cup is also stored as a hash whose key is the code of its board, until a later cup is begun. So a cup
cannot be played twice by people who have themselves forgotten in between.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

import structlog

from bot.store.codec import decode
from bot.store.contract.games import NO_SERVER, CupPlayed
from bot.store.contract.kinds import RUSH, GameEvent
from bot.store.contract.standings import Leaderboard, Standing
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.database import Methods, reads, writes
from bot.store.sql.game_table import Game
from bot.store.sql.points import note_presence
from engine.games.cup import Cup
from engine.games.rush.state import Rush, RushChip, RushSolved, RushStarted, format_chips, read_chips
from engine.rules.events import Player
from engine.rules.setup import Setup

_log = structlog.stdlib.get_logger()


_PEOPLE = """
    SELECT player_id, points, milliseconds FROM cup_run WHERE cup = :cup AND guild_id = :guild
    AND player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)
    ORDER BY points DESC, milliseconds, player_id
"""

_POINTS = "SELECT cup, guild_id, points FROM cup_run WHERE cup IN ({cups}) AND guild_id <> ?"


@dataclass(frozen=True, slots=True)
class CupChips:
    """The chips of a cup, and a set-up with their board."""

    setup: Setup
    chips: tuple[RushChip, ...]


@dataclass(frozen=True, slots=True)
class CupRun:
    """A player's run of a cup: its points, and the seconds from *Go* to the last solution."""

    points: int
    seconds: float


class Cups(Methods):
    """Cups, and the one run of each player."""

    @reads
    def cup_chips(self, connection: Connection, cup: Cup) -> CupChips | None:
        """Return the chips of a cup, or None if none are stored that can be read."""
        return _chips(connection, cup)

    @writes
    def keep_cup_chips(self, connection: Connection, cup: Cup, chips: CupChips) -> CupChips:
        """Store the chips of a cup unless it has some that can be read. Return the stored ones."""
        if _chips(connection, cup) is None:
            connection.execute("DELETE FROM cup WHERE cup = ?", (cup,))
        connection.execute(
            "INSERT INTO cup (cup, setup, chips) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (cup, chips.setup.code, format_chips(chips.chips)),
        )
        kept = _chips(connection, cup)
        assert kept is not None
        return kept

    @reads
    def cup_run(self, connection: Connection, cup: Cup, player: Player) -> CupRun | None:
        """Return a player's run of a cup, on any server; None before *Go*."""
        found = connection.execute(
            "SELECT points, milliseconds FROM cup_run WHERE cup = ? AND player_id = ?", (cup, player)
        ).fetchone()
        return found and CupRun(found[0], found[1] / 1000)

    @reads
    def cup_people(self, connection: Connection, guild_id: int, cup: Cup, *, limit: int) -> Leaderboard:
        """Return the first people of a server in a cup: most points first, and of equals those who took less time.

        Omits absent players. Equal points in the same time share a place.
        """
        rows = connection.execute(_PEOPLE, {"cup": cup, "guild": guild_id}).fetchall()
        results = [(-points, milliseconds) for _, points, milliseconds in rows]
        lines = [
            Standing(1 + bisect_left(results, result), player, points)
            for (player, points, _), result in zip(rows[:limit], results, strict=False)
        ]
        return Leaderboard(tuple(lines), length=len(rows))

    @reads
    def cup_points(self, connection: Connection, cups: Sequence[Cup]) -> list[Mapping[int, Sequence[int]]]:
        """Return for each cup the points of all who have played it, by the servers on which they did.

        Those who have left since are included, so that a table stays as it was posted.
        """
        found = {cup: defaultdict[int, list[int]](list) for cup in cups}
        for cup, guild_id, points in connection.execute(_POINTS.format(cups=", ".join("?" * len(cups))), (*cups, NO_SERVER)):
            found[cup][guild_id].append(points)
        return list(found.values())


def write(connection: Connection, game: Game, number: int, event: GameEvent) -> None:
    """Write what follows from an event of a rush that is a cup. Raises `CupPlayed` for a second *Go* of a person."""
    if not game.chosen or not isinstance(event, RushStarted | RushSolved):
        return
    rush = _replayed(connection, game, number)
    if isinstance(event, RushSolved):
        connection.execute(
            "UPDATE cup_run SET points = ?, milliseconds = ? WHERE cup = ? AND player_id = ?",
            (rush.points, milliseconds(rush.took), rush.cup, rush.player),
        )
        return
    connection.execute("DELETE FROM cup_entered WHERE cup < ?", (rush.cup,))
    mark = sha256(f"{rush.setup.code} {rush.player}".encode()).hexdigest()
    entered = connection.execute("INSERT INTO cup_entered (mark, cup) VALUES (?, ?) ON CONFLICT DO NOTHING", (mark, rush.cup))
    if not entered.rowcount:
        raise CupPlayed(game.game_id)
    note_presence(connection, game.guild_id, rush.player)
    connection.execute(
        "INSERT INTO cup_run (cup, player_id, guild_id) VALUES (?, ?, ?)", (rush.cup, rush.player, game.guild_id)
    )


def _replayed(connection: Connection, game: Game, number: int) -> Rush:
    """Return a rush after its event with this number."""
    rows = connection.execute(
        "SELECT kind, data FROM event WHERE match_id = ? AND number <= ? ORDER BY number", (game.game_id, number)
    )
    return RUSH.replay([decode(kind, data) for kind, data in rows.fetchall()])


def _chips(connection: Connection, cup: Cup) -> CupChips | None:
    found = connection.execute("SELECT setup, chips FROM cup WHERE cup = ?", (cup,)).fetchone()
    if found is None:
        return None
    try:
        return CupChips(Setup.from_code(found[0]), read_chips(found[1]))
    except ValueError as error:
        _log.warning("cup unreadable", cup=cup, error=str(error))
        return None
