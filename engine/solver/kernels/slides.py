# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Slides of robots, computed from an array of straight runs: docs/rules.md "A move".

``ends[kind, cell]`` packs four cells, eight bits for each heading: where a straight run from there ends if no robot is in the
way. 32 bits higher are the *marks* of that run: what happens where it ends – `RESTS`, `STUCK` on a diagonal, or the heading in
which a diagonal there turns the robot – and the flags below.
"""

from engine.solver.kernels.layout import DOWN, LEFT, RIGHT, UP, called, inlined, kernel
from engine.solver.kernels.quads import stopped_run
from engine.solver.kernels.sizes import BYTE_MASK, CELLS, HEADINGS

RESTS, STUCK = 4, 5
_THEN = 7
ON_DIAGONAL = 0x08
"""The mark of all runs from a diagonal."""
OVER_DIAGONAL = 0x40
"""The mark of a run over a diagonal of the robot's own colour, on which it may be stopped."""
GOES_ON = 0x80
"""The mark of a run after which the robot does not rest."""
NO_MOVE = -1
_FOUR_BYTES = 0x01010101


@inlined
def turned_by(diagonal, colour, heading):
    """Return the heading of a robot after a diagonal.

    ``diagonal`` is 0 for none, else 1 + 2 × colour, plus 1 for a falling one.
    """
    if diagonal == 0 or (diagonal - 1) >> 1 == colour:
        return heading
    if (diagonal - 1) & 1:
        return 3 - heading
    return heading ^ 1


@inlined
def step(heading):
    """Return the difference between the numbers of a cell and the next."""
    if heading == UP:
        return -16
    if heading == RIGHT:
        return 1
    if heading == DOWN:
        return 16
    return -1


@kernel
def lay_runs(walls, diagonals, kind, colour, ends):
    """Fill the array for one kind: the robots of a colour."""
    for heading in range(HEADINGS):
        ahead = step(heading)
        for index in range(CELLS):
            # The next cell on the path is always done before.
            cell = index if ahead < 0 else CELLS - 1 - index
            if walls[cell] >> heading & 1:
                end, marks = cell, STUCK | GOES_ON if diagonals[cell] else RESTS
            else:
                beyond = cell + ahead
                after = turned_by(diagonals[beyond], colour, heading)
                if after != heading:
                    end, marks = beyond, after | GOES_ON
                else:
                    end, marks = end_and_marks(ends, kind, beyond, heading)
                    marks = marks & ~ON_DIAGONAL | (OVER_DIAGONAL if diagonals[beyond] else 0)
            if diagonals[cell]:
                marks |= ON_DIAGONAL
            ends[kind, cell] &= ~((255 | 255 << 32) << (8 * heading))
            ends[kind, cell] |= (end | marks << 32) << (8 * heading)


@inlined
def end_and_marks(ends, kind, cell, heading):
    """Return where a straight run ends if no robot is in the way, and its marks."""
    run = ends[kind, cell] >> (8 * heading)
    return run & BYTE_MASK, run >> 32 & BYTE_MASK


@inlined
def then_of(marks):
    """Return what happens where a run ends, as `RESTS`, `STUCK` or a heading."""
    return marks & _THEN


@inlined
def _stopped(ends, kind, begin, end, heading):
    """Return the result of `finish` for a robot that a wall or another robot has stopped."""
    return NO_MOVE if end == begin or ends[kind, end] >> 32 & ON_DIAGONAL else end | heading << 8


@inlined
def ends_of_runs(ends, kind, cells, count, robot):
    """Return where the four straight runs of a robot end, other robots in the way included."""
    cell = cells[robot]
    free = ends[kind, cell]
    up, right, down, left = free & BYTE_MASK, free >> 8 & BYTE_MASK, free >> 16 & BYTE_MASK, free >> 24 & BYTE_MASK
    for other in range(count):
        obstacle = cells[other]
        if obstacle >> 4 == cell >> 4:
            # A robot beyond the end of the run, or the moving one itself, has no effect.
            if obstacle > cell:
                right = min(right, obstacle - 1)
            elif obstacle < cell:
                left = max(left, obstacle + 1)
        elif obstacle & 15 == cell & 15:
            if obstacle > cell:
                down = min(down, obstacle - 16)
            else:
                up = max(up, obstacle + 16)
    return up, right, down, left


