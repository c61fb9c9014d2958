"""The buttons that begin another game: at the end of a game, and at the end of the tutorial.

`bot.commands.next_game` handles them.
"""

from enum import Enum

import discord
from discord import ui

from bot.cards.post import button_row, one_of
from bot.text import Texts


class Again(Enum):
    """The kind of game that follows one that is over. The value is its word in the custom id."""

    REMATCH = "rematch"
    """A match by the same rules, on another board."""
    BOARD = "board"
    """A match on the same board, for practice."""
    SOLO = "solo"
    """A solo game by the same rules, on another board."""
    RUSH = "rush"
    """Another rush."""


AGAIN_ID = rf"again:(?P<game_id>[0-9]{{1,15}}):(?P<action>{one_of(Again)})"
"""The pattern of a button's custom id, which names the game that is over."""


def again_button(say: Texts, game_id: int, what: Again) -> tuple[str, str, discord.ButtonStyle | None]:
    """Return the label, the custom id and the style of a button, for `bot.cards.post.button_row`."""
    style = None if what is Again.BOARD else discord.ButtonStyle.success
    return say(f"button-again-{what.value}"), f"again:{game_id}:{what.value}", style


class FirstGame(Enum):
    """The kind of a first game. The value is its word in the custom id."""

    MATCH = "match"
    SOLO = "solo"
    DAILY = "daily"


FIRST_GAME_ID = rf"first:(?P<action>{one_of(FirstGame)})"
"""The pattern of a button's custom id."""

_STYLES = {FirstGame.MATCH: discord.ButtonStyle.success, FirstGame.DAILY: discord.ButtonStyle.primary}


def first_games(say: Texts, *, in_server: bool) -> ui.ActionRow[ui.LayoutView]:
    """Return a button for every kind of game, without the match outside of servers, where the bot can play none."""
    kinds = [kind for kind in FirstGame if in_server or kind is not FirstGame.MATCH]
    return button_row(*((say(f"button-first-{kind.value}"), f"first:{kind.value}", _STYLES.get(kind)) for kind in kinds))
