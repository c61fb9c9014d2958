# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Check an answer by the rules alone, move by move, using nothing of the search."""

from engine.solver.kernels.job import ALWAYS, COUNT, GOALS, LENGTH, TARGET
from engine.solver.kernels.layout import kernel, unpack
from engine.solver.kernels.sizes import BYTE_MASK, END_SHIFT, HEADING_BITS, HEADING_MASK
from engine.solver.kernels.slides import NO_MOVE, step, turned_by


@kernel
def _walk(walls, diagonals, colour, cells, count, robot, heading):
    """Return where a robot rests, and its heading there; or `NO_MOVE` where docs/rules.md "A move" allows none."""
    cell = begin = cells[robot]
    set_off = heading
    while True:
        if walls[cell] >> heading & 1:
            break
        beyond = cell + step(heading)
        taken = False
        for other in range(count):
            taken |= other != robot and cells[other] == beyond
        if taken:
            break
        cell = beyond
        heading = turned_by(diagonals[cell], colour, heading)
        if cell == begin and heading == set_off:
            return NO_MOVE
    if diagonals[cell] or (cell == begin and heading == set_off):
        return NO_MOVE
    return cell | heading << 8


@kernel
def is_solution(question, walls, diagonals, colours, cells):
    """Return whether the moves of ``path`` are legal, and solve."""
    job, path, count = question.job, question.path, question.job[COUNT]
    for goal in range(job[GOALS]):
        unpack(question.roots[goal], cells)
        travelled, turned, robot = -1, job[ALWAYS] != 0 and job[LENGTH] > 1, -1
        for index in range(job[LENGTH]):
            begin, heading, end = path[index] >> HEADING_BITS & BYTE_MASK, path[index] & HEADING_MASK, path[index] >> END_SHIFT
            robot = 0
            while robot < count and cells[robot] != begin:
                robot += 1
            if robot == count:
                return False
            rest = _walk(walls, diagonals, colours[question.kinds[goal, robot]], cells, count, robot, heading)
            if rest == NO_MOVE or rest & BYTE_MASK != end:
                return False
            cells[robot] = end
            if not robot:
                turned |= travelled >= 0 and (heading ^ travelled) & 1 == 1
                travelled = rest >> 8
        if robot == 0 and cells[0] == job[TARGET] and turned:
            return True
    return False
