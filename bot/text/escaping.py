"""Escapes what people have written for use in our texts: names of people, servers and channels, and typed input.

It must not act as markup: as a link, a mention, a heading, or a mark that reverses the direction of the rest of the line.
"""

import re
import unicodedata
from collections.abc import Iterator

from render.blanks import BLANKS

_MARKS = re.compile(r"[\\*_~|`<>@#\[\]:/.+-]")
"""The characters of Discord's Markdown: emphasis, spoilers and code (``*_~|` ``), quotes (``>``), headings and small print
(``#-``), lists (``-+.``), mentions, times and emoji (``<@:``), links (``[:/.``), and the backslash."""

_PARTS_OF_EMOJI = re.compile(r"[\u200c\u200d\U000e0020-\U000e007f]")
"""Format characters that emoji and some scripts need: joiners, and the letters of some flags."""

_ISOLATE, _POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

_MAX_ACCENTS = 3
"""The most accents on one letter; no language needs more."""

_MAX_QUOTED = 40
"""The most characters of typed input that an answer quotes."""


def plain(*names: str) -> str:
    """Return the first of these names that is visible, as one line of plain text; empty if none is.

    Invisible characters and those that change the direction of text are removed, except joiners. A name with right-to-left
    writing is isolated, so that the text around it keeps its order.
    """
    shown = next(filter(_is_seen, map(_in_one_line, names)), "")
    leftward = any(unicodedata.bidirectional(char) in ("R", "AL") for char in shown)
    return f"{_ISOLATE}{shown}{_POP}" if leftward else shown


def escaped(text: str) -> str:
    """Return a text as one line of Discord's Markdown that shows just these characters.

    Each special character gets a backslash. discord.py's function escapes too few: see docs/decisions/small.md.
    """
    return _MARKS.sub(r"\\\g<0>", " ".join(text.split()))


def quotable(typed: str) -> str:
    """Return typed input for use between backticks: shortened, and with invisible characters as ``<U+200B>``."""
    shown = typed.replace("`", "'")[:_MAX_QUOTED] + ("…" if len(typed) > _MAX_QUOTED else "")
    return "".join(sign if sign.isprintable() and sign not in BLANKS else f"<U+{ord(sign):04X}>" for sign in shown)


def _in_one_line(name: str) -> str:
    return " ".join("".join(_kept(name)).split())


def _kept(name: str) -> Iterator[str]:
    """Yield the visible characters of a name, with a space for each line end and blank."""
    accents, has_letter = 0, False
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)
        if kind[0] == "M":
            accents += 1
            if has_letter and accents <= _MAX_ACCENTS:
                yield char
        elif kind[0] == "Z" or kind == "Cc" or char in BLANKS:
            accents, has_letter = 0, False
            yield " "
        elif kind not in ("Cf", "Cs"):
            accents, has_letter = 0, True
            yield char
        elif _PARTS_OF_EMOJI.match(char):
            yield char


def _is_seen(text: str) -> bool:
    return any(unicodedata.category(char)[0] not in "CMZ" or unicodedata.category(char) == "Cn" for char in text)
