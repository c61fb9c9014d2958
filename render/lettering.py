"""Lines of text in any script, for names that people choose.

Pillow draws text in one font, and a box for each letter that the font lacks. Here each letter is looked up in several fonts. A
letter that is in none of them is simplified step by step until it is found, and in the end replaced by a dot.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from io import BytesIO
from itertools import groupby
from operator import itemgetter

from PIL import Image, ImageDraw, ImageFont, features

from render.blanks import BLANKS
from render.theme import rgb

_LATIN = "NotoSans-Bold"
"""For Latin, Greek and Cyrillic, and characters of no script."""

_EMOJI = "Twemoji"
"""Has colours of its own."""

_ELSEWHERE = (_EMOJI, "NotoEmoji-Bold", "NotoSansSymbols-Bold", "NotoSansSymbols2-Regular", "DroidSansFallback")
"""The fallback for characters that no other font has."""

_SCRIPTS = {
    "NotoSansHebrew-Bold": ((0x0590, 0x05FF), (0xFB1D, 0xFB4F)),
    "NotoSansArabic-Bold": ((0x0600, 0x06FF), (0x0750, 0x077F), (0x08A0, 0x08FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFF)),
    "NotoSansDevanagari-Bold": ((0x0900, 0x097F),),
    "NotoSansBengali-Bold": ((0x0980, 0x09FF),),
    "NotoSansGurmukhi-Bold": ((0x0A00, 0x0A7F),),
    "NotoSansGujarati-Bold": ((0x0A80, 0x0AFF),),
    "NotoSansOriya-Bold": ((0x0B00, 0x0B7F),),
    "NotoSansTamil-Bold": ((0x0B80, 0x0BFF),),
    "NotoSansTelugu-Bold": ((0x0C00, 0x0C7F),),
    "NotoSansKannada-Bold": ((0x0C80, 0x0CFF),),
    "NotoSansMalayalam-Bold": ((0x0D00, 0x0D7F),),
    "NotoSansSinhala-Bold": ((0x0D80, 0x0DFF),),
    "NotoSansThai-Bold": ((0x0E00, 0x0E7F),),
    "NotoSansLao-Bold": ((0x0E80, 0x0EFF),),
    "NotoSansMyanmar-Bold": ((0x1000, 0x109F),),
    "NotoSansGeorgian-Bold": ((0x10A0, 0x10FF), (0x1C90, 0x1CBF)),
    "NotoSansArmenian-Bold": ((0x0530, 0x058F),),
    "NotoSansEthiopic-Bold": ((0x1200, 0x139F),),
    "NotoSansCherokee-Bold": ((0x13A0, 0x13FF),),
    "NotoSansKhmer-Bold": ((0x1780, 0x17FF),),
    "DroidSansFallback": ((0x1100, 0x11FF), (0x2E80, 0x9FFF), (0xAC00, 0xD7AF), (0xF900, 0xFAFF), (0xFF61, 0xFFDF)),
    "NotoSansCJKRare-Bold": ((0x2E80, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x323AF)),
    "NotoSerifTibetan-Bold": ((0x0F00, 0x0FFF),),
    "NotoSansCanadianAboriginal-Bold": ((0x1400, 0x167F),),
    "NotoSansRunic-Regular": ((0x16A0, 0x16FF),),
    "NotoSansJavanese-Bold": ((0xA980, 0xA9DF),),
    _EMOJI: ((0x1F000, 0x1FAFF),),
}
"""The fonts in order of preference, and the ranges of Unicode for which they are used."""

_JOINER, _EMOJI_STYLE = "\N{ZERO WIDTH JOINER}", "\N{VARIATION SELECTOR-16}"
_INVISIBLE = {_JOINER, "\N{ZERO WIDTH NON-JOINER}", "\N{VARIATION SELECTOR-15}", _EMOJI_STYLE}
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_SKINS = range(0x1F3FB, 0x1F400)
_PICTURES = range(0x1F000, 0x1FB00)
"""The ranges of emoji, including those that are newer than Python's Unicode tables."""
_TAGS = range(0xE0020, 0xE0080)
_NOWHERE = "\U0010ffff"
_MAX_MARKS, _THROUGH = 3, 1
"""The most accents kept above and below a letter, more than any language needs; and the accents that strike it through."""

