"""Names in any script, and the cards that show them."""

from collections.abc import Callable
from io import BytesIO
from itertools import combinations, groupby
from unicodedata import normalize

import pytest
from PIL import Image, ImageChops, ImageStat, features

from engine.board.pieces import FIFTH, TARGETS, Robot
from engine.rules.score import Score
from render import cards, lettering, panels
from render.cards import draw_card
from render.lettering import lay_out
from render.pen import png
from render.sections import MAX_ROWS, Card, Row
from render.theme import DARK, LIGHT, Theme, rgb
from tests.properties import given, settings, st

joins_letters = pytest.mark.skipif(not features.check("raqm"), reason="the system has no fribidi, which joins letters")

Golden = Callable[[Image.Image, str], None]

NAMES = {
    "latin": "Ada Lovelace",
    "vietnamese": "Nguyễn Thị",
    "cyrillic": "Привет",
    "greek": "Ελληνικά",
    "arabic": "محمد علي",
    "hebrew": "שלום עולם",
    "devanagari": "नमस्ते क्षत्रिय",
    "bengali": "বাংলা",
    "tamil": "தமிழ்",
    "thai": "ไทยแลนด์",
    "georgian": "ქართული",
    "ethiopic": "አማርኛ",
    "chinese": "中文名字",
    "rare han": "𠮷野㐂",
    "japanese": "日本語のなまえ",
    "korean": "한국어",
    "emoji": "😀🦊🤖",
    "newest emoji": "🫩",
    "keycap": "1️⃣❤️",
    "joined emoji": "👨‍👩‍👧‍👦🏳️‍🌈👍🏽",
    "flag": "🇩🇪🇯🇵",
    "ornament": "꧁༺★彡༻꧂",
    "shrug": "¯\\_(ツ)_/¯",
}
NOTHING = (
    "",
    " \t\n",
    "\u200f\u202e\u2066",
    "\u200d\ufe0f",
    "\u3164\u3164",
    "\u2800 \u2800",
    "\u115f\u1160\uffa0",
    "\u200b\u2060\ufeff",
    "\u0301\u0302",
    "\u034f\u0301 \u0301",
)


def ink(text: str, width: int = 400) -> Image.Image:
    """Return the line in white on black."""
    written = lay_out(text, 40, width)
    picture = Image.new("RGB", (written.width, 70))
    written.draw(picture, (0, 46), "#FFFFFF")
    return picture.convert("L")


def looks_like(one: str, other: str) -> bool:
    return ink(one).size == ink(other).size and ImageChops.difference(ink(one), ink(other)).getbbox() is None


def wide_gaps(name: str) -> int:
    """Return how many gaps in a line, between its first ink and its last, are as wide as that between two words."""
    line = ink(name)
    empty = [line.crop((x, 0, x + 1, line.height)).getbbox() is None for x in range(line.width)]
    runs = [len([*run]) for is_empty, run in groupby(empty) if is_empty]
    return sum(width >= 8 for width in runs)


def unlike(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of two masks where they are laid on each other."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_written_without_boxes_and_without_dots(name: str) -> None:
    written = [run.text for run in lettering._runs(lettering._letters(name))]
    assert "·" not in "".join(written)
    assert sorted("".join(written)) == sorted(normalize("NFC", name))
    assert ink(name).getbbox()


@joins_letters
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_long_name_is_cut_between_two_letters_and_ends_with_an_ellipsis(name: str) -> None:
    letters = lettering._letters(name * 20)
    whole, cut = lettering._runs(letters), lettering._cut(letters, 40, 300)
    text = "".join(run.text for run in (cut[::-1] if lettering._is_leftward(name) else cut))
    assert text.endswith("…")
    assert lettering._width(cut, 40) <= 300 < lettering._width(whole, 40)
    assert len(lettering._letters(text)) >= 3
    assert ink(name * 20, 300).width <= 300


def test_emoji_have_their_own_colours_and_letters_that_of_the_text() -> None:
    picture = Image.new("RGB", (200, 70))
    lay_out("a😀", 40, 200).draw(picture, (0, 46), "#FFFFFF")
    _, saturation, _ = picture.convert("HSV").split()
    assert saturation.crop((0, 0, 22, 70)).getextrema() == (0, 0)
    assert saturation.crop((30, 0, 60, 70)).getextrema() != (0, 0)


@pytest.mark.parametrize("name", NOTHING, ids=ascii)
def test_a_name_with_nothing_to_see_is_a_dot(name: str) -> None:
    assert looks_like(name, "·")


def test_what_no_font_has_becomes_plainer_and_in_the_end_a_dot() -> None:
    assert looks_like("\U0001d4d5\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502", "Fancy")
    assert looks_like("\uff26\uff55\uff4c\uff4c", "Full")
    assert looks_like("\N{EGYPTIAN HIEROGLYPH A001}", "·")


def test_marks_that_pile_up_are_thinned_out() -> None:
    zalgo = "Z" + "\u0301\u0316\u0338" * 30 + "o"
    assert ink(zalgo).height == ink("Zo").height
    assert len(lettering._letters(zalgo)[0]) <= 4


def test_marks_of_direction_do_not_turn_a_name_around() -> None:
    assert looks_like("\u202eAda\u202c", "Ada")
    assert looks_like("\u200fAda", "Ada")


def test_a_name_from_right_to_left_with_latin_in_it_is_read_from_the_right() -> None:
    runs = lettering._runs(lettering._letters("שלום Ada"))
    assert [run.text.strip() for run in runs] == ["Ada", "שלום"]
    assert [run.text.strip() for run in lettering._runs(lettering._letters("Ada שלום"))] == ["Ada", "שלום"]


@joins_letters
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada علي Ben", "Ada |علي| Ben"),
        ("علي Ada محمد", "محمد| |Ada|علي "),
        ("Ada שלום علي Ben", "Ada |علي|שלום | Ben"),
        ("شاعر שלום", "שלום|شاعر "),
        ("Ada 😀 علي 🦊 Ben", "Ada |😀| |علي| |🦊| Ben"),
        ("Ada (علي) 5 Ben", "Ada (|علي|) 5 Ben"),
        ("علي 5 Ada", "Ada|5 |علي "),
        ("علي (Ada) 5", ") 5|Ada|(|علي "),
    ],
)
def test_words_stand_in_the_order_of_reading_with_the_spaces_between_them(name: str, shown: str) -> None:
    assert "|".join(run.text for run in lettering._runs(lettering._letters(name))) == shown
    words = [ink(word).width for word in name.split()]
    spaces = name.count(" ") * ink("a a").width - name.count(" ") * 2 * ink("a").width
    assert ink(name).width == pytest.approx(sum(words) + spaces, abs=5 * len(words))


