"""The button that opens the board."""

import re

import pytest

from bot.cards.board_link import BOARD_ID, Launch, Link
from bot.store import Place
from tests.bot.english import say

HERE = Place(1, 2)


@pytest.mark.parametrize(
    "subject", ["match", "race", "solo", "rush", "daily:123", "tutorial:4", "study:77.12", "study:2HA93NMHCS0EHWt"]
)
def test_a_button_that_launches_says_what_it_is_for(subject: str) -> None:
    custom_id = Launch().to(HERE, subject).button(say).custom_id
    named = re.fullmatch(BOARD_ID, custom_id or "")
    assert named is not None
    assert (named["subject"] or "match") == subject


def test_a_button_with_an_address_says_it_there() -> None:
    board = Link("https://board.example.org/")
    assert board.to(HERE, "race").button(say).url == "https://board.example.org/#place=1.2&game=race"
    assert board.to(HERE).button(say).url == "https://board.example.org/#place=1.2"


@pytest.mark.parametrize(
    "forged", ["ricochet:open:", "ricochet:open:Race", "ricochet:open:study:<b>", "ricochet:open:a:" + "9" * 41]
)
def test_no_other_button_opens_the_board(forged: str) -> None:
    assert re.fullmatch(BOARD_ID, forged) is None
