"""How a match begins – the board, the robots, the order of the chips – and the short code for all of that."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import factorial
from random import Random

from engine.board import Board
from engine.geometry import CELLS, MIDDLE, Cell
from engine.moves import Robots
from engine.pieces import COLOURED, TARGETS, Robot, Target
from engine.rules import LETTERS, Rules
from engine.tiles import NUMBERS, Faces, assemble

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOKALIKES = str.maketrans("OIL", "011", "- \t\n")
_GROUP = 5
_LENGTHS = {19: 4, 21: 5}
_CHECK = 29


class CodeError(ValueError):
    """A text that is no code of a board: mistyped, cut short, or naming a set-up that cannot be."""


@dataclass(frozen=True)
class Setup:
    """A board by its faces, the robots' first cells, and the chips in the order in which they will be turned up.

    Raises `ValueError` unless the robots stand on different cells that show no target, no diagonal and are not the middle,
    and every chip is there once: RULES "Draw".
    """

    faces: Faces
    robots: Robots
    chips: tuple[Target, ...]

    def __post_init__(self) -> None:
        if tuple(self.robots) not in (COLOURED, tuple(Robot)):
            message = "the robots must be red, green, blue, yellow and, if there are five, black"
            raise ValueError(message)
        if len(set(self.robots.values())) < len(self.robots) or not set(self.robots.values()) <= set(_free(self.board)):
            message = "a robot must start alone on a cell without target or diagonal, outside the middle"
            raise ValueError(message)
        if sorted(self.chips, key=TARGETS.index) != list(TARGETS):
            message = "every chip must be in the pile once"
            raise ValueError(message)

    @cached_property
    def board(self) -> Board:
        """The assembled board."""
        return assemble(self.faces)

    @property
    def code(self) -> str:
        """The code that `from_code` reads, as in ``0J6V3-…``: letters, digits, and hyphens for the eye."""
        number = _number(sorted(range(len(NUMBERS)), key=lambda corner: self.faces[corner][0]))
        for name in self.faces:
            number = number * len(LETTERS) + LETTERS.index(name[1])
        for cell in self.robots.values():
            number = number * len(CELLS) + cell.number
        number = number * factorial(len(TARGETS)) + _number([TARGETS.index(chip) for chip in self.chips])
        length = next(length for length, robots in _LENGTHS.items() if robots == len(self.robots))
        digits = "".join(_DIGITS[number >> 5 * place & 31] for place in reversed(range(length)))
        digits += _DIGITS[number % _CHECK]
        return "-".join(digits[start : start + _GROUP] for start in range(0, len(digits), _GROUP))


def from_code(code: str) -> Setup:
    """Read a code, whatever its case, hyphens and spaces. Raises `CodeError`, and nothing else."""
    digits = code.upper().translate(_LOOKALIKES)
    if len(digits) - 1 not in _LENGTHS or not set(digits) <= set(_DIGITS):
        message = "a code has 20 or 22 letters and digits"
        raise CodeError(message)
    number = 0
    for digit in digits[:-1]:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    if number % _CHECK != _DIGITS.index(digits[-1]):
        message = "the code has a typing mistake"
        raise CodeError(message)
    try:
        return _decode(number, _LENGTHS[len(digits) - 1])
    except (ValueError, IndexError) as error:
        message = "the code names a board that cannot be"
        raise CodeError(message) from error


def _decode(number: int, robots: int) -> Setup:
    number, chips = divmod(number, factorial(len(TARGETS)))
    cells = list[Cell]()
    for _ in range(robots):
        number, index = divmod(number, len(CELLS))
        cells.insert(0, Cell.at(index))
    letters = list[str]()
    for _ in NUMBERS:
        number, letter = divmod(number, len(LETTERS))
        letters.insert(0, LETTERS[letter])
    if number >= factorial(len(NUMBERS)):
        message = "no such order of tiles"
        raise ValueError(message)
    corners = _permutation(number, len(NUMBERS))
    a, b, c, d = (NUMBERS[corners.index(corner)] + letters[corner] for corner in range(len(NUMBERS)))
    order = _permutation(chips, len(TARGETS))
    return Setup(
        (a, b, c, d),
        dict(zip(tuple(Robot)[:robots], cells, strict=True)),
        tuple(TARGETS[index] for index in order),
    )


def draw_setup(rules: Rules, random: Random) -> Setup:
    """A set-up drawn at random: tiles in any order, faces that the rules allow, free cells for the robots, a shuffled pile.

    Where the rules ask for diagonals, boards without any are drawn again.
    """
    while True:
        order = random.sample(NUMBERS, k=len(NUMBERS))
        a, b, c, d = (number + random.choice(rules.letters) for number in order)
        if assemble((a, b, c, d)).diagonals or not rules.needs_diagonals:
            break
    robots = tuple(Robot) if rules.fifth_robot else COLOURED
    cells = random.sample(_free(assemble((a, b, c, d))), k=len(robots))
    return Setup((a, b, c, d), dict(zip(robots, cells, strict=True)), tuple(random.sample(TARGETS, k=len(TARGETS))))


def _free(board: Board) -> Sequence[Cell]:
    """The cells on which a robot may start."""
    taken = {*MIDDLE, *board.diagonals, *board.targets.values()}
    return [cell for cell in CELLS if cell not in taken]


def _number(permutation: Sequence[int]) -> int:
    """The rank of a permutation of 0…n-1 in lexicographic order."""
    left = sorted(permutation)
    number = 0
    for item in permutation:
        number = number * len(left) + left.index(item)
        left.remove(item)
    return number


def _permutation(number: int, length: int) -> list[int]:
    """The permutation of 0…length-1 with this rank."""
    ranks = list[int]()
    for size in range(1, length + 1):
        number, rank = divmod(number, size)
        ranks.insert(0, rank)
    left = list(range(length))
    return [left.pop(rank) for rank in ranks]
