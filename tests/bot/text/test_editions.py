"""The vortex has the name of the edition that is played, in every place that names it."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.cards.match import left_card, round_card
from bot.cards.post import Picture, Post
from bot.cards.race import left_race_card, race_card
from bot.cards.solo import solo_card
from bot.cards.study import Looking, View, study_card
from bot.commands.rules import rules_screen
from bot.text import Texts, languages
from bot.web.match_view import match_view
from bot.web.race_view import race_view
from bot.web.solo_view import solo_view
from bot.web.study_view import Desk, study_view
from engine import RULES_1999, RULES_2013, VORTEX, Edition, Rules, Setup, draw_setup, rules_for
from engine.games.match.play import start
from engine.games.match.state import Match, replay
from engine.games.race.play import start as start_race
from engine.games.race.state import Race
from engine.games.race.state import replay as replay_race
from engine.games.solo.state import SoloGame
from engine.games.solo.state import replay as replay_solo
from engine.rules.study import Study
from tests.bot.commands.test_language import choose, speak
from tests.bot.seen import buttons_of, said, text_of
from tests.bot.world import HOURGLASS, Member, World
from tests.engine.solo_games import begin_alone

DE = Texts.of("de")
ADA = 101
NAMES = {ADA: "Ada"}
OF_2013, OF_1999 = "Farbwirbel", "kosmischer Wirbel"


def vortex_first(rules: Rules) -> Setup:
    setup = draw_setup(rules, Random(1))
    return replace(setup, chips=(VORTEX, *(chip for chip in setup.chips if chip is not VORTEX)))


def match_of(rules: Rules) -> Match:
    return replay(start(rules, vortex_first(rules), ADA, 0, Random(1)))


def race_of(rules: Rules) -> Race:
    return replay_race(start_race(rules, vortex_first(rules), ADA, 0, Random(1)))


def solo_of(rules: Rules) -> SoloGame:
    return replay_solo(begin_alone(rules, vortex_first(rules), ADA, 0, Random(1)))


def study_of(rules: Rules) -> Study:
    return Study(match_of(rules).round.start, rules.ricochet, 1, edition=rules.edition)


def words(post: Post) -> str:
    return json.dumps([post.view.to_components(), [picture.alt for picture in post.pictures]], ensure_ascii=False)


CARDS: dict[str, Callable[[Rules], Post]] = {
    "match": lambda rules: round_card(DE, 1, match_of(rules), b"x"),
    "match that went on": lambda rules: left_card(DE, match_of(rules)),
    "race": lambda rules: race_card(DE, 1, race_of(rules), b"x"),
    "race that went on": lambda rules: left_race_card(DE, race_of(rules)),
    "solo": lambda rules: solo_card(DE, 1, solo_of(rules), b"x"),
    "study": lambda rules: study_card(DE, Looking("7.1", View.HINTS), study_of(rules), None, b"x"),
}
BOARD = DE.on_board
VIEWS: dict[str, Callable[[Rules], object]] = {
    "match": lambda rules: match_view(BOARD, 1, match_of(rules), ADA, NAMES, may_try=True),
    "race": lambda rules: race_view(BOARD, 1, race_of(rules), ADA, NAMES),
    "solo": lambda rules: solo_view(BOARD, 1, solo_of(rules), ADA, NAMES),
    "study": lambda rules: study_view(BOARD, "7.1", study_of(rules), Desk(), NAMES),
}


@pytest.mark.parametrize("card", CARDS)
def test_a_german_card_and_its_alt_text_name_the_vortex_as_the_edition_does(card: str) -> None:
    old, new = words(CARDS[card](RULES_1999)), words(CARDS[card](RULES_2013))
    assert old.count(OF_1999) >= 2, "in its headline and in the words of its picture"
    assert OF_2013 not in old
    assert new.count(OF_2013) == old.count(OF_1999)
    assert OF_1999 not in new


@pytest.mark.parametrize("view", VIEWS)
def test_so_does_the_board(view: str) -> None:
    old, new = (repr(VIEWS[view](rules)) for rules in (RULES_1999, RULES_2013))
    assert old.count(OF_1999) >= 3, "in its headline, in its words, and among the targets"
    assert OF_2013 not in old
    assert new.count(OF_2013) == old.count(OF_1999)
    assert OF_1999 not in new


@pytest.mark.parametrize("edition", Edition)
def test_so_do_the_rules(edition: Edition) -> None:
    shown = words(rules_screen(DE, "server", rules_for(edition), Picture("rules.png", b"", "")))
    assert ("beim kosmischen Wirbel" in shown, "beim Farbwirbel" in shown) == (edition.year == "1999", edition.year == "2013")


async def test_so_do_the_results_of_a_match_and_what_its_rounds_are_studied_as(world: World, ada: Member, ben: Member) -> None:
    await choose(world, "de")
    for player in (ada, ben):
        speak(world, player, "de")
    await world.start(ada, code=vortex_first(RULES_1999).code, edition="1999", chips=1)
    solution = world.solution()
    await ben.slash(world.channel, "bid", moves=len(solution.split()))
    await world.later(HOURGLASS)
    await ben.slash(world.channel, "prove", moves=solution)
    posts = [post for post in world.channel.history() if post.components]
    shown = "\n".join(text_of(post) for post in posts)
    assert shown.count(OF_1999) >= 3
    assert OF_2013 not in shown
    label = DE("button-study-open")
    told = next(post for post in reversed(posts) if label in buttons_of(post))
    assert OF_1999 in said(await ada.click(told, label=label))


@pytest.mark.parametrize("language", languages())
def test_texts_without_another_name_read_the_same_in_every_edition_and_keep_to_the_board(language: str) -> None:
    say = Texts.of(language)
    assert say.of_edition(Edition.Y2013) is say.of_edition(None) is say
    old = say.of_edition(Edition.FR1999)
    assert old.of_edition(Edition.Y1999) is old
    assert old("target-moon", robot="red") == say("target-moon", robot="red")
    assert old.on_board("refusal-match-game-over") == say.on_board("refusal-match-game-over") != say("refusal-match-game-over")
    assert say.on_board.of_edition(Edition.Y1999)("target-vortex") == old("target-vortex")
