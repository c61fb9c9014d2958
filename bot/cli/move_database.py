"""``ricochet move-database FROM TO``: copies everything from one database to another, in a file or on a server."""

import os
import sys
from pathlib import Path

from bot.cli.backup import FAULTS
from bot.run.output import TaskFailed, note
from bot.store import (
    DatabaseInUse,
    DatabaseLocation,
    Differs,
    FilledDatabase,
    NoDatabase,
    Step,
    StoreError,
    UnreachableDatabase,
    UnusableDatabase,
    database_of,
    move_database,
    place_of,
)
from bot.text import Texts

_FAULTS = {
    **FAULTS,
    DatabaseInUse: "move-in-use",
    FilledDatabase: "move-filled",
    NoDatabase: "move-missing",
    UnreachableDatabase: "move-unusable",
}

_WIDTH = 40
"""The width of the progress bar, in characters."""


def move(say: Texts, source: str, target: str) -> str:
    """Move everything, with a progress bar, and return a report. Raises `TaskFailed`."""
    here, there = database_of(source), database_of(target)
    if _is_same(here, there):
        raise TaskFailed(say("move-same"))
    bar = _Bar(say)
    try:
        places = {"from": place_of(here), "to": place_of(there)}
        moved = move_database(here, there, bar.show)
    except UnusableDatabase as error:
        raise _unusable(say, error) from error
    except Differs as error:
        raise TaskFailed(say("move-differs", why=str(error))) from error
    except StoreError as error:
        raise TaskFailed(say("move-broken-off", why=str(error))) from error
    except KeyboardInterrupt:
        raise TaskFailed(say("move-interrupted")) from None
    finally:
        bar.end()
    done = say("move-done", games=moved.games, events=moved.events, rows=moved.rows, servers=moved.servers, **places)
    return "\n".join([done, say("move-unreadable", games=moved.unreadable)]) if moved.unreadable else done


def _is_same(one: DatabaseLocation, other: DatabaseLocation) -> bool:
    if isinstance(one, Path) and isinstance(other, Path):
        return os.path.realpath(one) == os.path.realpath(other)
    return one == other


def _unusable(say: Texts, error: UnusableDatabase) -> TaskFailed:
    if type(error) not in _FAULTS:
        return TaskFailed(say("program-database", why=str(error)))
    return TaskFailed(say(_FAULTS[type(error)], file=str(error.path), why=error.reason, table=error.reason))


class _Bar:
    """A progress bar for each step on standard error; silent if that is no terminal."""

    def __init__(self, say: Texts) -> None:
        self._say = say
        self._is_seen = sys.stderr.isatty()
        self._shown: tuple[Step, int] | None = None

    def show(self, step: Step, done: int, total: int) -> None:
        """Show the progress of a step."""
        share = 100 * done // total if total else 100
        if not self._is_seen or self._shown == (step, share):
            return
        if self._shown and self._shown[0] is not step:
            note("")
        self._shown = step, share
        filled = _WIDTH * share // 100
        name = self._say("move-step", step=step.name.lower())
        note(f"\r[{'#' * filled}{'·' * (_WIDTH - filled)}] {share:3} %  {name}", end="")

    def end(self) -> None:
        """End the line of the bar."""
        if self._shown:
            note("")
            self._shown = None
