"""What other people have written, in texts of ours: names of people, servers and channels, and what somebody typed.

None of it may act as if it were ours: as a link, a mention, a heading, or a mark that turns the rest of the line around.
"""

import re
import unicodedata
from collections.abc import Iterator

from render.blanks import BLANKS

_MARKS = re.compile(r"[\\*_~|`<>@#\[\]:/.+-]")
"""All with which something begins in Discord's Markdown: emphasis, spoilers and code (``*_~|` ``), quotes (``>``), headings and
small print (``#-``), lists (``-+.``), mentions, times and emoji (``<@:``), links (``[:/.``), and the escape itself."""

_PARTS_OF_EMOJI = re.compile(r"[\u200c\u200d\U000e0020-\U000e007f]")
"""Marks of format without which emoji, and words of some scripts, look otherwise: joiners, and the letters of some flags."""

_ISOLATE, _POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

_MAX_ACCENTS = 3
"""Accents kept on one letter, of which no language needs more."""

_MAX_QUOTED = 40
"""Characters of what somebody typed that an answer quotes."""


def plain(*names: str) -> str:
    """The first of these names in which there is something to see, in plain text: one line that leaves its surroundings alone.

    What is not seen, or changes the direction of text, is left out, but for joiners. A name that contains writing from right to
    left is isolated, so that the text around it stays in its order. Empty where none of the names shows anything.
    """
    shown = next(filter(_is_seen, map(_in_one_line, names)), "")
    leftward = any(unicodedata.bidirectional(char) in ("R", "AL") for char in shown)
    return f"{_ISOLATE}{shown}{_POP}" if leftward else shown


def escaped(text: str) -> str:
    """A plain text in Discord's Markdown: one line that shows just these characters.

    A backslash stands before each character that could begin something. What discord.py has for this leaves too much, see
    docs/decisions/discord.md.
    """
    return _MARKS.sub(r"\\\g<0>", " ".join(text.split()))


def quotable(typed: str) -> str:
    """What somebody typed, as it can stand between backticks in an answer: short, and with nothing in it that is not seen."""
    shown = typed.replace("`", "'")[:_MAX_QUOTED] + ("…" if len(typed) > _MAX_QUOTED else "")
    return "".join(sign if sign.isprintable() and sign not in BLANKS else f"<U+{ord(sign):04X}>" for sign in shown)


def _in_one_line(name: str) -> str:
    return " ".join("".join(_kept(name)).split())


def _kept(name: str) -> Iterator[str]:
    """What stays of a name, with a space for each line end and each letter that shows nothing."""
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
