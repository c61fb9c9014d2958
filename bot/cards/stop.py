"""The question whether a match that others play is meant to be stopped, and what is lost by that."""

from bot.cards.buttons import Action, row
from bot.cards.post import Post, layout, scores
from bot.text import Texts
from engine.events import Player
from engine.match import Match


def stop_card(say: Texts, match_id: int, match: Match, player: Player) -> Post:
    """The question to this player: to stop the match, or, for somebody who plays in it, to want it finished instead."""
    actions = (Action.STOP, Action.FINISH) if player in match.present else (Action.STOP,)
    question = say("ask-stop", players=len(match.players), chips=len(match.awards))
    return Post(layout(question, scores(say, match), row(say, match_id, match.round.number, *actions)))
