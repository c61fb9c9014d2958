"""A game for one person against the sand."""

from engine.games.solo.play import (
    EndSolo,
    GiveUpChip,
    GotIt,
    NextChip,
    PlayDrawn,
    Show,
    TakeHint,
    decide,
    retrace,
    start,
    start_practice,
)
from engine.games.solo.play import SoloCommand as Command
from engine.games.solo.state import SoloEvent as Event
from engine.games.solo.state import SoloGame as State
from engine.games.solo.state import evolve, replay
from engine.games.solo.study import study

__all__ = [
    "Command",
    "EndSolo",
    "Event",
    "GiveUpChip",
    "GotIt",
    "NextChip",
    "PlayDrawn",
    "Show",
    "State",
    "TakeHint",
    "decide",
    "evolve",
    "replay",
    "retrace",
    "start",
    "start_practice",
    "study",
]
