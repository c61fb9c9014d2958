"""The interface between a game and the messages that show it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.store import StoredGame
from engine.outcome import Outcome

S = TypeVar("S")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class News(Generic[S, E]):
    """An outcome to announce in one message: ``number`` is that of its first event, counted from 0 within the game.

    ``end`` is the number of the first event after it; events in between that need no announcement are not in the outcome.
    ``is_late``: several outcomes were coalesced, so that only their results are announced.
    """

    outcome: Outcome[S, E]
    number: int
    end: int
    is_late: bool = False


class Screen(ABC, Generic[S, E]):
    """Shows a game in Discord. It draws from the state alone, so that showing is idempotent."""

    @abstractmethod
    async def show(self, news: News[S, E] | None, latest: Callable[[], S]) -> None:
        """Announce the news, if any, and bring the card up to date with the state that ``latest`` returns by then.

        Raises `bot.ui.delivery.Undelivered` or `bot.ui.messages.NotAllowed`. It is then retried with the same news, and sends
        no message twice.
        """

    def expect(self, outcome: Outcome[S, E]) -> None:
        """Notice an outcome as soon as it is stored, while earlier news may still be pending."""

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """Take a function that shows the game again in the background once a coroutine has ended."""

    def restore(self, stored: StoredGame) -> None:
        """After a restart, restore the ids of the game's messages, and note which may have been sent without being stored."""

    async def may_change(self, news: News[S, E]) -> bool:
        """Return whether these news can still be merged with others: as far as can be seen, they have not been sent."""
        del news
        return True