_ABOVE, _BELOW = 1.15, 0.6
"""The height of a line above and below its baseline, in sizes: Arabic descends by more than half."""

_BOLD, _THICKENED = ("-Bold", _EMOJI), 0.022
"""The suffixes of fonts that are bold enough; and how much letters of all others are thickened on each side, in sizes."""

_DOT, _ELLIPSIS = "·", "…"
_INK, _SAMPLE = 255, 24
_FONTS, _LETTERS = 64, 4096


@dataclass(frozen=True)
class _Run:
    """Consecutive letters in one font and one direction."""

    font: str
    text: str
    leftward: bool = False
    """Whether they are written from right to left."""


class TextLine:
    """A line of text with its layout, ready to be drawn."""

    def __init__(self, runs: Sequence[_Run], size: int, most: int) -> None:
        """Take runs from left to right in letters of this size, ``most`` pixels wide or less."""
        self._runs, self._size = runs, size
        self.width = max(1, min(most, round(_width(runs, size)) + 2))
        """The width in pixels."""

    def draw(self, picture: Image.Image, start: tuple[int, int], colour: str) -> None:
        """Write on an RGB picture, with the baseline beginning at the pixel ``start``. Emoji keep their colours.

        Whatever extends far above or below a line of this size is cut off.
        """
        (left, baseline), above = start, round(_ABOVE * self._size)
        box = left, baseline - above, left + self.width, baseline + round(_BELOW * self._size)
        part = picture.crop(box)
        draw, place = ImageDraw.Draw(part), 0.0
        for run in self._runs:
            bold = 0 if run.font.endswith(_BOLD) else _THICKENED * self._size
            font, coloured = _font(run.font, self._size), run.font == _EMOJI
            text, way, at = _visual(run), _direction(run), (place, above)
            draw.text(at, text, rgb(colour), font, "ls", direction=way, stroke_width=bold, embedded_color=coloured)
            place += _length(run, self._size)
        picture.paste(part, box[:2])


def lay_out(text: str, size: int, width: int, *, name: str = "") -> TextLine:
    """Lay out any text as one line of letters of this size, cut with ``…`` where it exceeds ``width`` pixels.

    Where the text contains a ``name`` and is too long, the name is cut first, and the whole text only if that is not enough.
    Text without a visible character becomes a dot. Never raises.
    """
    letters = _letters(text) or [_DOT]
    before, middle, after = _split(letters, _letters(name))
    runs = [run for part in (before, middle, after) for run in _runs(part)]
    if _width(runs, size) > width:
        runs = _cut(middle, size, width, before, after)
    if _width(runs, size) > width:
        runs = _cut(letters, size, width)
    return TextLine(runs, size, width)


def _split(letters: Sequence[str], name: Sequence[str]) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
    """Return the letters before a name, of the name, and after it; without a name, all of them as the second part."""
    for start in range(len(letters) - len(name) + 1 if name else 0):
        end = start + len(name)
        if letters[start:end] == name:
            return letters[:start], name, letters[end:]
    return (), letters, ()


def _letters(text: str) -> list[str]:
    """Split a text into grapheme clusters: a base with its accents, or an emoji of several characters."""
    letters = list[str]()
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        joined = bool(letters) and letters[-1].endswith(_JOINER)
        if kind[0] == "Z" or char in "\t\n\r" or char in BLANKS:
            if letters and letters[-1] != " ":
                letters.append(" ")
        elif kind[0] == "M" and (not letters or letters[-1] == " "):
            continue  # An accent without a letter would be drawn beside the line, or on top of the character before it.
        elif letters and (kind[0] == "M" or char in _INVISIBLE or ord(char) in (*_SKINS, *_TAGS)):
            marks = sum(unicodedata.category(part)[0] == "M" for part in letters[-1])
            if marks < _MAX_MARKS and unicodedata.combining(char) != _THROUGH:
                letters[-1] += char
        elif (kind[0] == "C" and ord(char) not in _PICTURES) or char in _INVISIBLE:
            continue
        elif letters and (_joins(letters[-1], char) or (joined and _is_pictured(char))):
            letters[-1] += char
        else:
            letters.append(char)
    return [*letters[:-1], *(letter for letter in letters[-1:] if letter != " ")]


