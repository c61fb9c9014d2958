"""Races as games that are kept: which rules they follow, and when the rounds of slow ones end."""

from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from bot.cards.race import is_race_news
from bot.games.live_game import LiveGame
from bot.games.rule_set import RuleSet, SystemCommand
from engine.play import Leave
from engine.race import Race, RaceEvent, replay_race
from engine.race_play import EndRace, RaceCommand, RaceDecision, decide_race, elapsed_end, retrace_race

LiveRace = LiveGame[Race, RaceCommand, RaceEvent]
"""A race that is being played."""

_DAY = timedelta(days=1)


def next_end(race: Race, now: float) -> float:
    """Return when a round of a slow race ends that begins, or goes on, at this time: `engine.race_play.NextEnd`.

    It ends by the clock on the wall of the server's zone: at the hour of the day at which the race began, or a whole number of
    rounds after that hour, whatever the clocks are put forward or back by meanwhile. At least half a round is left until then.
    A round of an hour or less ends so many whole rounds after the beginning instead.
    """
    period = timedelta(seconds=race.seconds)
    if period <= timedelta(hours=1):
        return elapsed_end(race, now)
    zone = ZoneInfo(race.zone)
    began, least = datetime.fromtimestamp(race.began, zone), now + race.seconds / 2
    hour = began.replace(tzinfo=None) - datetime.combine(began.date(), datetime.min.time())
    midnight = datetime.combine(datetime.fromtimestamp(now, zone).date() - _DAY, datetime.min.time())
    walls = [midnight + hour + day * _DAY + part * period for day in range(5) for part in range(max(1, _DAY // period))]
    return min(end for wall in walls if (end := wall.replace(tzinfo=zone).timestamp()) > least)


def _decide(race: Race, command: RaceCommand | SystemCommand, now: float, random: Random) -> RaceDecision:
    return decide_race(race, command, now, random, next_end)


RACE: RuleSet[Race, RaceCommand, RaceEvent] = RuleSet(
    replay=replay_race,
    decide=_decide,
    retrace=retrace_race,
    stop=lambda race: EndRace(race.starter, may_moderate=True),
    is_news=is_race_news,
    leave=Leave,
)
"""The rules of races."""
