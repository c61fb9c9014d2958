"""The greeting of an empty channel, without a browser."""

import re

from bot.local.greeting import greeting
from tests.bot.english import say

BOARD = "<a>the board</a>"


def doors(*commands: str) -> list[str]:
    """Return where the greeting leads, in its order, with these commands."""
    known = [f"ricochet {command}" for command in commands]
    found = re.findall(r'data-command="([^"]*)"|(<a>.*</a>)', greeting(say, known, BOARD))
    return [command or link for command, link in found]


def test_a_match_against_easy_bots_and_the_tutorial_come_before_the_puzzle_which_may_be_hard() -> None:
    assert doors("daily", "start", "tutorial") == [
        "/ricochet start bots:2 level:easy",
        "/ricochet tutorial",
        "/ricochet daily",
        "/ricochet start",
        BOARD,
    ]


def test_what_is_no_command_here_has_no_door() -> None:
    assert doors("daily") == ["/ricochet daily", BOARD]
