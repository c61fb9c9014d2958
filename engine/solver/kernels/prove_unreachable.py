# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Prove that there is no solution of any length, by opening every reachable state until one has a last move."""

from engine.solver.kernels.layout import kernel, pack, unpack
from engine.solver.kernels.search import FAILED, FOUND, PAUSED, last_move, memory_after
from engine.solver.kernels.sizes import BYTE_MASK, HEADINGS, TURN_SHIFT
from engine.solver.kernels.slides import NO_MOVE, ends_of_runs, finish
from engine.solver.kernels.transposition_table import open_again


@kernel
def prove_unreachable(
    ends, matters, kinds, first_alike, target, always, transpositions, bits, waiting, length, room, cells, budget
):
    """Open waiting states and add their successors; return how that ended, and how many wait, were found, were opened.

    It fails where no state waits any more: then there is no solution. It pauses when ``budget`` states were opened, or ``room``
    or a few more were found; ``waiting`` has to hold all these. Where the transposition table loses a state, it is opened
    twice, which is harmless.
    """
    count = len(kinds)
    found = opened = 0
    while length:
        if opened == budget or found >= room:
            return PAUSED, length, found, opened
        length -= 1
        opened += 1
        state = waiting[length]
        turned = (state >> TURN_SHIFT) & 3
        unpack(state, cells)
        if last_move(ends, kinds[0], cells, count, turned, target) != NO_MOVE:
            return FOUND, length, found, opened
        for robot in range(count):
            begin = cells[robot]
            runs = ends_of_runs(ends, kinds[robot], cells, count, robot)
            for heading in range(HEADINGS):
                rest = finish(ends, kinds[robot], cells, count, robot, heading, runs[heading])
                if rest == NO_MOVE:
                    continue
                cells[robot] = rest & BYTE_MASK
                after = turned if robot else memory_after(turned, heading, rest >> 8, rest & BYTE_MASK, matters)
                child = pack(cells, after, count, first_alike) | always
                if open_again(transpositions, bits, 1, child, 1):
                    waiting[length] = child
                    length += 1
                    found += 1
                cells[robot] = begin
    return FAILED, 0, found, opened
