"""Forms: how one is made that nobody waits for, and what was written into it."""

import re
from typing import Any

import discord
from discord import ui

from bot.text import say


def form(title: str, custom_id: str, *fields: ui.TextInput[ui.Modal]) -> ui.Modal:
    """A form. No listener is kept for it: whoever else has it open, it is answered by its custom id, also after a restart."""
    made = ui.Modal(title=title, custom_id=custom_id)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def field(text: str, custom_id: str, style: discord.TextStyle, most: int, *, required: bool = True) -> ui.TextInput[ui.Modal]:
    """A field of a form, for at most ``most`` characters; ``text`` is the part of its texts' keys that tells what it is for."""
    return ui.TextInput(
        label=say(f"form-{text}-label"),
        placeholder=say(f"form-{text}-placeholder"),
        custom_id=custom_id,
        style=style,
        max_length=most,
        required=required,
    )


def filled_in(interaction: discord.Interaction, form_id: re.Pattern[str]) -> re.Match[str] | None:
    """What the custom id of the form names that was filled in; None for other forms, and for all that is no form."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    return form_id.fullmatch(str((interaction.data or {}).get("custom_id")))


def written(interaction: discord.Interaction, name: str) -> str:
    """What was written into the field with this custom id, without spaces around it; empty if nothing was."""
    return _value((interaction.data or {}).get("components"), name).strip()


def _value(components: Any, name: str) -> str:
    """The value of a field, wherever it lies in the form."""
    for component in components if isinstance(components, list) else [components]:
        if not isinstance(component, dict):
            continue
        if component.get("custom_id") == name:
            return str(component.get("value") or "")
        if found := _value(component.get("components") or component.get("component"), name):
            return found
    return ""
