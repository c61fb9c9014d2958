# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The fallback's second search: an optimal solution with the fewest changes from one robot to another, of known length.

For a state and each of its robots it learns a lower bound of the changes in a shortest solution that begins with this robot:
the state's *costs*, packed into one number. It deepens by changes: within the number allowed, a robot is tried where its cost,
and a change to it from the robot that moved last, fit; the smallest result of its moves is its new cost. Costs never exceed the
truth, so the first solution that is found has the fewest changes. They do not depend on how a state was reached, so they stay
valid whatever the transposition table loses, and whatever is allowed next.

A state from which no solution has the required length costs `NEVER`. So does one that was reached with more moves left before:
otherwise there would be a shorter solution than the shortest. Moves that commute are all tried, in both orders, since their
order affects the changes of robot.
"""

import numpy as np

from engine.solver.kernels.layout import STATE_BITS, inlined, kernel, unpack
from engine.solver.kernels.search import (
    FAILED,
    FOUND,
    PAUSED,
    ROBOT_SHIFT,
    last_move_of,
    lay_children,
    leave_solution,
)
from engine.solver.kernels.sizes import BYTE_MASK, END_SHIFT
from engine.solver.kernels.slides import NO_MOVE
from engine.solver.kernels.transposition_table import LEFT_BITS, LEFT_MASK, STAMP_SHIFT, first_slot

NEVER = 127
ANY = NEVER - 1
"""More changes than any solution has."""
_COST_BITS = 7
_UNKNOWN = 1 << _COST_BITS | 1 << 2 * _COST_BITS | 1 << 3 * _COST_BITS | 1 << 4 * _COST_BITS
"""The initial costs: the goal robot moves last, so beginning with a helper takes at least one change."""
_HOPELESS = (1 << 5 * _COST_BITS) - 1

COSTS, SPARE, MOVER = range(3)
"""What is kept of each ply's state: its costs as far as known, the changes to spare, and the index of the robot that moved
last.
"""
NO_MOVER = -1
"""The index where no robot has moved. The first move costs a change, like any by another robot than the last."""


@inlined
def _cost(costs, robot):
    return costs >> (_COST_BITS * robot) & NEVER


@inlined
def _with_cost(costs, robot, cost):
    return costs & ~(NEVER << (_COST_BITS * robot)) | cost << (_COST_BITS * robot)


@inlined
def _least(costs, mover, count):
    """Return the changes from a state on, after a move of one of its robots."""
    least = NEVER
    for robot in range(count):
        least = min(least, _cost(costs, robot) + (robot != mover))
    return least


@inlined
def _lower_cost(plies, ply, robot, cost):
    """Record that a move of the robot, from the state whose children are in a ply's row, costs so much."""
    plies[ply, COSTS] = _with_cost(plies[ply, COSTS], robot, min(_cost(plies[ply, COSTS], robot), cost))


@inlined
def _within(costs, mover, count, spare):
    """Return a bit for each robot that the changes to spare allow; and the costs, with theirs reset."""
    wanted = 0
    for robot in range(count):
        if _cost(costs, robot) + (robot != mover) <= spare:
            wanted |= 1 << robot
            costs = _with_cost(costs, robot, NEVER)
    return wanted, costs


@inlined
def _robot_at(cells, cell):
    robot = 0
    while cells[robot] != cell:
        robot += 1
    return robot


@inlined
def _known_costs(transpositions, bits, stamp, state, left):
    """Return what is known of a state with so many moves left. A bucket has two pairs here: an entry and its costs."""
    base = np.uint64(first_slot(state, bits))
    wanted = state | stamp << STATE_BITS
    for slot in (np.uint64(0), np.uint64(2)):
        entry = transpositions[base + slot]
        if entry >> LEFT_BITS == wanted:
            if entry & LEFT_MASK == left:
                return transpositions[base + slot + np.uint64(1)]
            return _HOPELESS if entry & LEFT_MASK > left else _UNKNOWN
    return _UNKNOWN


@inlined
def _note_costs(transpositions, bits, stamp, state, left, costs):
    """Record costs; where a bucket is full, they replace the state with fewer moves left."""
    base = np.uint64(first_slot(state, bits))
    wanted = state | stamp << STATE_BITS
    first, second = transpositions[base], transpositions[base + np.uint64(2)]
    first_left = first & LEFT_MASK if first >> STAMP_SHIFT == stamp else -1
    second_left = second & LEFT_MASK if second >> STAMP_SHIFT == stamp else -1
    slot = np.uint64(0) if first_left <= second_left else np.uint64(2)
    if first >> LEFT_BITS == wanted:
        slot = np.uint64(0)
    elif second >> LEFT_BITS == wanted:
        slot = np.uint64(2)
    transpositions[base + slot] = wanted << LEFT_BITS | left
    transpositions[base + slot + np.uint64(1)] = costs


@kernel
def search_fewest_switches(
    ends,
    near,
    matters,
    kinds,
    first_alike,
    target,
    always,
    transpositions,
    bits,
    stamp,
    stack,
    plies,
    cells,
    runs,
    ply,
    depth,
    budget,
):
    """Search as `search.search`, for solutions with one change less than the bottom of the stack has to spare: see `NO_MOVER`.

    Where it fails, the bottom's cost is one more than the changes of any solution, at least. With `ANY` to spare it does not
    end with a solution, but fails when that cost is exact. There is one version for all boards: a second one for most boards,
    as `search.search` has it, would be a tenth faster and compile for eight seconds more.
    """
    states, moves, counts, nexts = stack
    count, plain = len(kinds), len(ends) == 1
    opened = 0
    while ply >= 0:
        if nexts[ply] == counts[ply]:
            ply -= 1
            if ply >= 0:
                done = nexts[ply] - 1
                costs = plies[ply + 1, COSTS]
                _note_costs(transpositions, bits, stamp, states[ply, done], depth - ply, costs)
                _lower_cost(plies, ply, moves[ply, done] >> ROBOT_SHIFT, _least(costs, plies[ply + 1, MOVER], count))
            continue
        if opened == budget:
            return PAUSED, ply, opened
        state = states[ply, nexts[ply]]
        before = moves[ply, nexts[ply]]
        nexts[ply] += 1
        left = depth - ply
        robot = before >> ROBOT_SHIFT
        spare = plies[ply, SPARE] - (robot != plies[ply, MOVER])
        unpack(state, cells)
        mover = _robot_at(cells, before >> END_SHIFT & BYTE_MASK) if ply else NO_MOVER
        costs = _known_costs(transpositions, bits, stamp, state, left)
        least = _least(costs, mover, count)
        if least > spare:
            _lower_cost(plies, ply, robot, least)
            continue
        wanted, costs = _within(costs, mover, count, spare)
        ply += 1
        opened += 1
        children = lay_children(
            ends, near, matters, kinds, count, first_alike, plain, True, wanted, always,
            transpositions, bits, state, before, left, cells, runs, states, moves, ply,
        )  # fmt: skip
        if left == 2:
            for child in range(children):
                last = last_move_of(ends, kinds[0], states[ply, child], cells, count, target)
                if last != NO_MOVE:
                    if plies[0, SPARE] < ANY:
                        leave_solution(stack, ply, child, cells[0], last, target)
                        return FOUND, ply + 1, opened
                    robot = moves[ply, child] >> ROBOT_SHIFT
                    costs = _with_cost(costs, robot, robot != 0)
            children = 0
        plies[ply, COSTS], plies[ply, SPARE], plies[ply, MOVER] = costs, spare, mover
        counts[ply] = children
        nexts[ply] = 0
    return FAILED, -1, opened
