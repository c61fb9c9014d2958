"""The notation of moves, ``R-up G-left``: docs/rules.md "Notation".

Lenient on input: upper or lower case, separators space, comma, semicolon and new line, robots by letter, word or coloured
disc, directions by word, letter, compass point or arrow, joined by a hyphen, a colon, a space or nothing; words also of the
other languages that a `Vocabulary` has, in any mix. One canonical form on output. A run such as ``RuGl`` is read as two moves.

The robot stays until another is named: ``r up right`` is two moves of red. What could be read in two ways then is refused; that
never happens to a text in which every move names its robot.
"""

import re
from collections.abc import Iterable, Mapping
from enum import auto
from itertools import pairwise

from engine.geometry import Direction, Named
from engine.moves import Move
from engine.pieces import FIFTH, Robot, fifth_of
from engine.vocabulary import APART, ARROWS, EITHER, ENGLISH, GAP, JOINT, LETTERS, PICTURE, THEN, Vocabulary

_SEPARATORS = re.compile(f"{GAP}*")
_TOKEN = re.compile(r"[^\s,;]+")
_LONE_LETTER = re.compile(rf"{APART.pattern}(?ai:{'|'.join(EITHER)})(?={GAP}|$)")


class Expected(Named):
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


def parse_moves(text: str, robots: Iterable[Robot] = (), vocabulary: Vocabulary = ENGLISH) -> tuple[Move, ...]:
    """Read one or more moves in any accepted form. Raises `NotationError`, and nothing else, whatever the text is.

    Where the fifth robot is among the ``robots`` that play, black and silver both mean it.
    """
    parts, error = _scan(text, vocabulary)
    if error:
        raise error
    return _moves(parts, robots, vocabulary)


def parse_beginning(text: str, robots: Iterable[Robot] = (), vocabulary: Vocabulary = ENGLISH) -> tuple[tuple[Move, ...], str]:
    """The moves at the beginning of any text, as many as there are, and the rest, from the first that cannot be read."""
    parts, _ = _scan(text, vocabulary)
    return _moves(parts, robots, vocabulary), text[_skip(text, parts[-1].end() if parts else 0) :]


def format_moves(moves: Iterable[Move], words: Mapping[Direction, str] | None = None) -> str:
    """The canonical text of a sequence of moves, such as `parse_moves` reads back; directions by these words, if any."""
    return " ".join(f"{move.robot.value}-{words[move.direction]}" if words else str(move) for move in moves)


def readings(token: str) -> tuple[Robot | None, Direction]:
    """The two things that a token may mean where `Expected.WORD` was expected.

    A letter is a robot or a direction; an arrow is nothing (None) or a direction.
    """
    form = token.removesuffix(PICTURE).casefold()
    return EITHER[form] if form in EITHER else (None, ENGLISH.directions[form])


def _scan(text: str, vocabulary: Vocabulary) -> tuple[list[re.Match[str]], NotationError | None]:
    """The moves at the beginning of a text, each as it is written, and what is wrong after them, if anything is."""
    parts = list[re.Match[str]]()
    place = _skip(text, 0)
    while part := vocabulary.move.match(text, place) or (vocabulary.direction_part.match(text, place) if parts else None):
        parts.append(part)
        place = _skip(text, part.end())
    if token := _first_doubt(parts):
        before = [part for part in parts if part.end() <= token.start]
        return before, NotationError(text[token], token.start + 1, Expected.WORD)
    return parts, _error(text, place, vocabulary, begun=bool(parts)) if place < len(text) or not parts else None


def _moves(parts: Iterable[re.Match[str]], robots: Iterable[Robot], vocabulary: Vocabulary) -> tuple[Move, ...]:
    moves = list[Move]()
    for part in parts:
        robot = vocabulary.robots[part["robot"].casefold()] if part["robot"] else moves[-1].robot
        moves.append(Move(robot, vocabulary.directions[part["direction"].casefold()]))
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
    return part["robot"].casefold() in EITHER and part["joint"].isspace() and part["direction"].casefold() in LETTERS


def _doubtful_arrow(last: re.Match[str], part: re.Match[str]) -> re.Match[str] | None:
    """Which of two moves, the second without a robot, has an arrow to the right that may just lead on to what follows.

    None where the arrows are of one kind, and either nothing is between them or the first stands alone, too.
    """
    first, second = last["direction"].casefold(), part["direction"].casefold()
    alike = last.end() == part.start() or APART.match(last.string, last.start("direction"))
    if alike and ARROWS.get(first) == ARROWS.get(second):
        return None
    return part if second in THEN else last if first in THEN else None


def _skip(text: str, place: int, gap: re.Pattern[str] = _SEPARATORS) -> int:
    found = gap.match(text, place)
    return found.end() if found else place


def _error(text: str, place: int, vocabulary: Vocabulary, *, begun: bool) -> NotationError:
    """What is wrong at a place where no move can be read; ``begun`` says whether there are moves before it."""
    token = _TOKEN.match(text, place)
    if not token:
        return NotationError("", place + 1, Expected.MOVE)
    if begun and _LONE_LETTER.match(text, place):
        return NotationError(token[0], place + 1, Expected.WORD)
    robot = vocabulary.robot_part.match(text, place)
    if not robot:
        return NotationError(token[0], place + 1, Expected.MOVE)
    # A robot that stands alone is right; what follows it is not.
    after = _skip(text, robot.end(), JOINT) if robot.end() == token.end() else place
    wrong = _TOKEN.match(text, after)
    return (
        NotationError(wrong[0], after + 1, Expected.DIRECTION)
        if wrong
        else NotationError(token[0], place + 1, Expected.DIRECTION)
    )
