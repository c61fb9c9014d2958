"""The greeting in an empty channel of the page: three lines, and buttons for first commands."""

from collections.abc import Collection
from html import escape

from bot.text import Texts

_LINES = ("game", "bids", "players")
_BUTTONS = (
    ("bots", "start", " bots:2 level:easy", "server"),
    ("start", "start", "", "server"),
    ("tutorial", "tutorial", "", "anywhere"),
    ("daily", "daily", "", "anywhere"),
)
"""The name of each button, its command below ``/ricochet``, options, and where that can be used.

A match against bots comes first, since the player is alone.
"""


def greeting(say: Texts, commands: Collection[str], boards: str) -> str:
    """Return the lines and buttons as HTML. A button types its command, and is left out if that is not in ``commands``.

    ``boards`` are links to the board, as HTML, or empty.
    """
    lines = "".join(f"<p>{escape(text)}</p>" for text in (say(f"local-greeting-{line}") for line in _LINES))
    buttons = "".join(_button(say, *button) for button in _BUTTONS if f"ricochet {button[1]}" in commands)
    return f'{lines}<div class="greeting-buttons">{buttons}{boards}</div>'


def _button(say: Texts, name: str, command: str, options: str, place: str) -> str:
    label, typed = escape(say(f"local-button-{name}")), f"/ricochet {command}{options}"
    return f'<button type="button" data-command="{typed}" data-place="{place}">{label}</button>'
