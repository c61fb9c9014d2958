"""Short codes for boards: numbers in 32 letters and digits that nobody takes for each other, with two check digits.

The check digits make the whole code, read as one number, divisible by the prime 1021. No change of a single character keeps
that: it changes the number by less than 32 times a power of 32, which is no multiple of a prime above 32. Nor does a swap of
two neighbours, which changes it by 31 times such a product.
"""

import re
from collections.abc import Iterable, Sequence
from enum import auto
from math import factorial

from engine.geometry import CELLS, Cell, Named
from engine.moves import Robots
from engine.pieces import COLOURED, FIFTH, Robot, fifth_of, robots_with
from engine.tiles import LETTERS, NUMBERS, Faces

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The 32 digits; ``O``, ``I`` and ``L`` are read as 0, 1 and 1."""

_LOOKALIKES = str.maketrans("OIL", "011")
_SEPARATORS = re.compile(r"[\s\u2010-\u2015-]+")
"""White space, hyphens and dashes."""
_PRIME, _CHECKS = 1021, 2
_GROUP = 7
_BASE = len(DIGITS)
FACES = (factorial(len(NUMBERS)), *(len(LETTERS) for _ in NUMBERS))
BOARD = (len(FIFTH), *FACES, 2, *(len(CELLS) for _ in (*COLOURED, FIFTH)))
"""The bases of `board_to_fields`; `FACES` are those of the faces in it."""


class CodeFault(Named):
    """What is wrong with a text that is no code of a board."""

    CHARACTERS = auto()
    """There is something else in it than letters and digits."""
    LENGTH = auto()
    """It has more letters and digits than a code, or fewer."""
    CHECK = auto()
    """It is complete, but its check digits say that something is mistyped."""
    IMPOSSIBLE = auto()
    """It names a board or a position that cannot be."""


class CodeError(ValueError):
    """A text that is no code of a board; ``count`` is how many letters and digits it has, where that is the fault."""

    def __init__(self, fault: CodeFault, message: str, count: int = 0) -> None:
        self.fault, self.count = fault, count
        super().__init__(message)


def encode(number: int, length: int) -> str:
    """The code of a number in so many digits, with hyphens for the eye; the last two are its check digits."""
    number *= _BASE**_CHECKS
    digits = write_digits(number + -number % _PRIME, length)
    groups = -(-length // _GROUP)
    size = -(-length // groups)
    return "-".join(digits[start : start + size] for start in range(0, length, size))


def write_digits(number: int, length: int) -> str:
    """A number in so many of the 32 digits."""
    return "".join(DIGITS[number // _BASE**place % _BASE] for place in reversed(range(length)))


def digits_of(code: str) -> str:
    """The digits of a code, whatever its case, hyphens and spaces. Raises `CodeError` for any other character."""
    plain = _SEPARATORS.sub("", code)
    digits = plain.upper().translate(_LOOKALIKES)
    if not plain.isascii() or not set(digits) <= set(DIGITS):
        message = "a code has letters and digits only"
        raise CodeError(CodeFault.CHARACTERS, message)
    return digits


def parse_digits(digits: str) -> int:
    """The number that these digits make."""
    value = 0
    for digit in digits:
        value = value * _BASE + DIGITS.index(digit)
    return value


def decode(digits: str) -> int:
    """The number of a code with check digits. Raises `CodeError` where they are not the least ones that are right."""
    number, check = divmod(value := parse_digits(digits), _BASE**_CHECKS)
    if value % _PRIME or check >= _PRIME:
        message = "the code has a typing mistake"
        raise CodeError(CodeFault.CHECK, message)
    return number


def pack(values: Iterable[int], bases: Iterable[int]) -> int:
    """One number for several, each of them below its base."""
    number = 0
    for value, base in zip(values, bases, strict=True):
        number = number * base + value
    return number


def unpack(number: int, bases: Sequence[int]) -> list[int]:
    """The numbers that `pack` has put together. Raises `CodeError` for one that it cannot have made."""
    values = list[int]()
    for base in reversed(bases):
        number, value = divmod(number, base)
        values.insert(0, value)
    if number:
        message = "the code names a board that cannot be"
        raise CodeError(CodeFault.IMPOSSIBLE, message)
    return values


def board_to_fields(faces: Faces, robots: Robots) -> list[int]:
    """Whether the fifth robot is silver, the faces and their order, whether there are five robots, and the cell of each.

    Silver comes first, so that a code without it is the same number as if there were no such field.
    """
    order = sorted(range(len(NUMBERS)), key=lambda corner: faces[corner][0])
    fifth = fifth_of(robots)
    cells = [robots[robot].number for robot in COLOURED] + [robots[fifth].number if fifth else 0]
    letters = [LETTERS.index(name[1]) for name in faces]
    return [fifth is Robot.SILVER, rank(order), *letters, fifth is not None, *cells]


def board_from_fields(fields: Sequence[int]) -> tuple[Faces, Robots]:
    """The faces and robots that `board_to_fields` has told. Raises `CodeError` for more of a fifth robot where four play."""
    silver, order, *letters = fields[: 1 + len(FACES)]
    five, *cells = fields[1 + len(FACES) :]
    if not five and (silver or cells[-1]):
        message = "the code names a board that cannot be"
        raise CodeError(CodeFault.IMPOSSIBLE, message)
    corners = permutation(order, len(NUMBERS))
    a, b, c, d = (NUMBERS[corners.index(corner)] + LETTERS[letter] for corner, letter in enumerate(letters))
    playing = robots_with(FIFTH[silver] if five else None)
    return (a, b, c, d), dict(zip(playing, map(Cell.at, cells), strict=False))


def rank(order: Sequence[int]) -> int:
    """The rank of a permutation of 0…n-1 in lexicographic order."""
    left = sorted(order)
    number = 0
    for item in order:
        number = number * len(left) + left.index(item)
        left.remove(item)
    return number


def permutation(number: int, length: int) -> list[int]:
    """The permutation of 0…length-1 with this rank."""
    ranks = list[int]()
    for size in range(1, length + 1):
        number, place = divmod(number, size)
        ranks.insert(0, place)
    left = list(range(length))
    return [left.pop(place) for place in ranks]
