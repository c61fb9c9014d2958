"""Which chip is turned up: chips that are too hard stay in the pile, and easy or hard ones may be preferred."""

import math
from collections.abc import Mapping, Sequence
from random import Random

from engine.events import ChipsPutBack, ChipTurned
from engine.pieces import Target
from engine.rules import EASY, HARD, Difficulty, Rules

Lengths = Mapping[Target, float]
"""In how many moves each chip can be won from where the robots stand: `math.inf` for a chip that cannot be reached.

A length beyond `depth_needed` need not be exact, only beyond it, too. A chip that is missing is not known, and taken for one
that suits.
"""


MAX_DEPTH = 20
"""Among chips that need more moves than this, none counts as harder than another."""


def depth_needed(rules: Rules) -> int:
    """Up to how many moves the lengths of chips must be known to draw by these rules; 0 where they need not be."""
    by_difficulty = {Difficulty.EASY: EASY, Difficulty.NORMAL: 0, Difficulty.HARD: HARD - 1, Difficulty.VERY_HARD: MAX_DEPTH}
    return max(rules.max_moves or 0, by_difficulty[rules.difficulty])


def turn_up(
    pile: Sequence[Target], rules: Rules, lengths: Lengths, now: float, random: Random
) -> tuple[ChipsPutBack | ChipTurned, ...]:
    """The next chip of a pile turned up, and before it those put back that are too hard.

    Where the rules prefer easy chips, hard ones, or the hardest, one of those is drawn at random, if there is any. Where
    every chip is too hard, the easiest is turned up.
    """
    winnable = [chip for chip in pile if not is_too_hard(chip, rules, lengths)]
    if not winnable:
        return (ChipTurned(now, min(pile, key=lambda chip: lengths.get(chip, 0))),)
    if rules.difficulty is not Difficulty.NORMAL:
        preferred = _preferred(winnable, rules.difficulty, lengths)
        return (ChipTurned(now, random.choice(preferred) if preferred else winnable[0]),)
    turned = winnable[0]
    too_hard = tuple(pile[: pile.index(turned)])
    return *_put_back(too_hard, turned, pile, now, random), ChipTurned(now, turned)


def replace_chip(
    chip: Target, pile: Sequence[Target], rules: Rules, lengths: Lengths, now: float, random: Random
) -> tuple[ChipsPutBack | ChipTurned, ...]:
    """The chip that is up, put back because it is too hard, and another turned up; nothing where none would be better."""
    better = [other for other in pile if not is_too_hard(other, rules, lengths)]
    if not is_too_hard(chip, rules, lengths) or not better:
        return ()
    turned = turn_up(better, rules, lengths, now, random)[-1]
    assert isinstance(turned, ChipTurned)
    return *_put_back((chip,), turned.target, (*pile, chip), now, random), turned


def is_too_hard(chip: Target, rules: Rules, lengths: Lengths) -> bool:
    """Whether a chip is known to need more moves than the rules allow, or not to be reachable at all."""
    length = lengths.get(chip, 0)
    return math.isinf(length) or (rules.max_moves is not None and length > rules.max_moves)


def _preferred(chips: Sequence[Target], difficulty: Difficulty, lengths: Lengths) -> list[Target]:
    known = [chip for chip in chips if chip in lengths]
    match difficulty:
        case Difficulty.EASY:
            return [chip for chip in known if lengths[chip] <= EASY]
        case Difficulty.HARD:
            return [chip for chip in known if lengths[chip] >= HARD]
        case Difficulty.VERY_HARD:
            hardest = min(MAX_DEPTH + 1, max((lengths[chip] for chip in known), default=0))
            return [chip for chip in known if lengths[chip] >= hardest]
        case Difficulty.NORMAL:
            return list(chips)


def _put_back(
    chips: tuple[Target, ...], turned: Target, pile: Sequence[Target], now: float, random: Random
) -> tuple[ChipsPutBack, ...]:
    """These chips shuffled into the pile again, below the one that is turned up instead."""
    others = [chip for chip in pile if chip != turned]
    random.shuffle(others)
    return (ChipsPutBack(now, chips, (turned, *others)),) if chips else ()
