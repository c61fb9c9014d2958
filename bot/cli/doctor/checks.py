"""The findings of the doctor, and its checks of the machine – Python, time zones, fonts, the solver – and of the database."""

import os
import platform
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from time import perf_counter

from bot.run.config import LOCAL_DATABASE
from bot.run.installation import install_package, ricochet
from bot.run.start import unusable
from bot.store import DatabaseLocation, NoDatabase, UnusableDatabase, reach, version_of
from bot.store.time_zones import time_zones
from bot.text import Texts
from engine.solver import Readiness, kernels_from, readiness
from render.lettering import joins_letters, unreadable_fonts

_LITTLE_ROOM = 500_000_000
"""Bytes."""

_SLOW = 0.05
"""Seconds for a commit, which delays every interaction that is waiting for it."""

_TIMES, _BLOCK = 20, b"\0" * 4096


class State(Enum):
    """The status of a check; a fault keeps the bot from running."""

    WELL = "well"
    WARNING = "warning"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check of ``subject``; ``text`` explains it, and says what to do unless all is well."""

    subject: str
    state: State
    text: str


Findings = Iterator[Finding]


def examine_machine(say: Texts) -> Findings:
    """Check Python, time zones, the fonts of all scripts, and the solver."""
    yield Finding("python", State.WELL, say("doctor-python", version=platform.python_version()))
    yield _zones(say)
    yield _letters(say)
    yield _solver(say)


def _zones(say: Texts) -> Finding:
    if zones := time_zones():
        return Finding("time zones", State.WELL, say("doctor-time-zones", count=len(zones)))
    return Finding("time zones", State.FAULT, say("doctor-no-time-zones"))


def _letters(say: Texts) -> Finding:
    if fonts := unreadable_fonts():
        return Finding("letters", State.FAULT, say("doctor-no-fonts", fonts=", ".join(fonts)))
    if not joins_letters():
        return Finding("letters", State.WARNING, say("doctor-no-joined-letters"))
    return Finding("letters", State.WELL, say("doctor-letters"))


def _solver(say: Texts) -> Finding:
    place = str(kernels_from())
    match readiness():
        case Readiness.READY:
            return Finding("solver", State.WELL, say("doctor-solver", place=place))
        case Readiness.UNAVAILABLE:
            return Finding("solver", State.WARNING, say("doctor-solver-unavailable", install=install_package("numba")))
        case Readiness.TO_COMPILE:
            return Finding("solver", State.WELL, say("doctor-solver-to-compile", folder=place))
        case Readiness.TO_COMPILE_ALWAYS:
            return Finding("solver", State.WARNING, say("doctor-solver-to-compile-always"))


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
        yield Finding("database", State.FAULT, str(unusable(say, error, local=path == LOCAL_DATABASE)))
    except OSError as error:
        local = "yes" if path == LOCAL_DATABASE else "no"
        text = say("program-database-unwritable", file=str(path), why=error.strerror or str(error), local=local)
        yield Finding("database", State.FAULT, text)


def _file(say: Texts, path: Path) -> Finding:
    try:
        version, latest = version_of(path)
    except NoDatabase:
        return Finding("database", State.WELL, say("doctor-database-new", file=str(path)))
    if version < latest:
        text = say("doctor-database-older", file=str(path), version=version, latest=latest, ricochet=ricochet())
        return Finding("database", State.WARNING, text)
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
