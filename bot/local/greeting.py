"""What an empty channel of the page says: three lines, and buttons for what can be done first."""

from collections.abc import Collection
from html import escape

from bot.text import Texts

_LINES = ("game", "bids", "players")
_BUTTONS = (
    ("bots", "start", " bots:2", "server"),
    ("start", "start", "", "server"),
    ("tutorial", "tutorial", "", "anywhere"),
    ("daily", "daily", "", "anywhere"),
)
"""The buttons in their order: what each is called, its command below ``/ricochet``, options, and where that can be used.

Who opens the page is alone with it: so a match against bots comes first.
"""


def greeting(say: Texts, commands: Collection[str]) -> str:
    """The lines and buttons as HTML; a button types its command, if that is one of these ``commands`` that there are."""
    lines = "".join(f"<p>{escape(text)}</p>" for text in (say(f"local-greeting-{line}") for line in _LINES))
    buttons = "".join(_button(say, *button) for button in _BUTTONS if f"ricochet {button[1]}" in commands)
    return f'{lines}<div class="greeting-buttons">{buttons}</div>'


def _button(say: Texts, name: str, command: str, options: str, place: str) -> str:
    label, typed = escape(say(f"local-button-{name}")), f"/ricochet {command}{options}"
    return f'<button type="button" data-command="{typed}" data-place="{place}">{label}</button>'
