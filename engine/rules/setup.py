"""The beginning of a match – the board, the robots, the order of the chips – and its short code."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import factorial
from random import Random
from types import MappingProxyType

from engine.board import codes
from engine.board.board import Board
from engine.board.codes import CodeError, CodeFault
from engine.board.geometry import CELLS, MIDDLE, Cell
from engine.board.moves import Robots
from engine.board.pieces import FIFTH, TARGETS, Robot, Target, robots_with
from engine.board.position import POSITION_LENGTH, Position
from engine.board.tiles import NUMBERS, Faces, assemble
from engine.rules.rules import Rules

_NUMBERS = {target: number for number, target in enumerate(TARGETS)}
"""The indices of the chips in `TARGETS`."""
_BASES = (*codes.BOARD, factorial(len(TARGETS)))
_LENGTH = 24
"""Digits of a code, with its check digits."""


@dataclass(frozen=True)
class Setup:
    """The faces of a board, the first cells of its robots, and the pile of chips in order: an immutable, hashable value.

        >>> from random import Random
        >>> from engine.rules.rules import RULES_1999
        >>> setup = draw_setup(RULES_1999, Random(1))
        >>> setup.faces, setup.chips[0].words
        (('2A', '3B', '1B', '4B'), 'red gear')
        >>> Setup.from_code(setup.code) == setup
        True

    Raises `ValueError` unless the robots stand on different cells that show no diagonal and are not the middle, and every chip
    is in the pile once. A robot may stand on a target, as in the middle of a match: docs/rules.md "Your own table".
    """

    faces: Faces
    robots: Robots
    chips: tuple[Target, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "robots", MappingProxyType(dict(self.robots)))
        if tuple(self.robots) not in map(robots_with, (None, *FIFTH)):
            raise ValueError("the robots must be red, green, blue, yellow and, if there are five, black or silver")
        cells = set(self.robots.values())
        if len(cells) < len(self.robots) or not cells.isdisjoint({*MIDDLE, *self.board.diagonals}):
            raise ValueError("a robot must start alone on a cell without diagonal, outside the middle")
        if len(self.chips) != len(TARGETS) or {*self.chips} != _NUMBERS.keys():
            raise ValueError("every chip must be in the pile once")

    @cached_property
    def board(self) -> Board:
        """The assembled board."""
        return assemble(self.faces)

    def is_like(self, other: "Setup") -> bool:
        """Return whether both have the same solutions: they differ at most in the colour of the fifth robot."""
        mine, theirs = ((one.faces, list(one.robots.values()), one.chips) for one in (self, other))
        return mine == theirs

    def __hash__(self) -> int:
        return hash((self.faces, tuple(self.robots.items()), self.chips))

    def __reduce__(self) -> tuple[type["Setup"], tuple[Faces, dict[Robot, Cell], tuple[Target, ...]]]:
        return Setup, (self.faces, dict(self.robots), self.chips)

    def __repr__(self) -> str:
        return f"Setup.from_code({self.code!r})"

    @property
    def position(self) -> Position:
        """The position from which the first chip of the pile would be played."""
        return Position(self.board, self.robots, self.chips[0])

    @property
    def code(self) -> str:
        """The code that `from_code` parses, as in ``0J6V3A-…``: letters, digits, and hyphens for legibility."""
        chips = codes.rank([_NUMBERS[chip] for chip in self.chips])
        return codes.encode(codes.pack([*codes.board_to_fields(self.faces, self.robots), chips], _BASES), _LENGTH)

    @classmethod
    def from_code(cls, code: str) -> "Setup":
        """Parse a code, ignoring case, hyphens and spaces. Raises `CodeError`, and nothing else."""
        digits = codes.digits_of(code)
        if len(digits) == POSITION_LENGTH:
            raise CodeError(CodeFault.POSITION, "the code is that of a position, and not of a board", len(digits))
        if len(digits) != _LENGTH:
            raise CodeError(CodeFault.LENGTH, f"a code has {_LENGTH} letters and digits", len(digits))
        fields = codes.unpack(codes.decode(digits), _BASES)
        chips = codes.permutation(fields[-1], len(TARGETS))
        faces, robots = codes.board_from_fields(fields[:-1])
        try:
            return cls(faces, robots, tuple(TARGETS[chip] for chip in chips))
        except ValueError as error:
            raise CodeError(CodeFault.IMPOSSIBLE, "the code names a board that cannot be") from error


def draw_setup(rules: Rules, random: Random) -> Setup:
    """Draw a set-up at random: the order of the tiles, faces that the rules allow, free cells for the robots, the pile.

    Where the rules require diagonals, boards without any are drawn again.
    """
    while True:
        order = random.sample(NUMBERS, k=len(NUMBERS))
        a, b, c, d = (number + random.choice(rules.letters) for number in order)
        if assemble((a, b, c, d)).diagonals or not rules.needs_diagonals:
            break
    robots = robots_with(rules.fifth_robot)
    cells = random.sample(free_cells(assemble((a, b, c, d))), k=len(robots))
    return Setup((a, b, c, d), dict(zip(robots, cells, strict=True)), tuple(random.sample(TARGETS, k=len(TARGETS))))


def free_cells(board: Board) -> Sequence[Cell]:
    """Return the cells on which robots may begin: without target, diagonal and the middle. docs/rules.md "Draw"."""
    taken = {*MIDDLE, *board.diagonals, *board.targets.values()}
    return [cell for cell in CELLS if cell not in taken]
