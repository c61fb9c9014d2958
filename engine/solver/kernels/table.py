# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The table of positions that have been opened: of fixed size, four entries a bucket.

An entry is a whole state, the moves that were left when it was opened, and the search (its *stamp*) that wrote it. It never
stands for another state or another search, so a hit needs no checking.
"""

import numpy as np

from engine.solver.kernels.layout import STATE_BITS, STATE_MASK, inlined

BUCKET = 4
MOST_BITS = 20
FEWEST_BITS = 9
"""Sizes of the part in use, as the logarithm of its buckets. Little tables stay in the processor's caches."""
ENTRIES = BUCKET << MOST_BITS

_LEFT_BITS = 7
_STAMP_SHIFT = STATE_BITS + _LEFT_BITS
STAMPS = 1 << (63 - _STAMP_SHIFT)
"""How many searches can be told apart before the table has to be emptied; they are numbered from 1."""

_MIX = np.uint64(0x5851F42D4C957F2D)


@inlined
def slot_of(state, slots):
    """A scattered number below a power of two."""
    mixed = np.uint64(state) * _MIX
    mixed = (mixed ^ (mixed >> np.uint64(32))) * _MIX
    return np.int64(mixed >> np.uint64(32)) & (slots - 1)


@inlined
def open_again(table, bits, stamp, state, left):
    """Whether a state has to be opened with so many moves left; if so, that is noted.

    Not if the same search has opened it, or is going to, with as many moves left or more. Where a bucket is full, the state
    with the fewest moves left goes. Which one that is depends on this search alone, so answers do not depend on earlier ones.
    """
    base = slot_of(state, 1 << bits) * BUCKET
    worst, worst_left = base, left + 1000
    for slot in range(base, base + BUCKET):
        entry = table[slot]
        if entry >> _STAMP_SHIFT != stamp:
            if worst_left >= 0:
                worst, worst_left = slot, -1
            continue
        entry_left = (entry >> STATE_BITS) & ((1 << _LEFT_BITS) - 1)
        if entry & STATE_MASK == state:
            if entry_left >= left:
                return False
            worst = slot
            break
        if entry_left < worst_left:
            worst, worst_left = slot, entry_left
    table[worst] = state | left << STATE_BITS | stamp << _STAMP_SHIFT
    return True
