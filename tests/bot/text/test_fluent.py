from datetime import date

import pytest

from bot.text.fluent import Bundle

TEXTS = """
moves = { $count ->
    [0] no move
    [one] one move
   *[other] { $count } moves
}
of-robot = { $robot ->
    [red] { -robot(case: "genitive") }
   *[other] { -robot }
}
-robot = { $case ->
    [genitive] of the robot
   *[nominative] the robot
}
quoted = { "{" }{ moves }{ "}" }
took = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
day = { DATETIME($day, dateStyle: "long") }
unknown-text = { nowhere }
unknown-function = { UPPER($count) }
unknown-option = { DATETIME($day, dateStyle: "huge") }
"""


@pytest.fixture
def texts() -> Bundle:
    bundle = Bundle("en")
    bundle.add(TEXTS)
    return bundle


@pytest.mark.parametrize(
    ("key", "values", "text"),
    [
        ("moves", {"count": 0}, "no move"),
        ("moves", {"count": 1}, "one move"),
        ("moves", {"count": 1234}, "1,234 moves"),
        ("of-robot", {"robot": "red"}, "of the robot"),
        ("of-robot", {"robot": "blue"}, "the robot"),
        ("quoted", {"count": 2}, "{2 moves}"),
        ("took", {"seconds": 2}, "2.0 s"),
        ("took", {"seconds": 0.25}, "0.2 s"),
        ("day", {"day": date(2026, 9, 30)}, "September 30, 2026"),
    ],
)
def test_values_variants_terms_and_functions_are_filled_in(
    texts: Bundle, key: str, values: dict[str, str | float | date], text: str
):
    assert texts.fill_in(key, values) == text


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("moves", {}, "a value is missing: count"),
        ("unknown-text", {}, "there is no text nowhere"),
        ("unknown-function", {"count": 1}, "UPPER"),
        ("unknown-option", {"day": date(2026, 9, 30)}, "DATETIME"),
        ("took", {"seconds": "two"}, "NUMBER"),
    ],
)
def test_what_a_text_lacks_is_an_error_and_never_half_a_text(
    texts: Bundle, key: str, values: dict[str, str | float | date], said: str
):
    with pytest.raises(ValueError, match=said):
        texts.fill_in(key, values)


def test_an_unknown_key_is_an_error_of_its_own(texts: Bundle):
    assert "nowhere" not in texts
    with pytest.raises(KeyError):
        texts.fill_in("nowhere", {})
