"""The contents of the picture of statistics."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest

from bot.cards.alt_text import LIMIT
from bot.cards.charts import ChartCard
from bot.cards.statistics import Profile, statistics_card, statistics_chart
from bot.store import Progress, Share, Statistics, periods
from bot.store.periods import week_of
from bot.text import Texts, languages
from engine.games.achievements import Achievement
from engine.games.streaks import Streak
from render.sections import Columns, Tiles
from tests.bot.english import say

WEEKS = [week_of(date(2026, 11, 22)).later(-ago) for ago in reversed(range(12))]
SHARES = (Share(1, 5), Share(2, 5), Share(0, 0), *(Share(3, 4) for _ in range(9)))
QUICKEST = {2: 3.2, 3: 5.0, 4: 59.4, 5: 59.6, 6: 125.0, 7: 100.0, 8: 211.0, 9: 240.0, 10: 432.0, 12: 4000.0, 11: 4001.0}
EVERYTHING = Profile(
    Statistics(matches=3, victories=1),
    Progress(QUICKEST, 12, SHARES),
    WEEKS,
    periods.Streak(5, 6),
    Streak(23, 41, 2, ()),
    tuple(Achievement),
)


def chart_of(texts: Texts, profile: Profile) -> ChartCard:
    return statistics_chart(texts, "Ada Lovelace", profile, "server")


def test_times_are_short_and_long_solutions_have_theirs_together() -> None:
    _, _, bests, _ = chart_of(say, EVERYTHING).sections
    assert isinstance(bests, Tiles)
    assert [(tile.label, tile.value) for tile in bests.tiles] == [
        ("2 moves", "3 s"),
        ("3 moves", "5 s"),
        ("4 moves", "59 s"),
        ("5 moves", "1:00"),
        ("6 moves", "2:05"),
        ("7 moves", "1:40"),
        ("8 moves", "3:31"),
        ("9 moves", "4:00"),
        ("10 moves", "7:12"),
        ("11+ moves", "1:06:40"),
    ]


def test_the_quickest_bid_is_told_to_a_tenth_of_a_second() -> None:
    profile = replace(EVERYTHING, found=replace(EVERYTHING.found, quickest_bid=3.26))
    told = "\n".join(
        getattr(part, "content", "") for part in statistics_card(say, 7, profile, "server", None).view.walk_children()
    )
    assert "Quickest winning bid: 3.3 s" in told


def test_weeks_without_a_solution_have_no_share() -> None:
    _, shares, *_ = chart_of(say, EVERYTHING).sections
    assert isinstance(shares, Columns)
    assert [(column.label, column.value) for column in shares.columns[:4]] == [
        ("W36", "20"),
        ("W37", "40"),
        ("W38", "–"),
        ("W39", "75"),
    ]
    assert shares.columns[2].share is None


def test_what_has_not_happened_yet_is_left_out() -> None:
    few = replace(EVERYTHING, rounds=Progress({}, None, (Share(0, 0),) * 12), daily=None, achieved=())
    (streaks,) = chart_of(say, few).sections
    assert isinstance(streaks, Tiles)
    assert [tile.value for tile in streaks.tiles] == ["5"]
    assert streaks.across == 2, "one alone is no wider than half of the picture"
    nothing = replace(few, weekly=periods.Streak(0, 0), found=Statistics())
    assert nothing.is_empty
    assert chart_of(say, nothing).sections == ()
    assert not replace(nothing, daily=Streak(0, 1)).is_empty
    assert replace(nothing, daily=Streak()).is_empty


@pytest.mark.parametrize("language", languages())
def test_all_words_fit_into_the_picture_in_every_language(language: str, cut: Callable[[ChartCard], list[str]]) -> None:
    chart = chart_of(Texts.of(language), EVERYTHING)
    assert cut(chart) == []
    assert len(chart.alt) < LIMIT


def test_what_tiles_count_is_told_in_words_without_the_signs_that_decorate_them() -> None:
    told = chart_of(say, EVERYTHING).alt
    assert "23 days in a row, 41 days in the best run, 2 freezes, 5 weeks in a row." in told
    assert "Achievements: First ten-mover, Optimal on Sunday, Seven days in a row, First match won." in told


@pytest.mark.parametrize("language", languages())
def test_no_alt_text_of_statistics_has_a_sign_before_its_words(language: str) -> None:
    assert not any(sign in chart_of(Texts.of(language), EVERYTHING).alt for sign in "🔥🧊🔟🌞🏆")
