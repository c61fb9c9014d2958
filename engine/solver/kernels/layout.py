# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""What the kernels share: how they are compiled, and how positions are packed into numbers.

A *state* is a whole position in one integer: eight bits for each robot's cell, the goal robot in the lowest, then the other
robots ("helpers"), then two bits for what the ricochet rule remembers of the goal robot.
"""

from numba import njit

CELLS, ROBOTS, HEADINGS = 256, 5, 4
UP, RIGHT, DOWN, LEFT = range(HEADINGS)

FAR = 100
"""A bound that is reached by no search, or a distance that does not exist."""
MAX_MOVES = 90
"""Searches go no deeper; below `FAR`, so that a bound of `FAR` always prunes."""

TURN_SHIFT = 40
UNMOVED, VERTICAL, HORIZONTAL, TURNED = range(4)
"""What is remembered of the goal robot: not moved yet, how it travelled last without having turned, or that it has turned."""
STATE_BITS = 42
STATE_MASK = (1 << STATE_BITS) - 1
REST_MASK = (1 << TURN_SHIFT) - 256
"""The helpers' cells."""

kernel = njit(nogil=True, _nrt=False, error_model="numpy")
"""Compiles a function for others; the interpreter's lock is not held while it runs."""
inlined = njit(nogil=True, _nrt=False, error_model="numpy", forceinline=True)
"""The same, copied into each that calls it: a call that hands over arrays costs more than what it does."""


@inlined
def unpack(state, cells):
    """Write the cells of a state's robots."""
    for robot in range(ROBOTS):
        cells[robot] = (state >> (8 * robot)) & 255


@inlined
def pack(cells, turned, count, first_alike):
    """The state of these cells. Helpers from `first_alike` on are of one kind, hence sorted."""
    state = turned << TURN_SHIFT
    for robot in range(first_alike):
        state |= cells[robot] << (8 * robot)
    for robot in range(first_alike, count):
        place = first_alike
        cell = cells[robot]
        for other in range(first_alike, count):
            if cells[other] < cell:
                place += 1
        state |= cell << (8 * place)
    return state


@inlined
def without(state, robot):
    """A state whose helpers beyond one have moved up into its place."""
    low = (1 << (8 * robot)) - 1
    helpers = state & ((1 << TURN_SHIFT) - 1)
    return state - helpers | helpers & low | helpers >> 8 & ~low


@inlined
def with_one_more(state, cell, first_alike, count):
    """The state of one of ``count`` robots less (see `without`) and a helper of the kind that is sorted."""
    place = first_alike
    for other in range(first_alike, count - 1):
        if state >> (8 * other) & 255 < cell:
            place += 1
    low = (1 << (8 * place)) - 1
    helpers = state & ((1 << TURN_SHIFT) - 1)
    return state - helpers | helpers & low | cell << (8 * place) | (helpers & ~low) << 8
