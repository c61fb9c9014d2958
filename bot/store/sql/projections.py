"""What is written beside the events, in the transaction that writes them: rounds, proofs, who played when, points.

Somebody who was forgotten – a negative id – leaves nothing in these tables.

A match makes points as soon as it counts, which `engine.score` says: then also for the chips that were won before.
"""

import json
from collections.abc import Iterable, Sequence

from bot.store.codec import UnreadableEvent, decode, encode
from bot.store.contract.games import GameId
from bot.store.contract.kinds import GameEvent
from bot.store.sql import stars
from bot.store.sql.connection import Connection
from engine.events import (
    BestFound,
    BidMade,
    ChipTurned,
    ChipWon,
    MatchEnded,
    MatchStarted,
    Player,
    PlayerSeen,
    ProofFailed,
    TablesOver,
)
from engine.rules import Rules
from engine.score import Score, match_counts, victory_counts
from engine.solo import ChipSolved, SoloEnded, SoloStarted

QUARTER = 900
"""Seconds of a quarter of an hour."""


def milliseconds(at: float) -> int:
    """A time as it stands in a column. Rounded, so that a float next to a whole millisecond is that millisecond."""
    return round(at * 1000)


Encoded = tuple[GameEvent, str, str]
"""An event with its kind and its JSON."""


def encoded(events: Iterable[GameEvent]) -> list[Encoded]:
    """These events as they are written. Raises `ValueError` for one that could not be read again as it is."""
    return [(event, *_readable(event)) for event in events]


def _readable(event: GameEvent) -> tuple[str, str]:
    """The kind of an event, and its JSON. Raises `ValueError` if that is not the same event when it is read."""
    kind, data = encode(event)
    try:
        same = decode(kind, data) == event
    except UnreadableEvent as error:
        message = f"the event could not be read again: {error}"
        raise ValueError(message) from error
    if not same:
        message = f"a {kind} would be another event when it is read again"
        raise ValueError(message)
    return kind, data


def write(
    connection: Connection, match_id: GameId, guild_id: int, number: int, events: Sequence[Encoded], *, practice: bool = False
) -> None:
    """Write events, the first of them with this number, and what follows from them.

    Proofs and victories of a match for ``practice`` are written nowhere beside the events. Raises `ValueError` for a proof
    though no chip was turned up, and for another best solution than is known of a round.
    """
    for place, (event, kind, data) in enumerate(events, number):
        connection.execute(
            "INSERT INTO event (match_id, number, kind, data) VALUES (?, ?, ?, ?)", (match_id, place, kind, data)
        )
        match event:
            case ChipTurned(at):
                connection.execute("UPDATE match SET card_id = NULL WHERE id = ?", (match_id,))
                connection.execute(
                    "INSERT INTO round (match_id, round, number, turned_at)"
                    " SELECT ?, COUNT(*) + 1, ?, ? FROM round WHERE match_id = ?",
                    (match_id, place, milliseconds(at), match_id),
                )
            case BidMade() | PlayerSeen() if event.player >= 0:
                _write_person(connection, match_id, guild_id, event, practice=practice)
            case ChipWon() | ProofFailed() if not practice:
                _write_proof(connection, match_id, guild_id, place, event)
            case MatchEnded(at, _, winners):
                connection.execute("UPDATE match SET ended_at = ? WHERE id = ?", (milliseconds(at), match_id))
                if winners and not practice and victory_counts(_rules(connection, match_id), _bidders(connection, match_id)):
                    for winner in winners:
                        _add_point(connection, guild_id, Score.MATCHES, milliseconds(at), winner, match_id, place)
            case SoloStarted(_, _, _, player):
                connection.execute("DELETE FROM absent WHERE guild_id = ? AND player_id = ?", (guild_id, player))
            case ChipSolved(at, moves):
                stars.write_solved(connection, match_id, milliseconds(at), len(moves))
            case BestFound() | TablesOver():
                _write_known(connection, match_id, guild_id, event)
            case SoloEnded(at):
                connection.execute("UPDATE match SET ended_at = ? WHERE id = ?", (milliseconds(at), match_id))
            case _:
                pass


def _write_person(
    connection: Connection, match_id: GameId, guild_id: int, event: BidMade | PlayerSeen, *, practice: bool
) -> None:
    """Write who takes part, or only looks on."""
    if isinstance(event, BidMade):
        _write_bid(connection, match_id, guild_id, event.at, event.player, practice=practice)
    else:
        connection.execute(
            "INSERT INTO watching (match_id, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (match_id, event.player)
        )


