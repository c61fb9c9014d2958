"""The kinds of games that are kept: what can happen in them, how they begin, and which state that makes."""

from collections.abc import Sequence
from typing import cast

from engine.events import Event, MatchStarted
from engine.match import Match, replay
from engine.solo import SoloEvent, SoloGame, SoloStarted, replay_solo

GameEvent = Event | SoloEvent
"""What can happen in a game of any kind."""

Opening = MatchStarted | SoloStarted
"""The first event of a game of any kind."""


def replayed(events: Sequence[GameEvent]) -> Match | SoloGame:
    """The match or the solo game that these events make. Raises whatever keeps them from making one."""
    if isinstance(events[0], MatchStarted):
        return replay(cast("Sequence[Event]", events))
    return replay_solo(cast("Sequence[SoloEvent]", events))
