"""Checks the machine: Python, time zones, fonts and the solver."""

import platform
from zoneinfo import available_timezones

from bot.cli.doctor.finding import Finding, Findings, State
from bot.text import Texts
from engine.solver import Readiness, kernels_from, readiness
from render.lettering import joins_letters, unreadable_fonts


def examine_machine(say: Texts) -> Findings:
    """Check Python, time zones, the fonts of all scripts, and the solver."""
    yield Finding("python", State.WELL, say("doctor-python", version=platform.python_version()))
    yield _zones(say)
    yield _letters(say)
    yield _solver(say)


def _zones(say: Texts) -> Finding:
    if zones := available_timezones():
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
            return Finding("solver", State.WARNING, say("doctor-solver-unavailable"))
        case Readiness.TO_COMPILE:
            return Finding("solver", State.WELL, say("doctor-solver-to-compile", folder=place))
        case Readiness.TO_COMPILE_ALWAYS:
            return Finding("solver", State.WARNING, say("doctor-solver-to-compile-always"))
