"""Checks the database, and the disk of a file."""

import os
import shutil
import statistics
import tempfile
from pathlib import Path
from time import perf_counter

from bot.cli.doctor.finding import Finding, Findings, State
from bot.run.start import unusable
from bot.store import DatabaseLocation, NoDatabase, UnusableDatabase, reach, version_of
from bot.text import Texts

_LITTLE_ROOM = 500_000_000
"""Bytes."""

_SLOW = 0.05
"""Seconds for a commit, which delays every interaction that is waiting for it."""

_TIMES, _BLOCK = 20, b"\0" * 4096


def examine_database(say: Texts, database: DatabaseLocation) -> Findings:
    """Check that a server's database is reachable; or the file, free disk space, and how long a commit takes."""
    if isinstance(database, Path):
        yield from _examine_file(say, database)
    else:
        yield _server(say, database.get_secret_value())


def _server(say: Texts, address: str) -> Finding:
    try:
        return Finding("database", State.WELL, say("doctor-database-server", place=reach(address)))
    except UnusableDatabase as error:
        return Finding("database", State.FAULT, str(unusable(say, error, local=False)))


def _examine_file(say: Texts, path: Path) -> Findings:
    try:
        yield _file(say, path)
        yield _room(say, path)
        yield _disk(say, path)
    except UnusableDatabase as error:
        yield Finding("database", State.FAULT, str(unusable(say, error, local=False)))
    except OSError as error:
        text = say("program-database-unwritable", file=str(path), why=error.strerror or str(error), local="no")
        yield Finding("database", State.FAULT, text)


def _file(say: Texts, path: Path) -> Finding:
    try:
        version, latest = version_of(path)
    except NoDatabase:
        return Finding("database", State.WELL, say("doctor-database-new", file=str(path)))
    if version < latest:
        return Finding("database", State.WARNING, say("doctor-database-older", file=str(path), version=version, latest=latest))
    megabytes = path.stat().st_size / 1e6
    return Finding("database", State.WELL, say("doctor-database", file=str(path), version=version, megabytes=megabytes))


def _room(say: Texts, path: Path) -> Finding:
    free = shutil.disk_usage(path.absolute().parent).free
    if free < _LITTLE_ROOM:
        return Finding("room", State.WARNING, say("doctor-little-room", megabytes=free / 1e6))
    return Finding("room", State.WELL, say("doctor-room", gigabytes=free / 1e9))


def _disk(say: Texts, path: Path) -> Finding:
    taken = list[float]()
    with tempfile.NamedTemporaryFile(dir=path.absolute().parent, prefix="ricochet-doctor-") as file:
        for _ in range(_TIMES):
            begun = perf_counter()
            file.write(_BLOCK)
            file.flush()
            os.fsync(file.fileno())
            taken.append(perf_counter() - begun)
    median = statistics.median(taken)
    if median > _SLOW:
        return Finding("disk", State.WARNING, say("doctor-slow-disk", milliseconds=median * 1000))
    return Finding("disk", State.WELL, say("doctor-disk", milliseconds=median * 1000))
