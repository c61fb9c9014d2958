# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Lower bounds by the cells of the goal robot and of two helpers.

As in `bounds`, no robot blocks another unless needed. But the costs of helpers that block the goal robot are added up: of two
of them both ways count, and one that comes from afar needs a blocker as well.

Call it a *bump* where the goal robot is stopped by a helper, and the board alone would not stop it there. Every solution of a
position has at least as many moves as one of these cases requires:

- There is no bump: the goal robot needs as many moves as on an empty board.
- All bumps are into helpers on one cell, b. The goal robot needs `bounds.build_bounds`' ``one[b][goal]`` moves, and the helper
  into which it bumps first has to come to b.
- There are bumps into helpers on several cells. The goal robot has first bumped into one on b, with no bump before; and, for
  the last time, into one on another cell d. After that it reaches the target with no bump; or it bumps again, into b for the
  last time, and reaches the target with no bump after that. Between these it may stop anywhere. Either one helper has to come
  to b, and then be brought to d, whatever stops it on that way; or one helper is brought to b and another to d.

Where one helper has to come to b, consider how it came there before the goal robot bumped into it for the first time.

- The board alone has stopped it each time.
- Another helper, on a cell c, was the first robot to stop it, and was brought to c. Before, the board alone stopped it; after
  that, whatever stops it anywhere.
- The goal robot on a cell c was the first to stop it. It had come to c with no bump, and goes on from c to bump into b.

The bounds with one helper are in ``single[goal][helper]``, those with two in ``pairs``, by the cells of the goal robot and of
the two in either order; the one is stored behind the other. The pairs of a cell of the goal robot are computed after some
failed look-ups, since half of the cells that it reaches are hardly ever looked up. All of it is built only for a long search,
for one goal robot and five robots: with four, looking up takes longer than it saves.
"""

import numpy as np

from engine.solver.kernels.bounds import approach, beside, block, end_of_way, lower
from engine.solver.kernels.lanes import larger, smaller
from engine.solver.kernels.layout import FAR, called, inlined, kernel
from engine.solver.kernels.quads import chosen, look_up, repeat, sum_of_bytes
from engine.solver.kernels.rows import (
    BLOCK,
    make_block_symmetric,
    more_by,
    put_row,
    row_at,
    row_of,
    smaller_of,
    sum_of,
    transpose_block,
)
from engine.solver.kernels.sizes import BYTE_MASK, CELLS, HEADINGS, ROBOTS
from engine.solver.kernels.slides import NO_MOVE
from engine.solver.kernels.transposition_table import prefetch

MOST_OF_PAIRS = FAR - 2
"""The largest bound of a pair. Larger needs are treated as unknown, and prune nothing."""
_FETCHED = 64
"""The size of a cache line in bytes."""
_ONE, _NONE = 0x01010101, 0x7F7F7F7F
"""Four bytes."""
_SINGLE = CELLS * CELLS * CELLS
"""The offset of ``single``, behind the pairs."""


@inlined
def _row_of_pairs(goal, helper):
    """Return the offset of the row of a pair: of a cell of the goal robot and one of a helper, for all cells of another."""
    return (goal & BYTE_MASK) << 16 | (helper & BYTE_MASK) << 8


@inlined
def _row_of_single(goal):
    """Return the offset of the row of a cell of the goal robot with one helper, for all cells of that."""
    return _SINGLE | (goal & BYTE_MASK) << 8


@inlined
def are_laid(arrays, space, goal, kind):
    """Return whether the pairs for a cell of the goal robot are computed, after computing them if it is time."""
    left = space.asks_left[goal & BYTE_MASK]
    if left >= 0:
        if left:
            space.asks_left[goal & BYTE_MASK] = left - 1
            return False
        lay_pairs(arrays, space, goal, kind)
    return True


@inlined
def bound_by_pairs(pairs, cells, count, goal, enough):
    """Return the bound for a cell of the goal robot whose pairs are computed; or ``enough`` or less."""
    least, row = MOST_OF_PAIRS, _row_of_single(goal)
    for helper in range(1, count):
        least = min(least, np.int64(pairs[row | cells[helper] & BYTE_MASK]))
    if least > enough:
        for helper in range(2, count):
            row = _row_of_pairs(goal, cells[helper])
            for other in range(1, helper):
                least = min(least, np.int64(pairs[row | cells[other] & BYTE_MASK]))
    return least


@inlined
def bounds_by_helpers(pairs, cells):
    """Return for each of four helpers the bounds of the cases with it, and of those without it: a byte each.

    A solution that begins with a move of a helper has no fewer moves than the first, or than the second and one more. For
    the rest of it after that move is one of the cases above. If the case involves only others, its bound was the same before
    the move. If it involves this helper, so does the whole solution's.
    """
    row = _row_of_single(cells[0])
    a, b = np.int64(pairs[row | cells[1] & BYTE_MASK]), np.int64(pairs[row | cells[2] & BYTE_MASK])
    c, d = np.int64(pairs[row | cells[3] & BYTE_MASK]), np.int64(pairs[row | cells[4] & BYTE_MASK])
    row = _row_of_pairs(cells[0], cells[1])
    ab, ac = np.int64(pairs[row | cells[2] & BYTE_MASK]), np.int64(pairs[row | cells[3] & BYTE_MASK])
    ad = np.int64(pairs[row | cells[4] & BYTE_MASK])
    row = _row_of_pairs(cells[0], cells[2])
    bc, bd = np.int64(pairs[row | cells[3] & BYTE_MASK]), np.int64(pairs[row | cells[4] & BYTE_MASK])
    cd = np.int64(pairs[_row_of_pairs(cells[0], cells[3]) | cells[4] & BYTE_MASK])
    of_a_b, of_c_d = min(a, b, ab, MOST_OF_PAIRS), min(c, d, cd, MOST_OF_PAIRS)
    without_a, without_b = min(of_c_d, b, bc, bd), min(of_c_d, a, ac, ad)
    without_c, without_d = min(of_a_b, d, ad, bd), min(of_a_b, c, ac, bc)
    return (
        min(a, ab, ac, ad) | min(b, ab, bc, bd) << 8 | min(c, ac, bc, cd) << 16 | min(d, ad, bd, cd) << 24,
        without_a | without_b << 8 | without_c << 16 | without_d << 24,
    )


@inlined
def fetch_rows(pairs, state):
    """Prefetch the rows of the helpers' look-ups for a state that is likely to be the next."""
    for helper in range(ROBOTS):
        row = _row_of_pairs(state, state >> (8 * helper)) if helper else _row_of_single(state)
        for part in range(0, CELLS, _FETCHED):
            prefetch(pairs, row | part)


