# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Lower bounds by the cells of the goal robot and of one helper.

``near[helper cell, goal cell]`` packs four numbers, T, W, V and X, eight bits each. With those of every helper, `least_moves`
never exceeds the true number of moves.

All bounds relax the game in one way, with diagonals as without: no robot ever blocks another, except that a robot which is
needed as a blocker has to be brought to the very cell where it blocks. For a move, bent or not, ends either where the board
alone ends it, or before a cell on which a helper stands.
"""

import numpy as np

from engine.solver.kernels.layout import FAR, called, inlined, kernel
from engine.solver.kernels.rows import (
    capped,
    differ,
    larger_of,
    more_by,
    put_numbers,
    put_row,
    row_at,
    row_of,
    smaller_of,
    sum_of,
)
from engine.solver.kernels.sizes import BYTE_MASK, CELLS, HEADINGS, HORIZONTAL, ROBOTS, VERTICAL
from engine.solver.kernels.slides import NO_MOVE, RESTS, end_and_marks, step, then_of, turned_by

_DEEP = 45
"""Distances from here on could add up beyond `FAR` and then look as if the target were unreachable."""


@inlined
def least_moves(t, w, second_w, v, second_v, x):
    """Return the bound for the smallest T, the two smallest W and V, and the smallest X of the helpers: see `build_bounds`."""
    several = max(second_w, x)
    standing = min(second_v, v + 1)
    return min(t, max(w + 1, x), max(standing, several), several + 1)


@inlined
def next_on_way(walls, diagonals, colour, way):
    """Return the next cell of a path and its heading there, both as cell | heading << 8; or `NO_MOVE` at a wall."""
    cell, heading = way & BYTE_MASK, way >> 8
    if walls[cell] >> heading & 1:
        return NO_MOVE
    cell += step(heading)
    return cell | turned_by(diagonals[cell], colour, heading) << 8


@kernel
def lay_lines(walls, diagonals, kind, colour, line_cells, line_starts, lines_of, marks):
    """List the *lines*: the cells, other than those of diagonals, of a path from one end to the other.

    Paths are reversible, so every cell is on at most two lines; and a robot that sets off on a line can at best stop on any
    other of its cells. ``line_starts`` is padded with the end of the last line; ``lines_of`` has the lines of each cell, or -1
    where there are fewer.
    """
    marks[: CELLS * HEADINGS] = 0
    lines_of[kind] = -1
    lines = found = 0
    # A path that begins at no wall is a cycle.
    for circles in range(2):
        for index in range(CELLS * HEADINGS):
            cell, heading = index & BYTE_MASK, index >> 8
            came = turned_by(diagonals[cell], colour, heading)
            if marks[index] or not (circles or walls[cell] >> (came ^ 2) & 1):
                continue
            line_starts[kind, lines] = found
            way = index
            while way != NO_MOVE and not marks[way]:
                cell = way & BYTE_MASK
                marks[way] = 1
                marks[cell | (turned_by(diagonals[cell], colour, way >> 8) ^ 2) << 8] = 1
                if not diagonals[cell]:
                    line_cells[kind, found] = cell
                    found += 1
                way = next_on_way(walls, diagonals, colour, way)
            if found > line_starts[kind, lines] + 1:
                for place in range(line_starts[kind, lines], found):
                    cell = line_cells[kind, place]
                    lines_of[kind, cell, 0 if lines_of[kind, cell, 0] < 0 else 1] = lines
                lines += 1
            else:
                found = line_starts[kind, lines]
    line_starts[kind, lines:] = found


@kernel
def fill_distances(line_cells, line_starts, lines_of, kind, origin, distances, queue):
    """Compute the moves between a cell and every other if robots of the kind could stop on any cell; symmetric."""
    distances[:] = FAR
    distances[origin] = 0
    is_done = queue[CELLS : 2 * CELLS]
    is_done[:] = 0
    queue[0] = origin
    first, last = 0, 1
    while first < last:
        cell = queue[first]
        first += 1
        for one in range(2):
            line = np.int64(lines_of[kind, cell, one])
            if line < 0 or is_done[line]:
                continue
            is_done[line] = 1
            for place in range(line_starts[kind, line], line_starts[kind, line + 1]):
                other = line_cells[kind, np.uint64(place)]
                if distances[other] == FAR:
                    distances[other] = distances[cell] + 1
                    queue[last] = other
                    last += 1


@kernel
def mark_straight_arrivals(walls, diagonals, colour, target, matters, queue):
    """Find where the ricochet rule matters: where the goal robot, stopping anywhere, can reach the target without a turn.

    Sets ``matters[axis, cell]`` for a robot that reached the cell travelling on that axis. Paths are reversible, so the search
    starts at the target.
    """
    for cell in range(CELLS):
        matters[VERTICAL, cell] = matters[HORIZONTAL, cell] = 0
    matters[VERTICAL, target] = matters[HORIZONTAL, target] = 1
    queue[0], queue[1] = target | VERTICAL << 8, target | HORIZONTAL << 8
    first, last = 0, 2
    while first < last:
        cell, axis = queue[first] & BYTE_MASK, queue[first] >> 8
        first += 1
        for heading in range(axis - VERTICAL, HEADINGS, 2):
            start = cell | heading << 8
            way = next_on_way(walls, diagonals, colour, start)
            # A path that is bent on a cell leaves it in another axis than it entered; both are marked, which is safe.
            while way != NO_MOVE and way != start:
                place = way & BYTE_MASK
                for other in range(VERTICAL, HORIZONTAL + 1):
                    if (other == VERTICAL + (way >> 8 & 1) or diagonals[place]) and not matters[other, place]:
                        matters[other, place] = 1
                        queue[last] = place | other << 8
                        last += 1
                way = next_on_way(walls, diagonals, colour, way)


@kernel
def lay_board_distances(ends, line_cells, line_starts, kind, apart, alone, queue, marks):
    """Compute the distances of a kind on a board, independent of the target.

    ``apart[a, b]`` as in `fill_distances`; ``alone[b, a]`` are the moves from a to b that the board alone ends.
    """
    apart[:] = FAR
    alone[:] = FAR
    for cell in range(CELLS):
        apart[cell, cell] = alone[cell, cell] = 0
        for heading in range(HEADINGS):
            queue[cell * HEADINGS + heading] = end_of_way(ends, kind, cell, heading)
    approach(line_cells[kind], line_starts[kind], apart, marks)
    lowered = marks[:CELLS]
    lowered[:] = 1
    changed = True
    while changed:
        changed = False
        for cell in range(CELLS):
            if lowered[cell]:
                lowered[cell] = 0
                for heading in range(HEADINGS):
                    end = queue[cell * HEADINGS + heading]
                    if end != NO_MOVE and lower(alone[end], alone[cell], 1):
                        lowered[end] = 1
                        changed = True


@kernel
def approach(line_cells, line_starts, costs, marks):
    """Lower the costs of cells by the moves to cheaper ones, if a robot could stop anywhere.

    A line is visited again only if costs of its cells were lowered since.
    """
    called()
    # A kind has no more lines than cells: each line has two or more cells, and a cell is on two lines. Helpers are of four
    # kinds.
    lowered, done = marks[:CELLS], marks[CELLS : ROBOTS * CELLS]
    lowered[:] = 1
    done[:] = 0
    turn = 1
    changed = True
    while changed:
        changed = False
        line = 0
        while line_starts[line] < line_starts[line + 1]:
            first, end = np.uint64(line_starts[line]), np.uint64(line_starts[line + 1])
            place = first
            while place < end and lowered[line_cells[place] & BYTE_MASK] <= done[line]:
                place += np.uint64(1)
            if place < end:
                turn += 1
                done[line] = turn
                best = row_of(FAR)
                for place in range(first, end):
                    best = smaller_of(best, row_at(costs, line_cells[place]))
                best = more_by(best, 1)
                for place in range(first, end):
                    if lower_to(costs, line_cells[place], best):
                        lowered[line_cells[place] & BYTE_MASK] = turn
                        changed = True
            line += 1


@kernel
def end_of_way(ends, kind, cell, heading):
    """Return where a robot rests that is alone on the board, or `NO_MOVE`."""
    first_turn = -1
    while True:
        end, marks = end_and_marks(ends, kind, cell, heading)
        then = then_of(marks)
        if then >= RESTS:
            return end if then == RESTS else NO_MOVE
        cell, heading = end, then
        if first_turn == (cell | heading << 8):
            return NO_MOVE
        if first_turn < 0:
            first_turn = cell | heading << 8


@kernel
def fill_simple_bounds(near, distances):
    """Fill ``near`` with the goal robot's moves if it could stop anywhere: the bounds of short searches."""
    for helper in range(CELLS):
        for goal in range(CELLS):
            near[helper, goal] = np.int32(distances[goal]) | np.int32(FAR << 8 | FAR << 16 | FAR << 24)


