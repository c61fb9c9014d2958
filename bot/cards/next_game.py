"""The buttons that begin another game: at the end of a game, and at the end of the tutorial.

`bot.commands.next_game` handles them.
"""

from enum import Enum

import discord
from discord import ui

from bot.cards.post import button_row, one_of
from bot.text import Texts


def again_button(
    say: Texts, game_id: int, word: str, style: discord.ButtonStyle | None = discord.ButtonStyle.success
) -> tuple[str, str, discord.ButtonStyle | None]:
    """Return a button that begins a game after this one, for `button_row`. `bot.commands.kinds` has the words for it."""
    return say(f"button-again-{word}"), f"again:{game_id}:{word}", style


class FirstGame(Enum):
    """The kind of a first game. The value is its word in the custom id."""

    BOTS = "bots"
    """A match against two easy bots."""
    MATCH = "match"
    SOLO = "solo"
    DAILY = "daily"


FIRST_GAME_ID = rf"first:(?P<action>{one_of(FirstGame)})"
"""The pattern of a button's custom id."""

_STYLES = {FirstGame.BOTS: discord.ButtonStyle.success, FirstGame.DAILY: discord.ButtonStyle.primary}
_MATCHES = (FirstGame.BOTS, FirstGame.MATCH)


def first_games(say: Texts, *, in_server: bool) -> ui.ActionRow[ui.LayoutView]:
    """Return a button for every kind of game, without the matches outside of servers, where the bot can play none."""
    kinds = [kind for kind in FirstGame if in_server or kind not in _MATCHES]
    return button_row(*((say(f"button-first-{kind.value}"), f"first:{kind.value}", _STYLES.get(kind)) for kind in kinds))
