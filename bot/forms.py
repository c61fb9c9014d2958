"""Forms: how one is made that nobody waits for, and what was written into it."""

from typing import Any

import discord
from discord import ui


def form(title: str, custom_id: str, *fields: ui.TextInput[ui.Modal]) -> ui.Modal:
    """A form. No listener is kept for it: whoever else has it open, it is answered by its custom id, also after a restart."""
    made = ui.Modal(title=title, custom_id=custom_id)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def written(interaction: discord.Interaction, field: str) -> str:
    """What was written into a field of the form that was filled in, without spaces around it; empty if nothing was."""
    return _value((interaction.data or {}).get("components"), field).strip()


def _value(components: Any, field: str) -> str:
    """The value of a field, wherever it lies in the form."""
    for component in components if isinstance(components, list) else [components]:
        if not isinstance(component, dict):
            continue
        if component.get("custom_id") == field:
            return str(component.get("value") or "")
        if found := _value(component.get("components") or component.get("component"), field):
            return found
    return ""
