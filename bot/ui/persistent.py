"""Persistent buttons and selects: handled by their custom id alone, so that they work after a restart."""

import re
from collections.abc import Iterable
from typing import Any, ClassVar, Self

import discord
from discord import ui

from bot.ui.replies import Problem, metric_name, problem, run


class PersistentItem(ui.DynamicItem[ui.Item[Any]], template=r"(?!)"):
    """A button or select. ``named`` is the match of its custom id with the template of its class.

    A template must only match valid ids: known words, and numbers that the store can hold.
    """

    pattern: ClassVar[re.Pattern[str]]

    def __init_subclass__(cls, *, template: str) -> None:
        super().__init_subclass__(template=template)
        cls.pattern = re.compile(template)

    def __init__(self, item: ui.Item[Any], named: re.Match[str], *, has_values: bool = True) -> None:
        super().__init__(item)
        self.named, self._has_values = named, has_values

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Create the item that was used, and remove malformed values, on which discord.py would fail."""
        data: Any = interaction.data
        data.pop("resolved", None)
        values = data.get("values", [])
        has_values = isinstance(values, list) and all(isinstance(value, str) for value in values)
        if not has_values:
            del data["values"]
        return cls(item, match, has_values=has_values)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        """Run the action, and answer errors with an ephemeral reply."""
        action = self.pressed(interaction) if self._has_values else refuse_unknown()
        await run(interaction, action, metric_name(type(self).__name__, self.named))

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Run the action. Raises `Refused`."""
        raise NotImplementedError


async def answer_unknown(interaction: discord.Interaction[Any], kinds: Iterable[type[PersistentItem]]) -> None:
    """Answer a press of an item of none of these types; ignore other interactions."""
    if interaction.type is not discord.InteractionType.component:
        return
    custom_id = str((interaction.data or {}).get("custom_id"))
    if not any(kind.pattern.fullmatch(custom_id) for kind in kinds):
        await run(interaction, refuse_unknown())


async def refuse_unknown() -> None:
    """Raise `Refused` for a custom id that this version does not know."""
    raise problem(Problem.OLD_BUTTON)
