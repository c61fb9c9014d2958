"""Short codes for boards: numbers in 32 letters and digits that nobody takes for each other, with two check digits.

The check digits make the whole code, read as one number, divisible by the prime 1021. No change of a single character keeps
that: it changes the number by less than 32 times a power of 32, which is no multiple of a prime above 32. Nor does a swap of
two neighbours, which changes it by 31 times such a product.
"""

import re
from collections.abc import Iterable, Sequence
from math import factorial

from engine.geometry import CELLS, Cell
from engine.moves import Robots
from engine.pieces import COLOURED, Robot
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
"""The bases of `faces_to_fields`."""
ROBOTS = (2, *(len(CELLS) for _ in Robot))
"""The bases of `robots_to_fields`."""


class CodeError(ValueError):
    """A text that is no code of a board: mistyped, cut short, or naming what cannot be."""


def written(number: int, length: int) -> str:
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
        raise CodeError(message)
    return digits


def value_of(digits: str) -> int:
    """The number that these digits make."""
    value = 0
    for digit in digits:
        value = value * _BASE + DIGITS.index(digit)
    return value


def read(digits: str) -> int:
    """The number of a code with check digits. Raises `CodeError` where they are not the least ones that are right."""
    number, check = divmod(value := value_of(digits), _BASE**_CHECKS)
    if value % _PRIME or check >= _PRIME:
        message = "the code has a typing mistake"
        raise CodeError(message)
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
        raise CodeError(message)
    return values


def faces_to_fields(faces: Faces) -> list[int]:
    """The order of the tiles, then the letter of each face."""
    order = sorted(range(len(NUMBERS)), key=lambda corner: faces[corner][0])
    return [rank(order), *(LETTERS.index(name[1]) for name in faces)]


def faces_from_fields(fields: Sequence[int]) -> Faces:
    """The faces that `faces_to_fields` has told."""
    order, *letters = fields
    corners = permutation(order, len(NUMBERS))
    a, b, c, d = (NUMBERS[corners.index(corner)] + LETTERS[letter] for corner, letter in enumerate(letters))
    return a, b, c, d


def robots_to_fields(robots: Robots) -> list[int]:
    """Whether there are five, then the cell of each robot, 0 for one that does not play."""
    return [len(robots) > len(COLOURED), *(robots[robot].number if robot in robots else 0 for robot in Robot)]


def robots_from_fields(fields: Sequence[int]) -> Robots:
    """The robots that `robots_to_fields` has told. Raises `CodeError` where a robot that does not play has a cell."""
    five, *cells = fields
    playing = tuple(Robot) if five else COLOURED
    if any(cells[len(playing) :]):
        message = "the code names a board that cannot be"
        raise CodeError(message)
    return dict(zip(playing, map(Cell.at, cells), strict=False))


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
