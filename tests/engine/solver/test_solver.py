import json
import os
import subprocess
import sys
import threading
from itertools import pairwise
from pathlib import Path

import pytest

from engine.board import Board, closed_sides
from engine.geometry import Cell
from engine.notation import parse_moves
from engine.pieces import TARGETS, VORTEX, Diagonal, Robot, Slant, Target
from engine.position import Position, Proof
from engine.solver import GaveUp, NoneWithin, Result, Solution, Unreachable, solve, warm_up
from tests.engine.known import KnownPosition, known_positions
from tests.engine.solver.nasty import nasty_position
from tests.engine.solver.oracle import shortest

ROOT = Path(__file__).parents[3]
RED_MOON = TARGETS[0]
FEWEST_CHANGES = {
    "fog-seed-131": 1,
    "fog-seed-75": 2,
    "fog-seed-207": 2,
    "fog-seed-135": 3,
    "fog-seed-1464": 3,
    "fog-seed-109": 4,
    "fog-seed-149": 4,
    "fog-seed-167": 4,
}


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def known_up_to(most: int) -> list[KnownPosition]:
    return [known for known in known_positions() if known.length <= most]


def is_solution(position: Position, result: Result) -> bool:
    return isinstance(result, Solution) and isinstance(position.check(result.moves, len(result.moves)), Proof)


def measures(result: Result) -> tuple[int, int | None]:
    """The moves of a solution, and its changes from one robot to another."""
    assert isinstance(result, Solution)
    return len(result.moves), sum(one.robot is not other.robot for one, other in pairwise(result.moves))


def hardest() -> KnownPosition:
    return max(known_positions(), key=lambda known: known.length)


def test_every_known_position_of_up_to_twelve_moves_comes_out_right():
    wrong = list[tuple[str, Result]]()
    for known in known_up_to(12):
        result = solve(known.position)
        right = is_solution(known.position, result)
        if not right or not isinstance(result, Solution) or len(result.moves) != known.length:
            wrong.append((known.name, result))
    assert wrong == []


def test_length_and_changes_of_robot_are_those_of_a_breadth_first_search_on_nasty_positions():
    wrong = list[tuple[int, tuple[int, int | None], Result]]()
    solved = 0
    for seed in range(2400):
        position = nasty_position(seed)
        best = depth, changes = shortest(position, most=9, states=600 if seed < 600 else 100)
        result = solve(position, max_moves=depth)
        if changes is None:
            right = isinstance(result, NoneWithin | Unreachable)
        else:
            right = is_solution(position, result) and measures(result) == best
            solved += 1
        if not right:
            wrong.append((seed, best, result))
    assert wrong == []
    assert solved > 100, "too few have a solution"


@pytest.mark.parametrize(
    ("picture", "target", "answer"),
    [
        # A straight run is no solution, nor is one in two moves: the robot has to come round the corner.
        ("+---+---+\n| R  Rm |\n+   +   +\n| .   . |\n+---+---+", RED_MOON, 3),
        # A robot on its target has to leave and come back round a corner.
        ("+---+---+\n|RRm  . |\n+   +   +\n| .   . |\n+---+---+", RED_MOON, 4),
        # A diagonal that bends a move is no turn.
        ("+---+---+---+\n| R   .  G\\ |\n+---+---+   +\n| .   . |Rm |\n+---+---+---+", RED_MOON, None),
        # The vortex is for every robot, also the fifth.
        ("+---+---+\n| K   . |\n+   +   +\n| .  ** |\n+---+---+", VORTEX, 2),
        ("+---+---+\n| R | Rm|\n+   +---+\n| .   . |\n+---+---+", RED_MOON, None),
        # A robot in the first corner has to move down first of all.
        (
            "+---+---+---+\n| G  Rm | . |\n+   +   +   +\n| .   .   . |\n+   +   +   +\n| .   .   R |\n+---+---+---+",
            RED_MOON,
            3,
        ),
    ],
)
def test_small_positions_by_the_rules(picture: str, target: Target, answer: int | None):
    position = Position.parse(picture).with_target(target)
    result = solve(position)
    assert isinstance(result, Solution if answer else Unreachable)
    if isinstance(result, Solution):
        assert len(result.moves) == answer
        assert measures(result) == shortest(position, most=9, states=10_000)


