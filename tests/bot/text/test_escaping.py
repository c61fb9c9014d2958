"""Text written by others has no effect inside the bot's texts."""

import unicodedata

import pytest

from bot.text.escaping import escaped, plain, quotable
from tests.bot.markdown import marks, shown
from tests.bot.nasty_names import EVERYTHING, NASTY
from tests.properties import example, given, st

DIRECTIONS = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def test_discord_would_act_upon_the_nasty_names_as_they_are() -> None:
    acted = {name for name, _ in marks("\n".join(NASTY.values()))}
    assert acted >= {"masked link", "link", "mention", "time", "emoji", "code", "heading", "small print", "list", "quote"}


@pytest.mark.parametrize("before", ["", "-# ", "**", "1\\. ", "\n"])
@pytest.mark.parametrize("name", [*NASTY.values(), EVERYTHING], ids=[*NASTY, "everything"])
def test_a_name_in_markdown_shows_itself_and_does_nothing(name: str, before: str) -> None:
    text = escaped(plain(name))
    assert marks(before + text + " x") == marks(before + "x")
    assert shown(text) == plain(name)


@given(st.text(alphabet=st.sampled_from("\\*_~|`<>@#[]():/.+-&!? a1\n\r")))
@example("\\")
def test_no_text_can_be_put_together_that_does_something(text: str) -> None:
    assert marks(escaped(text)) == []
    assert shown(escaped(text)) == " ".join(text.split())


@pytest.mark.parametrize("name", [*NASTY.values(), EVERYTHING], ids=[*NASTY, "everything"])
def test_a_plain_name_is_one_line_and_leaves_its_surroundings_in_their_order(name: str) -> None:
    text = plain(name, "fallback")
    assert len(text.splitlines()) == 1
    assert text.isprintable() or any(unicodedata.bidirectional(char) in ("R", "AL") for char in text)
    is_isolated = text.startswith("\u2068") and text.endswith("\u2069")
    inside = text[1:-1] if is_isolated else text
    assert is_isolated == any(unicodedata.bidirectional(char) in ("R", "AL") for char in inside)
    assert not set(inside) & set(DIRECTIONS)
    text.encode()


@pytest.mark.parametrize("kind", ["accents", "nothing", "surrogate"])
def test_a_name_that_shows_nothing_gives_way_to_the_next(kind: str) -> None:
    assert plain(NASTY[kind], "ada") == "ada"
    assert plain(NASTY[kind]) == ""


@pytest.mark.parametrize(
    "name", ["Ada", "Nguyễn Thị", "👨‍👩‍👧‍👦", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "❤️", "क्\u200dष"]
)
def test_a_name_that_harms_nobody_stays_as_it_is(name: str) -> None:
    assert plain(name) == name


def test_accents_that_pile_up_are_thinned_out() -> None:
    assert len(plain("Z" + "\u0316" * 40 + "o" + "\u0316" * 40)) == 8


@pytest.mark.parametrize("typed", [*NASTY.values(), EVERYTHING], ids=[*NASTY, "everything"])
def test_what_was_typed_stays_between_the_backticks_of_a_quote(typed: str) -> None:
    quote = f"`{quotable(typed)}`"
    assert marks(quote) == [("code", quote)]
    assert not set(quote) & {"\u3164", "\u2800", *DIRECTIONS}
