"""What all cards share: limits, mentions, the colour of the frame, the format of times."""

from dataclasses import replace

import pytest
from discord import ui

from bot.cards.daily import solutions_card, solved_card
from bot.cards.daily_results import Result
from bot.cards.phrases import mention, time_away
from bot.cards.post import MAX_TEXT, Picture, Post, accent
from bot.cards.stepping import Stepping
from bot.cards.words import look_card
from bot.cards.zoom import corner_around
from engine import COLOURED, TARGETS, Cell, Position, Robot, parse_moves
from engine.games.daily import Play, Puzzle, begins
from engine.games.streaks import Streak
from tests.bot.english import say

PUZZLE = Puzzle(326, Position.from_code("578Z98N-0EB0G3E"), parse_moves("Y-down Y-right Y-up"))


def texts(view: ui.LayoutView) -> list[str]:
    return [part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay)]


def frame(view: ui.LayoutView) -> object:
    (container,) = [part for part in view.children if isinstance(part, ui.Container)]
    return container.accent_colour


def in_words(letters: int) -> Picture:
    """Return what stands for a picture that there is not, with so many letters and what they begin with."""
    return Picture("board.png", None, "x" * letters)


BEGINNING = len("-# ")


def test_words_for_a_picture_stay_whole_where_there_is_just_room_for_them() -> None:
    said = texts(Post("head", in_words(MAX_TEXT - len("head") - BEGINNING)).view)
    assert sum(map(len, said)) == MAX_TEXT
    assert "…" not in said[1]


@pytest.mark.parametrize("too_many", [1, 2, 3, 500])
def test_words_for_a_picture_are_cut_as_far_as_needed_and_no_further(too_many: int) -> None:
    said = texts(Post("head", in_words(MAX_TEXT - len("head") - BEGINNING + too_many)).view)
    assert said[0] == "head"
    assert said[1].endswith(" …")
    assert sum(map(len, said)) == MAX_TEXT


def test_of_the_words_for_several_pictures_the_last_are_cut_first() -> None:
    first, second = texts(Post(in_words(2500), in_words(2500)).view)
    assert len(first) == 2500 + BEGINNING
    assert len(first) + len(second) == MAX_TEXT


def test_a_message_notifies_the_players_whom_it_is_for_and_nobody_else() -> None:
    post = Post("@everyone <@8>", pings=(7, -3, 0))
    assert post.allowed_mentions.to_dict() == {"parse": [], "users": [7]}


@pytest.mark.parametrize(("player", "named"), [(1, "<@1>"), (0, "*a forgotten player*"), (-7, "*a forgotten player*")])
def test_a_player_is_mentioned_and_one_without_an_id_is_called_forgotten(player: int, named: str) -> None:
    assert mention(say, player) == named


@pytest.mark.parametrize("robot", COLOURED)
def test_a_card_about_a_position_is_framed_in_the_colour_of_its_target(robot: Robot) -> None:
    position = PUZZLE.position.with_target(next(target for target in TARGETS if target.robot is robot))
    stepped = solutions_card(say, replace(PUZZLE, position=position), [PUZZLE.best], Stepping(), b"")
    assert accent(position.target) != accent(None)
    for card in (look_card(say, "", position), stepped):
        assert frame(card.view) == accent(position.target)


def days_named_on_the_card_of(day: int) -> set[str]:
    """Return the puzzles that the buttons below one that was solved lead to."""
    at = begins(day) + 60
    play = Play(at, tries=1, best=PUZZLE.best, stars=3, solved_at=at, solved_tries=1)
    result = Result(7, replace(PUZZLE, day=day), play, Streak())
    shown = solved_card(say, result, PUZZLE.position.play(PUZZLE.best), b"", None).view
    return {(part.custom_id or "").split(":")[1] for part in shown.walk_children() if isinstance(part, ui.Button)}


def test_before_the_first_puzzle_there_is_none_to_play() -> None:
    assert days_named_on_the_card_of(2) == {"1", "2"}
    assert days_named_on_the_card_of(1) == {"1"}


def test_without_a_target_the_first_quarter_is_seen_closer() -> None:
    assert corner_around(PUZZLE.position.with_target(None).play(()), None) == Cell(0, 0)


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (1.9, None),
        (2, ("seconds", 2)),
        (119, ("seconds", 119)),
        (120, ("minutes", 2)),
        (7199, ("minutes", 120)),
        (7200, ("hours", 2)),
        (90_000, ("hours", 25)),
    ],
)
def test_how_long_the_bot_was_away_is_told_in_the_largest_unit_of_which_it_was_two(
    seconds: float, told: tuple[str, int] | None
) -> None:
    assert time_away(seconds) == told
