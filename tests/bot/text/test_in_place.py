"""Texts in their places: whole screens fit, targets have their emoji, locales find their language."""

from dataclasses import replace
from random import Random

import pytest

from bot.cards.post import Picture
from bot.commands.rules import fair_play, rules_screen
from bot.text import Texts, language_of, languages
from bot.text.names import bare_target_name, usual_fifth_robot
from engine import FIFTH, RULES_1999, RULES_1999_NL, RULES_2013, TARGETS, Bids, Diagonals, Edition, Ricochet, Robot, rules_for
from engine.games.race.play import start
from engine.games.race.state import replay
from engine.rules.setup import draw_setup


@pytest.mark.parametrize("language", languages())
def test_the_longest_screens_fit_into_a_message(language: str) -> None:
    texts = Texts.of(language)
    assert len(texts("tiles-text") + texts("tiles-options")) <= 4000
    assert len(texts("privacy-text")) <= 4000
    lengths = []
    for rules in (
        RULES_1999,
        RULES_2013,
        *(
            replace(rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=fifth), bids=bids, ricochet=ricochet)
            for fifth in FIFTH
            for bids in Bids
            for ricochet in Ricochet
        ),
    ):
        for scope in ("match", "solo", "race", "server", "usual"):
            race = (
                replay(start(rules, draw_setup(rules, Random(1)), 1, 0, Random(1), seconds=86400)) if scope == "race" else None
            )
            view = rules_screen(texts, scope, rules, Picture("rules.png", b"", "alt"), race=race, contact="x" * 200).view
            lengths.append(sum(len(getattr(part, "content", "")) for part in view.walk_children()))
    assert max(lengths) <= 4000
    assert len(fair_play(texts, RULES_1999_NL, tournament=True)) <= 4000


@pytest.mark.parametrize("language", languages())
def test_the_name_of_a_target_begins_with_its_pictures(language: str) -> None:
    texts = Texts.of(language)
    bare = [bare_target_name(texts, target) for target in TARGETS]
    assert all(bare)
    assert len(set(bare)) == len(TARGETS)


def test_the_fifth_robot_is_that_of_the_boxes_in_a_language() -> None:
    silver = {language for language in languages() if usual_fifth_robot(Texts.of(language)) is Robot.SILVER}
    assert silver == {"es", "ca", "pt-BR"}


def test_a_locale_of_discord_finds_its_language() -> None:
    found = {locale: language_of(locale) for locale in ("de", "nl", "es-ES", "es-419", "fr", "pt-BR", "en-GB", "pl", "sv-SE")}
    assert found == {
        "de": "de",
        "nl": "nl",
        "es-ES": "es",
        "es-419": "es",
        "fr": "fr",
        "pt-BR": "pt-BR",
        "en-GB": "en",
        "pl": None,
        "sv-SE": None,
    }
    assert language_of("pt_PT.UTF-8") == "pt-BR"
    assert language_of("ca_ES@valencia") == "ca"
