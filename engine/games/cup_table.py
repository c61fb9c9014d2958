"""The tables of servers in the weekly cup: of one cup, and of a season. docs/rules.md "The cup"."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.games.cup import server_score

Server = int
"""The id of a server."""

Points = Mapping[Server, Sequence[int]]
"""The points of all people in a cup, by the servers on which they have played."""


@dataclass(frozen=True, slots=True)
class ServerStanding:
    """A line of a table of servers. Equal scores share a ``place``, counted from 1, and the next one is skipped (1, 1, 3)."""

    place: int
    server: Server
    score: Fraction


_FIRST_PLACES = 3
_MOST_FIRST = 5
"""The most servers in the first places that a result shows, in a tie."""


def table(cups: Iterable[Points]) -> list[ServerStanding]:
    """Return the table of some cups: each server's sum of its scores, without servers that have none in any of them."""
    sums = defaultdict[Server, Fraction](Fraction)
    for cup in cups:
        for server, points in cup.items():
            if (score := server_score(points)) is not None:
                sums[server] += score
    standings = list[ServerStanding]()
    for server in sorted(sums, key=lambda server: (-sums[server], server)):
        last = standings[-1] if standings else None
        place = last.place if last and last.score == sums[server] else len(standings) + 1
        standings.append(ServerStanding(place, server, sums[server]))
    return standings


def first_places(lines: Sequence[ServerStanding]) -> list[ServerStanding]:
    """Return the first three places of a table, with a tie at most five servers."""
    return [line for line in lines if line.place <= _FIRST_PLACES][:_MOST_FIRST]
