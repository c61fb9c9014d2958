"""``ricochet solve CODE``: a board, a target, and a shortest solution, on the command line."""

import time
from pathlib import Path

from bot.cards.post import target_name
from bot.text import say
from engine.ascii import draw
from engine.notation import format_moves
from engine.pieces import TARGETS, Target
from engine.proof import slides_of
from engine.setup import CodeError, Setup, from_code
from engine.solver import GaveUp, NoneWithin, Result, Solution, Unreachable, solve, warm_up
from render.board import board_png

TARGET_LETTERS = tuple(target.letters for target in TARGETS)
"""How targets are named on the command line: the robot's letter and the symbol's, as in ``Gp`` for the green planet."""


class CannotSolve(Exception):
    """What was asked for cannot be done; the text says why, and what would be right."""


def solve_code(code: str, letters: str | None = None, picture: Path | None = None) -> str:
    """The text for the position of a code: its board, its first chip or another one's target, the answer, and the time it took.

    Writes a PNG of it to ``picture``, with the way of the solution on it. Raises `CannotSolve`.
    """
    try:
        setup = from_code(code)
    except CodeError:
        raise CannotSolve(say("problem-wrong-code")) from None
    target = next((chip for chip in TARGETS if chip.letters == letters), setup.chips[0])
    warm_up()
    began = time.perf_counter()
    answer = solve(position)
    took = time.perf_counter() - began
    if picture:
        _save(picture, setup, target, answer)
    return "\n\n".join(
        (
            draw(setup.board, setup.robots),
            say("solve-target", target=target_name(target), cell=setup.board.targets[target].label),
            _answer(answer),
            say("solve-time", milliseconds=f"{1000 * took:,.1f}", nodes=f"{answer.nodes:,}"),
        )
    )


def _answer(answer: Result) -> str:
    match answer:
        case Solution(moves):
            return say("solve-solution", count=len(moves), moves=format_moves(moves))
        case NoneWithin(most):
            return say("solve-none-within", moves=most)
        case Unreachable():
            return say("solve-none")
        case GaveUp():
            return say("solve-gave-up")


def _save(picture: Path, setup: Setup, target: Target, answer: Result) -> None:
    """The position at the end of the solution, with its way; as it is where there is none."""
    moves = answer.moves if isinstance(answer, Solution) else ()
    trail = slides_of(setup.board, setup.robots, moves)
    robots = dict(setup.robots) | {slide.move.robot: slide.end for slide in trail}
    png = board_png(setup.board, robots, target=target, starts=setup.robots, trail=trail)
    try:
        picture.write_bytes(png)
    except OSError as error:
        raise CannotSolve(say("program-not-written", file=str(picture), why=error.strerror or str(error))) from None
