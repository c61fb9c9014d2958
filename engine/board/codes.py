"""Short codes for boards: numbers in 32 digits and letters that cannot be mistaken for each other, with two check digits.

The check digits make the whole code, read as one number, divisible by the prime 1021. A wrong character changes the number by
less than 32 times a power of 32, and a swap of two neighbours by 31 times such a product. Neither is a multiple of a prime
above 32, so that both are detected.
"""

import re
from collections.abc import Iterable, Sequence
from enum import auto
from math import factorial

from engine.board.geometry import CELLS, Cell, Named
from engine.board.moves import Robots
from engine.board.pieces import COLOURED, FIFTH, Robot, fifth_of, robots_with
from engine.board.tiles import LETTERS, NUMBERS, Faces

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The 32 digits. `digits_of` reads ``O``, ``I`` and ``L`` as 0, 1 and 1."""

_LOOKALIKES = str.maketrans("OIL", "011")
_SEPARATORS = re.compile(r"[\s\u2010-\u2015-]+")
"""White space, hyphens and dashes."""
_PRIME, _CHECKS = 1021, 2
_GROUP = 7
_BASE = len(DIGITS)
FACES = (factorial(len(NUMBERS)), *(len(LETTERS) for _ in NUMBERS))
BOARD = (len(FIFTH), *FACES, 2, *(len(CELLS) for _ in (*COLOURED, FIFTH)))
"""The bases of `board_to_fields`; `FACES` are those of its part about the faces."""


class CodeFault(Named):
    """The reason why a text is no code of a board."""

    CHARACTERS = auto()
    """It contains something else than letters and digits."""
    LENGTH = auto()
    """It has too many or too few letters and digits."""
    POSITION = auto()
    """It is as long as the code of a position, from which no game starts."""
    CHECK = auto()
    """It is complete, but its check digits do not match: something is mistyped."""
    IMPOSSIBLE = auto()
    """It names a board or a position that cannot exist."""


class CodeError(ValueError):
    """A text is no code of a board; ``count`` is its number of letters and digits, where that is the fault."""

    def __init__(self, fault: CodeFault, message: str, count: int = 0) -> None:
        self.fault, self.count = fault, count
        super().__init__(message)


def encode(number: int, length: int) -> str:
    """Return the code of a number in ``length`` digits, grouped by hyphens; the last two are its check digits."""
    number *= _BASE**_CHECKS
    digits = write_digits(number + -number % _PRIME, length)
    groups = -(-length // _GROUP)
    size = -(-length // groups)
    return "-".join(digits[start : start + size] for start in range(0, length, size))


def write_digits(number: int, length: int) -> str:
    """Return a number in ``length`` of the 32 digits."""
    return "".join(DIGITS[number // _BASE**place % _BASE] for place in reversed(range(length)))


def digits_of(code: str) -> str:
    """Return the digits of a code, ignoring case, hyphens and spaces. Raises `CodeError` for any other character."""
    plain = _SEPARATORS.sub("", code)
    digits = plain.upper().translate(_LOOKALIKES)
    if not plain.isascii() or not set(digits) <= set(DIGITS):
        raise CodeError(CodeFault.CHARACTERS, "a code has letters and digits only")
    return digits


def parse_digits(digits: str) -> int:
    """Return the number that these digits represent."""
    value = 0
    for digit in digits:
        value = value * _BASE + DIGITS.index(digit)
    return value


def decode(digits: str) -> int:
    """Return the number of a code. Raises `CodeError` where its check digits do not match, or are not the least that do."""
    number, check = divmod(value := parse_digits(digits), _BASE**_CHECKS)
    if value % _PRIME or check >= _PRIME:
        raise CodeError(CodeFault.CHECK, "the code has a typing mistake")
    return number


def pack(values: Iterable[int], bases: Iterable[int]) -> int:
    """Return one number for several, each of them below its base."""
    number = 0
    for value, base in zip(values, bases, strict=True):
        number = number * base + value
    return number


def unpack(number: int, bases: Sequence[int]) -> list[int]:
    """Return the numbers that `pack` combined. Raises `CodeError` for a number that it cannot have made."""
    values = list[int]()
    for base in reversed(bases):
        number, value = divmod(number, base)
        values.insert(0, value)
    if number:
        raise CodeError(CodeFault.IMPOSSIBLE, "the code names a board that cannot be")
    return values


def board_to_fields(faces: Faces, robots: Robots) -> list[int]:
    """Return the fields of a board, with the bases `BOARD`: silver?, order of the tiles, letters, fifth robot?, cells."""
    order = sorted(range(len(NUMBERS)), key=lambda corner: faces[corner][0])
    fifth = fifth_of(robots)
    cells = [robots[robot].number for robot in COLOURED] + [robots[fifth].number if fifth else 0]
    letters = [LETTERS.index(name[1]) for name in faces]
    return [fifth is Robot.SILVER, rank(order), *letters, fifth is not None, *cells]


def board_from_fields(fields: Sequence[int]) -> tuple[Faces, Robots]:
    """Return the faces and robots of these fields. Raises `CodeError` for a trace of a fifth robot where four play."""
    silver, order, *letters = fields[: 1 + len(FACES)]
    five, *cells = fields[1 + len(FACES) :]
    if not five and (silver or cells[-1]):
        raise CodeError(CodeFault.IMPOSSIBLE, "the code names a board that cannot be")
    corners = permutation(order, len(NUMBERS))
    a, b, c, d = (NUMBERS[corners.index(corner)] + LETTERS[letter] for corner, letter in enumerate(letters))
    playing = robots_with(FIFTH[silver] if five else None)
    return (a, b, c, d), dict(zip(playing, map(Cell.at, cells), strict=False))


def rank(order: Sequence[int]) -> int:
    """Return the rank of a permutation of 0…n-1 in lexicographic order."""
    left = sorted(order)
    number = 0
    for item in order:
        number = number * len(left) + left.index(item)
        left.remove(item)
    return number


def permutation(number: int, length: int) -> list[int]:
    """Return the permutation of 0…length-1 with this rank."""
    ranks = list[int]()
    for size in range(1, length + 1):
        number, place = divmod(number, size)
        ranks.insert(0, place)
    left = list(range(length))
    return [left.pop(place) for place in ranks]
