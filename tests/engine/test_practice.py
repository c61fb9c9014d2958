"""Practice, solo without sand: docs/rules.md "Practice"."""

from random import Random

import pytest

from engine import RULES_1999, RULES_2013, Diagonals, Edition, Flaw, Robot, rules_for
from engine.board.position import Position
from engine.games.solo.play import (
    EndSolo,
    GiveUpChip,
    GotIt,
    NextChip,
    PlayDrawn,
    Show,
    SoloCommand,
    TakeHint,
    decide,
    start,
    start_practice,
)
from engine.games.solo.practice import LONGEST, SHORTEST, History, Practised, draw, histories, level, like
from engine.games.solo.state import (
    MOST_LISTED,
    ChipDrawn,
    ChipMissed,
    ChipSolved,
    DrawnChip,
    HintTaken,
    SoloEnded,
    SoloEvent,
    SoloPhase,
    Solutions,
    evolve,
    format_drawn,
    read_drawn,
    replay,
)
from engine.rules.commands import BeginAnew, GiveBackTime, TimeUp
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from engine.rules.rules import Rules
from engine.solver import AllSolutions, Solution, solve, solve_all
from tests.engine.match_driver import check_outcome
from tests.properties import given, settings, st

ANN, BEN = 7, 8

all_rules = st.sampled_from(
    [
        RULES_2013,
        RULES_1999,
        rules_for(Edition.FR1999),
        rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.SILVER),
    ]
)
lengths = st.none() | st.integers(SHORTEST, LONGEST)


@pytest.fixture(autouse=True, scope="module")
def _compiled(kernels: None) -> None:
    """Chips are drawn by the solver."""


def drawn(wanted: int | None = 4, rules: Rules = RULES_2013, seed: int = 1) -> DrawnChip:
    def search(position: Position, most: int) -> tuple[Solutions, int] | None:
        found = solve_all(position, max_moves=most, ricochet=rules.ricochet)
        return (found.solutions, found.count) if isinstance(found, AllSolutions) else None

    chip = draw(rules, wanted, Random(seed), search, lambda: False)
    assert chip
    return chip


class Practice:
    """Practice of Ann, and all its events."""

    def __init__(self, chip: DrawnChip) -> None:
        self.events: list[SoloEvent] = list(start_practice(RULES_2013, chip, ANN, 0))
        self.state = replay(self.events)

    def do(self, command: SoloCommand, at: float = 10) -> tuple[SoloEvent, ...] | Refusal | Flaw:
        decision = decide(self.state, command, at, Random(1))
        if not isinstance(decision, Outcome):
            return decision
        check_outcome(self.state, decision, evolve)
        self.state = decision.after
        self.events += decision.events
        return decision.events


@pytest.fixture
def practice() -> Practice:
    return Practice(drawn())


@given(all_rules, lengths, st.integers(0, 2**32))
@settings(max_examples=40)
def test_a_chip_takes_as_many_moves_as_were_asked_for_by_the_rules_that_were_chosen(
    rules: Rules, wanted: int | None, seed: int
):
    chip = drawn(wanted, rules, seed)
    start, found = chip.setup.position, solve(chip.setup.position, ricochet=rules.ricochet)
    assert isinstance(found, Solution)
    assert len(found.moves) == chip.moves == (wanted or chip.moves)
    assert SHORTEST <= chip.moves <= LONGEST
    assert 1 <= len(chip.solutions) <= min(MOST_LISTED, chip.count)
    assert all(start.play(moves).flaw(ricochet=rules.ricochet) is None for moves in chip.solutions)
    assert not start.is_one_move
    assert {face[1] for face in chip.setup.faces} <= {*rules.letters}
    assert bool(start.board.diagonals) or not rules.needs_diagonals
    assert (rules.fifth_robot in start.robots) == bool(rules.fifth_robot)
    assert read_drawn(format_drawn(chip)) == chip


def test_the_same_random_numbers_draw_the_same_chip_and_a_cancelled_draw_none():
    assert drawn(5, seed=3) == drawn(5, seed=3)
    assert draw(RULES_2013, 5, Random(3), lambda *_: None, lambda: True) is None


def test_the_first_chip_is_up_at_once_and_no_clock_runs(practice: Practice):
    state = practice.state
    assert (state.phase, state.round.number, state.deadline) == (SoloPhase.CHIP_UP, 1, None)
    assert practice.do(GotIt(ANN)) is Refusal.SAND_STANDS_STILL
    assert practice.do(NextChip(ANN)) is Refusal.CHIP_IS_UP
    assert practice.do(TimeUp(60.0), 60) is practice.do(GiveBackTime(5)) is Refusal.OUT_OF_DATE
    assert practice.do(Show(BEN, state.round.best or ())) is Refusal.NOT_YOURS


