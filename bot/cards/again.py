"""The buttons at an end, by which another game begins. What they do is in `bot.commands.next_game`."""

from enum import Enum

import discord

from bot.cards.post import one_of
from bot.text import Texts


class Again(Enum):
    """What is to be played."""

    REMATCH = "rematch"
    """A match by the same rules, on another board."""
    BOARD = "board"
    """A match on the same board, for practice."""
    SOLO = "solo"
    """A solo game by the same rules, on another board."""


AGAIN_ID = rf"again:(?P<game_id>[0-9]{{1,15}}):(?P<action>{one_of(Again)})"
"""What a button's custom id looks like: it names the game that is over."""


def again_button(say: Texts, game_id: int, what: Again) -> tuple[str, str, discord.ButtonStyle | None]:
    """The label, the custom id and the style of a button, for `bot.cards.post.button_row`."""
    style = None if what is Again.BOARD else discord.ButtonStyle.success
    return say(f"button-again-{what.value}"), f"again:{game_id}:{what.value}", style
