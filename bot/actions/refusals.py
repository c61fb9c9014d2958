"""The refusals of what the rules of a game do not allow: one text for each in each kind of game."""

import math
from collections.abc import Callable, Mapping
from typing import Any

from bot.cards.flaws import explain
from bot.cards.phrases import bare_clock_time, mention
from bot.text import Texts
from bot.ui.replies import Refused
from engine.board.proof import Flaw
from engine.games.match.play import PlaceBid
from engine.games.match.state import Match
from engine.games.race.state import Race
from engine.games.solo.state import SoloGame
from engine.rules.commands import Remove
from engine.rules.events import Player
from engine.rules.refusals import Refusal
from engine.rules.rules import MIN_BID

_Values = Mapping[str, Any]


class Failed(Refused):
    """Moves are no solution, and that costs nothing."""


def refused(why: Refusal | Flaw, kind: str, game: Any, player: Player, command: object = None) -> Refused:
    """Return the refusal of a player's ``command`` in a game of this kind, or `Failed` for moves with a flaw."""
    if not isinstance(why, Refusal):
        scope = "practice" if isinstance(game, SoloGame) and not game.has_sand else kind
        return Failed(f"failed-{scope}", lambda say: say(f"failed-{scope}", why=explain(say, why)))
    name = why.name.lower().replace("_", "-")
    values = _VALUES.get(kind, _nothing)
    return Refused(name, lambda say: say(f"refusal-{kind}-{name}", **values(say, why, game, player, command)))


def _in_match(say: Texts, why: Refusal, game: Match, player: Player, command: object) -> _Values:
    own, prover = game.round.last_bid_of(player), game.round.prover
    bid = command if isinstance(command, PlaceBid) else None
    most = game.most_below_others(player, math.inf) or 0
    return {
        "own": own.moves if own else 0,
        "prover": mention(say, prover.player) if prover else "",
        "starter": mention(say, game.starter),
        "phase": "tables" if why is Refusal.NO_CHIP_UP and game.awaits_step else game.phase.name.lower(),
        "ricochet": game.rules.ricochet,
        "until": bare_clock_time(game.deadline) if game.deadline else "",
        "half": bare_clock_time(game.skippable_from),
        "bid": bid.moves if bid else 0,
        "most": most,
        "lower": "yes" if most >= MIN_BID else "no",
        "path": len(bid.path) if bid else 0,
        "other": _removed(say, command),
    }


def _in_race(say: Texts, why: Refusal, race: Race, player: Player, command: object) -> _Values:
    del why
    own = race.round.entry_of(player)
    return {
        "starter": mention(say, race.starter),
        "own": len(own.moves) if own else 0,
        "other": _removed(say, command),
        "until": bare_clock_time(race.deadline) if race.deadline else "",
    }


def _in_solo(say: Texts, why: Refusal, game: SoloGame, player: Player, command: object) -> _Values:
    del why, player, command
    return {"player": mention(say, game.player), "ready": "practice" if not game.has_sand else "yes" if game.is_ready else "no"}


def _nothing(*_: object) -> _Values:
    return {}


def _removed(say: Texts, command: object) -> str:
    return mention(say, command.player) if isinstance(command, Remove) else ""


_VALUES: Mapping[str, Callable[[Texts, Refusal, Any, Player, object], _Values]] = {
    "match": _in_match,
    "solo": _in_solo,
    "race": _in_race,
}
"""The variables of the texts of each kind that has some."""
