# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The one function that Python calls. One, so that one compiled object has to be loaded.

What it works on is held by Python in arrays, so that it can be left after some thousand states and called again. ``job`` is the
state of the whole answer, by the fields below; `engine.solver.session` describes the other arrays.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from zlib import crc32

from numba import njit

from engine.solver.kernels.bounds import (
    are_exact,
    build_bounds,
    fill_distances,
    fill_simple_bounds,
    forget_bounds_on_diagonals,
    lay_board_distances,
    lay_lines,
    mark_straight_arrivals,
)
from engine.solver.kernels.flood import has_no_solution
from engine.solver.kernels.kept import Kept
from engine.solver.kernels.layout import (
    FAR,
    HORIZONTAL,
    ROBOTS,
    TURN_SHIFT,
    TURNED,
    UNMOVED,
    VERTICAL,
    kernel,
    unpack,
)
from engine.solver.kernels.search import BENT, FOUND, PAUSED, bound_of, dig
from engine.solver.kernels.slides import lay_runs
from engine.solver.kernels.table import FEWEST_BITS, MOST_BITS
from engine.solver.kernels.tidy import COSTS, MOVER, SPARE, dig_tidily

(
    PHASE, COUNT, GOALS, TARGET, MOST, DEPTH, GOAL, PLY, NODES, STAMP, ITERATION_BEGAN, LAST_NODES, BUILT, SATURATED,
    WORTH_FLOODING, CHANGES, MOST_CHANGES, TIDY_STAMP, NEXT_STAMP, LENGTH, VERSION,
) = range(21)  # fmt: skip
FIELDS = 21
"""What ``job`` holds. ``STAMP`` is the stamp in `table` of the search for the first goal robot."""
STAMPS_USED = 1000
"""More than one answer uses."""

START, DEEPEN, TIDY, DONE, NONE_WITHIN, UNREACHABLE = range(6)
"""Phases of an answer; the last three are its ends."""

_WORTH_BUILDING = 2_000
"""States after which the better bounds are built; they cost as much time as opening some thousand."""
_FIRST_FLOOD = 1_000
"""States that a first look for all that can be reached may open; later ones may open four times what the search has."""


@kernel
def _prepare_board(walls, diagonals, colours, tables, queue):
    """Lay the tables of a board that need no target and little time."""
    ends, onward, line_cells, line_starts = tables
    for kind in range(len(colours)):
        lay_runs(walls, diagonals, kind, colours[kind], ends, onward)
        lay_lines(walls, diagonals, kind, colours[kind], line_cells, line_starts, queue)


@kernel
def _prepare_target(job, walls, diagonals, colours, lines, kinds, roots, near, matters, distances, queue, cells):
    """Fill what depends on the target, and set what is remembered of each goal robot at the start."""
    line_cells, line_starts = lines
    on_diagonal = False
    unpack(roots[0], cells)
    for robot in range(job[COUNT]):
        on_diagonal |= diagonals[cells[robot]] != 0
    done = -1
    for goal in range(job[GOALS]):
        kind = kinds[goal, 0]
        if kind != done:
            fill_distances(line_cells, line_starts, kind, job[TARGET], distances[kind], queue)
            fill_simple_bounds(near[kind], distances[kind])
            mark_straight_arrivals(walls, diagonals, colours[kind], job[TARGET], matters[kind], queue)
            if on_diagonal:
                forget_bounds_on_diagonals(diagonals, near[kind])
            done = kind
        cell = roots[goal] & 255
        care = matters[kind, VERTICAL, cell] or matters[kind, HORIZONTAL, cell] or diagonals[cell]
        roots[goal] |= (UNMOVED if care else TURNED) << TURN_SHIFT


