"""Rushes: their set of rules, and the search for their chips."""

from collections.abc import Callable, Sequence
from random import Random

from bot.games.live_game import LiveGame
from bot.games.rule_set import RuleSet
from bot.games.solver_queue import SolverQueue
from bot.metrics import Work
from engine.board.moves import Move
from engine.board.position import Position
from engine.games.rush.chips import LENGTHS, prepare
from engine.games.rush.play import EndRush, RushCommand, decide, retrace
from engine.games.rush.state import RULES, Rush, RushChip, RushEvent, replay
from engine.rules.setup import Setup
from engine.solver import Solution, solve

LiveRush = LiveGame[Rush, RushCommand, RushEvent]
"""A rush that is being played."""

RUSH: RuleSet[Rush, RushCommand, RushEvent] = RuleSet(
    replay=replay,
    decide=decide,
    retrace=retrace,
    stop=lambda rush: EndRush(rush.player),
    is_news=lambda _: False,  # the card says everything
)
"""The rules of rushes. Erasing the player deletes the game."""


async def prepared(
    solver: SolverQueue, random: Random, lengths: Sequence[int] = LENGTHS
) -> tuple[Setup, tuple[RushChip, ...]] | None:
    """Return a board and the chips of a rush, searched for in a worker thread; None if the solver is unavailable."""
    own = Random(random.getrandbits(64))

    def look(cancelled: Callable[[], bool]) -> tuple[Setup, tuple[RushChip, ...]] | None:
        def search(position: Position, most: int) -> Sequence[Move] | None:
            found = solve(position, max_moves=most, ricochet=RULES.ricochet, cancelled=cancelled)
            return found.moves if isinstance(found, Solution) else None

        return prepare(own, search, cancelled, lengths)

    return await solver.search(Work.LENGTHS, look)
