"""The common part of all move pads, those beside the card of a game, and the zoom on their boards."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any

from discord import ui

from bot.actions import give_sign
from bot.cards.pad import PAD_ID, ZOOMS, Key, Pad, Tried, Use, fresh_pad, pad_card, read_pad, tried
from bot.cards.post import NUMBER, Post
from bot.cards.zoom import corner_around, zoom_card
from bot.commands.acting import actor_of
from bot.commands.interaction import Interaction
from bot.games.live_game import LiveGame
from bot.ui.answers import defer, defer_ephemeral, edit_reply, is_answered, show_ephemeral
from bot.ui.forms import ask_for_moves
from bot.ui.handlers import Named
from bot.ui.languages import texts_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, problem
from engine.board.pieces import Robot
from engine.board.position import Position
from engine.rules.rules import Edition

_Live = LiveGame[Any, Any, Any]


def game_pad(prefix: str) -> str:
    """Return the pattern of the custom ids of a pad in a game, which name the game and the round."""
    return rf"{prefix}:(?P<game_id>{NUMBER})\.(?P<round>{NUMBER}):{PAD_ID}"


def owner_of(live: _Live) -> str:
    """Return the prefix of the custom ids of a pad for the present round, which `game_pad` matches."""
    prefix = "pad" if live.kind == "match" else live.kind
    return f"{prefix}:{live.game_id}.{live.state.round.number}"


def moves_form_id(live: _Live) -> str:
    """Return the custom id of the form for moves in the present round, which `bot.commands.moves_form` handles."""
    return f"ricochet:{live.kind}:{live.game_id}:{live.state.round.number}:form"


def pressed_pad(named: Mapping[str, str], robots: Collection[Robot]) -> tuple[Key | Robot | None, Pad]:
    """Parse the custom id's groups ``named``: return the pressed key, None for an obsolete one, and the pad; see `read_pad`.

    Raises `Refused` for a pad with other ``robots``, and for showing or bidding no moves, whose buttons are disabled.
    """
    read = read_pad(named.get("key", ""), named["robot"], named["moves"], robots)
    if read is None or (read[0] in (Key.SHOW, Key.BID) and not read[1].moves):
        raise problem(Problem.OLD_BUTTON)
    return read


async def press(
    interaction: Interaction, named: Named, start: Position, form_id: str = "", *, edition: Edition | None = None
) -> tuple[Key | Robot | None, Pad] | None:
    """Return what `pressed_pad` does, or None if the key was one that shows the zoom, or the form with this id for typed moves.

    ``start`` is the position before the moves of the pad, and ``edition`` that of its game.
    """
    key, pad = pressed_pad(named.groupdict(), start.robots)
    if key in ZOOMS:
        await _show_zoom(interaction, named.string[: named.start("key") - 1], start, key, pad, edition)
    elif key is Key.TYPE and form_id:
        await ask_for_moves(interaction, form_id)
    else:
        return key, pad
    return None


async def open_pad(interaction: Interaction, live: _Live, render: Callable[[Pad], Awaitable[Post]]) -> None:
    """Show the user an ephemeral pad without moves for the present round, and mark them as present."""
    state = live.state
    await live.screen.take(interaction)
    if not is_answered(interaction):
        await defer_ephemeral(interaction)
    followup = await show_ephemeral(interaction, await render(fresh_pad(state.position)))
    live.screen.pads.opened(interaction, state.round.number, followup)
    await _give_sign(interaction, live)


async def update_pad(interaction: Interaction, live: _Live, round_number: int, post: Post) -> None:
    """Show a pad of this round anew in the message that was pressed, to be closed when its time is up."""
    await edit_reply(interaction, post)
    live.screen.pads.opened(interaction, round_number)


async def close_pad(interaction: Interaction, live: _Live, post: Post | None) -> bool:
    """Close an expired pad: replace it by ``post``, if any. Returns whether it was closed."""
    if post is None or interaction.message is None or not interaction.message.flags.ephemeral:
        return False
    await defer(interaction)
    live.screen.pads.forget(interaction.user.id)
    await edit_reply(interaction, post)
    return True


async def open_zoom(interaction: Interaction, live: _Live) -> None:
    """Show the quarter with the target enlarged, with buttons to the surroundings of each robot; mark the user as present."""
    start = live.state.round.start
    await _show_zoom(interaction, owner_of(live), start, Key.ZOOM, fresh_pad(start), live.state.rules.edition)
    await _give_sign(interaction, live)


async def _show_zoom(
    interaction: Interaction, owner: str, start: Position, key: Key | Robot | None, pad: Pad, edition: Edition | None
) -> None:
    """Show a part of the board after the moves of a pad in an ephemeral message: see `zoom_card`.

    ``Key.ZOOM`` opens the message; the other keys are pressed in it.
    """
    if key is Key.ZOOM:
        await defer_ephemeral(interaction)
    else:
        await defer(interaction)
    line, robot = tried(start, pad).line, pad.robot if key is Key.AROUND else None
    png = await interaction.client.pictures.zoom(chooser_of(interaction), line, corner_around(line, robot))
    await edit_reply(interaction, zoom_card(texts_of(interaction).of_edition(edition), owner, pad, line, robot, png))


async def _give_sign(interaction: Interaction, live: _Live) -> None:
    """Mark the user as present in a game with others."""
    if live.is_shared:
        await give_sign(live, actor_of(interaction))


async def pad_screen(
    interaction: Interaction,
    use: Use,
    shown: Tried,
    headline: str,
    *notes: str,
    below: Sequence[str | ui.Item[ui.LayoutView]] = (),
    edition: Edition | None = None,
) -> Post:
    """Return a pad with its picture, in words of the game's edition: see `pad_card`."""
    png = await interaction.client.pictures.still(chooser_of(interaction), shown.line)
    return pad_card(texts_of(interaction).of_edition(edition), use, shown, png, headline, *notes, below=below)
