"""The buttons at the end of the tutorial, by which a first game begins. What they do is in `bot.commands.next_game`."""

from enum import Enum

import discord
from discord import ui

from bot.cards.post import button_row, one_of
from bot.text import Texts


class FirstGame(Enum):
    """What is to be played. The value is its word in the custom id."""

    MATCH = "match"
    SOLO = "solo"
    DAILY = "daily"


FIRST_GAME_ID = rf"first:(?P<action>{one_of(FirstGame)})"
"""What a button's custom id looks like."""

_STYLES = {FirstGame.MATCH: discord.ButtonStyle.success, FirstGame.DAILY: discord.ButtonStyle.primary}


def first_games(say: Texts, *, in_server: bool) -> ui.ActionRow[ui.LayoutView]:
    """The buttons for every kind of game; that for a match only ``in_server``, where the bot can play one."""
    kinds = [kind for kind in FirstGame if in_server or kind is not FirstGame.MATCH]
    return button_row(*((say(f"button-first-{kind.value}"), f"first:{kind.value}", _STYLES.get(kind)) for kind in kinds))
