"""The people of a match, the board of its first round, and solutions there."""

from dataclasses import replace

from engine import TARGETS, Setup, Target

ANN, BEN, CLEO, DAN, EVE, FAY = range(1, 7)
SETUP = Setup.from_code("00038G-P6Q8K5-GPZ853-5VVZZ6")
"""The first chip is the yellow gear on E10; yellow stands on K5, green on H14."""
NAMED = {target.letters: target for target in TARGETS}
GEAR = NAMED["Yg"]
IN_THREE = "Y-right Y-down Y-left"
"""A solution for the yellow gear from where the robots start, and as short as any."""
IN_FOUR = "G-up Y-right Y-down Y-left"
IN_FIVE = "B-right G-up Y-right Y-down Y-left"
MISSED = "Y-right Y-down Y-right"
"""Three moves, the last of them illegal."""


def pile_with(place: int, chip: Target = GEAR) -> Setup:
    """Return the set-up with one chip at another place in the pile."""
    others = [other for other in SETUP.chips if other is not chip]
    return replace(SETUP, chips=(*others[:place], chip, *others[place:]))
