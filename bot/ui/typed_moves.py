"""Reads moves as people type them, and explains what cannot be read."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from bot.cards.phrases import letters, moves_text
from bot.text import Texts
from bot.text.escaping import quotable
from bot.text.notation import in_notation, vocabulary, words_of
from bot.ui.replies import Problem, Refused
from engine.board.moves import Move
from engine.board.notation import Expected, NotationError, format_moves, parse_beginning, parse_moves, readings
from engine.board.pieces import COLOURED, Robot

MAX_NOTATION = 1500
"""The longest text of a proof, in characters; ninety-nine moves are shorter in canonical form in any language."""

_MAX_UNDERSTOOD = 99
"""The number of moves before an error that its message repeats."""

_PICTURE = "\N{VARIATION SELECTOR-16}"
"""Turns the character before it into an emoji, and is not counted as a character."""


def read_moves(text: str, robots: Iterable[Robot]) -> tuple[Move, ...]:
    """Parse moves in any accepted form; ``robots`` are those on the board. Raises `Refused`."""
    try:
        return parse_moves(text, robots, vocabulary())
    except NotationError as error:
        raise _not_notation(error, text, list(robots)) from None


def how_read(say: Texts, text: str, moves: Sequence[Move]) -> str:
    """Return a sentence with the moves in canonical form; empty if they were typed like that."""
    canonical = (format_moves(moves), in_notation(say, moves))
    return "" if text.split() in map(str.split, canonical) else say("moves-read", moves=moves_text(say, moves))


def with_note(answer: str, note: str) -> str:
    """Append a note, if there is one, to an answer."""
    return f"{answer}\n{note}" if note else answer


@contextmanager
def noted(note: str) -> Iterator[None]:
    """Append a note to refusals raised in the block."""
    try:
        yield
    except Refused as refused:
        text = refused.text
        raise Refused(str(refused), lambda say: with_note(text(say), note)) from None


def _not_notation(error: NotationError, text: str, robots: Sequence[Robot]) -> Refused:
    """Return the refusal for unreadable moves: which were understood, and what is missing after them."""
    understood, rest = parse_beginning(text, robots, vocabulary())
    foreign = next((move for move in understood if robots and move.robot not in robots), None)
    understood = understood if foreign is None else understood[: understood.index(foreign)]
    last = understood[-1].robot if understood else next(iter(robots), Robot.RED)
    robot, direction = readings(error.token) if error.expected is Expected.WORD else (None, None)
    missing, example = _missing(error, rest, last)
    return Refused(
        Problem.NOT_NOTATION.value,
        lambda say: say(
            "problem-not-notation",
            count=len(understood),
            understood=("… " if len(understood) > _MAX_UNDERSTOOD else "") + in_notation(say, understood[-_MAX_UNDERSTOOD:]),
            token=quotable(in_notation(say, [foreign]) if foreign else error.token),
            place=error.place - text[: error.place].count(_PICTURE),
            missing="foreign" if foreign else missing,
            example=quotable(example),
            robot=words_of(say)[robot][0] if robot else "",
            direction=words_of(say)[direction][0] if direction else "",
            robots=letters(say, robots or COLOURED),
        ),
    )


def _missing(error: NotationError, rest: str, robot: Robot) -> tuple[str, str]:
    """Return what is missing at an error, and a valid example with this robot; ``rest`` is the text after readable moves."""
    example = f"{robot.value}-{error.token}"
    if not error.token:
        return "everything", example
    if error.expected is Expected.WORD:
        return "word" if all(readings(error.token)) else "then", example
    if _is_notation(example) and not _is_notation(f"{error.token}-up"):  # a direction without a robot; R may be red or right
        return "robot", example
    following = rest.removeprefix(error.token).split(maxsplit=1) if rest.startswith(error.token) else []
    meant = f"{robot.value}-{following[0]}" if following else ""
    if _is_notation(meant) and not _is_notation(f"{error.token}-up"):  # another word in place of the robot, as in "go right"
        return "robot", meant
    return error.expected.name.lower(), example


def _is_notation(text: str) -> bool:
    try:
        return bool(parse_moves(text, vocabulary=vocabulary()))
    except NotationError:
        return False