@kernel
def _build_bounds(
    job, walls, diagonals, colours, tables, ready, apart, alone, kinds, roots, one, two, near, distances, queue, cells
):
    """Build the better bounds for every kind of goal robot; answer whether they prove that there is no solution."""
    ends, onward, line_cells, line_starts = tables
    count = job[COUNT]
    unpack(roots[0], cells)
    on_diagonal = False
    in_play = queue[: ROBOTS + 1]
    in_play[:] = 0
    for robot in range(count):
        on_diagonal |= diagonals[cells[robot]] != 0
    done = -1
    hopeless, known, exact = True, False, False
    for goal in range(job[GOALS]):
        kind = kinds[goal, 0]
        if kind != done:
            if not ready[kind]:
                lay_board_distances(ends, onward, line_cells, line_starts, kind, apart[kind], alone[kind], queue)
                ready[kind] = 1
            in_play[:] = 0
            for robot in range(count):
                in_play[kinds[goal, robot]] = 1
            build_bounds(
                walls, diagonals, colours[kind], job[TARGET], apart[kind], alone[kind], distances[kind],
                in_play, line_cells, line_starts, one, two, near[kind], queue[ROBOTS + 1 :],
            )  # fmt: skip
            if on_diagonal:
                forget_bounds_on_diagonals(diagonals, near[kind])
            done = kind
            known = False
        unpack(roots[goal], cells)
        if bound_of(near[kind], cells, count) < FAR:
            hopeless = False
        elif hopeless:
            if not known:
                known, exact = True, are_exact(apart[kind], alone[kind], one, two)
            hopeless = exact
    return hopeless


@kernel
def _keep_path(stack, length, path):
    """Copy the moves on the stack; answer how often the robot changes: where a move does not begin where the last one ended."""
    _, moves, _, nexts = stack
    changes = 0
    for ply in range(1, length + 1):
        path[ply - 1] = moves[ply, nexts[ply] - 1] & (BENT - 1)
        if ply > 1 and (path[ply - 1] >> 2) & 255 != path[ply - 2] >> 10:
            changes += 1
    return changes


@kernel
def _lay_root(stack, state):
    states, moves, counts, nexts = stack
    states[0, 0] = state
    moves[0, 0] = BENT  # No move led here; of a bent one nothing is claimed.
    counts[0] = 1
    nexts[0] = 0


@kernel
def bits_for(job):
    """How much of the table is used, see `FEWEST_BITS`: by what the last iteration has opened."""
    bits = FEWEST_BITS
    while bits < MOST_BITS and (1 << bits) < 8 * job[LAST_NODES]:
        bits += 1
    return bits


