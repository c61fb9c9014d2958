"""Wrong forms of a code, and right ones."""

from collections.abc import Iterator
from itertools import pairwise

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def other_forms(code: str) -> tuple[str, ...]:
    """The same code in other writing."""
    return code.lower(), code.replace("-", ""), code.replace("-", " "), f"  {code}\n", "-".join(code)


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
