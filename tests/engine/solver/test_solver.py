import json
import os
import subprocess
import sys
import threading
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path

import pytest

from engine import VORTEX, Board, Cell, Diagonal, Direction, Move, Position, Proof, Ricochet, Robot, Slant, Target, parse_moves
from engine.board.board import closed_sides
from engine.solver import (
    AllResult,
    AllSolutions,
    GaveUp,
    NoneWithin,
    Result,
    Solution,
    Unreachable,
    session,
    solve,
    solve_all,
    warm_up,
    workspace,
)
from engine.solver.kernels.arrays import INT64
from engine.solver.kernels.sizes import SCRATCH
from engine.solver.session import forget_answers
from engine.solver.workspace import Workspace
from tests.engine.bleaching import bleached_move, bleached_position
from tests.engine.known import KnownPosition, known_positions
from tests.engine.solver.hard_positions import RED_MOON, hard_position
from tests.engine.solver.oracle import Shortest, shortest
from tests.engine.solver.solve_by_bfs import MOST, STATES, Kind, bfs_answers, position_of, ricochet_of, searched

ROOT = Path(__file__).parents[3]
SOLVED = {Kind.HARD: 150, Kind.MATCH: 18, Kind.MOTLEY: 16, Kind.NARROW: 3}
"""So many positions of each kind have a solution that the search has found, by either rule."""
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


def of_length(most: int) -> Iterator[KnownPosition]:
    """The known positions of at most so many moves."""
    return (known for known in known_positions() if known.length <= most)


def is_solution(position: Position, result: Result, ricochet: Ricochet = Ricochet.TURN) -> bool:
    return isinstance(result, Solution) and isinstance(position.check(result.moves, ricochet=ricochet), Proof)


def measures(result: Result) -> tuple[int, int | None]:
    """Return the moves of a solution, and its changes from one robot to another."""
    assert isinstance(result, Solution)
    return len(result.moves), sum(one.robot is not other.robot for one, other in pairwise(result.moves))


def hardest() -> KnownPosition:
    return max(known_positions(), key=lambda known: known.length)


def test_every_known_position_of_up_to_twelve_moves_comes_out_right():
    wrong = list[tuple[str, Result]]()
    for known in of_length(12):
        result = solve(known.position)
        right = is_solution(known.position, result)
        if not right or not isinstance(result, Solution) or len(result.moves) != known.length:
            wrong.append((known.name, result))
    assert wrong == []


def test_known_first_rounds_with_diagonals_five_robots_and_both_ricochet_rules_come_out_right():
    wrong = list[tuple[int, AllResult]]()
    for number, known in enumerate(bfs_answers()):
        position = position_of(known)
        result = solve_all(position, ricochet=ricochet_of(known))
        if told_of(result) != (known["length"], known["changes"], known["solutions"]):
            wrong.append((number, result))
    assert wrong == []


def test_every_known_position_of_up_to_twelve_moves_has_its_length_by_one_move_too():
    """The file has the lengths without any ricochet rule. If that is one move, which never counts, a search decides."""
    wrong = list[tuple[str, Result]]()
    for known in of_length(12):
        result = solve(known.position, ricochet=Ricochet.ONE_MOVE)
        length = known.length_without_ricochet
        if length == 1:
            length = shortest(known.position, most=3, states=5000, ricochet=Ricochet.ONE_MOVE).length
        if not is_solution(known.position, result, Ricochet.ONE_MOVE) or measures(result)[0] != length:
            wrong.append((known.name, result))
    assert wrong == []


@pytest.mark.parametrize("ricochet", Ricochet)
@pytest.mark.parametrize("kind", Kind)
def test_all_solutions_are_those_of_a_breadth_first_search(kind: Kind, ricochet: Ricochet):
    assert compared_with_a_search(searched(kind, ricochet), ricochet) >= SOLVED[kind], "too few have a solution"


