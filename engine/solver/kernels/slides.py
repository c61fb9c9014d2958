# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""How robots slide: docs/rules.md "A move", by an array of straight runs.

``ends[kind, cell]`` packs four cells, eight bits for each heading: where a straight run from there ends if no robot is in the
way. 32 bits higher are the *marks* of that run: what happens where it ends – `RESTS`, `STUCK` on a diagonal, or the heading in
which a diagonal there turns the robot – and bits that tell more, see below.
"""

from engine.solver.kernels.layout import DOWN, LEFT, RIGHT, UP, called, inlined, kernel
from engine.solver.kernels.quads import stopped_run
from engine.solver.kernels.sizes import CELLS, HEADINGS

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
    """The heading of a robot after a diagonal. `diagonal` is 0 for none, else 1 + 2 × colour, and 1 more for a falling one."""
    if diagonal == 0 or (diagonal - 1) >> 1 == colour:
        return heading
    if (diagonal - 1) & 1:
        return 3 - heading
    return heading ^ 1


@inlined
def step(heading):
    """What a step adds to the number of a cell."""
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
            # The next cell on the way is always done before.
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
    """Where a straight run ends if no robot is in the way, and its marks."""
    run = ends[kind, cell] >> (8 * heading)
    return run & 255, run >> 32 & 255


@inlined
def then_of(marks):
    """What happens where a run ends: see above."""
    return marks & _THEN


@inlined
def _stopped(ends, kind, begin, end, heading):
    """What `finish` answers for a robot that another has stopped on its way, or a wall."""
    return NO_MOVE if end == begin or ends[kind, end] >> 32 & ON_DIAGONAL else end | heading << 8


@inlined
def ends_of_runs(ends, kind, cells, count, robot):
    """Where the four straight runs of a robot end, other robots in the way included."""
    cell = cells[robot]
    free = ends[kind, cell]
    up, right, down, left = free & 255, free >> 8 & 255, free >> 16 & 255, free >> 24 & 255
    for other in range(count):
        obstacle = cells[other]
        if obstacle >> 4 == cell >> 4:
            # A robot beyond the end of the run, or the moving one itself, changes nothing.
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
    """As `ends_of_runs` for all robots at once: ``runs[robot * HEADINGS + heading]``."""
    for robot in range(count):
        free = ends[kinds[robot], cells[robot]]
        for heading in range(HEADINGS):
            runs[robot * HEADINGS + heading] = free >> (8 * heading) & 255
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
    """Where a robot rests and how it travels then, as cell | heading << 8, after a first run to `end`; or `NO_MOVE`."""
    at = cells[robot]
    if end == at:
        return NO_MOVE
    free, marks = end_and_marks(ends, kind, at, heading)
    if end != free or not marks & GOES_ON:
        return _stopped(ends, kind, at, end, heading)
    return finish_bent(ends, kind, cells, count, robot, heading, end)


@kernel
def slide(ends, kind, cells, count, robot, heading):
    """Where a robot that sets off in a heading rests, and how it travels then, as cell | heading << 8; or `NO_MOVE`."""
    called()
    runs = ends_of_runs(ends, kind, cells, count, robot)
    return finish(ends, kind, cells, count, robot, heading, runs[heading])


@inlined
def packed_cells(cells, count):
    """A byte for each robot, and for those that do not play the cell of the first."""
    packed = (cells[0] & 255) * _FOUR_BYTES  # For Numba a product of eight bytes may not have the highest bit.
    packed |= packed << 32
    for robot in range(1, count):
        packed = packed & ~(255 << (8 * robot)) | (cells[robot] & 255) << (8 * robot)
    return packed


@kernel
def finish_bent(ends, kind, cells, count, robot, heading, end):
    """As `finish`, where a diagonal bends the way or ends it."""
    called()
    return rest_of_bent(ends, kind, packed_cells(cells, count), cells[robot], heading, end)


@inlined
def rest_of_bent(ends, kind, packed, begin, heading, end):
    """The same for the robot on a cell, by the cells of all, packed."""
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
        # Ways can be gone backwards, so one that comes to a place twice has come back to its first turn: it never ends.
        if first_turn == (at | heading << 8):
            return NO_MOVE
        if first_turn < 0:
            first_turn = at | heading << 8
        end, _ = end_and_marks(ends, kind, at, heading)
        end = stopped_run(packed, begin, at, heading, end)
