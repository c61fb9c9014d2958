from datetime import date

import pytest
from babel import Locale as BabelLocale
from babel.dates import format_date
from fluent.runtime import FluentBundle, FluentResource

from bot.text import languages
from bot.text.locales import Locale, Style
from tests.bot.text import cldr
from tests.properties import given, st

LANGUAGES = st.sampled_from(languages())
STYLES: tuple[Style, ...] = ("full", "long", "medium", "short")
NUMBERS = st.integers(-(10**9), 10**9) | st.decimals(-(10**6), 10**6, places=4).map(float)
DIGITS = st.integers(0, 3)


def test_the_data_are_those_of_the_cldr():
    assert cldr.FILE.read_text(encoding="utf-8") == cldr.written(), "python -m tests.bot.text.cldr writes them anew"


@given(LANGUAGES, NUMBERS | st.sampled_from([0, 1, 2, 1.0, 1.5, 0.5, 1_000_000, 2_000_000]))
def test_a_number_takes_the_plural_form_that_babel_gives_it(language: str, number: float):
    assert Locale.of(language).plural(number) == BabelLocale.parse(language, sep="-").plural_form(number)


@given(LANGUAGES, NUMBERS, DIGITS, DIGITS)
def test_a_number_is_written_as_fluents_own_library_writes_it(language: str, number: float, one: int, other: int):
    least, most = sorted((one, other))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(f"n = {{ NUMBER($n, minimumFractionDigits: {least}, maximumFractionDigits: {most}) }}"))
    pattern = bundle.get_message("n").value
    assert pattern
    text = str(bundle.format_pattern(pattern, {"n": number})[0])
    is_zero = not any(digit in text for digit in "123456789")
    assert Locale.of(language).number(number, least, most) == (text.lstrip("-") if is_zero else text), "but for -0"


@given(LANGUAGES, st.dates(date(1, 1, 1), date(9999, 12, 31)))
def test_a_day_is_written_as_babel_writes_it(language: str, day: date):
    babel = BabelLocale.parse(language, sep="-")
    for style in STYLES:
        assert Locale.of(language).day(day, style) == format_date(day, style, babel)


@pytest.mark.parametrize(("language", "written"), [("pt-BR", "1.234,5"), ("de-AT", "1.234,5"), ("xx", "1,234.5")])
def test_a_region_without_texts_of_its_own_has_the_locale_of_its_base_or_of_english(language: str, written: str):
    assert Locale.of(language).number(1234.5) == written
