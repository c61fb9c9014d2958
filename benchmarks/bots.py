"""How bots play: ``uv run python -m benchmarks.bots [ROUNDS] [--seed SEED] [--difficulty rising|any|…]``.

Deals ROUNDS first rounds, has a bot of each level think about each, and prints for each level how often and when it bids,
what, and how far that is above a shortest solution. The sand begins to run with the first bid, as if the bot were alone at the
table, and what it finds later does not count. Then two bots sit at each table, and it is counted whose bid would be proved.
The solver is asked here alone: no bot asks it.
"""

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from engine.board.pieces import Target
from engine.board.position import Position
from engine.bots.thinking import Find, think
from engine.rules.bots import Level
from engine.rules.chips import Draw, depth_needed
from engine.rules.events import ChipTurned
from engine.rules.rules import RULES_2013, Difficulty, Rules
from engine.rules.setup import draw_setup
from engine.solver import Solution, solve, warm_up

_SECONDS = (15, 30, 60, 90, 120, 180, 300)
"""The times for which the table counts who has bid, in seconds after the chip was turned up."""


@dataclass
class Played:
    """What bots of a level did in all rounds."""

    rounds: int = 0
    first: list[float] = field(default_factory=list[float])
    standing: list[int] = field(default_factory=list[int])
    above: list[int] = field(default_factory=list[int])
    betters: int = 0
    wrong: int = 0
    by_length: dict[int, list[bool]] = field(default_factory=dict[int, list[bool]])
    seconds: list[float] = field(default_factory=list[float])

    def add(self, finds: Sequence[Find], best: int, rules: Rules, seconds: float) -> None:
        """Count one round."""
        self.rounds += 1
        self.seconds.append(seconds)
        made = in_time(finds, rules, None)
        self.by_length.setdefault(best, []).append(bool(made))
        if not made:
            return
        last = made[-1]
        self.first.append(made[0].after)
        self.standing.append(last.moves)
        self.betters += len(made) > 1
        if last.path and last.moves >= best:
            self.above.append(last.moves - best)
        else:
            self.wrong += 1


def in_time(finds: Sequence[Find], rules: Rules, turned: float | None) -> list[Find]:
    """Return what is bid before the sand has run out; ``turned`` is when another player turned it, None where none has."""
    thinking, sand = rules.times.thinking_time, rules.times.hourglass
    made = [find for find in finds if find.after < thinking + sand]
    starts = [made[0].after] if made else []
    starts += [] if turned is None else [turned]
    return [find for find in made if find.after < min(starts) + sand]


def deal(rounds: int, difficulty: Difficulty, seed: int) -> Iterator[tuple[Rules, Position, int]]:
    """Return first rounds as a match draws them, with the length of a shortest solution."""
    random = Random(seed)
    rules = replace(RULES_2013, difficulty=difficulty)
    while rounds:
        setup = draw_setup(rules, random)
        lengths = dict[Target, float]()
        for chip in setup.chips if depth_needed(rules) else ():
            found = solve(setup.position.with_target(chip), max_moves=depth_needed(rules), node_limit=1_000_000)
            lengths[chip] = len(found.moves) if isinstance(found, Solution) else depth_needed(rules) + 1
        turned = next(
            event for event in Draw(setup.chips, rules, lengths, 0, random).turn_up() if isinstance(event, ChipTurned)
        )
        position = setup.position.with_target(turned.target)
        if isinstance(best := solve(position), Solution):
            rounds -= 1
            yield rules, position, len(best.moves)


def main() -> None:
    """Read the command line and print what is measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rounds", nargs="?", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--difficulty", default=Difficulty.RISING.value, choices=[one.value for one in Difficulty])
    asked = parser.parse_args()
    warm_up()
    played, meetings = {level: Played() for level in Level}, Counter[tuple[Level, Level, str]]()
    for number, (rules, position, best) in enumerate(deal(asked.rounds, Difficulty(asked.difficulty), asked.seed)):
        found = dict[Level, list[tuple[Find, ...]]]()
        for level in Level:
            began = time.perf_counter()
            finds = think(position, rules.ricochet, level, 2 * number, 1)
            played[level].add(finds, best, rules, time.perf_counter() - began)
            found[level] = [finds, think(position, rules.ricochet, level, 2 * number + 1, 1)]
        for one in Level:
            for other in Level:
                meetings[one, other, _winner(found[one][0], found[other][1], rules)] += 1
    _print(played, meetings, asked.rounds)


def _winner(one: Sequence[Find], other: Sequence[Find], rules: Rules) -> str:
    """Return which of two bots at a table wins the chip: the first with the lowest bid that it can show."""
    turned = min((find.after for find in (*one[:1], *other[:1])), default=None)
    shown = [
        (made[-1].moves, made[-1].after, name)
        for name, finds in (("one", one), ("other", other))
        if (made := in_time(finds, rules, turned)) and made[-1].path
    ]
    return min(shown)[2] if shown else "none"


def _print(played: dict[Level, Played], meetings: Counter[tuple[Level, Level, str]], rounds: int) -> None:
    print(f"{rounds} first rounds")
    for level, one in played.items():
        bids = len(one.first)
        quartiles = ", ".join(f"{value:.0f}" for value in statistics.quantiles(one.first, n=4))
        by_then = ", ".join(f"{sum(first <= then for first in one.first) / one.rounds:.0%} by {then} s" for then in _SECONDS)
        above = Counter(min(more, 4) for more in one.above)
        print(f"\n{level.value}: bids in {bids / one.rounds:.1%} of the rounds; first bid at {quartiles} s (quartiles)")
        print(f"  has bid: {by_then}")
        print(f"  betters its bid in {one.betters / bids:.1%}, cannot show it in {one.wrong / bids:.1%}")
        print(f"  bids {statistics.mean(one.standing):.2f} moves, {statistics.mean(one.above):.2f} above the best;", end=" ")
        print(", ".join(f"+{more}: {count / bids:.1%}" for more, count in sorted(above.items())))
        lengths = dict(sorted(one.by_length.items()))
        print("  by length:", ", ".join(f"{length}: {statistics.mean(made):.0%}" for length, made in lengths.items()))
        print(f"  thinks {1_000 * statistics.mean(one.seconds):.1f} ms, at most {1_000 * max(one.seconds):.0f} ms")
    print("\nwins the chip at a table of two (row against column):")
    for one in Level:
        against = (f"{other.value} {meetings[one, other, 'one'] / rounds:.0%}" for other in Level)
        print(f"  {one.value}: {', '.join(against)}")


if __name__ == "__main__":
    main()
