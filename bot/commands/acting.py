"""Actions of commands, buttons and forms in games: `bot.actions` for the user of an interaction, answered there."""

from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.actions import Actor, Answer
from bot.commands.interaction import Interaction, made_at
from bot.games.live_game import LiveGame
from bot.ui.answers import acknowledge, mark_done, reply_ephemeral
from bot.ui.languages import texts_of

L = TypeVar("L", bound=LiveGame[Any, Any, Any])
P = ParamSpec("P")
R = TypeVar("R")


def actor_of(interaction: Interaction) -> Actor:
    """Return the user, as of the time when they acted."""
    may_moderate = interaction.permissions.manage_messages
    return Actor(interaction.user.id, made_at(interaction), texts_of(interaction), may_moderate)


async def perform(
    interaction: Interaction,
    live: L,
    action: Callable[Concatenate[L, Actor, P], Awaitable[R]],
    *args: P.args,
    **named: P.kwargs,
) -> R:
    """Take a press on a card, perform an action, and mark it as done. Raises `Refused`."""
    live.answers.track(interaction)
    await live.screen.take(interaction)
    done = await action(live, actor_of(interaction), *args, **named)
    mark_done(interaction)
    return done


async def act(
    interaction: Interaction,
    live: L,
    action: Callable[Concatenate[L, Actor, P], Awaitable[Answer]],
    *args: P.args,
    **named: P.kwargs,
) -> None:
    """Perform an action, and answer it. Raises `Refused`."""
    await answer(interaction, await perform(interaction, live, action, *args, **named))


async def answer(interaction: Interaction, said: Answer) -> None:
    """Answer an action: without words where an edited card shows it."""
    await (acknowledge if said.is_shown else reply_ephemeral)(interaction, said.text)
