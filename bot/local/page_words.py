"""The page's words in a language. The server writes it into the page as it is sent, ``page.js`` when the language changes."""

import html
from collections.abc import Mapping

from bot.text import Texts

PLACE = "{place}"
"""Stands in the words of the composer for the channel, which ``page.js`` fills in."""

_KEYS = (
    *("viewer", "language", "more", "end", "end-question", "end-yes", "end-no", "ended", "incomplete-address", "new-messages"),
    *("greeting-game", "greeting-bids", "button-tutorial", "button-friends", "button-board"),
)
"""The texts of elements that change with nothing but the language, below ``local-``."""


def page_words(say: Texts) -> Mapping[str, str]:
    """Return the words of the page by the names that its elements have in ``data-words``."""
    return {key: say(f"local-{key}") for key in _KEYS} | {
        "open": say("web-open"),
        "button-bots": say("button-first-bots"),
        "button-daily": say("button-first-daily"),
        "message": say("local-message", place=PLACE),
    }


def labelled(say: Texts, key: str, tag: str, attributes: str = "") -> str:
    """Return an element, as HTML, that has one of the `page_words` as its text."""
    return f'<{tag} data-words="{key}"{attributes and " "}{attributes}>{html.escape(page_words(say)[key])}</{tag}>'
