"""A page of a leaderboard."""

from dataclasses import dataclass

import discord
from discord import ui

from bot.cards.post import NUMBER, Picture, Post, gallery, layout, mention, one_of
from bot.store import Leaderboard, Score, Standing
from bot.store.periods import PERIODS, Ever, Month, Period, Week
from bot.text import Texts
from engine.events import Player

PER_PAGE = 10
"""Lines of a page. Discord answers about a hundred members at once."""

LEADERBOARD_PAGE_ID = (
    rf"ricochet:board:(?P<score>{one_of(Score)}):(?P<period>[0-9a-zA-Z-]+):(?P<page>[0-9]{{1,9}}):(?P<asker>{NUMBER})"
    r"(?::(?P<changes>score|period))?"
)
"""What the custom id of a button of a leaderboard looks like: it names the whole page, and who asked for the leaderboard.

One that does not turn pages says at its end what it changes: no two buttons of a message may have the same id.
"""

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Shown:
    """Which page of which leaderboard is shown, and the ``asker``, who turns its pages; None for a regular post.

    ``called`` is what players call the period today, None where it is another.
    """

    score: Score
    period: Period
    page: int
    asker: Player | None
    called: str | None

    def other(self, *, score: Score | None = None, period: str = "", page: int = 1, changes: str = "") -> str:
        """The custom id of a button that shows another page, such as `LEADERBOARD_PAGE_ID` matches."""
        named = f"{(score or self.score).value}:{period or self.period}:{page}:{self.asker or 0}"
        return f"ricochet:board:{named}" + (f":{changes}" if changes else "")


def leaderboard_card(say: Texts, board: Leaderboard, shown: Shown, picture: Picture | None) -> Post:
    """A page of a leaderboard, the place of who asked for it if that is on another page, and buttons to show others.

    What the picture shows, or its words, is not said again.
    """
    own = board.own if board.own not in board.lines else None
    pages = -(-board.length // PER_PAGE)
    days = _days(say, shown.period) if picture else f"### {period_name(say, shown.period)}"
    view = layout(
        *((gallery(picture),) if picture else (say("leaderboard-headline", score=shown.score.value),)),
        days,
        *(() if board.lines else (say("leaderboard-empty", score=shown.score.value),)),
        say("leaderboard-own", line=_line(say, own, shown.score)) if own else "",
        *(() if pages <= 1 else (say("leaderboard-page", page=shown.page, pages=pages), _pages(say, shown, pages))),
        _scores(say, shown),
        _periods(say, shown),
    )
    return Post(view, (picture,) if picture else ())


def period_name(say: Texts, period: Period) -> str:
    """A period in words."""
    match period:
        case Week():
            year, number, _ = period.monday.isocalendar()
            return say("period-week", year=str(year), number=number, first=period.monday, last=period.sunday)
        case Month():
            return say("period-month", month=period.first.month, year=str(period.first.year))
        case Ever():
            return say("period-ever")


def short_name(say: Texts, period: Period) -> str:
    """A period in words where there is little room."""
    if not isinstance(period, Week):
        return period_name(say, period)
    year, number, _ = period.monday.isocalendar()
    return say("period-week-short", year=str(year), number=number)


def _days(say: Texts, period: Period) -> str:
    """The days of a week, of which its short name says nothing; empty for other periods."""
    return say("period-days", first=period.monday, last=period.sunday) if isinstance(period, Week) else ""


def _pages(say: Texts, shown: Shown, pages: int) -> ui.ActionRow[ui.LayoutView]:
    places = (("button-page-back", shown.page - 1), ("button-page-next", shown.page + 1))
    return ui.ActionRow(
        *(_button(say(label), shown.other(page=page), is_disabled=not 1 <= page <= pages) for label, page in places)
    )


def _scores(say: Texts, shown: Shown) -> ui.ActionRow[ui.LayoutView]:
    return ui.ActionRow(
        *(
            _button(
                say("button-score", score=score.value),
                shown.other(score=score, changes="score"),
                is_disabled=score is shown.score,
                is_chosen=score is shown.score,
            )
            for score in Score
        )
    )


def _periods(say: Texts, shown: Shown) -> ui.ActionRow[ui.LayoutView]:
    return ui.ActionRow(
        *(
            _button(
                say("button-period", period=name),
                shown.other(period=name, changes="period"),
                is_disabled=name == shown.called,
                is_chosen=name == shown.called,
            )
            for name in PERIODS
        )
    )


def _button(label: str, custom_id: str, *, is_disabled: bool, is_chosen: bool = False) -> ui.Button[ui.LayoutView]:
    style = discord.ButtonStyle.primary if is_chosen else discord.ButtonStyle.secondary
    return ui.Button(label=label, style=style, custom_id=custom_id, disabled=is_disabled)


def _line(say: Texts, standing: Standing, score: Score) -> str:
    return say(
        "leaderboard-line",
        # Escaped: lines that begin with "4." are a list to Discord, which counts by itself and so knows no shared places.
        place=_MEDALS.get(standing.place, rf"{standing.place}\."),
        player=mention(say, standing.player),
        points=standing.points,
        score=score.value,
    )
