"""Forms, which are handled by their custom ids like buttons: making them, and reading their fields."""

from typing import Any

import discord
from discord import ui

from bot.text import Texts
from bot.ui.answers import show_form
from bot.ui.languages import texts_of
from bot.ui.typed_moves import MAX_NOTATION

MOVES = "moves"
"""The custom id of a field for moves, or their number."""


def make_form(title: str, custom_id: str, *fields: ui.Label[ui.Modal]) -> ui.Modal:
    """Return a form without a listener: it is handled by its custom id, also after a restart."""
    made = ui.Modal(title=title, custom_id=custom_id)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def field(
    say: Texts, text: str, custom_id: str, style: discord.TextStyle, max_length: int, *, required: bool = True
) -> ui.Label[ui.Modal]:
    """Return a form's field for at most ``max_length`` characters; ``text`` names it in the keys of its texts."""
    written = ui.TextInput[ui.Modal](
        placeholder=say(f"form-{text}-placeholder"),
        custom_id=custom_id,
        style=style,
        max_length=max_length,
        required=required,
    )
    return ui.Label(text=say(f"form-{text}-label"), component=written)


async def ask_for_moves(interaction: discord.Interaction[Any], custom_id: str) -> None:
    """Respond with the form for a solution, whose text `typed` returns."""
    say = texts_of(interaction)
    moves = field(say, "prove", MOVES, discord.TextStyle.paragraph, MAX_NOTATION)
    await show_form(interaction, make_form(say("form-prove-title"), custom_id, moves))


def typed(interaction: discord.Interaction[Any], name: str = MOVES) -> str:
    """Return the stripped text of the field with this custom id, empty if there is none."""
    return _value((interaction.data or {}).get("components"), name).strip()


def _value(components: Any, name: str) -> str:
    """Find the value of a field at any depth of the form."""
    for component in components if isinstance(components, list) else [components]:
        if not isinstance(component, dict):
            continue
        if component.get("custom_id") == name:
            return str(component.get("value") or "")
        if found := _value(component.get("components") or component.get("component"), name):
            return found
    return ""
