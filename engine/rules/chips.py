"""The choice of the next chip: chips that are too hard go back into the pile, and easy or hard ones may be preferred."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine.board.pieces import Target
from engine.rules.events import ChipsPutBack, ChipTurned
from engine.rules.rules import EASY, HARD, MOST_RISEN, Difficulty, Rules, risen

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


@dataclass(frozen=True, slots=True)
class Draw:
    """The pile and the rules of the next draw: docs/rules.md "Draw" and "House options".

    ``number`` is that of the round that begins. ``resting`` is drawn only if no other playable chip is left.
    """

    pile: Sequence[Target]
    rules: Rules
    lengths: Lengths
    now: float
    random: Random
    number: int = 1
    resting: Target | None = None

    def turn_up(self) -> tuple[ChipsPutBack | ChipTurned, ...]:
        """Turn up the next chip, after putting back those that are too hard.

        Where the rules prefer easy chips, hard ones, or the hardest, one of those is drawn at random, if there is any; where
        the difficulty rises, one of those that come nearest to the round's range. Where every chip is too hard, the easiest is
        turned up.
        """
        put_back, chip = self._draw()
        return *put_back, ChipTurned(self.now, chip)

    def lay_on_top(self) -> tuple[ChipsPutBack, ...]:
        """Lay the chip that `turn_up` would turn up on top of the pile, face down; return nothing where it is there already."""
        put_back, chip = self._draw()
        if put_back or chip == self.pile[0]:
            return put_back
        return (ChipsPutBack(self.now, (), (chip, *(other for other in self.pile if other != chip))),)

    def replace(self, chip: Target) -> tuple[ChipsPutBack | ChipTurned, ...]:
        """Put back the chip that is up because it is too hard, and turn up another; return nothing where no other is better.

        The resting chip replaces it only if no third one would be better.
        """
        better = self._playable(self.pile)
        if not is_too_hard(chip, self.rules, self.lengths) or not better:
            return ()
        turned = self._choose(better)
        return *self._put_back(turned, (*self.pile, chip), (chip,)), ChipTurned(self.now, turned)

    def _draw(self) -> tuple[tuple[ChipsPutBack, ...], Target]:
        """Return the chip to turn up, after the event that puts back those above it that are too hard, if any."""
        drawn = self._choose(self.pile)
        if self.rules.difficulty is not Difficulty.ANY or is_too_hard(drawn, self.rules, self.lengths):
            return (), drawn
        above = self.pile[: self.pile.index(drawn)]
        return self._put_back(drawn, self.pile, tuple(chip for chip in above if chip != self.resting)), drawn

    def _playable(self, pile: Sequence[Target]) -> list[Target]:
        return [chip for chip in pile if not is_too_hard(chip, self.rules, self.lengths)]

    def _choose(self, pile: Sequence[Target]) -> Target:
        """Return the chip of a pile to turn up next: not the resting one, unless no other is left, or none is playable."""
        others = [chip for chip in pile if chip != self.resting]
        if others and self._playable(pile) != [self.resting]:
            pile = others
        winnable = self._playable(pile)
        if not winnable:
            return min(pile, key=lambda chip: self.lengths.get(chip, 0))
        preferred = _preferred(winnable, self.rules.difficulty, self.lengths, self.number)
        return winnable[0] if self.rules.difficulty is Difficulty.ANY or not preferred else self.random.choice(preferred)

    def _put_back(self, drawn: Target, pile: Sequence[Target], too_hard: tuple[Target, ...]) -> tuple[ChipsPutBack, ...]:
        """Shuffle the chips of a pile that are too hard, if any, back below the one that is drawn."""
        if not too_hard:
            return ()
        others = [chip for chip in pile if chip != drawn]
        if self.rules.tournament:
            kept = tuple(chip for chip in others if chip not in too_hard)
            for chip in too_hard:
                kept = _inserted(chip, kept, self.random)
            return (ChipsPutBack(self.now, too_hard, (drawn, *kept)),)
        self.random.shuffle(others)
        return (ChipsPutBack(self.now, too_hard, (drawn, *others)),)


def shuffled_in(chip: Target, pile: Sequence[Target], rules: Rules, random: Random) -> tuple[Target, ...]:
    """Return the pile with a returned chip, shuffled so that it is not the first unless it is the only one.

    In tournaments it may be the first, and the others keep their order: docs/rules.md "Tournaments".
    """
    if rules.tournament:
        return _inserted(chip, pile, random)
    shuffled = [*pile, chip]
    random.shuffle(shuffled)
    if shuffled[0] == chip and pile:
        place = random.randrange(1, len(shuffled))
        shuffled[0], shuffled[place] = shuffled[place], shuffled[0]
    return tuple(shuffled)


def _inserted(chip: Target, pile: Sequence[Target], random: Random) -> tuple[Target, ...]:
    """Return a pile with a chip at a random place. Its order is random and hidden, so that this shuffles it as well."""
    place = random.randint(0, len(pile))
    return *pile[:place], chip, *pile[place:]


def is_too_hard(chip: Target, rules: Rules, lengths: Lengths) -> bool:
    """Return whether a chip is known to need more moves than the rules allow, or to be unreachable."""
    length = lengths.get(chip, 0)
    return math.isinf(length) or (rules.max_moves is not None and length > rules.max_moves)


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
