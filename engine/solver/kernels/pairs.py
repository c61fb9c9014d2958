# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""How many moves are needed at least, by the cells of the goal robot and of two helpers.

As `bounds`, this lets no robot be in another's way. But what it asks of the helpers that block the goal robot is added up:
of two of them both ways count, and one that comes from afar needs something to be stopped by as well.

Call it a *bump* where the goal robot is stopped by a helper, and the board alone would not stop it there. Think of any way to
solve a position. Its moves are never fewer than what is said for one of these cases:

- There is no bump: the goal robot needs as many moves as on an empty board.
- All bumps are into helpers on one cell, b. The goal robot needs `bounds.build_bounds`' ``one[b][goal]`` moves. Consider the
  helper into which it bumps first, and how that had come to b.

  - The board alone has stopped it each time.
  - Another helper, on a cell c, was the first robot to stop it, and was brought to c. Before, the board alone stopped it;
    after that, whatever stops it anywhere.
  - The goal robot on a cell c was the first to stop it. It had come to c with no bump, and goes on from c to bump into b.

- There are bumps into helpers on several cells. The goal robot has first bumped into one on b, with no bump before; and, for
  the last time, into one on another cell d. After that it comes to the target with no bump; or it bumps again, into b for the
  last time, and comes to the target with no bump after that. Between these it may stop anywhere. Either one helper was brought
  to b and from there to d, or one helper to b and another to d.

What takes one helper is kept in ``single[helper][goal]``, what takes two of them in ``pairs``, by the cells of the goal robot
and of the two in either order. The pairs of a cell of the goal robot are laid when they are first asked for. All of it is built
only for a search that has become long, for one goal robot and five robots: with four, asking takes longer than it saves.
"""

import numpy as np

from engine.solver.kernels.bounds import approach, beside, block, end_of_way, lower
from engine.solver.kernels.layout import FAR, called, inlined, kernel
from engine.solver.kernels.sizes import CELLS, HEADINGS
from engine.solver.kernels.slides import NO_MOVE

MOST_OF_PAIRS = FAR - 2
"""What a move needs by a bound of more than any is not told from there being no way, so nothing is left out for that."""


@inlined
def bound_without(single, pairs, cells, count, goal, robot, enough):
    """The bound by all helpers but one, for a cell of the goal robot whose pairs are laid; or ``enough`` or less."""
    least = MOST_OF_PAIRS
    for helper in range(1, count):
        if helper != robot:
            least = min(least, np.int64(single[cells[helper] & 255, goal & 255]))
    if least > enough:
        for helper in range(2, count):
            if helper != robot:
                for other in range(1, helper):
                    if other != robot:
                        row = (goal & 255) << 16 | (cells[helper] & 255) << 8
                        least = min(least, np.int64(pairs[row | cells[other] & 255]))
    return least


@inlined
def bound_with(single, pairs, cells, count, goal, robot, cell, without, enough):
    """The same by all helpers, that one being on a cell, from what `bound_without` has answered."""
    least = min(without, np.int64(single[cell & 255, goal & 255]))
    if least > enough:
        row = (goal & 255) << 16 | (cell & 255) << 8
        for other in range(1, count):
            if other != robot:
                least = min(least, np.int64(pairs[row | cells[other] & 255]))
    return least


@kernel
def build_pair_bounds(arrays, space, goal_kind, target, helpers):
    """Prepare all but the pairs themselves. ``helpers`` has a bit for each kind of theirs; `bounds` must have been built."""
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
    one, some, other = costs[0], costs[1], costs[2]
    block(walls, diagonals, target, alone, space.distances[goal_kind], bumps, one, some)
    _copy(one, space.toward)
    _bring(space, space.toward)
    # One helper, which nothing but the board stops.
    _copy(one, single)
    _come_alone(arrays, space, helpers, single)
    # One helper, which the goal robot stops.
    some[:] = FAR
    for cell in range(CELLS):
        for heading in range(HEADINGS):
            stop = beside(walls, diagonals, cell, heading)
            if stop != NO_MOVE:
                lower(some[cell], space.helper_bumps[heading, cell], space.toward[stop, cell])
    _come_alone(arrays, space, 1 << goal_kind, some)
    _transpose(some, other)
    for cell in range(CELLS):
        lower(single[cell], other[cell], 0)
    # One helper on two cells.
    some[:] = FAR
    for cell in range(CELLS):
        for heading in range(HEADINGS):
            lower(some[cell], bumps[heading, cell], space.after_bump[heading, cell, cell])
    _bring(space, some)
    for cell in range(CELLS):
        lower(single[cell], some[cell], 0)
        lower(single[cell], alone[target], 0)
    space.laid[:] = 0


@kernel
def _lay_ways_to_other(arrays, space, goal_kind, target):
    """Fill ``after_bump[heading][b][a]``: the goal robot's moves from beside b on, and the way of a helper from a to d."""
    walls, diagonals = arrays.walls, arrays.diagonals
    costs, bumps = space.costs, arrays.bumps[goal_kind, 0]
    alone = arrays.distances[goal_kind, 1]
    last, any_bump, transposed, back = costs[0], costs[1], costs[2], costs[3]
    last[:] = FAR
    any_bump[:] = FAR
    for cell in range(CELLS):
        for heading in range(HEADINGS):
            stop = beside(walls, diagonals, cell, heading)
            if stop != NO_MOVE:
                lower(any_bump[cell], bumps[heading, cell], 0)
                lower(last[cell], bumps[heading, cell], alone[target, stop])
    _transpose(last, transposed)
    back[:] = FAR
    for cell in range(CELLS):
        for heading in range(HEADINGS):
            stop = beside(walls, diagonals, cell, heading)
            if stop != NO_MOVE:
                lower(back[cell], transposed[stop], 0)
    for heading in range(HEADINGS):
        ways = costs[2]
        ways[:] = FAR
        for first in range(CELLS):
            stop = beside(walls, diagonals, first, heading)
            if stop != NO_MOVE:
                for other in range(CELLS):
                    if other != first:
                        again = any_bump[other, stop] + np.int64(back[other, first])
                        ways[other, first] = min(FAR, last[other, stop], again)
        _bring(space, ways)
        _transpose(ways, space.after_bump[heading])


