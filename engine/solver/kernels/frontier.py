# pyright: basic, reportCallIssue=false, reportGeneralTypeIssues=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The search for the shortest length: A* by iterations, over a frontier that is kept and partially expanded.

Every state that was found is kept once, in an *entry*, on the *level* of its distance from the root. An iteration of limit d
goes through the levels from the first to d - 2. A move of a state on level g *needs* one move more than the bound of the state
it leads to; it is made in the iteration whose d - g is what it needs. So an entry holds, for each robot, the next d - g at
which one of its moves is due (an *offset*), and an iteration touches only these robots. All moves of a state that is new in
this iteration are made if they are due by then. On the last level children are not kept: each is only checked for a last move,
and made again in the next iteration.

No solution is lost. Let a state be *within d* if some shortest path to it, of g moves, has only states whose moves so far and
bound together are at most d. When the iteration of d has gone through the levels up to g, every state within d at distance g
has an entry on level g. By induction on g: the root has one. The previous state on that path is within d, hence has an entry on
level g - 1 when the iteration comes there. The move needs at most d - (g - 1). If the entry is new, the move is made. If it is
not, the move was made then, or in the iteration when it was due, or it is due now: an iteration skips no limit, because they
grow by one, and the bounds stay the same from the first to the last, or grow. So the state was passed to `add_states`, with g
moves, which makes an entry unless there is one on that level or, which is impossible on a shortest path, on a smaller one. (One
on a larger level is replaced.)

Between two iterations bounds may grow: see `bounds.add_last_bumps`. An offset is then still at most the need of any move of the
robot that is not yet made, for no need decreases. When it is due, a move that needs less than what is left was made: it needed
no more before, and all such moves were made in time.

Bounds never exceed the truth, so each state on a solution of d moves is within d, if no solution is shorter. Hence the first
iteration in which a state of level d - 2 has a child with a last move is that of the shortest length; and when it is complete,
all states of all optimal solutions but the last two of each have entries, on the levels of their true distance.

*Looking ahead*: an iteration that is likely to need more room than there is, and all after it, require more. A move then also
needs two moves more than the least need after it, of two moves in a row; so a child without a successor in this iteration is
not kept, as many on the last levels are. That never exceeds the truth either: a child whose moves are kept does not end a
solution. And no solution is lost. What was due by the bounds alone was made before, so nothing else is to be made in the first
of these iterations; in those after it, whatever the bounds allow is examined again, and made again if need be. An offset is at
most the least need of the robot's moves that are not yet made; when that is due, the robot's moves are examined, and those that
turn out to need more set the offset anew.

The bounds by `pairs`, where they are built, are computed for a cell of the goal robot after some failed look-ups, and stay the
same for the rest of the search. A move of the goal robot is looked up there only when it is due by `bounds`; so it needs the
larger of the two, or what `bounds` says where the pairs of its end are not computed. The look-up stops when the move is known
to be due, so a move can be made again, which is harmless. A move of a helper needs what `pairs` says, or its value before the
move, see `pairs.bounds_by_helpers`, if that is more; and where `pairs` knows of no way, what `bounds` says. In each case the
offset is at most what the move needs, and it is made in the iteration when that is due. When pairs are computed meanwhile, a
move of the goal robot comes to need as much as before or more, so that holds for it as well. A helper's might come to need
less. So as long as the pairs are not computed for the cell of the goal robot, its state remains new: what is due by `bounds` is
made in every iteration.

No move is left out for any other reason, so the argument needs nothing about diagonals, nor about what the ricochet rule
remembers, which is a part of the state. (Where no turn is required, the state remembers whether any robot has moved: the root,
when reached again, is another state, for a single move that solves it is no solution but the same move later is.) Where the
bounds change in another way, the search restarts. Where there is no room for more, nothing was proven for the current limit:
the iteration continues in more memory, or `engine.solver.kernels.search` begins with it.

