"""Autocompletion of moves."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache

from discord.app_commands import Choice

from bot.text import Texts
from bot.text.notation import direction_words, vocabulary, vocabulary_of
from engine.board.geometry import Direction
from engine.board.moves import Move, Robots
from engine.board.notation import Expected, NotationError, format_moves, parse_beginning, parse_moves, readings
from engine.board.pieces import Robot
from engine.board.vocabulary import Vocabulary

MAX_CHOICES = 25
_MAX_CHARACTERS = 100
"""Discord's limits on the number and the length of choices."""
_MAX_MOVES = _MAX_CHARACTERS // len("R-up ")
"""The number of moves that fit in a choice."""

_BETWEEN = " · "

_LEFT_OUT = str.maketrans("", "", " -–:\N{VARIATION SELECTOR-16}")
"""Removes separators between a robot and its direction, and the emoji selector."""


def move_choices(say: Texts, typed: str, robots: Robots) -> list[Choice[str]]:
    """Return the choices for what is typed of a line of moves: `complete_moves`, each with its `choice_name`."""
    return [Choice(name=choice_name(say, text), value=text) for text in complete_moves(say, typed, tuple(robots))]


def complete_moves(say: Texts, typed: str, robots: Sequence[Robot]) -> list[str]:
    """Return at most 25 completions of at most 100 characters each.

    Complete moves are kept, in canonical form, and followed by each move that begins with the rest; an ambiguous word is
    completed in both senses. A text that cannot become valid has no completions. Directions are in the user's language, or in
    English if those are too long.
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
    """Return the display name of a completion: its moves, shortened at the front if necessary, and the last one in words."""
    last = parse_moves(text, vocabulary=vocabulary())[-1]
    words = say("completion-move", robot=last.robot.word, direction=last.direction.value)
    room = _MAX_CHARACTERS - len(words) - len(_BETWEEN)
    shown = text if len(text) <= room else f"…{text[len(text) - room + 1 :]}"
    return f"{shown}{_BETWEEN}{words}"


def _completed(say: Texts, typed: str, robots: Sequence[Robot]) -> list[tuple[Move, ...]]:
    """Return the lines of moves that begin with a text, first the text itself if it is complete."""
    whole, rest = parse_beginning(typed, robots, vocabulary())
    if any(move.robot not in robots for move in whole):
        return []
    last = whole[-1].robot if whole else None
    begun = rest.casefold().translate(_LEFT_OUT)
    moves = [Move(robot, direction) for robot in robots for direction in Direction]
    lines = [(*whole, move) for move in moves if _may_become(vocabulary_of(say), begun, move, last)]
    return [whole, *lines] if whole and not rest else lines


def _may_become(words: Vocabulary, begun: str, move: Move, last: Robot | None) -> bool:
    """Return whether a spelling of a move begins with ``begun``; after a move of the robot ``last`` its name is optional."""
    spellings = _spellings(words, move, last if last is move.robot else None)
    place = bisect_left(spellings, begun)  # the first spelling that can have this prefix
    return place < len(spellings) and spellings[place].startswith(begun)


@cache
def _spellings(words: Vocabulary, move: Move, last: Robot | None) -> list[str]:
    """Return the sorted spellings of a move, cached since each keystroke searches those of all moves."""
    return sorted(words.spellings(move, last))


def _in_words(typed: str, meant: int) -> str:
    """Replace each ambiguous word by its first or second reading, as the index ``meant`` says: see `readings`."""
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
