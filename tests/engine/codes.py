"""Wrong and right forms of a code."""

from collections.abc import Iterator
from itertools import pairwise

from engine import CodeError, Position, Setup

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def is_code(kind: type[Position | Setup], text: str) -> bool:
    try:
        kind.from_code(text)
    except CodeError:
        return False
    return True


def other_forms(code: str) -> tuple[str, ...]:
    """Return the same code in other writing."""
    joints = ("", " ", "\t", "\r\n", "\N{NO-BREAK SPACE}", "\N{NON-BREAKING HYPHEN}", "\N{EN DASH}", "\N{EM DASH}", " - ")
    return code.lower(), f"  {code}\r\n", "-".join(code), *(code.replace("-", joint) for joint in joints)


def with_foreign_letters(code: str) -> Iterator[str]:
    """A code with letters that are no digits of a code, though their capitals or lookalikes are."""
    for right, foreign in (
        ("S", "\N{LATIN SMALL LETTER LONG S}"),
        ("1", "\N{LATIN SMALL LETTER DOTLESS I}"),
        ("SS", "ß"),
        ("K", "\N{KELVIN SIGN}"),
        ("0", "\N{FULLWIDTH DIGIT ZERO}"),
    ):
        if right in code:
            yield code.replace(right, foreign, 1)


def with_a_wrong_character(code: str) -> Iterator[str]:
    """Every code with one character that is another one."""
    for place, right in enumerate(code):
        if right != "-":
            yield from (code[:place] + wrong + code[place + 1 :] for wrong in DIGITS if wrong != right)


def swapped(code: str) -> Iterator[str]:
    """Every code with two different neighbours swapped, without hyphens."""
    digits = code.replace("-", "")
    for place, (first, second) in enumerate(pairwise(digits)):
        if first != second:
            yield digits[:place] + second + first + digits[place + 2 :]
