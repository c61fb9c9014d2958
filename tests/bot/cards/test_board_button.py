"""The button that opens the board."""

import re

import pytest

from bot.cards.board_link import BOARD_ID, Launch, Link, custom_id, deep_link
from bot.store import Place
from bot.web.deep_links import read_custom_id
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


@pytest.mark.parametrize("place", [HERE, Place(0, 10**19 - 1), Place(10**19 - 1, 10**19 - 1)])
def test_a_link_of_discords_names_a_game_by_its_place_in_64_characters(place: Place) -> None:
    custom = custom_id(place, "match", 10**9)
    assert len(custom) <= 64
    assert read_custom_id(custom) == ((place.guild_id, place.channel_id), f"match:{10**9}")
    assert deep_link(7, custom) == f"https://discord.com/activities/7?custom_id={custom}"


@pytest.mark.parametrize("foreign", ["", "1.2/Match:3", "01.2/match:3", "1.2/", "1/match:3", "1.2/match:<b>"])
def test_what_others_put_into_such_a_link_opens_nothing_by_it(foreign: str) -> None:
    place, subject = read_custom_id(foreign)
    assert place is None
    assert not subject.startswith("match")
