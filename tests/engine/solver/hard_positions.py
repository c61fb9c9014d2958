"""Random positions that are hard for solvers: the same for the same seed, in every process."""

from functools import cache
from random import Random

from engine.board.board import Board, closed_sides
from engine.board.geometry import CELLS, MIDDLE, Cell, Direction
from engine.board.pieces import COLOURED, TARGETS, VORTEX, Diagonal, Robot, Slant, robots_with
from engine.board.position import Position
from engine.board.tiles import NUMBERS, assemble

RED_MOON = TARGETS[0]
_OPEN = [cell for cell in CELLS if cell not in MIDDLE]
_ALL = list(robots_with(Robot.BLACK))


@cache
def hard_position(seed: int) -> Position:
    """Two to five robots, up to eighty diagonals of any colour, few walls or many, often a robot on the target or in line."""
    random = Random(seed)
    walls = dict[Cell, set[Direction]]()
    diagonals = dict[Cell, Diagonal]()
    if random.random() < 0.3:
        a, b, c, d = (number + random.choice("ABCD") for number in random.sample(NUMBERS, k=4))
        board = assemble((a, b, c, d))
        walls = {cell: {side for side in Direction if board.is_closed(cell, side)} for cell in _OPEN}
        diagonals = dict(board.diagonals)
    for _ in range(random.choice([0, 5, 20, 60, 120])):
        walls.setdefault(random.choice(_OPEN), set()).add(random.choice(list(Direction)))
    palette = random.choice([_ALL, list(COLOURED), [random.choice(_ALL)]])
    for cell in random.sample(_OPEN, k=random.choice([0, 0, 0, 1, 2, 4, 8, 16, 30, 40, 80])):
        diagonals[cell] = Diagonal(random.choice(palette), random.choice(list(Slant)))
    free = [cell for cell in _OPEN if cell not in diagonals]
    target = random.choice([*TARGETS, VORTEX, VORTEX])
    place = random.choice(free)
    names = random.sample(_ALL, k=random.choice([2, 2, 2, 3, 3, 4, 5]))
    if target.robot and target.robot not in names:
        names[0] = target.robot
    names.sort(key=_ALL.index)
    standing = random.sample(free, k=len(names))
    goal = names.index(target.robot) if target.robot else random.randrange(len(names))
    near = random.choice([place, Cell(place.row, random.randrange(16)), Cell(random.randrange(16), place.column)])
    if random.random() < 0.4 and near in free and near not in standing:
        standing[goal] = near
    if random.random() < 0.1:
        walls[place] = set(Direction)
    return Position(Board(closed_sides(walls), diagonals, {target: place}), dict(zip(names, standing, strict=True)), target)


def motley_position(seed: int) -> Position:
    """Return a position among twelve diagonals, two of every colour: more than any tile has."""
    position = hard_position(seed)
    taken = {*position.robots.values(), position.goal, *MIDDLE}
    free = [cell for cell in CELLS if cell not in taken]
    chosen = zip(Random(seed).sample(free, k=12), (*Robot, *Robot), strict=True)
    diagonals = {cell: Diagonal(colour, Slant.RISING) for cell, colour in chosen}
    board = Board(position.board.walls, diagonals, position.board.targets)
    return Position(board, position.robots, position.target)


def narrow_position(number: int) -> Position:
    """One of three small ones, for the red moon."""
    return Position.parse(NARROW[number]).with_target(RED_MOON)


NARROW = (
    # Two blockers, or one that moves twice.
    (
        "+---+---+---+---+---+\n| R   .   .   .   . |\n+   +   +   +   +   +\n| .   .   .   .   . |\n"
        "+   +   +   +   +   +\n| .   .  Rm   . | G |\n+   +   +   +   +   +\n| .   .   .   .   . |\n"
        "+   +   +   +   +   +\n| B   .   .   .   . |\n+---+---+---+---+---+"
    ),
    # A diagonal that bends the ways of red and green, and one that lets green pass.
    (
        "+---+---+---+---+---+\n| .   .   .   .  B/ |\n+   +   +   +   +   +\n| .   .   .   .   . |\n"
        "+   +   +   +   +   +\n| .   .  Rm   .   . |\n+   +   +   +   +   +\n| B   .   R   .   . |\n"
        "+   +   +   +   +   +\n|G\\   .   .   .   G |\n+---+---+---+---+---+"
    ),
    # Five robots in each other's way.
    (
        "+---+---+---+---+---+\n| R   G   .   .   . |\n+   +   +   +   +   +\n| .   .   .   .   . |\n"
        "+   +   +   +   +   +\n| .   .  Rm   .   B |\n+   +   +   +   +   +\n| Y   .   .   .   K |\n"
        "+---+---+---+---+---+"
    ),
)
