"""Races: their set of rules, what they wait for from a player, and when the rounds of slow races end."""

from datetime import datetime, timedelta
from functools import partial

from bot.cards.my_games import Wait
from bot.cards.race import is_race_news
from bot.games.bot_seats import BotRules
from bot.games.live_game import LiveGame
from bot.games.rule_set import RuleSet
from bot.store.time_zones import zone_named
from engine.bots.turns import next_submission, plans_of, subject_of
from engine.games.race.play import EndRace, RaceCommand, decide, elapsed_end, retrace
from engine.games.race.state import Race, RaceEvent, replay
from engine.rules.commands import Forget
from engine.rules.events import Player

LiveRace = LiveGame[Race, RaceCommand, RaceEvent]
"""A race that is being played."""

_DAY = timedelta(days=1)


def next_end(race: Race, now: float) -> float | None:
    """Return the end of a slow race's round that begins, or goes on, at this time: see `engine.games.race.play.NextEnd`.

    Rounds end by the local time of the server's zone, across changes of its clocks: at the time of day at which the race began,
    or whole rounds after that. At least half a round is left. Rounds of up to an hour end whole rounds after the beginning.
    Returns None if this machine does not know the zone.
    """
    period = timedelta(seconds=race.seconds)
    if period <= timedelta(hours=1):
        return elapsed_end(race, now)
    if (zone := zone_named(race.zone)) is None:
        return None
    began, least = datetime.fromtimestamp(race.began, zone), now + race.seconds / 2
    hour = began.replace(tzinfo=None) - datetime.combine(began.date(), datetime.min.time())
    midnight = datetime.combine(datetime.fromtimestamp(now, zone).date() - _DAY, datetime.min.time())
    walls = [midnight + hour + day * _DAY + part * period for day in range(5) for part in range(max(1, _DAY // period))]
    return min(end for wall in walls if (end := wall.replace(tzinfo=zone).timestamp()) > least)


def wait_in_race(race: Race, player: Player) -> Wait | None:
    """Return what a race waits for from a player; None if they have left."""
    if player in race.left:
        return None
    own = race.round.entry_of(player)
    if not race.is_open or any(said.player == player for said in race.round.done):
        return Wait()
    return Wait("better", race.deadline, len(own.moves)) if own else Wait("solve", race.deadline)


RACE: RuleSet[Race, RaceCommand, RaceEvent] = RuleSet(
    replay=replay,
    decide=partial(decide, next_end=next_end),
    retrace=retrace,
    stop=lambda race: EndRace(race.starter, may_moderate=True),
    is_news=is_race_news,
    forget=Forget,
    bots=BotRules(subject_of, plans_of, next_submission),
)
"""The rules of races."""
