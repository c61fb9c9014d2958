"""The game of Ricochet Robots: boards, moves, proofs, rules and matches.

Pure: no clock, no input or output, no Discord. Times are parameters, in seconds since the Unix epoch.
"""
