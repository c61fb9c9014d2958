"""The kinds of games: one table, in which everything that depends on the kind of a stored game is looked up.

To add a kind:

1. Write its events, its state and its rules in modules of `engine`. Class names of events are stored: no two events share one.
2. Add a `Kind` to `KINDS` below, and its events to the two type aliases `GameEvent` and `Opening`.
3. Add a `bot.games.kinds.GameKind` to the table there: its rule set, its screen, and what may not be played beside it.
4. If its events count on leaderboards or in statistics, write these rows in a function in a module of its own, and add that to
   `PROJECTIONS` in `bot/store/sql/projections.py`.

The database needs no migration for that: column ``match.game_kind`` holds the name, and the index ``game_running`` keeps games
of one kind apart. Cards, commands and texts are files of the kind's own; `bot/commands/which_game.py` decides between kinds
that share a command.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from engine.events import Event, MatchEnded, MatchStarted, Player
from engine.match import replay
from engine.race import RaceEnded, RaceEvent, RaceStarted, replay_race
from engine.race_study import study_race
from engine.rush import RushEnded, RushEvent, RushPrepared, replay_rush, study_rush
from engine.solo import SoloEnded, SoloEvent, SoloStarted, replay_solo
from engine.study import Study, study_match, study_solo

GameEvent = Event | SoloEvent | RaceEvent | RushEvent
"""An event of a game of any kind."""

Opening = MatchStarted | SoloStarted | RaceStarted | RushPrepared
"""The first event of a game of any kind: with ``at``, ``rules``, ``setup``, ``starter``, ``practice`` and ``language``."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of game as the store knows it.

    ``name`` is stored, a label in metrics, and selects variants of texts; it never changes. ``opening`` is the event with which
    each game begins, and ``ending`` the one after which only best solutions follow. ``events`` are the classes of all events by
    their names. ``replay`` returns the state that events make, and raises `ValueError` for events that make none. ``study``
    returns what a player may study of a round; see `engine.study`.

    A channel has one unfinished game of a kind. Of a kind that ``is_personal`` each player has one there; erasing the player
    deletes it, and a best solution is looked for after its end for each of its rounds instead of for the last one alone.
    """

    name: str
    opening: type[Any]
    ending: type[Any]
    events: Mapping[str, type[Any]]
    replay: Callable[[Sequence[Any]], Any]
    study: Callable[[Sequence[Any], int, Player], Study | None]
    is_personal: bool = False


def classes_of(events: Any) -> dict[str, type[Any]]:
    """Return the classes of a union of events by the names under which they are stored."""
    return {event.__name__: event for event in get_args(events)}


MATCH = Kind("match", MatchStarted, MatchEnded, classes_of(Event), replay, study_match)
SOLO = Kind("solo", SoloStarted, SoloEnded, classes_of(SoloEvent), replay_solo, study_solo, is_personal=True)
RACE = Kind("race", RaceStarted, RaceEnded, classes_of(RaceEvent), replay_race, study_race)
RUSH = Kind("rush", RushPrepared, RushEnded, classes_of(RushEvent), replay_rush, study_rush, is_personal=True)

KINDS: dict[str, Kind] = {kind.name: kind for kind in (MATCH, SOLO, RACE, RUSH)}
"""All kinds by their names."""


def kind_of(events: Sequence[object]) -> Kind:
    """Return the kind of the game that begins with these events. Raises `ValueError` where the first one opens no game."""
    for kind in KINDS.values():
        if events and isinstance(events[0], kind.opening):
            return kind
    message = f"a game begins with {' or '.join(kind.opening.__name__ for kind in KINDS.values())}"
    raise ValueError(message)


def replayed(events: Sequence[object]) -> Any:
    """Return the state of the game that these events make. Raises `ValueError` or another error if they make none."""
    return kind_of(events).replay(events)
