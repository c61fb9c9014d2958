"""Check that answers do not give a position in play away: ask about it in disguise.

    python -m benchmarks.disguises --count 1000 --seed 1
    python -m benchmarks.disguises --strangers 10000 --seed 1

Draws that many rounds in play, with the tiles of 1999 and of 2013, with and without barriers, and asks about each in all the
ways of `KINDS`. Judges independently, with the solver and the engine's judgement of proofs, whether an answer would reveal a
solution: a shortest solution of the request wins in play, with other robots in the place of those that move, as it is; or
without its first move or two, or after a move or two in play, if the robots that move then stand as in the request. It wins
the chip that is up, or one of the pile from where the robots stand. `bot.games.giveaway` decides whether the request is
refused, as for commands.

Prints for each kind how many were tried, how many answers would reveal a solution, how many were refused, and how many
revealed one. Exits with 1 if any did.

``--strangers`` asks instead about that many positions, and own tables, that are unrelated to the round in play, and prints
how many were refused.
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import TypeVar

from bot.games.giveaway import is_given_away
from bot.metrics import Work
from engine.geometry import SIZE, Cell, Direction
from engine.giveaway import Asked, InPlay
from engine.moves import Move
from engine.pieces import Robot, Target
from engine.position import Position
from engine.proof import Flaw, Ricochet
from engine.rules import RULES_1999, RULES_2013, Diagonals, Edition, rules_for
from engine.setup import Setup, draw_setup, free_cells
from engine.solver import AllSolutions, solve_all, warm_up
from engine.tiles import LETTERS, assemble

TABLES = (
    RULES_1999,
    RULES_2013,
    rules_for(Edition.Y2013, diagonals=Diagonals.WITH),
    rules_for(Edition.Y2013, diagonals=Diagonals.ANY, fifth_robot=Robot.BLACK),
    replace(RULES_1999, ricochet=Ricochet.ONE_MOVE),
)
NODES = 1_000_000
"""The bot's limit for the solver. A round that needs more is left out here."""
MOST_MOVES = 9
"""Rounds with longer solutions are left out: their disguises take long to solve, and longer to judge."""

_Moves = tuple[Move, ...]
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Disguise:
    """A request, the ricochet rule of its answer, and how often its board was turned clockwise."""

    asked: Asked
    ricochet: Ricochet
    turns: int = 0


# How rounds are drawn, and disguised


def draw_round(random: Random) -> InPlay | None:
    """Draw a round in play, after some robots have moved and some chips were won; None for one that takes too long."""
    rules = random.choice(TABLES)
    setup = draw_setup(rules, random)
    position = wandered(setup.position, random.randint(0, 6), random)
    won = random.randint(0, 8)
    up, *pile = setup.chips[won:]
    position = position.with_target(up)
    best = solutions(position, rules.ricochet)
    if not best or len(best[0]) > MOST_MOVES:
        return None
    return InPlay(position, rules.ricochet, tuple(pile), random.choice((best[0], ())))


def wandered(position: Position, moves: int, random: Random) -> Position:
    """Return a position after so many random moves."""
    for _ in range(moves):
        position = random.choice([after for _, after in moves_from(position)] or [position])
    return position


def rotated(position: Position, random: Random) -> Position:
    """Return a position with the helpers' colours exchanged."""
    helpers = [robot for robot in position.robots if not position.chip.wants(robot) or position.chip.robot is None]
    places = [position.robots[robot] for robot in helpers]
    turned_by = random.randint(1, len(places) - 1)
    places = [*places[turned_by:], *places[:turned_by]]
    return position.with_robots({**position.robots, **dict(zip(helpers, places, strict=True))})


def with_other_tiles(position: Position, count: int, random: Random) -> Position | None:
    """Return a position with so many tiles turned over or exchanged; None if a robot would stand on a barrier."""
    faces = list(position.board.faces or ())
    for place in random.sample(range(len(faces)), count):
        number, letter = faces[place]
        faces[place] = number + random.choice([other for other in LETTERS if other != letter])
    a, b, c, d = faces
    board = assemble((a, b, c, d))
    if not board.diagonals.keys().isdisjoint(position.robots.values()):
        return None
    return Position(board, position.robots, position.target)


