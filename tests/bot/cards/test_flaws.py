"""A proof that fails is explained in terms that a player understands."""

import pytest

from bot.cards.flaws import explain
from engine.notation import parse_moves
from engine.pieces import Robot, Symbol, Target
from engine.position import Position, Proof

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
            "Move 1, `R-up`, isn't possible: the 🔴 red robot on A1 can't go up, because the edge of the board is in the way.",
        ),
        (
            "R-down R-down",
            "Move 2, `R-down`, isn't possible: the 🔴 red robot on A2 can't go down, because the 🟢 green robot is in the way.",
        ),
        (
            "G-up G-right",
            (
                "Move 2, `G-right`, isn't allowed: a wall would stop the 🟢 green robot on the diagonal on C2 "
                "(turned by the blue diagonal on C2 to go down)."
            ),
        ),
        ("R-right R-left R-right", "You bid 2 and showed 3; a proof can't have more moves than were bid."),
        ("R-right G-right", "The last move took the 🟢 green robot to E3, but this target needs another robot."),
        ("G-right R-right", "The last move took the 🔴 red robot to E1, but the target is on E3."),
    ],
)
def test_the_flaw_is_told_with_the_move_and_the_obstacle(moves: str, words: str) -> None:
    judged = Position.parse(PICTURE).with_target(Target(Symbol.MOON, Robot.RED)).check(parse_moves(moves), 2)
    assert not isinstance(judged, Proof)
    assert words in explain(judged)
