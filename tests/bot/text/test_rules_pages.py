"""The pages of rules in other languages agree with the bot's texts, and these with the engine."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import bot
from bot.commands.rules import fair_play, race_rules
from bot.text import Texts, languages
from engine.board.proof import ProofLength, Ricochet
from engine.games.match.play import MAX_ROUNDS_WITHOUT_BIDS
from engine.games.match.state import MAX_UNSHOWN, Bid
from engine.games.race.play import MAX_UNSOLVED
from engine.games.race.state import DEFAULT_ROUNDS, POINTS
from engine.games.rush.state import PASSES, SECONDS
from engine.rules.game import STAYS_FOR
from engine.rules.rules import CHIPS, RULES_2013, Bids, Diagonals, Ties
from engine.rules.score import BIDDERS_TO_COUNT, CHIPS_TO_COUNT

HALVES = {"½": 1, "1": 2, "1½": 3}
PAGES = sorted((Path(bot.__file__).parents[1] / "docs").glob("rules.*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_rules_has_the_sentences_that_the_bot_shows(page: Path) -> None:
    language = page.name.split(".")[1]
    say = Texts.of(language)
    assert say.language == language
    screen = say("rules-text", scope="usual", options="", ricochet=Ricochet.TURN, fifth="none", diagonals=Diagonals.WITH)
    match = say("rules-match", goal=say("goal-by-players"), bids=Bids.OWN_LOWER, ties=Ties.FIRST_BID, length=ProofLength.EXACT)
    author = say("web-author")
    _, _, *paragraphs = (line for line in (screen + match).splitlines() if author not in line)
    written = on_one_line(page.read_text(encoding="utf-8"))
    assert "Alex Randolph" in written
    assert "Anson Bischoff" in written
    assert [paragraph for paragraph in paragraphs if on_one_line(paragraph) not in written] == []
    assert len(paragraphs) == 7, "aim, moves, ricochet, diagonals, bidding, showing, end"


def test_the_pages_of_rules_have_the_same_sections_in_the_same_order() -> None:
    lines = {page.name: page.read_text(encoding="utf-8").splitlines() for page in PAGES}
    kinds = {name: [re.match(r"#+ |- |\||<img src=.pictures/tiles", line) for line in page] for name, page in lines.items()}
    shapes = {name: [kind[0] for kind in found if kind] for name, found in kinds.items()}
    assert len({tuple(shape) for shape in shapes.values()}) == 1, shapes
    assert shapes["rules.en.md"].count("## ") == 17


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_rules_names_commands_and_options_as_discord_shows_them(page: Path) -> None:
    say = Texts.of(page.name.split(".")[1])
    written = page.read_text(encoding="utf-8")
    commands = {say(f"command-name-{name}") for name in ("stop", "start", "settings", "solo", "race", "rush", "rules")}
    assert set(re.findall(r"/ricochet ([\w-]+)", written)) == commands
    assert f"`/ricochet {say('command-name-start')} {say('option-name-code')}:…`" in written
    assert re.search(
        rf"`1A 2B 3A 4B` \w+ \*\*{say('button-form-table')}\*\*,? \w+ \*\*{say('button-other-rules')}\*\*", on_one_line(written)
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_rules_says_who_decides_and_how_a_race_is_played_as_the_bot_does(page: Path) -> None:
    say = Texts.of(page.name.split(".")[1])
    written = on_one_line(page.read_text(encoding="utf-8"))
    headline, present, *others = subjects(fair_text(say))
    course, _, end, _ = subjects(race_text(say))
    victory = re.match(r"\*\*[^*]+\*\* .*?\.(?= )", end)
    assert victory
    assert [paragraph for paragraph in (headline, present, course, victory[0]) if on_one_line(paragraph) not in written] == []
    assert f"**{say('button-fair')}**" in written, "the others are a press away"
    assert len(others) == 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_rules_has_rushes_practice_and_head_starts(page: Path) -> None:
    say = Texts.of(page.name.split(".")[1])
    written = on_one_line(page.read_text(encoding="utf-8"))
    rush = say("rush-ready", minutes=int(SECONDS) // 60, passes=PASSES).splitlines()[0]
    assert [text for text in (rush, say("rules-practice")) if on_one_line(text) not in written] == []
    labels = ("first-practice", "solo-another", "solo-harder", "solo-easier")
    assert [label for label in labels if f"**{say(f'button-{label}')}**" not in written] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_head_starts_go_as_the_engine_orders_bids(page: Path) -> None:
    table = re.findall(
        r"^\| (.+) \|\n\| --- \| --- \| --- \|\n((?:\| \d \| .+\n)+)", page.read_text(encoding="utf-8"), re.MULTILINE
    )
    ((header, rows),) = table
    examples = re.findall(r"^\| (\d) \| (\d), \w+ (\S+) \| (.+) \|$", rows, re.MULTILINE)
    without, ahead = (name.rpartition(" ")[0] for name in header.split(" | ")[:2])
    for moves, others, halves, first in examples:
        bids = {without: Bid(1, int(moves), 0.0), ahead: Bid(2, int(others), 1.0, ahead=HALVES[halves])}
        assert first == min(bids, key=lambda name: (bids[name].worth, -bids[name].ahead))
    assert {halves for *_, halves, _ in examples} == HALVES.keys()


@pytest.mark.parametrize("language", languages())
def test_the_rules_name_the_same_subjects_in_every_language(language: str) -> None:
    say, english = Texts.of(language), Texts.of("en")
    for text in (fair_text, race_text):
        assert len(subjects(text(say))) == len(subjects(text(english)))
    for button in ("done", "turn", "vote-to-skip", "finish"):
        assert f"**{say(f'button-{button}')}.**" in fair_text(say)
    without = fair_play(say, RULES_2013, tournament=False)
    assert len(subjects(without)) == len(subjects(fair_text(say))) - 2, "nothing of tournaments, nor of bids lower than all"
    assert "\n\n" not in without


@pytest.mark.parametrize("language", languages())
def test_the_numbers_in_the_rules_are_those_of_the_engine(language: str) -> None:
    say = Texts.of(language)
    to_win = {RULES_2013.chips_needed(players) for players in (2, 3, 4)}
    assert numbers(say("goal-by-players")) == {*to_win, CHIPS}
    minutes = RULES_2013.times.thinking_time / 60
    quiet, counts = {MAX_ROUNDS_WITHOUT_BIDS, MAX_UNSHOWN}, {BIDDERS_TO_COUNT, CHIPS_TO_COUNT}
    assert numbers(fair_text(say)) == {STAYS_FOR, minutes, *quiet, *counts}
    assert numbers(race_text(say)) == {STAYS_FOR, 3, DEFAULT_ROUNDS, MAX_UNSOLVED, *POINTS, *counts}


def fair_text(say: Texts) -> str:
    """Return all that the rules have on fair play."""
    return fair_play(say, replace(RULES_2013, bids=Bids.LOWER_THAN_ALL), tournament=True)


def race_text(say: Texts) -> str:
    """Return the rules of a usual race."""
    return race_rules(say, say("race-time", unit="minutes", count=3), DEFAULT_ROUNDS, is_slow=False)


def subjects(text: str) -> list[str]:
    """Return the headline, if any, and the paragraphs, each of which begins with its subject."""
    lines = [line for line in text.splitlines() if line]
    assert all(re.match(r"## |\*\*[^*]+\.\*\* ", line) for line in lines)
    return lines


def numbers(text: str) -> set[int]:
    """Return all numbers that a text names in digits."""
    return {int(digits) for digits in re.findall(r"\d+", text)}


def on_one_line(text: str) -> str:
    """With one space for each gap: French has narrow ones, which count as white space, too."""
    return " ".join(text.split())
