"""Rows derived from the events of a game, written in the same transaction: rounds, the end, people, points.

An erased player, whose id is negative, has no row in these tables.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.store.codec import decode, encode
from bot.store.contract.kinds import KINDS, MATCH, RACE, RUSH, SOLO, GameEvent
from bot.store.sql import cups, matches, races, stars
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.points import Game
from engine.games.match.events import HandicapSet, HintWanted
from engine.games.solo.state import ChipDrawn
from engine.rules.events import BestFound, ChipTurned, PlayerForgotten, PlayerSeen

PROJECTIONS: Mapping[str, Callable[[Connection, Game, int, GameEvent], None]] = {
    MATCH.name: matches.write,
    SOLO.name: stars.write,
    RACE.name: races.write,
    RUSH.name: cups.write,
}
"""By the kind of a game, the function that writes rows for leaderboards and statistics from an event with this number.

`write` calls it after it has written what is the same for all kinds; with `BestFound` only if the best solution was unknown.
"""

Encoded = tuple[GameEvent, str, str]
"""An event, its kind and its JSON."""


def encoded(events: Iterable[GameEvent]) -> list[Encoded]:
    """Return these events encoded. Raises `ValueError` for one with fields of wrong types."""
    return [(event, *encode(event)) for event in events]


def write(connection: Connection, game: Game, number: int, events: Sequence[Encoded]) -> None:
    """Write events, the first of them with this number, and what follows from them.

    Raises `ValueError` for a proof though no chip was turned up, and for another best solution than is known of a round.
    """
    project = PROJECTIONS.get(game.kind)
    for place, (event, kind, data) in enumerate(events, number):
        connection.execute(
            "INSERT INTO event (match_id, number, kind, data) VALUES (?, ?, ?, ?)", (game.game_id, place, kind, data)
        )
        is_new = _write_for_any_kind(connection, game, place, event)
        if project and is_new:
            project(connection, game, place, event)


def _write_for_any_kind(connection: Connection, game: Game, number: int, event: GameEvent) -> bool:
    """Write what follows from an event in games of any kind. Return False for a best solution that was known already."""
    match event:
        case ChipTurned(at) | ChipDrawn(at):
            best = event.chip.moves if isinstance(event, ChipDrawn) else None
            connection.execute("UPDATE match SET card_id = NULL WHERE id = ?", (game.game_id,))
            connection.execute(
                "INSERT INTO round (match_id, round, number, turned_at, best_moves)"
                " SELECT ?, COUNT(*) + 1, ?, ?, CAST(? AS BIGINT) FROM round WHERE match_id = ?",
                (game.game_id, number, milliseconds(at), best, game.game_id),
            )
        case PlayerSeen(_, player) | HintWanted(_, player) | HandicapSet(_, player) if player >= 0:
            connection.execute(
                "INSERT INTO watching (match_id, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (game.game_id, player)
            )
        case BestFound(_, round_number, moves):
            return bool(moves) and _write_best(connection, game, round_number, len(moves))
        case _ if isinstance(event, KINDS[game.kind].ending):
            connection.execute("UPDATE match SET ended_at = ? WHERE id = ?", (milliseconds(event.at), game.game_id))
            _delete_keys(connection, game)
        case _:
            pass
    return True


def _delete_keys(connection: Connection, game: Game) -> None:
    """Delete the key with which the game recognized erased persons who owed it something: its hashes name nobody now."""
    rows = connection.execute(
        "SELECT number, kind, data FROM event WHERE match_id = ? AND kind = 'PlayerForgotten'", (game.game_id,)
    ).fetchall()
    for number, kind, data in rows:
        event = decode(kind, data)
        assert isinstance(event, PlayerForgotten)
        _, without_key = encode(replace(event, key=""))
        connection.execute("UPDATE event SET data = ? WHERE match_id = ? AND number = ?", (without_key, game.game_id, number))


def _write_best(connection: Connection, game: Game, round_number: int, length: int) -> bool:
    """Write how many moves the best solution of a round has. Return False where that was known.

    Raises `ValueError` for a round that has not begun, and for another length than is known.
    """
    found = connection.execute(
        "SELECT best_moves FROM round WHERE match_id = ? AND round = ?", (game.game_id, round_number)
    ).fetchone()
    if not found:
        message = f"{game.kind} {game.game_id} has no round {round_number}"
        raise ValueError(message)
    (known,) = found
    if known is None:
        connection.execute(
            "UPDATE round SET best_moves = ? WHERE match_id = ? AND round = ?", (length, game.game_id, round_number)
        )
    elif known != length:
        message = f"the best solution of round {round_number} of {game.kind} {game.game_id} has {known} moves, not {length}"
        raise ValueError(message)
    return known is None
