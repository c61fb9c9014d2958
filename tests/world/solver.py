"""Stand-ins for the solver and for pictures: immediate answers, the same for the same position everywhere."""

import asyncio
import math
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from bot.cards.phrases import mention
from bot.cards.post import Picture
from bot.store import Score, Standing
from bot.text import Texts
from bot.ui.pictures import Chooser
from engine import COLOURED, Line, Move, Position, Ricochet, Target
from engine.games.match.state import Match
from engine.solver import GaveUp, Result, Solution, Unreachable

_OPENED = 30
"""So many places of a robot are looked at: most chips are found so."""


@lru_cache(maxsize=20_000)
def solution_of(position: Position, ricochet: Ricochet) -> tuple[Move, ...] | None:
    """Return a solution by one robot alone, as short as there is one; None where none was found."""
    robots = [position.chip.robot] if position.chip.robot else COLOURED
    found = [moves for robot in robots if (moves := _by_one_robot(position, robot, ricochet))]
    return min(found, key=len, default=None)


def _by_one_robot(position: Position, robot: Any, ricochet: Ricochet) -> tuple[Move, ...] | None:
    goal, seen = position.goal, {position.robots[robot]}
    waiting = deque[tuple[Position, tuple[Move, ...]]]([(position, ())])
    while waiting and len(seen) < _OPENED:
        here, moves = waiting.popleft()
        for slide in here.slides(robot):
            way = (*moves, slide.move)
            if slide.fault:
                continue
            if slide.end == goal and position.play(way).flaw(len(way), ricochet=ricochet) is None:
                return way
            if slide.end not in seen:
                seen.add(slide.end)
                waiting.append((here.after(slide), way))
    return None


class InstantSolver:
    """What games need of a `bot.games.solver_queue.SolverQueue`. Its answers take a while, some of them minutes."""

    def __init__(self, random: Random, patience: float) -> None:
        self._random, self._patience = random, patience

    async def of(self, position: Position, ricochet: Ricochet) -> Result | None:
        await asyncio.sleep(self._random.expovariate(1 / self._patience))
        if moves := solution_of(position, ricochet):
            return Solution(moves, 0)
        return Unreachable(0) if zlib.crc32(position.code.encode()) % 4 == 0 else GaveUp(0)

    async def lengths(
        self, position: Position, chips: Sequence[Target], depth: int, ricochet: Ricochet, patience: float = math.inf
    ) -> dict[Target, float]:
        del ricochet
        await asyncio.sleep(min(patience, self._random.uniform(0, 0.5)))
        drawn = {chip: zlib.crc32(f"{position.code} {chip.letters}".encode()) % 12 for chip in chips}
        return {chip: min(length, depth + 1) for chip, length in drawn.items() if length > 1}


class InstantPictures:
    """What games need of `bot.ui.pictures.Pictures`. ``draw`` waits for as long as drawing takes."""

    def __init__(self, draw: Callable[[], Any]) -> None:
        self._draw = draw

    def drop_unneeded(self) -> None:
        """Nothing: every picture comes."""

    async def still(self, guild_id: int | None, shown: Position | Line, *importance: Any, **needed: Any) -> bytes:
        del guild_id, shown, importance, needed
        await self._draw()
        return b"picture"

    async def of_solution(self, say: Texts, guild_id: int, name: str, line: Line, needed: Any = None, **_: Any) -> Picture:
        del say, guild_id, line, needed
        await self._draw()
        return Picture(f"{name}.gif", b"picture", "a solution")

    async def of_leaders(
        self, say: Texts, guild_id: int, standings: Sequence[Standing], score: Score, period: str, chooser: Chooser
    ) -> Picture:
        del guild_id, score, period, chooser
        await self._draw()
        return Picture("leaders.png", b"picture", " ".join(mention(say, standing.player) for standing in standings))

    async def of_scores(self, say: Texts, guild_id: int, match: Match, needed: Any = None) -> Picture:
        del say, guild_id, match, needed
        await self._draw()
        return Picture("scores.png", b"picture", "the scores")
