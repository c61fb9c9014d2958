# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The one function that Python calls: a single compiled object to load.

Its data is held by Python, see `arrays`, so that it can return after some thousand states and be called again.

An answer begins with `frontier`. After that has found the shortest length, `optimal_solutions` lists the solutions of that
length. Where either has no room, `search` takes over at the same depth, and then `fewest_switches`: they need more time, but no
more memory for a harder question.
"""

import numpy as np
from numba.extending import intrinsic

from engine.solver.kernels.bounds import (
    add_last_bumps,
    are_exact,
    build_bounds,
    distances_are_exact,
    fill_distances,
    fill_simple_bounds,
    forget_bounds_on_diagonals,
    forget_distances_on_diagonals,
    join_lines,
    lay_board_distances,
    lay_bumps,
    lay_lines,
    lay_returns,
    mark_straight_arrivals,
)
from engine.solver.kernels.check import is_solution
from engine.solver.kernels.fewest_switches import ANY, COSTS, MOVER, NEVER, SPARE, search_fewest_switches
from engine.solver.kernels.frontier import (
    MIN_TABLE_BITS,
    TABLE_BITS_OF_LONG,
    THROUGH,
    begin_growth,
    clear,
    expand,
    grow,
    is_crowded,
    is_full,
    look_ahead_if_crowded,
)
from engine.solver.kernels.job import (
    ALL_TRIED,
    ALWAYS,
    BUILT,
    CHANGES,
    COUNT,
    DEEPEN,
    DEPTH,
    DONE,
    EXACT,
    EXPAND,
    FALL_BACK,
    FOUND_STATES,
    GOAL,
    GOALS,
    GROW,
    GROWN,
    IS_CHECKED,
    LEAST,
    LENGTH,
    LEVEL,
    LIST,
    MAX_CHANGES,
    MAX_LENGTH,
    NEXT_STAMP,
    NO_ROOM,
    NODES,
    NONE_WITHIN,
    PAIRED,
    PENDING,
    PHASE,
    PLACE,
    PLY,
    PROOF_FOUND,
    PROVE_UNREACHABLE,
    SOLUTIONS,
    START,
    SWITCHES,
    SWITCHES_STAMP,
    TABLE_BITS,
    TARGET,
    TRACE,
    TRACED,
    UNREACHABLE,
    WAITING,
    WORTH_BUILDING,
    WORTH_LAYING,
    WORTH_MORE,
    WORTH_PROVING,
)  # fmt: skip
from engine.solver.kernels.layout import FAR, called, inlined, kernel, pack, unpack
from engine.solver.kernels.optimal_solutions import (
    begin_list,
    begin_trace,
    changes_of_solutions,
    count_solutions,
    go_on_tracing,
    next_solution,
)
from engine.solver.kernels.pairs import build_pair_bounds
from engine.solver.kernels.prove_unreachable import prove_unreachable
from engine.solver.kernels.rows import put_row, row_at
from engine.solver.kernels.search import BENT, FAILED, FOUND, PAUSED, bound_of, search
from engine.solver.kernels.sizes import (
    BYTE_MASK,
    CELLS,
    CHUNK_BITS,
    END_SHIFT,
    HEADING_BITS,
    HORIZONTAL,
    KINDS,
    LEVELS,
    MAX_CHILDREN,
    TURNED,
    UNMOVED,
    USUAL,
    VERTICAL,
)
from engine.solver.kernels.slides import lay_runs
from engine.solver.kernels.transposition_table import BUCKET, MAX_BITS, MIN_BITS, open_again

_SURELY_WORTH_BUILDING = 1_200
"""States after which the better bounds are built within an iteration; between iterations, fewer are enough: WORTH_BUILDING.

They cost as much time as opening some hundreds, and the iteration begins anew; the next one is often the last.
"""
_MANY_CHANGES = 5
"""Changes of robot from which computing every state's costs is faster than allowing one more change at a time."""
_MOST, _ALL = 1, 2
"""How much of the better bounds is built: all but the part of `bounds.add_last_bumps`, or that, too."""
_EXACTLY = 2
"""The distances of a kind are computed, and `FAR` means that there is no way, see `bounds.are_exact`."""
_FIRST_PROOF = 5_000
"""States that a proof of unreachability may open at least; at most it opens four times as many as the search has."""
_NOTHING_YET = -1
"""In place of the number of chunks entered into a larger transposition table: it is still to be emptied."""
_LARGE_BITS = 14
"""The size of a transposition table from which emptying it may be slow: memory is provided when it is first touched."""
_TRACING = 16
"""States of an iteration that take about as much time as one of a trace."""


