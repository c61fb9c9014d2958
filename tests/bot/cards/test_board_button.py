"""The button that opens the board."""

import re

import pytest

from bot.cards.buttons import BOARD_ID, LAUNCH, board_at, board_button
from bot.store import Place
from tests.bot.english import say

HERE = Place(1, 2)


@pytest.mark.parametrize(
    "subject", ["match", "race", "solo", "rush", "daily:123", "tutorial:4", "study:77.12", "study:2HA93NMHCS0EHWt"]
)
def test_a_button_that_launches_says_what_it_is_for(subject: str) -> None:
    address = board_at(LAUNCH, HERE, subject)
    assert address is not None
    custom_id = board_button(say, address).custom_id
    named = re.fullmatch(BOARD_ID, custom_id or "")
    assert named is not None
    assert (named["subject"] or "match") == subject


def test_a_button_with_an_address_says_it_there() -> None:
    assert board_at("https://board.example.org/", HERE, "race") == "https://board.example.org/#place=1.2&game=race"
    assert board_at("https://board.example.org/", HERE) == "https://board.example.org/#place=1.2"


@pytest.mark.parametrize(
    "forged", ["ricochet:open:", "ricochet:open:Race", "ricochet:open:study:<b>", "ricochet:open:a:" + "9" * 41]
)
def test_no_other_button_opens_the_board(forged: str) -> None:
    assert re.fullmatch(BOARD_ID, forged) is None
