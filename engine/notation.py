"""The notation of moves, ``R-up G-left``: docs/rules.md "Notation".

Lenient on input: upper or lower case, separators space, comma, semicolon and new line, robots by letter, word or coloured
disc, directions by word, letter, compass point or arrow, joined by a hyphen, a colon, a space or nothing. One canonical form on
output. A run such as ``RuGl`` is read as two moves.

The robot stays until another is named: ``r up right`` is two moves of red. What could be read in two ways then is refused; that
never happens to a text in which every move names its robot.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, auto
from itertools import pairwise, product

from engine.geometry import Direction
from engine.moves import Move
from engine.pieces import FIFTH, Robot, fifth_of

_ROBOTS = {
    Robot.RED: ("red", "r", "🔴", "🟥"),
    Robot.GREEN: ("green", "g", "🟢", "🟩"),
    Robot.BLUE: ("blue", "b", "🔵", "🟦"),
    Robot.YELLOW: ("yellow", "y", "🟡", "🟨"),
    Robot.BLACK: ("black", "k", "⚫", "⬛"),
    Robot.SILVER: ("silver", "s", "⚪", "⬜"),
}
_DIRECTIONS = {
    Direction.UP: ("up", "north", "u", "n", "↑", "⬆", "^"),
    Direction.RIGHT: ("right", "east", "r", "e", "→", "➡", ">"),
    Direction.DOWN: ("down", "south", "d", "s", "↓", "⬇", "v"),
    Direction.LEFT: ("left", "west", "l", "w", "←", "⬅", "<"),
}
"""Two words, their letters, then an arrow of each kind."""
_ROBOT = {form: robot for robot, forms in _ROBOTS.items() for form in forms}
_DIRECTION = {form: direction for direction, forms in _DIRECTIONS.items() for form in forms}
_LETTERS = {letter for forms in _DIRECTIONS.values() for letter in forms[2:4]}
_EITHER = _ROBOT.keys() & _DIRECTION.keys()
"""The letters that are a robot as well as a direction: r and s."""
_ARROWS = {form: kind for forms in _DIRECTIONS.values() for kind, form in enumerate(forms[4:])}
"""Each arrow, with a number for its kind."""
_THEN = ("→", "➡", ">")
"""The arrows that people also write between two moves, for "then"."""

_PICTURE = "\N{VARIATION SELECTOR-16}"
_GAP = r"[\s,;]"


def _any_of(forms: Iterable[str]) -> str:
    """Any of these, the longest first; of letters only plain ones match, so that `casefold` leads back to the form."""
    return f"(?ai:{'|'.join(re.escape(form) for form in sorted(forms, key=len, reverse=True))})"


_SEPARATORS = re.compile(f"{_GAP}*")
_APART = re.compile(r"(?<![^\s,;])")
_TOKEN = re.compile(r"[^\s,;]+")
_JOINT = re.compile(r"[\s:–-]*")
_ROBOT_PART = re.compile(rf"(?P<robot>{_any_of(_ROBOT)}){_PICTURE}?")
_END = rf"{_PICTURE}?(?={_GAP}|$|{_any_of(_ROBOT)}|{_any_of(_ARROWS)})"
"""What may follow a move: a separator, a robot, an arrow, or nothing."""
_MOVE = re.compile(rf"{_ROBOT_PART.pattern}(?P<joint>{_JOINT.pattern})(?P<direction>{_any_of(_DIRECTION)}){_END}")
_SPELLED = rf"{_APART.pattern}{_any_of(_DIRECTION.keys() - _ARROWS.keys() - _EITHER)}(?={_GAP}|$)"
_SAME_ROBOT = re.compile(rf"(?P<robot>)(?P<direction>{_SPELLED}|{_any_of(_ARROWS)}){_END}")
"""A direction without its robot: a word or a letter that stands alone and is no robot, or an arrow."""
_LONE_LETTER = re.compile(rf"{_APART.pattern}{_any_of(_EITHER)}(?={_GAP}|$)")


class Expected(Enum):
    """What would have been right at the place of a `NotationError`."""

    MOVE = auto()
    """A whole move: there was nothing, or something that names no robot."""
    DIRECTION = auto()
    """A direction: a robot was named, and what follows it is none."""
    WORD = auto()
    """A word in place of a letter or an arrow that can be read in two ways, see `readings`."""


class NotationError(ValueError):
    """Text that is not in the notation.

    ``token`` is the offending piece of the text, empty where there is nothing; ``place`` is where it begins, counted in
    characters from 1; ``expected`` is what would be right there.
    """

    def __init__(self, token: str, place: int, expected: Expected) -> None:
        self.token, self.place, self.expected = token, place, expected
        super().__init__(f"expected a {expected.name.lower()} at character {place}, not {token!r}")


def parse_moves(text: str, robots: Iterable[Robot] = ()) -> tuple[Move, ...]:
    """Read one or more moves in any accepted form. Raises `NotationError`, and nothing else, whatever the text is.

    Where the fifth robot is among the ``robots`` that play, black and silver both mean it.
    """
    parts, error = _scan(text)
    if error:
        raise error
    return _moves(parts, robots)


def parse_beginning(text: str, robots: Iterable[Robot] = ()) -> tuple[tuple[Move, ...], str]:
    """The moves at the beginning of any text, as many as there are, and the rest, from the first that cannot be read."""
    parts, _ = _scan(text)
    return _moves(parts, robots), text[_skip(text, parts[-1].end() if parts else 0) :]


def format_moves(moves: Iterable[Move]) -> str:
    """The canonical text of a sequence of moves, such as `parse_moves` reads back."""
    return " ".join(str(move) for move in moves)


def spellings(move: Move, after: Robot | None = None) -> Iterator[str]:
    """Every way to write a move without anything between robot and direction, in lower case, where its robot plays.

    After a move of the same robot that is also the direction alone.
    """
    for robot in FIFTH if move.robot in FIFTH else (move.robot,):
        for name, direction in product(_ROBOTS[robot], _DIRECTIONS[move.direction]):
            yield name + direction
    if move.robot is after:
        yield from _DIRECTIONS[move.direction]


def readings(token: str) -> tuple[str, str]:
    """The two things that a token may mean where `Expected.WORD` was expected, as one would write them instead.

    A letter is a robot or a direction, ``("red", "right")``; an arrow is nothing or a direction, ``("", "right")``.
    """
    letter = token.removesuffix(_PICTURE).casefold()
    if letter not in _EITHER:
        return "", _DIRECTION[letter].value
    robot, direction = (next(form for form in forms if form[1:] and form[0] == letter) for forms in (_ROBOT, _DIRECTION))
    return robot, direction


def _scan(text: str) -> tuple[list[re.Match[str]], NotationError | None]:
    """The moves at the beginning of a text, each as it is written, and what is wrong after them, if anything is."""
    parts = list[re.Match[str]]()
    place = _skip(text, 0)
    while part := _MOVE.match(text, place) or (_SAME_ROBOT.match(text, place) if parts else None):
        parts.append(part)
        place = _skip(text, part.end())
    if token := _first_doubt(parts):
        before = [part for part in parts if part.end() <= token.start]
        return before, NotationError(text[token], token.start + 1, Expected.WORD)
    return parts, _error(text, place, begun=bool(parts)) if place < len(text) or not parts else None


def _moves(parts: Iterable[re.Match[str]], robots: Iterable[Robot]) -> tuple[Move, ...]:
    moves = list[Move]()
    for part in parts:
        robot = _ROBOT[part["robot"].casefold()] if part["robot"] else moves[-1].robot
        moves.append(Move(robot, _DIRECTION[part["direction"].casefold()]))
    fifth = fifth_of(robots)
    return tuple(Move(fifth, move.direction) if fifth and move.robot in FIFTH else move for move in moves)


def _first_doubt(parts: list[re.Match[str]]) -> slice | None:
    """Where there is a letter or an arrow that can be read in two ways; None where every move names its robot."""
    if all(part["robot"] for part in parts):
        return None
    for last, part in pairwise(parts):
        if not part["robot"]:
            if arrow := _doubtful_arrow(last, part):
                return slice(arrow.start("direction"), arrow.end())
        elif _may_be_direction(part):
            return slice(*part.span("robot"))
    return None


def _may_be_direction(part: re.Match[str]) -> bool:
    """Whether the robot of a move after others may be a direction, as in ``u r d``, but not in ``u rd`` or ``u r down``."""
    return part["robot"].casefold() in _EITHER and part["joint"].isspace() and part["direction"].casefold() in _LETTERS


def _doubtful_arrow(last: re.Match[str], part: re.Match[str]) -> re.Match[str] | None:
    """Which of two moves, the second without a robot, has an arrow to the right that may just lead on to what follows.

    None where the arrows are of one kind, and either nothing is between them or the first stands alone, too.
    """
    first, second = last["direction"].casefold(), part["direction"].casefold()
    alike = last.end() == part.start() or _APART.match(last.string, last.start("direction"))
    if alike and _ARROWS.get(first) == _ARROWS.get(second):
        return None
    return part if second in _THEN else last if first in _THEN else None


def robot_spellings() -> Mapping[str, Robot]:
    """Every way to write a robot, in lower case."""
    return _ROBOT


def _skip(text: str, place: int, gap: re.Pattern[str] = _SEPARATORS) -> int:
    found = gap.match(text, place)
    return found.end() if found else place


def _error(text: str, place: int, *, begun: bool) -> NotationError:
    """What is wrong at a place where no move can be read; ``begun`` says whether there are moves before it."""
    token = _TOKEN.match(text, place)
    if not token:
        return NotationError("", place + 1, Expected.MOVE)
    if begun and _LONE_LETTER.match(text, place):
        return NotationError(token[0], place + 1, Expected.WORD)
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
