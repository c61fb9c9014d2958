"""Actions of people in games, shared by commands, buttons, forms and the board in the browser.

Each action is a function of the game, of an `Actor`, and of what the person has chosen. It gives the game a command with
`execute`, and returns an `Answer`, or raises `Refused`. It does not know whether a person acts on Discord or on the board.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog

from bot.actions.refusals import refused
from bot.cards.phrases import opening
from bot.games.live_game import LiveGame
from bot.games.rule_set import State
from bot.store import BoundElsewhere, CupPlayed, GameEvent, StoreError
from bot.text import Texts
from bot.ui.replies import Problem, problem
from engine.games.cup import cup_of
from engine.rules.commands import GiveSign, SystemCommand
from engine.rules.events import Player
from engine.rules.outcome import Outcome

S = TypeVar("S", bound=State)
C = TypeVar("C")
E = TypeVar("E", bound=GameEvent)

_log = structlog.stdlib.get_logger()


@dataclass(frozen=True, slots=True)
class Actor:
    """A person who acts, and the time, in seconds since the Unix epoch. ``say`` are the texts of their language.

    ``may_moderate``: they may manage the messages of the channel. ``command_id`` identifies an action that may arrive again
    after a restart: it is done once.
    """

    player: Player
    at: float
    say: Texts
    may_moderate: bool = False
    command_id: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """The reply to the actor. ``is_shown``: the card or the news show it as well."""

    text: str
    is_shown: bool = True

    @property
    def unseen(self) -> str:
        """Return the reply to a person who sees the game: empty if the game shows it."""
        return "" if self.is_shown else self.text


Pressed = Callable[[Any, Actor], Awaitable[Answer]]
"""An action that needs nothing but a press: a module of actions has a table ``ACTIONS`` of them, by the words of buttons."""


async def execute(live: LiveGame[S, C, E], actor: Actor, command: C | SystemCommand) -> Outcome[S, E]:
    """Execute a command in a game of any kind. Raises `Refused`."""
    try:
        decision = await live.handle(command, actor.at, actor.command_id)
    except BoundElsewhere as error:
        place = error.place
        link = f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
        raise problem(Problem.BOUND_ELSEWHERE, link=link) from None
    except CupPlayed:
        raise problem(Problem.CUP_PLAYED, opens=opening(cup_of(actor.at) + 1)) from None
    if not isinstance(decision, Outcome):
        raise refused(decision, live.kind, live.state, actor.player, command)
    return decision


async def give_sign(live: LiveGame[Any, Any, Any], actor: Actor) -> None:
    """Mark a person as present in a match or a race: see docs/rules.md "Present".

    A failure to store it is only logged, so that the person's actual request goes on.
    """
    try:
        await live.handle(GiveSign(actor.player), actor.at)
    except BoundElsewhere:
        pass  # who plays at another table of the tournament only looks on
    except StoreError as error:
        _log.warning("presence not stored", error=str(error))
