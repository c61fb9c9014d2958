# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""All optimal solutions, found backwards over the frontier: their number, their changes of robot, and each of them.

When `frontier` has completed the limit of the shortest length L, it has listed the states of level L - 2 from which two moves
solve, and the true distance of every state on an optimal solution is known. From the listed ones the *trace* goes back: a state
on an optimal solution was reached by some move from a state that is one move less away, and that one is on an optimal solution
as well. Paths are reversible, so the move began on one of the cells of the way back from where it ended, up to a wall or a
robot; and it ended there because a wall or a robot stopped it. Each such cell is tried: if the state with the robot there is
one move less away, and the move made forwards does lead to the state, it is added to the trace.

States are added to the trace by falling distance, so all successors of a state have been counted before it. For each state the
trace holds the number of optimal solutions that continue from it, and for each robot that can move next, a bit for each number
of changes of robot that such a solution can have. Bits are exact: where one is set, there is such a solution. So the solutions
can be listed one after the other, those with the fewest changes first.
"""

import numpy as np

from engine.solver.kernels.fewest_switches import MOVER, NO_MOVER, SPARE
from engine.solver.kernels.frontier import ALL_MOVES, bend_runs, child_of, find, level_of, pack_runs
from engine.solver.kernels.job import (
    ALWAYS,
    CHANGES,
    COUNT,
    FOUND_STATES,
    GOAL,
    GOALS,
    LENGTH,
    PLY,
    TABLE_BITS,
    TARGET,
    TRACED,
)
from engine.solver.kernels.layout import STATE_BITS, STATE_MASK, called, inlined, kernel, pack, unpack
from engine.solver.kernels.search import has_turned, memory_after
from engine.solver.kernels.sizes import (
    BYTE_MASK,
    CHUNK_BITS,
    END_SHIFT,
    HEADING_BITS,
    HEADINGS,
    LEVELS,
    TURN_SHIFT,
    TURNED,
    UNMOVED,
)
from engine.solver.kernels.slides import NO_MOVE, ends_of_runs, finish, slide, step, turned_by

MANY = 1 << 62
"""The largest count; it stands for this many or more."""
_ALL_CHANGES = (1 << 62) - 1
"""A bit for each distinguished number of changes of robot. No solution with more is known."""


@inlined
def _child_after(ends, matters, kinds, cells, count, first_alike, always, turned, robot, heading):
    """Return where a robot's move ends and the state after it, or `NO_MOVE` twice; restores the cells."""
    rest = slide(ends, kinds[robot], cells, count, robot, heading)
    if rest == NO_MOVE:
        return NO_MOVE, NO_MOVE
    begin, end = cells[robot], rest & BYTE_MASK
    cells[robot] = end
    after = turned if robot else memory_after(turned, heading, rest >> 8, end, matters)
    child = pack(cells, after, count, first_alike) | always
    cells[robot] = begin
    return end, child


@inlined
def _traced(frontier, trace, job, state, goal):
    """Return the place of a state in the trace, or -1."""
    place = find(frontier, job[TABLE_BITS], state, goal)
    if place < 0:
        return np.int64(-1)
    index = frontier[0][place] >> STATE_BITS
    return index if index < job[FOUND_STATES] and trace[0][index] == place else np.int64(-1)


@inlined
def _robot_on(cells, cell):
    robot = 0
    while cells[robot] != cell:
        robot += 1
    return robot


@kernel
def _last_moves(ends, kinds, cells, count, turned, target):
    """Return a bit for each heading in which the goal robot reaches the target by a legal solution's last move."""
    called()
    runs = ends_of_runs(ends, kinds[0], cells, count, 0)
    found = 0
    for heading in range(HEADINGS):
        if has_turned(turned, heading):
            rest = finish(ends, kinds[0], cells, count, 0, heading, runs[heading])
            if rest != NO_MOVE and rest & BYTE_MASK == target:
                found |= 1 << heading
    return found


@inlined
def _later(changes):
    """Return the numbers of changes plus one."""
    return changes << 1 & _ALL_CHANGES


