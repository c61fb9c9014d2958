"""An invented language: English with accents, forty per cent longer, in brackets. Plain text has bypassed the texts."""

import re
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Pattern, TextElement
from fluent.syntax.visitor import Transformer

from bot.text import Texts

_ACCENTED = str.maketrans(
    "aceghijklnorstuwyzACEGHIJKLNORSTUWYZbdfmpqvxBDFMPQVX",
    "áçéĝĥíĵķłñóŕšťúŵýžÁÇÉĜĤÍĴĶŁÑÓŔŠŤÚŴÝŽƀđƒḿṕɋṽẋƁĐƑḾṔɊṼẊ",
)
_CODE = re.compile(r"([A-Z]+_[A-Z]+|/[a-z-]+(?: [a-z-]+)?|<[^>]*>)")
_DIRECTION = re.compile(r"\b(up|right|down|left)\b")
_SHORT = re.compile(
    r"(notation|command|option|choice|format|score|difficulty|form|button|pad|settings-page|tutorial-next|completion|language|target)"
)
"""Keys of texts that become no longer: Discord gives them little room, which English may fill, or their words are read."""


class _Accents(Transformer):
    """Accents and dots in all that is text; in code only on the words for directions."""

    def __init__(self, *, longer: bool) -> None:
        self._longer, self._in_code = longer, False

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - the transformer's name
        text = ""
        for number, part in enumerate(node.value.split("`")):
            self._in_code ^= number > 0
            text += ("`" if number else "") + (_directions(part) if self._in_code else self._accented(part))
        if self._longer and len(node.value.strip()) > 1 and not self._in_code:
            space = len(text) - len(text.rstrip())
            text = text.rstrip() + "·" * (len(node.value) * 2 // 5) + text[len(text) - space :]
        return TextElement(text)

    @staticmethod
    def _accented(text: str) -> str:
        parts = _CODE.split(text)
        parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
        return "".join(parts)


def _directions(code: str) -> str:
    """Code in which directions have the words of this language."""
    return _DIRECTION.sub(lambda word: word[0].translate(_ACCENTED), code)


@cache
def pseudo_texts() -> Texts:
    """Return the texts of ``en-XA``, which are made once."""
    resource = FluentParser().parse(resources.files("bot.text").joinpath("en.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Message) and isinstance(entry.value, Pattern) and entry.id.name != "usual-fifth-robot":
            short = bool(_SHORT.match(entry.id.name) or entry.id.name.endswith("-value"))
            _Accents(longer=not short).visit(entry.value)
            if not short and not entry.id.name.startswith("alt-"):
                entry.value.elements = [TextElement("⟦"), *entry.value.elements, TextElement("⟧")]
    return Texts("en-XA", FluentSerializer().serialize(resource))
