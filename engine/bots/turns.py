"""The next turn of the bots of a match or a race: docs/rules.md "Bots" and "The race"."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.bots.thinking import Find, hesitation, think
from engine.games.match.play import Pass, PlaceBid
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase
from engine.games.race.play import Submit
from engine.games.race.state import Race
from engine.rules.commands import SayBotsDone
from engine.rules.events import Player

Plans = Mapping[Player, Sequence[Find]]
"""The finds of each bot in a round, with their times."""


C = TypeVar("C", bound=Hashable)


class Turn(NamedTuple, Generic[C]):
    """The command of a bot at a time, in seconds since the Unix epoch, unless the game has moved on by then."""

    at: float
    command: C


def subject_of(game: Match | Race) -> Hashable | None:
    """Return what the bots of a game think about: its round, while it is open; None for nothing."""
    is_open = game.is_open if isinstance(game, Race) else game.phase in (*OPEN_TO_BIDS, Phase.PROVING)
    return (game.round.number, len(game.bots)) if game.bots and is_open else None


def plans_of(game: Match | Race) -> Plans:
    """Return the finds of all bots in the present round of a game, in some milliseconds for each bot."""
    current, ricochet, is_checked = game.round, game.rules.ricochet, isinstance(game, Race)
    return {
        bot.player: think(current.start, ricochet, bot.level, bot.seed, current.number, is_checked=is_checked)
        for bot in game.bots
    }


def next_turn(
    match: Match, plans: Plans, now: float, made: Collection[Any] = ()
) -> Turn[PlaceBid] | Turn[Pass] | Turn[SayBotsDone] | None:
    """Return what a bot does next: it bids, or passes where it has miscounted; None after the last of this round.

    A bot bids only what betters its own bid. Of several finds that were due before ``now``, as after a restart, it bids the
    last. When none has anything more to bid, and people wait for that, they are done. ``made`` are commands of this round that
    are not repeated, even if they were refused.
    """
    if match.phase is Phase.PROVING:
        return _pass(match, now, made)
    if match.phase not in OPEN_TO_BIDS:
        return None

    def made_of(player: Player, find: Find) -> PlaceBid | None:
        own = match.round.last_bid_of(player)
        return PlaceBid(player, find.moves, find.path) if own is None or find.moves < own.moves else None

    return _next(match, plans, now, made, made_of) or _done(match, now, made)


def next_submission(
    race: Race, plans: Plans, now: float, made: Collection[Any] = ()
) -> Turn[Submit] | Turn[SayBotsDone] | None:
    """Return the next solution that a bot submits, as `next_turn` returns the next bid: also in a slow race at its time."""
    if not race.is_open:
        return None

    def made_of(player: Player, find: Find) -> Submit | None:
        own = race.round.entry_of(player)
        return Submit(player, find.path) if own is None or find.moves < len(own.moves) else None

    return _next(race, plans, now, made, made_of) or _done(race, now, made)


def _pass(match: Match, now: float, made: Collection[Any]) -> Turn[Pass] | None:
    """Return when a bot that is asked passes. It has sealed what it can show, so that it is asked only where it miscounted."""
    prover, current = match.round.prover, match.round
    bot = next((bot for bot in match.bots if prover and bot.player == prover.player), None)
    if bot is None or (command := Pass(bot.player)) in made:
        return None
    return Turn((now if current.sign is None else current.sign) + hesitation(bot.seed, current.number), command)


def _done(game: Match | Race, now: float, made: Collection[Any]) -> Turn[SayBotsDone] | None:
    """Return that the bots are done, where one person alone waits for them."""
    command = SayBotsDone(game.round.number)
    is_awaited = len(game.present) == 1 and game.all_are_done and game.bots_think
    return Turn(now, command) if is_awaited and command not in made else None


def _next(
    game: Match | Race, plans: Plans, now: float, made: Collection[Any], made_of: Callable[[Player, Find], C | None]
) -> Turn[C] | None:
    """Return the earliest turn, with only the last overdue one of each bot. ``made_of`` makes a command of a better find.

    A bot that has joined in this round began to think then.
    """
    joined, turns = {bot.player: bot.at for bot in game.bots}, list[Turn[C]]()
    for player, finds in plans.items():
        began = max(game.round.began, joined.get(player, 0)) + game.round.lost
        commands = ((find.after, made_of(player, find)) for find in finds)
        better = [Turn(began + after, command) for after, command in commands if command and command not in made]
        overdue = [turn for turn in better if turn.at <= now]
        turns += overdue[-1:] or better[:1]
    return min(turns, key=lambda turn: turn.at, default=None)
