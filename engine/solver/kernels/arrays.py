"""The arrays that Python holds for the kernels, so that a search can pause after some thousand states and continue.

They are memory views, not NumPy's: importing NumPy takes twice as long as all else before a first answer.
"""

import mmap
import sys
from array import array
from contextlib import suppress
from ctypes import addressof, c_char
from math import prod
from struct import calcsize
from typing import Final, Literal, NamedTuple

Held = Literal["b", "B", "h", "i", "I", "q"]
"""The type of an array's entries, in the notation of `memoryview.format`."""

INT8: Final = "b"
UINT8: Final = "B"
INT16: Final = "h"
INT32: Final = "i"
UINT32: Final = "I"
INT64: Final = "q"

_LINE = 64
"""Bytes in a cache line of the processor."""
_PRIVATE = mmap.ACCESS_WRITE if sys.platform == "win32" else mmap.ACCESS_COPY
"""The arguments of `mmap` for private memory: Windows copies only files, and needs no flag without one."""
_LARGE = 1 << 22
"""From this size in bytes, memory is requested in large pages where the operating system has them."""


class Question(NamedTuple):
    """A question, and the state of its answer."""

    job: memoryview
    """The state of the whole answer, by the fields of `job`."""
    path: memoryview
    """The moves of the answer, encoded as on the stack."""
    roots: memoryview
    """The starting state for each goal robot, which comes first in it."""
    kinds: memoryview
    """For each goal robot, the kinds of the robots in that order."""
    firsts: memoryview
    """For each goal robot, the index of the first helper from which all are of one kind."""


class BoardArrays(NamedTuple):
    """What the kernels know of a board; most of it is computed when it is first needed.

    A kind of robots is those of one colour that a diagonal has, or all the others. The first index of most arrays is a kind.
    """

    walls: memoryview
    diagonals: memoryview
    colours: memoryview
    """The colour of each kind, numbered as in `slides.turned_by`."""
    ends: memoryview
    line_cells: memoryview
    line_starts: memoryview
    lines_of: memoryview
    """Filled by `bounds.lay_lines`."""
    distances: memoryview
    """``apart`` and ``alone`` of `bounds.lay_board_distances`."""
    bumps: memoryview
    """The result of `bounds.lay_bumps` for either."""
    returns: memoryview
    """The result of `bounds.lay_returns` for the latter's bumps."""
    ready: memoryview
    """For each kind, whether the distances are computed, and are exact; in the last entry, whether all cheap tables are
    computed.
    """


class Space(NamedTuple):
    """The memory of a search."""

    near: memoryview
    """For each kind of goal robot, the input of `bounds.least_moves`."""
    matters: memoryview
    """For each kind of goal robot, where the ricochet rule matters."""
    distances: memoryview
    """For each kind of goal robot, the least moves to the target."""
    costs: memoryview
    left: memoryview
    """Scratch memory of `bounds.build_bounds`."""
    line_cells: memoryview
    line_starts: memoryview
    """The lines of all kinds of helpers: see `bounds.join_lines`."""
    helper_bumps: memoryview
    after_bump: memoryview
    toward: memoryview
    """Scratch memory of `pairs.lay_pairs`."""
    single: memoryview
    pairs: memoryview
    """The bounds of `pairs`, the latter in one row."""
    pair_rows: memoryview
    """The same memory, by cells."""
    asks_left: memoryview
    """For each cell of the goal robot, how many more failed look-ups of its pairs until they are computed; -1 if they are."""
    pool: memoryview
    """The entries of the frontier. The fallback uses the same memory for its transposition table."""
    nexts_of_chunks: memoryview
    """For each chunk of the pool, the next one of its level."""
    levels: memoryview
    """The level of each chunk."""
    heads: memoryview
    tails: memoryview
    """For each level, its first chunk, and the place behind its last entry."""
    transpositions: memoryview
    """From states to places in the pool."""
    ring: memoryview
    """Children that wait to be added to the frontier, and behind all of them their hashes."""
    places: memoryview
    onward: memoryview
    changes: memoryview
    """With the two before, the trace: see `optimal_solutions`."""
    proof_transpositions: memoryview
    waiting: memoryview
    """See `prove_unreachable`; before a proof, the first is the cache of `frontier` for looking ahead."""
    states: memoryview
    moves: memoryview
    counts: memoryview
    nexts: memoryview
    """With the three before, the stack: each ply's row has the children of a state, their number, and the next one."""
    plies: memoryview
    """See `fewest_switches`."""
    scratch: memoryview


def lay_out(**arrays: tuple[Held, *tuple[int, ...]]) -> dict[str, memoryview]:
    """Return zeroed arrays in one piece of memory, given their entries' types and their dimensions.

    Each is aligned to a cache line, so that no line of a table is split. The operating system provides large memory when it is
    first touched.
    """
    sizes = {name: calcsize(held) * prod(shape) for name, (held, *shape) in arrays.items()}
    memory = _zeros(sum(map(_whole_lines, sizes.values())))
    laid, begin = dict[str, memoryview](), 0
    for name, (held, *shape) in arrays.items():
        if sizes[name] >= _LARGE:
            _use_large_pages(memory, begin, sizes[name])
        laid[name] = memory[begin : begin + sizes[name]].cast(held, shape)
        begin += _whole_lines(sizes[name])
    return laid


def _zeros(size: int) -> memoryview:
    """Return so many zero bytes, aligned to a cache line."""
    if size >= _LARGE:
        return memoryview(mmap.mmap(-1, size, access=_PRIVATE))
    # The allocator reuses memory of former boards: zeroing that takes less time than requesting new memory.
    memory = memoryview(bytearray(size + _LINE))
    begin = -address_of(memory) % _LINE
    return memory[begin : begin + size]


def _use_large_pages(memory: memoryview, begin: int, size: int) -> None:
    """Request large pages for an array, for memory that the operating system has not provided yet."""
    if hasattr(mmap, "MADV_HUGEPAGE") and isinstance(memory.obj, mmap.mmap):
        before = begin % mmap.PAGESIZE
        with suppress(OSError):  # The operating system has none.
            memory.obj.madvise(mmap.MADV_HUGEPAGE, begin - before, size + before)


def _whole_lines(size: int) -> int:
    return size + -size % _LINE


def structure(arrays: tuple[memoryview, ...]) -> memoryview:
    """Return arrays in Numba's layout of a tuple of them: numbers that are valid as long as the arrays live.

    For each array: two owners, which are null, the number of entries, the size of one, the address, the dimensions, and the
    strides in bytes.
    """
    numbers = list[int]()
    for one in arrays:
        numbers += (0, 0, one.nbytes // one.itemsize, one.itemsize, address_of(one), *(one.shape or ()), *(one.strides or ()))
    return memoryview(array(INT64, numbers))


def address_of(array: memoryview) -> int:
    """Return the address of an array's entries."""
    return addressof(c_char.from_buffer(array))
