"""Persistent forms: making and handling them, and reading their fields."""

import re
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.text import Texts
from bot.ui.persistent import refuse_unknown
from bot.ui.replies import metric_name, run
from bot.ui.typed_moves import MAX_NOTATION

MOVES = "moves"
"""The custom id of a field for moves, or their number."""


@dataclass(frozen=True)
class Form:
    """A type of form: the pattern of its custom ids, and the handler of a submission, which may raise `Refused`."""

    name: str
    template: re.Pattern[str]
    submitted: Callable[[discord.Interaction[Any], re.Match[str]], Coroutine[Any, Any, None]]


def make_form(title: str, custom_id: str, *fields: ui.TextInput[ui.Modal]) -> ui.Modal:
    """Return a form without a listener: it is handled by its custom id, also after a restart."""
    made = ui.Modal(title=title, custom_id=custom_id)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def field(
    say: Texts, text: str, custom_id: str, style: discord.TextStyle, max_length: int, *, required: bool = True
) -> ui.TextInput[ui.Modal]:
    """Return a form's field for at most ``max_length`` characters; ``text`` names it in the keys of its texts."""
    return ui.TextInput(
        label=say(f"form-{text}-label"),
        placeholder=say(f"form-{text}-placeholder"),
        custom_id=custom_id,
        style=style,
        max_length=max_length,
        required=required,
    )


def proof_form(say: Texts, custom_id: str) -> ui.Modal:
    """Return the form for a solution, with the field `MOVES`."""
    return make_form(say("form-prove-title"), custom_id, field(say, "prove", MOVES, discord.TextStyle.paragraph, MAX_NOTATION))


async def answer_form(interaction: discord.Interaction[Any], forms: Iterable[Form]) -> None:
    """Handle a submitted form, and answer errors with an ephemeral reply; ignore other interactions."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    custom_id = str((interaction.data or {}).get("custom_id"))
    for form in forms:
        if named := form.template.fullmatch(custom_id):
            await run(interaction, form.submitted(interaction, named), metric_name(form.name, named))
            return
    await run(interaction, refuse_unknown())


def written(interaction: discord.Interaction[Any], name: str) -> str:
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