@kernel
def _count_onward(
    ends, matters, kinds, count, first_alike, job, frontier, trace, index, level, goal, cells, after, runs
):  # fmt: skip
    """Count the solutions that go on from a state of the trace, and their changes of robot."""
    places, counts, changes = trace
    state = frontier[0][places[index]] & STATE_MASK
    unpack(state, cells)
    plain = len(ends) == 1
    _, stuck = bend_runs(ends, kinds, cells, plain, runs, pack_runs(ends, kinds, cells, count, runs), ALL_MOVES)
    total = 0
    for robot in range(count):
        possible = 0
        for heading in range(HEADINGS):
            if stuck >> (4 * robot + heading) & 1:
                continue
            end = runs[robot] >> (8 * heading) & BYTE_MASK
            child = child_of(
                ends, matters, kinds, cells, count, first_alike, plain, job[ALWAYS], state, robot, heading, end
            )  # fmt: skip
            unpack(child, after)
            if level == job[LENGTH] - 2:
                last = _last_moves(ends, kinds, after, count, (child >> TURN_SHIFT) & 3, job[TARGET])
                for way in range(HEADINGS):
                    total += last >> way & 1
                if last:
                    possible |= 2 if robot else 1
                continue
            then = _traced(frontier, trace, job, child, goal)
            if then >= 0 and level_of(frontier, places[then]) == level + 1:
                total = min(total + counts[then], MANY)
                place = _robot_on(after, end)
                for other in range(count):
                    possible |= changes[then, other] if other == place else _later(changes[then, other])
        changes[index, robot] = possible
    counts[index] = total


@inlined
def _take_in(frontier, trace, job, place):
    """Add a state to the trace, unless it is there."""
    places = trace[0]
    pool = frontier[0]
    index = pool[place] >> STATE_BITS
    if index < job[FOUND_STATES] and places[index] == place:
        return
    if job[FOUND_STATES] < len(places):
        places[job[FOUND_STATES]] = place
        pool[place] = pool[place] & STATE_MASK | job[FOUND_STATES] << STATE_BITS
    job[FOUND_STATES] += 1


@inlined
def _take_in_before(
    ends, matters, kinds, count, first_alike, job, frontier, trace, state, level, goal, robot, heading, arrival, end, cells
):  # fmt: skip
    """Add the states one move before that lead to a state by a move of a robot with this heading; see `_trace_back`."""
    turned = (state >> TURN_SHIFT) & 3
    unremembered = pack(cells, 0, count, first_alike)
    for before in range(4):
        if job[ALWAYS]:
            possible = before in (UNMOVED, TURNED)
        else:
            possible = turned == (before if robot else memory_after(before, heading, arrival, end, matters))
        if not possible:
            continue
        earlier = find(frontier, job[TABLE_BITS], unremembered | before << TURN_SHIFT, goal)
        if earlier < 0 or level_of(frontier, earlier) != level - 1:
            continue
        _, child = _child_after(ends, matters, kinds, cells, count, first_alike, job[ALWAYS], before, robot, heading)
        if child == state:
            _take_in(frontier, trace, job, earlier)


@inlined
def _is_stopped(walls, cells, count, cell, heading):
    """Return whether a wall or a robot stops one that travels on a cell with a heading."""
    stopped = walls[cell] >> heading & 1 == 1
    for robot in range(count):
        stopped |= cells[robot] == cell + step(heading)
    return stopped


@kernel
def _trace_back(
    walls, diagonals, ends, colours, matters, kinds, count, first_alike, job, frontier, trace, index, level, goal, cells
):  # fmt: skip
    """Add all states that lead to a state of the trace by one move: on each way back, the robot on each cell."""
    state = frontier[0][trace[0][index]] & STATE_MASK
    unpack(state, cells)
    for robot in range(count):
        end = cells[robot]
        for arrival in range(HEADINGS):
            if not _is_stopped(walls, cells, count, end, arrival):
                continue
            cell, back = end, arrival ^ 2
            while not walls[cell] >> back & 1:
                cell += step(back)
                taken = False
                for other in range(count):
                    taken |= other != robot and cells[other] == cell
                if taken:
                    break
                # The move began here, in the heading opposite to that of the way back.
                cells[robot] = cell
                _take_in_before(
                    ends, matters, kinds, count, first_alike, job, frontier, trace, state, level, goal,
                    robot, back ^ 2, arrival, end, cells,
                )  # fmt: skip
                cells[robot] = end
                back = turned_by(diagonals[cell], colours[kinds[robot]], back)
                if cell == end and back == arrival ^ 2:
                    break


@kernel
def begin_trace(frontier, job, trace):
    """Mark the listed states; return whether all of them fit in the list."""
    places, pool = trace[0], frontier[0]
    if job[FOUND_STATES] > len(places):
        return False
    for index in range(job[FOUND_STATES]):
        pool[places[index]] = pool[places[index]] & STATE_MASK | index << STATE_BITS
    job[TRACED] = 0
    return True


