"""Forms, which are handled by their custom ids like buttons: making them, and reading their fields."""

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import ui

from bot.cards.rules_forms import Entry, Field, Filled
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


def as_labels(fields: Iterable[Field]) -> list[ui.Label[ui.Modal]]:
    """Return the fields of a table as those of a Discord form."""
    return [ui.Label(text=one.label, description=one.about, component=_component(one)) for one in fields]


def _component(field: Field) -> ui.Item[ui.Modal]:
    if field.entry is Entry.TEXT:
        return ui.TextInput(custom_id=field.name, default=field.value, max_length=field.most, required=False)
    if field.entry is Entry.CHECKBOX:
        boxes = [discord.CheckboxGroupOption(label=one.label, value=one.value, default=one.chosen) for one in field.options]
        return ui.CheckboxGroup(custom_id=field.name, options=boxes, required=False, min_values=0, max_values=len(boxes))
    group = ui.RadioGroup[ui.Modal]() if field.entry is Entry.RADIO else ui.Select[ui.Modal]()
    group.custom_id, group.required = field.name, True
    for one in field.options:
        group.add_option(label=one.label, value=one.value, description=one.about, default=one.chosen)
    return group


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
    return "".join(filled_in(interaction).get(name, ())).strip()


def filled_in(interaction: discord.Interaction[Any]) -> Filled:
    """Return what was entered in each field, by its custom id: one text or value, or those that were chosen of several."""
    return dict(_entries((interaction.data or {}).get("components")))


def _entries(components: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the entries of fields at any depth of the form."""
    for component in components if isinstance(components, list) else [components]:
        if not isinstance(component, dict):
            continue
        if (name := component.get("custom_id")) is not None:
            value, several = component.get("value"), component.get("values")
            entries = several if isinstance(several, list) else [] if value is None else [value]
            yield str(name), tuple(map(str, entries))
        yield from _entries(component.get("components") or component.get("component"))
