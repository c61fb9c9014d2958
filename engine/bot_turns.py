"""The next turn of the bots of a match or a race: docs/rules.md "Bots" and "The race"."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.events import Player
from engine.match import OPEN_TO_BIDS, Match
from engine.play import PlaceBid
from engine.race import Race
from engine.race_play import Submit
from engine.thinking import Find, think

Plans = Mapping[Player, Sequence[Find]]
"""The finds of each bot in a round, with their times."""


C = TypeVar("C", PlaceBid, Submit)


class Turn(NamedTuple, Generic[C]):
    """The command of a bot at a time, in seconds since the Unix epoch, unless the game has moved on by then."""

    at: float
    command: C


def subject_of(game: Match | Race) -> Hashable | None:
    """Return what the bots of a game think about: its round, while bids or solutions are accepted; None for nothing."""
    is_open = game.is_open if isinstance(game, Race) else game.phase in OPEN_TO_BIDS
    return (game.round.number, game.bots) if game.bots and is_open else None


def plans_of(game: Match | Race) -> Plans:
    """Return the finds of all bots in the present round of a game, in some milliseconds for each bot."""
    current, ricochet, is_checked = game.round, game.rules.ricochet, isinstance(game, Race)
    return {
        bot.player: think(current.start, ricochet, bot.level, bot.seed, current.number, is_checked=is_checked)
        for bot in game.bots
    }


def next_turn(match: Match, plans: Plans, now: float, made: Collection[Any] = ()) -> Turn[PlaceBid] | None:
    """Return the next bid of a bot; None after the last of this round.

    A bot bids only what betters its own bid. Of several finds that were due before ``now``, as after a restart, it bids the
    last. ``made`` are commands of this round that are not repeated, even if they were refused.
    """
    if match.phase not in OPEN_TO_BIDS:
        return None

    def made_of(player: Player, find: Find) -> PlaceBid | None:
        own = match.round.last_bid_of(player)
        return PlaceBid(player, find.moves, find.path) if own is None or find.moves < own.moves else None

    return _next(plans, match.round.began + match.round.lost, now, made, made_of)


def next_submission(race: Race, plans: Plans, now: float, made: Collection[Any] = ()) -> Turn[Submit] | None:
    """Return the next solution that a bot submits, as `next_turn` returns the next bid: also in a slow race at its time."""
    if not race.is_open:
        return None

    def made_of(player: Player, find: Find) -> Submit | None:
        own = race.round.entry_of(player)
        return Submit(player, find.path) if own is None or find.moves < len(own.moves) else None

    return _next(plans, race.round.began + race.round.lost, now, made, made_of)


def _next(
    plans: Plans, began: float, now: float, made: Collection[Any], made_of: Callable[[Player, Find], C | None]
) -> Turn[C] | None:
    """Return the earliest turn, with only the last overdue one of each bot. ``made_of`` makes a command of a better find."""
    turns = list[Turn[C]]()
    for player, finds in plans.items():
        commands = ((find.after, made_of(player, find)) for find in finds)
        better = [Turn(began + after, command) for after, command in commands if command and command not in made]
        overdue = [turn for turn in better if turn.at <= now]
        turns += overdue[-1:] or better[:1]
    return min(turns, key=lambda turn: turn.at, default=None)
