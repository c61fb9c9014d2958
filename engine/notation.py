"""The notation of moves, ``R-up G-left``: docs/rules.md "Notation".

Lenient on input: upper or lower case, separators space, comma, semicolon and new line, robots by letter, word or coloured
disc, directions by word, letter, compass point or arrow, joined by a hyphen, a colon, a space or nothing. One canonical form on
output. A run such as ``RuGl`` is read as two moves.
"""

import re
from collections.abc import Iterable, Iterator
from enum import auto
from itertools import product

from engine.geometry import Direction, Named
from engine.moves import Move
from engine.pieces import Robot

_ROBOTS = {
    Robot.RED: ("red", "r", "🔴", "🟥"),
    Robot.GREEN: ("green", "g", "🟢", "🟩"),
    Robot.BLUE: ("blue", "b", "🔵", "🟦"),
    Robot.YELLOW: ("yellow", "y", "🟡", "🟨"),
    Robot.BLACK: ("black", "silver", "k", "s", "⚫", "⬛", "⚪"),
}
_DIRECTIONS = {
    Direction.UP: ("up", "north", "u", "n", "↑", "⬆", "^"),
    Direction.RIGHT: ("right", "east", "r", "e", "→", "➡", ">"),
    Direction.DOWN: ("down", "south", "d", "s", "↓", "⬇", "v"),
    Direction.LEFT: ("left", "west", "l", "w", "←", "⬅", "<"),
}
_ROBOT = {form: robot for robot, forms in _ROBOTS.items() for form in forms}
_DIRECTION = {form: direction for direction, forms in _DIRECTIONS.items() for form in forms}

_PICTURE = "\N{VARIATION SELECTOR-16}"
_GAP = r"[\s,;]"


def _any_of(forms: Iterable[str]) -> str:
    """Any of these, the longest first; of letters only plain ones match, so that `casefold` leads back to the form."""
    return f"(?ai:{'|'.join(re.escape(form) for form in sorted(forms, key=len, reverse=True))})"


_SEPARATORS = re.compile(f"{_GAP}*")
_TOKEN = re.compile(r"[^\s,;]+")
_JOINT = re.compile(r"[\s:–-]*")
_ROBOT_PART = re.compile(rf"(?P<robot>{_any_of(_ROBOT)}){_PICTURE}?")
_MOVE = re.compile(
    rf"{_ROBOT_PART.pattern}{_JOINT.pattern}(?P<direction>{_any_of(_DIRECTION)}){_PICTURE}?(?={_GAP}|$|{_any_of(_ROBOT)})"
)


class Expected(Named):
    """What would have been right at the place of a `NotationError`."""

    MOVE = auto()
    """A whole move: there was nothing, or something that names no robot."""
    DIRECTION = auto()
    """A direction: a robot was named, and what follows it is none."""


class NotationError(ValueError):
    """Text that is not in the notation.

    ``token`` is the offending piece of the text, empty where there is nothing; ``place`` is where it begins, counted in
    characters from 1; ``expected`` is what would be right there.
    """

    def __init__(self, token: str, place: int, expected: Expected) -> None:
        self.token, self.place, self.expected = token, place, expected
        super().__init__(f"expected a {expected.name.lower()} at character {place}, not {token!r}")


def parse_moves(text: str) -> tuple[Move, ...]:
    """Read one or more moves in any accepted form. Raises `NotationError`, and nothing else, whatever the text is."""
    moves = list[Move]()
    place = _skip(text, 0)
    while place < len(text) or not moves:
        if not (found := _MOVE.match(text, place)):
            raise _error(text, place)
        moves.append(Move(_ROBOT[found["robot"].casefold()], _DIRECTION[found["direction"].casefold()]))
        place = _skip(text, found.end())
    return tuple(moves)


def format_moves(moves: Iterable[Move]) -> str:
    """The canonical text of a sequence of moves, such as `parse_moves` reads back."""
    return " ".join(str(move) for move in moves)


def spellings(move: Move) -> Iterator[str]:
    """Every way to write a move without anything between robot and direction, in lower case."""
    for robot, direction in product(_ROBOTS[move.robot], _DIRECTIONS[move.direction]):
        yield robot + direction


def _skip(text: str, place: int, gap: re.Pattern[str] = _SEPARATORS) -> int:
    found = gap.match(text, place)
    return found.end() if found else place


def _error(text: str, place: int) -> NotationError:
    token = _TOKEN.match(text, place)
    if not token:
        return NotationError("", place + 1, Expected.MOVE)
    robot = _ROBOT_PART.match(text, place)
    if not robot:
        return NotationError(token[0], place + 1, Expected.MOVE)
    # A robot that stands alone is right; what follows it is not.
    after = _skip(text, robot.end(), _JOINT) if robot.end() == token.end() else place
    wrong = _TOKEN.match(text, after)
    return (
        NotationError(wrong[0], after + 1, Expected.DIRECTION)
        if wrong
        else NotationError(token[0], place + 1, Expected.DIRECTION)
    )
