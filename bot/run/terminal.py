"""In which language the program speaks to its operator."""

import os

from bot.text import Texts, language_of

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a shell says which language it is to be, the most important first."""


def terminal_texts() -> Texts:
    """The texts in the language of the shell; in English where we lack it."""
    locale = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    return Texts.of(language_of(locale) or "en")
