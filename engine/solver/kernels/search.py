# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The fallback's search for a shortest solution: iterative deepening, depth first, over a stack that can be paused.

States are pruned for three reasons alone: the bound is larger than the moves that are left; the search has opened the state, or
is going to, with as many moves left; or the move to it is left out for one of these reasons:

- It takes a helper straight back. The state is then reached from two moves before in one move, or is that state itself.
- It *commutes* with the move before, of another robot: either could be made first, with the same two ends. It is left out if
  its label is the smaller of the two. A label is the cell where a move begins and its heading, so it does not depend on which
  of the two moves is made first, nor on the order of the robots in a state. Two straight moves commute if neither path has
  a cell where the other begins or ends, and neither robot is stopped by the other. The ricochet rule remembers moves of
  the goal robot alone, so their order with those of others does not matter to it. Where moves are bent, nothing is claimed.

To see that an iteration of depth d finds every solution of that length: call a state *useful* if it can be reached in n moves,
but not in fewer, and be solved in d - n more. Every useful state is opened (at the last ply: examined) with d - n moves left.
By induction on n. A useful state c is reached by some move b from a useful state m of n - 1 moves, which was opened with one
move more left, as c needs. b does not take a helper straight back, for c would be reached in fewer moves. If b is made there, c
is opened then or was, for nothing opens it with more moves left. If not, b commutes with the move a that led to m. Then c is
reached by a as well, from a state of n - 1 moves that is therefore useful and was opened; and if a is left out there, a
commutes with a move of a larger label than its own, while its own was larger than that of b. Labels cannot grow forever.
"""

from engine.solver.kernels.bounds import least_moves
from engine.solver.kernels.layout import FAR, REST_MASK, called, inlined, kernel, unpack, with_one_more, without
from engine.solver.kernels.sizes import (
    BYTE_MASK,
    END_SHIFT,
    HEADING_BITS,
    HEADINGS,
    ROBOTS,
    TURN_SHIFT,
    TURNED,
    UNMOVED,
    VERTICAL,
)
from engine.solver.kernels.slides import NO_MOVE, ends_of_runs, finish, lay_all_runs, step
from engine.solver.kernels.transposition_table import first_slot, open_again, prefetch

BENT = 1 << 18
ROBOT_SHIFT = 19
"""The encoding of a move on the stack: two bits for the heading, eight for the begin, eight for the end, one if a diagonal has
bent it, and the index of its robot in the state before it.
"""
ALL_ROBOTS = (1 << ROBOTS) - 1

FAILED, FOUND, PAUSED = range(3)
"""How a slice of an iteration ends."""


@inlined
def memory_after(turned, heading, travelling, cell, matters):
    """Return what is remembered of the goal robot after a move that set off in one heading and ended in another.

    A robot that cannot reach the target without a turn is remembered as turned: it makes no difference there.
    """
    if turned == TURNED or (turned != UNMOVED and turned - VERTICAL != heading & 1):
        return TURNED
    axis = VERTICAL + (travelling & 1)
    return axis if matters[axis, cell] else TURNED


@inlined
def has_turned(turned, heading):
    """Return whether a goal robot that reaches the target by a move in this heading satisfies the ricochet rule."""
    return turned == TURNED or (turned != UNMOVED and turned - VERTICAL != heading & 1)


@inlined
def least_of_helpers(near, goal, cells, count, left_out):
    """Return the smallest T, the two smallest W and V, and the smallest X of all helpers but one."""
    t = w = second_w = v = second_v = x = FAR
    for helper in range(1, count):
        if helper != left_out:
            t, w, second_w, v, second_v, x = with_helper(t, w, second_w, v, second_v, x, near[cells[helper] & BYTE_MASK, goal])
    return t, w, second_w, v, second_v, x


@inlined
def with_helper(t, w, second_w, v, second_v, x, known):
    """Return the same with the numbers of one more helper."""
    brought, here = known >> 8 & BYTE_MASK, known >> 16 & BYTE_MASK
    return (
        min(t, known & BYTE_MASK),
        min(w, brought),
        min(second_w, max(w, brought)),
        min(v, here),
        min(second_v, max(v, here)),
        min(x, known >> 24),
    )


@inlined
def bound_of(near, cells, count):
    """Return the bound of a position: see `bounds.build_bounds`."""
    t, w, second_w, v, second_v, x = least_of_helpers(near, cells[0] & BYTE_MASK, cells, count, 0)
    return least_moves(t, w, second_w, v, second_v, x)


@kernel
def last_move(ends, goal_kind, cells, count, turned, target):
    """Return the heading in which the goal robot reaches the target by a legal solution's last move, or `NO_MOVE`."""
    called()
    runs = ends_of_runs(ends, goal_kind, cells, count, 0)
    for heading in range(HEADINGS):
        if has_turned(turned, heading):
            rest = finish(ends, goal_kind, cells, count, 0, heading, runs[heading])
            if rest != NO_MOVE and rest & BYTE_MASK == target:
                return heading
    return NO_MOVE


@inlined
def last_move_of(ends, goal_kind, state, cells, count, target):
    """Return `last_move` of a state, which is unpacked into ``cells``."""
    unpack(state, cells)
    return last_move(ends, goal_kind, cells, count, (state >> TURN_SHIFT) & 3, target)