@kernel
def _advance(
    job, path, roots, kinds, firsts,
    walls, diagonals, colours, ends, onward, line_cells, line_starts, apart, alone, ready,
    near, matters, distances, one, two, table, waiting,
    states, moves, counts, nexts, plies, scratch, budget,
):  # fmt: skip
    """Go on with an answer until it is known or ``budget`` states were opened; answer the phase that was reached."""
    board = (ends, onward, diagonals)
    tables = (ends, onward, line_cells, line_starts)
    stack = (states, moves, counts, nexts)
    cells, runs, queue = scratch[:8], scratch[8:32], scratch[32:]
    target, count, goals = job[TARGET], job[COUNT], job[GOALS]
    if job[PHASE] == START:
        if not ready[len(colours)]:
            _prepare_board(walls, diagonals, colours, tables, queue)
            ready[len(colours)] = 1
        _prepare_target(
            job, walls, diagonals, colours, (line_cells, line_starts), kinds, roots, near, matters, distances, queue, cells
        )
        job[PHASE], job[DEPTH], job[PLY] = UNREACHABLE, FAR, -1
        for goal in range(goals):
            unpack(roots[goal], cells)
            bound = bound_of(near[kinds[goal, 0]], cells, count)
            if bound < FAR:
                job[PHASE], job[DEPTH] = DEEPEN, min(job[DEPTH], max(bound, 2))
        job[GOAL] = 0
    stop = job[NODES] + budget
    while job[PHASE] == DEEPEN and job[NODES] < stop:
        if job[DEPTH] > job[MOST]:
            job[PHASE] = NONE_WITHIN
            job[WORTH_FLOODING] = 0
        if job[GOAL] == goals:
            # An iteration is over. Where twice it was hardly larger than the last, perhaps there is not much to be found.
            opened = job[NODES] - job[ITERATION_BEGAN]
            job[SATURATED] = job[SATURATED] + 1 if opened * 3 < job[LAST_NODES] * 4 else 0
            job[LAST_NODES] = opened
            job[ITERATION_BEGAN] = job[NODES]
            job[GOAL] = 0
            job[DEPTH] += 1
        if job[PHASE] == NONE_WITHIN or (job[SATURATED] > 1 and job[NODES] >= job[WORTH_FLOODING]):
            job[SATURATED] = 0
            job[WORTH_FLOODING] = 4 * job[NODES] + _FIRST_FLOOD
            hopeless = True
            for goal in range(goals):
                kind = kinds[goal, 0]
                if hopeless:
                    job[NEXT_STAMP] += 1
                    room = waiting[: min(len(waiting), job[WORTH_FLOODING])]
                    hopeless = has_no_solution(
                        board, matters[kind], kinds[goal, :count], firsts[goal], target, table, job[NEXT_STAMP] - 1,
                        roots[goal], room, cells,
                    )  # fmt: skip
            if hopeless:
                job[PHASE] = UNREACHABLE
            continue
        if job[DEPTH] > job[MOST]:
            continue
        goal = job[GOAL]
        kind = kinds[goal, 0]
        allowed = stop - job[NODES]
        if not job[BUILT]:
            if job[NODES] >= _WORTH_BUILDING:
                job[BUILT] = 1
                if _build_bounds(
                    job,
                    walls,
                    diagonals,
                    colours,
                    tables,
                    ready,
                    apart,
                    alone,
                    kinds,
                    roots,
                    one,
                    two,
                    near,
                    distances,
                    queue,
                    cells,
                ):
                    job[PHASE] = UNREACHABLE
                    continue
            else:
                allowed = min(allowed, _WORTH_BUILDING - job[NODES])
        if job[PLY] < 0:
            unpack(roots[goal], cells)
            if bound_of(near[kind], cells, count) > job[DEPTH]:
                job[GOAL] += 1
                continue
            _lay_root(stack, roots[goal])
            job[PLY] = 0
        ended, job[PLY], opened = dig(
            board, near[kind], matters[kind], kinds[goal, :count], firsts[goal], target,
            table, bits_for(job), job[STAMP] + goal, stack, cells, runs, job[PLY], job[DEPTH], allowed,
        )  # fmt: skip
        job[NODES] += opened
        if ended == FOUND:
            job[LENGTH] = job[DEPTH]
            job[MOST_CHANGES] = _keep_path(stack, job[DEPTH], path)
            job[PHASE], job[GOAL], job[PLY], job[CHANGES] = TIDY, 0, -1, 0
            job[ITERATION_BEGAN] = job[NODES]
            job[TIDY_STAMP] = job[NEXT_STAMP]
            job[NEXT_STAMP] += goals
        elif ended != PAUSED:
            job[GOAL] += 1
    while job[PHASE] == TIDY and job[NODES] < stop:
        if job[GOAL] == goals:
            job[GOAL] = 0
            job[CHANGES] += 1
        if job[CHANGES] >= job[MOST_CHANGES]:
            job[PHASE] = DONE
            break
        goal = job[GOAL]
        kind = kinds[goal, 0]
        if job[PLY] < 0:
            _lay_root(stack, roots[goal])
            plies[0, COSTS], plies[0, SPARE], plies[0, MOVER] = 0, job[CHANGES] + 1, 0
            job[PLY] = 0
        ended, job[PLY], opened = dig_tidily(
            board, near[kind], matters[kind], kinds[goal, :count], firsts[goal], target,
            table, bits_for(job), job[TIDY_STAMP] + goal, stack, plies, cells, runs, job[PLY], job[DEPTH], stop - job[NODES],
        )  # fmt: skip
        job[NODES] += opened
        if ended == FOUND:
            _keep_path(stack, job[DEPTH], path)
            job[PHASE] = DONE
        elif ended != PAUSED:
            job[GOAL] += 1
    return job[PHASE]


@cache
def compiled(*, to_disk: bool = True) -> Callable[..., int]:
    """The function for Python. With `to_disk` it is kept in Numba's cache; `RuntimeError` if there is no folder for that.

    Numba looks for changes only in the source of this one function. So the function is made to hold a number that stands
    for the sources of all kernels, which Numba compares as well.
    """
    version = crc32(b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py"))))

    @njit(nogil=True, error_model="numpy")
    def advance(
        job, path, roots, kinds, firsts,
        walls, diagonals, colours, ends, onward, line_cells, line_starts, apart, alone, ready,
        near, matters, distances, one, two, table, waiting,
        states, moves, counts, nexts, plies, scratch, budget,
    ):  # fmt: skip
        job[VERSION] = version
        return _advance(
            job, path, roots, kinds, firsts,
            walls, diagonals, colours, ends, onward, line_cells, line_starts, apart, alone, ready,
            near, matters, distances, one, two, table, waiting,
            states, moves, counts, nexts, plies, scratch, budget,
        )  # fmt: skip

    if to_disk:
        # As Numba does it for ``cache=True``.
        advance._cache = Kept(advance.py_func)  # noqa: SLF001 # pyright: ignore[reportAttributeAccessIssue]
    return advance
