"""What an empty channel of the page says: three lines, and buttons for what can be done first."""

from collections.abc import Collection
from html import escape

from bot.text import Texts

_LINES = ("game", "bids", "players")
_BUTTONS = {"start": "server", "tutorial": "anywhere", "daily": "anywhere"}
"""The commands below ``/ricochet`` that have a button, in this order, and where they can be used."""


def greeting(say: Texts, commands: Collection[str]) -> str:
    """The lines and buttons as HTML; a button types its command, if that is one of these ``commands`` that there are."""
    lines = "".join(f"<p>{escape(text)}</p>" for text in (say(f"local-greeting-{line}") for line in _LINES))
    buttons = "".join(_button(say, name, place) for name, place in _BUTTONS.items() if f"ricochet {name}" in commands)
    return f'{lines}<div class="greeting-buttons">{buttons}</div>'


def _button(say: Texts, name: str, place: str) -> str:
    label = escape(say(f"local-button-{name}"))
    return f'<button type="button" data-command="/ricochet {name}" data-place="{place}">{label}</button>'