@pytest.mark.at_length
@pytest.mark.parametrize("ricochet", Ricochet)
@pytest.mark.parametrize("kind", Kind)
def test_what_is_known_of_that_search_is_what_it_finds(kind: Kind, ricochet: Ricochet):
    for position, found in searched(kind, ricochet, every=60):
        assert shortest(position, MOST, STATES[kind], ricochet) == found


def compared_with_a_search(positions: Iterable[tuple[Position, Shortest]], ricochet: Ricochet) -> int:
    """Hold the solver's answers to what a search has found. Returns how many positions have a solution so near."""
    wrong = list[tuple[Position, Shortest, AllResult]]()
    solved = 0
    for position, best in positions:
        result = solve_all(position, max_moves=best.length, ricochet=ricochet)
        if best.changes is None:
            right = isinstance(result, NoneWithin | Unreachable)
        else:
            right = isinstance(result, AllSolutions) and all_are_right(position, result, ricochet)
            right = right and best == told_of(result)
            solved += 1
        if not right:
            wrong.append((position, best, result))
    assert wrong == []
    return solved


def test_the_answer_for_silver_is_that_for_black():
    """docs/rules.md "Board": either is the fifth robot; no barrier has its colour, and the vortex is for it, too."""
    with_black = [position for position in map(hard_position, range(300)) if Robot.BLACK in position.robots]
    for position in with_black:
        answer, same = (solve(asked, max_moves=6, node_limit=20_000) for asked in (position, bleached_position(position)))
        if isinstance(answer, Solution):
            answer = replace(answer, moves=tuple(map(bleached_move, answer.moves)))
        assert same == answer
    assert len(with_black) > 100


def told_of(result: AllResult) -> tuple[int, int, int]:
    """Return the length, the fewest changes of robot, and how many solutions there are."""
    assert isinstance(result, AllSolutions)
    assert result.is_count_exact
    return len(result.solutions[0]), changes_of(result.solutions[0]), result.count


def all_are_right(position: Position, result: AllSolutions, ricochet: Ricochet) -> bool:
    """Return whether the solutions are valid, distinct, in order, and as many as there are or were requested."""
    solve_it = all(isinstance(position.check(moves, ricochet=ricochet), Proof) for moves in result.solutions)
    changes = [changes_of(moves) for moves in result.solutions]
    listed = len(set(result.solutions)) == len(result.solutions) == min(result.count, 100)
    what = {robots_of(moves) for moves in result.solutions}
    exact = result.is_different_exact == (result.count <= 100)
    return solve_it and listed and exact and changes == sorted(changes) and 0 < len(what) <= result.different <= result.count


def robots_of(moves: tuple[Move, ...]) -> frozenset[tuple[Robot, tuple[Direction, ...]]]:
    """Return the directions in which each robot goes."""
    return frozenset(
        (robot, tuple(move.direction for move in moves if move.robot is robot)) for robot in {move.robot for move in moves}
    )


def changes_of(moves: tuple[Move, ...]) -> int:
    """Return how often another robot is moved than before."""
    return sum(one.robot is not other.robot for one, other in pairwise(moves))


def small_workspaces(monkeypatch: pytest.MonkeyPatch, chunks: int, traced: int, bits: int) -> None:
    """Give the solver room for few states, and let it forget what it has answered."""
    quick = Workspace(chunks=40, table_bits=12, traced=traced, boards=2)
    hard = Workspace(chunks=chunks, table_bits=bits, traced=traced, boards=2)
    monkeypatch.setattr(session, "_quick", lambda: quick)
    monkeypatch.setattr(session, "_hard", lambda: hard)
    forget_answers()


