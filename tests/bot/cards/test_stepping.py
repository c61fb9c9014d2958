"""Stepping through solutions: its buttons are there when there is a step, and keep the state."""

import re

import discord
import pytest

from bot.cards.stepping import StepAction, Stepping, step_buttons, step_text, ways_text
from bot.cards.study import STUDY_ID, Looking, StudyAction, View, of_round, source_of, study_card
from engine import Position, Ricochet, Setup, parse_moves
from engine.rules.hints import HintLevel
from engine.rules.study import Study
from engine.solver import AllSolutions
from tests.bot.english import say
from tests.bot.world import EASY, SOLUTION
from tests.properties import given, st

WAYS = [parse_moves("R-up G-left B-down"), parse_moves("G-left R-up")]
START = Setup.from_code(EASY).position
STUDY = Study(START, Ricochet.TURN, 1, parse_moves(SOLUTION), 7, parse_moves("R-up R-up"))

places = st.builds(Stepping, st.integers(-1, 99), st.integers(0, 99))


@given(places, st.sampled_from(StepAction))
def test_no_button_leads_nowhere(place: Stepping, action: StepAction) -> None:
    before = place.within(WAYS)
    after = before.pressed(action).within(WAYS)
    assert 0 <= after.step <= len(WAYS[after.way])
    assert after.way in range(len(WAYS))
    if action in (StepAction.PREVIOUS, StepAction.NEXT):
        assert (after.way, after.step) == (1 - before.way, 0)
    assert after.within(WAYS) == after


def test_the_ends_are_ends() -> None:
    for step, can in ((0, [False, True]), (1, [True, True]), (3, [True, False])):
        row = step_buttons(say, "daily:1:", Stepping(0, step), WAYS[:1])
        buttons = [button for button in row.children if isinstance(button, discord.ui.Button)]
        assert [not button.disabled for button in buttons] == can
        assert [button.custom_id for button in buttons] == [f"daily:1:0.{step}:{word}" for word in ("back", "on")]


def test_the_moves_made_are_told_from_those_to_come_with_what_stopped_the_last_one() -> None:
    line = START.play(parse_moves("Y-down G-down"))
    assert [step_text(say, line, Stepping(0, step)) for step in range(3)] == [
        "**0** / 2 ·  ▸ `Y-down G-down`",
        "**1** / 2 · `Y-down` ▸ `G-down`\nYellow on A14 (wall)",
        "**2** / 2 · `Y-down G-down` ▸ \nGreen on A13 (yellow)",
    ]


def found(count: int, different: int, *, exact: bool = True, all_differ: bool = True) -> AllSolutions:
    return AllSolutions(count, exact, different, all_differ, tuple(WAYS[:1] * min(count, 100)), 0)


@pytest.mark.parametrize(
    ("ways", "told"),
    [
        (found(1, 1), "**One shortest solution**, 3 moves."),
        (found(2, 2), "**2 shortest solutions**, 3 moves.\nSolution 1 of 2."),
        (found(6, 2), "**6 shortest solutions**, 3 moves. Only 2 if the order of the moves is ignored."),
        (found(300, 7, all_differ=False), "At least 7 if the order of the moves is ignored.\nSolution 1 of the first 100."),
        (found(1 << 62, 7, exact=False, all_differ=False), "**At least 4,611,686,018,427,387,904 shortest solutions**"),
    ],
)
def test_how_many_ways_there_are_is_told_as_far_as_it_is_known(ways: AllSolutions, told: str) -> None:
    assert told in ways_text(say, ways, Stepping())


def test_no_custom_id_is_too_long_and_each_reads_as_it_was_written() -> None:
    position = Position.from_code(START.code)
    for source in (f"{10**15 - 1}.9999", source_of(position, Ricochet.TURN), source_of(position, Ricochet.ONE_MOVE)):
        for view in View:
            for action in StudyAction:
                custom_id = Looking(source, view, Stepping(99, 99)).custom_id(action)
                assert len(custom_id) <= 100
                assert (read := re.fullmatch(STUDY_ID, custom_id))
                assert (read["source"], read["view"], read["way"], read["action"]) == (source, view.value, "99", action.value)
        assert len(f"try:{source}") <= 24, "as the pad allows"


def test_hints_climb_to_the_last_and_no_further() -> None:
    looking, told = Looking("1.1", View.WAYS), list[HintLevel | None]()
    for _ in range(4):
        looking = looking.pressed(StudyAction.HINT)
        told.append(looking.level)
    assert told == [*HintLevel, HintLevel.FIRST_MOVE]


@pytest.mark.parametrize("view", View)
@pytest.mark.parametrize("known", [None, found(2, 2)])
def test_every_button_of_a_card_has_an_id_of_its_own(view: View, known: AllSolutions | None) -> None:
    card = study_card(say, Looking("1.1", view), STUDY, known, None)
    ids = [part.custom_id for part in card.view.walk_children() if isinstance(part, discord.ui.Button)]
    assert len(ids) == len(set(ids)) > 2


def test_a_study_opens_at_the_proof_if_there_is_one() -> None:
    assert [of_round(1, 2, has_proof=has).view for has in (True, False)] == [View.PROOF, View.WAYS]
