"""The fields of ``job``, which is the state of an answer, and its phases."""

(
    # The question, and the answer.
    COUNT, GOALS, TARGET, MAX_LENGTH, LENGTH, ALWAYS, IS_CHECKED,
    # The state of the search: its goal robot, its depth, and what it has opened.
    PHASE, GOAL, DEPTH, PLY, NODES, WORTH_BUILDING, BUILT, WORTH_MORE, PAIRED, WORTH_LAYING, EXACT,
    # The frontier: see `frontier`.
    LEVEL, PLACE, PENDING, CHUNKS, STATES, TABLE_BITS, GROWN, ROOM, BEFORE, AHEAD,
    # The optimal solutions: see `optimal_solutions`.
    FOUND_STATES, TRACED, SOLUTIONS, CHANGES,
    # The proof that there is no solution.
    WORTH_PROVING, WAITING, PROOF_FOUND,
    # Changes of robot, in the fallback.
    MAX_CHANGES, LEAST, ALL_TRIED,
    # The stamps of the fallback's transposition table: the next free one, and that of `fewest_switches`.
    NEXT_STAMP, SWITCHES_STAMP,
) = range(40)  # fmt: skip
FIELDS = 40

START, EXPAND, GROW, TRACE, LIST, FALL_BACK, DEEPEN, SWITCHES, PROVE_UNREACHABLE, DONE, NONE_WITHIN, UNREACHABLE, NO_ROOM = (
    range(13)
)
"""The phases of an answer; the last four are final.

Without room for more states an answer can continue in more memory; or by the fallback, which Python begins with that phase. If
the trace has no room, TRACED is -1.
"""
