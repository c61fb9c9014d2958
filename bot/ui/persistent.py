"""Buttons and selects that last: they are known by their custom id alone, so that they work after a restart."""

import re
from collections.abc import Iterable
from typing import Any, ClassVar, Self

import discord
from discord import ui

from bot.ui.measured import name_of
from bot.ui.replies import Problem, problem, run


class PersistentItem(ui.DynamicItem[ui.Item[Any]], template=r"(?!)"):
    """Anything that can be pressed or chosen from. Each kind has a template; ``named`` is what its custom id names.

    A template lets nothing pass that cannot be meant: no word that stands for nothing, and no number that no store can hold.
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
        """Make the item that was pressed. Of what was chosen discord.py then reads only texts: all else it would fail at."""
        data: Any = interaction.data
        data.pop("resolved", None)
        values = data.get("values", [])
        has_values = isinstance(values, list) and all(isinstance(value, str) for value in values)
        if not has_values:
            del data["values"]
        return cls(item, match, has_values=has_values)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        """Do what it says, or answer why not with an ephemeral reply."""
        action = self.pressed(interaction) if self._has_values else refuse_unknown()
        await run(interaction, action, name_of(type(self).__name__, self.named))

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it says. Raises `Refused`."""
        raise NotImplementedError


async def answer_unknown(interaction: discord.Interaction[Any], kinds: Iterable[type[PersistentItem]]) -> None:
    """Answer who presses something that is of none of these kinds; other interactions are ignored."""
    if interaction.type is not discord.InteractionType.component:
        return
    custom_id = str((interaction.data or {}).get("custom_id"))
    if not any(kind.pattern.fullmatch(custom_id) for kind in kinds):
        await run(interaction, refuse_unknown())


async def refuse_unknown() -> None:
    """Raise the refusal for a custom id that this version does not know."""
    raise problem(Problem.OLD_BUTTON)
