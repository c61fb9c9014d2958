"""Matches: their set of rules."""

from collections.abc import Collection, Hashable

from bot.cards.news import is_news
from bot.games.bot_seats import BotRules
from bot.games.live_game import LiveGame
from bot.games.rule_set import RuleSet
from engine.bot_turns import Plans, next_turn, plans_of
from engine.events import Event
from engine.match import OPEN_TO_BIDS, Match, replay
from engine.play import Command, Leave, PlaceBid, Stop, decide, retrace

LiveMatch = LiveGame[Match, Command, Event]
"""A match that is being played."""


def _thought_about(match: Match) -> Hashable | None:
    """Return what the bots of a match think about: its round, while bids are taken."""
    return (match.round.number, match.bots) if match.bots and match.phase in OPEN_TO_BIDS else None


def _next_turn(match: Match, plans: Plans, now: float, given: Collection[Command]) -> tuple[float, Command] | None:
    turn = next_turn(match, plans, now, [command for command in given if isinstance(command, PlaceBid)])
    return (turn.at, turn.command) if turn else None


MATCH: RuleSet[Match, Command, Event] = RuleSet(
    replay=replay,
    decide=decide,
    retrace=retrace,
    stop=lambda match: Stop(match.starter, may_moderate=True),
    is_news=is_news,
    leave=Leave,
    awaits=lambda match: match.awaits_tables,
    bots=BotRules(_thought_about, plans_of, _next_turn),
)
"""The rules of matches."""
