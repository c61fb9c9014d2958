"""What shows a game to those who play it, and what it is handed to tell."""

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
    """What has come about, to be told at once: ``number`` is that of its first event, counted from 0 within the game.

    ``end`` is the number of the first event after it: there may be events between those of the outcome that are not told.
    ``is_late``: so much has come about before it could be told that what matters of it must do.
    """

    outcome: Outcome[S, E]
    number: int
    end: int
    is_late: bool = False


class Screen(ABC, Generic[S, E]):
    """What shows a game to those who play it. It draws from the state alone, so that showing twice does no harm."""

    @abstractmethod
    async def show(self, news: News[S, E] | None, latest: Callable[[], S]) -> None:
        """Tell what has come about, if anything, and show the game as it stands by then: ``latest`` tells.

        Raises `bot.ui.delivery.Undelivered`, or `bot.ui.messages.NotAllowed`. Then it is called again, with the same news,
        and what has been shown already is not shown twice.
        """

    def expect(self, outcome: Outcome[S, E]) -> None:
        """Be told at once what has come about, while earlier news may still be on their way: it is shown after those."""

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """Be told how to have the game shown again in the background, after something that is waited for."""

    def restore(self, stored: StoredGame) -> None:
        """After a restart: take up the messages of a game, and know which may have been sent though it is not stored."""

    async def may_change(self, news: News[S, E]) -> bool:
        """Whether these news may be told otherwise, or with others: they have not been sent, as far as it can be seen."""
        del news
        return True
