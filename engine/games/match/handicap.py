"""The head starts that can be chosen, and those of a match for the next one: docs/rules.md "Handicap"."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.games.match.events import Ending
from engine.games.match.state import Match
from engine.rules.bots import Level, is_bot, level_beside
from engine.rules.events import Player
from engine.rules.rules import MAX_AHEAD

_TIMES, _MORE = 2, 4
"""A player won by far who has this many times the chips of another, and this many more."""
_AT_NEXT_LEVEL = 2
"""The half moves ahead that a person is proposed where bots change their level."""


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


@dataclass(frozen=True, slots=True)
class Proposal:
    """Another match to propose after one that is over.

    ``ahead`` are the half moves of the persons whose head start changes; ``level`` is that of its bots, where it changes.
    """

    ahead: Mapping[Player, int]
    level: Level | None = None

    def is_for(self, player: Player) -> bool:
        """Return whether this player may accept it: one of those whose head start changes, or anybody where none does."""
        return player in self.ahead or not self.ahead


def propose(match: Match) -> Proposal | None:
    """Return the match to propose after this one, or None: docs/rules.md "Handicap"."""
    if not match.winners or match.rules.tournament or match.ending in (Ending.STOPPED, Ending.ABANDONED):
        return None
    people = [player for player in match.people if player > 0 and player not in match.left]
    if match.bots and len(people) == 1:
        return _beside_bots(match, people[0])
    ahead = _after_win_by_far(match, people)
    levels = [bot.level for bot in match.bots]
    level = None if any(map(is_bot, match.winners)) else level_beside(levels, 1)
    return Proposal(ahead, level) if ahead or level else None


def _beside_bots(match: Match, player: Player) -> Proposal | None:
    """Return the next step for a person alone with bots: up after a match that they won, and down after one that they lost."""
    if player in match.winners and len(match.winners) > 1:
        return None
    step = -1 if player in match.winners else 1
    ahead = match.ahead_of(player) + step
    if 0 <= ahead <= MAX_AHEAD:
        return Proposal({player: ahead})
    level = level_beside([bot.level for bot in match.bots], -step)
    return Proposal({player: _AT_NEXT_LEVEL}, level) if level else None


def _after_win_by_far(match: Match, people: Sequence[Player]) -> dict[Player, int]:
    """Return the head starts that change: a half less for a winner by far who has one, else a half more for those beaten so."""
    if len(match.winners) != 1:
        return {}
    winner, chips = match.winners[0], match.chips
    beaten = [player for player in people if player != winner and _is_by_far(chips[winner], chips[player])]
    has_beaten_all = len(beaten) == len(people) - 1
    if match.ahead_of(winner) and beaten and has_beaten_all:
        return {winner: match.ahead_of(winner) - 1}
    return {player: match.ahead_of(player) + 1 for player in beaten if match.ahead_of(player) < MAX_AHEAD}


def _is_by_far(more: int, fewer: int) -> bool:
    return more >= _TIMES * fewer and more - fewer >= _MORE