def test_a_solution_counts_however_late_and_a_wrong_one_costs_nothing(practice: Practice):
    best = practice.state.round.best or ()
    assert not isinstance(practice.do(Show(ANN, best[:1])), tuple)
    assert practice.state.is_chip_up
    assert practice.do(Show(ANN, best), 1e6) == (ChipSolved(1e6, best),)
    chip = practice.state.last_played
    assert chip
    assert (chip.is_best, chip.hints, practice.state.phase) == (True, 0, SoloPhase.BETWEEN)


def test_a_chip_that_is_given_up_has_its_solutions_and_hints_are_noted(practice: Practice):
    assert practice.do(TakeHint(ANN, HintLevel.LENGTH)) is Refusal.OUT_OF_DATE, "it was asked for"
    for taken in (HintLevel.ROBOTS, HintLevel.FIRST_MOVE):
        assert practice.do(TakeHint(ANN, taken)) == (HintTaken(10, taken),)
    assert practice.do(GiveUpChip(ANN)) == (ChipMissed(10, given_up=True),)
    chip = practice.state.last_played
    assert chip
    assert chip.drawn
    assert (chip.hints, chip.line, chip.drawn.solutions[0]) == (2, None, chip.best)
    assert practice.do(GiveUpChip(ANN)) is Refusal.NO_CHIP_UP


def test_of_a_chip_of_any_length_the_first_hint_tells_the_length():
    practice = Practice(drawn(None))
    for number, taken in enumerate(HintLevel, start=1):
        assert practice.do(TakeHint(ANN, taken)) == (HintTaken(10, taken),)
        assert practice.state.round.hints == number


def test_the_first_chip_can_be_replaced_by_one_of_another_length_and_does_not_count(practice: Practice):
    longer, chip = drawn(6), drawn(3, seed=2)
    assert practice.do(PlayDrawn(ANN, longer)) == (ChipDrawn(10, longer),)
    assert (practice.state.played, practice.state.round.best) == ((), longer.solutions[0])
    practice.do(GiveUpChip(ANN))
    assert practice.do(PlayDrawn(ANN, chip)) == (ChipDrawn(10, chip),)
    assert practice.do(PlayDrawn(ANN, chip)) is Refusal.CHIP_IS_UP


def test_practice_goes_on_with_other_boards_until_it_is_ended(practice: Practice):
    for number in range(2, 20):
        practice.do(Show(ANN, practice.state.round.best or ()))
        assert practice.do(NextChip(ANN)) is Refusal.OUT_OF_DATE
        chip = drawn(3, seed=number)
        assert practice.do(PlayDrawn(ANN, chip)) == (ChipDrawn(10, chip),)
        assert practice.state.round.number == number
        assert practice.state.setup == chip.setup
    assert practice.state.without_best == ()
    assert practice.do(EndSolo(ANN)) == (SoloEnded(10, stopped=True),)
    assert (practice.state.up, practice.state.won) == (18, False)
    assert replay(practice.events) == practice.state


def test_practice_can_be_begun_anew_until_its_first_chip_is_over(practice: Practice):
    anew = Practice(drawn())
    assert anew.do(BeginAnew(ANN)) == (SoloEnded(10, stopped=True, begun_anew=True),)
    practice.do(GiveUpChip(ANN))
    assert practice.do(BeginAnew(ANN)) is Refusal.TOO_LATE_TO_BEGIN_ANEW


@pytest.mark.parametrize(
    ("wanted", "step", "next_wanted"), [(4, 0, 4), (None, 0, None), (4, 1, 5), (4, -1, 3), (2, -1, 2), (12, 1, 12)]
)
def test_another_chip_is_like_the_last_or_harder_or_easier(wanted: int | None, step: int, next_wanted: int | None):
    practice = Practice(drawn(wanted))
    practice.do(GiveUpChip(ANN))
    assert practice.state.last_played
    assert like(practice.state.last_played, step) == next_wanted


def test_harder_than_any_is_harder_than_the_chip_that_was_drawn():
    practice = Practice(drawn(None))
    practice.do(GiveUpChip(ANN))
    played = practice.state.last_played
    assert played
    assert played.drawn
    assert like(played, 1) == min(played.drawn.moves + 1, LONGEST)


def test_practice_begins_with_the_length_of_the_chips_solved_last():
    solved = [Practised(moves, 0, 20.0) for moves in (7, 5, 6, 5, 8, 2, 2, 2)]
    assert level([Practised(9, 3, None), *solved]) == 6
    assert level([]) == level([Practised(9, 0, None)]) == 4


def test_a_history_tells_of_each_length_how_the_chips_ended_and_the_median_time():
    chips = [Practised(6, 0, 30.0), Practised(6, 2, 90.0), Practised(6, 0, 40.0), Practised(6, 1, None), Practised(3, 0, None)]
    assert list(histories(chips).items()) == [(3, History(0, 0, 1, None)), (6, History(2, 1, 1, 40.0))]


def test_a_game_with_sand_takes_no_drawn_chip():
    with_sand = replay(start(RULES_2013, drawn().setup, ANN, 0, Random(1)))
    assert decide(with_sand, PlayDrawn(ANN, drawn()), 10, Random(1)) is Refusal.OUT_OF_DATE