@kernel
def go_on_tracing(question, walls, diagonals, colours, ends, matters, frontier, trace, cells, after, runs, budget):
    """Process so many more states of the trace, or all; fewer only where there is no room for another."""
    job = question.job
    for _ in range(budget):
        index = job[TRACED]
        if index == job[FOUND_STATES] or job[FOUND_STATES] > len(trace[0]):
            return
        level = frontier[2][trace[0][index] >> CHUNK_BITS]
        goal, level = level // LEVELS, level % LEVELS
        kinds, first_alike = question.kinds[goal, : job[COUNT]], question.firsts[goal]
        here = matters[kinds[0]]
        _count_onward(
            ends, here, kinds, job[COUNT], first_alike, job, frontier, trace, index, level, goal, cells, after, runs
        )  # fmt: skip
        if level:
            _trace_back(
                walls, diagonals, ends, colours, here, kinds, job[COUNT], first_alike, job, frontier, trace, index, level, goal,
                cells,
            )  # fmt: skip
        job[TRACED] += 1


@kernel
def changes_of_solutions(question, frontier, trace, goal):
    """Return a bit for each number of changes of robot that an optimal solution by a goal robot has."""
    index = _traced(frontier, trace, question.job, question.roots[goal], goal)
    possible = 0
    if index >= 0:
        for robot in range(question.job[COUNT]):
            possible |= trace[2][index, robot]
    return possible


@kernel
def count_solutions(question, frontier, trace):
    """Return how many optimal solutions there are, distinct by their moves."""
    total = 0
    for goal in range(question.job[GOALS]):
        index = _traced(frontier, trace, question.job, question.roots[goal], goal)
        if index >= 0:
            total = min(total + trace[1][index], MANY)
    return total


@kernel
def begin_list(question, stack, plies):
    """Begin to list the solutions by a goal robot with as many changes of robot as ``job`` says."""
    states, _, _, nexts = stack
    states[0, 0] = question.roots[question.job[GOAL]]
    nexts[0] = 0
    plies[0, SPARE], plies[0, MOVER] = question.job[CHANGES], NO_MOVER
    question.job[PLY] = 0


@inlined
def _changes_onward(ends, kinds, count, frontier, trace, job, ply, goal, child, cells, place):
    """Return a bit for each number of changes in what can follow a move that led to a state, whose cells are given."""
    if ply == job[LENGTH] - 2:
        if _last_moves(ends, kinds, cells, count, (child >> TURN_SHIFT) & 3, job[TARGET]):
            return 2 if place else 1
        return 0
    possible = 0
    then = _traced(frontier, trace, job, child, goal)
    if then >= 0 and level_of(frontier, trace[0][then]) == ply + 1:
        for other in range(count):
            possible |= trace[2][then, other] if other == place else _later(trace[2][then, other])
    return possible


@kernel
def next_solution(question, ends, matters, frontier, trace, stack, plies, cells, after):
    """Write the next solution to ``path``; return whether there is one."""
    job, path = question.job, question.path
    states, _, _, nexts = stack
    goal, count = job[GOAL], job[COUNT]
    kinds = question.kinds[goal, :count]
    while job[PLY] >= 0:
        ply = job[PLY]
        choice = nexts[ply]
        nexts[ply] += 1
        if choice == count * HEADINGS:
            job[PLY] -= 1
            continue
        robot, heading = choice // HEADINGS, choice % HEADINGS
        spare = plies[ply, SPARE] - (plies[ply, MOVER] not in (NO_MOVER, robot))
        state = states[ply, 0]
        unpack(state, cells)
        turned = (state >> TURN_SHIFT) & 3
        if spare < 0:
            continue
        if ply == job[LENGTH] - 1:
            if not robot and not spare and _last_moves(ends, kinds, cells, count, turned, job[TARGET]) >> heading & 1:
                path[ply] = cells[0] << HEADING_BITS | heading | job[TARGET] << END_SHIFT
                return True
            continue
        end, child = _child_after(
            ends, matters, kinds, cells, count, question.firsts[goal], job[ALWAYS], turned, robot, heading
        )  # fmt: skip
        if child == NO_MOVE:
            continue
        unpack(child, after)
        place = _robot_on(after, end)
        if _changes_onward(ends, kinds, count, frontier, trace, job, ply, goal, child, after, place) >> spare & 1:
            path[ply] = cells[robot] << HEADING_BITS | heading | end << END_SHIFT
            states[ply + 1, 0] = child
            nexts[ply + 1] = 0
            plies[ply + 1, SPARE], plies[ply + 1, MOVER] = spare, place
            job[PLY] += 1
    return False
