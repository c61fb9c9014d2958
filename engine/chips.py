"""The choice of the next chip: chips that are too hard go back into the pile, and easy or hard ones may be preferred."""

import math
from collections.abc import Mapping, Sequence
from random import Random

from engine.events import ChipsPutBack, ChipTurned
from engine.pieces import Target
from engine.rules import EASY, HARD, MOST_RISEN, Difficulty, Rules, risen

Lengths = Mapping[Target, float]
"""The optimal length of each chip from where the robots stand; `math.inf` for a chip that cannot be reached.

A length beyond `depth_needed` need not be exact, as long as it is beyond it, too. A missing chip is unknown, and treated as
suitable.
"""


MAX_DEPTH = 20
"""Chips that need more moves than this count as equally hard."""


def depth_needed(rules: Rules) -> int:
    """Return the number of moves up to which `Lengths` must be exact to draw by these rules; 0 where they are not needed."""
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
    """Turn up the next chip of a pile, for the round with this number, after putting back those that are too hard.

    Where the rules prefer easy chips, hard ones, or the hardest, one of those is drawn at random, if there is any; where the
    difficulty rises, one of those that come nearest to the round's range. Where every chip is too hard, the easiest is turned
    up. ``resting`` is turned up only if no other playable chip is left.
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
    """Put back the chip that is up because it is too hard, and turn up another; return nothing where no other is better.

    ``number`` is that of the round that begins. ``resting`` replaces the chip only if no third chip would be better.
    """
    better = [other for other in pile if not is_too_hard(other, rules, lengths)]
    if not is_too_hard(chip, rules, lengths) or not better:
        return ()
    turned = _choose(_without_resting(better, resting, rules, lengths), rules, lengths, random, number)
    return *_put_back((chip,), turned, (*pile, chip), now, random), ChipTurned(now, turned)


def shuffled_in(chip: Target, pile: Sequence[Target], rules: Rules, random: Random) -> tuple[Target, ...]:
    """Return the pile with a returned chip, shuffled. Where chips rest, it is not the first unless it is the only one."""
    shuffled = [*pile, chip]
    random.shuffle(shuffled)
    if rules.chips_rest and shuffled[0] == chip and pile:
        place = random.randrange(1, len(shuffled))
        shuffled[0], shuffled[place] = shuffled[place], shuffled[0]
    return tuple(shuffled)


def is_too_hard(chip: Target, rules: Rules, lengths: Lengths) -> bool:
    """Return whether a chip is known to need more moves than the rules allow, or to be unreachable."""
    length = lengths.get(chip, 0)
    return math.isinf(length) or (rules.max_moves is not None and length > rules.max_moves)


def _without_resting(pile: Sequence[Target], resting: Target | None, rules: Rules, lengths: Lengths) -> Sequence[Target]:
    """Return the pile without the resting chip, unless that is the only one, or the only one that is not too hard."""
    others = [chip for chip in pile if chip != resting]
    playable = [chip for chip in pile if not is_too_hard(chip, rules, lengths)]
    return pile if playable == [resting] else others or pile


def _choose(pile: Sequence[Target], rules: Rules, lengths: Lengths, random: Random, number: int) -> Target:
    """Return the chip of a pile to turn up next."""
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
    """Shuffle these chips back into the pile, below the one that is turned up instead."""
    others = [chip for chip in pile if chip != turned]
    random.shuffle(others)
    return (ChipsPutBack(now, chips, (turned, *others)),) if chips else ()
