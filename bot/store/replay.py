"""The state that the events of a stored game make."""

from collections.abc import Sequence
from typing import cast

from bot.store.contract.games import GameEvent
from engine.events import Event, MatchStarted
from engine.match import Match, replay
from engine.solo import SoloEvent, SoloGame, replay_solo


def replayed(events: Sequence[GameEvent]) -> Match | SoloGame:
    """The match or the solo game that these events make. Raises whatever keeps them from making one."""
    if isinstance(events[0], MatchStarted):
        return replay(cast("Sequence[Event]", events))
    return replay_solo(cast("Sequence[SoloEvent]", events))
