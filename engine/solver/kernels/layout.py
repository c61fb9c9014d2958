# pyright: basic, reportCallIssue=false
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Shared basics of the kernels: how they are compiled, and how positions are packed into numbers.

A *state* is a whole position in one integer: eight bits for each robot's cell, the goal robot in the lowest, then the other
robots ("helpers"), then two bits for what the ricochet rule remembers of the goal robot.
"""

from numba import njit, types
from numba.extending import intrinsic

from engine.solver.kernels.sizes import BYTE_MASK, HEADINGS, ROBOTS, TURN_SHIFT

FAR = 100
"""A bound beyond every search, or a distance that does not exist."""
UP, RIGHT, DOWN, LEFT = range(HEADINGS)

STATE_BITS = 42
STATE_MASK = (1 << STATE_BITS) - 1
REST_MASK = (1 << TURN_SHIFT) - 256
"""The helpers' cells."""

kernel = njit(_nrt=False, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=False)
"""Compile a function for other kernels only. Arrays are passed without reference counts: Python holds them all."""
inlined = njit(_nrt=False, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)
"""The same, inlined into its callers: passing arrays would cost more than the function."""


@intrinsic
def called(_typing):
    """Prevent the inlining of the function around this, so that less has to be compiled."""

    def generate(context, builder, _signature, _arguments):
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), generate


@inlined
def unpack(state, cells):
    """Write the cells of a state's robots."""
    for robot in range(ROBOTS):
        cells[robot] = (state >> (8 * robot)) & BYTE_MASK


@inlined
def pack(cells, turned, count, first_alike):
    """Return the state of these cells. Helpers from ``first_alike`` on are of one kind, hence sorted."""
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
    """Return a state without one robot: the helpers beyond move up into its place."""
    low = (1 << (8 * robot)) - 1
    helpers = state & ((1 << TURN_SHIFT) - 1)
    return state - helpers | helpers & low | helpers >> 8 & ~low


@inlined
def with_one_more(state, cell, first_alike, count):
    """Return the state of one robot fewer (see `without`) with an added helper of the kind that is sorted."""
    place = first_alike
    for other in range(first_alike, count - 1):
        if state >> (8 * other) & BYTE_MASK < cell:
            place += 1
    low = (1 << (8 * place)) - 1
    helpers = state & ((1 << TURN_SHIFT) - 1)
    return state - helpers | helpers & low | cell << (8 * place) | (helpers & ~low) << 8
