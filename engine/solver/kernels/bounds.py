# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""How many moves are needed at least: tables by the cells of the goal robot and of one helper.

``near[goal cell, helper cell]`` packs three numbers, T, W and V, eight bits each. With those of every helper,
`least_moves` is never more than the moves that are truly needed.

All of it relaxes the game in one way, which holds with diagonals as it does without: no robot is ever in another's way, but
where a robot is needed as a blocker, it has to be brought to the very cell where it blocks. For a move, bent or not, ends
either where the board alone ends it, or before a cell on which a helper stands.
"""

import numpy as np

from engine.solver.kernels.layout import CELLS, FAR, HEADINGS, HORIZONTAL, VERTICAL, inlined, kernel
from engine.solver.kernels.slides import NO_MOVE, RESTS, step, turned_by

_DEEP = 45
"""Distances from here on might add up beyond `FAR` and then look as if there were no way at all."""


@inlined
def least_moves(t, w, second_w, v):
    """The bound from the smallest T, the two smallest W, and the smallest V of the helpers: see `build_bounds`."""
    return min(t, w + 1, max(v, second_w), second_w + 1)


@inlined
def next_on_way(walls, diagonals, colour, way):
    """The next cell of a way and the heading from there, both as cell | heading << 8; or `NO_MOVE` where a wall ends it."""
    cell, heading = way & 255, way >> 8
    if walls[cell] >> heading & 1:
        return NO_MOVE
    cell += step(heading)
    return cell | turned_by(diagonals[cell], colour, heading) << 8


@kernel
def lay_lines(walls, diagonals, kind, colour, line_cells, line_starts, marks):
    """List for each cell the cells on the four ways from it, which is where one move can end at best."""
    found = 0
    marks[:CELLS] = -1
    for cell in range(CELLS):
        line_starts[kind, cell] = found
        for heading in range(HEADINGS):
            start = cell | heading << 8
            way = next_on_way(walls, diagonals, colour, start)
            while way != NO_MOVE and way != start:
                if marks[way & 255] != cell:
                    marks[way & 255] = cell
                    line_cells[kind, found] = way & 255
                    found += 1
                way = next_on_way(walls, diagonals, colour, way)
    line_starts[kind, CELLS] = found


@kernel
def fill_distances(line_cells, line_starts, kind, origin, distances, queue):
    """Moves between a cell and every other if robots of the kind could stop wherever they pass; the same in both directions."""
    for cell in range(CELLS):
        distances[cell] = FAR
    distances[origin] = 0
    queue[0] = origin
    first, last = 0, 1
    while first < last:
        cell = queue[first]
        first += 1
        distance = distances[cell] + 1
        if distance < FAR:
            for place in range(line_starts[kind, cell], line_starts[kind, cell + 1]):
                beyond = line_cells[kind, place]
                if distances[beyond] == FAR:
                    distances[beyond] = distance
                    queue[last] = beyond
                    last += 1


@kernel
def mark_straight_arrivals(walls, diagonals, colour, target, matters, queue):
    """Find where the ricochet rule matters: where the goal robot, stopping anywhere, can come to the target without a turn.

    Sets ``matters[axis, cell]`` for a robot that came to the cell travelling on that axis. Ways can be gone backwards, so the
    search starts at the target.
    """
    for cell in range(CELLS):
        matters[VERTICAL, cell] = matters[HORIZONTAL, cell] = 0
    matters[VERTICAL, target] = matters[HORIZONTAL, target] = 1
    queue[0], queue[1] = target | VERTICAL << 8, target | HORIZONTAL << 8
    first, last = 0, 2
    while first < last:
        cell, axis = queue[first] & 255, queue[first] >> 8
        first += 1
        for heading in range(axis - VERTICAL, HEADINGS, 2):
            start = cell | heading << 8
            way = next_on_way(walls, diagonals, colour, start)
            # A way bent on a cell is left there in another axis than it was entered; both are marked, which is safe.
            while way != NO_MOVE and way != start:
                place = way & 255
                for other in range(VERTICAL, HORIZONTAL + 1):
                    if (other == VERTICAL + (way >> 8 & 1) or diagonals[place]) and not matters[other, place]:
                        matters[other, place] = 1
                        queue[last] = place | other << 8
                        last += 1
                way = next_on_way(walls, diagonals, colour, way)


@kernel
def lay_board_distances(ends, onward, line_cells, line_starts, kind, apart, alone, queue):
    """Distances of a kind on a board, whatever the target.

    ``apart[a, b]`` as in `fill_distances`; ``alone[b, a]`` moves from a to b that the board alone ends.
    """
    apart[:] = FAR
    alone[:] = FAR
    for cell in range(CELLS):
        apart[cell, cell] = alone[cell, cell] = 0
        for heading in range(HEADINGS):
            queue[cell * HEADINGS + heading] = end_of_way(ends, onward, kind, cell, heading)
    _approach(line_cells, line_starts, kind, apart)
    before = -1
    after = _sum(alone)
    while after != before:
        for cell in range(CELLS):
            for heading in range(HEADINGS):
                end = queue[cell * HEADINGS + heading]
                if end != NO_MOVE:
                    _lower(alone[end], alone[cell], 1)
        before, after = after, _sum(alone)


@kernel
def _approach(line_cells, line_starts, kind, costs):
    """Add to the costs of a robot on a cell the moves that bring it, if it could stop anywhere, to a better one."""
    before = -1
    after = _sum(costs)
    while after != before:
        for cell in range(CELLS):
            for place in range(line_starts[kind, cell], line_starts[kind, cell + 1]):
                _lower(costs[cell], costs[line_cells[kind, place]], 1)
        before, after = after, _sum(costs)


@kernel
def end_of_way(ends, onward, kind, cell, heading):
    """Where a robot rests that is alone on the board, or `NO_MOVE`."""
    first_turn = -1
    while True:
        end = ends[kind, cell] >> (8 * heading) & 255
        then = onward[kind, heading, cell]
        if then >= RESTS:
            return end if then == RESTS else NO_MOVE
        cell, heading = end, then
        if first_turn == (cell | heading << 8):
            return NO_MOVE
        if first_turn < 0:
            first_turn = cell | heading << 8


@kernel
def fill_simple_bounds(near, distances):
    """The bounds before `build_bounds` is worth its time: the goal robot's moves if it could stop anywhere."""
    for goal in range(CELLS):
        for helper in range(CELLS):
            near[goal, helper] = np.int32(distances[goal]) | np.int32(FAR << 8 | FAR << 16)


