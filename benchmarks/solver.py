r"""Measure the solver: known positions by length, first rounds of matches, and the memory and start of a process.

``python -m benchmarks.solver [--runs N] [--rounds N] [--longest N] [--ricochet RULE] [--peers DIR]`` prints CPU milliseconds
of the calling thread, so that other programs hardly change them, with the targets beside them. Each position is solved
``runs`` times, with nothing cached, and the fastest counts. ``longest`` leaves out known positions of more moves.
``ricochet`` is the rule for all, ``turn`` or ``one-move``.

With ``--peers`` each executable file in the folder is compared with the solver, position by position in turn. It is started
once, and gets one position a line, as JSON, after it has answered the one before:

    {"walls": [9, 1, ...], "diagonals": [[cell, colour, "/" or "\\"], ...], "robots": [194, 107, 48, 249], "target": 99,
     "target_robot": 0, "needs_turn": true}

Cells are numbers from 0 to 255, row by row; ``walls`` has a mask for each, 1 for north, 2 for east, 4 for south, 8 for west.
Robots and colours are in the order red, green, blue, yellow, and black if it plays. ``target_robot`` is an index of
``robots``, or "any". Without ``needs_turn`` the ricochet rule is one-move. The program answers each line with one line, at
once: the moves of its shortest solution, or "-" for none, a space, and the CPU milliseconds it took. A program that does not
support a rule of the position answers "?" instead of moves, and is not compared there. Printed is how many times as long it
took for all positions of a line, with its p50 and slowest.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from engine import Diagonals, Edition, Position, Ricochet, Robot, draw_setup, rules_for
from engine.solver import GaveUp, Result, Solution, solve, warm_up
from engine.solver.session import forget_answers
from tests.engine.known import known_positions

WANTED = {"no diagonals": (5, 300), "diagonals": (15, 500), "five robots": (10, 800)}
"""Targets in milliseconds, for p99 of first rounds, and for the slowest of a thousand."""


def told(position: Position, ricochet: Ricochet) -> str:
    """Return a position in the format for peers."""
    names, robots, target = list(Robot), position.robots, position.chip
    present = [robot for robot in names if robot in robots]
    return json.dumps(
        {
            "walls": list(position.board.walls),
            "diagonals": [
                [cell.number, names.index(one.robot), one.slant.value] for cell, one in position.board.diagonals.items()
            ],
            "robots": [robots[robot].number for robot in present],
            "target": position.goal.number,
            "target_robot": present.index(target.robot) if target.robot else "any",
            "needs_turn": ricochet is Ricochet.TURN,
        }
    )


class Peer:
    """Another program, in the format above."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        self._process = subprocess.Popen(  # noqa: S603 - the user names the folder
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, line: str) -> tuple[int | None, float] | None:
        """Return the moves of its solution, and milliseconds; None if it does not support a rule."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(line + "\n")
        moves, milliseconds = self._process.stdout.readline().split()
        return None if moves == "?" else (None if moves == "-" else int(moves), float(milliseconds))


def by_length() -> dict[int, list[Position]]:
    """Return the known positions of ``tests/data``, by length."""
    known = defaultdict[int, list[Position]](list)
    for one in known_positions():
        known[one.length].append(one.position)
    return dict(sorted(known.items()))


def first_rounds(count: int, *, fifth_robot: Robot | None, diagonals: bool | None) -> Iterator[Position]:
    """Return first rounds of matches of 2013, with diagonals, without, or either."""
    random = Random(7)
    drawn = Diagonals.WITHOUT if diagonals is False else Diagonals.WITH
    rules = rules_for(Edition.Y2013, diagonals=drawn, fifth_robot=fifth_robot)
    while count:
        setup = draw_setup(rules, random)
        if diagonals is None or bool(setup.board.diagonals) == diagonals:
            count -= 1
            yield setup.position


def length_of(result: Result) -> int | None:
    """Return the moves of a solution; None if there is none, or none was found."""
    if isinstance(result, GaveUp):
        print(f"the solver gave up: {result}")
    return len(result.moves) if isinstance(result, Solution) else None


class Measured:
    """The times of several questions, of the solver and of each peer."""

    def __init__(self, peers: Sequence[Peer], runs: int, ricochet: Ricochet) -> None:
        self._peers, self._runs, self._ricochet = peers, runs, ricochet
        self.times = list[float]()
        self.opened = list[int]()
        self.pairs = {peer.name: list[tuple[float, float]]() for peer in peers}
        """For each peer and each question that it supports, its time and the solver's."""
        self.disagreed = 0

    def ask(self, question: Position) -> None:
        """Ask all of them in turn; the fastest run of each counts."""
        ours, nodes = float("inf"), 0
        theirs = dict[str, float]()
        line = told(question, self._ricochet)
        for _ in range(self._runs):
            forget_answers()
            begin = time.thread_time()
            result = solve(question, ricochet=self._ricochet)
            ours = min(ours, (time.thread_time() - begin) * 1000)
            length, nodes = length_of(result), result.nodes
            for peer in self._peers:
                if answer := peer.ask(line):
                    theirs[peer.name] = min(theirs.get(peer.name, float("inf")), answer[1])
                    self.disagreed += answer[0] != length
        self.opened.append(nodes)
        self.times.append(ours)
        for name, milliseconds in theirs.items():
            self.pairs[name].append((milliseconds, ours))

    def line(self, name: str, wanted: tuple[float, float] | None = None) -> str:
        """Return one row of the table."""
        ours = sorted(self.times)
        shares = [ours[min(len(ours) - 1, int(len(ours) * share))] for share in (0.5, 0.99, 1)]
        cells = [f"{share:.2f}" for share in shares] + [f"{sum(self.opened) // len(ours):,}"]
        cells.append(f"{wanted[0]} / {wanted[1]}" if wanted else "")
        cells += [_held_against(pairs) for pairs in self.pairs.values()]
        return f"| {name} | {len(ours)} | " + " | ".join(cells) + f" | {self.disagreed or ''} |"