def _joins(letter: str, char: str) -> bool:
    """Return whether a character is the second half of a flag."""
    return len(letter) == 1 and ord(letter) in _FLAG_LETTERS and ord(char) in _FLAG_LETTERS


def _is_pictured(char: str) -> bool:
    return unicodedata.category(char) == "So" or ord(char) in _PICTURES


def _runs(letters: Sequence[str]) -> list[_Run]:
    """Return the runs of a line from left to right.

    Words of one direction stay together; a space between two words of different directions is part of neither, and stays
    between them.
    """
    leftward = _is_leftward("".join(letters))
    parts = [
        runs[::-1] if direction else runs
        for direction, group in groupby(zip(_directions(letters, leftward=leftward), letters, strict=True), itemgetter(0))
        for runs in [_in_fonts([letter for _, letter in group], leftward=direction)]
    ]
    return [run for part in (parts[::-1] if leftward else parts) for run in part]


def _in_fonts(letters: Sequence[str], *, leftward: bool) -> list[_Run]:
    """Return the runs of letters of one direction in reading order. Spaces join the run before them."""
    chosen = list[tuple[str, str]]()
    for letter in letters:
        chosen.append(_dressed(letter, chosen[-1][0] if chosen else None))
    return [_Run(font, "".join(text for _, text in group), leftward) for font, group in groupby(chosen, key=itemgetter(0))]


def _directions(letters: Sequence[str], *, leftward: bool) -> list[bool]:
    """Return for each letter whether it is written from right to left, given the line's direction.

    Brackets follow the line, and digits what precedes them. Spaces and all other signs follow their neighbours if these agree,
    and else the line. This is Unicode's algorithm, except for rare nested phrases.
    """
    found = list[bool | None]()
    before = leftward
    for letter in letters:
        kinds = {unicodedata.bidirectional(char) for char in letter}
        is_bracket = unicodedata.category(letter[0]) in ("Ps", "Pe")
        if is_bracket or kinds & {"L", "R", "AL"}:
            before = leftward if is_bracket else not kinds & {"L"}
        found.append(before if is_bracket or kinds & {"L", "R", "AL", "EN", "AN"} else None)
    directions = list[bool]()
    for place, direction in enumerate(found):
        if direction is None:
            last = next((one for one in reversed(found[:place]) if one is not None), leftward)
            after = next((one for one in found[place:] if one is not None), leftward)
            directions.append(last if last == after else leftward)
        else:
            directions.append(direction)
    return directions


@lru_cache(maxsize=_LETTERS)
def _dressed(letter: str, before: str | None) -> tuple[str, str]:
    """Return a font for a letter, and the part of it that the font can show. A space between two words keeps their font."""
    if letter == " ":
        return (_LATIN if before is None or before in _ELSEWHERE else before), letter
    for form in _plainer(letter):
        for font in _fonts_for(form):
            if all(_has(font, char) for char in form if char not in _INVISIBLE):
                return font, form if features.check("raqm") else "".join(char for char in form if not _is_joint(char))
    return _LATIN, _DOT


def _is_joint(char: str) -> bool:
    return char in _INVISIBLE or ord(char) in _TAGS


def _plainer(letter: str) -> Iterator[str]:
    """Yield a letter and its simplifications: without ornament, without accents, the first of joined emoji."""
    plain = unicodedata.normalize("NFKC", letter)
    yield plain if plain.isascii() and len(plain) == len(letter) else letter
    yield plain
    bare = "".join(char for char in unicodedata.normalize("NFKD", letter) if unicodedata.category(char)[0] != "M")
    if bare:
        yield bare
        yield bare[0]


