"""What Discord proposes while somebody types: what the move that is being typed may become."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache

from discord.app_commands import Choice

from bot.text import Texts
from bot.text.notation import direction_words, vocabulary, vocabulary_of
from engine.geometry import Direction
from engine.moves import Move, Robots
from engine.notation import Expected, NotationError, format_moves, parse_beginning, parse_moves, readings
from engine.pieces import Robot
from engine.vocabulary import Vocabulary

MAX_CHOICES = 25
_MAX_CHARACTERS = 100
"""Discord's limits on the number and the length of choices."""
_MAX_MOVES = _MAX_CHARACTERS // len("R-up ")
"""As many moves as a choice has room for."""

_BETWEEN = " · "

_LEFT_OUT = str.maketrans("", "", " -–:\N{VARIATION SELECTOR-16}")
"""What may stand between a robot and its direction, or make a picture of one."""


def move_choices(say: Texts, typed: str, robots: Robots) -> list[Choice[str]]:
    """Return the choices for what is typed of a line of moves: `complete_moves`, each with its `choice_name`."""
    return [Choice(name=choice_name(say, text), value=text) for text in complete_moves(say, typed, tuple(robots))]


def complete_moves(say: Texts, typed: str, robots: Sequence[Robot]) -> list[str]:
    """The texts that what is typed so far may be completed to, at most 25 of at most 100 characters each.

    What is already whole stays, in canonical form; then follow the moves that begin with the rest. Where it can be read in
    two ways, both are proposed. Nothing is proposed after text that no further typing could make right. Directions are those
    of the reader's language, or the English ones where there is no room for these.
    """
    lines = _completed(say, typed, robots)
    if not lines:
        lines = [line for meant in (0, 1) for line in _completed(say, _in_words(typed, meant), robots)[:1]]
    for words in (direction_words(say), None):
        texts = [text for text in (format_moves(line, words) for line in lines) if len(text) <= _MAX_CHARACTERS]
        if texts:
            return texts[:MAX_CHOICES]
    return []


def choice_name(say: Texts, text: str) -> str:
    """How a text that is proposed is shown: with its last move in words, and without its first moves where it is too long."""
    last = parse_moves(text, vocabulary=vocabulary())[-1]
    words = say("completion-move", robot=last.robot.word, direction=last.direction.value)
    room = _MAX_CHARACTERS - len(words) - len(_BETWEEN)
    shown = text if len(text) <= room else f"…{text[len(text) - room + 1 :]}"
    return f"{shown}{_BETWEEN}{words}"


def _completed(say: Texts, typed: str, robots: Sequence[Robot]) -> list[tuple[Move, ...]]:
    """What may become of a text: itself where it is whole, then all that begins like it, if these robots play."""
    whole, rest = parse_beginning(typed, robots, vocabulary())
    if any(move.robot not in robots for move in whole):
        return []
    last = whole[-1].robot if whole else None
    begun = rest.casefold().translate(_LEFT_OUT)
    moves = [Move(robot, direction) for robot in robots for direction in Direction]
    lines = [(*whole, move) for move in moves if _may_become(vocabulary_of(say), begun, move, last)]
    return [whole, *lines] if whole and not rest else lines


def _may_become(words: Vocabulary, begun: str, move: Move, last: Robot | None) -> bool:
    """Whether these characters are the beginning of a move, as it is written in a language, after one of the robot ``last``."""
    spellings = _spellings(words, move, last if last is move.robot else None)
    place = bisect_left(spellings, begun)  # what begins so is not before that, and nothing else is between
    return place < len(spellings) and spellings[place].startswith(begun)


@cache
def _spellings(words: Vocabulary, move: Move, last: Robot | None) -> list[str]:
    """The ways to write a move, in order: each character that somebody types is looked for in those of all moves."""
    return sorted(words.spellings(move, last))


def _in_words(typed: str, meant: int) -> str:
    """A text in which what can be read in two ways is replaced by the first, or by the second, of its `readings`."""
    for _ in range(_MAX_MOVES):
        try:
            parse_moves(typed, vocabulary=vocabulary())
        except NotationError as error:
            if error.expected is not Expected.WORD:
                return typed
            start, (robot, direction) = error.place - 1, readings(error.token)
            word = direction.value if meant else robot.word if robot else ""
            typed = f"{typed[:start]} {word} {typed[start + len(error.token) :]}"
    return typed
