"""The page's words in a language. The server writes it into the page as it is sent, ``page.js`` when the language changes."""

import html
from collections.abc import Mapping

from bot.text import Texts

PLACE = "{place}"
"""Stands in the words of the composer for the channel, which ``page.js`` fills in."""

_KEYS = (
    *("viewer", "language", "more", "end", "end-question", "end-yes", "end-no", "ended", "incomplete-address", "new-messages"),
    *("greeting-game", "button-tutorial", "button-board"),
)
"""The texts of elements that change with nothing but the language, below ``local-``."""


_SAID = {
    "Only you can see this": "only-you",
    "(edited)": "edited",
    "Thinking…": "thinking",
    "Send": "send",
    "Send message (Enter)": "send",
    "Submit": "submit",
    "Cancel": "cancel",
    "Apply": "apply",
    "SimCord selection draft": "not-applied",
    "SimCord selection draft actions": "not-applied",
    "Clear selection": "clear",
    "Close modal": "close",
    "Close image preview": "close",
    "Exit command mode": "close",
    "Zoom image": "zoom-in",
    "Fit image": "zoom-out",
    "Image preview": "picture",
    "Image; use arrow keys to pan when zoomed": "picture",
    "Open original image": "original",
    "Open Gallery item # in image preview": "open-picture",
    "This field is required.": "required",
    "Enter a valid value.": "invalid",
    "Value is outside the allowed range.": "out-of-range",
    "Integer is outside the safe range.": "out-of-range",
    "Value length is outside the allowed range.": "out-of-range",
    "Choose one option.": "choose",
    "Choose an available option.": "choose",
    "Choose at least # option.": "at-least",
    "Choose at least # options.": "at-least",
    "Choose no more than # options.": "at-most",
    "No options match": "none-match",
    "Loading commands": "loading",
    "+# optional": "optional",
}
"""SimCord's own words, ``#`` for a number, and the texts in their place, below ``local-said-``."""

PLAYER, COMMAND = "{player}", "{command}"
"""Stand in the line above an answer for who has used which command."""


def said_by_simcord(say: Texts) -> Mapping[str, str]:
    """Return SimCord's words in a language by the English ones; ``used`` is the line above an answer to a command."""
    said = {english: say(f"local-said-{key}", number="#") for english, key in _SAID.items()}
    return said | {"used": say("local-said-used", player=PLAYER, command=COMMAND)}


def page_words(say: Texts) -> Mapping[str, str]:
    """Return the words of the page by the names that its elements have in ``data-words``."""
    return {key: say(f"local-{key}") for key in _KEYS} | {
        "open": say("web-open"),
        "button-bots": say("button-first-bots"),
        "button-daily": say("button-first-daily"),
        "button-friends": say("button-first-match"),
        "message": say("local-message", place=PLACE),
    }


def labelled(say: Texts, key: str, tag: str, attributes: str = "") -> str:
    """Return an element, as HTML, that has one of the `page_words` as its text."""
    return f'<{tag} data-words="{key}"{attributes and " "}{attributes}>{html.escape(page_words(say)[key])}</{tag}>'
