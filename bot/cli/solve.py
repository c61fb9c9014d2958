"""``ricochet solve``: prints boards, their targets and shortest solutions, in words or as JSON."""

import json
import time
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread

from bot.cli.positions import Written, written_in
from bot.run.installation import install_package
from bot.run.output import TaskFailed, note, print_line
from bot.text import Texts
from bot.text.names import target_name
from bot.text.notation import in_notation
from engine.board.geometry import SIZE, Cell
from engine.board.notation import format_moves
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.solver import GaveUp, NoneWithin, Readiness, Result, Solution, Unreachable, readiness, solve, warm_up


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

    def format_line(self, say: Texts) -> str:
        """Format the answer as one of many: the number of moves and the moves, or two dashes and why there are none."""
        if isinstance(self.result, Solution):
            return f"{len(self.result.moves)}\t{in_notation(say, self.result.moves)}"
        return f"-\t{_describe(say, self.result)}"

    def format_json(self, line: int) -> str:
        """Format the answer as a JSON object for the position on this line: docs/library.md "On the command line"."""
        result, position = self.result, self.position
        solved = isinstance(result, Solution)
        return json.dumps(
            {
                "line": line,
                "target": position.chip.letters,
                "cell": position.goal.label,
                "result": _RESULTS[type(result)],
                "length": len(result.moves) if solved else None,
                "moves": format_moves(result.moves) if solved else None,
                "milliseconds": round(1000 * self.seconds, 3),
                "nodes": result.nodes,
            }
        )


_RESULTS = {Solution: "solution", NoneWithin: "none within the limit", Unreachable: "unreachable", GaveUp: "gave up"}
"""The words for results in JSON, which are a format."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A request to the solver: the letters of a target instead of the positions' own, a rule, and forms of the answer.

    ``picture``: write one of the first position to this file, and read no other.
    """

    letters: str | None = None
    ricochet: Ricochet = Ricochet.TURN
    as_json: bool = False
    picture: Path | None = None


def solve_all(say: Texts, lines: Iterable[str], wish: Wish) -> None:
    """Solve those positions in these lines that can be read, and print the answers.

    A single one is shown with its board; of several each has one line, as soon as it is solved, and so has each in JSON. Raises
    `TaskFailed` in the end if a position could not be read: with the reason, or after the reasons if there are several.
    """
    _get_ready(say)
    found = iter(written_in(lines))
    first = next(found, None)
    if first is None:
        raise TaskFailed(say("program-no-positions"))
    second = None if wish.picture else next(found, None)
    if second is None and not wish.as_json:
        answer = _solve(say, first, wish)
        print_line(answer.format(say))
        if wish.picture:
            save_picture(say, answer, wish.picture)
        return
    failed = _print_answer(say, first, wish)
    while second is not None:
        failed |= _print_answer(say, second, wish)
        second = next(found, None)
    if failed:
        raise TaskFailed(say("program-not-all-read"))


def _get_ready(say: Texts) -> None:
    """Load or compile the solver. Raises `TaskFailed` if that is impossible here."""
    ready = readiness()
    if ready is Readiness.UNAVAILABLE:
        raise TaskFailed(say("doctor-solver-unavailable", install=install_package("numba")))
    with _progress(say, ready):
        warm_up()


def _print_answer(say: Texts, written: Written, wish: Wish) -> bool:
    """Print the answer for one position of several on a line. Returns whether it could not be read."""
    try:
        answer = _solve(say, written, wish)
    except TaskFailed as error:
        note(say("program-line", line=written.line, why=str(error)))
        if wish.as_json:
            print_line(json.dumps({"line": written.line, "result": "not read"}))
        return True
    print_line(answer.format_json(written.line) if wish.as_json else answer.format_line(say))
    return False


def _solve(say: Texts, written: Written, wish: Wish) -> Answer:
    """Read a position and solve it. Raises `TaskFailed` if it cannot be read."""
    position = written.read(say, wish.letters)
    began = time.perf_counter()
    result = solve(position, ricochet=wish.ricochet)
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
