"""The engine as a library: what it exports, its example, and how its values print."""

import doctest
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import engine
from engine.geometry import CELLS, Cell, Direction
from engine.moves import Barrier, Fault, Move, Slide, Turn
from engine.pieces import TARGETS, Diagonal, Robot, Slant, Symbol, Target
from engine.position import Line, Position, Proof
from engine.proof import IllegalMove, NoRicochet, TargetMissed, WrongCount
from engine.refusals import Refusal
from engine.rules import RULES_1999
from engine.setup import Setup, draw_setup
from tests.engine.strategies import all_moves, diagonals, match_positions, moves, positions, setups
from tests.properties import given, st

ROOT = Path(__file__).parents[2]
NAMES = {
    what.__name__: what
    for what in (
        *(Barrier, Cell, Diagonal, Direction, Fault, IllegalMove, Line, Move, NoRicochet, Position, Proof, Refusal, Robot),
        *(Setup, Slant, Slide, Symbol, Target, TargetMissed, Turn, WrongCount),
    )
}


def again(value: object) -> object:
    """What the expression makes that a value prints as."""
    return eval(repr(value), dict(NAMES))


def test_the_example_of_the_library_is_true():
    tried = doctest.testmod(engine)
    assert (tried.failed, tried.attempted > 5) == (0, True)


def test_the_library_exports_what_it_names():
    assert sorted(engine.__all__) == sorted(set(engine.__all__))
    assert all(hasattr(engine, name) for name in engine.__all__)
    assert {"Position", "Match", "decide", "parse_moves", "draw_setup"} <= set(dir(engine))


def test_the_library_says_that_it_is_typed():
    assert (ROOT / "engine" / "py.typed").exists()


def test_the_library_starts_no_solver_and_draws_nothing():
    code = "import engine, sys; print(sorted({'numba', 'numpy', 'PIL', 'render', 'bot', 'discord'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@given(all_moves | diagonals | st.sampled_from([*CELLS, *TARGETS, *Robot, *Direction, *Slant, *Symbol, *Refusal]))
def test_a_small_value_prints_as_the_expression_that_makes_it(value: object):
    assert again(value) == value


@given(positions() | match_positions())
def test_a_position_prints_as_the_expression_that_makes_it(position: Position):
    assert again(position) == position


@given(positions() | match_positions(), st.lists(moves, min_size=1, max_size=4))
def test_slides_lines_and_judgements_print_as_the_expressions_that_make_them(position: Position, made: list[Move]):
    line = position.play(move for move in made if move.robot in position.robots)
    assert again(line) == line
    if line.slides:
        slide = line.slides[-1]
        assert again(slide) == slide
    if line.slides and position.target in position.board.targets:
        judged = position.check(line.moves)
        assert again(judged) == judged


@given(setups())
def test_a_setup_prints_as_the_expression_that_makes_it_and_is_hashed(setup: Setup):
    assert again(setup) == setup
    assert hash(again(setup)) == hash(setup)


def test_setups_that_differ_are_different_keys():
    assert len({draw_setup(RULES_1999, Random(seed)) for seed in [*range(50), *range(50)]}) == 50


@pytest.mark.parametrize("position", [Position.from_code("005T3CF-5YD0FPW")])
def test_a_board_prints_as_its_drawing(position: Position):
    lines = str(position.board).splitlines()
    assert len(lines) == 33
    assert lines[0] == "+" + "---+" * 16
    assert Position.parse(str(position.board)).board == position.board
