# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The one function that Python calls. One, so that one compiled object has to be loaded.

What it works on is held by Python, see `arrays`, so that it can be left after some thousand states and called again. ``job`` is
the state of the whole answer, by the fields below.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from zlib import crc32

from numba import njit

from engine.solver.kernels.arrays import Question, Space, Tables
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
from engine.solver.kernels.cache import Cache
from engine.solver.kernels.fewest_switches import ANY, COSTS, MOVER, NEVER, SPARE, search_fewest_switches
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
from engine.solver.kernels.prove_unreachable import prove_unreachable
from engine.solver.kernels.search import BENT, FAILED, FOUND, MAX_CHILDREN, PAUSED, bound_of, search
from engine.solver.kernels.slides import lay_runs
from engine.solver.kernels.transposition_table import MAX_BITS, MIN_BITS, open_again

(
    # The question, and the answer.
    COUNT, GOALS, TARGET, MAX_LENGTH, LENGTH,
    # Where the search is: of which goal robot, how deep, and what it has opened.
    PHASE, GOAL, DEPTH, PLY, NODES, BUILT,
    # The last iterations.
    ITERATION_BEGAN, LAST_NODES, SATURATED,
    # The proof that there is no solution.
    WORTH_PROVING, AFTER_PROOF, WAITING, PROOF_FOUND,
    # Changes of robot.
    CHANGES, MAX_CHANGES, LEAST, ALL_TRIED,
    # Stamps in the table: of the search for the first goal robot, of the one for few changes, and the next that is free.
    STAMP, SWITCHES_STAMP, NEXT_STAMP,
    # See `compiled`.
    VERSION,
) = range(26)  # fmt: skip
FIELDS = 26
"""What ``job`` holds."""
STAMPS_USED = 1000
"""More than one answer uses."""

START, DEEPEN, PROVE_UNREACHABLE, SWITCHES, DONE, NONE_WITHIN, UNREACHABLE = range(7)
"""Phases of an answer; the last three are its ends."""

_WORTH_BUILDING = 2_000
"""States after which the better bounds are built; they cost as much time as opening some thousand."""
_MANY_CHANGES = 5
"""Changes of robot from which on it takes less time to learn what every state costs than to allow one change more each time."""
_FIRST_PROOF = 1_000
"""States that a first look for all that can be reached may open; later ones may open four times what the search has."""


@kernel
def _split(scratch):
    """Three parts: the cells of a state, the ends of its robots' runs, and a queue."""
    return scratch[:8], scratch[8:32], scratch[32:]


@kernel
def _stand_on_diagonal(question, tables, cells):
    """Whether a robot of the question stands on a diagonal; all orders of its robots have the same cells."""
    unpack(question.roots[0], cells)
    found = False
    for robot in range(question.job[COUNT]):
        found |= tables.diagonals[cells[robot]] != 0
    return found


@kernel
def _prepare_board(tables, queue):
    """Lay the tables of a board that need no target and little time."""
    for kind in range(len(tables.colours)):
        colour = tables.colours[kind]
        lay_runs(tables.walls, tables.diagonals, kind, colour, tables.ends, tables.onward)
        lay_lines(tables.walls, tables.diagonals, kind, colour, tables.line_cells, tables.line_starts, queue)


@kernel
def _prepare_target(question, tables, space):
    """Fill what depends on the target, and set what is remembered of each goal robot at the start."""
    cells, _, queue = _split(space.scratch)
    roots, target, diagonals = question.roots, question.job[TARGET], tables.diagonals
    on_diagonal = _stand_on_diagonal(question, tables, cells)
    done = -1
    for goal in range(question.job[GOALS]):
        kind = question.kinds[goal, 0]
        matters = space.matters[kind]
        if kind != done:
            fill_distances(tables.line_cells, tables.line_starts, kind, target, space.distances[kind], queue)
            fill_simple_bounds(space.near[kind], space.distances[kind])
            mark_straight_arrivals(tables.walls, diagonals, tables.colours[kind], target, matters, queue)
            if on_diagonal:
                forget_bounds_on_diagonals(diagonals, space.near[kind])
            done = kind
        cell = roots[goal] & 255
        care = matters[VERTICAL, cell] or matters[HORIZONTAL, cell] or diagonals[cell]
        roots[goal] |= (UNMOVED if care else TURNED) << TURN_SHIFT