@kernel
def _split(scratch):
    """Split scratch memory in three: the cells of two states, the ends of robots' runs, and a queue."""
    return scratch[:16], scratch[16:40], scratch[40:]


@kernel
def _stand_on_diagonal(question, arrays, cells):
    """Return whether a robot of the question stands on a diagonal; all orders of its robots have the same cells."""
    unpack(question.roots[0], cells)
    found = False
    for robot in range(question.job[COUNT]):
        found |= arrays.diagonals[cells[robot]] != 0
    return found


@kernel
def _prepare_board(arrays, queue):
    """Compute the cheap tables of a board that need no target."""
    for kind in range(len(arrays.colours)):
        colour = arrays.colours[kind]
        lay_runs(arrays.walls, arrays.diagonals, kind, colour, arrays.ends)
        lay_lines(arrays.walls, arrays.diagonals, kind, colour, arrays.line_cells, arrays.line_starts, arrays.lines_of, queue)


@inlined
def _prepare_target(question, arrays, space):
    """Compute the tables of the target, and what is remembered of each goal robot at the start."""
    cells, _, queue = _split(space.scratch)
    roots, target, diagonals = question.roots, question.job[TARGET], arrays.diagonals
    on_diagonal = _stand_on_diagonal(question, arrays, cells)
    done = -1
    question.job[EXACT] = 1
    for goal in range(question.job[GOALS]):
        kind = question.kinds[goal, 0]
        matters = space.matters[kind]
        if kind != done:
            if arrays.ready[kind]:
                put_row(space.distances, kind, row_at(arrays.distances[kind, 0], target))
            else:
                fill_distances(
                    arrays.line_cells, arrays.line_starts, arrays.lines_of, kind, target, space.distances[kind], queue
                )  # fmt: skip
            mark_straight_arrivals(arrays.walls, diagonals, arrays.colours[kind], target, matters, queue)
            done = kind
            question.job[EXACT] &= distances_are_exact(space.distances[kind])
            if on_diagonal:
                forget_distances_on_diagonals(diagonals, space.distances[kind])
        cell = roots[goal] & BYTE_MASK
        # Where no turn is required, the state remembers that no robot has moved: a single move is no solution.
        care = matters[VERTICAL, cell] or matters[HORIZONTAL, cell] or diagonals[cell] or question.job[ALWAYS]
        unpack(roots[goal], cells)
        roots[goal] = pack(cells, UNMOVED if care else TURNED, question.job[COUNT], question.firsts[goal])


@kernel
def _prepare_kind(arrays, space, kind):
    """Compute the distances of a kind of robots on the board, and the bumps, unless they are known."""
    called()
    if arrays.ready[kind]:
        return
    _, _, queue = _split(space.scratch)
    distances = arrays.distances[kind]
    lay_board_distances(
        arrays.ends, arrays.line_cells, arrays.line_starts, kind, distances[0], distances[1], queue, queue[4 * CELLS :],
    )  # fmt: skip
    for one in range(2):
        lay_bumps(arrays.walls, arrays.diagonals, arrays.colours[kind], distances[one], arrays.bumps[kind, one])
    lay_returns(arrays.walls, arrays.diagonals, arrays.bumps[kind, 1], arrays.returns[kind])
    arrays.ready[kind] = _EXACTLY if are_exact(distances) else 1


@inlined
def _build_bounds(question, arrays, space, rest):
    """Build the better bounds for every kind of goal robot, or the rest; return whether they prove the target unreachable."""
    cells, _, queue = _split(space.scratch)
    job, kinds = question.job, question.kinds
    count = job[COUNT]
    on_diagonal = _stand_on_diagonal(question, arrays, cells)
    in_play, marks = queue[:KINDS], queue[4 * CELLS :]
    done = -1
    hopeless, exact = True, job[EXACT] != 0 or not rest
    for goal in range(job[GOALS]):
        kind = kinds[goal, 0]
        near, bumps = space.near[kind], arrays.bumps[kind]
        if kind != done:
            _prepare_kind(arrays, space, kind)
            in_play[:] = 0
            for robot in range(1, count):
                in_play[kinds[goal, robot]] = 1
            join_lines(
                in_play, arrays.line_cells, arrays.line_starts, arrays.lines_of, space.line_cells, space.line_starts
            )  # fmt: skip
            alone = arrays.distances[kind, 1]
            if rest:
                costs_are_exact = add_last_bumps(
                    job[TARGET], alone, bumps[0], space.line_cells, space.line_starts, space.costs, near, marks
                )  # fmt: skip
            else:
                costs_are_exact = build_bounds(
                    job[TARGET], alone, bumps[0], bumps[1], arrays.returns[kind], space.distances[kind],
                    space.line_cells, space.line_starts, space.costs, space.left, near, marks,
                )  # fmt: skip
            if on_diagonal:
                forget_bounds_on_diagonals(arrays.diagonals, near)
            done = kind
            exact = exact and arrays.ready[kind] == _EXACTLY and costs_are_exact
        unpack(question.roots[goal], cells)
        hopeless = hopeless and bound_of(near, cells, count) >= FAR
    job[EXACT] = exact
    return hopeless and exact


