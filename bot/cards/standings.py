"""A page of a leaderboard."""

from dataclasses import dataclass

import discord
from discord import ui

from bot.cards.phrases import mention
from bot.cards.post import NUMBER, Picture, Post, one_of
from bot.store import Leaderboard, Score, Standing
from bot.store.periods import PERIODS, Ever, Month, Period, Week
from bot.text import Texts
from engine.rules.events import Player

PER_PAGE = 10
"""Lines of a page; Discord's query for members allows up to a hundred."""

LEADERBOARD_PAGE_ID = (
    rf"ricochet:board:(?P<score>{one_of(Score)}):(?P<period>[0-9a-zA-Z-]+):(?P<page>[0-9]{{1,9}}):(?P<asker>{NUMBER})"
    r"(?::(?P<changes>score|period))?"
)
"""The pattern of a button's custom id, which names the page to show, and who requested the leaderboard.

A button that changes the score or the period says so at its end, since the ids of a message must be unique.
"""

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Shown:
    """The page of a leaderboard that is shown; ``asker`` is the only one who can turn its pages, None for a regular post.

    ``called`` is the period's current name among `PERIODS`; None if it has none.
    """

    score: Score
    period: Period
    page: int
    asker: Player | None
    called: str | None

    def other(self, *, score: Score | None = None, period: str = "", page: int = 1, changes: str = "") -> str:
        """Return the custom id of a button that shows another page, which `LEADERBOARD_PAGE_ID` matches."""
        named = f"{(score or self.score).value}:{period or self.period}:{page}:{self.asker or 0}"
        return f"ricochet:board:{named}" + (f":{changes}" if changes else "")


def leaderboard_card(say: Texts, board: Leaderboard, shown: Shown, picture: Picture | None) -> Post:
    """Render a page of a leaderboard, the requester's place if it is on another page, and buttons to other pages.

    What the picture or its alt text shows is not repeated.
    """
    own = board.own if board.own not in board.lines else None
    pages = -(-board.length // PER_PAGE)
    days = f"### {period_name(say, shown.period)}"
    if picture:  # it has the short name of the period, which lacks the days of a week
        week = shown.period if isinstance(shown.period, Week) else None
        days = say("period-days", first=week.monday, last=week.sunday) if week else ""
    return Post(
        picture or say("leaderboard-headline", score=shown.score.value),
        days,
        "" if board.lines else say("leaderboard-empty", score=shown.score.value),
        say("leaderboard-own", line=_line(say, own, shown.score)) if own else "",
        *(() if pages <= 1 else (say("leaderboard-page", page=shown.page, pages=pages), _pages(say, shown, pages))),
        *_scores(say, shown),
        _periods(say, shown),
    )


def period_name(say: Texts, period: Period) -> str:
    """Return a period in words."""
    match period:
        case Week():
            year, number, _ = period.monday.isocalendar()
            return say("period-week", year=str(year), number=number, first=period.monday, last=period.sunday)
        case Month():
            return say("period-month", month=period.first.month, year=str(period.first.year))
        case Ever():
            return say("period-ever")


def short_name(say: Texts, period: Period) -> str:
    """Return a period in few words."""
    if not isinstance(period, Week):
        return period_name(say, period)
    year, number, _ = period.monday.isocalendar()
    return say("period-week-short", year=str(year), number=number)


def _pages(say: Texts, shown: Shown, pages: int) -> ui.ActionRow[ui.LayoutView]:
    places = (("button-page-back", shown.page - 1), ("button-page-next", shown.page + 1))
    return ui.ActionRow(
        *(_button(say(label), shown.other(page=page), disabled=not 1 <= page <= pages) for label, page in places)
    )


def _scores(say: Texts, shown: Shown) -> list[ui.ActionRow[ui.LayoutView]]:
    """Make the buttons of the scores: in two rows, since a row of Discord has room for five."""
    buttons = [
        _button(say("button-score", score=score.value), shown.other(score=score, changes="score"), chosen=score is shown.score)
        for score in Score
    ]
    half = (len(buttons) + 1) // 2
    return [ui.ActionRow(*buttons[:half]), ui.ActionRow(*buttons[half:])]


def _periods(say: Texts, shown: Shown) -> ui.ActionRow[ui.LayoutView]:
    return ui.ActionRow(
        *(
            _button(say("button-period", period=name), shown.other(period=name, changes="period"), chosen=name == shown.called)
            for name in PERIODS
        )
    )


def _button(label: str, custom_id: str, *, disabled: bool = False, chosen: bool = False) -> ui.Button[ui.LayoutView]:
    """Return a button; what is chosen already cannot be pressed."""
    style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
    return ui.Button(label=label, style=style, custom_id=custom_id, disabled=disabled or chosen)


def _line(say: Texts, standing: Standing, score: Score) -> str:
    return say(
        "leaderboard-line",
        # Escaped: Discord would show lines that begin with "4." as a list, numbered without shared places.
        place=MEDALS.get(standing.place, rf"{standing.place}\."),
        player=mention(say, standing.player),
        points=standing.points,
        score=score.value,
    )
