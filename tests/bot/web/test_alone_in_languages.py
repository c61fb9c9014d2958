"""Puzzles, studies and lessons on the board say everything in plain words of every language."""

import pytest

from bot.text import Texts, languages
from bot.web import protocol
from bot.web.daily_view import Desk as Puzzling
from bot.web.daily_view import Looks, daily_view
from bot.web.study_view import Desk, study_view
from bot.web.tutorial_view import lesson_view
from engine import Ricochet, Setup, parse_moves
from engine.games.daily import Play, begins
from engine.rules.hints import HintLevel
from engine.rules.study import Study
from engine.solver import solve_all
from tests.bot.world import EASY, SOLUTION, TODAYS

ADA, DAY = 101, 20
NAMES = {ADA: "Ada"}


def views(say: Texts) -> list[protocol.GameView]:
    """Everything that there is to be seen, once."""
    solved = Play(begins(DAY), tries=2, best=TODAYS.best, stars=3, solved_at=begins(DAY) + 9, solved_tries=2, is_shown=True)
    desks = [Puzzling(looks, solutions=(TODAYS.best,), spread={4: 2, 6: 1}) for looks in Looks]
    puzzles = [
        daily_view(say, TODAYS, play, ADA, begins(DAY), desk) for play in (Play(begins(DAY), hints=3), solved) for desk in desks
    ]
    start, moves = Setup.from_code(EASY).position, parse_moves(SOLUTION)
    study = Study(start, Ricochet.TURN, 1, moves, ADA, parse_moves("R-up R-left"))
    found = solve_all(start)
    looks = [Desk(), Desk(level=HintLevel.FIRST_MOVE, found=found, before=1, after=3), Desk(has_ways=True, found=found)]
    studies = [study_view(say, "1.1", study, desk, NAMES) for desk in (*looks, Desk(is_trying=True))]
    lessons = [lesson_view(say, number, rule, made) for number in (1, 2, 3, 4) for rule in Ricochet for made in ((), moves)]
    return [*puzzles, *studies, *lessons]


@pytest.mark.parametrize("language", languages())
def test_nothing_is_left_of_what_only_discord_understands(language: str) -> None:
    for view in views(Texts.of(language)):
        texts = [view.headline, view.status, view.hint, view.words, view.score_line]
        texts += [action.label for action in view.actions] + [line.label for line in view.solutions]
        assert view.headline
        assert not [text for text in texts if any(mark in text for mark in ("<@", "-# ", "### ", "{", "}"))]


def test_every_view_has_either_moves_to_try_or_solutions_to_step_through() -> None:
    for view in views(Texts.of("en")):
        assert bool(view.solutions) is not view.may_try
        asks_for_a_bid = any(action.what.startswith("bid:") for action in view.actions)
        assert (view.finish is not None or asks_for_a_bid) is view.may_try