@pytest.mark.parametrize("ricochet", Ricochet)
@pytest.mark.parametrize(
    "rooms",
    [
        pytest.param({"_WORTH_BUILDING": 0}, marks=pytest.mark.at_length),
        {"_WORTH_BUILDING": 0, "_ROOM": 0},
        {"_WORTH_BUILDING": 0, "_WORTH_MORE": 20},
        pytest.param({"_WORTH_BUILDING": 0, "_WORTH_MORE": 0}, marks=pytest.mark.at_length),
        {"_WORTH_BUILDING": 0, "_WORTH_MORE": 0, "_WORTH_LAYING": 0},
    ],
    ids=["without X", "seen ahead", "X in the middle of a search", "X and pairs", "pairs of all cells"],
)
def test_answers_are_right_with_better_bounds_from_the_first_state_on(
    monkeypatch: pytest.MonkeyPatch, rooms: dict[str, int], ricochet: Ricochet
):
    """They are not built in easy questions. Nor does one look ahead, as it does where there is no room at all."""
    for name, states in rooms.items():
        monkeypatch.setattr(session, name, states)
    forget_answers()
    compared_with_a_search(searched(Kind.NARROW, ricochet), ricochet)
    compared_with_a_search(islice(searched(Kind.HARD, ricochet), 150), ricochet)
    for known in bfs_answers():
        if ricochet_of(known) is ricochet:
            result = solve_all(position_of(known), ricochet=ricochet)
            assert told_of(result) == (known["length"], known["changes"], known["solutions"])
    forget_answers()


@pytest.mark.parametrize("seed", [101173, 111186, 121172])
def test_a_goal_robot_may_bump_into_one_helper_again(monkeypatch: pytest.MonkeyPatch, seed: int):
    """Hardly any position takes that, so these were looked for."""
    monkeypatch.setattr(session, "_WORTH_BUILDING", 0)
    position = hard_position(seed)
    assert compared_with_a_search([(position, shortest(position, 6, 20_000))], Ricochet.TURN) == 1


@pytest.mark.parametrize("seed", [1983, 3065])
def test_the_kernels_stay_within_their_memory_where_there_are_four_kinds_of_helpers(monkeypatch: pytest.MonkeyPatch, seed: int):
    """They have more ways, and more lines, than robots that diagonals do not distinguish."""
    monkeypatch.setattr(workspace, "SCRATCH", SCRATCH + (1 << 13))
    quick = Workspace(chunks=760, table_bits=16, traced=1 << 14, boards=1)
    behind = quick.space.scratch[-1 << 13 :]
    behind[:] = array(INT64, [7]) * len(behind)
    monkeypatch.setattr(session, "_quick", lambda: quick)
    for name in ("_WORTH_BUILDING", "_WORTH_MORE", "_WORTH_LAYING"):
        monkeypatch.setattr(session, name, 0)
    forget_answers()
    solve(hard_position(seed), max_moves=6)
    forget_answers()
    assert set(behind) == {7}


def test_an_answer_is_the_same_where_the_search_looks_ahead_in_many_iterations(monkeypatch: pytest.MonkeyPatch):
    some = [known.position for known in of_length(12) if known.length > 8]
    told = [solve_all(position, limit=1) for position in some]
    monkeypatch.setattr(session, "_ROOM", 0)
    forget_answers()
    again = [solve_all(position, limit=1) for position in some]
    forget_answers()
    assert [told_of(result) for result in again] == [told_of(result) for result in told]
    assert [result.nodes for result in again] != [result.nodes for result in told]


@pytest.mark.parametrize(("chunks", "traced", "bits"), [(56, 1 << 14, 12), (42, 1 << 14, 13), (60, 8, 13)])
def test_answers_are_the_same_where_there_is_room_for_few_states_only(
    monkeypatch: pytest.MonkeyPatch, chunks: int, traced: int, bits: int
):
    """Longer answers move from the quick workspace to the hard one, or fall back from there, or from the trace.

    In the first case the transposition table is as full as one may be.
    """
    some = [known for known in of_length(12) if known.length > 8]
    told = [measures(solve(known.position)) for known in some]
    small_workspaces(monkeypatch, chunks, traced, bits)
    again = [measures(solve(known.position)) for known in some]
    forget_answers()
    assert again == told
    for ricochet in Ricochet:
        for position, best in searched(Kind.HARD, ricochet, every=7):
            result = solve(position, max_moves=best.length, ricochet=ricochet)
            assert best.changes is None or measures(result) == best[:2]


