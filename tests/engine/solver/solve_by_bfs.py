"""Known answers for what no other program was asked: diagonals, five robots, the one-move rule.

``python -m tests.engine.solver.solve_by_bfs [COUNT]`` has the breadth-first search solve first rounds of 2013, and writes them
to ``tests/data/bfs_answers.json``, in the format for peers of ``benchmarks/solver.py``, with the length of the shortest
solutions, the fewest changes of robot, and how many solutions there are. It takes minutes.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engine.board import Board
from engine.geometry import Cell
from engine.pieces import TARGETS, VORTEX, Diagonal, Robot, Slant
from engine.position import Position
from engine.proof import Ricochet
from engine.rules import Diagonals, Edition, rules_for
from engine.setup import draw_setup
from tests.engine.solver.oracle import shortest

FILE = Path(__file__).parents[2] / "data" / "bfs_answers.json"
STATES = 12_000
"""Positions that the search may open for each."""
_NAMES = list(Robot)


def bfs_answers() -> list[dict[str, Any]]:
    """What it has found."""
    return json.loads(FILE.read_text(encoding="utf-8"))["positions"]


def position_of(known: dict[str, Any]) -> Position:
    """The position of a known answer."""
    diagonals = {Cell.at(cell): Diagonal(_NAMES[colour], Slant(slant)) for cell, colour, slant in known["diagonals"]}
    wanted = known["target_robot"]
    target = VORTEX if wanted == "any" else next(one for one in TARGETS if one.robot is _NAMES[wanted])
    board = Board(tuple(known["walls"]), diagonals, {target: Cell.at(known["target"])})
    return Position(board, dict(zip(_NAMES, map(Cell.at, known["robots"]), strict=False)), target)


def ricochet_of(known: dict[str, Any]) -> Ricochet:
    """The ricochet rule by which it was settled."""
    return Ricochet.TURN if known["needs_turn"] else Ricochet.ONE_MOVE


def _solve(count: int) -> Iterator[dict[str, Any]]:
    random = Random(12)
    for number in range(count):
        five, ricochet = number % 2 == 1, Ricochet.TURN if number % 3 else Ricochet.ONE_MOVE
        setup = draw_setup(
            rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK if five else None), random
        )
        target = setup.chips[0]
        best = shortest(setup.position, most=9, states=STATES, ricochet=ricochet)
        if best.changes is not None and best.length > 2:
            present = [robot for robot in _NAMES if robot in setup.robots]
            yield {
                "walls": list(setup.board.walls),
                "diagonals": [
                    [cell.number, _NAMES.index(one.robot), one.slant.value] for cell, one in setup.board.diagonals.items()
                ],
                "robots": [setup.robots[robot].number for robot in present],
                "target": setup.board.targets[target].number,
                "target_robot": present.index(target.robot) if target.robot else "any",
                "needs_turn": ricochet is Ricochet.TURN,
                "length": best.length,
                "changes": best.changes,
                "solutions": best.ways,
            }


def main() -> None:
    """Write the file."""
    lines = ",\n".join(json.dumps(known) for known in _solve(int(sys.argv[1]) if len(sys.argv) > 1 else 150))
    FILE.write_text(f'{{"positions": [\n{lines}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
