"""Choose the daily puzzles of many days, and check each: ``python -m benchmarks.daily [--days N] [--secret TEXT]``.

Chooses them as an installation with this secret would, by default for ten years. Checks independently that each puzzle has a
solution by the rule that is played, as short as was stored and no shorter, and is in the band of its day; and that none
occurs twice, also rotated. Exits at the first violation.

Prints a table of the days of the week: lengths, changes of robot, numbers of shortest solutions, and CPU milliseconds to
choose.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.scheduled.days import choose
from engine.board.geometry import SIZE, Cell
from engine.board.moves import Robots, changes
from engine.board.pieces import FIFTH, Robot
from engine.board.position import Position
from engine.games.daily import WEEK, Day, Puzzle, weekday
from engine.solver import AllSolutions, solve_all, warm_up
from engine.solver.session import forget_answers

TEN_YEARS = 3653
_NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


@dataclass(slots=True)
class Weekday:
    """The results of one day of the week."""

    lengths: Counter[int] = field(default_factory=Counter[int])
    changes: Counter[int] = field(default_factory=Counter[int])
    solutions: Counter[int] = field(default_factory=Counter[int])
    with_diagonals: int = 0
    with_fifth_robot: int = 0
    seconds: list[float] = field(default_factory=list[float])


def check(puzzle: Puzzle) -> AllSolutions:
    """Return all shortest solutions of a puzzle. Raises `AssertionError` if it is not valid for its day."""
    band = WEEK[weekday(puzzle.day)]
    forget_answers()
    found = solve_all(puzzle.position)
    assert isinstance(found, AllSolutions), f"day {puzzle.day} has no solution: {found}"
    assert puzzle.position.play(puzzle.best).flaw() is None, f"day {puzzle.day} has no solution: {puzzle.best}"
    assert len(found.solutions[0]) == len(puzzle.best), f"day {puzzle.day} has a shorter solution"
    assert len(puzzle.best) in band.moves, f"day {puzzle.day} has {len(puzzle.best)} moves"
    assert changes(found.solutions[0]) in band.changes, f"day {puzzle.day} has {changes(found.solutions[0])} changes"
    return found


def from_all_sides(position: Position) -> Iterable[tuple[object, ...]]:
    """Return a position in all four rotations."""
    faces, robots = position.board.faces, dict(position.robots)
    assert faces
    for _ in faces:
        yield faces, frozenset(robots.items()), position.target
        faces = (faces[-1], *faces[:-1])
        robots = turned(robots)


def turned(robots: Robots) -> dict[Robot, Cell]:
    """Return the robots after a quarter turn of the board."""
    return {robot: Cell(cell.column, SIZE - 1 - cell.row) for robot, cell in robots.items()}


def look_at(days: Iterable[Day], secret: bytes) -> Sequence[Weekday]:
    """Choose and check the puzzles of days."""
    week = [Weekday() for _ in WEEK]
    seen = set[tuple[object, ...]]()
    for day in days:
        seen_there = week[weekday(day)]
        begin = time.thread_time()
        puzzle = choose(secret, day, lambda: False)
        seen_there.seconds.append(time.thread_time() - begin)
        assert puzzle
        found = check(puzzle)
        sides = list(from_all_sides(puzzle.position))
        assert seen.isdisjoint(sides), f"the puzzle of day {day} was there before"
        seen.add(sides[0])
        seen_there.lengths[len(puzzle.best)] += 1
        seen_there.changes[changes(puzzle.best)] += 1
        seen_there.solutions[found.count] += 1
        seen_there.with_diagonals += bool(puzzle.position.board.diagonals)
        seen_there.with_fifth_robot += not puzzle.position.robots.keys().isdisjoint(FIFTH)
    return week


def counted(numbers: Counter[int]) -> str:
    """Format how often each number occurs."""
    return ", ".join(f"{number}: {count}" for number, count in sorted(numbers.items()))


def main() -> None:
    """Choose, check, and print the table."""
    parser = argparse.ArgumentParser(description="Choose the daily puzzles of many days, and check each.")
    parser.add_argument("--days", type=int, default=TEN_YEARS)
    parser.add_argument("--secret", default="a secret of an installation")
    chosen = parser.parse_args()
    warm_up()
    week = look_at(range(1, chosen.days + 1), chosen.secret.encode())
    print("| day | days | moves | changes | solutions | diagonals | fifth robot | ms: mean | slowest |")
    print("| --- | ---: | --- | --- | --- | ---: | ---: | ---: | ---: |")
    for name, one in zip(_NAMES, week, strict=True):
        if taken := one.seconds:
            cells = [len(taken), counted(one.lengths), counted(one.changes), counted(one.solutions)]
            cells += [one.with_diagonals, one.with_fifth_robot, f"{sum(taken) / len(taken) * 1000:.1f}"]
            print(f"| {name} | " + " | ".join(map(str, cells)) + f" | {max(taken) * 1000:.0f} |", flush=True)
    total = [seconds for one in week for seconds in one.seconds]
    print(f"\n{len(total)} days, {sum(total) / len(total) * 1000:.1f} ms each; all solvable, in their bands, none twice")


if __name__ == "__main__":
    main()
