"""The panel of a person: their language, the theme of their pictures, and the ways to their statistics and data."""

from enum import Enum

import discord
from discord import ui

from bot.cards.phrases import how_to_ask
from bot.cards.post import Post, button_row, one_of
from bot.cards.settings import SETTINGS
from bot.text import Texts, languages, name_of

AUTO = "auto"
"""The value of the language of the person's Discord."""


class Choice(Enum):
    """A choice of the panel. The value is its word in the custom id of a select."""

    LANGUAGE = "language"
    THEME = "theme"


class Button(Enum):
    """A button of the panel. The value is its word in the custom id."""

    STATS = "stats"
    PRIVACY = "privacy"
    DELETE = "delete"


CHOICE_ID = rf"me:(?P<name>{one_of(Choice)})"
"""The pattern of a select's custom id."""

BUTTON_ID = rf"me:(?P<action>{one_of(Button)})"
"""The pattern of a button's custom id."""

_FIRST_ID = 200
"""The component id of the first select; Discord numbers other components from 1."""


def me_card(say: Texts, language: str | None, theme: str | None, contact: str) -> Post:
    """Render the panel with what the person has chosen, and the contact of the person who runs the bot, if there is one."""
    spoken = {AUTO: say("me-language-auto"), **{known: name_of(known) for known in languages()}}
    looks = {value: say("setting-theme-value", value=value) for value in SETTINGS["theme"].values}
    danger = discord.ButtonStyle.danger
    return Post(
        say("me-headline"),
        say("me-language"),
        _select(Choice.LANGUAGE, spoken, language or AUTO),
        say("me-theme"),
        _select(Choice.THEME, looks, theme, say("me-theme-none")),
        button_row(
            *((say(f"button-me-{one.value}"), f"me:{one.value}", danger if one is Button.DELETE else None) for one in Button)
        ),
        how_to_ask(say, contact),
    )


def _select(
    choice: Choice, names: dict[str, str], chosen: str | None, placeholder: str | None = None
) -> ui.ActionRow[ui.LayoutView]:
    options = [discord.SelectOption(label=name, value=value, default=value == chosen) for value, name in names.items()]
    number = _FIRST_ID + list(Choice).index(choice)
    return ui.ActionRow(ui.Select(custom_id=f"me:{choice.value}", options=options, placeholder=placeholder, id=number))