def _fonts_for(letter: str) -> Iterator[str]:
    own = [font for font, ranges in _SCRIPTS.items() if any(first <= ord(letter[0]) <= last for first, last in ranges)]
    if _EMOJI_STYLE in letter:
        yield _EMOJI
    yield from own
    yield _LATIN
    yield from (font for font in _ELSEWHERE if font not in own)


@lru_cache(maxsize=_LETTERS)
def _has(name: str, char: str) -> bool:
    """Return whether a font has a character, shown differently from one that does not exist."""
    if unicodedata.category(char) == "Cf" or ord(char) in _TAGS:
        return True
    return _shape(name, char) != _shape(name, _NOWHERE)


def _shape(name: str, char: str) -> tuple[float, bytes]:
    font = _font(name, _SAMPLE, raqm=False)
    sample = Image.new("L", (3 * _SAMPLE, 3 * _SAMPLE))
    ImageDraw.Draw(sample).text((_SAMPLE, 2 * _SAMPLE), char, _INK, font, anchor="ls")
    return font.getlength(char), sample.tobytes()


@lru_cache(maxsize=_FONTS)
def _font(name: str, size: int, *, raqm: bool = True) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if raqm and features.check("raqm") else ImageFont.Layout.BASIC
    return ImageFont.truetype(BytesIO(_file(name)), size, layout_engine=engine)


@cache
def _file(name: str) -> bytes:
    return resources.files("render").joinpath("fonts", f"{name}.woff2").read_bytes()


def joins_letters() -> bool:
    """Return whether letters of joining scripts, such as Arabic, are joined, which needs fribidi."""
    return bool(features.check("fribidi") and features.check("raqm"))


def unreadable_fonts() -> list[str]:
    """Return the names of fonts that cannot be loaded; empty in a complete installation."""
    unreadable = list[str]()
    for name in sorted({_LATIN, *_ELSEWHERE, *_SCRIPTS}):
        try:
            _font(name, _SAMPLE, raqm=False)
        except OSError:
            unreadable.append(name)
    return unreadable


def _is_leftward(text: str) -> bool:
    """Return whether the first letter with a direction is written from right to left."""
    strong = (unicodedata.bidirectional(char) for char in text)
    return next((kind for kind in strong if kind in ("L", "R", "AL")), "L") != "L"


def _cut(letters: Sequence[str], size: int, width: int, before: Sequence[str] = (), after: Sequence[str] = ()) -> list[_Run]:
    """Return as many of the first letters as fit, with an ellipsis, between two parts that stay whole."""

    def kept(count: int) -> list[_Run]:
        return [run for part in (before, _shortened(letters, count), after) for run in _runs(part)]

    low, high = 0, len(letters)
    while low < high:
        middle = (low + high + 1) // 2
        if _width(kept(middle), size) <= width:
            low = middle
        else:
            high = middle - 1
    return kept(low)


def _shortened(letters: Sequence[str], count: int) -> list[str]:
    kept = list(letters[:count])
    while kept and kept[-1] == " ":
        kept.pop()
    return [*kept, _ELLIPSIS]


def _width(runs: Sequence[_Run], size: int) -> float:
    return sum(_length(run, size) for run in runs)


@lru_cache(maxsize=_LETTERS)
def _length(run: _Run, size: int) -> float:
    return _font(run.font, size).getlength(_visual(run), direction=_direction(run))


def _direction(run: _Run) -> str | None:
    """Return the direction of a run for Pillow, which without raqm accepts none."""
    return ("rtl" if run.leftward else "ltr") if features.check("raqm") else None


def _visual(run: _Run) -> str:
    """Return the text of a run for Pillow, which without raqm draws everything from left to right."""
    if features.check("raqm") or not _is_leftward(run.text):
        return run.text
    return run.text[::-1]