Entries are in chunks, and each level is a list of chunks. The *transposition table* maps a state to its entry: 23 bits for the
place, counted from one, and nine of the state's hash. It consists of cache lines of sixteen such numbers.
"""

import numpy as np

from engine.solver.kernels.job import (
    AHEAD,
    BEFORE,
    CHUNKS,
    FOUND_STATES,
    GROWN,
    PENDING,
    ROOM,
    STATES,
    TABLE_BITS,
)
from engine.solver.kernels.lanes import (
    gather,
    larger,
    least_of_lanes,
    lowest_bit,
    matches_in_line,
    smaller,
    splat,
)
from engine.solver.kernels.layout import (
    FAR,
    REST_MASK,
    STATE_BITS,
    STATE_MASK,
    called,
    inlined,
    kernel,
    unpack,
    with_one_more,
    without,
)
from engine.solver.kernels.pairs import MOST_OF_PAIRS, are_laid, bound_by_pairs, bounds_by_helpers, fetch_rows, needs_by_pairs
from engine.solver.kernels.quads import (
    at_most,
    chosen,
    equal,
    halves,
    have_bits_of,
    least_of_each,
    put_lanes,
    repeat,
    spread,
    stopped_runs,
    sum_of_bytes,
)
from engine.solver.kernels.search import last_move, memory_after
from engine.solver.kernels.sizes import (
    BYTE_MASK,
    CELLS,
    CHUNK,
    CHUNK_BITS,
    HEADING_BITS,
    HEADING_MASK,
    HEADINGS,
    LEVELS,
    LINE_BITS,
    RING,
    ROBOTS,
    TURN_SHIFT,
    TURNED,
    USUAL,
)
from engine.solver.kernels.slides import GOES_ON, NO_MOVE, OVER_DIAGONAL, packed_cells, rest_of_bent, slide
from engine.solver.kernels.transposition_table import prefetch

MIN_TABLE_BITS, TABLE_BITS_OF_LONG = 5, 12
"""The initial size of the transposition table, as the logarithm of its lines. It doubles while there is room.

The latter is that of a long search.
"""

_NEVER = 15
_LATE = 14
"""The largest exact offset; from then on an iteration examines the entry each time."""
_EVERY = 0x11111
"""One in each offset."""
ALL_OFFSETS = 0xFFFFF
ALL_MOVES, _MOVES_OF_GOAL = 0xFFFFF, 0xF
"""A bit for each move, see `quads`."""
_GATHERED = 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28
_SCATTERED = 1 | 1 << 7 | 1 << 14 | 1 << 21
"""Factors that gather the lowest bits of four bytes, and scatter them."""
_BYTES = 0x01010101
_SIGNS = 0x80808080
_SEVENS = 0x7F7F7F7F
_ONE_OF_EACH, _SIGN_OF_EACH = 0x0101010101, 0x8080808080
_FAR_LANES = FAR | FAR << 8 | FAR << 16 | FAR << 24

_PLACE_BITS = 23
_PLACE_MASK = (1 << _PLACE_BITS) - 1
_TAG_MASK = 0x1FF << _PLACE_BITS
_LAST = 1 << 15
"""A bit for the last slot of a line."""
_MIX = np.uint64(0x5851F42D4C957F2D)

_SEEN_BITS = STATE_BITS + 3
_SEEN_MASK = (1 << _SEEN_BITS) - 1

NOTHING, DUE, ALL = range(3)
"""Whether an iteration looks ahead: not; for the moves that are due by the bound; or for all that the bound allows."""

THROUGH, PAUSED = range(2)
"""How a slice of a level ends: at its end, or because there is no budget or no room for more."""


@inlined
def hash_of(state, goal):
    """Return a scattered number of 64 bits."""
    mixed = np.uint64(state | goal << STATE_BITS) * _MIX
    mixed = (mixed ^ (mixed >> np.uint64(32))) * _MIX
    return mixed ^ (mixed >> np.uint64(32))


@inlined
def _line_of(mixed, bits):
    return (np.int64(mixed >> np.uint64(20)) & ((1 << bits) - 1)) << LINE_BITS


@inlined
def _tag_of(mixed):
    return np.int64(mixed & np.uint64(0x1FF)) << _PLACE_BITS


@inlined
def _slot_of(frontier, bits, state, goal, mixed):
    """Return the slot of the transposition table with a state; or, if there is none, a free one minus the table's size.

    ``mixed`` is the state's hash.
    """
    pool, _, levels, _, _, transpositions = frontier
    line, tag = _line_of(mixed, bits), _tag_of(mixed)
    while True:
        found = matches_in_line(transpositions, line, _TAG_MASK, tag)
        empty = found >> 16
        matches = found & ~empty & 0xFFFF
        while matches:
            slot = line + lowest_bit(matches)
            place = (np.int64(transpositions[slot]) & _PLACE_MASK) - 1
            if pool[place] & STATE_MASK == state and levels[place >> CHUNK_BITS] // LEVELS == goal:
                return slot
            matches &= matches - 1
        if empty:
            return line + lowest_bit(empty) - len(transpositions)
        line = (line + (1 << LINE_BITS)) & ((1 << (bits + LINE_BITS)) - 1)


@kernel
def find(frontier, bits, state, goal):
    """Return the place of a state's entry, or -1."""
    slot = _slot_of(frontier, bits, state, goal, hash_of(state, goal))
    return (np.int64(frontier[5][slot]) & _PLACE_MASK) - 1 if slot >= 0 else -1