@kernel
def build_bounds(
    target, alone, apart_bumps, alone_bumps, returns, distances, line_cells, line_starts, costs, left, near, marks
):
    """Fill ``near``, except for X, and ``costs``, its intermediate result. Return `are_exact` of that.

    The bumps are the results of `lay_bumps` for ``apart`` and ``alone``. X is 0, its trivial value: `add_last_bumps` is for
    long searches.

    Consider the cells on which helpers block the goal robot on its way to the target.

    - None or one, b. The goal robot needs ``one[b][goal]`` moves, and one of the helpers has to be brought to b.
      T of a helper is the least sum over all b; the smallest T of the helpers is a bound.
    - Two or more. For each such b the goal robot needs at least ``two[b][goal]`` moves: to bump into b from one side, and on
      from beside it. V of a helper is this for b where it stands; W is the least sum, over all b, of this and the helper's way
      to b.
      After it last bumps into a helper, only the board ends its moves; that is the second bump at least: ``last[b][goal]``, if
      b is that helper's cell. X of a helper is the least sum of this and its way to b, and the moves are at least the smallest
      X of the helpers. (The same could be said of the first bump, with moves before it that only the board ends; that made
      hardly any search shorter.)
      If one helper does all the blocking, it moves at least once more: its W + 1. If two or more do, then the goal robot's
      moves and the way of either of two helpers are at least the larger of their W, or X for the last bump's. Either
      each of them has to move, so that there is one move more; or one is in place already. Then the moves are at least its
      V, and one more if any helper moves. If none does, another is in place as well, with a V of its own.
    """
    one, two, here = costs[0], costs[1], costs[2]
    for blocker in range(CELLS):
        bumped = row_of(FAR)
        for heading in range(HEADINGS):
            bump = row_at(apart_bumps, heading * CELLS + blocker)
            bumped = smaller_of(bumped, more_by(bump, distances[_behind(blocker, heading)]))
        put_row(two, blocker, bumped)
        put_row(here, blocker, bumped)
    block(target, alone, alone_bumps, returns, left, one)
    for some in range(2):
        approach(line_cells, line_starts, costs[some], marks)
    for helper in range(CELLS):
        put_numbers(near, helper, row_at(one, helper), row_at(two, helper), row_at(here, helper), row_of(0))
    return are_exact(costs[:2])


