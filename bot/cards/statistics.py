"""What somebody has done, on a server or everywhere."""

from discord import ui

from bot.cards.post import layout, mention
from bot.store import Statistics
from bot.store.periods import Streak
from bot.text import Texts
from engine.events import Player


def statistics_card(say: Texts, player: Player, found: Statistics, streak: Streak, *, where: str = "server") -> ui.LayoutView:
    """All statistics of a player, without those that nothing has happened for yet.

    ``where`` is ``server`` or ``everywhere``.
    """
    headline = say("stats-headline", player=mention(say, player), where=where)
    if not found.matches:
        return layout(headline, say("stats-empty"))
    lines = [
        say("stats-chips", chips=found.chips, matches=found.matches, victories=found.victories),
        say("stats-proofs", tried=found.tried, held=found.held),
        *([_judged(say, found)] if found.judged else []),
        *([say("stats-quickest", seconds=round(found.quickest_bid, 1))] if found.quickest_bid is not None else []),
        *([say("stats-longest", moves=found.longest_proof)] if found.longest_proof is not None else []),
        say("stats-streak", current=streak.current, best=streak.best),
    ]
    return layout(headline, "\n".join(lines))


def _judged(say: Texts, found: Statistics) -> str:
    return say(
        "stats-shortest",
        shortest=found.shortest,
        judged=found.judged,
        percent=round(100 * found.shortest / found.judged),
        above=round(found.moves_above / found.judged, 1),
    )
