"""Matches: their set of rules, and what they wait for from a player."""

from bot.cards.my_games import Wait
from bot.cards.news import is_news
from bot.games.bot_seats import BotRules
from bot.games.live_game import LiveGame
from bot.games.rule_set import RuleSet
from engine.bots.turns import next_turn, plans_of, subject_of
from engine.games.match.events import Event
from engine.games.match.play import Command, Stop, decide, retrace
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase, replay
from engine.rules.commands import Forget
from engine.rules.events import Player

LiveMatch = LiveGame[Match, Command, Event]
"""A match that is being played."""


def wait_in_match(match: Match, player: Player) -> Wait | None:
    """Return what a match waits for from a player; None if they have left."""
    if player in match.left:
        return None
    current = match.round
    if match.phase is Phase.PROVING and current.prover and current.prover.player == player:
        return Wait("prove", match.deadline)
    is_done = any(said.player == player for said in current.done)
    return Wait("bid", match.deadline) if match.phase in OPEN_TO_BIDS and not current.bid_of(player) and not is_done else Wait()


MATCH: RuleSet[Match, Command, Event] = RuleSet(
    replay=replay,
    decide=decide,
    retrace=retrace,
    stop=lambda match: Stop(match.starter, may_moderate=True),
    is_news=is_news,
    forget=Forget,
    awaits=lambda match: match.awaits_step or (match.is_over and match.awaits_tables),
    bots=BotRules(subject_of, plans_of, next_turn),
)
"""The rules of matches."""
