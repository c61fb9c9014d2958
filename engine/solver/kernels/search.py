# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The search for a shortest solution: iterative deepening, depth first, over a stack that can be left and taken up again.

Nothing is pruned but by two arguments, neither of which knows of walls or diagonals. A state is left out when its bound is
larger than the moves that are left; and when the search has opened it, or is going to, with as many moves left. To see
that the second loses nothing: suppose an iteration fails although one of the states that it met can be solved in the
moves left there. Take one with the shortest such solution. It was opened once with at least these moves left, hence its child
on that solution, whose own is shorter, was met as well; so it is not the shortest.
"""

from engine.solver.kernels.bounds import least_moves
from engine.solver.kernels.layout import (
    FAR,
    HEADINGS,
    TURN_SHIFT,
    TURNED,
    UNMOVED,
    VERTICAL,
    inlined,
    kernel,
    pack,
    unpack,
)
from engine.solver.kernels.slides import NO_MOVE, ends_of_runs, finish
from engine.solver.kernels.table import open_again

MOST_CHILDREN = 20

FAILED, FOUND, PAUSED = range(3)
"""How a stretch of an iteration ends."""


@inlined
def memory_after(turned, heading, travelling, cell, matters):
    """What is remembered of the goal robot after a move that set off in one heading and ended in another.

    Remembered as turned is also a robot that cannot come to the target without a turn: it makes no difference there.
    """
    if turned == TURNED or (turned != UNMOVED and turned - VERTICAL != heading & 1):
        return TURNED
    axis = VERTICAL + (travelling & 1)
    return axis if matters[axis, cell] else TURNED


@inlined
def has_turned(turned, heading):
    """Whether a goal robot that comes to the target with a move in this heading satisfies the ricochet rule."""
    return turned == TURNED or (turned != UNMOVED and turned - VERTICAL != heading & 1)


@inlined
def bound_of(near, cells, count):
    """The bound of whole positions: see `bounds.build_bounds`."""
    t = w = second = v = FAR
    for helper in range(1, count):
        known = near[cells[helper], cells[0]]
        t = min(t, known & 255)
        second = min(second, max(w, known >> 8 & 255))
        w = min(w, known >> 8 & 255)
        v = min(v, known >> 16)
    return least_moves(t, w, second, v)


@kernel
def last_move(board, goal_kind, cells, count, turned, target):
    """The heading in which the goal robot comes to the target by a legal solution's last move, or `NO_MOVE`."""
    ends, onward, diagonals = board
    runs = ends_of_runs(ends, goal_kind, cells, count, 0)
    for heading in range(HEADINGS):
        if has_turned(turned, heading):
            rest = finish(ends, onward, diagonals, goal_kind, cells, count, 0, heading, runs[heading])
            if rest != NO_MOVE and rest & 255 == target:
                return heading
    return NO_MOVE


@kernel
def dig(board, near, matters, kinds, first_alike, target, table, bits, stamp, stack, cells, ply, depth, budget):
    """Go on with an iteration from a ply of the stack; answer how that ended, the ply, and how many states were opened.

    Every state on the stack is solved in no fewer moves than are left there, or the iteration before would have found that.
    """
    ends, onward, diagonals = board
    states, moves, counts, nexts = stack
    count = len(kinds)
    opened = 0
    while ply >= 0:
        if nexts[ply] == counts[ply]:
            ply -= 1
            continue
        if opened == budget:
            return PAUSED, ply, opened
        state = states[ply, nexts[ply]]
        nexts[ply] += 1
        ply += 1
        opened += 1
        left = depth - ply + 1
        turned = (state >> TURN_SHIFT) & 3
        unpack(state, cells)
        children = 0
        for robot in range(count):
            begin = cells[robot]
            runs = ends_of_runs(ends, kinds[robot], cells, count, robot)
            # The smallest T and V and the two smallest W of the helpers that stay where they are.
            t = w = second = v = FAR
            if robot:
                for helper in range(1, count):
                    if helper != robot:
                        known = near[cells[helper], cells[0]]
                        t = min(t, known & 255)
                        second = min(second, max(w, known >> 8 & 255))
                        w = min(w, known >> 8 & 255)
                        v = min(v, known >> 16)
            for heading in range(HEADINGS):
                end = runs[heading]
                if end == begin:
                    continue
                rest = finish(ends, onward, diagonals, kinds[robot], cells, count, robot, heading, end)
                if rest == NO_MOVE:
                    continue
                end = rest & 255
                after = turned
                if robot:
                    known = near[end, cells[0]]
                    other_w = known >> 8 & 255
                    bound = least_moves(min(t, known & 255), min(w, other_w), min(second, max(w, other_w)), min(v, known >> 16))
                    cells[robot] = end
                else:
                    cells[0] = end
                    bound = bound_of(near, cells, count)
                    after = memory_after(turned, heading, rest >> 8, end, matters)
                if bound < left:
                    if left > 2:
                        states[ply, children] = pack(cells, after, count, first_alike)
                        moves[ply, children] = begin << 2 | heading | end << 10
                        children += 1
                    else:
                        last = last_move(board, kinds[0], cells, count, after, target)
                        if last != NO_MOVE:
                            moves[ply, 0] = begin << 2 | heading | end << 10
                            moves[ply + 1, 0] = cells[0] << 2 | last | target << 10
                            nexts[ply] = nexts[ply + 1] = 1
                            return FOUND, ply + 1, opened
                cells[robot] = begin
        # All together, so that the processor fetches the table's scattered buckets at the same time.
        kept = 0
        for child in range(children):
            if open_again(table, bits, stamp, states[ply, child], left - 1):
                states[ply, kept] = states[ply, child]
                moves[ply, kept] = moves[ply, child]
                kept += 1
        counts[ply] = kept
        nexts[ply] = 0
    return FAILED, -1, opened
