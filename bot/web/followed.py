"""A match that a window follows: its state, and the proofs that the window is still to be sent."""

from collections import deque
from collections.abc import Sequence
from typing import cast

from bot.games.match import LiveMatch
from bot.store import GameEvent, Store, kind_of
from engine.games.match.events import Event
from engine.games.match.play import retrace
from engine.games.match.state import Match, replay
from engine.rules.outcome import Outcome, Step


class Followed:
    """A match by its events, of which the first ``number`` have been sent; events are counted from 0.

    Outcomes are noted as they are stored. What was not noted is read from the store: what happened while a connection was cut,
    or was stored by a command that failed halfway. So each proof is returned once, whatever happens to the connection.
    """

    def __init__(self, store: Store, game_id: int, game: LiveMatch | Match, stored: int, number: int) -> None:
        """``game`` is a match that is played or, of ``stored`` events, one that is over."""
        self.game_id, self.number = game_id, max(1, number)
        self._store, self.game, self._stored = store, game, stored
        self._noted = deque[tuple[int, Outcome[Match, Event]]]()

    @classmethod
    def live(cls, store: Store, live: LiveMatch, number: int) -> "Followed":
        """Follow a match that is played."""
        return cls(store, live.game_id, live, 0, number)

    @classmethod
    async def over(cls, store: Store, channel_id: int, game_id: int, number: int) -> "Followed | None":
        """Return a match that has ended in this channel meanwhile; None for any other game. Raises `StoreError`."""
        audience = await store.audience_of(game_id)
        events = await store.events_of(game_id)
        if audience.place.channel_id != channel_id or kind_of(events).name != "match":
            return None
        match = replay(_of_match(events))
        return cls(store, game_id, match, len(events), min(number, len(events))) if match.is_over else None

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.game if isinstance(self.game, Match) else self.game.state

    @property
    def stored(self) -> int:
        """The number of its events."""
        return self._stored if isinstance(self.game, Match) else self.game.stored

    def note(self, outcome: Outcome[Match, Event]) -> None:
        """Note the latest outcome."""
        self._noted.append((self.stored - len(outcome.steps), outcome))

    async def take(self) -> list[tuple[int, Step[Match, Event]]]:
        """Return what shows proofs and has not been returned yet, each with the number of its event. Raises `StoreError`."""
        found = list[tuple[int, Step[Match, Event]]]()
        while self.number < self.stored:
            outcome = self._next_noted() or await self._read()
            found += [(self.number + place, step) for place, step in enumerate(outcome.steps) if step.line is not None]
            self.number += len(outcome.steps)
        return found

    def _next_noted(self) -> Outcome[Match, Event] | None:
        """Return what was noted from the next event on; None where that was not noted."""
        while self._noted and self._noted[0][0] <= self.number:
            first, outcome = self._noted.popleft()
            if steps := outcome.steps[self.number - first :]:
                return Outcome(steps)
        return None

    async def _read(self) -> Outcome[Match, Event]:
        events = _of_match(await self._store.events_of(self.game_id))
        return retrace(replay(events[: self.number]), events[self.number :])


def _of_match(events: Sequence[GameEvent]) -> Sequence[Event]:
    return cast("Sequence[Event]", events)