def turned(position: Position) -> Position:
    """Return a position after a quarter turn clockwise."""
    a, b, c, d = position.board.faces or ("", "", "", "")
    robots = {robot: Cell(cell.column, SIZE - 1 - cell.row) for robot, cell in position.robots.items()}
    return Position(assemble((d, a, b, c)), robots, position.target)


def as_study(position: Position | None, ricochet: Ricochet) -> Disguise | None:
    """Return the request of `/ricochet study`."""
    return Disguise(Asked(position, (position.chip,)), ricochet) if position else None


def as_table(position: Position, one: InPlay, random: Random) -> Disguise | None:
    """Return the table of a match or solo game that is set up like a position; None if none can begin there."""
    chips = [position.chip, *one.pile]
    chips += [chip for chip in one.position.board.targets if chip not in chips]
    rest = random.sample(chips[1:], len(chips) - 1)
    try:
        setup = Setup(position.board.faces or ("", "", "", ""), position.robots, (chips[0], *rest))
    except ValueError:
        return None
    setup = Setup.from_code(setup.code)
    return Disguise(Asked(setup.position, setup.chips, is_table=True), one.ricochet)


def _turned_board(one: InPlay, random: Random) -> Disguise | None:
    position, turns = wandered(one.position, random.randint(0, 1), random), random.randint(1, 3)
    for _ in range(turns):
        position = turned(position)
    return Disguise(Asked(position, (position.chip,)), one.ricochet, turns)


def _other_target(one: InPlay, random: Random) -> Disguise | None:
    """Ask for a chip of the pile; or, on a board with another face, for the one on the same cell, with robots exchanged."""
    position = one.position
    if one.pile and random.random() < 1 / 2:
        return as_study(position.with_target(random.choice(one.pile)), one.ricochet)
    goal = position.goal
    for _ in range(40):
        other = with_other_tiles(position, random.randint(1, 2), random)
        chip = next((chip for chip, cell in other.board.targets.items() if cell == goal), None) if other else None
        if other and chip and chip != position.chip:
            robots = dict(position.robots)
            mine, theirs = (next((robot for robot in robots if each.wants(robot)), None) for each in (chip, position.chip))
            if mine and theirs:
                robots[mine], robots[theirs] = robots[theirs], robots[mine]
            return as_study(Position(other.board, robots, chip), one.ricochet)
    return None


def _other_rule(one: InPlay, random: Random) -> Disguise | None:
    (other,) = (rule for rule in Ricochet if rule is not one.ricochet)
    return as_study(wandered(one.position, random.randint(0, 1), random), other)


def _code(one: InPlay, random: Random) -> Disguise | None:
    return as_study(Position.from_code(wandered(rotated(one.position, random), 1, random).code), one.ricochet)


def _replaced(count: int) -> Callable[[InPlay, Random], Disguise | None]:
    def disguise(one: InPlay, random: Random) -> Disguise | None:
        return as_study(with_other_tiles(one.position, count, random), one.ricochet)

    return disguise


def _own_table(one: InPlay, random: Random) -> Disguise | None:
    position = wandered(rotated(one.position, random), random.randint(0, 2), random)
    return as_table(position, one, random)


def _elsewhere(one: InPlay, random: Random) -> Disguise | None:
    """Move the robots that are not needed elsewhere."""
    best = solutions(one.position, one.ricochet)[0]
    needed = {move.robot for move in best}
    idle = [robot for robot in one.position.robots if robot not in needed]
    free = [cell for cell in free_cells(one.position.board) if cell not in one.position.robots.values()]
    cells = dict(zip(idle, random.sample(free, len(idle)), strict=True))
    return as_study(one.position.with_robots({**one.position.robots, **cells}), one.ricochet)


def _solo(one: InPlay, random: Random) -> Disguise | None:
    """Ask for a solo game on the tiles of the board with one replaced, as a table whose first chip is face up."""
    position = with_other_tiles(rotated(one.position, random), random.randint(0, 1), random)
    return as_table(position, one, random) if position else None


