"""``ricochet solve CODE``: prints a board, its target and a shortest solution."""

import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread

from bot.run.output import TaskFailed, note
from bot.text import Texts
from bot.text.names import target_name
from bot.text.notation import in_notation
from engine.geometry import SIZE, Cell
from engine.pieces import TARGETS
from engine.position import Position
from engine.proof import Ricochet
from engine.setup import CodeError, Setup
from engine.solver import (
    GaveUp,
    NoneWithin,
    Readiness,
    Result,
    Solution,
    Unreachable,
    readiness,
    solve,
    warm_up,
)


@dataclass(frozen=True, slots=True)
class Answer:
    """A position, and what the solver found, in how many seconds."""

    position: Position
    result: Result
    seconds: float

    def format(self, say: Texts) -> str:
        """Format the answer for a terminal."""
        position = self.position
        return "\n\n".join(
            (
                _with_coordinates(str(position)),
                say("solve-target", target=target_name(say, position.chip), cell=position.goal.label),
                _describe(say, self.result),
                say("solve-time", milliseconds=1000 * self.seconds, nodes=self.result.nodes),
            )
        )


def solve_code(say: Texts, code: str, letters: str | None = None, ricochet: Ricochet = Ricochet.TURN) -> Answer:
    """Solve the board of a code under this rule, for its first chip or the one with these letters. Raises `TaskFailed`."""
    try:
        setup = Setup.from_code(code)
    except CodeError as error:
        raise TaskFailed(say("problem-wrong-code", fault=error.fault.name.lower(), count=error.count)) from None
    target = next((chip for chip in TARGETS if chip.letters == letters), setup.chips[0])
    position = setup.position.with_target(target)
    ready = readiness()
    if ready is Readiness.UNAVAILABLE:
        raise TaskFailed(say("doctor-solver-unavailable"))
    with _progress(say, ready):
        warm_up()
    began = time.perf_counter()
    result = solve(position, ricochet=ricochet)
    return Answer(position, result, time.perf_counter() - began)


@contextmanager
def _progress(say: Texts, ready: Readiness) -> Generator[None]:
    """If the solver has to be compiled, say so during the block, with a dot for each second."""
    if ready is Readiness.READY:
        yield
        return
    note(say("solve-compiling", kept="yes" if ready is Readiness.TO_COMPILE else "no"), end="")
    done = Event()

    def show() -> None:
        while not done.wait(1):
            note(".", end="")

    dots = Thread(target=show, daemon=True)
    dots.start()
    try:
        yield
    finally:
        done.set()
        dots.join()
        note("")


def save_picture(say: Texts, answer: Answer, file: Path) -> None:
    """Write a PNG of the solution's end and path, or of the position if there is no solution.

    Raises `TaskFailed` if the file cannot be written completely; an older file is then unchanged.
    """
    from render.board import board_png  # noqa: PLC0415 - slow to import

    moves = answer.result.moves if isinstance(answer.result, Solution) else ()
    png = board_png(answer.position.play(moves))
    try:
        _write(file, png)
    except OSError as error:
        raise TaskFailed(say("program-not-written", file=str(file), why=error.strerror or str(error))) from None


def _write(file: Path, data: bytes) -> None:
    """Write a file atomically."""
    if file.exists() and not file.is_file():  # a device cannot be replaced
        file.write_bytes(data)
        return
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(data)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _with_coordinates(drawing: str) -> str:
    """Label the columns above and the rows to the left of a drawing of a whole board."""
    columns = "".join(f"   {Cell(0, column).label[0]}" for column in range(SIZE))
    rows = (f"{number // 2 + 1 if number % 2 else '':>2} {line}" for number, line in enumerate(drawing.splitlines()))
    return "\n".join([f"  {columns}", *rows])


def _describe(say: Texts, result: Result) -> str:
    match result:
        case Solution(moves):
            return say("solve-solution", count=len(moves), moves=in_notation(say, moves))
        case NoneWithin(most):
            return say("solve-none-within", moves=most)
        case Unreachable():
            return say("solve-none")
        case GaveUp():
            return say("solve-gave-up")