def _write_bid(connection: Connection, match_id: GameId, guild_id: int, at: float, player: Player, *, practice: bool) -> None:
    """Write who takes part and when; with the second person, the points of all chips that were won before."""
    is_new = connection.execute(
        "INSERT INTO taking_part (match_id, player_id, guild_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING player_id",
        (match_id, player, guild_id),
    ).fetchall()
    connection.execute(
        "INSERT INTO playing (guild_id, player_id, quarter) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (guild_id, player, int(at // QUARTER)),
    )
    connection.execute("DELETE FROM absent WHERE guild_id = ? AND player_id = ?", (guild_id, player))
    if practice or not is_new:
        return
    rules, bidders = _rules(connection, match_id), _bidders(connection, match_id)
    if match_counts(rules, bidders) and not match_counts(rules, bidders - 1):
        proofs = connection.execute(
            "SELECT player_id, number, at, moves, best_moves FROM proof WHERE match_id = ? AND held = 1 ORDER BY number",
            (match_id,),
        ).fetchall()
        for winner, number, won_at, moves, best in proofs:
            _add_points_of_chip(connection, guild_id, won_at, winner, match_id, number, is_best=moves == best)


def _bidders(connection: Connection, match_id: GameId) -> int:
    """Return how many persons have bid in a match, also those who were forgotten since."""
    bids = connection.execute("SELECT data FROM event WHERE match_id = ? AND kind = 'BidMade'", (match_id,))
    return len({json.loads(data)["player"] for (data,) in bids})


def _rules(connection: Connection, match_id: GameId) -> Rules:
    """Return the rules by which a match is played."""
    ((kind, data),) = connection.execute("SELECT kind, data FROM event WHERE match_id = ? AND number = 0", (match_id,))
    started = decode(kind, data)
    assert isinstance(started, MatchStarted)
    return started.rules


def _write_known(connection: Connection, match_id: GameId, guild_id: int, event: BestFound | TablesOver) -> None:
    """Write what is known of best solutions, or may be known now. Raises `ValueError` as `_write_best` does."""
    if isinstance(event, TablesOver):
        _count_best(connection, match_id, guild_id)
    elif event.moves:
        _write_best(connection, match_id, guild_id, event.round, len(event.moves))


def _write_best(connection: Connection, match_id: GameId, guild_id: int, round_number: int, length: int) -> None:
    """Write how long the best solution of a round is, and what follows from it, unless that is known already.

    Raises `ValueError` for a round that has not begun, and for another length than what was known.
    """
    found = connection.execute(
        "SELECT best_moves FROM round WHERE match_id = ? AND round = ?", (match_id, round_number)
    ).fetchall()
    if not found:
        message = f"match {match_id} has no round {round_number}"
        raise ValueError(message)
    ((known,),) = found
    if known is not None and known != length:
        message = f"the best solution of round {round_number} of match {match_id} has {known} moves, not {length}"
        raise ValueError(message)
    if known is not None:
        return
    of_round = (length, match_id, round_number)
    connection.execute("UPDATE round SET best_moves = ? WHERE match_id = ? AND round = ?", of_round)
    if not _awaits_tables(connection, match_id):
        _count_best_of(connection, match_id, guild_id, round_number, length)


def _awaits_tables(connection: Connection, match_id: GameId) -> bool:
    """Whether other tables may still play the board of a match: then nothing may show which proofs were the shortest."""
    ((began,),) = connection.execute("SELECT data FROM event WHERE match_id = ? AND number = 0", (match_id,))
    if not json.loads(began).get("rules", {}).get("tournament"):
        return False
    told = connection.execute("SELECT number FROM event WHERE match_id = ? AND kind = 'TablesOver'", (match_id,))
    return not told.fetchall()


def _count_best(connection: Connection, match_id: GameId, guild_id: int) -> None:
    """Write what follows from the best solutions of a tournament, now that no table plays its board any more."""
    rounds = connection.execute("SELECT round, best_moves FROM round WHERE match_id = ? AND best_moves > 0", (match_id,))
    for round_number, length in rounds.fetchall():
        _count_best_of(connection, match_id, guild_id, round_number, length)