@kernel
def add_last_bumps(target, alone, apart_bumps, line_cells, line_starts, costs, near, marks):
    """Fill X of ``near``: see `build_bounds`."""
    called()
    last = costs[0]
    for blocker in range(CELLS):
        ended = row_of(FAR)
        for heading in range(HEADINGS):
            bump = row_at(apart_bumps, heading * CELLS + blocker)
            ended = smaller_of(ended, more_by(larger_of(row_of(2), bump), alone[target, _behind(blocker, heading)]))
        put_row(last, blocker, ended)
    approach(line_cells, line_starts, last, marks)
    for helper in range(CELLS):
        for goal in range(CELLS):
            near[helper, goal] |= np.int32(last[helper, goal]) << 24
    return are_exact(costs[:1])


@kernel
def lay_bumps(walls, diagonals, colour, reached, bumps):
    """Compute ``bumps[heading][b][a]``: the moves from a, of which all but the last are as in ``reached``, that bump into b.

    The last move travels in the heading when it stops before b, and has begun at least one cell further back.
    """
    for heading in range(HEADINGS):
        ahead = step(heading)
        for index in range(CELLS):
            # The previous cell is always computed before.
            blocker = index if ahead > 0 else CELLS - 1 - index
            beside = blocker - ahead
            if walls[blocker] >> (heading ^ 2) & 1 or diagonals[beside] or walls[beside] >> (heading ^ 2) & 1:
                least = row_of(FAR)
            elif not diagonals[beside - ahead]:
                least = more_by(row_at(reached, beside - ahead), 1)
                least = smaller_of(least, row_at(bumps, heading * CELLS + beside))
            else:
                least = row_of(FAR)
                start = beside | (heading ^ 2) << 8
                way = next_on_way(walls, diagonals, colour, start)
                while way != NO_MOVE and way != start:
                    least = smaller_of(least, more_by(row_at(reached, way & BYTE_MASK), 1))
                    way = next_on_way(walls, diagonals, colour, way)
            put_row(bumps, heading * CELLS + blocker, smaller_of(least, row_of(FAR)))


@inlined
def beside(walls, diagonals, blocker, heading):
    """Return the cell on which a robot stops that bumps into another with this heading, or `NO_MOVE`."""
    if walls[blocker] >> (heading ^ 2) & 1 or diagonals[blocker - step(heading)]:
        return NO_MOVE
    return blocker - step(heading)


@inlined
def _behind(blocker, heading):
    """Return the same cell; or any cell where nothing can bump into the blocker, since the bumps there are `FAR`."""
    return (blocker - step(heading)) & (CELLS - 1)


