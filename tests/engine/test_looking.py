"""Where a bot looks for solutions, and in which order: docs/bots.md "Where a bot looks"."""

from random import Random

import pytest

from engine import TARGETS, Diagonals, Edition, Position, Ricochet, Robot, draw_setup, format_moves, rules_for
from engine.bots.looking import Look, looks
from tests.properties import given, st

NAMED = {target.letters: target for target in TARGETS}
PASSES = ((0, 2), (0, 3), (1, 2), (0, 4), (1, 3), (2, 3), (0, 5), (2, 4))

CORNER = Position.parse(
    """
    +---+---+---+
    | R   .   . |
    +   +   +   +
    | .   .   . |
    +   +   +   +
    | .   .  Rm |
    +---+---+---+
    """
)

NEEDS_A_STOP = Position.parse(
    """
    +---+---+---+---+
    | R   .   .   . |
    +   +   +   +   +
    | .   .   B   . |
    +   +   +   +   +
    | .   .   .   . |
    +   +   +   +   +
    | .  Rm   .   . |
    +---+---+---+---+
    """
)

IN_THE_WAY = Position.parse(
    """
    +---+---+---+
    | R   .   . |
    +   +   +   +
    | .   .   . |
    +   +   +   +
    | .   .   G |
    +   +   +   +
    | .   .  Rm |
    +---+---+---+
    """
)


def found(table: Position, ricochet: Ricochet = Ricochet.TURN, **how: int) -> list[Look]:
    return list(looks(table.with_target(NAMED["Rm"]), ricochet, Random(1), passes=PASSES, **how))


def solutions(table: Position) -> list[str]:
    return [format_moves(look.moves) for look in found(table) if look.is_solution]


def test_the_robot_of_the_goal_is_moved_alone_first():
    assert solutions(CORNER)[:2] == ["R-right R-down", "R-down R-right"]


def test_then_a_helper_is_put_where_the_robot_would_have_to_stop():
    assert solutions(NEEDS_A_STOP)[0] == "B-down R-down R-right", "the robot alone goes along the edge"


def test_a_robot_in_the_way_may_be_overlooked():
    blind = [format_moves(look.moves) for look in found(IN_THE_WAY) if not look.is_solution]
    assert "R-right R-down" in blind


def test_the_turn_that_the_rules_ask_for_may_be_forgotten():
    straight = Position.parse(
        """
        +---+---+---+
        | .   R   Rm|
        +---+---+---+
        """
    )
    blind = [format_moves(look.moves) for look in found(straight) if not look.is_solution]
    assert blind == ["R-left R-right"]
    assert [look.is_solution for look in found(straight, Ricochet.ONE_MOVE)] == [True], (
        "by the rule that asks for none it counts"
    )


def test_positions_are_counted_as_they_are_looked_at():
    seen = [look.seen for look in found(CORNER)]
    assert seen == sorted(seen)
    assert [look.seen for look in found(CORNER, most=seen[1])] == seen[:2], "the search ends with its last position"


def test_without_a_chip_there_is_nothing_to_look_for():
    with pytest.raises(ValueError, match="no target chip"):
        list(looks(CORNER, Ricochet.TURN, Random(1), passes=PASSES))


@given(
    st.integers(0, 10**6),
    st.sampled_from(Ricochet),
    st.sampled_from([Diagonals.WITHOUT, Diagonals.WITH]),
    st.sampled_from([None, Robot.SILVER]),
)
def test_what_seems_to_be_a_solution_is_one_or_a_blind_alley_of_allowed_moves(
    seed: int, ricochet: Ricochet, diagonals: Diagonals, fifth: Robot | None
):
    random = Random(seed)
    rules = rules_for(Edition.Y2013, diagonals=diagonals, fifth_robot=fifth)
    position = draw_setup(rules, random).position
    for look in looks(position, ricochet, random, passes=PASSES, most=1_500):
        line = position.play(look.moves)
        assert line.is_legal
        assert (line.flaw(ricochet=ricochet) is None) == look.is_solution