def test_an_answer_goes_on_in_the_hard_workspace_as_it_would_have_in_the_quick_one(monkeypatch: pytest.MonkeyPatch):
    some = [known for known in of_length(13) if known.length > 10]
    told = [solve(known.position) for known in some]
    small_workspaces(monkeypatch, chunks=1000, traced=1 << 14, bits=17)
    again = [solve(known.position) for known in some]
    forget_answers()
    assert again == told


def test_the_first_of_all_solutions_is_the_one_that_is_shown():
    for known in of_length(9):
        one, every = (ask(known.position) for ask in (solve, solve_all))
        assert isinstance(one, Solution)
        assert isinstance(every, AllSolutions)
        assert every.solutions[0] == one.moves


def test_a_limit_lists_the_first_solutions_and_says_that_there_are_more():
    known = next(known for known in of_length(12) if known.name == "fog-seed-131")
    every, few = (solve_all(known.position, limit=limit) for limit in (5000, 10))
    assert isinstance(every, AllSolutions)
    assert isinstance(few, AllSolutions)
    assert (every.count, every.is_different_exact) == (3114, True)
    assert few.solutions == every.solutions[:10]
    assert (few.count, few.is_count_exact, few.is_different_exact) == (3114, True, False)
    assert few.different <= every.different


def test_orders_of_moves_that_do_not_touch_each_other_are_told_from_what_differs():
    """Green has to go down first, which it can do before red moves or after: two solutions, and red does the same in both."""
    table = Position.parse(
        "+---+---+---+---+\n| R   .   . | G |\n+   +   +   +   +\n| .   .   . | . |\n+   +   +   +   +\n| .   .  Rm   . |\n"
        "+---+---+---+---+"
    ).with_target(RED_MOON)
    result = solve_all(table)
    best = shortest(table, most=9, states=10_000)
    assert isinstance(result, AllSolutions)
    assert told_of(result) == best
    assert result.different == len({robots_of(moves) for moves in result.solutions})


@pytest.mark.parametrize(
    ("picture", "with_turn", "without"),
    [
        # One move reaches it, and does not count; left and come back, it does.
        ("+---+---+\n| R  Rm |\n+---+---+\n| .   . |\n+---+---+", None, 3),
        # A straight run in two moves, with a stop before green.
        ("+---+---+---+\n|RRm  .   . |\n+---+---+---+\n| .   .   . |\n+---+---+---+", None, 2),
        ("+---+---+\n| R  Rm |\n+   +   +\n| .   . |\n+---+---+", 3, 3),
    ],
)
def test_by_one_move_only_a_single_move_is_no_solution(picture: str, with_turn: int | None, without: int):
    table = Position.parse(picture).with_target(RED_MOON)
    result = solve(table)
    assert isinstance(result, Unreachable) if with_turn is None else measures(result)[0] == with_turn
    assert measures(solve(table, ricochet=Ricochet.ONE_MOVE))[0] == without
    assert shortest(table, most=9, states=10_000, ricochet=Ricochet.ONE_MOVE).length == without


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
    table = Position.parse(picture).with_target(target)
    result = solve(table)
    assert isinstance(result, Solution if answer else Unreachable)
    if isinstance(result, Solution):
        assert len(result.moves) == answer
        assert measures(result) == shortest(table, most=9, states=10_000)[:2]


def test_a_target_whose_robot_does_not_play_is_unreachable():
    board = Board(closed_sides(), {}, {RED_MOON: Cell(3, 3)})
    assert solve(Position(board, {Robot.GREEN: Cell(0, 0)}, RED_MOON)) == Unreachable(0)


