# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Is there a solution of any length? Opens every state that can be reached, where these are few."""

from engine.solver.kernels.layout import HEADINGS, TURN_SHIFT, kernel, pack, unpack
from engine.solver.kernels.search import last_move, memory_after
from engine.solver.kernels.slides import NO_MOVE, ends_of_runs, finish
from engine.solver.kernels.table import MOST_BITS, open_again


@kernel
def has_no_solution(board, matters, kinds, first_alike, target, table, stamp, state, waiting, cells):
    """Whether it is certain that a state has no solution; False also if more states can be reached than fit in ``waiting``.

    Where the table loses a state, it is opened twice, which does no harm.
    """
    ends, onward, diagonals = board
    count = len(kinds)
    open_again(table, MOST_BITS, stamp, state, 1)
    waiting[0] = state
    length = opened = 1
    while length:
        length -= 1
        state = waiting[length]
        turned = (state >> TURN_SHIFT) & 3
        unpack(state, cells)
        if last_move(board, kinds[0], cells, count, turned, target) != NO_MOVE:
            return False
        for robot in range(count):
            begin = cells[robot]
            runs = ends_of_runs(ends, kinds[robot], cells, count, robot)
            for heading in range(HEADINGS):
                rest = finish(ends, onward, diagonals, kinds[robot], cells, count, robot, heading, runs[heading])
                if rest == NO_MOVE:
                    continue
                cells[robot] = rest & 255
                after = turned if robot else memory_after(turned, heading, rest >> 8, rest & 255, matters)
                child = pack(cells, after, count, first_alike)
                if open_again(table, MOST_BITS, stamp, child, 1):
                    if opened == len(waiting):
                        return False
                    waiting[length] = child
                    length += 1
                    opened += 1
                cells[robot] = begin
    return True
