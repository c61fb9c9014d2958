"""The projection of matches: proofs, players and the times when they played, and points.

A chip counts as its `ChipWon` says.
Practice matches have no proofs, and no points on leaderboards. A match with bots is practice until a second person bids, and
counts apart: docs/rules.md "Bots".
"""

from bot.store.codec import decode
from bot.store.contract.kinds import GameEvent
from bot.store.sql.bound import bind, check, release
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.game_table import Game, add_bot, add_person
from bot.store.sql.points import add_point, add_practice, take_part
from engine.games.match.events import BidMade, ChipWon, MatchEnded, ProofFailed, TablesOver
from engine.rules.events import BestFound, BotJoined, Player, PlayerSeen
from engine.rules.score import Practice, Score

QUARTER = 900
"""A quarter of an hour in seconds."""


def write(connection: Connection, game: Game, number: int, event: GameEvent) -> None:
    """Write what follows from an event of a match. Raises `BoundElsewhere`, and `ValueError` for a proof without a chip."""
    match event:
        case BidMade(at, player) if player >= 0:
            _write_bid(connection, game, at, player)
        case PlayerSeen(_, player) if player >= 0 and game.tournament:
            check(connection, game, player)
        case BotJoined():
            add_bot(connection, game)
            if game.practice:
                connection.execute("DELETE FROM proof WHERE match_id = ?", (game.game_id,))
        case ChipWon() | ProofFailed() if not game.practice:
            _write_proof(connection, game, number, event)
        case MatchEnded(_, _, winners) if winners and game.is_beside_bots_alone:
            add_practice(connection, game, number, event, Practice.MATCHES, Practice.WON)
        case MatchEnded(at, counted=counted) if not game.practice:
            for winner in counted:
                add_point(connection, game, number, Score.MATCHES, winner, milliseconds(at))
        case BestFound(_, round_number, moves) if not _awaits_tables(connection, game):
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
    if is_new and game.tournament:
        bind(connection, game, player, milliseconds(at))
    connection.execute(
        "INSERT INTO playing (guild_id, player_id, quarter) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (game.guild_id, player, int(at // QUARTER)),
    )
    if is_new and add_person(connection, game):
        _write_proofs(connection, game)


def _write_proofs(connection: Connection, game: Game) -> None:
    """Write the earlier proofs of a match that was practice, and counts from here on."""
    proofs = connection.execute(
        "SELECT number, kind, data FROM event WHERE match_id = ? AND kind IN ('ChipWon', 'ProofFailed') ORDER BY number",
        (game.game_id,),
    )
    for number, kind, data in proofs.fetchall():
        event = decode(kind, data)
        assert isinstance(event, ChipWon | ProofFailed)
        _write_proof(connection, game, number, event)


def _awaits_tables(connection: Connection, game: Game) -> bool:
    """Return whether other tables may still play the board, so that it is secret which proofs were the shortest."""
    if not game.tournament:
        return False
    over = connection.execute("SELECT number FROM event WHERE match_id = ? AND kind = 'TablesOver'", (game.game_id,))
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
    if best is not None and _awaits_tables(connection, game):
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
