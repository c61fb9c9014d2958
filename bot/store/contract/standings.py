"""Leaderboards and statistics as a store answers them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.daily import Day
from engine.events import Player
from engine.score import Score


@dataclass(frozen=True, slots=True)
class Span:
    """Some time: from ``since`` on, and before ``until``; None for no end on that side."""

    since: float | None = None
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard: equal points share a ``place``, counted from 1, and the next place is left out (1, 1, 3)."""

    place: int
    player: Player
    points: int


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A part of a leaderboard: some of its lines, the one of the player who looks, and how many there are in all."""

    lines: tuple[Standing, ...] = ()
    own: Standing | None = None
    length: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """What one player has done on one server, or on all of them.

    ``judged`` are those proofs among the ``held`` ones of whose round the best solution is known. ``shortest`` of these had as
    few moves as it, and all together they had ``moves_above`` more. ``quickest_bid`` is the least time, in seconds, from a chip
    being turned up to a bid that won it. ``first_played`` is a time in the quarter of an hour in which they first bid.
    ``races`` are those in which they have submitted a solution.
    """

    chips: int = 0
    victories: int = 0
    matches: int = 0
    tried: int = 0
    held: int = 0
    judged: int = 0
    shortest: int = 0
    moves_above: int = 0
    quickest_bid: float | None = None
    longest_proof: int | None = None
    first_played: float | None = None
    races: int = 0
    races_won: int = 0


@dataclass(frozen=True, slots=True)
class Share:
    """Of so many solutions that were ``judged``, so many were ``optimal``."""

    optimal: int
    judged: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How close somebody's solutions came to the best ones, as far as these are known.

    Counted are chips of matches and solo games, and puzzles of days. ``quickest`` is the least time, in seconds, from a chip
    being turned up to an optimal solution of it, by how many moves that has; puzzles have no clock. ``hardest`` is how many
    moves the best solution has of the hardest that they have solved, None where they have solved nothing. ``shares`` are those
    of some spans.
    """

    quickest: Mapping[int, float]
    hardest: int | None
    shares: tuple[Share, ...]


class Standings(Protocol):
    """What a store answers about who has done what."""

    async def leaderboard(
        self, guild_id: int, score: Score, span: Span, *, skip: int = 0, limit: int, player: Player | None = None
    ) -> Leaderboard:
        """Who has most of something in a server's matches: at most ``limit`` lines after the first ``skip`` ones.

        Counts what happened in a span, to the millisecond, also in matches that were stopped; in a match of the present rules
        once a second person has bid in it, and a victory only where at least three chips win. A puzzle counts, as it stood when
        its day ended, where its day begins in the span, whenever in that day it was solved. Among equals the first is who
        reached that number earliest. Players who are marked as absent are left out. ``player`` is the one who looks.
        """
        ...

    async def first_point(self, guild_id: int) -> float | None:
        """When the first chip of a server was won, in a match or a solo game, or its first puzzle solved, or None."""
        ...

    async def statistics(self, guild_id: int | None, player: Player) -> Statistics:
        """What somebody has done on a server, or on all of them together where none is named."""
        ...

    async def played(self, guild_id: int | None, player: Player, spans: Sequence[Span]) -> list[bool]:
        """For each of these spans whether somebody bid in it on a server, or on any of them where none is named.

        They begin and end at quarters of an hour.
        """
        ...

    async def progress(
        self,
        guild_id: int | None,
        player: Player,
        spans: Sequence[Span],
        before: Day | None = None,
        days: Sequence[Span] | None = None,
    ) -> Progress:
        """How close somebody's solutions came to the best ones on a server, or everywhere where none is named.

        Its shares are those of the spans, in their order. Of the puzzles of days those ``before`` a day count, or all. One that
        was solved on its day counts as it stood when the day ended, in the span of ``days`` in which its day begins: as many
        as there are spans, and none of them more than a day off; the spans themselves if left out.
        """
        ...