@inlined
def needs_by_pairs(pairs, cells, ends, without, least):
    """Return what the moves of four helpers need, by the cells where they end, from ``least`` on.

    ``without`` is the bound by the other helpers. More than `MOST_OF_PAIRS` is treated as unknown.
    """
    bound = smaller(without, look_up(pairs, _row_of_single(cells[0]), ends))
    none = repeat(_NONE)
    # With another helper, but not with itself.
    for_a = look_up(pairs, _row_of_pairs(cells[0], cells[1]), ends)
    for_b = look_up(pairs, _row_of_pairs(cells[0], cells[2]), ends)
    for_c = look_up(pairs, _row_of_pairs(cells[0], cells[3]), ends)
    for_d = look_up(pairs, _row_of_pairs(cells[0], cells[4]), ends)
    one = smaller(chosen(0xF0, none, for_a), chosen(0xF00, none, for_b))
    other = smaller(chosen(0xF000, none, for_c), chosen(0xF0000, none, for_d))
    bound = smaller(bound, smaller(one, other))
    return larger(sum_of_bytes(bound, repeat(_ONE)), least)


@kernel
def build_pair_bounds(arrays, space, goal_kind, target, helpers):
    """Prepare all but the pairs themselves. ``helpers`` has a bit for each of their kinds; `bounds` must have been built."""
    called()
    walls, diagonals = arrays.walls, arrays.diagonals
    costs, single = space.costs, space.single
    alone, bumps = arrays.distances[goal_kind, 1], arrays.bumps[goal_kind, 1]
    _lay_ways_to_other(arrays, space, goal_kind, target)
    space.helper_bumps[:] = FAR
    for kind in range(len(arrays.colours)):
        if helpers >> kind & 1:
            for heading in range(HEADINGS):
                for cell in range(CELLS):
                    lower(space.helper_bumps[heading, cell], arrays.bumps[kind, 1, heading, cell], 0)
    # One helper, on one cell or on two, which the board alone stops on its way to the first.
    some, by_helper = costs[0], costs[1]
    block(target, alone, bumps, arrays.returns[goal_kind], space.left, by_helper)
    for cell in range(CELLS):
        for heading in range(HEADINGS):
            lower(by_helper[cell], bumps[heading, cell], space.after_bump[heading, cell, cell])
    _copy(by_helper, space.toward)
    _bring(space, space.toward)
    _come_alone(arrays, space, helpers, by_helper)
    # The same, but the goal robot stops it.
    some[:] = FAR
    for cell in range(CELLS):
        for heading in range(HEADINGS):
            stop = beside(walls, diagonals, cell, heading)
            if stop != NO_MOVE:
                lower(some[cell], space.helper_bumps[heading, cell], space.toward[stop, cell])
    _come_alone(arrays, space, 1 << goal_kind, some)
    transpose(by_helper, single)
    for cell in range(CELLS):
        lower(single[cell], some[cell], 0)