@inlined
def level_of(frontier, place):
    """Return the level of an entry."""
    return frontier[2][place >> CHUNK_BITS] % LEVELS


@inlined
def _append(frontier, job, level):
    """Make room for an entry on a level."""
    _, nexts, levels, heads, tails, _ = frontier
    place = tails[level]
    if place & (CHUNK - 1) == 0:
        chunk = job[CHUNKS]
        job[CHUNKS] += 1
        nexts[chunk] = -1
        levels[chunk] = level
        if heads[level] < 0:
            heads[level] = chunk
        else:
            nexts[(place - 1) >> CHUNK_BITS] = chunk
        place = chunk << CHUNK_BITS
    tails[level] = place + 1
    return np.int64(place)


@inlined
def end_of_chunk(frontier, chunk):
    """Return the place behind the last entry of a chunk."""
    tail = np.int64(frontier[4][frontier[2][chunk]])
    return tail if (tail - 1) >> CHUNK_BITS == chunk else (chunk + 1) << CHUNK_BITS


@kernel
def clear(frontier, job, goals, roots, bits):
    """Remove all but the roots, one for each goal robot. ``bits`` is the size of the transposition table."""
    pool, _, _, heads, tails, transpositions = frontier
    heads[: goals * LEVELS] = -1
    tails[: goals * LEVELS] = 0
    job[CHUNKS] = job[STATES] = 0
    job[TABLE_BITS] = bits
    transpositions[: 1 << (bits + LINE_BITS)] = 0
    for goal in range(goals):
        pool[_append(frontier, job, goal * LEVELS)] = roots[goal]
    job[GROWN] = 0
    job[AHEAD], job[BEFORE] = NOTHING, job[STATES]
    _enter_chunks(frontier, job, job[CHUNKS])


@kernel
def look_ahead_if_crowded(job, seen):
    """Decide whether the next iteration looks ahead: if it would exceed the room, growing as the one before did.

    The decision depends on the question alone, not on the workspace.
    """
    if job[AHEAD]:
        job[AHEAD] = ALL
    elif job[STATES] > job[ROOM] >> 2 and job[STATES] * job[STATES] > job[BEFORE] * job[ROOM]:
        seen[:] = 0
        job[AHEAD] = DUE
    job[BEFORE] = job[STATES]


@kernel
def add_states(frontier, job, ring, length, goal, level):
    """Make entries on a level for states that have none there or on a smaller one."""
    pool, _, levels, _, tails, transpositions = frontier
    bits = job[TABLE_BITS]
    for index in range(length):
        mixed = np.uint64(ring[RING + index])
        line, tag = _line_of(mixed, bits), _tag_of(mixed)
        found = matches_in_line(transpositions, line, _TAG_MASK, tag)
        empty = found >> 16
        matches = found & ~empty & 0xFFFF
        slot = line + lowest_bit((matches or empty) | _LAST)
        prefetch(pool, max((np.int64(transpositions[slot]) & _PLACE_MASK) - 1, 0))
        ring[RING + index] = tag | slot
    first, added = goal * LEVELS, 0
    for index in range(length):
        # The slot is nearly always that of the state, or free for it; a branch between the two would be unpredictable.
        state, slot, tag = ring[index], ring[RING + index] & _PLACE_MASK, ring[RING + index] & _TAG_MASK
        entry, place = np.int64(transpositions[slot]), np.int64(tails[level])
        known = max((entry & _PLACE_MASK) - 1, 0)
        known_level = levels[known >> CHUNK_BITS]
        is_same = (entry & _TAG_MASK == tag) & (pool[known] & STATE_MASK == state)
        is_known = (entry != 0) & is_same & (known_level >= first) & (known_level <= level)
        if (entry == 0) | is_known and place & (CHUNK - 1):
            pool[place] = state
            transpositions[slot] = np.uint32(entry if is_known else tag | (place + 1))
            tails[level] = place + (1 - is_known)
            added += 1 - is_known
        else:
            _add_state(frontier, job, state, goal, level)
    job[STATES] += added


