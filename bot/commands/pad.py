"""The common part of all move pads, and the zoom on their boards."""

from collections.abc import Collection, Mapping, Sequence

from discord import ui

from bot.cards.pad import ZOOMS, Key, Pad, Tried, Use, pad_card, read_pad, tried
from bot.cards.post import Post
from bot.cards.zoom import corner_around, zoom_card
from bot.commands.interaction import Interaction
from bot.ui.answers import defer, defer_ephemeral, edit_reply
from bot.ui.forms import ask_for_moves
from bot.ui.handlers import Named
from bot.ui.languages import texts_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, problem
from engine.board.pieces import Robot
from engine.board.position import Position
from engine.rules.rules import Edition


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
        await show_zoom(interaction, named.string[: named.start("key") - 1], start, key, pad, edition)
    elif key is Key.TYPE and form_id:
        await ask_for_moves(interaction, form_id)
    else:
        return key, pad
    return None


async def show_zoom(
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
