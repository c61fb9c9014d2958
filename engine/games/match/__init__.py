"""A match by the rulebooks: bids, the hourglass, proofs, chips."""

from engine.games.match.events import Event
from engine.games.match.play import (
    Abandon,
    Command,
    End,
    EndStep,
    EndTournament,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    SetHandicap,
    Shorten,
    Stop,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
    WantHint,
    decide,
    retrace,
    start,
)
from engine.games.match.state import Match as State
from engine.games.match.state import evolve, replay
from engine.games.match.study import study

__all__ = [
    "Abandon",
    "Command",
    "End",
    "EndStep",
    "EndTournament",
    "Event",
    "Pass",
    "PlaceBid",
    "PlayOn",
    "Prove",
    "SetHandicap",
    "Shorten",
    "State",
    "Stop",
    "VoteToFinish",
    "VoteToSkip",
    "VoteToTurn",
    "WantHint",
    "decide",
    "evolve",
    "replay",
    "retrace",
    "start",
    "study",
]
