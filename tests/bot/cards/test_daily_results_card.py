"""The results of a daily puzzle, which reveal nothing about its solution."""

from collections.abc import Callable

import pytest

from bot.cards.alt_text import LIMIT
from bot.cards.charts import ChartCard
from bot.cards.daily_results import MAX_RESULTS, Result, morning_card, share_card, spread_chart, squares, streak_text
from bot.cards.post import MAX_TEXT
from bot.text import Texts, languages
from engine import Move, Position, Robot, parse_moves
from engine.games.daily import Play, Puzzle, begins
from engine.games.streaks import ServerStreak, Streak
from render.sections import Bars
from tests.bot.english import say

ADA, DAY = 7, 326
PUZZLE = Puzzle(DAY, Position.from_code("578Z98N-0EB0G3E"), parse_moves("Y-down Y-right Y-up"))
LONGER = parse_moves("Y-right R-up Y-left Y-down G-right")


def result(moves: tuple[Move, ...] = PUZZLE.best, streak: Streak | None = None, tries: int = 1) -> Result:
    at = begins(DAY) + 3600
    play = Play(at, tries=tries, best=moves, stars=3, solved_at=at + 60, solved_tries=1)
    return Result(ADA, PUZZLE, play, streak or Streak())


def texts(card) -> list[str]:
    return [part.content for part in card.view.walk_children() if hasattr(part, "content")]


def test_what_is_shared_tells_the_result_and_hides_the_robots() -> None:
    told = texts(share_card(say, result(LONGER, Streak(23, 41, 1, (320, 321)), tries=4)))
    assert told == ["<@7> · **Ricochet #326** ★★★", "2 moves above the best · 4 tries · 🔥 23 🧊 2", "||🟥R 🟩G 🟨Y||"]
    assert texts(share_card(say, result()))[1] == "optimal · one try"


@pytest.mark.parametrize("language", languages())
def test_what_is_shared_tells_neither_how_many_moves_nor_which(language: str) -> None:
    public = Texts.of(language)
    long = tuple(Move(Robot.RED, move.direction) for move in LONGER * 5)
    for moves in (PUZZLE.best, LONGER, long):
        shared, told, hidden = texts(share_card(public, result(moves, Streak(99, 99))))
        seen = f"{shared}\n{told}".replace("326", "").replace("99", "").replace("<@7>", "")
        assert str(len(moves)) not in seen
        assert str(len(PUZZLE.best)) not in seen.replace(f"{len(moves) - 3}", "")
        assert hidden.startswith("||")
        assert hidden.endswith("||")
        assert hidden.strip("|").split() == sorted(set(hidden.strip("|").split()), key=hidden.index), "each robot once"
        assert len(hidden.strip("|").split()) == len({move.robot for move in moves})


def test_every_robot_has_a_square_and_a_letter_of_its_own() -> None:
    row = squares([Move(robot, PUZZLE.best[0].direction) for robot in Robot]).split()
    assert len({square[0] for square in row}) == len({square[1:] for square in row}) == len(Robot)


def test_bars_reach_from_the_best_to_the_longest_and_the_last_has_all_beyond() -> None:
    def bars(spread: dict[int, int], moves: tuple[Move, ...] = PUZZLE.best) -> list[tuple[str, int, str]]:
        (section,) = spread_chart(say, result(moves), spread).sections
        assert isinstance(section, Bars)
        return [(bar.label, bar.count, bar.note) for bar in section.bars]

    assert bars({3: 1, 5: 2}) == [("3", 1, "← you"), ("4", 0, ""), ("5", 2, "")]
    assert bars({4: 2, 5: 1}, LONGER) == [("3", 0, ""), ("4", 2, ""), ("5", 1, "← you")]
    many = bars({3: 1, 10: 2, 11: 3, 40: 4}, LONGER * 8)
    assert [label for label, *_ in many] == ["3", "4", "5", "6", "7", "8", "9", "10+"]
    assert many[-1] == ("10+", 9, "← you")


def test_a_streak_tells_what_freezes_it_has() -> None:
    assert streak_text(say, Streak()) == ""
    assert streak_text(say, Streak(1, 9)).startswith("🔥 **One day in a row**\n-# 🧊 Seven days in a row earn a freeze")
    told = streak_text(say, Streak(8, 9, 1, (4,)))
    assert told == "🔥 **8 days in a row**, one missed day frozen\n-# 🧊 You have one freeze for a day that you miss."


@pytest.mark.parametrize("language", languages())
def test_the_post_of_the_morning_fits_into_a_message(language: str) -> None:
    rows = [result(LONGER * 3, Streak(999, 999, 2, tuple(range(9))), tries=999)] * MAX_RESULTS
    told = texts(morning_card(Texts.of(language), DAY + 1, rows, 1000, ServerStreak(9999, 3)))
    assert sum(map(len, told)) < MAX_TEXT
    assert f"#{DAY + 1}" in told[0] or f"{DAY + 1}" in told[0]
    assert told[2].count("<@7>") == MAX_RESULTS
    assert "990" in told[2]


def test_a_morning_after_nobody_played_has_the_puzzle_alone() -> None:
    assert len(texts(morning_card(say, DAY, [], 0, ServerStreak(0, 1)))) == 2


@pytest.mark.parametrize("language", languages())
def test_all_words_of_the_picture_fit_in_every_language(language: str, cut: Callable[[ChartCard], list[str]]) -> None:
    chart = spread_chart(Texts.of(language), result(), {3: 12_345, 4: 9, 40: 1})
    assert cut(chart) == []
    assert len(chart.alt) < LIMIT
