"""The leaderboard of a server."""

from collections.abc import Sequence
from datetime import datetime

from discord import ui

from bot.cards.post import layout, mention
from bot.store import Standing
from bot.text import say

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard_card(week: Sequence[Standing], ever: Sequence[Standing], since: datetime) -> ui.LayoutView:
    """Who won most chips since the beginning of the week, and ever."""
    return layout(
        say("leaderboard-headline"),
        say("leaderboard-week", since=f"<t:{round(since.timestamp())}:D>"),
        _lines(week),
        say("leaderboard-ever"),
        _lines(ever),
    )


def _lines(standings: Sequence[Standing]) -> str:
    if not standings:
        return say("leaderboard-empty")
    return "\n".join(
        say(
            "leaderboard-line",
            place=_MEDALS.get(standing.place, f"{standing.place}."),
            player=mention(standing.player),
            chips=standing.chips,
        )
        for standing in standings
    )