@kernel
def build_bounds(
    walls, diagonals, colour, target, apart, alone, distances, kinds, line_cells, line_starts, one, two, near, besides
):  # fmt: skip
    """Fill ``near``.

    Think of the cells on which helpers block the goal robot on its way to the target.

    - None or one, b. The goal robot needs ``one[b][goal]`` moves, and one of the helpers has to be brought to b.
      T of a helper is the least sum over all b; the smallest T of the helpers is a bound.
    - Two or more. For each such b the goal robot needs at least ``two[b][goal]`` moves: to bump into b, and on from beside it.
      V of a helper is this for b where it stands; W is the least sum, over all b, of this and the helper's way to b.
      If one helper does all the blocking, it moves once more at least: its W + 1. If two or more do, then the goal robot's
      moves and the way of either helper are at least the larger of their W. Either the other has to move as well, for one move
      more; or it stands where it blocks, and the moves are also at least its V.
    """
    for blocker in range(CELLS):
        beside = FAR
        for heading in range(HEADINGS):
            if not walls[blocker] >> heading & 1:
                cell = blocker + step(heading)
                if not diagonals[cell]:
                    beside = min(beside, distances[cell])
        besides[blocker] = beside
        for goal in range(CELLS):
            one[blocker, goal] = alone[target, goal]
            two[blocker, goal] = _no_more_than_far(apart[blocker, goal], beside)
    _stop_before_one_blocker(walls, diagonals, colour, alone, one)
    _bring_blockers(kinds, line_cells, line_starts, one)
    _bring_blockers(kinds, line_cells, line_starts, two)
    for goal in range(CELLS):
        for helper in range(CELLS):
            v = _no_more_than_far(apart[goal, helper], besides[helper])
            near[goal, helper] = one[helper, goal] | two[helper, goal] << 8 | np.int64(v) << 16