@kernel
def _build_bounds(question, tables, space):
    """Build the better bounds for every kind of goal robot; answer whether they prove that there is no solution."""
    cells, _, queue = _split(space.scratch)
    job, kinds, one, two = question.job, question.kinds, space.one, space.two
    count = job[COUNT]
    on_diagonal = _stand_on_diagonal(question, tables, cells)
    in_play = queue[: ROBOTS + 1]
    done = -1
    hopeless, known, exact = True, False, False
    for goal in range(job[GOALS]):
        kind = kinds[goal, 0]
        near, apart, alone = space.near[kind], tables.apart[kind], tables.alone[kind]
        if kind != done:
            if not tables.ready[kind]:
                lay_board_distances(
                    tables.ends, tables.onward, tables.line_cells, tables.line_starts, kind, apart, alone, queue
                )  # fmt: skip
                tables.ready[kind] = 1
            in_play[:] = 0
            for robot in range(count):
                in_play[kinds[goal, robot]] = 1
            build_bounds(
                tables.walls, tables.diagonals, tables.colours[kind], job[TARGET], apart, alone, space.distances[kind],
                in_play, tables.line_cells, tables.line_starts, one, two, near, queue[ROBOTS + 1 :],
            )  # fmt: skip
            if on_diagonal:
                forget_bounds_on_diagonals(tables.diagonals, near)
            done = kind
            known = False
        unpack(question.roots[goal], cells)
        if bound_of(near, cells, count) < FAR:
            hopeless = False
        elif hopeless:
            if not known:
                known, exact = True, are_exact(apart, alone, one, two)
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
def _table_bits(job):
    """How much of the table to use, by what the last iteration has opened: see `MIN_BITS`."""
    bits = MIN_BITS
    while bits < MAX_BITS and (1 << bits) < 8 * job[LAST_NODES]:
        bits += 1
    return bits


@kernel
def _begin(question, tables, space):
    """Prepare the tables, and find the depth of the first iteration."""
    cells, _, queue = _split(space.scratch)
    job = question.job
    if not tables.ready[len(tables.colours)]:
        _prepare_board(tables, queue)
        tables.ready[len(tables.colours)] = 1
    _prepare_target(question, tables, space)
    job[PHASE], job[DEPTH], job[PLY], job[GOAL] = UNREACHABLE, FAR, -1, 0
    for goal in range(job[GOALS]):
        unpack(question.roots[goal], cells)
        bound = bound_of(space.near[question.kinds[goal, 0]], cells, job[COUNT])
        if bound < FAR:
            job[PHASE], job[DEPTH] = DEEPEN, min(job[DEPTH], max(bound, 2))


@kernel
def _end_iteration(job):
    """Go on to the next depth."""
    opened = job[NODES] - job[ITERATION_BEGAN]
    job[SATURATED] = job[SATURATED] + 1 if opened * 3 < job[LAST_NODES] * 4 else 0
    job[LAST_NODES] = opened
    job[ITERATION_BEGAN] = job[NODES]
    job[GOAL] = 0
    job[DEPTH] += 1


@kernel
def _begin_proof(job, after):
    """Look whether there is no solution of any length; go on with another phase if that cannot be shown."""
    job[PHASE], job[AFTER_PROOF], job[WAITING] = PROVE_UNREACHABLE, after, -1
    job[SATURATED] = 0
    job[WORTH_PROVING] = 4 * job[NODES] + _FIRST_PROOF


@kernel
def _prove_unreachable(question, tables, space, budget):
    """Open some of what can be reached, for one goal robot after the other; answer how many states that were."""
    job = question.job
    goal = job[GOAL]
    if job[WAITING] < 0:
        job[NEXT_STAMP] += 1
        open_again(space.table, MAX_BITS, job[NEXT_STAMP] - 1, question.roots[goal], 1)
        space.waiting[0] = question.roots[goal]
        job[WAITING] = job[PROOF_FOUND] = 1
    room = min(len(space.waiting) - MAX_CHILDREN, job[WORTH_PROVING]) - job[PROOF_FOUND]
    ended, job[WAITING], found, opened = prove_unreachable(
        (tables.ends, tables.onward, tables.diagonals), space.matters[question.kinds[goal, 0]],
        question.kinds[goal, : job[COUNT]], question.firsts[goal], job[TARGET], space.table, job[NEXT_STAMP] - 1,
        space.waiting, job[WAITING], room, space.scratch[:8], budget,
    )  # fmt: skip
    job[PROOF_FOUND] += found
    if ended == FAILED:
        job[GOAL], job[WAITING] = goal + 1, -1
        if job[GOAL] == job[GOALS]:
            job[PHASE] = UNREACHABLE
    elif ended == FOUND or found >= room:
        job[PHASE], job[GOAL] = job[AFTER_PROOF], 0
    return opened


