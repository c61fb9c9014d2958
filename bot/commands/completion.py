"""What Discord proposes while somebody types: what the move that is being typed may become."""

from collections.abc import Sequence

from bot.text import say
from engine.geometry import Direction
from engine.moves import Move
from engine.notation import NotationError, format_moves, parse_moves, spellings
from engine.pieces import Robot

MAX_CHOICES = 25
_MAX_CHARACTERS = 100
"""Discord's limits on the number and the length of choices."""

_BETWEEN = " · "

_LEFT_OUT = str.maketrans("", "", " -–:")
"""What may stand between a robot and its direction."""


def complete_moves(typed: str, robots: Sequence[Robot]) -> list[str]:
    """The texts that what is typed so far may be completed to, at most 25 of at most 100 characters each.

    What is already whole stays, in canonical form; then follow the moves that begin with the rest. Nothing is proposed
    after text that no further typing could make right.
    """
    whole, rest = _split(typed, robots)
    if whole is None:
        return []
    moves = [Move(robot, direction) for robot in robots for direction in Direction]
    beginnings = [move for move in moves if _may_become(rest, move)]
    texts = [format_moves((*whole, move)) for move in beginnings]
    if whole and not rest:
        texts.insert(0, format_moves(whole))
    return [text for text in texts if len(text) <= _MAX_CHARACTERS][:MAX_CHOICES]


def choice_name(text: str) -> str:
    """How a text that is proposed is shown: with its last move in words, and without its first moves where it is too long."""
    last = parse_moves(text)[-1]
    words = say("completion-move", robot=last.robot.word, direction=last.direction.value)
    room = _MAX_CHARACTERS - len(words) - len(_BETWEEN)
    shown = text if len(text) <= room else f"…{text[len(text) - room + 1 :]}"
    return f"{shown}{_BETWEEN}{words}"


def _split(typed: str, robots: Sequence[Robot]) -> tuple[tuple[Move, ...] | None, str]:
    """The whole moves at the beginning of a text, None where there is something else, and the rest of it."""
    try:
        return parse_moves(typed, robots), ""
    except NotationError as error:
        whole, rest = typed[: error.place - 1], typed[error.place - 1 :]
    if not whole.strip(" ,;\n\t"):
        return (), rest.strip()
    try:
        return parse_moves(whole, robots), rest.strip()
    except NotationError:
        return None, rest


def _may_become(rest: str, move: Move) -> bool:
    """Whether these characters are the beginning of a move, in any of its forms."""
    typed = rest.casefold().translate(_LEFT_OUT)
    return any(spelling.startswith(typed) for spelling in spellings(move))