KINDS: Mapping[str, Callable[[InPlay, Random], Disguise | None]] = {
    "colours rotated": lambda one, random: as_study(rotated(one.position, random), one.ricochet),
    "one move made": lambda one, random: as_study(wandered(one.position, 1, random), one.ricochet),
    "two moves made": lambda one, random: as_study(wandered(one.position, 2, random), one.ricochet),
    "colours rotated, a move or two made": lambda one, random: as_study(
        wandered(rotated(one.position, random), random.randint(1, 2), random), one.ricochet
    ),
    "idle robots elsewhere": _elsewhere,
    "one tile replaced": _replaced(1),
    "two tiles replaced": _replaced(2),
    "board turned": _turned_board,
    "other target": _other_target,
    "other rule": _other_rule,
    "code of a position": _code,
    "own table": _own_table,
    "solo game": _solo,
}
"""The ways in which each round is asked about."""


# Whether an answer would reveal a solution


def solutions(position: Position, ricochet: Ricochet) -> Sequence[_Moves]:
    """Return the shortest solutions, none if they take too long to find."""
    found = solve_all(position, node_limit=NODES, ricochet=ricochet)
    return found.solutions if isinstance(found, AllSolutions) else ()


@lru_cache(200_000)
def after_move(position: Position, move: Move) -> Position | None:
    """Return the position after a move, None if it is not allowed."""
    slide = position.slide(move)
    return None if slide.fault else position.after(slide)


def moves_from(position: Position) -> Iterator[tuple[Move, Position]]:
    """Return all positions after one move."""
    for robot in position.robots:
        for direction in Direction:
            move = Move(robot, direction)
            if after := after_move(position, move):
                yield move, after


def near(position: Position) -> Iterator[tuple[_Moves, Position]]:
    """Return a position, and all positions after a move or two."""
    yield (), position
    for first, after in moves_from(position):
        yield (first,), after
        yield from (((first, second), last) for second, last in moves_from(after))


def wins(position: Position, moves: _Moves, ricochet: Ricochet) -> bool:
    """Return whether moves are a solution."""
    here: Position | None = position
    for move in moves:
        here = after_move(here, move) if here else None
    if here is None or not moves or here.robots[moves[-1].robot] != position.goal:
        return False
    return not isinstance(position.check(moves, ricochet=ricochet), Flaw)


def renamed(moves: _Moves, robots: Iterable[Robot], last: Target) -> Iterator[tuple[Mapping[Robot, Robot], _Moves]]:
    """Yield the moves with other robots in place of theirs, the last one being right for a chip."""
    own = list(dict.fromkeys(move.robot for move in moves))
    for others in permutations(robots, len(own)):
        names = dict(zip(own, others, strict=True))
        if last.wants(names[moves[-1].robot]):
            yield names, tuple(Move(names[move.robot], move.direction) for move in moves)


def back(direction: Direction, turns: int) -> Direction:
    """Return a direction on a board that is turned back by so many quarters."""
    for _ in range(-turns % 4):
        direction = direction.turned(1)
    return direction


def would_reveal(disguise: Disguise, one: InPlay) -> bool:
    """Return whether the answer, on the board as it is turned in play, wins there."""
    start = disguise.asked.position
    for _ in range(-disguise.turns % 4):
        start = turned(start)
    chips = [one.position.chip, *one.pile]
    goals = {one.position.board.targets[chip] for chip in chips[: 3 if disguise.asked.is_table else None]}
    for target in disguise.asked.targets:
        if start.board.targets[target] in goals:
            found = solutions(disguise.asked.position.with_target(target), disguise.ricochet)
            lines = [tuple(Move(move.robot, back(move.direction, disguise.turns)) for move in line) for line in found]
            if any(_tells(start, line, one) for line in lines):
                return True
    return False


