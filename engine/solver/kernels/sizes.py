"""Numbers that Python and the kernels share. They need no Numba, which is slow to import."""

CELLS, ROBOTS, HEADINGS = 256, 5, 4
KINDS = 7
"""The most kinds of robots on a board: one for each colour of diagonals, and one for all other robots."""
USUAL = 4
"""Robots in most positions."""
MAX_MOVES = 90
"""The most moves of a search; below `layout.FAR`, so that such a bound always prunes."""
MAX_CHILDREN = 20

BYTE_MASK = 255
HEADING_BITS, HEADING_MASK, END_SHIFT = 2, 3, 10
"""A move of ``path``: its heading, then eight bits for the cell where it begins, and eight for the cell where it ends."""

TURN_SHIFT = 40
UNMOVED, VERTICAL, HORIZONTAL, TURNED = range(4)
"""What is remembered of the goal robot: not moved yet, its last axis without having turned, or that it has turned."""

LEVELS = 128
"""The levels of one goal robot, more than there are moves; those of the next come after them."""
CHUNK_BITS = 10
CHUNK = 1 << CHUNK_BITS
LINE_BITS = 4
"""The number of entries in a cache line of the frontier's transposition table, as a logarithm."""
RING = 64
"""Room for children that wait until their lines of the transposition table are prefetched."""
SCRATCH = (ROBOTS - 1) * CELLS * HEADINGS
"""The largest size of scratch memory that is needed: a path for each kind of helper, from each cell in each heading. See
`pairs`.
"""
