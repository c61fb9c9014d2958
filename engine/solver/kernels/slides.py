# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""How robots slide: docs/rules.md "A move", by arrays of straight runs.

``ends[kind, cell]`` packs four cells, eight bits for each heading: where a straight run from there ends if no robot is in the
way; and 32 bits higher, the highest bit of eight where the robot does not rest there. ``onward[kind, heading, cell]`` says what
happens where that run ends: `RESTS`, `STUCK` on a diagonal, or the heading in which a diagonal there turns the robot.
"""

from engine.solver.kernels.layout import DOWN, LEFT, RIGHT, UP, called, inlined, kernel
from engine.solver.kernels.sizes import CELLS, HEADINGS

RESTS, STUCK = 4, 5
NO_MOVE = -1


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
def lay_runs(walls, diagonals, kind, colour, ends, onward):
    """Fill the arrays for one kind: the robots of a colour."""
    for heading in range(HEADINGS):
        ahead = step(heading)
        for index in range(CELLS):
            # The next cell on the way is always done before.
            cell = index if ahead < 0 else CELLS - 1 - index
            if walls[cell] >> heading & 1:
                end, then = cell, STUCK if diagonals[cell] else RESTS
            else:
                beyond = cell + ahead
                after = turned_by(diagonals[beyond], colour, heading)
                if after != heading:
                    end, then = beyond, after
                else:
                    end, then = (ends[kind, beyond] >> (8 * heading)) & 255, onward[kind, heading, beyond]
            goes_on = 0x80 if then != RESTS else 0
            ends[kind, cell] &= ~((255 | 0x80 << 32) << (8 * heading))
            ends[kind, cell] |= (end | goes_on << 32) << (8 * heading)
            onward[kind, heading, cell] = then


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
def finish(ends, onward, diagonals, kind, cells, count, robot, heading, end):
    """Where a robot rests and how it travels then, as cell | heading << 8, after a first run to `end`; or `NO_MOVE`."""
    at = cells[robot]
    if end == at:
        return NO_MOVE
    if onward[kind, heading, at] == RESTS or end != ends[kind, at] >> (8 * heading) & 255:
        return NO_MOVE if diagonals[end] else end | heading << 8
    return finish_bent(ends, onward, diagonals, kind, cells, count, robot, heading, end)


@kernel
def slide(board, kind, cells, count, robot, heading):
    """Where a robot that sets off in a heading rests, and how it travels then, as cell | heading << 8; or `NO_MOVE`."""
    called()
    ends, onward, diagonals = board
    runs = ends_of_runs(ends, kind, cells, count, robot)
    return finish(ends, onward, diagonals, kind, cells, count, robot, heading, runs[heading])


@kernel
def finish_bent(ends, onward, diagonals, kind, cells, count, robot, heading, end):
    """As `finish`, where a diagonal bends the way or ends it."""
    called()
    at = cells[robot]
    first_turn = -1
    while True:
        if end != ends[kind, at] >> (8 * heading) & 255:
            return NO_MOVE if end == at or diagonals[end] else end | heading << 8
        then = onward[kind, heading, at]
        if then >= RESTS:
            return NO_MOVE if end == at or then == STUCK else end | heading << 8
        at, heading = end, then
        # Ways can be gone backwards, so one that comes to a place twice has come back to its first turn: it never ends.
        if first_turn == (at | heading << 8):
            return NO_MOVE
        if first_turn < 0:
            first_turn = at | heading << 8
        end = ends[kind, at] >> (8 * heading) & 255
        for other in range(count):
            if other != robot:
                obstacle = cells[other]
                if heading & 1 == UP:
                    if obstacle & 15 == at & 15:
                        if heading == DOWN and obstacle > at:
                            end = min(end, obstacle - 16)
                        elif heading == UP and obstacle < at:
                            end = max(end, obstacle + 16)
                elif obstacle >> 4 == at >> 4:
                    if heading == RIGHT and obstacle > at:
                        end = min(end, obstacle - 1)
                    elif heading == LEFT and obstacle < at:
                        end = max(end, obstacle + 1)
