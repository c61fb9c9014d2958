"""The buttons below the cards of a match. `bot.commands.match_buttons` handles them."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

import discord
from discord import ui

from bot.cards.post import NUMBER, button_row, one_of
from bot.store import NO_SERVER, Place
from bot.text import Texts
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
    STOP = "stop"
    END = "end"
    END_AND_START = "end-and-start"
    RULES = "rules"
    HINT_LENGTH = "hint-length"
    HINT_ROBOTS = "hint-robots"
    SHORTEN = "shorten"
    ADD_BOT = "add-bot"


_ROW = 5
"""Buttons that a row has room for, by Discord's rules."""

HINTS = {Action.HINT_LENGTH: HintLevel.LENGTH, Action.HINT_ROBOTS: HintLevel.ROBOTS}
"""The level of each button for hints: a late press never asks for another level."""

BUTTON_ID = rf"ricochet:(?P<match_id>{NUMBER}):(?P<round>{NUMBER}):(?P<action>{one_of(Action)})"
"""The pattern of a button's custom id, which names the match and the round that it was made for."""

_STYLES = {
    Action.BID: discord.ButtonStyle.primary,
    Action.PROVE: discord.ButtonStyle.success,
    Action.NEXT: discord.ButtonStyle.primary,
    Action.PLAY_ON: discord.ButtonStyle.success,
    Action.STOP: discord.ButtonStyle.danger,
    Action.END: discord.ButtonStyle.danger,
    Action.END_AND_START: discord.ButtonStyle.danger,
}


_BOARD, _BOARD_OF = "ricochet:board", "ricochet:open:"
BOARD_ID = rf"{_BOARD}|{_BOARD_OF}(?P<subject>[a-z]{{1,20}}(?::[0-9A-Za-z.]{{1,40}})?)"
"""The pattern of the custom id of the button that opens the board as an Activity: with a match, or with another subject."""

LAUNCH = "#launch"
"""Instead of the address of the board: it is opened as an Activity. `board_at` appends a colon and the subject."""


def board_at(board_url: str | None, place: Place, game: str = "match") -> str | None:
    """Return the address of the board of a kind of game in a place, where there is a board.

    At one's own machine the address without a place is that of the channel.
    """
    if board_url is None:
        return None
    if board_url == LAUNCH:
        return LAUNCH if game == "match" else f"{LAUNCH}:{game}"
    here = f"place={place.shard_key}.{place.channel_id}"
    if "#" not in board_url:
        board_url = f"{board_url}#{here}"
    elif place.guild_id == NO_SERVER:
        board_url = f"{board_url}&{here}"
    return board_url if game == "match" else f"{board_url}&game={game}"


def with_link(say: Texts, rows: list[ui.ActionRow[ui.LayoutView]], board_url: str | None) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return rows of buttons of which the first has the link to the board, if there is one."""
    if board_url and rows:
        if len(rows[0].children) == _ROW:
            rows.insert(0, ui.ActionRow())
        rows[0].add_item(board_button(say, board_url))
    return rows


def board_button(say: Texts, board_url: str) -> ui.Button[ui.LayoutView]:
    """Return the button that opens the board: at an address, or with `LAUNCH` as an Activity."""
    if board_url.startswith(LAUNCH):
        subject = board_url.removeprefix(LAUNCH).removeprefix(":")
        return ui.Button(label=say("web-open"), custom_id=f"{_BOARD_OF}{subject}" if subject else _BOARD)
    return ui.Button(label=say("web-open"), url=board_url)


def proving_buttons(players: int) -> tuple[Action, ...]:
    """Return the buttons below the question for a proof in a match of ``players`` players."""
    alone = (Action.PROVE, Action.PAD, Action.PASS)
    return alone if players == 1 else (*alone, Action.VOTE_TO_SKIP)


def custom_id(match_id: int, round_number: int, action: Action) -> str:
    """Return the custom id of a button, which `BUTTON_ID` matches."""
    return f"ricochet:{match_id}:{round_number}:{action.value}"


def label(say: Texts, action: Action) -> str:
    """Return the words of a button."""
    return say(f"button-{action.name.lower().replace('_', '-')}")


def vote_label(say: Texts, game: Contest[Any], player: Player) -> str:
    """Return the words of a player's button to vote for the end: how many votes that makes, and how many are needed."""
    count, needed = game.votes_after(player)
    return say("button-vote-to-end", count=count, needed=needed)


def row(
    say: Texts, match_id: int, round_number: int, *actions: Action, labels: Mapping[Action, str] | None = None
) -> ui.ActionRow[ui.LayoutView]:
    """Return a row of buttons for one round of a match, some with ``labels`` of their own."""
    words = labels or {}
    return button_row(
        *((words.get(one) or label(say, one), custom_id(match_id, round_number, one), _STYLES.get(one)) for one in actions)
    )
