"""Known answers for what other programs lack: diagonals, five robots, the one-move rule, the middle of matches.

``python -m tests.engine.solver.solve_by_bfs`` has the breadth-first search solve them, in minutes, and writes them to

- ``tests/data/bfs_answers.json``: first rounds of 2013, in the format for peers of ``benchmarks/solver.py``, with the length of
  the shortest solutions, the fewest changes of robot, and how many solutions there are;
- ``tests/data/hard_answers.txt``: other positions. A line has a kind, a rule, the name of a position among its kind, and the
  same three numbers; or a length and ``-``, where no solution is so short.
"""

import json
from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any

from engine import TARGETS, VORTEX, Board, Cell, Diagonal, Diagonals, Edition, Position, Ricochet, Robot, Slant, rules_for
from engine.rules.setup import draw_setup
from engine.solver import Solution, solve
from tests.engine.solver.hard_positions import NARROW, hard_position, motley_position, narrow_position
from tests.engine.solver.oracle import Shortest, shortest

_DATA = Path(__file__).parents[2] / "data"
FILE, HARD_FILE = _DATA / "bfs_answers.json", _DATA / "hard_answers.txt"
MOST = 9
"""Moves that are looked for at most."""


class Kind(Enum):
    """What positions there are beside first rounds, by the first word of their lines."""

    HARD = "hard"
    """Drawn at random."""
    MATCH = "match"
    """Robots stand where the rounds before have left them, on targets and beside each other: four or five, among diagonals."""
    MOTLEY = "motley"
    """Seven kinds of robots to the solver, with those that none of the diagonals lets pass."""
    NARROW = "narrow"
    """Small ones, in which robots are in each other's way."""


STATES = {Kind.HARD: 1000, Kind.MATCH: 3000, Kind.MOTLEY: 1500, Kind.NARROW: 8000}
"""Positions that the search may open for each."""
_UNSOLVED = 4
"""Of the many that are drawn at random and have no solution so near, only one in so many is kept: they test little."""
_FIRST_ROUNDS, _STATES = 150, 12_000
_NAMES = list(Robot)


def bfs_answers() -> list[dict[str, Any]]:
    """Return what it has found."""
    return json.loads(FILE.read_text(encoding="utf-8"))["positions"]


def position_of(known: dict[str, Any]) -> Position:
    """Return the position of a known answer."""
    diagonals = {Cell.at(cell): Diagonal(_NAMES[colour], Slant(slant)) for cell, colour, slant in known["diagonals"]}
    wanted = known["target_robot"]
    target = VORTEX if wanted == "any" else next(one for one in TARGETS if one.robot is _NAMES[wanted])
    board = Board(tuple(known["walls"]), diagonals, {target: Cell.at(known["target"])})
    return Position(board, dict(zip(_NAMES, map(Cell.at, known["robots"]), strict=False)), target)


def ricochet_of(known: dict[str, Any]) -> Ricochet:
    """Return the ricochet rule by which it was settled."""
    return Ricochet.TURN if known["needs_turn"] else Ricochet.ONE_MOVE


def searched(kind: Kind, ricochet: Ricochet, every: int = 1) -> Iterator[tuple[Position, Shortest]]:
    """The positions of a kind, or ``every`` so many of them, and what the search has found of them by this rule."""
    words = f"{kind.value} {ricochet.value} "
    lines = [line for line in HARD_FILE.read_text(encoding="utf-8").splitlines() if line.startswith(words)]
    for line in lines[::every]:
        name, length, changes, *ways = line.removeprefix(words).split()
        found = Shortest(int(length), int(changes), int(ways[0])) if ways else Shortest(int(length), None)
        yield _position(kind, name), found


def _position(kind: Kind, name: str) -> Position:
    match kind:
        case Kind.HARD:
            return hard_position(int(name))
        case Kind.MATCH:
            return Position.from_code(name)
        case Kind.MOTLEY:
            return motley_position(int(name))
        case Kind.NARROW:
            return narrow_position(int(name))


def _names_of(kind: Kind, ricochet: Ricochet) -> Iterable[object]:
    match kind:
        case Kind.HARD:
            return range(2400 if ricochet is Ricochet.TURN else 800)
        case Kind.MATCH:
            return [position.code for seed in range(24) for position in _later_rounds(seed, ricochet)]
        case Kind.MOTLEY:
            return range(60)
        case Kind.NARROW:
            return range(len(NARROW))


def _later_rounds(seed: int, ricochet: Ricochet) -> Iterator[Position]:
    """The second, third and fourth round of a match with diagonals, those before being won by shortest solutions."""
    setup = draw_setup(
        rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=(Robot.BLACK, Robot.SILVER, None)[seed % 3]),
        Random(seed),
    )
    position = setup.position
    for chip, following in pairwise(setup.chips[:4]):
        result = solve(position.with_target(chip), max_moves=8, ricochet=ricochet)
        moves = result.moves if isinstance(result, Solution) else ()
        position = position.play(moves).end.with_target(following)
        yield position


def _search() -> Iterator[str]:
    for kind, ricochet in product(Kind, Ricochet):
        for name in map(str, _names_of(kind, ricochet)):
            found = shortest(_position(kind, name), MOST, STATES[kind], ricochet)
            if kind is Kind.HARD and found.changes is None and int(name) % _UNSOLVED:
                continue
            told = "-" if found.changes is None else f"{found.changes} {found.ways}"
            yield f"{kind.value} {ricochet.value} {name} {found.length} {told}\n"


def _solve(count: int) -> Iterator[dict[str, Any]]:
    random = Random(12)
    for number in range(count):
        five, ricochet = number % 2 == 1, Ricochet.TURN if number % 3 else Ricochet.ONE_MOVE
        setup = draw_setup(
            rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK if five else None), random
        )
        target = setup.chips[0]
        best = shortest(setup.position, MOST, _STATES, ricochet)
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
    """Write the files."""
    lines = ",\n".join(map(json.dumps, _solve(_FIRST_ROUNDS)))
    FILE.write_text(f'{{"positions": [\n{lines}\n]}}\n', encoding="utf-8")
    HARD_FILE.write_text("".join(_search()), encoding="utf-8")


if __name__ == "__main__":
    main()
