"""Matches as games that are kept: which rules they follow."""

from bot.cards.news import is_news
from bot.games.live_game import LiveGame, RuleSet
from engine.events import Event
from engine.match import Match, replay
from engine.play import Command, Leave, Stop, decide, retrace

LiveMatch = LiveGame[Match, Command, Event]
"""A match that is being played."""

MATCH: RuleSet[Match, Command, Event] = RuleSet(
    replay=replay,
    decide=decide,
    retrace=retrace,
    stop=lambda match: Stop(match.starter, may_moderate=True),
    is_news=is_news,
    leave=Leave,
    awaits=lambda match: match.awaits_tables,
)
"""The rules of matches."""
