"""A card on a phone: what has to be read above its board fits on six lines."""

import re
from itertools import product
from math import ceil

import pytest

from bot.text import Texts, languages
from bot.text.names import target_name
from engine import TARGETS, Ricochet

LINE, HEADING = 36, 26
"""How many characters of text and of a heading Discord shows on a line of a phone that is 360 pixels wide."""

MOST = 6


def lines(text: str) -> int:
    """Return how many lines of such a phone the text takes."""
    shown = (re.sub(r"[*`]|^-# ", "", line) for line in text.splitlines())
    return sum(ceil(len(line.removeprefix("### ")) / (HEADING if line.startswith("###") else LINE)) for line in shown)


@pytest.mark.parametrize("language", languages())
def test_no_more_than_six_lines_stand_before_the_board_of_a_round(language: str) -> None:
    say = Texts.of(language)
    for target, ricochet in product(TARGETS, Ricochet):
        robot = target.robot.word if target.robot else "any"
        name = target_name(say, target)
        text = say("round-headline", round=17, target=name, cell="C16", robot=robot, ricochet=ricochet)
        assert lines(text) <= MOST, text