@kernel
def _add_state(frontier, job, state, goal, level):
    """Make an entry for a state, unless there is one."""
    called()
    mixed = hash_of(state, goal)
    pool, _, levels, _, _, transpositions = frontier
    slot = _slot_of(frontier, job[TABLE_BITS], state, goal, mixed)
    if slot >= 0:
        known = (np.int64(transpositions[slot]) & _PLACE_MASK) - 1
        if levels[known >> CHUNK_BITS] <= level:
            return
        pool[known] = state | ALL_OFFSETS << STATE_BITS
    else:
        slot += len(transpositions)
        job[STATES] += 1
    place = _append(frontier, job, level)
    pool[place] = state
    transpositions[slot] = np.uint32(_tag_of(mixed) | (place + 1))


@inlined
def is_crowded(frontier, job):
    """Return whether the transposition table has to grow before more is added; there is always room for the ring.

    The largest table may become as crowded as a full pool makes it.
    """
    size = 1 << (job[TABLE_BITS] + LINE_BITS)
    return job[STATES] * 4 > 3 * size and size < len(frontier[5])


@inlined
def is_full(frontier, job):
    """Return whether there may be no room for the ring; there always is before that."""
    return job[CHUNKS] + 2 > len(frontier[1])


@kernel
def begin_growth(frontier, job):
    """Empty a transposition table of twice the size; `_enter_chunks` refills it."""
    job[TABLE_BITS] += 1
    job[GROWN] = 0
    frontier[5][: 1 << (job[TABLE_BITS] + LINE_BITS)] = 0


@kernel
def grow(frontier, job, budget):
    """Continue refilling; return whether it is complete."""
    _enter_chunks(frontier, job, min(job[CHUNKS], job[GROWN] + 1 + (budget >> CHUNK_BITS)))
    return job[GROWN] == job[CHUNKS]


@kernel
def _enter_chunks(frontier, job, until):
    """Enter the next chunks' entries into the transposition table; of a state's, the one on the smallest level."""
    pool, _, levels, _, _, transpositions = frontier
    bits = job[TABLE_BITS]
    for chunk in range(job[GROWN], until):
        level = levels[chunk]
        goal = level // LEVELS
        first, end = chunk << CHUNK_BITS, end_of_chunk(frontier, chunk)
        for place in range(first, end):
            ahead = min(place + 16, end - 1)
            prefetch(transpositions, _line_of(hash_of(pool[ahead] & STATE_MASK, goal), bits))
            state = pool[place] & STATE_MASK
            mixed = hash_of(state, goal)
            slot = _slot_of(frontier, bits, state, goal, mixed)
            if slot < 0:
                slot += len(transpositions)
            elif levels[(np.int64(transpositions[slot]) & _PLACE_MASK) - 1 >> CHUNK_BITS] <= level:
                continue
            transpositions[slot] = np.uint32(_tag_of(mixed) | (place + 1))
    job[GROWN] = until


@inlined
def _lower_byte(packed, heading, end):
    return packed & ~(BYTE_MASK << (8 * heading)) | end << (8 * heading)


@inlined
def pack_runs(ends, kinds, cells, count, runs):
    """Pack the ends of each robot's four straight runs like those of the board, other robots in the way included.

    Returns all cells, all ends, and the moves whose end is where they begin, or is changed by a diagonal.
    """
    packed = packed_cells(cells, count)
    free, marks = halves((
        ends[kinds[0], cells[0] & BYTE_MASK], ends[kinds[1], cells[1] & BYTE_MASK], ends[kinds[2], cells[2] & BYTE_MASK],
        ends[kinds[3], cells[3] & BYTE_MASK], ends[kinds[4], cells[4] & BYTE_MASK] if count > USUAL else 0,
    ))  # fmt: skip
    stops = stopped_runs(packed, free)
    put_lanes(runs, stops)
    stuck, whole = equal(stops, spread(packed)), equal(stops, free)
    bent = have_bits_of(marks, repeat(GOES_ON * _BYTES)) & whole | have_bits_of(marks, repeat(OVER_DIAGONAL * _BYTES)) & ~whole
    return packed, stops, stuck, bent & ~stuck


