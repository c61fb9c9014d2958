"""The board's page takes no commands, so no text that it can show names one."""

import re
from collections.abc import Mapping
from functools import cache

import pytest

from bot.text import Texts, languages
from tests.bot.text.test_languages import source, uses
from tests.bot.web.pages import COMMAND

IN_CHAT = re.compile(
    "now-|news-|ask-|asked-|done-abandoned|end-code|end-bots|opening|options-|welcome|rules-|privacy|leaderboard-|standings-|setting|settings-"
    "|my-games-|tiles-|check-|doctor-|local-|program-|format-|study-code|command-|option-|choice-"
    "|problem-(needs-server|server-only|no-match-here|moved-command|no-board|not-yours|study-what|no-results)"
)
"""Texts of messages, of commands, settings and the terminal, and refusals of commands, none of which the page shows.

What a page is sent in the tests of `tests.bot.web` is searched for commands as well.
"""


@cache
def said_on_board(language: str) -> Mapping[str, str]:
    """Return the source of what each text says on the board, by its key."""
    bodies = dict(re.findall(r"^([\w-]+) *=(.*\n(?:(?:[ }].*)?\n)*)", source(language), re.MULTILINE))
    parts = {key: body.partition("\n    .board =") for key, body in bodies.items()}
    return {key: on_board or value for key, (value, _, on_board) in parts.items()}


@pytest.mark.parametrize("language", languages())
def test_no_text_of_the_board_names_a_command(language: str) -> None:
    shown = [key for key in uses(language) if not IN_CHAT.match(key)]
    assert [key for key in shown if COMMAND.search(said_on_board(language)[key])] == []


PICTURE = {"en": "picture", "de": "Bild", "fr": "image", "es": "imagen", "ca": "imatge", "pt-BR": "imagem", "nl": "afbeelding"}


@pytest.mark.parametrize("language", languages())
def test_no_text_of_the_board_names_a_picture(language: str) -> None:
    """There the board itself shows what a picture shows in the chat."""
    shown = [key for key in uses(language) if not IN_CHAT.match(key)]
    assert [key for key in shown if re.search(rf"\b{PICTURE[language]}\b", said_on_board(language)[key])] == []


def test_a_text_that_refers_to_another_refers_to_what_that_says_on_the_board() -> None:
    texts = Texts("en", "over = Over: `/start`\n    .board = Over\nagain = { over }!\n")
    assert texts("again") == "Over: `/start`!"
    assert texts.on_board("again") == "Over!"
    assert texts.on_board.on_board is texts.on_board
    assert texts("again") == "Over: `/start`!"
