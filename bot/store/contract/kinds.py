"""The kinds of games: one table, in which everything that depends on the kind of a stored game is looked up.

To add a kind:

1. Write its events, its state and its rules in modules of `engine`. Class names of events are stored: no two events share one.
2. Add a `Kind` to `KINDS` below, and its events to the two type aliases `GameEvent` and `Opening`.
3. Add a `bot.games.kinds.GameKind` to the table there: its rule set, its screen, what may not be played beside it, and what it
   waits for from a player.
4. Add a `bot.commands.kinds.Controls` to the table there: its command, buttons and forms, and what `/prove`, `/pass` and the
   subcommands for all games do in it. If they may mean it before a game of another kind in the channel,
   `bot/commands/which_game.py` decides that. Discord takes 25 subcommands of `/ricochet` at most.
5. Add its subject to `bot/web/subjects.py`, so that it can be begun and played on the page: docs/board.md "A subject".

Only where it needs that: new refusals in `engine/rules/refusals.py`, and what their texts name in `bot/actions/refusals.py`;
in `PROJECTIONS` of `bot/store/sql/projections.py`, a function that writes rows for leaderboards. docs/architecture.md lists
the rest.

The database needs no migration: column ``match.game_kind`` holds the name, and the index ``game_running`` keeps games of one
kind apart. Cards, commands, actions and texts are files of the kind's own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

from engine.games import match, race, rush, solo
from engine.games.match.events import Event, MatchEnded, MatchStarted
from engine.games.race.state import RaceEnded, RaceEvent, RaceStarted
from engine.games.rush.state import RushChip, RushEnded, RushEvent, RushPrepared, format_chips, read_chips
from engine.games.solo.state import DrawnChip, SoloEnded, SoloEvent, SoloStarted, format_drawn, read_drawn
from engine.rules.events import Player
from engine.rules.study import Study

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
    returns what a player may study of a round; see `engine.rules.study`.

    A channel has one unfinished game of a kind. Of a kind that ``is_personal`` each player has one there; erasing the player
    deletes it, and a best solution is looked for after its end for each of its rounds instead of for the last one alone.
    ``best`` names the field of the last event whose greatest value is a player's personal best. ``forms`` has the stored forms
    of types that only its events have: how a value is written as text, and how it is read; see `bot.store.codec`.
    """

    name: str
    opening: type[Any]
    ending: type[Any]
    events: Mapping[str, type[Any]]
    replay: Callable[[Sequence[Any]], Any]
    study: Callable[[Sequence[Any], int, Player], Study | None]
    is_personal: bool = False
    best: str | None = None
    forms: Mapping[Any, tuple[Callable[[Any], str], Callable[[str], Any]]] = field(default_factory=dict[Any, Any])


def classes_of(events: Any) -> dict[str, type[Any]]:
    """Return the classes of a union of events by the names under which they are stored."""
    return {event.__name__: event for event in get_args(events)}


MATCH = Kind("match", MatchStarted, MatchEnded, classes_of(Event), match.replay, match.study)
SOLO = Kind(
    "solo",
    SoloStarted,
    SoloEnded,
    classes_of(SoloEvent),
    solo.replay,
    solo.study,
    is_personal=True,
    forms={DrawnChip: (format_drawn, read_drawn)},
)
RACE = Kind("race", RaceStarted, RaceEnded, classes_of(RaceEvent), race.replay, race.study)
RUSH = Kind(
    "rush",
    RushPrepared,
    RushEnded,
    classes_of(RushEvent),
    rush.replay,
    rush.study,
    is_personal=True,
    best="solved",
    forms={tuple[RushChip, ...]: (format_chips, read_chips)},
)

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
