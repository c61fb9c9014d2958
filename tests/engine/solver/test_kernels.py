import pickle
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import njit
from numba.core.registry import cpu_target

from engine.board import Board, closed_sides
from engine.solver.kernels import slides
from engine.solver.kernels.cache import Cache
from engine.solver.kernels.compiling import signature
from engine.solver.kernels.entry import function_for_python
from engine.solver.workspace import PreparedBoard, Workspace
from tests.engine.known import KnownCounts, known_counts


def callable_from_python(kernel: Any) -> Any:
    return njit(kernel.py_func)


lay_runs = callable_from_python(slides.lay_runs)
lay_all_runs = callable_from_python(slides.lay_all_runs)
finish = callable_from_python(slides.finish)


def test_as_many_positions_are_reached_in_few_moves_as_are_known():
    wrong = list[tuple[str, list[int]]]()
    for known in known_counts():
        reached = positions_by_depth(known)
        if reached != list(known.counts):
            wrong.append((known.name, reached))
    assert wrong == []


def test_a_list_of_kept_kernels_that_names_a_type_of_another_release_is_empty(tmp_path: Path):
    gone = b"cengine.solver.kernels.arrays\nGone\n."
    index = tmp_path / "index"
    index.write_bytes(pickle.dumps(numba.__version__) + gone)
    kept: Any = Cache(function_for_python().py_func)  # pyright: ignore[reportFunctionMemberAccess] - it is not yet compiled
    kept._cache_file._index_path = str(index)
    assert not kept.holds((), cpu_target.target_context.codegen())  # pyright: ignore[reportAttributeAccessIssue]


def test_arguments_have_the_types_that_numba_sees():
    """The kernels are called without a look at them."""
    space = Workspace(chunks=1, table_bits=9, traced=1, boards=1)
    arguments = (space.question, PreparedBoard(Board(closed_sides(), {}, {})).arrays, space.space, 1)
    assert signature(arguments) == tuple(map(numba.typeof, arguments))


def positions_by_depth(known: KnownCounts) -> list[int]:
    """How many positions are first reached with so many moves, by the kernels' slides."""
    board = PreparedBoard(known.position.board)
    tables = board.arrays
    for kind, colour in enumerate(tables.colours):
        lay_runs(tables.walls, tables.diagonals, kind, colour, tables.ends, tables.onward)
    start = tuple(cell.number for cell in known.position.robots.values())
    kinds = np.array([board.kinds[robot] for robot in known.position.robots])
    cells, runs = np.zeros(8, np.int64), np.zeros(24, np.int64)
    seen, front, counts = {start}, [start], [1]
    for _ in known.counts[1:]:
        behind, front = front, []
        for before in behind:
            cells[: len(before)] = before
            lay_all_runs(tables.ends, kinds, cells, len(before), runs)
            for place, run in enumerate(runs[: 4 * len(before)].tolist()):
                robot, heading = divmod(place, 4)
                rest = finish(
                    tables.ends, tables.onward, tables.diagonals, kinds[robot], cells, len(before), robot, heading, run
                )
                after = (*before[:robot], rest & 255, *before[robot + 1 :])
                if rest != slides.NO_MOVE and after not in seen:
                    seen.add(after)
                    front.append(after)
        counts.append(len(front))
    return counts
