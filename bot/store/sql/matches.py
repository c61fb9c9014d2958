"""The projection of matches: proofs, players and the times when they played, and points.

A chip counts as its `ChipWon` says.
Practice matches have no proofs, and no points on leaderboards. A match with bots is practice until a second person bids, and
counts apart: docs/rules.md "Bots".
"""

import json
from collections import Counter
from collections.abc import Iterable

from bot.store.codec import decode
from bot.store.contract.games import GameId
from bot.store.contract.kinds import GameEvent
from bot.store.sql.bound import bind, check, release
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.game_table import Game, bots_in, mark_practice, opening_of, people_with
from bot.store.sql.points import add_point, add_practice, take_part
from engine.rules.events import (
    BestFound,
    BidMade,
    BotJoined,
    ChipWon,
    MatchEnded,
    Player,
    PlayerSeen,
    ProofFailed,
    TablesOver,
)
from engine.rules.rules import CHIPS
from engine.rules.score import BIDDERS_TO_COUNT, Practice, Score, is_beside_bots_alone, victory_counts

QUARTER = 900
"""A quarter of an hour in seconds."""


def write(connection: Connection, game: Game, number: int, event: GameEvent) -> None:
    """Write what follows from an event of a match. Raises `BoundElsewhere`, and `ValueError` for a proof without a chip."""
    match event:
        case BidMade(at, player) if player >= 0:
            _write_bid(connection, game, at, player)
        case PlayerSeen(_, player) if player >= 0 and _is_tournament(connection, game.game_id):
            check(connection, game, player)
        case BotJoined():
            _begin_practice(connection, game)
        case ChipWon() | ProofFailed() if not game.practice:
            _write_proof(connection, game, number, event)
        case MatchEnded(_, _, winners) if winners:
            _write_end(connection, game, number, event)
        case BestFound(_, round_number, moves) if not _awaits_tables(connection, game.game_id):
            _count_best(connection, game, round_number, len(moves))
        case TablesOver():
            release(connection, game.game_id)
            rounds = connection.execute(
                "SELECT round, best_moves FROM round WHERE match_id = ? AND best_moves > 0", (game.game_id,)
            )
            for round_number, length in rounds.fetchall():
                _count_best(connection, game, round_number, length)
        case _:
            pass


def _write_bid(connection: Connection, game: Game, at: float, player: Player) -> None:
    """Write that a player takes part now, with whom a match with bots may begin to count."""
    is_new = take_part(connection, game, player)
    if is_new and _is_tournament(connection, game.game_id):
        bind(connection, game, player, milliseconds(at))
    connection.execute(
        "INSERT INTO playing (guild_id, player_id, quarter) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (game.guild_id, player, int(at // QUARTER)),
    )
    if is_new and game.practice:
        _end_practice(connection, game)


def _write_end(connection: Connection, game: Game, number: int, ended: MatchEnded) -> None:
    """Write the points of a match that has a winner: of victories that count, or of practice beside bots alone."""
    bidders = _bidders(connection, game.game_id)
    if is_beside_bots_alone(bots_in(connection, game.game_id), bidders):
        add_practice(connection, game, number, ended, Practice.MATCHES, Practice.WON)
    elif not game.practice:
        for winner in _with_victory(connection, game, ended.winners):
            add_point(connection, game, number, Score.MATCHES, winner, milliseconds(ended.at))


def _begin_practice(connection: Connection, game: Game) -> None:
    """Let a match that a bot has joined count no more, unless a second person has bid; once one has, all proofs count."""
    if not game.practice and _bidders(connection, game.game_id) < BIDDERS_TO_COUNT:
        mark_practice(connection, game, practice=True)
        connection.execute("DELETE FROM proof WHERE match_id = ?", (game.game_id,))


