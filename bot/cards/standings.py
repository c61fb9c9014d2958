"""A page of a leaderboard."""

import discord
from discord import ui

from bot.cards.post import NUMBER, Picture, Post, gallery, layout, mention, one_of
from bot.store import Leaderboard, Score, Standing
from bot.store.periods import Ever, Month, Period, Week
from bot.text import Texts
from engine.events import Player

PER_PAGE = 10
"""Lines of a page. Discord answers about a hundred members at once."""

LEADERBOARD_PAGE_ID = (
    rf"ricochet:board:(?P<score>{one_of(Score)}):(?P<period>[0-9a-zA-Z-]+):(?P<page>[0-9]{{1,9}}):(?P<asker>{NUMBER})"
)
"""What the custom id of a button that turns pages looks like: it names the whole page, and who asked for the leaderboard."""

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard_card(
    say: Texts, board: Leaderboard, score: Score, period: Period, page: int, asker: Player | None, picture: Picture | None
) -> Post:
    """A page of a leaderboard, the place of who asked for it if that is on another page, and buttons to turn pages."""
    lines = [_line(say, standing, score) for standing in board.lines]
    if board.own and board.own not in board.lines:
        lines.append(say("leaderboard-own", line=_line(say, board.own, score)))
    pages = -(-board.length // PER_PAGE)
    view = layout(
        say("leaderboard-headline", score=score.value),
        f"### {period_name(say, period)}",
        *((gallery(picture),) if picture else ()),
        "\n".join(lines) or say("leaderboard-empty", score=score.value),
        *(
            ()
            if pages <= 1
            else (say("leaderboard-page", page=page, pages=pages), _buttons(say, score, period, page, pages, asker))
        ),
    )
    return Post(view, (picture,) if picture else ())


def period_name(say: Texts, period: Period) -> str:
    """A period in words."""
    match period:
        case Week():
            year, number, _ = period.monday.isocalendar()
            return say("period-week", year=str(year), number=number, first=period.monday, last=period.sunday)
        case Month():
            return say("period-month", first=period.first, last=period.last)
        case Ever():
            return say("period-ever")


def short_name(say: Texts, period: Period) -> str:
    """A period in words where there is little room."""
    if not isinstance(period, Week):
        return period_name(say, period)
    year, number, _ = period.monday.isocalendar()
    return say("period-week-short", year=str(year), number=number)


def page_id(score: Score, period: Period, page: int, asker: Player | None) -> str:
    """The custom id of a button that shows a page, such as `LEADERBOARD_PAGE_ID` matches."""
    return f"ricochet:board:{score.value}:{period}:{page}:{asker or 0}"


def _buttons(
    say: Texts, score: Score, period: Period, page: int, pages: int, asker: Player | None
) -> ui.ActionRow[ui.LayoutView]:
    return ui.ActionRow(
        *(
            ui.Button(
                label=say(label),
                style=discord.ButtonStyle.secondary,
                custom_id=page_id(score, period, other, asker),
                disabled=not 1 <= other <= pages,
            )
            for label, other in (("button-page-back", page - 1), ("button-page-next", page + 1))
        )
    )


def _line(say: Texts, standing: Standing, score: Score) -> str:
    return say(
        "leaderboard-line",
        # Escaped: lines that begin with "4." are a list to Discord, which counts by itself and so knows no shared places.
        place=_MEDALS.get(standing.place, rf"{standing.place}\."),
        player=mention(say, standing.player),
        points=standing.points,
        score=score.value,
    )