@kernel
def _lay_ways_to_other(arrays, space, goal_kind, target):
    """Compute ``after_bump[heading][b][a]``: the goal robot's moves from beside b on, and the way of a helper from a to d."""
    walls, diagonals = arrays.walls, arrays.diagonals
    costs, bumps = space.costs, arrays.bumps[goal_kind, 0]
    alone = arrays.distances[goal_kind, 1]
    last, any_bump, transposed, back, ways = costs[0], costs[1], costs[2], costs[3], costs[4]
    for cell in range(CELLS):
        bumped = ended = row_of(FAR)
        for heading in range(HEADINGS):
            stop = beside(walls, diagonals, cell, heading)
            if stop != NO_MOVE:
                bump = row_at(bumps, heading * CELLS + cell)
                bumped = smaller_of(bumped, bump)
                ended = smaller_of(ended, more_by(bump, alone[target, stop]))
        put_row(any_bump, cell, bumped)
        put_row(last, cell, ended)
    transpose(last, transposed)
    for cell in range(CELLS):
        least = row_of(FAR)
        for heading in range(HEADINGS):
            stop = beside(walls, diagonals, cell, heading)
            if stop != NO_MOVE:
                least = smaller_of(least, row_at(transposed, stop))
        put_row(back, cell, least)
    any_transposed, back_transposed = last, ways
    transpose(any_bump, any_transposed)
    transpose(back, back_transposed)
    for heading in range(HEADINGS):
        for first in range(CELLS):
            stop = beside(walls, diagonals, first, heading)
            least = row_of(FAR)
            if stop != NO_MOVE:
                again = sum_of(row_at(any_transposed, stop), row_at(back_transposed, first))
                least = smaller_of(least, smaller_of(row_at(transposed, stop), again))
            put_row(any_bump, first, least)
            any_bump[first, first] = FAR
        transpose(any_bump, back)
        _bring(space, back)
        transpose(back, space.after_bump[heading])


@kernel
def lay_pairs(arrays, space, goal, kind):
    """Compute the pairs for a cell of the goal robot, which is of a kind."""
    called()
    pairs, bumps = space.pair_rows[goal], arrays.bumps[kind, 1]
    for cell in range(CELLS):
        least = row_of(MOST_OF_PAIRS)
        for heading in range(HEADINGS):
            stop = beside(arrays.walls, arrays.diagonals, cell, heading)
            if stop != NO_MOVE:
                if bumps[heading, cell, goal] < np.uint8(FAR):
                    ways = row_at(space.after_bump, heading * CELLS + cell)
                    least = smaller_of(least, more_by(ways, bumps[heading, cell, goal]))
                if space.toward[stop, goal] < np.uint8(FAR):
                    ways = row_at(space.helper_bumps, heading * CELLS + cell)
                    least = smaller_of(least, more_by(ways, space.toward[stop, goal]))
        put_row(pairs, cell, least)
    _bring(space, pairs)
    make_symmetric(pairs)
    space.asks_left[goal] = -1


@kernel
def make_symmetric(costs):
    """Lower each entry to its mirror image where that is smaller."""
    for row in range(0, CELLS, BLOCK):
        for column in range(0, row + 1, BLOCK):
            make_block_symmetric(costs, row, column)


@kernel
def _bring(space, costs):
    """Add the moves of helpers from the cells of the first index, stopping anywhere."""
    approach(space.line_cells, space.line_starts, costs, space.scratch[40 + 4 * CELLS :])


@kernel
def _come_alone(arrays, space, helpers, costs):
    """Add the moves of robots of some kinds from the cells of the first index, ended by the board alone."""
    ways, count = space.scratch[40:], 0
    for cell in range(CELLS):
        for heading in range(HEADINGS):
            first = count
            for kind in range(len(arrays.colours)):
                if helpers >> kind & 1:
                    end = end_of_way(arrays.ends, kind, cell, heading)
                    known = end in (NO_MOVE, cell)
                    for way in range(first, count):
                        known |= ways[way] >> 8 == end
                    if not known:
                        ways[count] = cell | end << 8
                        count += 1
    changed = True
    while changed:
        changed = False
        for way in range(count):
            changed |= lower(costs[ways[way] & BYTE_MASK], costs[ways[way] >> 8], 1)


@kernel
def _copy(one, other):
    for row in range(CELLS):
        for index in range(CELLS):
            other[row, index] = one[row, index]


@kernel
def transpose(one, other):
    """Write a square array to another, transposed."""
    for row in range(0, CELLS, BLOCK):
        for column in range(0, CELLS, BLOCK):
            transpose_block(one, other, row, column)
