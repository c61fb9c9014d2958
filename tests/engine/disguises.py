"""Ways to ask for what would give away the round in play of the person who asks: docs/decisions/giveaway.md."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random

from engine import RULES_1999, RULES_2013, SIZE, Cell, Diagonals, Edition, Move, Position, Robot, rules_for
from engine.board.tiles import LETTERS, assemble
from engine.rules.giveaway import InPlay, looks_like
from engine.rules.setup import draw_setup, free_cells
from engine.solver import AllSolutions, solve_all

TABLES = (
    RULES_1999,
    RULES_2013,
    rules_for(Edition.Y2013, diagonals=Diagonals.ANY),
    rules_for(Edition.Y2013, fifth_robot=Robot.BLACK),
)
MOST_MOVES = 9
"""Rounds with longer solutions are left out."""
_SOLUTIONS = 12
"""The number of shortest solutions of an answer that are tried in play, at most."""

_Moves = tuple[Move, ...]


def draw_round(random: Random, moves: int = 6) -> InPlay:
    """Draw a position in play, after up to this number of moves of robots."""
    rules = random.choice(TABLES)
    setup = draw_setup(rules, random)
    position = setup.position
    for _ in range(random.randint(0, moves)):
        slides = [slide for robot in position.robots for slide in position.slides(robot) if not slide.fault]
        position = position.after(random.choice(slides))
    return InPlay(position, (position.chip,), rules.ricochet)


def solutions(position: Position) -> Sequence[_Moves]:
    """Return the shortest solutions, none if they take too long to find."""
    found = solve_all(position, node_limit=1_000_000)
    return found.solutions if isinstance(found, AllSolutions) else ()


def set_back(position: Position, robots: Sequence[Robot], count: int, random: Random) -> Position:
    """Return a position from which this number of moves, by random ones of these robots, leads to this one, or fewer."""
    for _ in range(count):
        robot = random.choice(robots)
        here = position.robots[robot]
        free = {*free_cells(position.board)}.difference(position.robots.values())
        before = [
            earlier
            for cell in sorted(free)
            if cell.row == here.row or cell.column == here.column
            for earlier in [position.with_robots({**position.robots, robot: cell})]
            if any(not slide.fault and slide.end == here for slide in earlier.slides(robot))
        ]
        position = random.choice(before or [position])
    return position


def elsewhere(position: Position, robots: Sequence[Robot], random: Random) -> Position:
    """Return the position with these robots on other cells."""
    cells = random.sample([cell for cell in free_cells(position.board) if cell not in position.robots.values()], len(robots))
    return position.with_robots({**position.robots, **dict(zip(robots, cells, strict=True))})


def exchanged(position: Position, random: Random) -> Position:
    """Return the position with the helpers' colours exchanged."""
    helpers = [robot for robot in position.robots if robot is not position.chip.robot]
    cells = [position.robots[robot] for robot in helpers]
    random.shuffle(cells)
    return position.with_robots({**position.robots, **dict(zip(helpers, cells, strict=True))})


def with_faces(position: Position, count: int, random: Random) -> Position:
    """Return the position on a board with this number of faces changed, as far as its robots and its target allow."""
    for _ in range(20):
        faces = list(position.board.faces or ())
        for place in random.sample(range(len(faces)), count):
            faces[place] = faces[place][0] + random.choice([letter for letter in LETTERS if letter != faces[place][1]])
        a, b, c, d = faces
        board = assemble((a, b, c, d))
        if board.targets[position.chip] == position.goal and board.diagonals.keys().isdisjoint(position.robots.values()):
            return Position(board, position.robots, position.target)
    return position


def turned(position: Position) -> Position:
    """Return the position after a quarter turn clockwise."""
    a, b, c, d = position.board.faces or ("", "", "", "")
    robots = {robot: Cell(cell.column, SIZE - 1 - cell.row) for robot, cell in position.robots.items()}
    return Position(assemble((d, a, b, c)), robots, position.target)


def with_fifth(position: Position, random: Random) -> Position:
    """Return the position with a fifth robot somewhere."""
    cell = random.choice([cell for cell in free_cells(position.board) if cell not in position.robots.values()])
    return position if len(position.robots) > len(Robot) - 2 else position.with_robots({**position.robots, Robot.BLACK: cell})


def _hidden(position: Position, best: _Moves, random: Random) -> Position:
    """Set every robot of the solution back, and place the others elsewhere: no robot needs to stand where it stands in play."""
    needed = list(dict.fromkeys(move.robot for move in best))
    position = elsewhere(position, [robot for robot in position.robots if robot not in needed], random)
    for robot in needed:
        position = set_back(position, [robot], 1, random)
    return position


