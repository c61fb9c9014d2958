"""Head starts for the next match, by how this one ended: docs/rules.md "Handicap"."""

from collections.abc import Mapping

from engine.games.match.state import Match
from engine.rules.bots import is_bot
from engine.rules.events import Player
from engine.rules.rules import MAX_AHEAD

_TIMES, _MORE = 2, 4
"""A player won by far who has this many times the chips of another, and this many more."""


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


def proposed(match: Match) -> Mapping[Player, int]:
    """Return the half moves ahead to propose to persons for the next match, where these differ from those of this one.

    A half move more after losing by far, a half less after winning by far. Against bots alone any margin will do, so that a
    person finds the handicap with which they win about half of the time.
    """
    if not match.winners or match.rules.tournament:
        return {}
    changes = {player: _change(match, player) for player in match.with_a_stake}
    wanted = {player: min(max(match.ahead_of(player) + change, 0), MAX_AHEAD) for player, change in changes.items()}
    return {player: halves for player, halves in wanted.items() if halves != match.ahead_of(player)}


def _change(match: Match, player: Player) -> int:
    """Return by how many half moves the handicap of a person should grow."""
    others = {*match.players, *(bot.player for bot in match.bots)} - {player}
    is_alone = bool(others) and all(map(is_bot, others))
    chips, best = match.chips[player], max((match.chips[other] for other in others), default=0)
    if player not in match.winners:
        return 1 if is_alone or _is_by_far(best, chips) else 0
    is_sole = match.winners == (player,) and bool(others)
    return -1 if is_sole and (is_alone or _is_by_far(chips, best)) else 0


def _is_by_far(more: int, fewer: int) -> bool:
    return more >= _TIMES * fewer and more - fewer >= _MORE