def test_a_diagonal_on_the_way_to_the_robot_itself_ends_no_move():
    """A ring of four diagonals: a slide in it never ends, unless a robot stands in the way."""
    ring = [(Cell(1, 1), Slant.RISING), (Cell(1, 3), Slant.FALLING), (Cell(3, 3), Slant.RISING), (Cell(3, 1), Slant.FALLING)]
    board = Board(closed_sides(), {cell: Diagonal(Robot.GREEN, slant) for cell, slant in ring}, {RED_MOON: Cell(2, 3)})
    position = Position(board, {Robot.RED: Cell(1, 2), Robot.BLUE: Cell(5, 5)}, RED_MOON)
    assert shortest(position, most=8, states=20_000) == (8, None, 0)
    assert isinstance(solve(position), Unreachable)


def test_among_the_shortest_solutions_one_with_the_fewest_changes_of_robot_is_shown():
    """Those fewest were found by a breadth-first search of whole positions, too slow to be done here."""
    known = {known.name: known for known in of_length(12)}
    found = {name: measures(solve(one.position)) for name, one in known.items() if name in FEWEST_CHANGES}
    assert found == {name: (known[name].length, changes) for name, changes in FEWEST_CHANGES.items()}


def test_no_more_moves_than_asked_for():
    known = next(known for known in of_length(9) if known.length == 9)
    assert isinstance(solve(known.position, max_moves=8), NoneWithin)
    assert isinstance(solve(known.position, max_moves=9), Solution)


def test_the_answer_does_not_depend_on_what_was_solved_before():
    some = [known for known in of_length(10) if known.length > 5][:12]
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
    easy = next(known for known in of_length(3) if known.length == 3)
    assert isinstance(solve(easy.position), Solution)


def test_an_easy_question_is_answered_while_a_hard_one_is():
    hard, easy = hardest(), next(known for known in of_length(3) if known.length == 3)
    is_hard, may_go_on = threading.Event(), threading.Event()
    answers = list[Result]()
    looks = list[int]()

    def cancelled() -> bool:
        looks.append(1)
        if len(looks) > 1000:  # by then it has left the quick workspace
            is_hard.set()
            may_go_on.wait(60)
            return True
        return False

    thread = threading.Thread(target=lambda: answers.append(solve(hard.position, cancelled=cancelled)))
    thread.start()
    assert is_hard.wait(60)
    assert isinstance(solve(easy.position), Solution)
    assert answers == []
    may_go_on.set()
    thread.join(60)
    assert isinstance(answers[0], GaveUp)


def test_two_hard_questions_at_once_get_the_answers_they_get_alone():
    some = [known for known in of_length(17) if known.length > 15][:3]
    alone = [solve(known.position) for known in some]
    forget_answers()
    together = dict[str, Result]()

    def ask(known: KnownPosition) -> None:
        together[known.name] = solve(known.position)

    threads = [threading.Thread(target=ask, args=(known,)) for known in some]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert [together[known.name] for known in some] == alone


def test_an_answer_is_remembered_for_those_who_allow_as_many_nodes():
    known = next(known for known in of_length(9) if known.length == 9)
    result = solve(known.position)
    assert solve(known.position) is result
    assert solve(known.position, node_limit=100) == GaveUp(100)


def test_an_answer_by_one_rule_is_not_remembered_for_the_other():
    table = Position.parse("+---+---+\n| R  Rm |\n+---+---+\n| .   . |\n+---+---+").with_target(RED_MOON)
    assert isinstance(solve(table), Unreachable)
    assert measures(solve(table, ricochet=Ricochet.ONE_MOVE))[0] == 3
    assert isinstance(solve(table), Unreachable)


def test_fresh_processes_whatever_their_hashes_give_the_same_answers():
    code = (
        "import json\n"
        "from engine.solver import solve\n"
        "from tests.engine.solver.hard_positions import hard_position\n"
        "print(json.dumps([str(solve(hard_position(seed), max_moves=6)) for seed in range(30)]))\n"
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
    known = next(known for known in of_length(5) if known.length == 5)
    result = solve(known.position)
    assert isinstance(result, Solution)
    assert tuple(parse_moves(" ".join(map(str, result.moves)))) == result.moves
