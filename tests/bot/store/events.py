"""Events for tests of stores."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from bot.store import KINDS, GameEvent, Kind
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import Robot
from engine.games.match.state import Match, replay
from engine.games.solo.state import SoloEvent, SoloGame
from engine.games.solo.state import replay as replay_solo
from engine.rules.events import BestFound

if TYPE_CHECKING:
    from engine.games.match.events import Event


def moves(count: int) -> tuple[Move, ...]:
    """Return so many moves, which solve nothing."""
    return tuple(Move(Robot.RED, direction) for _, direction in zip(range(count), 9 * tuple(Direction), strict=False))


def best(round_number: int, length: int, at: float = 2000.0) -> BestFound:
    """The best solution of a round has so many moves; none where its chip cannot be reached."""
    return BestFound(at, round_number, moves(length))


def match_of(events: Iterable[GameEvent]) -> Match:
    """Return the match that stored events make."""
    return replay(cast("Iterable[Event]", events))


def solo_of(events: Iterable[GameEvent]) -> SoloGame:
    """Return the solo game that stored events make."""
    return replay_solo(cast("Iterable[SoloEvent]", events))


def without(event: str) -> Kind:
    """Return the kind of matches as a version has it that does not know an event of this name yet."""
    known = KINDS["match"]
    return replace(known, events={name: kind for name, kind in known.events.items() if name != event})
