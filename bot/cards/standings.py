"""The leaderboard of a server."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from discord import ui

from bot.cards.post import Picture, Post, gallery, layout, mention
from bot.store import Standing
from bot.text import say

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Leaders:
    """A leaderboard, and its picture if there is anybody on it."""

    standings: Sequence[Standing]
    picture: Picture | None


def leaderboard_card(week: Leaders, ever: Leaders, since: datetime) -> Post:
    """Who won most chips since the beginning of the week, and ever."""
    view = layout(
        say("leaderboard-headline"),
        say("leaderboard-week", since=f"<t:{round(since.timestamp())}:D>"),
        *_shown(week),
        say("leaderboard-ever"),
        *_shown(ever),
    )
    return Post(view, [leaders.picture for leaders in (week, ever) if leaders.picture])


def _shown(leaders: Leaders) -> Iterator[str | ui.MediaGallery[ui.LayoutView]]:
    if leaders.picture:
        yield gallery(leaders.picture)
    yield _lines(leaders.standings)


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
