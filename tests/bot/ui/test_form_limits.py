"""Discord takes the forms in every language: it allows a label 45 characters, and what is below it and placeholders 100."""

import pytest

from bot.cards.rules_forms import FORMS, fields_of, filled_by
from bot.store.guild_settings import GuildSettings
from bot.text import Texts, languages
from bot.ui.forms import as_labels, make_form
from engine.rules.rules import Times
from tests.bot.text.test_languages import uses
from tests.discord_api.held import faults_of_request

CALLBACK = "/interactions/123/token/callback"
LENGTHS = {"title": 45, "label": 45, "about": 100, "placeholder": 100}


@pytest.mark.parametrize("language", languages())
def test_the_forms_of_rules_are_taken(language: str) -> None:
    say, faults = Texts.of(language), list[object]()
    for kind, forms in FORMS.items():
        for form in forms:
            fields = as_labels(fields_of(say, kind, form, filled_by(GuildSettings(), Times(), kind, form)))
            made = make_form(say(f"form-{form.value}-title"), "form", *fields)
            faults += faults_of_request("POST", CALLBACK, {"type": 9, "data": made.to_dict()})
    assert faults == []


@pytest.mark.parametrize("language", languages())
def test_the_words_of_every_form_are_short_enough(language: str) -> None:
    say = Texts.of(language)
    forms = [key for key in uses(language) if key.startswith("form-") and key.rpartition("-")[2] in LENGTHS]
    assert len(forms) > len(FORMS)
    assert [key for key in forms if len(say(key)) > LENGTHS[key.rpartition("-")[2]]] == []
