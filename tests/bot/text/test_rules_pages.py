"""The pages of rules in other languages agree with the bot's texts."""

import re
from pathlib import Path

import pytest

import bot
from bot.text import Texts, missing_in
from engine.board.proof import ProofLength, Ricochet
from engine.rules.rules import Bids, Diagonals, Ties

PAGES = sorted((Path(bot.__file__).parents[1] / "docs").glob("rules.*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_rules_has_the_sentences_that_the_bot_shows(page: Path) -> None:
    language = page.name.split(".")[1]
    say = Texts.of(language)
    assert say.language == language
    if {"rules-text", "rules-match"} & {*missing_in(language)}:
        pytest.skip("they have yet to be translated")
    screen = say(
        "rules-text",
        scope="usual",
        options="",
        ricochet=Ricochet.TURN,
        fifth="none",
        diagonals=Diagonals.WITH,
    )
    match = say(
        "rules-match",
        goal=say("goal-by-players"),
        bids=Bids.OWN_LOWER,
        ties=Ties.FIRST_BID,
        length=ProofLength.EXACT,
    )
    author = say("web-author")
    _, _, *paragraphs = (line for line in (screen + match).splitlines() if author not in line)
    written = on_one_line(page.read_text(encoding="utf-8"))
    assert "Alex Randolph" in written
    assert [paragraph for paragraph in paragraphs if on_one_line(paragraph) not in written] == []
    assert len(paragraphs) == 7, "aim, moves, ricochet, diagonals, bidding, showing, end"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_rules_names_commands_and_options_as_discord_shows_them(page: Path) -> None:
    say = Texts.of(page.name.split(".")[1])
    written = page.read_text(encoding="utf-8")
    commands = {say(f"command-name-{name}") for name in ("leave", "start", "settings", "solo")}
    assert set(re.findall(r"/ricochet ([\w-]+)", written)) == commands
    assert f"`/ricochet {say('command-name-start')} {say('option-name-code')}:…`" in written
    assert f"`/ricochet {say('command-name-start')} {say('option-name-tiles')}:1A 2B 3A 4B`" in on_one_line(written)


def on_one_line(text: str) -> str:
    """With one space for each gap: French has narrow ones, which count as white space, too."""
    return " ".join(text.split())