@inlined
def leave_solution(stack, ply, child, goal, last, target):
    """Write a solution to the stack: up to a child of a ply, and the last move from the goal robot's cell in it."""
    _, moves, _, nexts = stack
    moves[ply, 0] = moves[ply, child]
    moves[ply + 1, 0] = goal << HEADING_BITS | last | target << END_SHIFT
    nexts[ply] = nexts[ply + 1] = 1


@inlined
def may_meet(cell, begin, end):
    """Return whether a cell is on the straight path between two others, or one of them."""
    apart = cell ^ begin
    aside = 0x0F if (begin ^ end) & 0x0F == 0 else 0xF0
    return (apart & aside == 0) & (min(begin, end) <= cell) & (cell <= max(begin, end))


@inlined
def waits_for_other_order(before, begin, end, heading):
    """Return whether a straight move of another robot commutes with the straight one before, and has the smaller label."""
    from_cell, to_cell = before >> HEADING_BITS & BYTE_MASK, before >> END_SHIFT & BYTE_MASK
    return (
        begin < from_cell
        and begin != to_cell
        and begin != to_cell + step(before & 3)  # It may have stopped the previous move there.
        and end + step(heading) != to_cell
        and not (may_meet(from_cell, begin, end) | may_meet(end, from_cell, to_cell))
    )


@inlined
def lay_children(
    ends, near, matters, kinds, count, first_alike, plain, every_order, wanted, always,
    transpositions, bits, state, before, left, cells, runs, states, moves, ply,
):  # fmt: skip
    """Write a ply's row of the stack: the states after the moves that are not pruned; return how many there are.

    ``wanted`` has a bit for each robot that may move, ``every_order`` keeps moves that commute with the one before, and
    ``plain`` is a board without diagonals. With constants the compiler unrolls the loop over robots.
    """
    turned = (state >> TURN_SHIFT) & 3
    unpack(state, cells)
    lay_all_runs(ends, kinds, cells, count, runs)
    goal = state & BYTE_MASK
    arrived = before >> END_SHIFT & BYTE_MASK if before & BENT == 0 else -1
    children = 0
    for robot in range(count):
        if not wanted >> robot & 1:
            continue
        begin = cells[robot]
        back = before & 3 ^ 2 if robot and begin == arrived and not always else -1
        t = w = second_w = v = second_v = x = FAR
        others = 0
        if robot:
            t, w, second_w, v, second_v, x = least_of_helpers(near, goal, cells, count, robot)
            others = without(state, robot) if robot >= first_alike else state & ~(BYTE_MASK << (8 * robot))
        for heading in range(HEADINGS):
            end = runs[robot * HEADINGS + heading] & BYTE_MASK
            if end == begin or heading == back:
                continue
            bent = 0
            travelling = heading
            if not plain:
                rest = finish(ends, kinds[robot], cells, count, robot, heading, end)
                if rest == NO_MOVE:
                    continue
                bent = BENT if rest & BYTE_MASK != end else 0
                end = rest & BYTE_MASK
                travelling = rest >> 8
            if robot:
                bound = least_moves(*with_helper(t, w, second_w, v, second_v, x, near[end, goal]))
            else:
                cells[0] = end
                bound = bound_of(near, cells, count)
                cells[0] = begin
            if bound >= left:
                continue
            if not every_order and arrived >= 0 and not bent and waits_for_other_order(before, begin, end, heading):
                continue
            if not robot:
                child = state & REST_MASK | end | memory_after(turned, heading, travelling, end, matters) << TURN_SHIFT
            elif robot >= first_alike:
                child = with_one_more(others, end, first_alike, count)
            else:
                child = others | end << (8 * robot)
            states[ply, children] = child | always
            moves[ply, children] = begin << HEADING_BITS | heading | end << END_SHIFT | bent | robot << ROBOT_SHIFT
            children += 1
            if left > 2:
                prefetch(transpositions, first_slot(child | always, bits))  # pyright: ignore[reportCallIssue] - Numba passes the first
    return children


@kernel
def search(
    ends, near, matters, kinds, first_alike, target, always, transpositions, bits, stamp, stack, cells, runs,
    ply, depth, budget,
):  # fmt: skip
    """Continue an iteration from a ply of the stack; return how that ended, the ply, and how many states were opened.

    No state on the stack is solved in fewer moves than are left there, or the previous iteration would have found that.
    """
    states, moves, counts, nexts = stack
    count, plain = len(kinds), len(ends) == 1
    opened = 0
    while ply >= 0:
        if nexts[ply] == counts[ply]:
            ply -= 1
            continue
        if opened == budget:
            return PAUSED, ply, opened
        state = states[ply, nexts[ply]]
        before = moves[ply, nexts[ply]]
        nexts[ply] += 1
        ply += 1
        opened += 1
        left = depth - ply + 1
        children = lay_children(
            ends, near, matters, kinds, count, first_alike, plain, False, ALL_ROBOTS, always,
            transpositions, bits, state, before, left, cells, runs, states, moves, ply,
        )  # fmt: skip
        kept = 0
        if left > 2:
            for child in range(children):
                if open_again(transpositions, bits, stamp, states[ply, child], left - 1):
                    states[ply, kept] = states[ply, child]
                    moves[ply, kept] = moves[ply, child]
                    kept += 1
        else:
            for child in range(children):
                last = last_move_of(ends, kinds[0], states[ply, child], cells, count, target)
                if last != NO_MOVE:
                    leave_solution(stack, ply, child, cells[0], last, target)
                    return FOUND, ply + 1, opened
        counts[ply] = kept
        nexts[ply] = 0
    return FAILED, -1, opened