def _held_against(pairs: Sequence[tuple[float, float]]) -> str:
    if not pairs:
        return ""
    theirs = sorted(one for one, _ in pairs)
    ratio = sum(theirs) / sum(ours for _, ours in pairs)
    return f"{ratio:.2f} × ({theirs[len(theirs) // 2]:.2f}, {theirs[-1]:.2f})"


def memory(field: str) -> str:
    """Return this process's memory in MB: ``VmRSS`` now, ``VmHWM`` at most."""
    status = Path("/proc/self/status")
    if not status.exists():
        return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB at most"
    line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith(field))
    return f"{int(line.split()[1]) >> 10} MB"


def first_answer() -> float:
    """Return the CPU seconds of a new process until its first answer, with kernels on disk."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", "from engine.solver import warm_up; warm_up()"], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description="Measure the solver.")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--longest", type=int, default=99)
    parser.add_argument("--peers", type=Path)
    parser.add_argument("--ricochet", choices=[rule.value for rule in Ricochet], default=Ricochet.TURN.value)
    chosen = parser.parse_args()
    files = sorted(chosen.peers.iterdir()) if chosen.peers else []
    peers = [Peer(path) for path in files if os.access(path, os.X_OK) and path.is_file()]
    warm_up()
    started = memory("VmRSS")
    titles = ["", "positions", "p50", "p99", "slowest", "opened, mean", "wanted: p99 / slowest", *(one.name for one in peers)]
    print("| " + " | ".join([*titles, "disagreed"]) + " |")
    print("| --- " + "| ---: " * len(titles) + "|")
    for length, questions in by_length().items():
        if length <= chosen.longest:
            measured = Measured(peers, chosen.runs, Ricochet(chosen.ricochet))
            for question in questions:
                measured.ask(question)
            print(measured.line(f"{length} moves"), flush=True)
    for name, fifth, diagonals in (
        ("no diagonals", None, False),
        ("diagonals", None, True),
        ("five robots", Robot.BLACK, None),
    ):
        measured = Measured(peers, chosen.runs, Ricochet(chosen.ricochet))
        for question in first_rounds(chosen.rounds, fifth_robot=fifth, diagonals=diagonals):
            measured.ask(question)
        if chosen.rounds:
            print(measured.line(name, WANTED[name]), flush=True)
    print(f"\nmemory: {started} when warm, {memory('VmHWM')} at most; first answer of a new process: {first_answer():.2f} s")


if __name__ == "__main__":
    main()
