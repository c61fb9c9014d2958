"""The buttons below the cards of a match. `bot.commands.match_buttons` handles them."""

from enum import Enum
from typing import Any

import discord
from discord import ui

from bot.cards.bots import bot_mention
from bot.cards.phrases import halves_text
from bot.cards.post import NUMBER, Button, button_row, one_of
from bot.text import Texts
from engine.games.match.state import Match
from engine.rules.bots import BOTS
from engine.rules.events import Player
from engine.rules.game import Contest
from engine.rules.hints import HintLevel


class Action(Enum):
    """The action of a button. The value is its word in the custom id."""

    BID = "bid"
    DONE = "done"
    TURN = "turn-hourglass"
    PROVE = "prove"
    PAD = "pad"
    ZOOM = "zoom"
    PASS = "pass"  # noqa: S105 - the game's word, no password
    VOTE_TO_SKIP = "pass-over"
    NEXT = "next"
    PLAY_ON = "play-on"
    FINISH = "finish"
    END_AND_START = "end-and-start"
    HINT_LENGTH = "hint-length"
    HINT_ROBOTS = "hint-robots"
    SHORTEN = "shorten"
    ADD_BOT = "add-bot"
    AHEAD = "ahead"
    AHEAD_BOT_1 = "ahead-1"
    AHEAD_BOT_2 = "ahead-2"
    AHEAD_BOT_3 = "ahead-3"
    MORE = "more"


HINTS = {Action.HINT_LENGTH: HintLevel.LENGTH, Action.HINT_ROBOTS: HintLevel.ROBOTS}
"""The level of each button for hints: a late press never asks for another level."""

AHEAD_OF_BOTS = {Action(f"ahead-{seat}"): bot for seat, bot in enumerate(BOTS, start=1)}
"""The bots whose head start the buttons set; `Action.AHEAD` sets that of the person who presses it."""

BUTTON_ID = rf"ricochet:(?P<match_id>{NUMBER}):(?P<round>{NUMBER}):(?P<action>{one_of(Action)})"
"""The pattern of a button's custom id, which names the match and the round that it was made for."""

_STYLES = {
    Action.BID: discord.ButtonStyle.primary,
    Action.NEXT: discord.ButtonStyle.primary,
    Action.PLAY_ON: discord.ButtonStyle.success,
    Action.END_AND_START: discord.ButtonStyle.danger,
}


PROVING = (Action.PAD, Action.PROVE, Action.PASS)
"""The buttons below the question for a proof."""


def custom_id(match_id: int, round_number: int, action: Action) -> str:
    """Return the custom id of a button, which `BUTTON_ID` matches."""
    return f"ricochet:{match_id}:{round_number}:{action.value}"


def more_button(say: Texts, match_id: int, round_number: int) -> Button:
    """Return the button that opens the panel of what is rare, for `button_row`."""
    return label(say, Action.MORE), custom_id(match_id, round_number, Action.MORE), None


def label(say: Texts, action: Action) -> str:
    """Return the words of a button."""
    return say(f"button-{action.name.lower().replace('_', '-')}")


def ahead_label(say: Texts, action: Action, match: Match, player: Player) -> str:
    """Return the words of a button for a head start, that of a bot or of the ``player``, with its present size."""
    bot = AHEAD_OF_BOTS.get(action)
    if bot is None:
        return say("button-ahead", now=halves_text(match.ahead_of(player)))
    return say("button-ahead-bot", bot=bot_mention(say, bot), now=halves_text(match.ahead_of(bot)))


def vote_label(say: Texts, game: Contest[Any], player: Player) -> str:
    """Return the words of a player's button to vote for the end: how many votes that makes, and how many are needed."""
    count, needed = game.votes_after(player)
    return say("button-vote-to-end", count=count, needed=needed)


def row(say: Texts, match_id: int, round_number: int, *actions: Action) -> ui.ActionRow[ui.LayoutView]:
    """Return a row of buttons for one round of a match."""
    styles = {**_STYLES, Action.PAD: discord.ButtonStyle.success} if Action.PROVE in actions else _STYLES
    return button_row(*((label(say, one), custom_id(match_id, round_number, one), styles.get(one)) for one in actions))
