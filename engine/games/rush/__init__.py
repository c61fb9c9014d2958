"""A rush: chips for one person in three minutes."""

from engine.games.rush.play import EndRush, Go, PassChip, ShowInRush, decide, retrace, start
from engine.games.rush.play import RushCommand as Command
from engine.games.rush.state import Rush as State
from engine.games.rush.state import RushEvent as Event
from engine.games.rush.state import evolve, replay
from engine.games.rush.study import study

__all__ = [
    "Command",
    "EndRush",
    "Event",
    "Go",
    "PassChip",
    "ShowInRush",
    "State",
    "decide",
    "evolve",
    "replay",
    "retrace",
    "start",
    "study",
]
