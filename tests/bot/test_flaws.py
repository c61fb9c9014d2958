"""A proof that fails is explained in terms that a player understands."""

import pytest

from bot.cards.flaws import explain
from engine.ascii import parse_drawing
from engine.board import Board, closed_sides
from engine.notation import parse_moves
from engine.pieces import Robot, Symbol, Target
from engine.proof import Proof, check_proof

PICTURE = r"""
+---+---+---+---+---+
| R   .   .   .   . |
+   +   +   +   +   +
| .   .   B\  .   . |
+   +   +---+   +   +
| G   .   .   .   Rm|
+   +   +   +   +   +
| .   .   Y/  . | . |
+---+---+---+---+---+
"""


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        (
            "R-up R-up",
            "Move 1, `R-up`, cannot be made: the 🔴 red robot on A1 cannot go up because the edge of the board is in the way.",
        ),
        (
            "R-down R-down",
            "Move 2, `R-down`, cannot be made: the 🔴 red robot on A2 cannot go down because the 🟢 green robot is in the way.",
        ),
        (
            "G-up G-right",
            (
                "Move 2, `G-right`, is not allowed: a wall would stop the 🟢 green robot on the diagonal on C2 "
                "(turned by the blue diagonal on C2 to go down)."
            ),
        ),
        ("R-right R-left R-right", "The bid was 2, but that is 3 moves."),
        ("R-right G-right", "With the last move the 🟢 green robot reached E3, but it is not the robot that the target wants."),
        ("G-right R-right", "With the last move the 🔴 red robot ended on E1, but the target is on E3."),
    ],
)
def test_the_flaw_is_told_with_the_move_and_the_obstacle(moves: str, words: str) -> None:
    drawing = parse_drawing(PICTURE)
    board = Board(closed_sides(drawing.walls), drawing.diagonals, drawing.targets)
    judged = check_proof(board, drawing.robots, Target(Symbol.MOON, Robot.RED), parse_moves(moves), 2)
    assert not isinstance(judged, Proof)
    assert words in explain(judged)
