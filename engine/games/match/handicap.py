"""The head starts that can be chosen, and those of a match for the next one: docs/rules.md "Handicap"."""

from engine.games.match.state import Match
from engine.rules.events import Player
from engine.rules.rules import MAX_AHEAD


def next_choice(match: Match, player: Player) -> int | None:
    """Return the half moves that follow those a player or a bot has ahead, where one choice after the other is offered.

    Before the first bid of the match one more, and none after the most; later one less. None where there is no other choice.
    """
    ahead = match.ahead_of(player)
    if match.is_over or not match.rules.handicaps:
        return None
    if match.players:
        return ahead - 1 if ahead else None
    return ahead + 1 if ahead < MAX_AHEAD else 0


def handicaps_of(match: Match) -> dict[Player, int]:
    """Return the half moves ahead of all who have any, players and bots, for another match like this one."""
    ahead = {one.player: match.ahead_of(one.player) for one in match.handicaps}
    return {player: halves for player, halves in ahead.items() if halves}