@kernel
def _build_pairs(question, arrays, space):
    """Build the bounds by pairs of helpers, for the only goal robot."""
    helpers = 0
    for robot in range(1, question.job[COUNT]):
        kind = question.kinds[0, robot]
        helpers |= 1 << kind
        _prepare_kind(arrays, space, kind)
    build_pair_bounds(arrays, space, question.kinds[0, 0], question.job[TARGET], helpers)
    space.asks_left[:] = question.job[WORTH_LAYING]


@kernel
def _keep_path(stack, length, path):
    """Copy the moves on the stack; return how often a move does not begin where the last one ended: changes of robot."""
    _, moves, _, nexts = stack
    changes = 0
    for ply in range(1, length + 1):
        path[ply - 1] = moves[ply, nexts[ply] - 1] & (BENT - 1)
        if ply > 1 and (path[ply - 1] >> HEADING_BITS) & BYTE_MASK != path[ply - 2] >> END_SHIFT:
            changes += 1
    return changes


@kernel
def _lay_root(stack, state):
    states, moves, counts, nexts = stack
    states[0, 0] = state
    moves[0, 0] = BENT  # A root has no last move; of a bent one nothing is claimed.
    counts[0] = 1
    nexts[0] = 0


@kernel
def _parts(arrays, space):
    """Return the arguments that many kernels share: the ends of runs, the frontier, the trace, and the stack."""
    frontier = (space.pool, space.nexts_of_chunks, space.levels, space.heads, space.tails, space.transpositions)
    trace = (space.places, space.onward, space.changes)
    return arrays.ends, frontier, trace, (space.states, space.moves, space.counts, space.nexts)


@inlined
def _begin(question, arrays, space):
    """Prepare the arrays, and find the limit of the first iteration."""
    _, _, queue = _split(space.scratch)
    job = question.job
    if not arrays.ready[len(arrays.colours)]:
        _prepare_board(arrays, queue)
        arrays.ready[len(arrays.colours)] = 1
    _prepare_target(question, arrays, space)
    job[PHASE], job[DEPTH] = UNREACHABLE if job[EXACT] else PROVE_UNREACHABLE, FAR
    for goal in range(job[GOALS]):
        bound = np.int64(space.distances[question.kinds[goal, 0], question.roots[goal] & BYTE_MASK])
        if bound < FAR:
            job[PHASE], job[DEPTH] = EXPAND, min(job[DEPTH], max(bound, 2))
    if job[PHASE] == PROVE_UNREACHABLE:
        _begin_proof(job)
    else:
        _begin_frontier(question, space)


@kernel
def _begin_frontier(question, space):
    """Begin the first iteration, or restart it: what was kept is not valid with other bounds."""
    job = question.job
    frontier = (space.pool, space.nexts_of_chunks, space.levels, space.heads, space.tails, space.transpositions)
    clear(frontier, job, job[GOALS], question.roots, TABLE_BITS_OF_LONG if job[PAIRED] else MIN_TABLE_BITS)
    job[GOAL] = job[LEVEL] = job[PENDING] = job[FOUND_STATES] = 0
    job[PLACE] = -1


@inlined
def _end_limit(job, space):
    """Continue after an iteration: with the next, the solutions, or the end if nothing is left to be expanded."""
    if job[FOUND_STATES]:
        job[LENGTH] = job[DEPTH]
        frontier = (space.pool, space.nexts_of_chunks, space.levels, space.heads, space.tails, space.transpositions)
        if begin_trace(frontier, job, (space.places, space.onward, space.changes)):
            job[PHASE] = TRACE
        else:
            job[PHASE], job[TRACED] = NO_ROOM, -1
        return
    if not job[PENDING]:
        job[DEPTH] = job[MAX_LENGTH]
    job[DEPTH] += 1
    if not job[PENDING] and job[EXACT]:
        job[PHASE] = UNREACHABLE
    elif job[DEPTH] > job[MAX_LENGTH]:
        _begin_proof(job)
    job[GOAL] = job[LEVEL] = job[PENDING] = 0
    job[PLACE] = -1
    look_ahead_if_crowded(job, space.proof_transpositions)