@kernel
def lay_pairs(arrays, space, goal, kind):
    """Lay the pairs for a cell of the goal robot, which is of a kind."""
    called()
    pairs, bumps = space.pair_rows[goal], arrays.bumps[kind, 1]
    pairs[:] = MOST_OF_PAIRS
    for cell in range(CELLS):
        for heading in range(HEADINGS):
            stop = beside(arrays.walls, arrays.diagonals, cell, heading)
            if stop != NO_MOVE:
                if bumps[heading, cell, goal] < np.uint8(FAR):
                    lower(pairs[cell], space.after_bump[heading, cell], bumps[heading, cell, goal])
                if space.toward[stop, goal] < np.uint8(FAR):
                    lower(pairs[cell], space.helper_bumps[heading, cell], space.toward[stop, goal])
    _bring(space, pairs)
    _make_symmetric(space.pair_words[goal])
    space.laid[goal] = 1


@kernel
def _bring(space, costs):
    """Let helpers be brought from the cells of the first index, stopping anywhere."""
    approach(space.line_cells, space.line_starts, costs, space.scratch[40 + 4 * CELLS :])


@kernel
def _come_alone(arrays, space, helpers, costs):
    """Let robots of some kinds come from the cells of the first index, the board alone ending their moves."""
    ways, count = space.scratch[40:], 0
    for cell in range(CELLS):
        for heading in range(HEADINGS):
            first = count
            for kind in range(len(arrays.colours)):
                if helpers >> kind & 1:
                    end = end_of_way(arrays.ends, arrays.onward, kind, cell, heading)
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
            changed |= lower(costs[ways[way] & 255], costs[ways[way] >> 8], 1)


@inlined
def _exchanged(one, other, shift, mask):
    """Two words, the upper part of each so many bits of the one exchanged for the lower of the other."""
    apart = (one >> np.uint64(shift) ^ other) & np.uint64(mask)
    return one ^ apart << np.uint64(shift), other ^ apart


@inlined
def _transposed(words, row, column):
    """Eight rows of eight bytes each, transposed."""
    a, b, c, d = words[row, column], words[row + 1, column], words[row + 2, column], words[row + 3, column]
    e, f, g, h = words[row + 4, column], words[row + 5, column], words[row + 6, column], words[row + 7, column]
    a, e = _exchanged(a, e, 32, 0xFFFFFFFF)
    b, f = _exchanged(b, f, 32, 0xFFFFFFFF)
    c, g = _exchanged(c, g, 32, 0xFFFFFFFF)
    d, h = _exchanged(d, h, 32, 0xFFFFFFFF)
    a, c = _exchanged(a, c, 16, 0xFFFF0000FFFF)
    b, d = _exchanged(b, d, 16, 0xFFFF0000FFFF)
    e, g = _exchanged(e, g, 16, 0xFFFF0000FFFF)
    f, h = _exchanged(f, h, 16, 0xFFFF0000FFFF)
    a, b = _exchanged(a, b, 8, 0xFF00FF00FF00FF)
    c, d = _exchanged(c, d, 8, 0xFF00FF00FF00FF)
    e, f = _exchanged(e, f, 8, 0xFF00FF00FF00FF)
    g, h = _exchanged(g, h, 8, 0xFF00FF00FF00FF)
    return a, b, c, d, e, f, g, h


@inlined
def _smaller_bytes(one, other):
    """The smaller of each two bytes below 128."""
    signs = np.uint64(0x8080808080808080)
    is_less = (((other | signs) - one & signs) >> np.uint64(7)) * np.uint64(255)
    return one & is_less | other & ~is_less


@kernel
def _lower_words(words, row, column, eight):
    for index in range(8):
        words[row + index, column] = _smaller_bytes(words[row + index, column], eight[index])


@kernel
def _make_symmetric(words):
    """Let each entry be the smaller of it and its mirror image; eight are in a word."""
    for part in range(CELLS // 8):
        for other in range(part + 1):
            below, above = _transposed(words, 8 * part, other), _transposed(words, 8 * other, part)
            _lower_words(words, 8 * other, part, below)
            if other != part:
                _lower_words(words, 8 * part, other, above)


@kernel
def _copy(one, other):
    for row in range(CELLS):
        for index in range(CELLS):
            other[row, index] = one[row, index]


@kernel
def _transpose(one, other):
    for row in range(CELLS):
        for index in range(CELLS):
            other[index, row] = one[row, index]