@inlined
def bend_runs(ends, kinds, cells, plain, runs, straight, wanted):
    """Replace the ends of straight runs by where robots rest, for some moves; return all ends, and the impossible moves.

    ``straight`` is the result of `pack_runs`.
    """
    packed, stops, stuck, bent = straight
    if not plain:
        bent &= wanted
        while bent:
            move = lowest_bit(bent)
            bent &= bent - 1
            robot, heading = move >> HEADING_BITS, move & HEADING_MASK
            rest = rest_of_bent(ends, kinds[robot], packed, cells[robot], heading, runs[robot] >> (8 * heading) & BYTE_MASK)
            if rest == NO_MOVE:
                stuck |= 1 << move
            else:
                runs[robot] = _lower_byte(runs[robot], heading, rest & BYTE_MASK)
                stops = chosen(1 << move, repeat((rest & BYTE_MASK) * _BYTES), stops)
    return stops, stuck


@inlined
def needs_of_moves(bounds, cells, count, robot, packed):
    """Return what the four moves of a robot need, by the cells where they end: a byte for each."""
    near, distances, are_built = bounds
    if not are_built:
        if robot:
            return (np.int64(distances[cells[0]]) + 1) * _BYTES
        needs = 0
        for heading in range(HEADINGS):
            needs |= np.int64(distances[packed >> (8 * heading) & BYTE_MASK]) << (8 * heading)
        return needs + _BYTES
    second = splat(_FAR_LANES)
    if robot:
        least = gather(near, cells[0], CELLS, packed)
        for helper in range(1, count):
            if helper != robot:
                more = splat(np.int64(near[cells[helper] & BYTE_MASK, cells[0] & BYTE_MASK]))
                second = smaller(second, larger(least, more))
                least = smaller(least, more)
    else:
        least = gather(near, cells[1] * CELLS, 1, packed)
        for helper in range(2, count):
            more = gather(near, cells[helper] * CELLS, 1, packed)
            second = smaller(second, larger(least, more))
            least = smaller(least, more)
    return least_of_lanes(least, second) + _BYTES


@inlined
def _least_byte(needs):
    return min(needs & BYTE_MASK, needs >> 8 & BYTE_MASK, needs >> 16 & BYTE_MASK, needs >> 24)


@inlined
def _offset_of(need):
    return _NEVER if need >= FAR else min(need, _LATE)


@inlined
def _next_offset(needs, over):
    """Return the offset for the smallest of the needs that are marked by their signs."""
    mask = (over >> 7) * 127
    needs = needs & mask | _SEVENS & ~mask
    return _offset_of(_least_byte(needs))


@inlined
def child_of(ends, matters, kinds, cells, count, first_alike, plain, always, state, robot, heading, end):
    """Return the state after a move."""
    if not robot:
        turned, travelling = (state >> TURN_SHIFT) & 3, heading
        if not plain and turned != TURNED:
            travelling = slide(ends, kinds[0], cells, count, 0, heading) >> 8
        child = state & REST_MASK | end | memory_after(turned, heading, travelling, end, matters) << TURN_SHIFT
    elif robot >= first_alike:
        child = with_one_more(without(state, robot), end, first_alike, count)
    else:
        child = state & ~(BYTE_MASK << (8 * robot)) | end << (8 * robot)
    return child | always


@kernel
def has_last_move(ends, kind, state, scratch, count, target):
    """Return whether the goal robot reaches the target by one more move."""
    unpack(state, scratch)
    return last_move(ends, kind, scratch, count, (state >> TURN_SHIFT) & 3, target) != NO_MOVE


@inlined
def _needs_of(bounds, cells, count, robot, runs, stuck):
    """Return what the moves of a robot need: a byte for each."""
    signs = (stuck >> (4 * robot) & 15) * _SCATTERED & _BYTES
    return needs_of_moves(bounds, cells, count, robot, runs[robot]) | signs * 127


