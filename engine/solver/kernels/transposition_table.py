# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The transposition table of opened positions: of fixed size, with four entries in a bucket.

An entry is a whole state, the moves that were left when it was opened, and the search (its *stamp*) that wrote it. Entries are
unique to a state and a search, so a hit needs no verification.
"""

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from engine.solver.kernels.layout import STATE_BITS, inlined

BUCKET = 4
MAX_BITS = 20
MIN_BITS = 9
"""Sizes of the part in use, as the logarithm of its buckets. A small one stays in the processor's caches."""

LEFT_BITS = 7
LEFT_MASK = (1 << LEFT_BITS) - 1
STAMP_SHIFT = STATE_BITS + LEFT_BITS

_MIX = np.uint64(0x5851F42D4C957F2D)


@inlined
def slot_of(state, slots):
    """Return a scattered number below a power of two."""
    mixed = np.uint64(state) * _MIX
    mixed = (mixed ^ (mixed >> np.uint64(32))) * _MIX
    return np.int64(mixed >> np.uint64(32)) & (slots - 1)


@intrinsic
def prefetch(_typing, array, index):
    """Prefetch the cache line of an entry of an array."""

    def generate(context, builder, signature, arguments):
        kind = signature.args[0]
        transpositions = context.make_array(kind)(context, builder, arguments[0])
        place = builder.bitcast(builder.gep(transpositions.data, [arguments[1]]), ir.IntType(8).as_pointer())
        number = ir.IntType(32)
        wanted = ir.FunctionType(ir.VoidType(), [place.type, number, number, number])
        function = cgutils.get_or_insert_function(builder.module, wanted, "llvm.prefetch.p0i8")
        builder.call(function, [place, number(1), number(3), number(1)])
        return context.get_dummy_value()

    return types.void(array, index), generate


@inlined
def first_slot(state, bits):
    """Return where the bucket of a state begins."""
    return slot_of(state, 1 << bits) * BUCKET


@inlined
def open_again(transpositions, bits, stamp, state, left):
    """Return whether a state has to be opened with so many moves left; if so, record it.

    It need not be if the same search has opened it, or is going to, with as many moves left or more. Where a bucket is full,
    the state with the fewest moves left is replaced. The choice depends on this search alone, so answers do not depend on
    earlier ones.
    """
    base = np.uint64(first_slot(state, bits))
    wanted = state | stamp << STATE_BITS
    found = -1
    for slot in range(BUCKET):
        if transpositions[base + np.uint64(slot)] >> LEFT_BITS == wanted:
            found = slot
    if found < 0:
        fewest = left + 1000
        for slot in range(BUCKET):
            entry = transpositions[base + np.uint64(slot)]
            entry_left = entry & LEFT_MASK if entry >> STAMP_SHIFT == stamp else -1
            if entry_left < fewest:
                found, fewest = slot, entry_left
    elif transpositions[base + np.uint64(found)] & LEFT_MASK >= left:
        return False
    transpositions[base + np.uint64(found)] = wanted << LEFT_BITS | left
    return True
