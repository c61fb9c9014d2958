"""Forms that last, as persistent items do: how one is made, how it is answered, and what was written into it."""

import re
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.text import Texts
from bot.ui.measured import name_of
from bot.ui.persistent import refuse_unknown
from bot.ui.replies import run
from bot.ui.typed_moves import MAX_NOTATION

MOVES = "moves"
"""The field of a form that holds moves, or how many."""


@dataclass(frozen=True)
class Form:
    """A kind of form: what its custom ids look like, and what to do when one is filled in, which may raise `Refused`."""

    name: str
    template: re.Pattern[str]
    submitted: Callable[[discord.Interaction[Any], re.Match[str]], Coroutine[Any, Any, None]]


def make_form(title: str, custom_id: str, *fields: ui.TextInput[ui.Modal]) -> ui.Modal:
    """A form to fill in. No listener is kept for it: it is answered by its custom id, also after a restart."""
    made = ui.Modal(title=title, custom_id=custom_id)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def field(
    say: Texts, text: str, custom_id: str, style: discord.TextStyle, max_length: int, *, required: bool = True
) -> ui.TextInput[ui.Modal]:
    """A field of a form, for at most ``max_length`` characters; ``text`` is the part of its texts' keys that names it."""
    return ui.TextInput(
        label=say(f"form-{text}-label"),
        placeholder=say(f"form-{text}-placeholder"),
        custom_id=custom_id,
        style=style,
        max_length=max_length,
        required=required,
    )


def proof_form(say: Texts, custom_id: str) -> ui.Modal:
    """The form for a solution, which is written into its field `MOVES`."""
    return make_form(say("form-prove-title"), custom_id, field(say, "prove", MOVES, discord.TextStyle.paragraph, MAX_NOTATION))


async def answer_form(interaction: discord.Interaction[Any], forms: Iterable[Form]) -> None:
    """Do what a form asks for that was filled in, or answer why not with an ephemeral reply.

    Other interactions are ignored.
    """
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    custom_id = str((interaction.data or {}).get("custom_id"))
    for form in forms:
        if named := form.template.fullmatch(custom_id):
            await run(interaction, form.submitted(interaction, named), name_of(form.name, named))
            return
    await run(interaction, refuse_unknown())


def written(interaction: discord.Interaction[Any], name: str) -> str:
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