@kernel
def _least_need(ends, bounds, kinds, cells, count, runs, enough):
    """Return the least need of all moves; or that of one of them, if it is ``enough`` or less."""
    called()
    straight = pack_runs(ends, kinds, cells, count, runs)
    least = FAR
    for robot in range(count):
        _, stuck = bend_runs(ends, kinds, cells, False, runs, straight, 15 << (4 * robot))
        least = min(least, _least_byte(_needs_of(bounds, cells, count, robot, runs, stuck)))
        if least <= enough:
            break
    return least


@kernel
def _least_need_seen_ahead(ends, bounds, kinds, cells, count, runs, enough):
    """Return the same, but a move also needs one more than a move after it."""
    called()
    straight = pack_runs(ends, kinds, cells, count, runs)
    least = FAR
    for robot in range(count):
        _, stuck = bend_runs(ends, kinds, cells, False, runs, straight, 15 << (4 * robot))
        needs = _needs_of(bounds, cells, count, robot, runs, stuck)
        begin = cells[robot]
        for heading in range(HEADINGS):
            need = needs >> (8 * heading) & BYTE_MASK
            if need <= enough:
                cells[robot] = runs[robot] >> (8 * heading) & BYTE_MASK
                need = max(need, 1 + _least_need(ends, bounds, kinds, cells, count, runs[8:], enough - 1))
                cells[robot] = begin
            least = min(least, need)
            if least <= enough:
                return least
    return least


@kernel
def _need_seen_ahead(ends, bounds, kinds, cells, count, robot, end, runs, seen, child, goal, left):
    """Return what a move needs by the two moves that can follow it; or ``left`` or less, if it needs no more.

    ``seen`` is a cache of moves that need more.
    """
    called()
    place = np.int64(hash_of(child, goal) >> np.uint64(20)) & (len(seen) - 1)
    entry = child | goal << STATE_BITS
    known = seen[place]
    if known & _SEEN_MASK == entry and known >> _SEEN_BITS > left:
        return known >> _SEEN_BITS
    begin = cells[robot]
    cells[robot] = end
    need = 1 + _least_need_seen_ahead(ends, bounds, kinds, cells, count, runs, left - 1)
    cells[robot] = begin
    if need > left:
        seen[place] = entry | need << _SEEN_BITS
    return need


@inlined
def _moves_of_due(offsets, left):
    """Return a bit for each move of the robots that are due with so many moves left."""
    if offsets == 0:
        return ALL_MOVES
    apart = offsets ^ min(left, _LATE) * _EVERY
    apart |= apart >> 1
    return (~(apart | apart >> 2) & _EVERY) * 15


@inlined
def _bits_of_signs(signs):
    """Return the signs of four bytes as four bits."""
    return ((signs >> 7) * _GATHERED >> 28) & 15


@inlined
def _due_moves_by_pairs(ends, bounds, space, kinds, cells, count, runs, wanted, straight, left):
    """Return the examined moves that need no more than what is left, and those of helpers that need less.

    Also the offsets; and what the moves of the goal robot need by ``bounds``. ``straight`` is the result of `pack_runs`. Bounds
    by pairs are computed for the cell of the goal robot.
    """
    by_them, without = bounds_by_helpers(space.pairs, cells)
    without = spread(without << 8)
    least = smaller(spread(by_them << 8), sum_of_bytes(without, repeat(_BYTES)))
    limit = repeat(left * _BYTES)
    looked = wanted & at_most(least, limit)
    stops, stuck = bend_runs(ends, kinds, cells, False, runs, straight, looked)
    of_goal = needs_of_moves(bounds, cells, count, 0, runs[0]) if wanted & _MOVES_OF_GOAL else 0
    needs = chosen(_MOVES_OF_GOAL, repeat(of_goal), needs_by_pairs(space.pairs, cells, stops, without, least))
    unknown = looked & ~at_most(needs, repeat(MOST_OF_PAIRS * _BYTES)) & ~_MOVES_OF_GOAL
    while unknown:
        robot = lowest_bit(unknown) >> HEADING_BITS
        moves = 15 << (4 * robot)
        unknown &= ~moves
        by_bounds = repeat(needs_of_moves(bounds, cells, count, robot, runs[robot]))
        needs = chosen(moves, larger(by_bounds, least), needs)
    needs = chosen(stuck, repeat(_SEVENS), needs)
    within, below = at_most(needs, limit), at_most(needs, repeat((left - 1) * _BYTES)) & ~_MOVES_OF_GOAL
    later = chosen(looked, chosen(within, repeat(_SEVENS), needs), least)
    return looked & within, looked & below, _offsets_of(least_of_each(later)), of_goal


