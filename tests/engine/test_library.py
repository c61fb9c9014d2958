"""The engine as a library: what it exports, its example, and how its values print."""

import doctest
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import engine
import engine.board.position
import engine.games.match.events
import engine.games.match.state
import engine.games.solo.play
import engine.games.solo.state
import engine.rules.game
import engine.rules.setup
import engine.solver
from engine import RULES_1999, TARGETS, Barrier, Difficulty, Edition, Move, Position, ProofLength, Robot, Rules, Ties, Times
from engine.board.geometry import CELLS, Named
from engine.games.match.events import Ending
from engine.games.match.state import Phase, evolve, replay
from engine.games.solo.state import AttemptFailed, ChipMissed, ChipSolved, SoloPhase, SolutionFound
from engine.games.solo.state import evolve as evolve_solo
from engine.games.solo.state import replay as replay_solo
from engine.rules.refusals import Refusal
from engine.rules.setup import Setup, draw_setup
from tests.engine.first_round import ANN, BEN, IN_FOUR, MISSED, SETUP
from tests.engine.match_driver import asked
from tests.engine.solo_games import begin_alone
from tests.engine.strategies import all_moves, all_rules, diagonals, match_positions, moves, positions, setups
from tests.properties import given, st

ROOT = Path(__file__).parents[2]
NAMES = {name: getattr(engine, name) for name in engine.__all__}
NAMES_IN_GAMES = (
    NAMES
    | vars(engine.rules.game)
    | vars(engine.games.match.events)
    | vars(engine.games.match.state)
    | vars(engine.games.solo.state)
    | vars(engine.games.solo.play)
)
SECONDS = st.floats(min_value=1, max_value=1e6)


def again(value: object) -> object:
    """Return what the expression makes that a value prints as, where everything is imported that the library exports."""
    return eval(repr(value), dict(NAMES))


def again_in_games(value: object) -> object:
    """Return what it makes where also everything is imported that matches and solo games are made of."""
    return eval(repr(value), dict(NAMES_IN_GAMES))


def enumerations(names: Mapping[str, object]) -> list[type[Named]]:
    return [what for what in names.values() if isinstance(what, type) and issubclass(what, Named) and what is not Named]


@pytest.mark.parametrize(
    "module",
    [engine, engine.board.position, engine.rules.setup, engine.games.match.state, engine.solver],
    ids=lambda it: it.__name__,
)
def test_examples_in_docstrings_are_true(module: ModuleType):
    tried = doctest.testmod(module)
    assert (tried.failed, tried.attempted >= 3) == (0, True)


def test_the_library_exports_what_it_names():
    assert sorted(engine.__all__) == sorted(set(engine.__all__))
    assert all(hasattr(engine, name) for name in engine.__all__)
    assert {"Position", "parse_moves", "draw_setup"} <= set(dir(engine))


def test_the_library_says_that_it_is_typed():
    assert (ROOT / "engine" / "py.typed").exists()


def test_the_library_starts_no_solver_and_draws_nothing():
    code = "import engine, sys; print(sorted({'numba', 'numpy', 'PIL', 'render', 'bot', 'discord'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@given(all_moves | diagonals | st.sampled_from([*CELLS, *TARGETS]))
def test_a_small_value_prints_as_the_expression_that_makes_it(value: object):
    assert again(value) == value


def test_a_member_of_an_enumeration_prints_as_its_name():
    exported, in_games = enumerations(NAMES), enumerations(NAMES_IN_GAMES)
    assert {Robot, Barrier, Edition} <= set(exported)
    assert {Ending, Phase, SoloPhase, Refusal} <= set(in_games)
    assert [member for one in exported for member in one if again(member) != member] == []
    assert [member for one in in_games for member in one if again_in_games(member) != member] == []


@given(positions() | match_positions())
def test_a_position_and_its_board_print_as_the_expressions_that_make_them(position: Position):
    assert again(position) == position
    assert again(position.board) == position.board


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


@given(
    all_rules,
    st.builds(Times, SECONDS, SECONDS, SECONDS, SECONDS),
    st.sampled_from(ProofLength),
    st.sampled_from(Ties),
    st.sampled_from(Difficulty),
)
def test_rules_print_as_the_expression_that_makes_them(
    rules: Rules, times: Times, length: ProofLength, ties: Ties, difficulty: Difficulty
):
    agreed = replace(rules, times=times, proof_length=length, ties=ties, difficulty=difficulty)
    assert again(agreed) == agreed


def test_a_match_and_its_events_print_as_the_expressions_that_make_them():
    played = asked((ANN, 3), (BEN, 4))
    played.prove(ANN, MISSED)
    played.prove(BEN, IN_FOUR)
    played.time_up()
    played.leave(BEN, played.soon)
    played.stop(ANN, played.soon, may_moderate=True)
    match = replay(played.events[:1])
    for event in played.events[1:]:
        match = evolve(match, event)
        assert again_in_games(event) == event
        assert again_in_games(match) == match
    assert match.is_over


def test_a_solo_game_and_its_events_print_as_the_expressions_that_make_them():
    solved = ChipSolved(5, engine.parse_moves(IN_FOUR))
    failed = AttemptFailed(8, engine.parse_moves("Y-up"))
    begun = begin_alone(RULES_1999, SETUP, ANN, 0, Random(0))
    events = [*begun, SolutionFound(4), solved, failed, ChipMissed(9, given_up=True)]
    game = replay_solo(events[:1])
    for event in events[1:]:
        game = evolve_solo(game, event)
        assert again_in_games(event) == event
        assert again_in_games(game) == game


def test_setups_that_differ_are_different_keys():
    assert len({draw_setup(RULES_1999, Random(seed)) for seed in [*range(50), *range(50)]}) == 50


@pytest.mark.parametrize("position", [Position.from_code("005T3CF-5YD0FPW")])
def test_a_board_prints_as_its_drawing(position: Position):
    lines = str(position.board).splitlines()
    assert len(lines) == 33
    assert lines[0] == "+" + "---+" * 16
    assert Position.parse(str(position.board)).board == position.board
