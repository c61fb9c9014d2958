"""Probabilities of faults: drawn for each world and for each life of the bot, so that worlds differ in kind."""

import math
from dataclasses import dataclass, fields, replace
from random import Random


@dataclass(frozen=True, slots=True)
class Chances:
    """The chance of each fault; 0 for one that does not happen."""

    kill: float = 0.0
    """At each point where the bot waits for its disk or for Discord: that it is killed there."""
    disk_full: float = 0.0
    """Of a statement: "database or disk is full"."""
    disk_error: float = 0.0
    """Of a commit: "disk I/O error", with everything rolled back."""
    disk_doubt: float = 0.0
    """Of a commit: the same error, though everything is kept."""
    disk_slow: float = 0.0
    """Of a transaction: that the disk takes seconds."""
    refused: float = 0.0
    """Of a request to Discord: a 503."""
    cut_before: float = 0.0
    """Of a request: that the connection ends before it has come to anything."""
    cut_after: float = 0.0
    """Of a request: that the connection ends before the answer."""
    hang: float = 0.0
    """Of a request: that there is no answer, whether it has come to something or not."""
    slow: float = 0.0
    """Of a request: that it takes seconds."""
    outage: float = 0.0
    """In a minute: that Discord takes nothing for some minutes."""
    forbidden: float = 0.0
    """In a minute: that the bot may not post in one of the channels for some minutes."""
    deleted: float = 0.0
    """In a minute: that one of the bot's latest messages is deleted."""
    late: float = 0.0
    """Of a command: that it is delivered seconds later, after others."""
    twice: float = 0.0
    """Of a command: that it is delivered twice."""
    cut: float = 0.0
    """In a minute: that the connection to the gateway is cut for seconds. What people do meanwhile comes after that, once
    or twice, where the session is resumed, and never where it is not."""
    jump: float = 0.0
    """In a minute: that the clock of the machine is set."""
    forget: float = 0.0
    """In a minute: that a player erases their data."""
    gone: float = 0.0
    """In a minute: that a channel is deleted."""


@dataclass(frozen=True, slots=True)
class Troubles:
    """The chance, three times a minute, of what may happen to one of several processes."""

    kill: float = 0.0
    stop: float = 0.0
    """That it is stopped, as for an update."""
    pause: float = 0.0
    """That nothing happens in it for a while, as by SIGSTOP."""
    no_database: float = 0.0
    """That it cannot reach the database for a while."""
    no_discord: float = 0.0
    """That it cannot reach Discord for a while."""


_MOST = Chances(
    kill=0.01,
    disk_full=0.005,
    disk_error=0.02,
    disk_doubt=0.02,
    disk_slow=0.02,
    refused=0.2,
    cut_before=0.1,
    cut_after=0.1,
    hang=0.04,
    slow=0.1,
    outage=0.05,
    forbidden=0.05,
    deleted=0.03,
    late=0.2,
    twice=0.1,
    cut=0.3,
    jump=0.1,
    forget=0.05,
    gone=0.003,
)

_SMALLEST = 0.02
"""The smallest chance that is drawn, as a part of the greatest."""


def draw_chances(random: Random, *, jumps: bool) -> Chances:
    """Half of the faults, each with a chance of its own; or none at all."""
    if random.random() < 0.15:
        return Chances(late=0.02)
    drawn = {
        field.name: getattr(_MOST, field.name) * math.exp(random.uniform(math.log(_SMALLEST), 0))
        for field in fields(_MOST)
        if random.random() < 0.5
    }
    return replace(Chances(), **drawn) if jumps else replace(Chances(), **{**drawn, "jump": 0.0})


def draw_troubles(random: Random) -> Troubles:
    """Most of what may happen to processes, each with a chance of its own."""
    drawn = {field.name: random.choice([0.0, 0.1, 0.3]) for field in fields(Troubles)}
    return Troubles(**drawn)
