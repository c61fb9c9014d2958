"""Handlers of buttons, selects and forms, found by the custom id alone, so that those of old messages work after a restart."""

import re
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.ui.replies import Problem, metric_name, problem, run

Named: TypeAlias = re.Match[str]
"""The match of a custom id with the template of its handler."""

_Handle = Callable[[discord.Interaction[Any], Named], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Handler:
    """Handles the items or forms of a ``template`` of custom ids; ``name`` is for metrics, and ``handle`` may raise `Refused`.

    A template must only match valid ids: known words, and numbers that the store can hold.
    """

    name: str
    template: re.Pattern[str]
    handle: _Handle


def handles(name: str, template: str) -> Callable[[_Handle], Handler]:
    """Make a function the handler of custom ids."""
    return lambda handle: Handler(name, re.compile(template), handle)


async def dispatch(interaction: discord.Interaction[Any], handlers: Iterable[Handler]) -> None:
    """Run the handler of an interaction's custom id, and answer errors, and a custom id without handler, ephemerally."""
    custom_id = str((interaction.data or {}).get("custom_id"))
    for handler in handlers:
        if named := handler.template.fullmatch(custom_id):
            await run(interaction, handler.handle(interaction, named), metric_name(handler.name, named))
            return
    await run(interaction, _refuse_unknown())


async def _refuse_unknown() -> None:
    """Raise `Refused` for a custom id that this version does not know."""
    raise problem(Problem.OLD_BUTTON)
