from typing import Any

import pytest

pytest.importorskip("numba", reason="Numba, which compiles the kernels, is not installed")

import numpy as np
from numba import njit

from engine.board.board import Board, closed_sides
from engine.solver.kernels import frontier, pairs, quads, slides
from engine.solver.kernels.arrays import BoardArrays
from engine.solver.workspace import PreparedBoard
from tests.engine.known import KnownCounts, known_counts

pytestmark = pytest.mark.xdist_group("kernels")
"""One process compiles what is called from Python here."""


def callable_from_python(kernel: Any) -> Any:
    return njit(kernel.py_func)


def tables_of(board: PreparedBoard) -> Any:
    """Return the arrays of a board as NumPy's, in the same memory."""
    return BoardArrays._make(map(np.asarray, board.arrays))


lay_runs = callable_from_python(slides.lay_runs)
lay_all_runs = callable_from_python(slides.lay_all_runs)
finish = callable_from_python(slides.finish)


@njit
def pack_runs(ends: Any, kinds: Any, cells: Any, count: int, runs: Any) -> None:
    frontier.pack_runs(ends, kinds, cells, count, runs)


@njit
def ends_of_moves(ends: Any, kinds: Any, cells: Any, count: int, straight: Any, runs: Any) -> int:
    frontier.pack_runs(ends, kinds, cells, count, straight)
    packed = frontier.pack_runs(ends, kinds, cells, count, runs)
    return frontier.bend_runs(ends, kinds, cells, False, runs, packed, frontier.ALL_MOVES)[1]


def test_as_many_positions_are_reached_in_few_moves_as_are_known():
    wrong = list[tuple[str, list[int]]]()
    for number, known in enumerate(known_counts()):
        # The last of five moves takes three quarters of the time.
        counts = known.counts if number % 5 == 0 else known.counts[:-1]
        reached = positions_by_depth(known, len(counts) - 1)
        if reached != list(counts):
            wrong.append((known.name, reached))
    assert wrong == []


@pytest.mark.parametrize("count", [4, 5])
def test_runs_of_all_robots_at_once_are_those_of_each(count: int):
    tables = tables_of(PreparedBoard(known_counts()[0].position.board))
    lay_runs(tables.walls, tables.diagonals, 0, tables.colours[0], tables.ends)
    kinds, random = np.zeros(5, np.int64), np.random.default_rng(count)
    runs, packed = np.zeros(24, np.int64), np.zeros(8, np.int64)
    for _ in range(2000):
        # In a corner of the board, where they meet often.
        cells = random.choice(48, 8, replace=False)
        lay_all_runs(tables.ends, kinds, cells, count, runs)
        pack_runs(tables.ends, kinds, cells, count, packed)
        assert packed[:count].astype("<u4").tobytes() == runs[: 4 * count].astype(np.uint8).tobytes()


@pytest.mark.parametrize("count", [4, 5])
def test_moves_of_all_robots_at_once_end_where_those_of_each_do(count: int):
    boards = [one.position.board for one in known_counts() if one.position.board.diagonals]
    random = np.random.default_rng(count)
    bent = 0
    for known in boards:
        tables = tables_of(PreparedBoard(known))
        for kind, colour in enumerate(tables.colours):
            lay_runs(tables.walls, tables.diagonals, kind, colour, tables.ends)
        kinds = np.arange(5) % len(tables.colours)
        straight, packed, runs = np.zeros(24, np.int64), np.zeros(24, np.int64), np.zeros(24, np.int64)
        for _ in range(4000 // len(boards)):
            cells = random.choice(np.flatnonzero(tables.diagonals == 0), 8, replace=False)
            lay_all_runs(tables.ends, kinds, cells, count, straight)
            stuck = ends_of_moves(tables.ends, kinds, cells, count, packed, runs)
            bent += (packed != runs).any()
            for move, run in enumerate(straight[: 4 * count].tolist()):
                robot, heading = divmod(move, 4)
                rest = finish(tables.ends, kinds[robot], cells, count, robot, heading, run)
                end = slides.NO_MOVE if stuck >> move & 1 else int(runs[robot]) >> (8 * heading) & 255
                assert end == (rest if rest == slides.NO_MOVE else rest & 255)
    assert bent > 400


@pytest.mark.parametrize("most", [{"+avx512vbmi", "+avx2"}, {"+avx2"}, set[str]()], ids=["AVX-512", "AVX2", "any processor"])
def test_bytes_are_looked_up_in_a_row_at_once(monkeypatch: pytest.MonkeyPatch, most: set[str]):
    all_features = quads._features
    monkeypatch.setattr(quads, "_features", lambda context: all_features(context) & most)
    random = np.random.default_rng(1)
    table = tables_of(PreparedBoard(Board(closed_sides(), {}, {}))).distances[0, 0]
    table[:] = random.integers(0, 256, (256, 256), np.uint8)
    places, found = np.zeros(8, np.int64), np.zeros(8, np.int64)

    @njit
    def looked_up(table: Any, row: int, places: Any, found: Any) -> None:
        numbers = (places[0], places[1], places[2], places[3], places[4])
        lower, _ = quads.halves(numbers)  # pyright: ignore[reportCallIssue, reportGeneralTypeIssues] - Numba passes the first
        quads.put_lanes(found, quads.look_up(table, row * 256, lower))  # pyright: ignore[reportCallIssue]

    for row in range(256):
        cells = random.integers(0, 256, 20, np.uint8)
        places[:5] = cells.view("<u4")
        looked_up(table.reshape(-1), row, places, found)
        assert found[1:5].astype("<u4").tobytes() == table[row][cells[4:]].tobytes()


def test_bytes_are_transposed_and_mirrored_in_blocks():
    costs = np.random.default_rng(1).integers(0, 256, (256, 256), np.uint8)
    transposed, symmetric = np.zeros_like(costs), costs.copy()
    callable_from_python(pairs.transpose)(costs, transposed)
    callable_from_python(pairs.make_symmetric)(symmetric)
    assert (transposed == costs.T).all()
    assert (symmetric == np.minimum(costs, costs.T)).all()


def positions_by_depth(known: KnownCounts, most: int) -> list[int]:
    """Return how many positions are first reached with so many moves, up to the most, by the kernels' slides."""
    board = PreparedBoard(known.position.board)
    tables = tables_of(board)
    for kind, colour in enumerate(tables.colours):
        lay_runs(tables.walls, tables.diagonals, kind, colour, tables.ends)
    start = tuple(cell.number for cell in known.position.robots.values())
    kinds = np.array([board.kinds[robot] for robot in known.position.robots])
    cells, runs = np.zeros(8, np.int64), np.zeros(24, np.int64)
    seen, front, counts = {start}, [start], [1]
    for _ in range(most):
        behind, front = front, []
        for before in behind:
            cells[: len(before)] = before
            lay_all_runs(tables.ends, kinds, cells, len(before), runs)
            for place, run in enumerate(runs[: 4 * len(before)].tolist()):
                robot, heading = divmod(place, 4)
                rest = finish(tables.ends, kinds[robot], cells, len(before), robot, heading, run)
                after = (*before[:robot], rest & 255, *before[robot + 1 :])
                if rest != slides.NO_MOVE and after not in seen:
                    seen.add(after)
                    front.append(after)
        counts.append(len(front))
    return counts
