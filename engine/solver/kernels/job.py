"""The fields of ``job``, which hold how far an answer is, and its phases."""

(
    # The question, and the answer.
    COUNT, GOALS, TARGET, MAX_LENGTH, LENGTH, ALWAYS, WANTS_ALL,
    # Where the search is: of which goal robot, how deep, and what it has opened.
    PHASE, GOAL, DEPTH, PLY, NODES, BUILT, EXACT,
    # The frontier: see `frontier`.
    LEVEL, PLACE, PENDING, CHUNKS, STATES, TABLE_BITS, GROWN, FULL,
    # The optimal solutions: see `optimal_solutions`.
    FOUND_STATES, TRACED, SOLUTIONS, CHANGES,
    # The search that takes over where the frontier does not fit.
    LAST_NODES, ITERATION_BEGAN, FALLBACK,
    # The proof that there is no solution.
    WORTH_PROVING, WAITING, PROOF_FOUND,
    # Changes of robot, in the fallback.
    MAX_CHANGES, LEAST, ALL_TRIED,
    # Stamps in the table of the fallback: the next that is free, and that of the search for few changes.
    NEXT_STAMP, SWITCHES_STAMP,
    # See `entry.compiled`.
    VERSION,
) = range(38)  # fmt: skip
FIELDS = 38

START, EXPAND, GROW, TRACE, LIST, DEEPEN, SWITCHES, PROVE_UNREACHABLE, DONE, NONE_WITHIN, UNREACHABLE = range(11)
"""Phases of an answer; the last three are its ends."""