@inlined
def _due_moves_by_bounds(ends, bounds, kinds, cells, count, plain, runs, wanted, straight, left):
    """Return the same by ``bounds`` alone; but of the moves that need less, those of all robots."""
    _, stuck = bend_runs(ends, kinds, cells, plain, runs, straight, wanted)
    most, less = left * _BYTES | _SIGNS, (left - 1) * _BYTES | _SIGNS
    all_within = all_below = offsets = needs_of_goal = 0
    for robot in range(count):
        if wanted >> (4 * robot) & 1:
            needs = _needs_of(bounds, cells, count, robot, runs, stuck)
            if not robot:
                needs_of_goal = needs
            within = (most - needs) & _SIGNS
            offsets |= _next_offset(needs, _SIGNS & ~within) << (4 * robot)
            all_within |= _bits_of_signs(within) << (4 * robot)
            all_below |= _bits_of_signs((less - needs) & within) << (4 * robot)
    return all_within, all_below, offsets, needs_of_goal


@inlined
def _offsets_of(needs):
    """Return the offsets for what each of five robots needs, a byte for each: `_offset_of` of all at once."""
    signed = needs | _SIGN_OF_EACH
    late, far = (signed - _LATE * _ONE_OF_EACH & _SIGN_OF_EACH) >> 7, (signed - FAR * _ONE_OF_EACH & _SIGN_OF_EACH) >> 7
    offsets = (needs & ~(late * 127) | late * _LATE) + far * (_NEVER - _LATE)
    offsets = (offsets | offsets >> 4) & 0xFF00FF00FF
    offsets = (offsets | offsets >> 8) & 0xFF0000FFFF
    return (offsets | offsets >> 16) & ALL_OFFSETS


@inlined
def _make_due_moves(
    ends, bounds, matters, kinds, count, first_alike, plain, target, always, transpositions, bits, ring, waiting, cells, runs,
    seen, goal, left, state, offsets, ahead,
):  # fmt: skip
    """Make the moves of a state that are due with so many moves left.

    Returns the state's new offsets, and whether they can be kept; how many children wait in the ring; and, on the last level,
    whether one has a last move.
    """
    near, distances, are_built, is_paired, arrays, space = bounds
    bounds = (near, distances, are_built)
    fresh = offsets == 0
    after = offsets | ALL_OFFSETS & ~((1 << (4 * count)) - 1)
    solved = False
    unpack(state, cells)
    looks_at_pairs = count > USUAL and is_paired and left > 2
    has_pairs = looks_at_pairs and are_laid(arrays, space, cells[0], kinds[0])
    straight = pack_runs(ends, kinds, cells, count, runs)
    wanted = _moves_of_due(offsets, left)
    if has_pairs:
        within, below, later, needs_of_goal = _due_moves_by_pairs(
            ends, bounds, space, kinds, cells, count, runs, wanted, straight, left
        )  # fmt: skip
    else:
        within, below, later, needs_of_goal = _due_moves_by_bounds(
            ends, bounds, kinds, cells, count, plain, runs, wanted, straight, left
        )  # fmt: skip
        if looks_at_pairs:
            below &= ~_MOVES_OF_GOAL
    due = within if fresh or ahead == ALL else within & ~below
    after = after & ~wanted | later & wanted
    while due:
        move = lowest_bit(due)
        due &= due - 1
        robot, heading = move >> HEADING_BITS, move & HEADING_MASK
        end = runs[robot] >> (8 * heading) & BYTE_MASK
        if looks_at_pairs and not robot:
            need = needs_of_goal >> (8 * heading) & BYTE_MASK
            if are_laid(arrays, space, end, kinds[0]):
                by_pairs = bound_by_pairs(space.pairs, cells, count, end, left - 1) + 1
                if left < by_pairs <= MOST_OF_PAIRS:
                    after = _with_offset(after, robot, by_pairs)
                    continue
                need = max(need, by_pairs)
            if not fresh and ahead != ALL and need < left:
                continue  # It was made when it was due.
        child = child_of(
            ends, matters, kinds, cells, count, first_alike, plain, always, state, robot, heading, end
        )  # fmt: skip
        if ahead:
            need = _need_seen_ahead(
                ends, bounds, kinds, cells, count, robot, end, runs[8:], seen, child, goal, left
            )  # fmt: skip
            if need > left:
                after = _with_offset(after, robot, need)
                continue
        if left > 2:
            mixed = hash_of(child, goal)
            ring[waiting], ring[RING + waiting] = child, np.int64(mixed)
            waiting += 1
            prefetch(transpositions, _line_of(mixed, bits))
        else:
            solved |= has_last_move(ends, kinds[0], child, cells[8:], count, target)
    return after, has_pairs or not looks_at_pairs, waiting, solved