@kernel
def lay_returns(walls, diagonals, bumps, returns):
    """Compute ``returns[4 * heading + other][b]``: the moves from beside b, between bumps with these two headings."""
    for heading in range(HEADINGS):
        for other in range(HEADINGS):
            for blocker in range(CELLS):
                cell = beside(walls, diagonals, blocker, heading)
                returns[heading * HEADINGS + other, blocker] = FAR if cell == NO_MOVE else bumps[other, blocker, cell]


@kernel
def block(target, alone, bumps, returns, left, one):
    """Compute the rows of a single blocker. ``returns`` is the result of `lay_returns` for the bumps."""
    # From the four cells beside each blocker, the moves to the target that the board or the blocker ends.
    for heading in range(HEADINGS):
        for blocker in range(CELLS):
            left[heading, blocker] = alone[target, _behind(blocker, heading)]
    for _ in range(HEADINGS - 1):
        for heading in range(HEADINGS):
            least = row_at(left, heading)
            for other in range(HEADINGS):
                again = sum_of(row_at(returns, heading * HEADINGS + other), row_at(left, other))
                # Capped at what `are_exact` recognizes, so that no sum looks as if the target were unreachable.
                least = smaller_of(least, capped(again, _DEEP, FAR))
            put_row(left, heading, least)
    for blocker in range(CELLS):
        least = row_at(alone, target)
        for heading in range(HEADINGS):
            least = smaller_of(least, more_by(row_at(bumps, heading * CELLS + blocker), left[heading, blocker]))
        put_row(one, blocker, least)


@kernel
def are_exact(arrays):
    """Return whether `FAR` in all of these arrays of costs or distances means that there is no way, of any length."""
    over = 256 - FAR
    deepest = row_of(0)
    for index in range(len(arrays) * CELLS):
        # Values of `FAR` or more wrap around to less than all others.
        deepest = larger_of(deepest, more_by(row_at(arrays, index), over))
    return not differ(deepest, smaller_of(deepest, row_of(over + _DEEP - 1)))


@kernel
def distances_are_exact(distances):
    """Return the same for the result of `fill_distances`."""
    deepest = 0
    for cell in range(CELLS):
        if distances[cell] < FAR:
            deepest = max(deepest, distances[cell])
    return deepest < _DEEP


@kernel
def join_lines(in_play, all_cells, all_starts, lines_of, line_cells, line_starts):
    """List the lines of all kinds that are in play, each once: where robots of any of these kinds could go."""
    lines = found = 0
    for kind in range(len(in_play)):
        line = 0
        while in_play[kind] and all_starts[kind, line] < all_starts[kind, line + 1]:
            is_known = False
            for other in range(kind):
                is_known |= in_play[other] != 0 and _has_line(all_cells, all_starts, lines_of, other, kind, line)
            if not is_known:
                line_starts[lines] = found
                for place in range(all_starts[kind, line], all_starts[kind, line + 1]):
                    line_cells[found] = all_cells[kind, place]
                    found += 1
                lines += 1
            line += 1
    line_starts[lines:] = found


@inlined
def _has_line(all_cells, all_starts, lines_of, other, kind, line):
    """Return whether another kind has the same line, which then begins on the same cell."""
    first = np.int64(all_starts[kind, line])
    length = all_starts[kind, line + 1] - first
    for one in range(2):
        candidate = np.int64(lines_of[other, all_cells[kind, first], one])
        if candidate < 0 or all_starts[other, candidate + 1] - all_starts[other, candidate] != length:
            continue
        place = 0
        while place < length and all_cells[other, all_starts[other, candidate] + place] == all_cells[kind, first + place]:
            place += 1
        if place == length:
            return True
    return False


@inlined
def lower(row, other, more):
    """Lower each entry of a row to that of another plus ``more``; return whether any was lowered."""
    return lower_to(row, 0, more_by(row_at(other, 0), more))


@inlined
def lower_to(costs, cell, least):
    """Lower the entries of an array's row to those of a row that is not in memory."""
    known = row_at(costs, cell)
    less = smaller_of(known, least)
    if differ(known, less):
        put_row(costs, cell, less)
        return True
    return False


@kernel
def forget_bounds_on_diagonals(diagonals, near):
    """Set no bound for robots on diagonals, which can only start there: those paths are not reversible."""
    for cell in range(CELLS):
        if diagonals[cell]:
            for other in range(CELLS):
                near[cell, other] = near[other, cell] = 0


@kernel
def forget_distances_on_diagonals(diagonals, distances):
    """Do the same for the distances of a goal robot on a diagonal."""
    for cell in range(CELLS):
        if diagonals[cell]:
            distances[cell] = 0
