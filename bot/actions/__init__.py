"""Actions of people in games, shared by commands, buttons, forms and the board in the browser.

Each action is a function of the game, of an `Actor`, and of what the person has chosen. It executes a command in
`LiveGame.handle`, and returns an `Answer`, or raises `Refused`. It does not know
whether a person acts on Discord or on the board.
"""

from dataclasses import dataclass
from typing import Any

import structlog

from bot.games.live_game import LiveGame
from bot.store import BoundElsewhere, StoreError
from bot.text import Texts
from engine.rules.commands import GiveSign
from engine.rules.events import Player

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
