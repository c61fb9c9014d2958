"""How long the solver takes: known positions by length, random rounds, boards with diagonals, the fifth robot.

``python -m benchmarks.solver [RUNS] [--cpu]`` prints milliseconds, opened positions and the process's memory. Each position is
solved RUNS times (once by default), one after the other, and the fastest counts, for other programs disturb a clock. With
``--cpu`` the processor's time for this program is counted instead of the clock's, for a machine that is busy with others.
"""

import json
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

from engine.board import Board
from engine.geometry import Cell
from engine.moves import Robots
from engine.pieces import TARGETS, VORTEX, Robot, Target
from engine.rules import Edition, rules_for
from engine.setup import draw_setup
from engine.solver import NoneWithin, Solution, Unreachable, solve, warm_up

KNOWN = Path(__file__).parents[1].parent / "shared" / "solver" / "positions.json"
ROUNDS = 300
Question = tuple[Board, Robots, Target]


def known_positions() -> dict[int, list[Question]]:
    """The positions beside the repository by their length; none where they are absent."""
    by_length = defaultdict[int, list[Question]](list)
    for known in json.loads(KNOWN.read_text(encoding="utf-8"))["positions"] if KNOWN.exists() else []:
        wanted = known["target_robot"]
        target = VORTEX if wanted == "any" else next(one for one in TARGETS if one.robot is list(Robot)[wanted])
        board = Board(tuple(known["walls"]), {}, {target: Cell.at(known["target"])})
        robots = dict(zip(Robot, map(Cell.at, known["robots"]), strict=False))
        by_length[known["optimal"]].append((board, robots, target))
    return dict(sorted(by_length.items()))


def random_rounds(*, fifth_robot: bool, diagonals: int | None) -> list[Question]:
    """First rounds of matches of 2013 on boards with so many diagonals, or on any without."""
    random = Random(7)
    rules = rules_for(Edition.Y2013, diagonals=bool(diagonals), fifth_robot=fifth_robot)
    questions = list[Question]()
    while len(questions) < ROUNDS:
        setup = draw_setup(rules, random)
        if diagonals is None or len(setup.board.diagonals) == diagonals:
            questions.append((setup.board, setup.robots, setup.chips[0]))
    return questions


def measure(name: str, questions: Iterable[Question], runs: int, clock: Callable[[], float]) -> None:
    """Print one line of the table."""
    milliseconds, nodes, without = list[float](), list[int](), 0
    for board, robots, target in questions:
        times = list[float]()
        result = None
        while result is None or len(times) < runs:
            begin = clock()
            result = solve(board, robots, target)
            times.append(clock() - begin)
        without += isinstance(result, NoneWithin | Unreachable)
        if not isinstance(result, Solution | Unreachable | NoneWithin):
            print(f"{name}: gave up")
        milliseconds.append(min(times) * 1000)
        nodes.append(result.nodes)
    milliseconds.sort()
    shares = [milliseconds[min(len(milliseconds) - 1, int(len(milliseconds) * share))] for share in (0.5, 0.9, 0.99, 1)]
    columns = " ".join(f"{share:9.2f}" for share in shares)
    print(f"{name:>24} {len(milliseconds):5d} {columns} {sum(nodes) // len(nodes):10d} {max(nodes):10d} {without:6d}")


def memory(field: str) -> str:
    """What the kernel says of this process's memory, in MB: ``VmRSS`` now, ``VmHWM`` at most."""
    status = Path("/proc/self/status")
    if not status.exists():
        return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB at most"
    line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith(field))
    return f"{int(line.split()[1]) >> 10} MB"


def main() -> None:
    """Run everything."""
    runs = next((int(word) for word in sys.argv[1:] if word.isdecimal()), 1)
    clock = time.thread_time if "--cpu" in sys.argv else time.perf_counter
    begin = clock()
    warm_up()
    print(f"warm-up {clock() - begin:.2f} s, then {memory('VmRSS')}")
    print(f"{'':>24} count       p50       p90       p99       max mean nodes  most nodes  none")
    for length, questions in known_positions().items():
        measure(f"{length} moves", questions, runs, clock)
    measure("random rounds", random_rounds(fifth_robot=False, diagonals=None), runs, clock)
    for diagonals in (0, 2, 4, 6, 8):
        measure(f"{diagonals} diagonals", random_rounds(fifth_robot=False, diagonals=diagonals), runs, clock)
    measure("fifth robot", random_rounds(fifth_robot=True, diagonals=None), runs, clock)
    print(f"memory at the end {memory('VmRSS')}, at most {memory('VmHWM')}")


if __name__ == "__main__":
    main()