@inlined
def _expand(question, arrays, space, budget):
    """Continue a level of an iteration, or the work between two of them; return how many states were opened."""
    job = question.job
    cells, runs, _ = _split(space.scratch)
    if job[DEPTH] > job[MAX_LENGTH]:
        _begin_proof(job)
        return 0
    if job[GOAL] == job[GOALS]:
        _end_limit(job, space)
        return 0
    between = job[GOAL] == 0 and job[LEVEL] == 0 and job[PLACE] < 0
    if not job[BUILT]:
        if job[NODES] >= (job[WORTH_BUILDING] if between else _SURELY_WORTH_BUILDING):
            job[BUILT] = _MOST
            if _build_bounds(question, arrays, space, False):
                job[PHASE] = UNREACHABLE
            _begin_frontier(question, space)
            return 0
        budget = min(budget, _SURELY_WORTH_BUILDING - job[NODES])
    elif job[BUILT] == _MOST and between and job[NODES] >= job[WORTH_MORE]:
        job[BUILT] = _ALL
        if _build_bounds(question, arrays, space, True):
            job[PHASE] = UNREACHABLE
        elif job[GOALS] == 1 and job[COUNT] > USUAL and not _stand_on_diagonal(question, arrays, cells):
            job[PAIRED] = 1
            _build_pairs(question, arrays, space)
            _begin_frontier(question, space)
        return 0
    goal = job[GOAL]
    level = goal * LEVELS + job[LEVEL]
    if job[PLACE] < 0:
        if job[LEVEL] > job[DEPTH] - 2:
            job[GOAL], job[LEVEL] = goal + 1, 0
            return 0
        if space.heads[level] < 0:
            job[LEVEL] += 1
            return 0
        job[PLACE] = np.int64(space.heads[level]) << CHUNK_BITS
    kind = question.kinds[goal, 0]
    ends, frontier, _, _ = _parts(arrays, space)
    ended, job[PLACE], opened = expand(
        ends, (space.near[kind], space.distances[kind], job[BUILT] != 0, job[PAIRED] != 0, arrays, space), space.matters[kind],
        question.kinds[goal, : job[COUNT]], question.firsts[goal], job[TARGET], job[ALWAYS], frontier, job, space.ring,
        cells, runs, space.places, space.proof_transpositions, goal, job[LEVEL], job[PLACE], job[DEPTH], budget,
    )  # fmt: skip
    job[NODES] += opened
    if ended == THROUGH:
        job[LEVEL] += 1
        job[PLACE] = -1
    if is_full(frontier, job):
        job[PHASE] = NO_ROOM
    elif is_crowded(frontier, job):
        job[PHASE], job[GROWN] = GROW, _NOTHING_YET
    return opened


