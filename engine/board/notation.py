"""The notation of moves, ``R-up G-left``: docs/rules.md "Notation".

Lenient on input: upper or lower case; separators space, comma, semicolon and new line; robots as letter, word or coloured disc;
directions as word, letter, compass point or arrow; joined by a hyphen, a colon, a space or nothing; also words of the other
languages of a `Vocabulary`, in any mix. ``RuGl`` is two moves. There is one canonical form on output.

A robot's name applies until another is named: ``r up right`` is two moves of red. Text that is ambiguous then is refused, which
never happens where every move names its robot.
"""

import re
from collections.abc import Iterable, Mapping
from enum import auto
from itertools import pairwise

from engine.board.geometry import Direction, Named
from engine.board.moves import Move
from engine.board.pieces import FIFTH, Robot, fifth_of
from engine.board.vocabulary import APART, ARROWS, EITHER, ENGLISH, GAP, JOINT, LETTERS, PICTURE, THEN, Vocabulary, skip

_SEPARATORS = re.compile(f"{GAP}*")
_TOKEN = re.compile(r"[^\s,;]+")
_LONE_LETTER = re.compile(rf"{APART.pattern}(?ai:{'|'.join(EITHER)})(?={GAP}|$)")


class Expected(Named):
    """The valid input at the place of a `NotationError`."""

    MOVE = auto()
    """A whole move: the text ends there, or names no robot."""
    DIRECTION = auto()
    """A direction: a robot is named, but no direction follows."""
    WORD = auto()
    """A word in place of an ambiguous letter or arrow, see `readings`."""


class NotationError(ValueError):
    """A text is not in the notation.

    ``token`` is the offending piece of the text, empty at its end; ``place`` is where it begins, counted in characters from 1;
    ``expected`` is what would be right there.
    """

    def __init__(self, token: str, place: int, expected: Expected) -> None:
        self.token, self.place, self.expected = token, place, expected
        super().__init__(f"expected a {expected.name.lower()} at character {place}, not {token!r}")


def parse_moves(text: str, robots: Iterable[Robot] = (), vocabulary: Vocabulary = ENGLISH) -> tuple[Move, ...]:
    """Parse one or more moves in any accepted form. Raises `NotationError`, and nothing else, for any other text.

    Where the fifth robot is among the ``robots`` that play, black and silver both mean it.
    """
    parts, error = _scan(text, vocabulary)
    if error:
        raise error
    return _moves(parts, robots, vocabulary)


def parse_beginning(text: str, robots: Iterable[Robot] = (), vocabulary: Vocabulary = ENGLISH) -> tuple[tuple[Move, ...], str]:
    """Parse as many moves as a text begins with, and return them with the rest of the text."""
    parts, _ = _scan(text, vocabulary)
    return _moves(parts, robots, vocabulary), text[skip(_SEPARATORS, text, parts[-1].end() if parts else 0) :]


def format_moves(moves: Iterable[Move], words: Mapping[Direction, str] | None = None) -> str:
    """Return the canonical text of moves, which `parse_moves` reads back; ``words`` replace the English directions."""
    return " ".join(f"{move.robot.value}-{words[move.direction]}" if words else str(move) for move in moves)


def readings(token: str) -> tuple[Robot | None, Direction]:
    """Return the two meanings of a token for which `Expected.WORD` was raised.

    A letter is a robot or a direction; an arrow is nothing (None) or a direction.
    """
    form = token.removesuffix(PICTURE).casefold()
    return EITHER[form] if form in EITHER else (None, ENGLISH.directions[form])


def _scan(text: str, vocabulary: Vocabulary) -> tuple[list[re.Match[str]], NotationError | None]:
    """Return the matches of the moves at the beginning of a text, and the error after them, if any."""
    parts = list[re.Match[str]]()
    place = skip(_SEPARATORS, text, 0)
    while part := vocabulary.move.match(text, place) or (vocabulary.direction_part.match(text, place) if parts else None):
        parts.append(part)
        place = skip(_SEPARATORS, text, part.end())
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
    """Return the place of a letter or an arrow with two meanings; None where every move names its robot."""
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
    """Return whether the robot of a later move may be a direction, as in ``u r d``, but not in ``u rd`` or ``u r down``."""
    return part["robot"].casefold() in EITHER and part["joint"].isspace() and part["direction"].casefold() in LETTERS


def _doubtful_arrow(last: re.Match[str], part: re.Match[str]) -> re.Match[str] | None:
    """Return which of two moves, the second without a robot, has an arrow to the right that may just mean "then".

    None where the arrows are of one kind, and either nothing is between them or the first stands alone, too.
    """
    first, second = last["direction"].casefold(), part["direction"].casefold()
    alike = last.end() == part.start() or APART.match(last.string, last.start("direction"))
    if alike and ARROWS.get(first) == ARROWS.get(second):
        return None
    return part if second in THEN else last if first in THEN else None


def _error(text: str, place: int, vocabulary: Vocabulary, *, begun: bool) -> NotationError:
    """Return the error at a place where no move can be read; ``begun``: there are moves before it."""
    token = _TOKEN.match(text, place)
    if not token:
        return NotationError("", place + 1, Expected.MOVE)
    if begun and _LONE_LETTER.match(text, place):
        return NotationError(token[0], place + 1, Expected.WORD)
    robot = vocabulary.robot_part.match(text, place)
    if not robot:
        return NotationError(token[0], place + 1, Expected.MOVE)
    # A robot that stands alone is right; what follows it is not.
    after = skip(JOINT, text, robot.end()) if robot.end() == token.end() else place
    wrong, begins = (found, after) if (found := _TOKEN.match(text, after)) else (token, place)
    return NotationError(wrong[0], begins + 1, Expected.DIRECTION)
