"""Letters that show nothing."""

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""The fillers of Korean, the Braille pattern without dots, and the note without a head.

Unicode classifies them as letters or symbols, not as spaces, so Discord accepts a name that consists of them.
"""
