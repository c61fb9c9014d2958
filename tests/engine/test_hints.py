"""The ladder of hints: each step reveals a little more, and nothing of the later ones."""

from random import Random

import pytest

from engine import Move, Robot, parse_moves
from engine.rules.hints import Hint, HintLevel, hint
from engine.rules.rules import EASY, HARD
from tests.engine.strategies import all_moves
from tests.properties import given, st

BEST = parse_moves("B-up R-left B-down R-up B-left")
SOLUTIONS = st.lists(all_moves, min_size=2, max_size=30).map(tuple)
Moves = tuple[Move, ...]


def test_each_step_tells_more():
    length, robots, first = (hint(BEST, level) for level in HintLevel)
    assert length == Hint(HintLevel.LENGTH, 4, 5)
    assert robots == Hint(HintLevel.ROBOTS, 4, 5, (Robot.RED, Robot.BLUE))
    assert first == Hint(HintLevel.FIRST_MOVE, 4, 5, (Robot.RED, Robot.BLUE), BEST[0])


def test_the_ladder_has_an_end():
    climbed = [HintLevel.after(None)]
    while climbed[-1]:
        climbed.append(HintLevel.after(climbed[-1]))
    assert climbed == [*HintLevel, None]
    assert [level.number for level in HintLevel] == [1, 2, 3]


@given(SOLUTIONS)
def test_what_is_told_is_true(best: Moves):
    told = hint(best, HintLevel.FIRST_MOVE)
    assert told.fewest <= len(best) <= (told.most or len(best))
    assert {*told.robots} == {move.robot for move in best}
    assert told.first == best[0]


@given(SOLUTIONS, st.randoms())
def test_solutions_that_a_hint_may_not_tell_apart_have_the_same(best: Moves, random: Random):
    later = random.sample(best[1:], k=len(best) - 1)
    assert all(hint(best, level) == hint((best[0], *later), level) for level in HintLevel), "the order of later moves"
    assert hint(best, HintLevel.ROBOTS) == hint(random.sample(best, k=len(best)), HintLevel.ROBOTS), "which move is the first"
    assert hint(best, HintLevel.LENGTH) == hint(best[:1] * len(best), HintLevel.LENGTH), "which robots there are"


def test_the_first_hint_never_tells_the_length_itself():
    spans = {(told.fewest, told.most) for count in range(2, 40) if (told := hint(BEST[:1] * count, HintLevel.LENGTH))}
    assert all(most is None or most > fewest for fewest, most in spans)
    assert {EASY, HARD - 1} <= {most for _, most in spans}, "no span is half easy, or half hard"


def test_what_is_no_solution_has_no_hints():
    with pytest.raises(ValueError, match="at least two moves, not 0"):
        hint((), HintLevel.LENGTH)
