"""Which chip is turned up: chips that are too hard stay in the pile, and easy or hard ones may be preferred."""

import math
from collections.abc import Mapping, Sequence
from random import Random

from engine.events import ChipsPutBack, ChipTurned
from engine.pieces import Target
from engine.rules import EASY, HARD, MOST_RISEN, Difficulty, Rules, risen

Lengths = Mapping[Target, float]
"""In how many moves each chip can be won from where the robots stand: `math.inf` for a chip that cannot be reached.

A length beyond `depth_needed` need not be exact, only beyond it, too. A chip that is missing is not known, and taken for one
that suits.
"""


MAX_DEPTH = 20
"""Among chips that need more moves than this, none counts as harder than another."""


def depth_needed(rules: Rules) -> int:
    """Up to how many moves the lengths of chips must be known to draw by these rules; 0 where they need not be."""
    by_difficulty = {
        Difficulty.RISING: MOST_RISEN + 2,
        Difficulty.ANY: 0,
        Difficulty.EASY: EASY,
        Difficulty.HARD: HARD - 1,
        Difficulty.VERY_HARD: MAX_DEPTH,
    }
    return max(rules.max_moves or 0, by_difficulty[rules.difficulty])


def turn_up(
    pile: Sequence[Target],
    rules: Rules,
    lengths: Lengths,
    now: float,
    random: Random,
    *,
    number: int = 1,
    resting: Target | None = None,
) -> tuple[ChipsPutBack | ChipTurned, ...]:
    """The next chip of a pile turned up, for the round with this number, and before it those put back that are too hard.

    Where the rules prefer easy chips, hard ones, or the hardest, one of those is drawn at random, if there is any; where the
    difficulty rises, one of those that come nearest to what suits the round. Where every chip is too hard, the easiest is
    turned up. ``resting`` is turned up only if no other chip is left that is worth it.
    """
    turned = _choose(_without_resting(pile, resting, rules, lengths), rules, lengths, random, number)
    if rules.difficulty is not Difficulty.ANY or is_too_hard(turned, rules, lengths):
        return (ChipTurned(now, turned),)
    too_hard = tuple(chip for chip in pile[: pile.index(turned)] if chip != resting)
    return *_put_back(too_hard, turned, pile, now, random), ChipTurned(now, turned)


def replace_chip(
    chip: Target,
    pile: Sequence[Target],
    rules: Rules,
    lengths: Lengths,
    now: float,
    random: Random,
    *,
    number: int = 1,
    resting: Target | None = None,
) -> tuple[ChipsPutBack | ChipTurned, ...]:
    """The chip that is up, put back because it is too hard, and another turned up; nothing where none would be better.

    ``number`` is that of the round that begins. ``resting`` is that other one only if no third would be better than the chip
    that is up.
    """
    better = [other for other in pile if not is_too_hard(other, rules, lengths)]
    if not is_too_hard(chip, rules, lengths) or not better:
        return ()
    turned = _choose(_without_resting(better, resting, rules, lengths), rules, lengths, random, number)
    return *_put_back((chip,), turned, (*pile, chip), now, random), ChipTurned(now, turned)


def shuffled_in(chip: Target, pile: Sequence[Target], rules: Rules, random: Random) -> tuple[Target, ...]:
    """The pile with a chip that has gone back, shuffled. Where chips rest, it is not the first of them if there are others."""
    shuffled = [*pile, chip]
    random.shuffle(shuffled)
    if rules.chips_rest and shuffled[0] == chip and pile:
        place = random.randrange(1, len(shuffled))
        shuffled[0], shuffled[place] = shuffled[place], shuffled[0]
    return tuple(shuffled)


def is_too_hard(chip: Target, rules: Rules, lengths: Lengths) -> bool:
    """Whether a chip is known to need more moves than the rules allow, or not to be reachable at all."""
    length = lengths.get(chip, 0)
    return math.isinf(length) or (rules.max_moves is not None and length > rules.max_moves)


def _without_resting(pile: Sequence[Target], resting: Target | None, rules: Rules, lengths: Lengths) -> Sequence[Target]:
    """The chips of a pile without the one that rests, unless it is the only one, or the only one that is not too hard."""
    others = [chip for chip in pile if chip != resting]
    playable = [chip for chip in pile if not is_too_hard(chip, rules, lengths)]
    return pile if playable == [resting] else others or pile


def _choose(pile: Sequence[Target], rules: Rules, lengths: Lengths, random: Random, number: int) -> Target:
    """The chip of a pile that is turned up next."""
    winnable = [chip for chip in pile if not is_too_hard(chip, rules, lengths)]
    if not winnable:
        return min(pile, key=lambda chip: lengths.get(chip, 0))
    if rules.difficulty is Difficulty.ANY:
        return winnable[0]
    preferred = _preferred(winnable, rules.difficulty, lengths, number)
    return random.choice(preferred) if preferred else winnable[0]


def _preferred(chips: Sequence[Target], difficulty: Difficulty, lengths: Lengths, number: int) -> list[Target]:
    known = [chip for chip in chips if chip in lengths]
    match difficulty:
        case Difficulty.RISING:
            fewest, most = risen(number)
            off = {chip: max(fewest - lengths[chip], lengths[chip] - most, 0) for chip in known}
            return [chip for chip in known if off[chip] == min(off.values())]
        case Difficulty.EASY:
            return [chip for chip in known if lengths[chip] <= EASY]
        case Difficulty.HARD:
            return [chip for chip in known if lengths[chip] >= HARD]
        case Difficulty.VERY_HARD:
            hardest = min(MAX_DEPTH + 1, max((lengths[chip] for chip in known), default=0))
            return [chip for chip in known if lengths[chip] >= hardest]
        case Difficulty.ANY:
            return list(chips)


def _put_back(
    chips: tuple[Target, ...], turned: Target, pile: Sequence[Target], now: float, random: Random
) -> tuple[ChipsPutBack, ...]:
    """These chips shuffled into the pile again, below the one that is turned up instead."""
    others = [chip for chip in pile if chip != turned]
    random.shuffle(others)
    return (ChipsPutBack(now, chips, (turned, *others)),) if chips else ()
