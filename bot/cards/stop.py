"""The questions whether a match is meant to be stopped or ended, and what is lost by that."""

from bot.cards.buttons import Action, row
from bot.cards.post import Post, layout, scores
from bot.text import Texts
from engine.events import Player
from engine.match import Match


def stop_card(say: Texts, match_id: int, match: Match, player: Player, *, may_stop: bool, may_end: bool) -> Post:
    """Ask this player whether to stop the match, or to end it so that the most chips win, whichever they may do.

    A player of the match who may stop it and not end it may want it finished instead.
    """
    if may_stop:
        question = say("ask-stop", players=len(match.players), chips=len(match.awards), instead="end" if may_end else "finish")
    else:
        question = say("ask-end")
    actions = [Action.STOP] if may_stop else []
    actions += [Action.END] if may_end else [Action.FINISH] if player in match.present else []
    return Post(layout(question, scores(say, match), row(say, match_id, match.round.number, *actions)))


def abandoned_card(say: Texts, match_id: int, match: Match) -> Post:
    """Ask somebody who would start a match where one has been idle for long whether to play on with that, or to end it."""
    question = say("ask-abandoned", since=f"<t:{round(match.idle_since or 0)}:f>")
    actions = Action.PLAY_ON, Action.END_AND_START
    return Post(layout(question, scores(say, match), row(say, match_id, match.round.number, *actions)))
