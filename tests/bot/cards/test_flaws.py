"""A failed proof is explained in terms that a player understands."""

import pytest

from bot.cards.flaws import explain
from engine import Flaw, Position, Proof, Ricochet, Robot, Symbol, Target, parse_moves
from tests.bot.english import say

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
        ("R-right R-left R-right", "You bid 2 and showed 3; a solution can't have more moves than were bid."),
        ("R-right G-right", "The last move took the 🟢 green robot to E3, but this target needs another robot."),
        ("G-right R-right", "The last move took the 🔴 red robot to E1, but the target is on E3."),
    ],
)
def test_the_flaw_is_told_with_the_move_and_the_obstacle(moves: str, words: str) -> None:
    judged = Position.parse(PICTURE).with_target(Target(Symbol.MOON, Robot.RED)).check(parse_moves(moves), 2)
    assert not isinstance(judged, Proof)
    assert words in explain(say, judged)


STRAIGHT = """
+---+---+---+---+---+
| .   R   .   .   Rm|
+   +   +   +   +   +
| B   .   .   .   . |
+---+---+---+---+---+
"""
BENT = """
+---+---+---+---+---+
| .   .   .   Rm| . |
+   +   +---+   +   +
| R   .   .   G/| B |
+   +   +   +   +   +
| .   Y   .   .   . |
+---+---+---+---+---+
"""
LACKS = "The 🔴 red robot reached the target without a ricochet: it must turn 90° between two of its own moves, but "
BOUNCED = " It bounced off the green diagonal on D2, but that was within a move, not between two."
ALONE = "The 🔴 red robot reached the target in one single move, and that never counts."
MORE = " A solution has at least two moves, of whichever robots."


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize(
    ("picture", "moves", "words"),
    [
        (STRAIGHT, "R-right", LACKS + "it made only one."),
        (STRAIGHT, "B-up R-right", LACKS + "it made only one, and moves of other robots don't make up for that."),
        (STRAIGHT, "R-left R-right", LACKS + "each of them went straight on, or straight back."),
        (BENT, "R-right", LACKS + "it made only one." + BOUNCED),
        (BENT, "Y-left R-right", LACKS + "it made only one, and moves of other robots don't make up for that." + BOUNCED),
        (BENT, "R-right R-down R-right", LACKS + "each of them went straight on, or straight back." + BOUNCED),
    ],
)
def test_what_a_robot_did_without_a_ricochet_is_told(picture: str, moves: str, words: str, public: bool) -> None:  # noqa: FBT001
    assert explain(say, judged(picture, moves, Ricochet.TURN), public=public) == words


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize(
    ("picture", "words"),
    [
        (STRAIGHT, ALONE + MORE),
        (BENT, ALONE + " It bounced off the green diagonal on D2, but that was within the move." + MORE),
    ],
)
def test_a_single_move_is_refused_by_the_rule_of_one_move(picture: str, words: str, public: bool) -> None:  # noqa: FBT001
    assert explain(say, judged(picture, "R-right", Ricochet.ONE_MOVE), public=public) == words


def judged(picture: str, moves: str, ricochet: Ricochet) -> Flaw:
    position = Position.parse(picture).with_target(Target(Symbol.MOON, Robot.RED))
    flaw = position.check(parse_moves(moves), ricochet=ricochet)
    assert not isinstance(flaw, Proof)
    return flaw