def _count_best_of(connection: Connection, match_id: GameId, guild_id: int, round_number: int, length: int) -> None:
    """Write what follows from the length of the best solution of a round."""
    of_round = (length, match_id, round_number)
    connection.execute("UPDATE proof SET best_moves = ? WHERE match_id = ? AND round = ?", of_round)
    best = connection.execute(
        "SELECT player_id, number, at FROM proof WHERE match_id = ? AND round = ? AND held = 1 AND moves = best_moves",
        (match_id, round_number),
    ).fetchall()
    counts = best and match_counts(_rules(connection, match_id), _bidders(connection, match_id))
    for player, number, at in best if counts else ():
        _add_point(connection, guild_id, Score.BEST, at, player, match_id, number)
    stars.rate(connection, match_id, round_number, length)


def _write_proof(connection: Connection, match_id: GameId, guild_id: int, number: int, event: ChipWon | ProofFailed) -> None:
    """Write a proof of the chip that was turned up last, and the points that it makes."""
    rounds = connection.execute(
        "SELECT round, number, turned_at, best_moves FROM round WHERE match_id = ? ORDER BY round DESC LIMIT 1",
        (match_id,),
    ).fetchall()
    if not rounds:
        message = "a chip is won or tried that was not turned up"
        raise ValueError(message)
    if event.player < 0:
        return
    ((round_number, begun, turned_at, best),) = rounds
    if best is not None and _awaits_tables(connection, match_id):
        best = None
    at, held, moves = milliseconds(event.at), isinstance(event, ChipWon), len(event.moves)
    bid_at = _time_of_bid(connection, match_id, begun, event.player) if held else None
    connection.execute(
        "INSERT INTO proof (match_id, number, round, guild_id, player_id, at, held, moves, best_moves, bid_after)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match_id,
            number,
            round_number,
            guild_id,
            event.player,
            at,
            int(held),
            moves,
            best,
            None if bid_at is None else bid_at - turned_at,
        ),
    )
    if held and match_counts(_rules(connection, match_id), _bidders(connection, match_id)):
        _add_points_of_chip(connection, guild_id, at, event.player, match_id, number, is_best=moves == best)


def _time_of_bid(connection: Connection, match_id: GameId, begun: int, player: Player) -> int | None:
    """When somebody made the bid that stands in the round that began with this event, in milliseconds.

    The same number again, with another path, is no other bid; after one that was overtaken that before it stands again. Time
    that was given back before it does not count, nor that by which the clock was set; so it may be earlier than the bid
    itself.
    """
    rows = connection.execute(
        "SELECT data FROM event WHERE match_id = ? AND number > ?"
        " AND kind IN ('BidMade', 'BidOvertaken', 'TimeGivenBack', 'ClockSet')"
        " ORDER BY number",
        (match_id, begun),
    )
    lost, bids = 0.0, list[tuple[int, int]]()
    for event in (json.loads(data) for (data,) in rows):
        if "seconds" in event:
            lost += event["seconds"]
        elif event["player"] == player and "moves" not in event:
            del bids[-1:]
        elif event["player"] == player and not (bids and bids[-1][0] == event["moves"]):
            bids.append((event["moves"], milliseconds(event["at"]) - milliseconds(lost)))
    return bids[-1][1] if bids else None


def _add_points_of_chip(
    connection: Connection, guild_id: int, at: int, player: Player, match_id: GameId, number: int, *, is_best: bool
) -> None:
    """Add the points of a chip that was won by this proof."""
    for score in (Score.CHIPS, Score.BEST) if is_best else (Score.CHIPS,):
        _add_point(connection, guild_id, score, at, player, match_id, number)


def _add_point(
    connection: Connection, guild_id: int, score: Score, at: int, player: Player, match_id: GameId, number: int
) -> None:
    if player < 0:
        return
    connection.execute(
        "INSERT INTO point (guild_id, score, at, player_id, match_id, number) VALUES (?, ?, ?, ?, ?, ?)",
        (guild_id, score.value, at, player, match_id, number),
    )
    connection.execute(
        "INSERT INTO total (guild_id, score, player_id, points, last_at) VALUES (?, ?, ?, 1, ?)"
        " ON CONFLICT (guild_id, score, player_id) DO UPDATE SET points = total.points + 1,"
        " last_at = CASE WHEN total.last_at > excluded.last_at THEN total.last_at ELSE excluded.last_at END",
        (guild_id, score.value, player, at),
    )