@inlined
def _with_offset(offsets, robot, need):
    """Return offsets with a robot's no later than for such a need."""
    offset = min(offsets >> (4 * robot) & 15, _offset_of(need))
    return offsets & ~(15 << (4 * robot)) | offset << (4 * robot)


@inlined
def _expand(
    ends, bounds, matters, kinds, count, first_alike, plain, target, always, frontier, job, ring, cells, runs, found, seen,
    goal, level, place, depth, budget,
):  # fmt: skip
    """See `expand`; for the parameters that are not there, `search.lay_children`."""
    pool, nexts, _, _, tails, transpositions = frontier
    _, _, _, is_paired, _, space = bounds
    here = goal * LEVELS + level
    left = depth - level
    every = _EVERY & ((1 << (4 * count)) - 1)
    waiting = opened = pending = 0
    ended = PAUSED
    while opened < budget:
        if place == tails[here]:
            ended = THROUGH
            break
        offsets = pool[place] >> STATE_BITS & ALL_OFFSETS
        apart = offsets ^ min(left, _LATE) * every
        if offsets == 0 or (apart - every) & ~apart & every << 3:
            opened += 1
            state = pool[place] & STATE_MASK
            if count > USUAL and is_paired:
                fetch_rows(space.pairs, pool[min(place + 1, len(pool) - 1)])
            after, can_be_kept, waiting, solved = _make_due_moves(
                ends, bounds, matters, kinds, count, first_alike, plain, target, always, transpositions, job[TABLE_BITS], ring,
                waiting, cells, runs, seen, goal, left, state, offsets, job[AHEAD] if left > 2 else NOTHING,
            )  # fmt: skip
            if left > 2:
                pool[place] = state | after << STATE_BITS if can_be_kept else state
                offsets = after
            elif solved:
                found[min(job[FOUND_STATES], len(found) - 1)] = place
                job[FOUND_STATES] += 1
        pending |= offsets ^ ALL_OFFSETS
        place += 1
        if place & (CHUNK - 1) == 0 and place != tails[here]:
            place = np.int64(nexts[(place - 1) >> CHUNK_BITS]) << CHUNK_BITS
        if waiting > RING - 20:
            add_states(frontier, job, ring, waiting, goal, here + 1)
            waiting = 0
            if is_crowded(frontier, job) or is_full(frontier, job):
                break
    add_states(frontier, job, ring, waiting, goal, here + 1)
    if pending:
        job[PENDING] = 1
    return ended, place, opened


@kernel
def expand(
    ends, bounds, matters, kinds, first_alike, target, always, frontier, job, ring, cells, runs, found, seen,
    goal, level, place, depth, budget,
):  # fmt: skip
    """Continue a level from an entry; return how that ended, the next entry, and how many states were opened.

    ``bounds`` are ``near``, the goal robot's distances, which are the bounds before ``near`` is built, and whether it is. Where
    a state has a child with a last move, its place is written to ``found``, as far as there is room. ``always`` is a part of
    each child.
    """
    if len(ends) == 1 and len(kinds) == USUAL:
        return _expand(
            ends, bounds, matters, kinds, USUAL, 1, True, target, always, frontier, job, ring, cells, runs, found,
            seen, goal, level, place, depth, budget,
        )  # fmt: skip
    if len(kinds) == USUAL:  # There are no fewer: see `Workspace.ask`.
        return _expand(
            ends, bounds, matters, kinds, USUAL, first_alike, False, target, always, frontier, job, ring, cells, runs, found,
            seen, goal, level, place, depth, budget,
        )  # fmt: skip
    return _expand(
        ends, bounds, matters, kinds, ROBOTS, first_alike, False, target, always, frontier, job, ring,
        cells, runs, found, seen, goal, level, place, depth, budget,
    )  # fmt: skip