@inlined
def lay_all_runs(ends, kinds, cells, count, runs):
    """Compute `ends_of_runs` for all robots at once: ``runs[robot * HEADINGS + heading]``."""
    for robot in range(count):
        free = ends[kinds[robot], cells[robot]]
        for heading in range(HEADINGS):
            runs[robot * HEADINGS + heading] = free >> (8 * heading) & BYTE_MASK
    for robot in range(1, count):
        for other in range(robot):
            one, two = cells[robot], cells[other]
            if (one ^ two) & 0xF0 == 0 or (one ^ two) & 0x0F == 0:
                low, high = (robot, other) if one < two else (other, robot)
                one, two = min(one, two), max(one, two)
                if one >> 4 == two >> 4:
                    place = low * HEADINGS + RIGHT
                    runs[place] = min(runs[place], two - 1)
                    place = high * HEADINGS + LEFT
                    runs[place] = max(runs[place], one + 1)
                else:
                    place = low * HEADINGS + DOWN
                    runs[place] = min(runs[place], two - 16)
                    place = high * HEADINGS + UP
                    runs[place] = max(runs[place], one + 16)


@inlined
def finish(ends, kind, cells, count, robot, heading, end):
    """Return where a robot rests and its heading there, as cell | heading << 8, after a first run to ``end``; or `NO_MOVE`."""
    at = cells[robot]
    if end == at:
        return NO_MOVE
    free, marks = end_and_marks(ends, kind, at, heading)
    if end != free or not marks & GOES_ON:
        return _stopped(ends, kind, at, end, heading)
    return finish_bent(ends, kind, cells, count, robot, heading, end)


@kernel
def slide(ends, kind, cells, count, robot, heading):
    """Return where a robot that sets off in a heading rests, and its heading there, as cell | heading << 8; or `NO_MOVE`."""
    called()
    runs = ends_of_runs(ends, kind, cells, count, robot)
    return finish(ends, kind, cells, count, robot, heading, runs[heading])


@inlined
def packed_cells(cells, count):
    """Return a byte for each robot, and for those that do not play the cell of the first."""
    packed = (cells[0] & BYTE_MASK) * _FOUR_BYTES  # In Numba a product of eight bytes may not have the highest bit.
    packed |= packed << 32
    for robot in range(1, count):
        packed = packed & ~(BYTE_MASK << (8 * robot)) | (cells[robot] & BYTE_MASK) << (8 * robot)
    return packed


@kernel
def finish_bent(ends, kind, cells, count, robot, heading, end):
    """Return the result of `finish` where a diagonal bends the path or ends it."""
    called()
    return rest_of_bent(ends, kind, packed_cells(cells, count), cells[robot], heading, end)


@inlined
def rest_of_bent(ends, kind, packed, begin, heading, end):
    """Return the same, given the cells of all robots as bytes."""
    at = begin
    first_turn = -1
    while True:
        free, marks = end_and_marks(ends, kind, at, heading)
        then = then_of(marks)
        if end != free or then == RESTS:
            return _stopped(ends, kind, at, end, heading)
        if then == STUCK:
            return NO_MOVE
        at, heading = end, then
        # Paths are reversible, so one that repeats a turn has come back to its first one: it never ends.
        if first_turn == (at | heading << 8):
            return NO_MOVE
        if first_turn < 0:
            first_turn = at | heading << 8
        end, _ = end_and_marks(ends, kind, at, heading)
        end = stopped_run(packed, begin, at, heading, end)
