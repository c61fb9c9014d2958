"""The question before a race, a solo game or a rush is ended, and its result: the same words in a chat and on a board.

`bot.commands.leaving` handles its buttons. A match has a question of its own, `bot.cards.match.stop_card`.
"""

from dataclasses import dataclass

import discord

from bot.cards.buttons import vote_label
from bot.cards.post import NUMBER, Post, button_row
from bot.text import Texts
from engine.games.race.play import is_end_a_vote
from engine.games.race.state import Race
from engine.rules.events import Player

_YES, _NO = "end", "keep"
END_ID = rf"ending:(?P<game_id>{NUMBER}):(?P<action>{_YES}|{_NO})"
"""The pattern of a button's custom id, which names the game."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A way to end a game: the words of its button, and its result."""

    label: str
    effect: str


def race_ending(say: Texts, race: Race, player: Player, *, may_moderate: bool) -> Ending:
    """Return what ends a race early, or votes for that: docs/rules.md "Who decides"."""
    if is_end_a_vote(race, may_moderate=may_moderate):
        return Ending(vote_label(say, race, player), say("stop-race-vote"))
    return Ending(say("button-end-race"), say("stop-race", points="yes" if race.leaders else "no"))


def solo_ending(say: Texts) -> Ending:
    """Return what ends a solo game early."""
    return Ending(say("button-solo-end"), say("stop-solo"))


def rush_ending(say: Texts) -> Ending:
    """Return what ends a rush early."""
    return Ending(say("button-end-rush"), say("stop-rush"))


def end_question(say: Texts, game_id: int, ending: Ending) -> Post:
    """Ask whether to end a game, or to keep playing."""
    return Post(
        say("ask-end-game", label=ending.label, effect=ending.effect),
        button_row(
            (ending.label, f"ending:{game_id}:{_YES}", discord.ButtonStyle.danger),
            (say("button-keep-playing"), f"ending:{game_id}:{_NO}", None),
        ),
    )


def is_confirmed(action: str) -> bool:
    """Return whether the word of a button's custom id confirms that the game is to be ended."""
    return action == _YES
