"""Actions of commands, buttons and forms in games: `bot.actions` for the user of an interaction, answered there."""

from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.actions import Actor, Answer
from bot.actions.access import may_see
from bot.actions.refusals import refused
from bot.cards.ending import Exits, stop_card
from bot.commands.interaction import Interaction, made_at
from bot.games.live_game import LiveGame
from bot.ui.answers import acknowledge, defer, is_answered, mark_done, reply_ephemeral, show_ephemeral
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem
from engine.rules.refusals import Refusal

L = TypeVar("L", bound=LiveGame[Any, Any, Any])
P = ParamSpec("P")
R = TypeVar("R")


def actor_of(interaction: Interaction) -> Actor:
    """Return the user, as of the time when they acted."""
    may_moderate = interaction.permissions.manage_messages
    return Actor(interaction.user.id, made_at(interaction), texts_of(interaction), may_moderate)


def pressed_game(interaction: Interaction, game_id: int, over: Problem, *kinds: str) -> Any:
    """Return the game of a button or form, of one of these kinds if some are named.

    Raises `Refused` with the problem ``over`` unless it is running, and the user may see it.
    """
    games = interaction.client.games
    live = games.with_id(game_id, *kinds)
    if live is None or not may_see(live.audience, interaction.user.id, interaction.channel_id):
        raise problem(Problem.NEWER_GAME if games.is_newer(game_id) else over)
    live.answers.track(interaction)
    return live


async def perform(
    interaction: Interaction,
    live: L,
    action: Callable[Concatenate[L, Actor, P], Awaitable[R]],
    *args: P.args,
    **named: P.kwargs,
) -> R:
    """Take a press on a card, perform an action, and mark it as done. Raises `Refused`.

    The card of a game of one person is shown in any case.
    """
    live.answers.track(interaction)
    await live.screen.take(interaction)
    try:
        done = await action(live, actor_of(interaction), *args, **named)
    except Exception:  # but not when it is cancelled: a bot that is stopped makes no further request
        await settle(interaction, live)
        raise
    mark_done(interaction)
    await settle(interaction, live)
    return done


async def settle(interaction: Interaction, live: LiveGame[Any, Any, Any]) -> None:
    """Show a game of one person, and answer the press with its card. A card that cannot be delivered is shown later."""
    if not live.is_shared:
        await live.show_now()
        await live.screen.acknowledge(interaction)


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
    """Answer an action: without words where an edited card shows it, or where there is nothing to say."""
    if said.text:
        await (acknowledge if said.is_shown else reply_ephemeral)(interaction, said.text)
    elif not is_answered(interaction):
        await defer(interaction)


async def ask_how_to_stop(interaction: Interaction, *games: tuple[LiveGame[Any, Any, Any], Exits]) -> None:
    """Ask whether to leave or end one of these games, as the user may. Raises `Refused` if there is no way out for them."""
    say, actor = texts_of(interaction), actor_of(interaction)
    found = [
        (live, list(exits.ways(say, live.state, actor.player, may_moderate=actor.may_moderate and not live.is_private)))
        for live, exits in games
    ]
    if not any(ways for _, ways in found):
        live, exits = games[0]
        raise refused(exits.why_none(live.state, actor.player) or Refusal.NOT_PLAYING, live.kind, live.state, actor.player)
    await show_ephemeral(interaction, stop_card(say, ((live.kind, live.game_id, ways) for live, ways in found if ways)))
