"""The common part of all move pads, and the zoom on their boards."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from discord import ui

from bot.cards.pad import Key, Pad, Tried, Use, pad_card, read_pad, tried
from bot.cards.post import Post
from bot.cards.zoom import corner_around, zoom_card
from bot.commands.interaction import Interaction
from bot.games.live_game import LiveGame
from bot.ui.answers import defer, defer_ephemeral, edit_reply
from bot.ui.languages import texts_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, problem
from engine.pieces import Robot
from engine.position import Position


def pressed_pad(named: Mapping[str, str], robots: Collection[Robot]) -> tuple[Key | Robot | None, Pad]:
    """Parse the custom id's groups ``named``: return the pressed key, None for an obsolete one, and the pad; see `read_pad`.

    Raises `Refused` for a pad with other ``robots``, and for showing or bidding no moves, whose buttons are disabled.
    """
    read = read_pad(named.get("key", ""), named["robot"], named["moves"], robots)
    if read is None or (read[0] in (Key.SHOW, Key.BID) and not read[1].moves):
        raise problem(Problem.OLD_BUTTON)
    return read


async def close_pad(interaction: Interaction, live: LiveGame[Any, Any, Any], post: Post | None) -> bool:
    """Replace the pressed pad by what is shown once it can no longer be used, if anything. Returns whether it was closed."""
    if post is None or interaction.message is None or not interaction.message.flags.ephemeral:
        return False
    await defer(interaction)
    live.screen.pads.forget(interaction.user.id)
    await edit_reply(interaction, post)
    return True


async def show_zoom(interaction: Interaction, owner: str, start: Position, key: Key, pad: Pad) -> None:
    """Show a part of the board after the moves of a pad in an ephemeral message: see `zoom_card`.

    ``Key.ZOOM`` opens the message; the other keys are pressed in it.
    """
    if key is Key.ZOOM:
        await defer_ephemeral(interaction)
    else:
        await defer(interaction)
    line, robot = tried(start, pad).line, pad.robot if key is Key.AROUND else None
    png = await interaction.client.pictures.zoom(chooser_of(interaction), line, corner_around(line, robot))
    await edit_reply(interaction, zoom_card(texts_of(interaction), owner, pad, line, robot, png))


async def pad_screen(
    interaction: Interaction,
    use: Use,
    shown: Tried,
    headline: str,
    *notes: str,
    below: Sequence[str | ui.Item[ui.LayoutView]] = (),
) -> Post:
    """Return a pad with its picture: see `pad_card`."""
    png = await interaction.client.pictures.still(chooser_of(interaction), shown.line)
    return pad_card(texts_of(interaction), use, shown, png, headline, *notes, below=below)
