"""Tasks on the database: ``ricochet backup``, ``restore``, ``move-database`` and ``take-up``."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bot.run.config import LOCAL_DATABASE, existing_database, load_config
from bot.run.installation import install_extra
from bot.run.output import TaskFailed, note
from bot.store import (
    DamagedDatabase,
    DatabaseInUse,
    DatabaseLocation,
    Differs,
    DriverMissing,
    EarlierDatabase,
    FilledDatabase,
    ForeignDatabase,
    GameId,
    GameRunning,
    NewerDatabase,
    NoDatabase,
    Step,
    StoreError,
    UnknownGame,
    UnreachableDatabase,
    UnreadableEvent,
    UnusableDatabase,
    UnwritableDatabase,
    back_up,
    database_of,
    move_database,
    open_store,
    place_of,
    replayed,
    restore,
)
from bot.text import Texts

_FAULTS: Mapping[type[UnusableDatabase], str] = {
    DamagedDatabase: "backup-damaged",
    EarlierDatabase: "backup-earlier",
    ForeignDatabase: "backup-foreign",
    NewerDatabase: "backup-newer",
    NoDatabase: "backup-missing",
    DatabaseInUse: "backup-in-use",
    UnwritableDatabase: "move-unusable",
}
"""The texts for databases that cannot be copied."""

_MOVE_FAULTS = {
    **_FAULTS,
    DatabaseInUse: "move-in-use",
    DriverMissing: "program-no-postgres",
    FilledDatabase: "move-filled",
    NoDatabase: "move-missing",
    UnreachableDatabase: "move-unusable",
}
"""The same for databases that are moved."""

_WIDTH = 40
"""The width of the progress bar, in characters."""


def back_up_to(say: Texts, file: Path, *, local: bool) -> str:
    """Copy the database, which may be in use, to a new file, and return a report. Raises `TaskFailed`.

    With ``local`` it is that of the game in the browser, here and below.
    """
    database = _file(say, existing_database(load_config(say)), local=local)
    with _failing(say, file):
        contents = back_up(database, file)
    return say("backup-done", file=str(file), games=contents.games, events=contents.events)


def restore_from(say: Texts, file: Path, *, local: bool) -> str:
    """Replace the database by a backup, and return a report. Raises `TaskFailed`."""
    database = _file(say, load_config(say).database, local=local)
    with _failing(say, database):
        contents, kept = restore(file, database)
    done = say("restore-done", file=str(file), database=str(database), games=contents.games, events=contents.events)
    return " ".join([done, say("restore-kept", kept=str(kept))]) if kept else done


def _file(say: Texts, database: DatabaseLocation, *, local: bool) -> Path:
    """Return the database's file. Raises `TaskFailed` if it is on a server, which has tools of its own."""
    if local:
        return LOCAL_DATABASE
    if not isinstance(database, Path):
        raise TaskFailed(say("backup-server"))
    return database


@contextmanager
def _failing(say: Texts, file: Path) -> Generator[None, None, None]:
    """Translate errors of the block, which writes this file, to `TaskFailed`."""
    try:
        yield
    except UnusableDatabase as error:
        raise TaskFailed(say(_FAULTS[type(error)], file=str(error.path), why=error.reason)) from error
    except FileExistsError as error:
        raise TaskFailed(say("backup-exists", file=str(file))) from error
    except (OSError, sqlite3.Error) as error:
        raise TaskFailed(say("program-not-written", file=str(file), why=str(error))) from error


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
    if type(error) not in _MOVE_FAULTS:
        return TaskFailed(say("program-database", why=str(error)))
    values = {"file": str(error.path), "why": error.reason, "table": error.reason}
    return TaskFailed(say(_MOVE_FAULTS[type(error)], install=install_extra("postgres"), **values))


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


def take_up_game(say: Texts, game_id: GameId, *, local: bool) -> str:
    """Release a quarantined game, so that it resumes at the bot's next start, and return a report.

    Raises `TaskFailed` if its events cannot be replayed, if no such game is quarantined, and if another game has its place.
    """
    config = load_config(say)
    return asyncio.run(_take_up(say, LOCAL_DATABASE if local else existing_database(config), game_id))


async def _take_up(say: Texts, database: DatabaseLocation, game_id: GameId) -> str:
    try:
        store = await open_store(database)
    except StoreError as error:
        from bot.run.start import unusable  # noqa: PLC0415 - it loads discord.py

        raise unusable(say, error, local=database == LOCAL_DATABASE) from error
    async with store:
        try:
            replayed(await store.events_of(game_id))
            await store.restore(game_id)
        except GameRunning:
            raise TaskFailed(say("take-up-running", game=str(game_id))) from None
        except UnknownGame:
            raise TaskFailed(say("take-up-unknown", game=str(game_id))) from None
        except UnreadableEvent as error:
            raise TaskFailed(say("take-up-unreadable", game=str(game_id), why=str(error))) from None
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise TaskFailed(say("take-up-unreadable", game=str(game_id), why=why)) from error
    return say("take-up-done", game=str(game_id))
