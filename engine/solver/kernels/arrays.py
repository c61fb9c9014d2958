"""What Python keeps for the kernels, so that a search can be left after some thousand states and taken up again."""

from typing import NamedTuple

import numpy as np


class Question(NamedTuple):
    """One question and how far its answer is."""

    job: "np.ndarray"
    """The state of the whole answer, by the fields that `job` names."""
    path: "np.ndarray"
    """The moves of the answer, as on the stack."""
    roots: "np.ndarray"
    """For each goal robot, the state at the start; the robots are in another order for each."""
    kinds: "np.ndarray"
    """For each goal robot, the kinds of the robots in that order."""
    firsts: "np.ndarray"
    """For each goal robot, from which helper on all are of one kind."""


class BoardArrays(NamedTuple):
    """What is known of one board; the kernels fill most of it when it is first needed.

    A kind of robots is those of one colour that a diagonal has, or all the others. The first index of most arrays is a kind.
    """

    walls: "np.ndarray"
    diagonals: "np.ndarray"
    colours: "np.ndarray"
    """The colour of each kind, as `slides.turned_by` numbers them."""
    ends: "np.ndarray"
    line_cells: "np.ndarray"
    line_starts: "np.ndarray"
    lines_of: "np.ndarray"
    """What `bounds.lay_lines` lists."""
    distances: "np.ndarray"
    """``apart`` and ``alone`` of `bounds.lay_board_distances`."""
    bumps: "np.ndarray"
    """What `bounds.lay_bumps` makes of either."""
    returns: "np.ndarray"
    """What `bounds.lay_returns` makes of the latter's bumps."""
    ready: "np.ndarray"
    """For each kind whether the distances are laid, and are exact; and last whether all that needs little time is laid."""


class Space(NamedTuple):
    """The memory of a search."""

    near: "np.ndarray"
    """For each kind of goal robot, what `bounds.least_moves` needs."""
    matters: "np.ndarray"
    """For each kind of goal robot, where the ricochet rule matters."""
    distances: "np.ndarray"
    """For each kind of goal robot, moves to the target at least."""
    costs: "np.ndarray"
    left: "np.ndarray"
    """What `bounds.build_bounds` works with."""
    line_cells: "np.ndarray"
    line_starts: "np.ndarray"
    """The lines of all kinds of helpers: see `bounds.join_lines`."""
    helper_bumps: "np.ndarray"
    after_bump: "np.ndarray"
    toward: "np.ndarray"
    """What `pairs.lay_pairs` works with."""
    single: "np.ndarray"
    pairs: "np.ndarray"
    """The bounds of `pairs`, the latter in one row."""
    pair_rows: "np.ndarray"
    """The same memory, by cells."""
    asks_left: "np.ndarray"
    """For each cell of the goal robot how often its pairs will be asked for in vain before they are laid; -1 if they are."""
    pool: "np.ndarray"
    """The entries of the frontier. The fallback takes the same memory for its transposition table."""
    nexts_of_chunks: "np.ndarray"
    """For each chunk of the pool, the next of the same level."""
    levels: "np.ndarray"
    """For each chunk, its level."""
    heads: "np.ndarray"
    tails: "np.ndarray"
    """For each level, its first chunk, and the place behind its last entry."""
    transpositions: "np.ndarray"
    """From states to places in the pool."""
    ring: "np.ndarray"
    """Children that wait to be added to the frontier, and behind all of them their hashes."""
    places: "np.ndarray"
    onward: "np.ndarray"
    changes: "np.ndarray"
    """With the two before, the trace: see `optimal_solutions`."""
    proof_transpositions: "np.ndarray"
    waiting: "np.ndarray"
    """See `prove_unreachable`; before there is anything to prove, the first is what `frontier` has seen ahead."""
    states: "np.ndarray"
    moves: "np.ndarray"
    counts: "np.ndarray"
    nexts: "np.ndarray"
    """With the three before, the stack: in each ply's row the children of a state, how many, and which comes next."""
    plies: "np.ndarray"
    """See `fewest_switches`."""
    scratch: "np.ndarray"


def structure(arrays: tuple["np.ndarray", ...]) -> "np.ndarray":
    """Arrays as Numba has a tuple of them in memory: numbers that are true as long as the arrays live, at the same address.

    For each array two owners, for nothing is owned there, how many entries it has, the bytes of one, where they begin, how many
    there are in each dimension, and from how many bytes to how many the next one is.
    """
    return np.array(
        [number for one in arrays for number in (0, 0, one.size, one.itemsize, address_of(one), *one.shape, *one.strides)],
        np.int64,
    )


def address_of(array: "np.ndarray") -> int:
    """Where an array's entries lie in memory."""
    return array.ctypes.data