@inlined
def _no_more_than_far(cost, more):
    """The sum of two distances, neither above `FAR`, in bytes."""
    cost = np.uint8(cost + np.uint8(more))
    return min(np.uint8(FAR), cost)


@kernel
def are_exact(apart, alone, one, two):
    """Whether `FAR` in the tables that `build_bounds` has used means that there is no way, however long."""
    return max(_deepest(apart), _deepest(alone), _deepest(one), _deepest(two)) < _DEEP


@kernel
def distances_are_exact(distances):
    """The same for `fill_distances`."""
    deepest = 0
    for cell in range(CELLS):
        if distances[cell] < FAR:
            deepest = max(deepest, distances[cell])
    return deepest < _DEEP


@kernel
def _stop_before_one_blocker(walls, diagonals, colour, alone, one):
    """Let ``one[b]`` hold the moves to the target where all stops, but those before a blocker on b, are the board's own."""
    before = -1
    while True:
        for begin in range(CELLS):
            for heading in range(HEADINGS):
                start = begin | heading << 8
                cell = begin
                way = next_on_way(walls, diagonals, colour, start)
                while way != NO_MOVE and way != start:
                    blocker = way & 255
                    # A robot does not rest on a diagonal; one that rests where it began has not come nearer.
                    if cell != begin and not diagonals[cell] and one[blocker, cell] < FAR:
                        onwards = one[blocker, cell] + 1
                        _lower(one[blocker], alone[begin], onwards)
                    cell = blocker
                    way = next_on_way(walls, diagonals, colour, way)
        # Only the entries beside the blocker are read above; when these stay as they are, nothing else can change.
        after = 0
        for blocker in range(CELLS):
            for heading in range(HEADINGS):
                if not walls[blocker] >> heading & 1:
                    after += one[blocker, blocker + step(heading)]
        if after == before:
            return
        before = after


@kernel
def _bring_blockers(kinds, line_cells, line_starts, costs):
    """`_approach` by helpers of any kind that plays, and of one kind after the other."""
    before = -1
    after = _sum(costs)
    while after != before:
        several = -1
        for kind in range(len(kinds)):
            if kinds[kind]:
                several += 1
                _approach(line_cells, line_starts, kind, costs)
        before, after = after, _sum(costs)
        if several == 0:
            return


@inlined
def _lower(row, other, more):
    """Lower each entry of a row to that of another, and more, where that is less. In bytes, many at a time."""
    more = np.uint8(more)
    for index in range(CELLS):
        cost = np.uint8(other[index] + more)
        known = row[index]
        row[index] = min(known, cost)


@kernel
def _sum(costs):
    total = 0
    for row in range(CELLS):
        for index in range(CELLS):
            total += costs[row, index]
    return total


@kernel
def _deepest(costs):
    """The largest entry that is less than `FAR`."""
    deepest = np.uint8(0)
    for row in range(CELLS):
        for index in range(CELLS):
            cost = costs[row, index]
            if cost >= np.uint8(FAR):
                cost = np.uint8(0)
            deepest = max(deepest, cost)
    return np.int64(deepest)


@kernel
def forget_bounds_on_diagonals(diagonals, near):
    """No bound for robots on diagonals, where they can only stand at the start: those ways cannot be gone backwards."""
    for cell in range(CELLS):
        if diagonals[cell]:
            for other in range(CELLS):
                near[cell, other] = near[other, cell] = 0
