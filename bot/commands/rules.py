"""`/ricochet rules`: the game in one ephemeral reply with a picture."""

import asyncio
from functools import cache

from bot.cards.post import Picture, Post, gallery, layout
from bot.commands.interaction import Interaction
from bot.text import say
from bot.ui.replies import defer_ephemeral, edit_reply
from engine.notation import parse_moves
from engine.pieces import Robot, Symbol, Target
from engine.setup import from_code
from render.board import board_png
from render.theme import Theme
from render.words import describe

_EXAMPLE = "78JSY-EBMFG-HDTCB-QSAGK"
_SOLUTION = "G-left R-up R-left R-down"
_TARGET = Target(Symbol.MOON, Robot.RED)


async def show_rules(interaction: Interaction) -> None:
    """Show the screen in an ephemeral reply."""
    await defer_ephemeral(interaction)
    look = await interaction.client.pictures.look_of(interaction.guild_id)
    await edit_reply(interaction, _screen(await asyncio.to_thread(_picture, look.theme)))


def _screen(picture: Picture) -> Post:
    moves = say("rules-example", moves=_SOLUTION)
    return Post(layout(say("rules-text"), gallery(picture), moves, say("rules-commands")), (picture,))


@cache
def _picture(theme: Theme) -> Picture:
    """A position and a solution of it: green moves first, so that red finds something to stop at."""
    position = from_code(_EXAMPLE).position.with_target(_TARGET)
    png = board_png(position.play(parse_moves(_SOLUTION)), theme=theme)
    return Picture("rules.png", png, describe(position))