def _tells(start: Position, line: _Moves, one: InPlay) -> bool:
    """Return whether a line from where the robots of the answer start wins in play."""
    position = one.position
    if any(wins(position, moves, one.ricochet) for _, moves in renamed(line, position.robots, position.chip)):
        return True
    for skipped in range(1, min(3, len(line))):
        start_of_rest = start.play(line[:skipped]).end
        for names, rest in renamed(line[skipped:], position.robots, position.chip):
            if _stand_alike(start_of_rest, position, names) and wins(position, rest, one.ricochet):
                return True
    for before, here in _near(position):
        for names, moves in renamed(line, position.robots, position.chip):
            if _stand_alike(start, here, names) and wins(position, (*before, *moves), one.ricochet):
                return True
    return any(
        _stand_alike(start, position, names) and wins(position.with_target(chip), moves, one.ricochet)
        for chip in one.pile
        for names, moves in renamed(line, position.robots, chip)
    )


@lru_cache(16)
def _near(position: Position) -> Sequence[tuple[_Moves, Position]]:
    return tuple(near(position))


def _stand_alike(start: Position, here: Position, names: Mapping[Robot, Robot]) -> bool:
    """Return whether robots stand where those stand whose moves they make."""
    return all(start.robots[robot] == here.robots[other] for robot, other in names.items())


# The table


class AtOnce:
    """Judges in this thread, however long it takes."""

    async def judged(self, work: Work, judge: Callable[[Callable[[], bool]], _T], patience: float) -> _T | None:  # noqa: ARG002
        """Return the result of the judge."""
        return judge(lambda: False)


def is_refused(disguise: Disguise, one: InPlay) -> bool:
    """Return whether the bot refuses the request beside a round."""
    return asyncio.run(is_given_away(AtOnce(), disguise.asked, disguise.ricochet, [one]))


def try_disguises(count: int, random: Random, *, shows: bool) -> Counter[tuple[str, str]]:
    """Ask about so many rounds in all ways, and count the results by kind of disguise."""
    counts, rounds, begin = Counter[tuple[str, str]](), 0, time.monotonic()
    while rounds < count:
        one = draw_round(random)
        if one is None:
            continue
        rounds += 1
        for kind, make in KINDS.items():
            if (disguise := make(one, random)) is None:
                continue
            revealing, refused = would_reveal(disguise, one), is_refused(disguise, one)
            revealed = revealing and not refused
            counts.update(dict(zip([(kind, column) for column in COLUMNS], (1, revealing, refused, revealed), strict=True)))
            if revealed and shows:
                print(kind, one, disguise, flush=True)
        if rounds % _OFTEN == 0:
            print(f"{rounds} rounds, {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
    return counts


def try_strangers(count: int, random: Random) -> None:
    """Ask about positions beside unrelated rounds, and print how many were refused."""
    refused = Counter[str]()
    for _ in range(count):
        one, other = (next(filter(None, (draw_round(random) for _ in range(100)))) for _ in range(2))
        study, table = as_study(other.position, other.ricochet), as_table(other.position, other, random)
        refused["positions"] += bool(study and is_refused(study, one))
        refused["tables"] += bool(table and is_refused(table, one))
    for what in ("positions", "tables"):
        print(f"{refused[what]} of {count} {what} were refused")


COLUMNS = ("tried", "would reveal", "refused", "revealed")

_OFTEN = 100
"""Rounds between two reports of progress."""


def main() -> None:
    """Try disguises, and print the table."""
    parser = argparse.ArgumentParser(description="Check that answers do not give a position in play away.")
    parser.add_argument("--count", type=int, default=1000, help="rounds, each of which is asked about in all ways")
    parser.add_argument("--strangers", type=int, default=0, help="pairs of unrelated positions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print each that was revealed")
    chosen = parser.parse_args()
    warm_up()
    random = Random(chosen.seed)
    if chosen.strangers:
        try_strangers(chosen.strangers, random)
        return
    counts = try_disguises(chosen.count, random, shows=chosen.show)
    total = Counter[str]()
    print(f"| disguise | {' | '.join(COLUMNS)} |\n| --- | ---: | ---: | ---: | ---: |")
    for kind in KINDS:
        numbers = [counts[kind, column] for column in COLUMNS]
        total.update(dict(zip(COLUMNS, numbers, strict=True)))
        print(f"| {kind} | " + " | ".join(map(str, numbers)) + " |")
    print("| all | " + " | ".join(str(total[column]) for column in COLUMNS) + " |")
    sys.exit(1 if total["revealed"] else 0)


if __name__ == "__main__":
    main()