@joins_letters
def test_a_space_is_seen_on_both_sides_of_a_word_in_another_direction() -> None:
    assert wide_gaps("Ada علي Ben") == wide_gaps("Ada Eve Ben") == 2


def test_letters_that_show_nothing_are_spaces_and_accents_without_a_letter_are_not_drawn() -> None:
    assert looks_like("\u3164Ada\u2800\u3164Ben\u1160", "Ada Ben")
    assert looks_like("\u0301Ada \u0301\u0302Ben", "Ada Ben")


def test_without_raqm_names_are_still_written_in_the_right_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "check", lambda _feature: False)
    for kept in (lettering._font, lettering._dressed):
        kept.cache_clear()
    try:
        hebrew, backwards = ink("שלום"), ink("םולש")
        assert ImageChops.difference(hebrew, backwards).getbbox()
        for name in (*NAMES.values(), *NOTHING):
            assert ink(name).getbbox()
    finally:
        monkeypatch.undo()
        for kept in (lettering._font, lettering._dressed):
            kept.cache_clear()
    if features.check("raqm"):
        assert 2 * unlike(hebrew, ink("שלום")) < unlike(backwards, ink("שלום")), "but for the kerning"


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=40), st.integers(1, 500))
def test_no_name_is_too_strange(name: str, width: int) -> None:
    assert ink(name, width).width <= max(width, 1)


@joins_letters
def test_a_leaderboard(golden: Golden, theme: Theme) -> None:
    names = ("Ada Lovelace", "Benjamin", "Ångström & Söhne, a name much too long for any card", "Cleo")
    rows = [Row(place, name, chips) for place, name, chips in zip((1, 2, 2, 4), names, (123, 40, 40, 1), strict=True)]
    picture = draw_card(Card("Leaderboard", rows, subtitle="This week", footer="…and 3 more"), theme)
    golden(picture, "leaderboard")


def test_the_end_of_a_match(golden: Golden, theme: Theme) -> None:
    rows = [Row(1, "Ada", 9, TARGETS[:9]), Row(2, "Ben", 8, TARGETS[9:]), Row(3, "Cleo", 0)]
    golden(draw_card(Card("Ada wins!", rows, festive=True), theme), "end")


@pytest.mark.parametrize("title", ["{} wins!", "!Ganadora: {} con 9", "{}", "a long name of a title {}"])
def test_of_a_title_that_is_too_long_the_name_is_cut_and_not_what_is_said_of_it(title: str) -> None:
    name = "Maximiliane von Oberndorff-Klein"
    written = lay_out(title.format(name), 40, 600, name=name)
    text = "".join(run.text for run in written._runs)
    before, after = title.split("{}")
    assert text.startswith(f"{before}Maxi")
    assert text.endswith(f"…{after}")
    assert written.width <= 600


def test_a_name_that_fits_is_whole_and_a_title_without_room_for_it_is_cut_like_any_other() -> None:
    assert "".join(run.text for run in lay_out("Ada wins!", 40, 600, name="Ada")._runs) == "Ada wins!"
    assert "".join(run.text for run in lay_out("Ada wins the match!", 40, 200, name="Ada")._runs).endswith("…")


