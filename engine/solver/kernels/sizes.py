"""Numbers that Python and the kernels agree on. Nothing here needs Numba, which takes long to import."""

CELLS, ROBOTS, HEADINGS = 256, 5, 4
KINDS = 7
"""Kinds of robots on a board, at most: one for each colour that a diagonal can have, and one for all other robots."""
USUAL = 4
"""Robots in most positions."""
MAX_MOVES = 90
"""Searches go no deeper; below `layout.FAR`, so that a bound of that always prunes."""
MAX_CHILDREN = 20

TURN_SHIFT = 40
UNMOVED, VERTICAL, HORIZONTAL, TURNED = range(4)
"""What is remembered of the goal robot: not moved yet, how it travelled last without having turned, or that it has turned."""

LEVELS = 128
"""Levels of one goal robot, more than there are moves; those of the next come after them."""
CHUNK_BITS = 10
CHUNK = 1 << CHUNK_BITS
LINE_BITS = 4
"""Entries in a cache line of the frontier's transposition table, as a logarithm."""
RING = 64
"""Room for children that wait for their lines of the transposition table to be fetched."""
SCRATCH = (ROBOTS - 1) * CELLS * HEADINGS
"""Numbers that most needs: a way for each kind of helper, from each cell in each heading. See `pairs`."""
