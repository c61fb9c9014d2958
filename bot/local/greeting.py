"""The greeting in an empty channel of the page: what the game is, and one door to each thing that can be done first."""

from collections.abc import Collection

from bot.local.page_words import labelled
from bot.text import Texts

_BUTTONS = (
    ("bots", "start", " bots:2 level:easy", "server"),
    ("tutorial", "tutorial", "", "anywhere"),
    ("daily", "daily", "", "anywhere"),
    ("friends", "start", "", "server"),
)
"""The name of each button, its command below ``/ricochet``, options, and where that can be used.

A match against bots comes first, since the player is alone, and the tutorial before the puzzle, which may be hard.
"""


def greeting(say: Texts, commands: Collection[str], board: str) -> str:
    """Return the line and buttons as HTML. A button types its command, and is left out if that is not in ``commands``.

    ``board`` is a link to the board, as HTML, or empty.
    """
    line = labelled(say, "greeting-game", "p")
    buttons = "".join(_button(say, *button) for button in _BUTTONS if f"ricochet {button[1]}" in commands)
    return f'{line}<div class="greeting-buttons">{buttons}{board}</div>'


def _button(say: Texts, name: str, command: str, options: str, place: str) -> str:
    attributes = f'type="button" data-command="/ricochet {command}{options}" data-place="{place}"'
    return labelled(say, f"button-{name}", "button", attributes)