@inlined
def _trace(question, arrays, space, budget):
    """Continue the trace; when it is complete, find the first solution."""
    job = question.job
    cells, runs, _ = _split(space.scratch)
    ends, frontier, trace, _ = _parts(arrays, space)
    go_on_tracing(
        question, arrays.walls, arrays.diagonals, arrays.colours, ends, space.matters, frontier, trace, cells[:8], cells[8:],
        runs, max(1, budget // _TRACING),
    )  # fmt: skip
    if job[FOUND_STATES] > len(space.places):
        job[PHASE], job[TRACED] = NO_ROOM, -1
    elif job[TRACED] == job[FOUND_STATES]:
        job[SOLUTIONS] = count_solutions(question, frontier, trace)
        job[PHASE], job[GOAL], job[CHANGES], job[PLY] = LIST, job[GOALS] - 1, -1, -1


@inlined
def _list(question, arrays, space):
    """Find the next solution; after the last, end the list."""
    job = question.job
    cells, _, _ = _split(space.scratch)
    ends, frontier, trace, stack = _parts(arrays, space)
    while job[CHANGES] < job[LENGTH]:
        kind = question.kinds[job[GOAL], 0]
        if job[PLY] >= 0 and next_solution(
            question, ends, space.matters[kind], frontier, trace, stack, space.plies, cells[:8], cells[8:]
        ):  # fmt: skip
            job[PHASE] = DONE
            return
        job[GOAL] += 1
        if job[GOAL] == job[GOALS]:
            job[GOAL] = 0
            job[CHANGES] += 1
        if changes_of_solutions(question, frontier, trace, job[GOAL]) >> job[CHANGES] & 1:
            begin_list(question, stack, space.plies)
    job[PHASE] = NONE_WITHIN


@kernel
def _fallback_bits(space):
    """Return the size of the fallback's transposition table, which takes the memory of the frontier's entries."""
    bits = MIN_BITS
    while bits < MAX_BITS and 2 * BUCKET << bits <= len(space.pool):
        bits += 1
    return bits


@kernel
def _begin_fallback(question, arrays, space):
    """Continue from this depth with the search that needs no more memory for more states."""
    job = question.job
    cells, _, _ = _split(space.scratch)
    if not job[BUILT]:
        for goal in range(job[GOALS]):
            kind = question.kinds[goal, 0]
            fill_simple_bounds(space.near[kind], space.distances[kind])
            if _stand_on_diagonal(question, arrays, cells):
                forget_bounds_on_diagonals(arrays.diagonals, space.near[kind])
    job[PHASE], job[GOAL], job[PLY], job[SOLUTIONS] = DEEPEN, 0, -1, 0
    space.pool[:] = 0
    job[NEXT_STAMP] = 1 + job[GOALS]


@kernel
def _begin_proof(job):
    """Begin to prove that there is no solution of any length."""
    job[PHASE], job[GOAL], job[WAITING] = PROVE_UNREACHABLE, 0, -1
    job[WORTH_PROVING] = 4 * job[NODES] + _FIRST_PROOF


@kernel
def _prove_unreachable(question, arrays, space, budget):
    """Open some of the reachable states, for one goal robot after the other; return how many."""
    job = question.job
    goal = job[GOAL]
    room = min(len(space.waiting) - MAX_CHILDREN, job[WORTH_PROVING])
    bits = MIN_BITS
    while BUCKET << bits < min(2 * room, len(space.proof_transpositions)):
        bits += 1
    if job[WAITING] < 0:
        space.proof_transpositions[: BUCKET << bits] = 0
        open_again(space.proof_transpositions, bits, 1, question.roots[goal], 1)
        space.waiting[0] = question.roots[goal]
        job[WAITING] = job[PROOF_FOUND] = 1
    room -= job[PROOF_FOUND]
    ended, job[WAITING], found, opened = prove_unreachable(
        arrays.ends, space.matters[question.kinds[goal, 0]],
        question.kinds[goal, : job[COUNT]], question.firsts[goal], job[TARGET], job[ALWAYS], space.proof_transpositions, bits,
        space.waiting, job[WAITING], room, space.scratch[:8], budget,
    )  # fmt: skip
    job[PROOF_FOUND] += found
    if ended == FAILED:
        job[GOAL], job[WAITING] = goal + 1, -1
        if job[GOAL] == job[GOALS]:
            job[PHASE] = UNREACHABLE
    elif ended == FOUND or found >= room:
        job[PHASE] = NONE_WITHIN
    return opened


@kernel
def _deepen(question, arrays, space, budget):
    """Continue the fallback's iteration for one goal robot, or the work between two iterations."""
    job = question.job
    cells, runs, _ = _split(space.scratch)
    if job[GOAL] == job[GOALS]:
        job[GOAL] = 0
        job[DEPTH] += 1
    if job[DEPTH] > job[MAX_LENGTH]:
        _begin_proof(job)
        return
    goal = job[GOAL]
    kind = question.kinds[goal, 0]
    ends, _, _, stack = _parts(arrays, space)
    if job[PLY] < 0:
        unpack(question.roots[goal], cells)
        if bound_of(space.near[kind], cells, job[COUNT]) > job[DEPTH]:
            job[GOAL] += 1
            return
        _lay_root(stack, question.roots[goal])
        job[PLY] = 0
    ended, job[PLY], opened = search(
        ends, space.near[kind], space.matters[kind], question.kinds[goal, : job[COUNT]], question.firsts[goal], job[TARGET],
        job[ALWAYS], space.pool, _fallback_bits(space), 1 + goal, stack, cells, runs, job[PLY], job[DEPTH], budget,
    )  # fmt: skip
    job[NODES] += opened
    if ended == FOUND:
        job[MAX_CHANGES] = _keep_path(stack, job[DEPTH], question.path)
        job[PHASE], job[LENGTH], job[GOAL], job[PLY], job[LEAST] = SWITCHES, job[DEPTH], 0, -1, NEVER
        job[CHANGES] = 0
        job[SWITCHES_STAMP] = job[NEXT_STAMP]
        job[NEXT_STAMP] += job[GOALS]
    elif ended != PAUSED:
        job[GOAL] += 1


@kernel
def _find_fewest_switches(question, arrays, space, budget):
    """Continue the search for fewer changes of robot, for one goal robot; after all of them, allow more changes."""
    job, plies = question.job, space.plies
    cells, runs, _ = _split(space.scratch)
    if job[GOAL] == job[GOALS]:
        # The first move costs one, see `fewest_switches.NO_MOVER`.
        job[CHANGES], job[GOAL], job[LEAST] = job[LEAST] - 1, 0, NEVER
    if job[CHANGES] >= job[MAX_CHANGES]:
        job[PHASE] = DONE
        return
    goal = job[GOAL]
    kind = question.kinds[goal, 0]
    ends, _, _, stack = _parts(arrays, space)
    if job[PLY] < 0:
        _lay_root(stack, question.roots[goal])
        all_at_once = job[CHANGES] >= _MANY_CHANGES and not job[ALL_TRIED]
        plies[0, COSTS], plies[0, SPARE], plies[0, MOVER] = NEVER, ANY if all_at_once else job[CHANGES] + 1, 0
        job[PLY] = 0
    ended, job[PLY], opened = search_fewest_switches(
        ends, space.near[kind], space.matters[kind], question.kinds[goal, : job[COUNT]], question.firsts[goal], job[TARGET],
        job[ALWAYS], space.pool, _fallback_bits(space), job[SWITCHES_STAMP] + goal, stack, plies, cells, runs, job[PLY],
        job[DEPTH], budget,
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
def _advance(question, arrays, space, budget):
    """Continue an answer until it is known or ``budget`` states were opened; return the phase that was reached."""
    job = question.job
    if job[PHASE] == START:
        _begin(question, arrays, space)
    stop = job[NODES] + budget
    while job[PHASE] < DONE and job[NODES] < stop:
        if job[PHASE] == EXPAND:
            _expand(question, arrays, space, stop - job[NODES])
            if job[PHASE] == GROW and job[TABLE_BITS] >= _LARGE_BITS:
                break
        elif job[PHASE] == GROW:
            if _grow(question, arrays, space, stop - job[NODES]):
                job[PHASE] = EXPAND
            else:
                break
        elif job[PHASE] == TRACE:
            _trace(question, arrays, space, budget)
            if job[PHASE] == TRACE:
                break
        elif job[PHASE] == LIST:
            _list(question, arrays, space)
        elif job[PHASE] == FALL_BACK:
            _begin_fallback(question, arrays, space)
        elif job[PHASE] == DEEPEN:
            _deepen(question, arrays, space, stop - job[NODES])
        elif job[PHASE] == PROVE_UNREACHABLE:
            stop -= _prove_unreachable(question, arrays, space, stop - job[NODES])
        else:
            _find_fewest_switches(question, arrays, space, stop - job[NODES])
    if job[PHASE] == DONE:
        job[IS_CHECKED] = is_solution(question, arrays.walls, arrays.diagonals, arrays.colours, _split(space.scratch)[0])
    return job[PHASE]


@kernel
def _grow(question, arrays, space, budget):
    """Continue growing the frontier's transposition table; return whether that is complete."""
    _, frontier, _, _ = _parts(arrays, space)
    if question.job[GROWN] == _NOTHING_YET:
        begin_growth(frontier, question.job)
    return grow(frontier, question.job, budget)


def _structure_at(kind):
    """Return a function that reads the structure at an address: see `arrays.structure`."""

    @intrinsic
    def structure_at(_typing, address):
        def generate(context, builder, _signature, arguments):
            return builder.load(builder.inttoptr(arguments[0], context.get_value_type(kind).as_pointer()))

        return kind(address), generate

    return structure_at


def function_for_python(question_type, arrays_type, space_type):
    """Return the function, not yet compiled, for structures of these types, as `libraries.Advance` describes it.

    Taking addresses avoids unpacking some sixty arrays at each call, and the caller needs nothing of Numba.
    """
    question_at, arrays_at, space_at = _structure_at(question_type), _structure_at(arrays_type), _structure_at(space_type)

    @kernel
    def advance(question, arrays, space, budget):
        return _advance(question_at(question), arrays_at(arrays), space_at(space), budget)

    return advance
