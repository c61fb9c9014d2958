"""Leaderboards and statistics, as a store returns them."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.rules.events import Player


@dataclass(frozen=True, slots=True)
class Span:
    """A time span from ``since`` on and before ``until``; None means unbounded on that side."""

    since: float | None = None
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard. Equal points share a ``place``, counted from 1, and the next one is skipped (1, 1, 3)."""

    place: int
    player: Player
    points: int


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Some lines of a leaderboard, the line of the player who views it, and the number of all lines."""

    lines: tuple[Standing, ...] = ()
    own: Standing | None = None
    length: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """The results of one player on one server, or on all of them.

    ``judged`` counts the ``held`` proofs of rounds whose best solution is known. ``shortest`` of these were as short as it, and
    all together they had ``moves_above`` moves more. ``quickest_bid`` is the least time, in seconds, from a chip being turned
    up to a bid that won it. ``first_played`` is in the quarter of an hour of their first bid. ``races`` are those in which they
    have submitted a solution. ``beside_bots`` are matches against bots alone, which the other numbers leave out, and
    ``won_beside_bots`` those of them that they have won; races likewise.
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
    beside_bots: int = 0
    won_beside_bots: int = 0
    races_beside_bots: int = 0
    races_won_beside_bots: int = 0


@dataclass(frozen=True, slots=True)
class Share:
    """The number of ``judged`` solutions, and how many of them were ``optimal``."""

    optimal: int
    judged: int


@dataclass(frozen=True, slots=True)
class Progress:
    """Differences between a player's solutions and the best known ones.

    Counts chips of matches and solo games, and daily puzzles. ``quickest`` is the least time, in seconds, from a chip being
    turned up to an optimal solution, by its number of moves; puzzles are not timed. ``hardest`` is the greatest number of moves
    of a best solution among the chips and puzzles that the player has solved, None if there are none. ``shares`` are those of
    the requested spans.
    """

    quickest: Mapping[int, float]
    hardest: int | None
    shares: tuple[Share, ...]
