# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Among the shortest solutions, one with few changes from one robot to another: a second search, whose length is known."""

from engine.solver.kernels.layout import HEADINGS, TURN_SHIFT, kernel, pack, unpack
from engine.solver.kernels.search import FAILED, FOUND, PAUSED, bound_of, last_move, memory_after
from engine.solver.kernels.slides import NO_MOVE, ends_of_runs, finish
from engine.solver.kernels.table import slot_of

_SLOT_SHIFT, _LEFT_SHIFT, _CHANGES_SHIFT = 42, 45, 52


@kernel
def opened_before(tidied, stamp, state, mover, left, changes):
    """Whether this pass has opened the state, with the same robot moved last, and as many moves and changes left or more."""
    place = slot_of(state | mover << _SLOT_SHIFT, len(tidied))
    known = tidied[place, 0]
    if (
        tidied[place, 1] == stamp
        and known & ((1 << _LEFT_SHIFT) - 1) == state | mover << _SLOT_SHIFT
        and known >> _CHANGES_SHIFT >= changes
        and known >> _LEFT_SHIFT & 127 >= left
    ):
        return True
    tidied[place, 0] = state | mover << _SLOT_SHIFT | left << _LEFT_SHIFT | changes << _CHANGES_SHIFT
    tidied[place, 1] = stamp
    return False


@kernel
def dig_tidily(board, near, matters, kinds, first_alike, target, tidied, stamp, stack, changes, cells, ply, depth, budget):
    """As `search.dig`, for solutions with so many changes at most as ``changes`` holds for the bottom of the stack.

    What is left out here is left out by the same arguments: a state with the robot that moved last and the changes left.
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
        child = nexts[ply]
        state, before, spare = states[ply, child], moves[ply, child] >> 10, changes[ply, child]
        nexts[ply] += 1
        ply += 1
        counts[ply] = nexts[ply] = 0
        left = depth - ply + 1
        unpack(state, cells)
        mover = 0
        while ply > 1 and cells[mover] != before:
            mover += 1
        if ply > 1 and opened_before(tidied, stamp, state, mover, left, spare):
            continue
        opened += 1
        turned = (state >> TURN_SHIFT) & 3
        for robot in range(count):
            begin = cells[robot]
            still = spare if ply == 1 or robot == mover else spare - 1
            # The goal robot moves last, so a helper's move takes one more change.
            if still < (1 if robot else 0):
                continue
            runs = ends_of_runs(ends, kinds[robot], cells, count, robot)
            for heading in range(HEADINGS):
                rest = finish(ends, onward, diagonals, kinds[robot], cells, count, robot, heading, runs[heading])
                if rest == NO_MOVE:
                    continue
                end = rest & 255
                cells[robot] = end
                after = turned if robot else memory_after(turned, heading, rest >> 8, end, matters)
                if bound_of(near, cells, count) < left:
                    if left > 2:
                        place = counts[ply]
                        states[ply, place] = pack(cells, after, count, first_alike)
                        moves[ply, place] = begin << 2 | heading | end << 10
                        changes[ply, place] = still
                        counts[ply] += 1
                    else:
                        last = last_move(board, kinds[0], cells, count, after, target)
                        if last != NO_MOVE:
                            moves[ply, 0] = begin << 2 | heading | end << 10
                            moves[ply + 1, 0] = cells[0] << 2 | last | target << 10
                            nexts[ply] = nexts[ply + 1] = 1
                            return FOUND, ply + 1, opened
                cells[robot] = begin
    return FAILED, -1, opened
