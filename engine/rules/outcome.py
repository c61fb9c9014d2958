"""The outcome of a command: its events, and the state of the game before and after each of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from engine.board.position import Line
from engine.board.proof import Flaw

_Event = TypeVar("_Event")
_State = TypeVar("_State")
_Judged = tuple[Line | None, Flaw | None]


@dataclass(frozen=True, slots=True)
class Step(Generic[_State, _Event]):
    """An event, and the game before and after it.

    For an event that shows a proof, ``line`` are its slides and ``flaw`` is what is wrong with it, None for a winning one. A
    proof is slid and judged once; later readers use these fields.
    """

    before: _State
    event: _Event
    after: _State
    line: Line | None = None
    flaw: Flaw | None = None


@dataclass(frozen=True, slots=True)
class Outcome(Generic[_State, _Event]):
    """A sequence of one or more steps."""

    steps: tuple[Step[_State, _Event], ...]

    @property
    def before(self) -> _State:
        """The game before the first step."""
        return self.steps[0].before

    @property
    def after(self) -> _State:
        """The game after the last step."""
        return self.steps[-1].after

    @property
    def events(self) -> tuple[_Event, ...]:
        """All events in order, to be stored."""
        return tuple(step.event for step in self.steps)


class OutcomeBuilder(Generic[_State, _Event]):
    """Collects the steps while a command is decided. ``state`` is the game after the latest.

    ``evolve`` returns the game after an event, given the slides of the proof that the event shows, if any.
    """

    def __init__(self, state: _State, evolve: Callable[[_State, _Event, Line | None], _State]) -> None:
        self.state = state
        self._evolve = evolve
        self._steps = list[Step[_State, _Event]]()

    def add(self, *events: _Event) -> None:
        """Append events."""
        for event in events:
            self.show(event)

    def show(self, event: _Event, line: Line | None = None, flaw: Flaw | None = None) -> None:
        """Append an event, with the slides and the judgement of the proof that it shows, if any."""
        after = self._evolve(self.state, event, line)
        self._steps.append(Step(self.state, event, after, line, flaw))
        self.state = after

    def retrace(self, events: Iterable[_Event], judged: Callable[[_State, _Event], _Judged]) -> Self:
        """Append stored events; ``judged`` returns the slides of the proof that an event shows, if any, and its judgement."""
        for event in events:
            self.show(event, *judged(self.state, event))
        return self

    @property
    def outcome(self) -> Outcome[_State, _Event]:
        """All steps so far. Raises an error if there are none."""
        return Outcome(tuple(self._steps))