def another_chip(position: Position, random: Random) -> Position:
    """Return the position with a face on which another chip has the target's cell, and the robots exchanged to suit it."""
    found = list[Position]()
    for place, face in enumerate(position.board.faces or ()):
        for letter in LETTERS:
            a, b, c, d = (*(position.board.faces or ())[:place], face[0] + letter, *(position.board.faces or ())[place + 1 :])
            board = assemble((a, b, c, d))
            chips = [chip for chip, cell in board.targets.items() if cell == position.goal and chip != position.chip]
            if chips and board.diagonals.keys().isdisjoint(position.robots.values()):
                found.append(Position(board, position.robots, chips[0]))
    if not found:
        return position
    other = random.choice(found)
    one, two = position.chip.robot, other.chip.robot
    if one is None or two is None:
        return other
    return other.with_robots({**other.robots, one: other.robots[two], two: other.robots[one]})


def _other_target(position: Position, random: Random) -> Position:
    return position.with_target(random.choice(list(position.board.targets)))


ONE_TILE = "all elsewhere, three faces changed"
THREE_TILES = "all elsewhere, one face changed, another target"
_Attack = Callable[[Position, _Moves, Random], Position]

ATTACKS: Mapping[str, _Attack] = {
    "set back by a move": lambda position, best, random: set_back(position, [move.robot for move in best], 1, random),
    "set back by two moves": lambda position, best, random: set_back(position, [move.robot for move in best], 2, random),
    "set back by three moves": lambda position, best, random: set_back(position, [move.robot for move in best], 3, random),
    "helpers exchanged": lambda position, _, random: exchanged(position, random),
    "three faces changed": lambda position, _, random: with_faces(position, 3, random),
    "another target": lambda position, _, random: _other_target(position, random),
    "all robots elsewhere": _hidden,
    "board turned": lambda position, best, random: turned(_hidden(position, best, random)),
    "a fifth robot beside": lambda position, best, random: with_fifth(_hidden(position, best, random), random),
    "one face changed": lambda position, best, random: with_faces(_hidden(position, best, random), 1, random),
    "two faces changed": lambda position, best, random: with_faces(_hidden(position, best, random), 2, random),
    "another chip on its cell": lambda position, best, random: another_chip(_hidden(position, best, random), random),
    THREE_TILES: lambda position, best, random: _other_target(with_faces(_hidden(position, best, random), 1, random), random),
    ONE_TILE: lambda position, best, random: with_faces(_hidden(position, best, random), 3, random),
    "all elsewhere, another target": lambda position, best, random: _other_target(_hidden(position, best, random), random),
}
"""The ways to ask for what would give away a round: from "all robots elsewhere" on, no robot stands where it does in play."""


def wins(found: Sequence[_Moves], one: InPlay, turns: int) -> bool:
    """Return whether two moves or more that follow each other in a solution win in play, made by whatever robots."""
    for line in found[:_SOLUTIONS]:
        for begin, end in combinations(range(len(line) + 1), 2):
            part = [Move(move.robot, move.direction.turned(-turns)) for move in line[begin:end]]
            own = list(dict.fromkeys(move.robot for move in part))
            for others in permutations(one.position.robots, len(own)):
                names = dict(zip(own, others, strict=True))
                moves = [Move(names[move.robot], move.direction) for move in part]
                may_win = len(moves) > 1 and one.position.chip.wants(moves[-1].robot)
                if may_win and one.position.play(moves).flaw(ricochet=one.ricochet) is None:
                    return True
    return False


@dataclass(frozen=True, slots=True)
class Attack:
    """A request in disguise: whether its answer would win in play, and whether it is refused, near a person or as today's."""

    would_win: bool
    is_refused: bool
    is_refused_today: bool

    @property
    def is_passed(self) -> bool:
        """Whether a solution of a game near the person is given away."""
        return self.would_win and not self.is_refused

    @property
    def is_passed_today(self) -> bool:
        """Whether a solution of today's puzzle is given away, if it is this round."""
        return self.would_win and not self.is_refused_today


def attack(way: str, one: InPlay, best: _Moves, random: Random) -> Attack:
    """Ask about a round of one's own in one of the `ATTACKS`."""
    asked = ATTACKS[way](one.position, best, random)
    would_win = wins(solutions(asked), one, int(way == "board turned"))
    return Attack(would_win, looks_like(asked, one), looks_like(asked, one, mildly=True))
