"""How often the weaker of two wins a match to eight chips, by the half moves that they have ahead: docs/bots.md "Head starts".

`python -m benchmarks.handicaps` lets two players of different levels think about first rounds, plays each of these rounds
through the engine with each handicap, and draws matches from the results. With `--difficulty rising` the rounds of a match have
the lengths that the rules ask for. The *beginner* thinks as the easy bot does, and takes a third longer: a minute for a first
bid, in the median.
"""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from engine import RULES_2013, TARGETS, Difficulty, Position, Ricochet, Rules, draw_setup
from engine.bots.thinking import Find, think
from engine.bots.turns import Plans, next_turn
from engine.games.match.play import decide, start
from engine.games.match.state import Phase, replay
from engine.rules.bots import BOTS, Level
from engine.rules.commands import TimeUp
from engine.rules.outcome import Outcome
from engine.rules.rules import MAX_AHEAD, risen
from engine.rules.setup import Setup
from engine.solver import Solution, solve

WEAKER, STRONGER = BOTS[:2]
STARTER = 1
CHIPS = 8
DEEPEST = 20
LONGEST = 60
"""Rounds after which a match is ended, and the most chips win."""
Results = tuple[int | None, ...]
"""Who wins a chip, with each handicap."""
Played = tuple[int, Results]
"""The fewest moves of a chip, and its results."""
SLOWER = 1.3
"""The beginner's time for a find, in times of the easy bot."""

PAIRS: Sequence[tuple[str, str]] = [
    ("easy", "hard"),
    ("easy", "medium"),
    ("medium", "hard"),
    ("beginner", "easy"),
    ("beginner", "medium"),
    ("beginner", "hard"),
]


@dataclass(frozen=True, slots=True)
class Chip:
    """A first round, and the fewest moves of a solution."""

    setup: Setup
    moves: int


def chips(random: Random, number: int) -> list[Chip]:
    """Return first rounds whose shortest solutions are known."""
    found = list[Chip]()
    while len(found) < number:
        setup = draw_setup(RULES_2013, random)
        solution = solve(setup.position, max_moves=DEEPEST)
        if isinstance(solution, Solution):
            found.append(Chip(setup, len(solution.moves)))
    return found


def finds(name: str, position: Position, seed: int) -> tuple[Find, ...]:
    """Return what a player of this name finds, and when."""
    level = Level.EASY if name == "beginner" else Level(name)
    slower = SLOWER if name == "beginner" else 1.0
    planned = think(position, Ricochet.TURN, level, seed, 1)
    return tuple(replace(find, after=slower * find.after) for find in planned)


def winner(setup: Setup, plans: Plans, ahead: int) -> int | None:
    """Return who wins the chip of a first round, where the weaker one has these half moves ahead; None if it goes back."""
    rules: Rules = replace(RULES_2013, handicaps=True)
    random, made = Random(1), set[object]()
    handicaps: Mapping[int, int] = {WEAKER: ahead} if ahead else {}
    match = replay(start(rules, setup, STARTER, 0, random, bots=[Level.EASY, Level.EASY], handicaps=handicaps))
    while match.phase not in (Phase.INTERMISSION, Phase.IDLE, Phase.OVER):
        turn = next_turn(match, plans, 0, made)
        assert match.deadline is not None
        if turn and (match.phase is Phase.THINKING or turn.at < match.deadline):
            made.add(turn.command)
            outcome = decide(match, turn.command, turn.at, random)
        else:
            outcome = decide(match, TimeUp(match.deadline), match.deadline, random)
        match = outcome.after if isinstance(outcome, Outcome) else match
    return match.round.award.player if match.round.award else None


def rounds(pair: tuple[str, str], pool: Sequence[Chip]) -> list[Played]:
    """Return the fewest moves of each chip, and who wins it with each handicap."""
    played = list[Played]()
    for seed, chip in enumerate(pool):
        position = chip.setup.position
        plans = {
            player: finds(name, position, 2 * seed + place)
            for place, (player, name) in enumerate(zip(BOTS, pair, strict=False))
        }
        played.append((chip.moves, tuple(winner(chip.setup, plans, ahead) for ahead in range(MAX_AHEAD + 1))))
    return played


def pools_of(played: Sequence[Played], difficulty: Difficulty) -> list[list[Results]]:
    """Return the results from which each round of a match is drawn; those of the last one serve for all later rounds."""
    if difficulty is Difficulty.ANY:
        return [[results for _, results in played]]
    ranges = (risen(number) for number in range(1, len(TARGETS) + 1))
    return [[results for moves, results in played if fewest <= moves <= most] for fewest, most in ranges]


def matches(pools: Sequence[Sequence[Results]], ahead: int, number: int, random: Random) -> tuple[float, float]:
    """Return the shares of matches and of chips that the weaker player wins; a match that is a tie is half of one."""
    won, chips_won = 0.0, Counter[int]()
    for _ in range(number):
        score = Counter[int]()
        for drawn in range(LONGEST):
            winner = random.choice(pools[min(drawn, len(pools) - 1)])[ahead]
            score.update([] if winner is None else [winner])
            if max(score.values(), default=0) == CHIPS:
                break
        chips_won += score
        won += 0.5 if score[WEAKER] == score[STRONGER] else score[WEAKER] > score[STRONGER]
    return won / number, chips_won[WEAKER] / chips_won.total()


def main() -> None:
    """Print a table for each difficulty."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rounds", nargs="?", type=int, default=600, help="first rounds that are thought out for each pair")
    parser.add_argument("matches", nargs="?", type=int, default=4_000, help="matches drawn for each entry")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    random = Random(chosen.seed)
    pool = chips(random, chosen.rounds)
    played = {pair: rounds(pair, pool) for pair in PAIRS}
    steps = ["none", "½", "1", "1½", "2"]
    for difficulty in (Difficulty.ANY, Difficulty.RISING):
        print(f"\n{difficulty.value}: matches (chips) that the weaker wins, with this head start")
        print(f"{'':18}" + "".join(f"{step:>14}" for step in steps))
        for pair in PAIRS:
            pools = pools_of(played[pair], difficulty)
            shares = [matches(pools, ahead, chosen.matches, random) for ahead in range(MAX_AHEAD + 1)]
            print(f"{'–'.join(pair):18}" + "".join(f"{f'{100 * won:.1f} % ({100 * chip:.0f})':>14}" for won, chip in shares))


if __name__ == "__main__":
    main()