def _end_practice(connection: Connection, game: Game) -> None:
    """Let a match with bots count once a second person bids, with its earlier proofs. On a chosen board it never counts."""
    if opening_of(connection, game.game_id)["practice"] or _bidders(connection, game.game_id) < BIDDERS_TO_COUNT:
        return
    mark_practice(connection, game, practice=False)
    proofs = connection.execute(
        "SELECT number, kind, data FROM event WHERE match_id = ? AND kind IN ('ChipWon', 'ProofFailed') ORDER BY number",
        (game.game_id,),
    )
    for number, kind, data in proofs.fetchall():
        event = decode(kind, data)
        assert isinstance(event, ChipWon | ProofFailed)
        _write_proof(connection, game, number, event)


def _with_victory(connection: Connection, game: Game, winners: Iterable[Player]) -> list[Player]:
    """Return the winners whose victory counts."""
    won = [
        json.loads(data)
        for (data,) in connection.execute("SELECT data FROM event WHERE match_id = ? AND kind = 'ChipWon'", (game.game_id,))
    ]
    counted = Counter[Player](chip["player"] for chip in won if chip["counts"])
    is_empty = len(won) == CHIPS
    return [one for one in winners if victory_counts(counted[one], is_pile_empty=is_empty)]


def _bidders(connection: Connection, match_id: GameId) -> int:
    """Return how many people have bid in a match."""
    return people_with(connection, match_id, BidMade.__name__)


def _is_tournament(connection: Connection, match_id: GameId) -> bool:
    """Return whether a match is a table of a tournament."""
    return opening_of(connection, match_id)["rules"]["tournament"]


def _awaits_tables(connection: Connection, match_id: GameId) -> bool:
    """Return whether other tables may still play the board, so that it is secret which proofs were the shortest."""
    if not _is_tournament(connection, match_id):
        return False
    over = connection.execute("SELECT number FROM event WHERE match_id = ? AND kind = 'TablesOver'", (match_id,))
    return not over.fetchall()


def _count_best(connection: Connection, game: Game, round_number: int, length: int) -> None:
    """Write what follows from the length of the best solution of a round."""
    of_round = (length, game.game_id, round_number)
    connection.execute("UPDATE proof SET best_moves = ? WHERE match_id = ? AND round = ?", of_round)
    best = connection.execute(
        "SELECT proof.player_id, proof.number, proof.at, event.kind, event.data FROM proof"
        " JOIN event ON event.match_id = proof.match_id AND event.number = proof.number"
        " WHERE proof.match_id = ? AND round = ? AND held = 1 AND moves = best_moves",
        (game.game_id, round_number),
    ).fetchall()
    for player, number, at, kind, data in best:
        won = decode(kind, data)
        assert isinstance(won, ChipWon)
        if won.counts:
            add_point(connection, game, number, Score.BEST, player, at)


def _write_proof(connection: Connection, game: Game, number: int, event: ChipWon | ProofFailed) -> None:
    """Write a proof of the present round, and its points."""
    rounds = connection.execute(
        "SELECT round, best_moves FROM round WHERE match_id = ? AND number < ? ORDER BY round DESC LIMIT 1",
        (game.game_id, number),
    ).fetchall()
    if not rounds:
        message = "a chip is won or tried that was not turned up"
        raise ValueError(message)
    if event.player < 0:
        return
    ((round_number, best),) = rounds
    if best is not None and _awaits_tables(connection, game.game_id):
        best = None
    at, held, moves = milliseconds(event.at), isinstance(event, ChipWon), len(event.moves)
    bid_after = milliseconds(event.after) if isinstance(event, ChipWon) and event.after is not None else None
    connection.execute(
        "INSERT INTO proof (match_id, number, round, guild_id, player_id, at, held, moves, best_moves, bid_after)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (game.game_id, number, round_number, game.guild_id, event.player, at, int(held), moves, best, bid_after),
    )
    if isinstance(event, ChipWon) and event.counts:
        _add_points_of_chip(connection, game, number, event.player, at, is_best=moves == best)


def _add_points_of_chip(connection: Connection, game: Game, number: int, player: Player, at: int, *, is_best: bool) -> None:
    """Add the points of a chip that was won by the proof with this number."""
    for score in (Score.CHIPS, Score.BEST) if is_best else (Score.CHIPS,):
        add_point(connection, game, number, score, player, at)