@kernel
def _deepen(question, tables, space, budget):
    """Go on with an iteration for one goal robot, or with what is between two iterations."""
    job = question.job
    cells, runs, _ = _split(space.scratch)
    if job[GOAL] == job[GOALS]:
        _end_iteration(job)
    if job[DEPTH] > job[MAX_LENGTH]:
        _begin_proof(job, NONE_WITHIN)
        return
    if job[SATURATED] > 1 and job[NODES] >= job[WORTH_PROVING]:
        # Twice an iteration was hardly larger than the one before: perhaps there is not much to be found.
        _begin_proof(job, DEEPEN)
        return
    if not job[BUILT]:
        if job[NODES] >= _WORTH_BUILDING:
            job[BUILT] = 1
            if _build_bounds(question, tables, space):
                job[PHASE] = UNREACHABLE
                return
        else:
            budget = min(budget, _WORTH_BUILDING - job[NODES])
    goal = job[GOAL]
    kind = question.kinds[goal, 0]
    stack = (space.states, space.moves, space.counts, space.nexts)
    if job[PLY] < 0:
        unpack(question.roots[goal], cells)
        if bound_of(space.near[kind], cells, job[COUNT]) > job[DEPTH]:
            job[GOAL] += 1
            return
        _lay_root(stack, question.roots[goal])
        job[PLY] = 0
    ended, job[PLY], opened = search(
        (tables.ends, tables.onward, tables.diagonals), space.near[kind], space.matters[kind],
        question.kinds[goal, : job[COUNT]], question.firsts[goal], job[TARGET], space.table, _table_bits(job),
        job[STAMP] + goal, stack, cells, runs, job[PLY], job[DEPTH], budget,
    )  # fmt: skip
    job[NODES] += opened
    if ended == FOUND:
        job[MAX_CHANGES] = _keep_path(stack, job[DEPTH], question.path)
        job[PHASE], job[LENGTH], job[GOAL], job[PLY], job[LEAST] = SWITCHES, job[DEPTH], 0, -1, NEVER
        job[SWITCHES_STAMP] = job[NEXT_STAMP]
        job[NEXT_STAMP] += job[GOALS]
    elif ended != PAUSED:
        job[GOAL] += 1


@kernel
def _find_fewest_switches(question, tables, space, budget):
    """Go on with the search for fewer changes of robot, for one goal robot; with all of them done, allow more changes."""
    job, plies = question.job, space.plies
    cells, runs, _ = _split(space.scratch)
    if job[GOAL] == job[GOALS]:
        # The first move costs one, see `fewest_switches.NOBODY`.
        job[CHANGES], job[GOAL], job[LEAST] = job[LEAST] - 1, 0, NEVER
    if job[CHANGES] >= job[MAX_CHANGES]:
        job[PHASE] = DONE
        return
    goal = job[GOAL]
    kind = question.kinds[goal, 0]
    stack = (space.states, space.moves, space.counts, space.nexts)
    if job[PLY] < 0:
        _lay_root(stack, question.roots[goal])
        all_at_once = job[CHANGES] >= _MANY_CHANGES and not job[ALL_TRIED]
        plies[0, COSTS], plies[0, SPARE], plies[0, MOVER] = NEVER, ANY if all_at_once else job[CHANGES] + 1, 0
        job[PLY] = 0
    ended, job[PLY], opened = search_fewest_switches(
        (tables.ends, tables.onward, tables.diagonals), space.near[kind], space.matters[kind],
        question.kinds[goal, : job[COUNT]], question.firsts[goal], job[TARGET], space.table, _table_bits(job),
        job[SWITCHES_STAMP] + goal, stack, plies, cells, runs, job[PLY], job[DEPTH], budget,
    )  # fmt: skip
    job[NODES] += opened
    if ended == FOUND:
        _keep_path(stack, job[DEPTH], question.path)
        job[PHASE] = DONE
    elif ended != PAUSED:
        job[LEAST] = min(job[LEAST], plies[0, COSTS])
        job[GOAL] += 1
        job[ALL_TRIED] |= plies[0, SPARE] == ANY and job[GOAL] == job[GOALS]


@kernel
def _advance(question, tables, space, budget):
    """Go on with an answer until it is known or ``budget`` states were opened; answer the phase that was reached."""
    job = question.job
    if job[PHASE] == START:
        _begin(question, tables, space)
    stop = job[NODES] + budget
    while job[PHASE] < DONE and job[NODES] < stop:
        if job[PHASE] == DEEPEN:
            _deepen(question, tables, space, stop - job[NODES])
        elif job[PHASE] == PROVE_UNREACHABLE:
            stop -= _prove_unreachable(question, tables, space, stop - job[NODES])
        else:
            _find_fewest_switches(question, tables, space, stop - job[NODES])
    return job[PHASE]


@cache
def compiled(*, to_disk: bool = True) -> Callable[[Question, Tables, Space, int], int]:
    """The function for Python. With `to_disk` it is kept in Numba's cache; `RuntimeError` if there is no folder for that.

    Numba looks for changes only in the source of this one function. So the function is made to hold a number that stands
    for the sources of all kernels, which Numba compares as well.
    """
    version = crc32(b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py"))))

    @njit(nogil=True, error_model="numpy")
    def advance(question, tables, space, budget):
        question.job[VERSION] = version
        return _advance(question, tables, space, budget)

    if to_disk:
        # As Numba does it for ``cache=True``.
        advance._cache = Cache(advance.py_func)  # noqa: SLF001 # pyright: ignore[reportAttributeAccessIssue]
    return advance
