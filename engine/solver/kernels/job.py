"""The fields of ``job``, which hold how far an answer is, and its phases."""

(
    # The question, and the answer.
    COUNT, GOALS, TARGET, MAX_LENGTH, LENGTH, ALWAYS, IS_CHECKED,
    # Where the search is: of which goal robot, how deep, and what it has opened.
    PHASE, GOAL, DEPTH, PLY, NODES, WORTH_BUILDING, BUILT, WORTH_MORE, PAIRED, WORTH_LAYING, EXACT,
    # The frontier: see `frontier`.
    LEVEL, PLACE, PENDING, CHUNKS, STATES, TABLE_BITS, GROWN, ROOM, BEFORE, AHEAD,
    # The optimal solutions: see `optimal_solutions`.
    FOUND_STATES, TRACED, SOLUTIONS, CHANGES,
    # The proof that there is no solution.
    WORTH_PROVING, WAITING, PROOF_FOUND,
    # Changes of robot, in the fallback.
    MAX_CHANGES, LEAST, ALL_TRIED,
    # Stamps in the transposition table of the fallback: the next that is free, and that of the search for few changes.
    NEXT_STAMP, SWITCHES_STAMP,
) = range(40)  # fmt: skip
FIELDS = 40

START, EXPAND, GROW, TRACE, LIST, FALL_BACK, DEEPEN, SWITCHES, PROVE_UNREACHABLE, DONE, NONE_WITHIN, UNREACHABLE, NO_ROOM = (
    range(13)
)
"""Phases of an answer; at the last four it stops.

Without room for more states an answer can go on in more memory; or by the fallback, which Python begins with that phase. Where
it is the trace that has no room, TRACED is -1.
"""
