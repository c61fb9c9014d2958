"""The results of a match as files: CSV for spreadsheets, JSON for programs.

Both formats are stable: names and order stay as they are, and are English in every language. Times are UTC in milliseconds.
"""

import csv
import dataclasses
import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from enum import Enum
from io import StringIO
from typing import Any

from bot.cards.post import Document, Post
from bot.store import GameId
from bot.text import Texts
from engine.board.moves import Move
from engine.board.notation import format_moves
from engine.board.pieces import Target
from engine.games.match.results import BidResult, ProofResult, Results, RoundResult
from engine.rules.events import Player
from engine.rules.rules import Rules

COLUMNS = (
    *("round", "target", "cell", "turned_at", "shortest", "what", "player", "player_id"),
    *("at", "seconds", "moves", "path", "result", "chips", "fell_away", "ahead"),
)
"""The columns of the CSV file, which has a row for each chip turned up, each bid, and each turn of a prover.

``fell_away`` is ``yes`` for a bid that a rival's as low bid had been made before, where bids must be lower than all others.
``ahead`` are the moves that a bidder had ahead, a multiple of 0.5.
"""

_FORMULAS = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", "\t", "\r", "\n")
"""The characters with which a spreadsheet lets formulas begin, also in full width."""


def results_post(say: Texts, game_id: GameId, results: Results, names: Mapping[Player, str]) -> Post:
    """Render the results of a match as a post with two files. ``names`` has the players' names in plain text."""
    documents = (
        Document(f"match-{game_id}.csv", as_csv(results, names).encode("utf-8-sig")),
        Document(f"match-{game_id}.json", as_json(game_id, results, names).encode()),
    )
    ended = f"<t:{round(results.ended_at)}:f>"
    text = say("results-shown", number=str(game_id), ended=ended, rounds=len(results.rounds))
    return Post(text, *documents)


def as_csv(results: Results, names: Mapping[Player, str]) -> str:
    """Return the results as CSV, with every text in quotes and no name as a formula: see `cell`."""
    file = StringIO()
    writer = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(COLUMNS)
    for one in results.rounds:
        chip = _chip(one.start.chip)
        start = [one.number, chip, one.start.goal.label, _time(one.turned_at), "" if one.best is None else len(one.best)]
        writer.writerow([*start, "chip", "", "", _time(one.turned_at), 0, *[""] * 6])
        for row in _rows(one, names):
            writer.writerow([*start, *row])
    return file.getvalue()


def cell(text: str) -> str:
    """Return a text for a cell, prefixed by an apostrophe if a spreadsheet would take it for a formula."""
    return f"'{text}" if text.lstrip(" \u00a0").startswith(_FORMULAS) else text


def as_json(game_id: GameId, results: Results, names: Mapping[Player, str]) -> str:
    """Return the results as JSON."""
    match = results.match
    players = [{"id": str(player), "name": names[player], "chips": match.chips[player]} for player in match.players]
    whole = {
        "match": game_id,
        "code": match.setup.code,
        "rules": _rules(match.rules),
        "practice": match.practice,
        "started_at": _time(results.started_at),
        "ended_at": _time(results.ended_at),
        "ending": match.ending.value if match.ending else None,
        "starter": str(match.starter),
        "winners": [str(player) for player in match.winners],
        "players": players,
        "rounds": [_round(one) for one in results.rounds],
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _rows(one: RoundResult, names: Mapping[Player, str]) -> Iterator[list[str | float]]:
    """Yield the rows of the bids and proofs of a round, from the column ``what`` on."""
    for bid in one.bids:
        yield [
            "bid",
            *_who(bid.player, names),
            _time(bid.at),
            round(bid.after, 3),
            bid.moves,
            "",
            "",
            "",
            "yes" if bid.fell_away else "",
            bid.ahead / 2,
        ]
    for proof in one.proofs:
        shown = [len(proof.moves), format_moves(proof.moves)] if proof.moves else ["", ""]
        when = [_time(proof.at), round(proof.after, 3)]
        yield ["proof", *_who(proof.player, names), *when, *shown, proof.attempt.value, proof.chips, "", ""]


def _who(player: Player, names: Mapping[Player, str]) -> tuple[str, str]:
    """Return the name of a player, and their id as a text, since a spreadsheet would round the number."""
    return cell(names[player]), str(player) if player > 0 else ""


def _round(one: RoundResult) -> dict[str, Any]:
    won = next((proof for proof in one.proofs if proof.chips and proof.attempt.value == "won"), None)
    return {
        "round": one.number,
        "target": _chip(one.start.chip),
        "cell": one.start.goal.label,
        "position": one.start.code,
        "turned_at": _time(one.turned_at),
        "shortest": None if one.best is None else len(one.best),
        "solution": _moves(one.best),
        "winner": str(won.player) if won else None,
        "bids": [_said(bid) | {"moves": bid.moves, "ahead": bid.ahead / 2, "fell_away": bid.fell_away} for bid in one.bids],
        "proofs": [
            _said(proof)
            | {"result": proof.attempt.value, "moves": len(proof.moves), "path": _moves(proof.moves), "chips": proof.chips}
            for proof in one.proofs
        ],
    }


def _said(what: BidResult | ProofResult) -> dict[str, Any]:
    return {"player": str(what.player), "at": _time(what.at), "seconds": round(what.after, 3)}


def _rules(rules: Rules) -> dict[str, Any]:
    """Return the options by their names in `Rules`, with their stored values."""

    def plain(fields: Sequence[tuple[str, Any]]) -> dict[str, Any]:
        return {name: value.value if isinstance(value, Enum) else value for name, value in fields}

    return dataclasses.asdict(rules, dict_factory=plain)


def _moves(moves: Sequence[Move] | None) -> str | None:
    return format_moves(moves) if moves else None


def _chip(chip: Target) -> str:
    """Return the English name of a chip, such as ``red moon``."""
    return f"{chip.robot.word} {chip.symbol.word}" if chip.robot else chip.symbol.word


def _time(at: float) -> str:
    """Return a time in ISO 8601, such as ``2026-11-25T19:00:00.250Z``."""
    moment = datetime.fromtimestamp(round(at * 1000) / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
