"""Practice: the draw of its chips by length, and a person's history with them. docs/rules.md "Practice"."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import median, median_low

from engine.board.position import Position
from engine.games.solo.state import MOST_LISTED, DrawnChip, PlayedChip, Solutions
from engine.rules.rules import Rules
from engine.rules.setup import draw_setup

SHORTEST, LONGEST = 2, 12
"""The least and the most moves of a shortest solution that can be asked for. *Any* is within them, too."""

FIRST = 4
"""The number of moves with which a person begins who has solved no chip yet."""

_LATELY = 5
"""The number of chips solved last that say with which length a person begins."""

Search = Callable[[Position, int], tuple[Solutions, int] | None]
"""Returns shortest solutions of at most this number of moves, and their count; None for none, or where it was cancelled."""


def draw(rules: Rules, wanted: int | None, random: Random, search: Search, cancelled: Callable[[], bool]) -> DrawnChip | None:
    """Draw a chip with as many moves as are ``wanted``, None for any, on a board by these rules; None if cancelled.

    No right robot reaches the target in a single move. Blocks for up to some hundred searches.
    """
    most = LONGEST if wanted is None else wanted
    while not cancelled():
        setup = draw_setup(rules, random)
        for target in setup.chips:
            start = setup.position.with_target(target)
            found = None if start.is_one_move or cancelled() else search(start, most)
            if found and wanted in (None, len(found[0][0])):
                others = (chip for chip in setup.chips if chip != target)
                return DrawnChip(replace(setup, chips=(target, *others)), wanted, found[0][:MOST_LISTED], found[1])
    return None


def like(chip: PlayedChip, step: int = 0) -> int | None:
    """Return how many moves to ask for after a chip: as many as for that one, or by ``step`` more than it had."""
    assert chip.drawn
    if not step:
        return chip.drawn.wanted
    return min(max(chip.drawn.moves + step, SHORTEST), LONGEST)


@dataclass(frozen=True, slots=True)
class Practised:
    """A chip that a person has solved in practice, after ``hints``, or given up; ``moves`` are those of its shortest solutions.

    ``seconds`` is the time from the draw to the solution, None where the chip was given up.
    """

    moves: int
    hints: int
    seconds: float | None


def level(chips: Sequence[Practised]) -> int:
    """Return the number of moves with which a person begins, who has practised these chips, the latest first."""
    solved = [chip.moves for chip in chips if chip.seconds is not None][:_LATELY]
    return median_low(solved) if solved else FIRST


@dataclass(frozen=True, slots=True)
class History:
    """The history of a person with chips of one length: how many were solved without hints, with hints, and given up.

    ``seconds`` is the median time of the solved ones, None where there is none.
    """

    at_once: int
    with_hints: int
    given_up: int
    seconds: float | None


def histories(chips: Sequence[Practised]) -> Mapping[int, History]:
    """Return a person's history by the number of moves, the fewest first."""
    by_moves = defaultdict[int, list[Practised]](list)
    for chip in chips:
        by_moves[chip.moves].append(chip)
    return {moves: _history(by_moves[moves]) for moves in sorted(by_moves)}


def _history(chips: Sequence[Practised]) -> History:
    times = [chip.seconds for chip in chips if chip.seconds is not None]
    at_once = sum(chip.seconds is not None and not chip.hints for chip in chips)
    return History(at_once, len(times) - at_once, len(chips) - len(times), median(times) if times else None)