def test_a_target_whose_robot_does_not_play_is_unreachable():
    board = Board(closed_sides(), {}, {RED_MOON: Cell(3, 3)})
    assert solve(Position(board, {Robot.GREEN: Cell(0, 0)}, RED_MOON)) == Unreachable(0)


def test_a_diagonal_on_the_way_to_the_robot_itself_ends_no_move():
    """A ring of four diagonals: a slide in it never ends, unless somebody stands in the way."""
    ring = [(Cell(1, 1), Slant.RISING), (Cell(1, 3), Slant.FALLING), (Cell(3, 3), Slant.RISING), (Cell(3, 1), Slant.FALLING)]
    board = Board(closed_sides(), {cell: Diagonal(Robot.GREEN, slant) for cell, slant in ring}, {RED_MOON: Cell(2, 3)})
    position = Position(board, {Robot.RED: Cell(1, 2), Robot.BLUE: Cell(5, 5)}, RED_MOON)
    assert shortest(position, most=8, states=20_000) == (8, None)
    assert isinstance(solve(position), Unreachable)


def test_among_the_shortest_solutions_one_with_the_fewest_changes_of_robot_is_shown():
    """Those fewest were found by a breadth-first search of whole positions, too slow to be done here."""
    known = {known.name: known for known in known_up_to(12)}
    found = {name: measures(solve(one.position)) for name, one in known.items() if name in FEWEST_CHANGES}
    assert found == {name: (known[name].length, changes) for name, changes in FEWEST_CHANGES.items()}


def test_no_more_moves_than_asked_for():
    known = next(known for known in known_up_to(9) if known.length == 9)
    assert isinstance(solve(known.position, max_moves=8), NoneWithin)
    assert isinstance(solve(known.position, max_moves=9), Solution)


def test_the_answer_does_not_depend_on_what_was_solved_before():
    some = [known for known in known_up_to(10) if known.length > 5][:12]
    forwards = {known.name: solve(known.position) for known in some}
    backwards = {known.name: solve(known.position) for known in reversed(some)}
    assert forwards == backwards


def test_a_question_gives_up_when_it_runs_out_of_nodes():
    known = hardest()
    result = solve(known.position, node_limit=30_000)
    assert result == GaveUp(30_000)


def test_a_question_can_be_cancelled_from_another_thread_and_the_next_one_is_answered():
    known = hardest()
    stop = threading.Event()
    asked = threading.Event()
    answers = list[Result]()

    def cancelled() -> bool:
        asked.set()
        return stop.is_set()

    thread = threading.Thread(target=lambda: answers.append(solve(known.position, cancelled=cancelled)))
    thread.start()
    asked.wait(10)
    assert solve(known.position, cancelled=lambda: True) == GaveUp(0)
    stop.set()
    thread.join(10)
    assert isinstance(answers[0], GaveUp)
    easy = next(known for known in known_up_to(3) if known.length == 3)
    assert isinstance(solve(easy.position), Solution)


def test_the_engine_is_imported_without_numba():
    code = "import sys, engine, engine.solver; print('numba' in sys.modules or 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_fresh_processes_whatever_their_hashes_give_the_same_answers():
    code = (
        "import json\n"
        "from engine.solver import solve\n"
        "from tests.engine.solver.nasty import nasty_position\n"
        "print(json.dumps([str(solve(nasty_position(seed), max_moves=6)) for seed in range(30)]))\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert json.loads(told.pop())


def test_moves_come_in_the_notation():
    known = next(known for known in known_up_to(5) if known.length == 5)
    result = solve(known.position)
    assert isinstance(result, Solution)
    assert tuple(parse_moves(" ".join(map(str, result.moves)))) == result.moves
