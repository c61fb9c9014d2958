"""The protocol of all kinds' states, and the set of rules that makes and changes a state."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from bot.games.bot_seats import BotRules
from bot.games.screen import News
from bot.store import GameEvent
from engine.board.moves import Move
from engine.board.pieces import Target
from engine.board.position import Position
from engine.board.proof import Flaw
from engine.rules.commands import SystemCommand
from engine.rules.events import BestFound, Player
from engine.rules.outcome import Outcome, Step
from engine.rules.refusals import Refusal
from engine.rules.rules import Rules
from engine.rules.setup import Setup


class Unsolved(Protocol):
    """A round whose best solution is not known."""

    @property
    def number(self) -> int:
        """Its number, from 1."""
        ...

    @property
    def start(self) -> Position:
        """The position at its start, with its chip as the target."""
        ...


class Round(Protocol):
    """The present round of a game, or its last one."""

    @property
    def best(self) -> tuple[Move, ...] | None:
        """An optimal solution; empty where there is none at all, None while it is unknown."""
        ...


class State(Protocol):
    """The shared part of the states of all kinds of games. The state of a personal kind has a ``player``, too."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        ...

    @property
    def setup(self) -> Setup:
        """The board with which it began."""
        ...

    @property
    def round(self) -> Round:
        """The present round, or the last one."""
        ...

    @property
    def position(self) -> Position:
        """The board and the robots, with the chip that is turned up as the target."""
        ...

    @property
    def pile(self) -> tuple[Target, ...]:
        """The chips that are not turned up yet."""
        ...

    @property
    def deadline(self) -> float | None:
        """When the time of the present phase is up, in seconds since the Unix epoch."""
        ...

    @property
    def is_between(self) -> bool:
        """Whether a round is over, and another will follow."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game is over; only a best solution may still become known."""
        ...

    @property
    def without_best(self) -> Sequence[Unsolved]:
        """The rounds whose best solution is not known, the latest first."""
        ...

    def involves(self, player: Player) -> bool:
        """Return whether this player takes part in the game or has started it."""
        ...


S = TypeVar("S", bound=State)
E = TypeVar("E", bound=GameEvent)
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class RuleSet(Generic[S, C, E]):
    """The rules of a kind of game, and which of its outcomes are news.

    ``replay`` builds the state from stored events. ``decide`` turns a command into an outcome or a refusal. ``retrace``
    rebuilds the outcome of stored events that follow a state. ``stop`` is the command that ends a game whose channel is gone.
    ``forget`` returns the command for a player who is erased; None for a game that is deleted with them. ``is_news``:
    whether an outcome needs a message, even after a restart. ``awaits``: whether a game waits for others, and stays
    loaded though it is over. ``bots``: what bots do in the game; None where none play.
    """

    replay: Callable[[Iterable[E]], S]
    decide: Callable[[S, C | SystemCommand, float, Random], Outcome[S, E] | Refusal | Flaw]
    retrace: Callable[[S, Iterable[E]], Outcome[S, E]]
    stop: Callable[[S], C]
    is_news: Callable[[Outcome[S, E]], bool]
    forget: Callable[[Player], C] | None = None
    awaits: Callable[[S], bool] = lambda _: False
    bots: BotRules[S, C] | None = None

    def news_of(self, events: Sequence[E], number: int, count: int) -> News[S, E]:
        """Rebuild the news of ``count`` stored events, of which the first has this number.

        The one that opens the game changes no state: its news have the state with which the game begins.
        """
        if number == 0:
            begun = self.replay(events[:1])
            return News(Outcome((Step(begun, events[0], begun),)), 0, 1)
        end = number + count
        outcome = self.retrace(self.replay(events[:number]), events[number:end])
        # The news of one command have one time; several times show that an earlier process coalesced them.
        times = {
            step.event.at for step in outcome.steps if not isinstance(step.event, BestFound) and self.is_news(Outcome((step,)))
        }
        return News(outcome, number, end, is_late=len(times) > 1)
