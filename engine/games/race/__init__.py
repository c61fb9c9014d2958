"""A race: all solve the same chip, and submit in private."""

from engine.games.race.play import EndRace, Submit, decide, retrace, start
from engine.games.race.play import RaceCommand as Command
from engine.games.race.state import Race as State
from engine.games.race.state import RaceEvent as Event
from engine.games.race.state import evolve, replay
from engine.games.race.study import study

__all__ = ["Command", "EndRace", "Event", "State", "Submit", "decide", "evolve", "replay", "retrace", "start", "study"]
