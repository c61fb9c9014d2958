"""What Python keeps for the kernels, so that a search can be left after some thousand states and taken up again.

The arrays are memory views, not NumPy's: importing NumPy takes twice as long as everything else before a first answer.
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
"""What an array holds, as `memoryview.format` says it."""

INT8: Final = "b"
UINT8: Final = "B"
INT16: Final = "h"
INT32: Final = "i"
UINT32: Final = "I"
INT64: Final = "q"

_LINE = 64
"""Bytes in a line of the processor's caches."""
_PRIVATE = mmap.ACCESS_WRITE if sys.platform == "win32" else mmap.ACCESS_COPY
"""How memory is asked for that is this process's own: Windows copies files only, and has it private without a file anyway."""
_LARGE = 1 << 22
"""Bytes from which on memory is asked for in large pages, where the operating system has them."""


class Question(NamedTuple):
    """One question and how far its answer is."""

    job: memoryview
    """The state of the whole answer, by the fields that `job` names."""
    path: memoryview
    """The moves of the answer, as on the stack."""
    roots: memoryview
    """For each goal robot, the state at the start; the robots are in another order for each."""
    kinds: memoryview
    """For each goal robot, the kinds of the robots in that order."""
    firsts: memoryview
    """For each goal robot, from which helper on all are of one kind."""


class BoardArrays(NamedTuple):
    """What is known of one board; the kernels fill most of it when it is first needed.

    A kind of robots is those of one colour that a diagonal has, or all the others. The first index of most arrays is a kind.
    """

    walls: memoryview
    diagonals: memoryview
    colours: memoryview
    """The colour of each kind, as `slides.turned_by` numbers them."""
    ends: memoryview
    line_cells: memoryview
    line_starts: memoryview
    lines_of: memoryview
    """What `bounds.lay_lines` lists."""
    distances: memoryview
    """``apart`` and ``alone`` of `bounds.lay_board_distances`."""
    bumps: memoryview
    """What `bounds.lay_bumps` makes of either."""
    returns: memoryview
    """What `bounds.lay_returns` makes of the latter's bumps."""
    ready: memoryview
    """For each kind whether the distances are laid, and are exact; and last whether all that needs little time is laid."""


class Space(NamedTuple):
    """The memory of a search."""

    near: memoryview
    """For each kind of goal robot, what `bounds.least_moves` needs."""
    matters: memoryview
    """For each kind of goal robot, where the ricochet rule matters."""
    distances: memoryview
    """For each kind of goal robot, moves to the target at least."""
    costs: memoryview
    left: memoryview
    """What `bounds.build_bounds` works with."""
    line_cells: memoryview
    line_starts: memoryview
    """The lines of all kinds of helpers: see `bounds.join_lines`."""
    helper_bumps: memoryview
    after_bump: memoryview
    toward: memoryview
    """What `pairs.lay_pairs` works with."""
    single: memoryview
    pairs: memoryview
    """The bounds of `pairs`, the latter in one row."""
    pair_rows: memoryview
    """The same memory, by cells."""
    asks_left: memoryview
    """For each cell of the goal robot how often its pairs will be asked for in vain before they are laid; -1 if they are."""
    pool: memoryview
    """The entries of the frontier. The fallback takes the same memory for its transposition table."""
    nexts_of_chunks: memoryview
    """For each chunk of the pool, the next of the same level."""
    levels: memoryview
    """For each chunk, its level."""
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
    """See `prove_unreachable`; before there is anything to prove, the first is what `frontier` has seen ahead."""
    states: memoryview
    moves: memoryview
    counts: memoryview
    nexts: memoryview
    """With the three before, the stack: in each ply's row the children of a state, how many, and which comes next."""
    plies: memoryview
    """See `fewest_switches`."""
    scratch: memoryview


def lay_out(**arrays: tuple[Held, *tuple[int, ...]]) -> dict[str, memoryview]:
    """Zeros for arrays in one piece of memory; of each is said what it holds, and how long it is in each dimension.

    Each begins with a line of the processor's caches, so that none of a table's lines lies across two of them. The operating
    system gives large memory when it is first touched.
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
    """So many bytes, from the beginning of a line on."""
    if size >= _LARGE:
        return memoryview(mmap.mmap(-1, size, access=_PRIVATE))
    # Memory that former boards have left is used again: setting it to zeros takes less time than asking for new one.
    memory = memoryview(bytearray(size + _LINE))
    begin = -address_of(memory) % _LINE
    return memory[begin : begin + size]


def _use_large_pages(memory: memoryview, begin: int, size: int) -> None:
    """Ask for large pages for an array, which takes up memory that the operating system has not given yet."""
    if hasattr(mmap, "MADV_HUGEPAGE") and isinstance(memory.obj, mmap.mmap):
        before = begin % mmap.PAGESIZE
        with suppress(OSError):  # the operating system has none
            memory.obj.madvise(mmap.MADV_HUGEPAGE, begin - before, size + before)


def _whole_lines(size: int) -> int:
    return size + -size % _LINE


def structure(arrays: tuple[memoryview, ...]) -> memoryview:
    """Arrays as Numba has a tuple of them in memory: numbers that are true as long as the arrays live, at the same address.

    For each array two owners, for nothing is owned there, how many entries it has, the bytes of one, where they begin, how many
    there are in each dimension, and from how many bytes to how many the next one is.
    """
    numbers = list[int]()
    for one in arrays:
        numbers += (0, 0, one.nbytes // one.itemsize, one.itemsize, address_of(one), *(one.shape or ()), *(one.strides or ()))
    return memoryview(array(INT64, numbers))


def address_of(array: memoryview) -> int:
    """Where an array's entries lie in memory."""
    return addressof(c_char.from_buffer(array))
