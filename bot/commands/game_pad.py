"""The move pad beside the card of a game: how it is opened, pressed and closed, whatever the kind of game."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any

from bot.actions import give_sign
from bot.cards.pad import PAD_ID, Key, Pad, fresh_pad
from bot.cards.post import NUMBER, Post
from bot.commands.acting import actor_of
from bot.commands.interaction import Interaction
from bot.commands.pad import press, show_zoom
from bot.games.live_game import LiveGame
from bot.store import KINDS
from bot.ui.answers import defer, defer_ephemeral, edit_reply, is_answered, show_ephemeral
from bot.ui.handlers import Named
from engine.board.pieces import Robot

_Live = LiveGame[Any, Any, Any]

GAME_PAD = rf"(?P<kind>{'|'.join(KINDS)}):(?P<game_id>{NUMBER})\.(?P<round>{NUMBER}):{PAD_ID}"
"""The pattern of the custom ids of a pad in a game, which name the game and the round."""


def owner_of(live: _Live) -> str:
    """Return the prefix of the custom ids of a pad for the present round, which `GAME_PAD` matches."""
    return f"{live.kind}:{live.game_id}.{live.state.round.number}"


def moves_form_id(live: _Live) -> str:
    """Return the custom id of the form for moves in the present round, which `bot.commands.entering` handles."""
    return f"ricochet:{live.kind}:{live.game_id}:{live.state.round.number}:form"


@dataclass(frozen=True, slots=True)
class GamePad:
    """The pad of a kind of game; functions get the `LiveGame`.

    ``find`` returns the game with an id, of whose round a pad is. ``card`` renders the pad for the present state, with a note.
    ``closed`` returns what replaces the user's pad of a round, or None while it can be used. ``check`` raises `Refused` unless
    they may press this key now, or open a pad if it is None. ``keys`` are those that do something with the moves: each returns
    the note for the pad, what replaces it, or None if it has answered.
    """

    find: Callable[[Interaction, int, int], Coroutine[Any, Any, Any]]
    card: Callable[[Interaction, Any, Pad, str], Awaitable[Post]]
    closed: Callable[[Interaction, Any, int], Post | None]
    keys: Mapping[Key, Callable[[Interaction, Any, Pad], Awaitable[str | Post | None]]]
    check: Callable[[Interaction, Any, Key | Robot | None], Awaitable[None]] | None = None

    async def open(self, interaction: Interaction, live: _Live) -> None:
        """Show the user an ephemeral pad without moves for the present round, and mark them as present. Raises `Refused`."""
        if self.check:
            await self.check(interaction, live, None)
        state = live.state
        await live.screen.take(interaction)
        if not is_answered(interaction):
            await defer_ephemeral(interaction)
        followup = await show_ephemeral(interaction, await self.card(interaction, live, fresh_pad(state.position), ""))
        live.screen.pads.opened(interaction, state.round.number, followup)
        await _give_sign(interaction, live)

    async def press(self, interaction: Interaction, named: Named) -> None:
        """Update a pad, zoom, or do with its moves what its key says. Raises `Refused`."""
        number = int(named["round"])
        live: _Live = await self.find(interaction, int(named["game_id"]), number)
        if await self._close(interaction, live, number):
            return
        if pressed := await press(interaction, named, live.state.round.start, edition=live.state.rules.edition):
            key, pad = pressed
            if self.check:
                await self.check(interaction, live, key)
            await defer(interaction)
            done = await self.keys[key](interaction, live, pad) if isinstance(key, Key) and key in self.keys else ""
            if isinstance(done, Post):
                live.screen.pads.forget(interaction.user.id)
                await edit_reply(interaction, done)
            if not isinstance(done, str) or await self._close(interaction, live, number):
                return
            await edit_reply(interaction, await self.card(interaction, live, pad.pressed(key), done))
            live.screen.pads.opened(interaction, number)
        await _give_sign(interaction, live)

    async def _close(self, interaction: Interaction, live: _Live, number: int) -> bool:
        """Replace the pressed pad of a round if it has expired. Returns whether it had."""
        post = self.closed(interaction, live, number)
        if post is None or interaction.message is None or not interaction.message.flags.ephemeral:
            return False
        await defer(interaction)
        live.screen.pads.forget(interaction.user.id)
        await edit_reply(interaction, post)
        return True


async def open_zoom(interaction: Interaction, live: _Live) -> None:
    """Show the quarter with the target enlarged, with buttons to the surroundings of each robot; mark the user as present."""
    start = live.state.round.start
    await show_zoom(interaction, owner_of(live), start, Key.ZOOM, fresh_pad(start), live.state.rules.edition)
    await _give_sign(interaction, live)


async def _give_sign(interaction: Interaction, live: _Live) -> None:
    """Mark the user as present in a game with others."""
    if live.is_shared:
        await give_sign(live, actor_of(interaction))
