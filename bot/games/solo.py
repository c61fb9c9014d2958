"""Solo games: their set of rules, and the draw of chips for practice."""

from collections.abc import Callable
from random import Random

from bot.games.live_game import LiveGame
from bot.games.rule_set import RuleSet
from bot.games.solver_queue import SolverQueue
from bot.metrics import Work
from engine.board.position import Position
from engine.games.solo.play import EndSolo, SoloCommand, decide, retrace
from engine.games.solo.practice import draw
from engine.games.solo.state import DrawnChip, SoloEvent, SoloGame, Solutions, replay
from engine.rules.rules import Rules
from engine.solver import AllSolutions, solve_all

LiveSolo = LiveGame[SoloGame, SoloCommand, SoloEvent]
"""A solo game that is being played."""

SOLO: RuleSet[SoloGame, SoloCommand, SoloEvent] = RuleSet(
    replay=replay,
    decide=decide,
    retrace=retrace,
    stop=lambda game: EndSolo(game.player),
    is_news=lambda outcome: outcome.after.is_over,  # before that, a later card replaces one that could not be shown
)
"""The rules of solo games. Erasing the player deletes the game."""


async def drawn(solver: SolverQueue, random: Random, rules: Rules, wanted: int | None) -> DrawnChip | None:
    """Draw a chip for practice in a worker thread: see `draw`. None if the solver is unavailable."""
    own = Random(random.getrandbits(64))

    def look(cancelled: Callable[[], bool]) -> DrawnChip | None:
        def search(position: Position, most: int) -> tuple[Solutions, int] | None:
            found = solve_all(position, max_moves=most, ricochet=rules.ricochet, cancelled=cancelled)
            return (found.solutions, found.count) if isinstance(found, AllSolutions) else None

        return draw(rules, wanted, own, search, cancelled)

    return await solver.search(Work.LENGTHS, look)