def test_a_title_is_cut_only_where_the_smallest_letters_are_too_long(monkeypatch: pytest.MonkeyPatch, theme: Theme) -> None:
    written = list[tuple[int, lettering.TextLine]]()

    def watched(text: str, size: int, width: int, *, name: str = "") -> lettering.TextLine:
        written.append((size, lay_out(text, size, width, name=name)))
        return written[-1][1]

    monkeypatch.setattr(panels, "lay_out", watched)
    cut = list[str]()
    for title in ("Meiste optimale Lösungen, alle zusammen"[:length] for length in range(20, 40)):
        draw_card(Card(title, []), theme)
        size, line = written[-1]
        if "".join(run.text for run in line._runs).endswith("…"):
            assert size == theme.pixels(panels._LONG_TITLE), title
            cut.append(title)
    assert cut


def test_a_name_from_right_to_left_leaves_a_title_in_its_order() -> None:
    assert [run.text.strip() for run in lay_out("שלום wins!", 40, 600, name="שלום")._runs] == ["שלום", "wins!"]


def shown_on(card: Image.Image, theme: Theme) -> tuple[int, int, int, int]:
    """Return the pixels of a card's right half that are not just its page."""
    half = card.crop((card.width // 2, 0, card.width, card.height))
    page = Image.new("RGB", half.size, rgb(theme.palette.page))
    return ImageChops.difference(half, page).getbbox() or (0, 0, 0, 0)


def test_the_fifth_robot_of_a_card_is_black_or_silver_at_its_end_or_there_is_none(theme: Theme) -> None:
    rows = [Row(1, "Ada", 9, TARGETS[:9])]
    black, silver = (draw_card(Card("Ada wins!", rows, fifth=fifth), theme) for fifth in FIFTH)
    of_four, of_five = (shown_on(draw_card(Card("", [], fifth=fifth), theme), theme) for fifth in (None, Robot.BLACK))
    assert of_four[0] == pytest.approx(of_five[0] + theme.pixels(panels._STEP), abs=2), "one robot fewer"
    assert of_four[2] == pytest.approx(of_five[2], abs=theme.pixels(0.1)), "which end at the same place"
    left, _, right, bottom = ImageChops.difference(black, silver).getbbox() or (0, 0, 0, 0)
    end = theme.pixels(panels.WIDTH - panels.MARGIN)
    assert end - 1.5 * theme.cell < left < right <= end + 0.5 * theme.cell
    assert bottom <= theme.pixels(panels.HEAD)


def test_every_score_has_an_icon_of_its_own(theme: Theme) -> None:
    icons = [draw_card(Card("Leaderboard", [Row(1, "Ada", 7)], score=score), theme) for score in Score]
    for one, other in combinations(icons, 2):
        assert unlike(one, other)


def test_every_place_is_written_in_the_same_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    written = set[str]()

    def watched(text: str, size: int, width: int, *, name: str = "") -> lettering.TextLine:
        written.add(text)
        return lay_out(text, size, width, name=name)

    monkeypatch.setattr(cards, "lay_out", watched)
    draw_card(Card("Leaderboard", [Row(place, "Ada", 99) for place in range(1, 11)]))
    assert {str(place) for place in range(1, 11)} <= written


def test_a_card_has_no_more_rows_than_a_phone_shows() -> None:
    rows = [Row(place, "Ada", 100 - place) for place in range(1, 31)]
    assert draw_card(Card("All", rows)).size == draw_card(Card("All", rows[:MAX_ROWS])).size


def test_every_name_fits_into_a_card_in_both_themes() -> None:
    rows = [Row(place, name, 17 - place, TARGETS[: 17 - place]) for place, name in enumerate(list(NAMES.values())[:10], 1)]
    for theme in (LIGHT, DARK):
        card = draw_card(Card("محمد 😀 " * 20, rows, subtitle="日本" * 50, footer="x" * 200), theme)
        with Image.open(BytesIO(png(card))) as file:
            assert file.format == "PNG"
            assert 850 <= file.width <= 900


def test_a_card_without_rows_has_its_title() -> None:
    assert draw_card(Card("Leaderboard", [])).getbbox()


def test_a_number_of_chips_is_never_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[tuple[str, bool]]()

    def watched(text: str, size: int, width: int, *, name: str = "") -> lettering.TextLine:
        written.append((text, lay_out(text, size, width, name=name).width < width))
        return lay_out(text, size, width, name=name)

    monkeypatch.setattr(cards, "lay_out", watched)
    draw_card(Card("Leaderboard", [Row(1, "Ada", 1_234_567, written="1.234.567"), Row(2, "Ben", 7)]))
    assert {("1.234.567", True), ("7", True)} <= set(written)


def test_who_has_no_chip_has_none_beside_those_whose_chips_are_shown() -> None:
    bare = draw_card(Card("Scoreboard", [Row(1, "Ada", 2, TARGETS[:2]), Row(2, "Ben", 0)])).crop((235, 197, 780, 254))
    assert len(bare.getcolors() or ()) == 1, "neither chips nor a bar"


def test_letters_that_reach_far_down_are_whole() -> None:
    for name in NAMES.values():
        mask = ink(name)
        assert not mask.crop((0, mask.height - 1, mask.width, mask.height)).getbbox()
