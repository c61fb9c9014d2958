"""Positions as users of the command line write them: codes, drawings, JSON, and game IDs of DriftingDroids."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.run.output import TaskFailed
from bot.text import Texts
from engine.board.codes import CodeError, CodeFault, digits_of
from engine.board.imports import from_driftingdroids
from engine.board.pieces import TARGETS
from engine.board.position import Position
from engine.rules.setup import Setup

_BOARD, _POSITION = 24, 14
"""The lengths of the codes of boards and positions, in letters and digits."""

_WALL = "+-"
"""A drawing begins with a wall or a gap at the top left corner, and no other form does."""


@dataclass(frozen=True, slots=True)
class Written:
    """A position as it was written, from the line with this number on."""

    line: int
    text: str

    def read(self, say: Texts, letters: str | None = None) -> Position:
        """Parse the position, with the target of these letters, or its own if None.

        The target of a board's code is its first chip; that of a drawing, if it shows one only. Raises `TaskFailed` for text
        that is no position, and where the target is missing.
        """
        position = self._parse(say)
        shown = position.board.targets
        wanted = position.target if letters is None else next(chip for chip in TARGETS if chip.letters == letters)
        if wanted is None and len(shown) == 1:
            (wanted,) = shown
        if wanted not in shown:
            raise TaskFailed(say("program-which-chip", chips=", ".join(chip.letters for chip in TARGETS if chip in shown)))
        return position.with_target(wanted)

    def _parse(self, say: Texts) -> Position:
        text = self.text
        try:
            if text.startswith("{"):
                return Position.from_json(text)
            if "\n" in text or text.startswith(_WALL):
                return Position.parse(text)
            if "+" in text:
                return from_driftingdroids(text)
            return _of_code(text)
        except CodeError as error:
            raise TaskFailed(say("problem-study-code", fault=error.fault.name.lower(), count=error.count)) from None
        except ValueError as error:
            raise TaskFailed(say("program-no-position", why=str(error))) from None


def written_in(lines: Iterable[str]) -> Iterator[Written]:
    """Split text into positions: one on each line, but for drawings, which end with a blank line or the text."""
    drawn = list[str]()
    first = 0
    for number, line in enumerate(lines, start=1):
        text = line.rstrip()
        if drawn and text:
            drawn.append(text)
            continue
        if drawn:
            yield Written(first, "\n".join(drawn))
            drawn = []
        elif text.lstrip().startswith(_WALL):
            drawn, first = [text], number
        elif text:
            yield Written(number, text.strip())
    if drawn:
        yield Written(first, "\n".join(drawn))


def _of_code(code: str) -> Position:
    """Return the position of a code, for the first chip if it is that of a board. Raises `CodeError`."""
    count = len(digits_of(code))
    if count == _POSITION:
        return Position.from_code(code)
    if count != _BOARD:
        raise CodeError(CodeFault.LENGTH, f"a code has {_BOARD} letters and digits, or {_POSITION}", count)
    setup = Setup.from_code(code)
    return setup.position.with_target(setup.chips[0])
