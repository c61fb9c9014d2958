"""The weekly cup: its weekends, its chips, its points and its seasons. docs/rules.md "The cup".

A cup is played as a rush of five chips, the same on all servers, and once by each person. Weekends are those of UTC, numbered
from 1. Where people have begun just before the end, their clocks go on, so its solutions stay secret for an hour more.
"""

from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256
from hmac import digest
from random import Random

Cup = int
"""The number of a cup and of its weekend; cup 1 opened on Saturday, the third of January 2026."""

SECONDS = 600.0
"""Seconds on the clock of a cup."""

LENGTHS = (3, 4, 5, 7, 9)
"""The lengths of the five chips' shortest solutions, in their order."""

MOST_POINTS = 5
"""The points of a shortest solution."""

COUNTED, FEWEST = 5, 3
"""The number of best results that count for a server, and of people without whom it has no score."""

SEASON = 8
"""The number of cups of a season."""

_A_DAY = 86_400
_WEEK = 7 * _A_DAY
_FIRST = 20_456 * _A_DAY
"""When cup 1 opened, in seconds since the Unix epoch."""
_SETTLING = 3_600
"""Seconds after the end of a cup in which runs may still go on."""


def cup_of(at: float) -> Cup:
    """Return the cup that opened last at this time, in seconds since the Unix epoch; 0 or less before the first."""
    return int((at - _FIRST) // _WEEK) + 1


def opens(cup: Cup) -> float:
    """Return the beginning of the Saturday with which a cup opens, in seconds since the Unix epoch."""
    return _FIRST + (cup - 1) * _WEEK


def closes(cup: Cup) -> float:
    """Return the beginning of the Monday from which a cup may not be begun any more, in seconds since the Unix epoch."""
    return opens(cup) + 2 * _A_DAY


def settles(cup: Cup) -> float:
    """Return when every run of a cup is over, in seconds since the Unix epoch."""
    return closes(cup) + _SETTLING


def is_open(cup: Cup, at: float) -> bool:
    """Return whether a cup may be begun at this time, in seconds since the Unix epoch."""
    return opens(cup) <= at < closes(cup) and cup >= 1


def is_secret(cup: Cup, at: float) -> bool:
    """Return whether the solutions of a cup are secret at this time: until it has settled."""
    return at < settles(cup)


def random_of(secret: bytes, cup: Cup) -> Random:
    """Return the random numbers that a cup's chips are drawn by. Unpredictable without the secret."""
    return Random(int.from_bytes(digest(secret, f"cup:{cup}".encode(), sha256)))


def points(best: int, moves: int) -> int:
    """Return the points of a solution with this number of ``moves`` for a chip that takes ``best``: at least one."""
    return max(1, MOST_POINTS - (moves - best))


def server_score(points: Sequence[int]) -> Fraction | None:
    """Return the score of a server whose members have these points: the mean of the best five, None for too few people."""
    best = sorted(points, reverse=True)[:COUNTED]
    return Fraction(sum(best), len(best)) if len(best) >= FEWEST else None


def season_of(cup: Cup) -> int:
    """Return the number of a cup's season, from 1."""
    return (cup - 1) // SEASON + 1


def cups_of(season: int) -> range:
    """Return the cups of a season."""
    return range((season - 1) * SEASON + 1, season * SEASON + 1)
