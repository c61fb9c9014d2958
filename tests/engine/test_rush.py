"""The rush: docs/rules.md "The rush"."""

from random import Random

import pytest

from engine import RULES_2013, Direction, Move, NoRicochet, Position, Ricochet, TargetMissed, draw_setup, parse_moves
from engine.games.rush.chips import LENGTHS, prepare
from engine.games.rush.play import EndRush, Go, PassChip, RushCommand, ShowInRush, decide
from engine.games.rush.play import start as prepare_rush
from engine.games.rush.state import (
    PASSES,
    READY_FOR,
    RULES,
    SECONDS,
    Rush,
    RushChip,
    RushEnding,
    RushPhase,
    RushPrepared,
    evolve,
    replay,
)
from engine.rules.commands import GiveBackTime, TimeUp
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from engine.solver import Solution, solve

ADA, BEN = 7, 8
SETUP = draw_setup(RULES_2013, Random(67))


def search(position: Position, most: int) -> tuple[Move, ...] | None:
    found = solve(position, max_moves=most)
    return found.moves if isinstance(found, Solution) else None


def prepared(seed: int = 1, lengths: tuple[int, ...] = (2, 2, 3, 3, 3)) -> tuple[RushChip, ...]:
    found = prepare(Random(seed), search, lambda: False, lengths)
    assert found is not None
    return found[1]


def ready(*chips: RushChip) -> Rush:
    setup, found = prepare(Random(1), search, lambda: False, (2, 2, 3, 3, 3)) or (SETUP, ())
    return replay(prepare_rush(setup, chips or found, ADA, 1000.0))


def after(rush: Rush, command: RushCommand, at: float) -> Rush:
    decision = decide(rush, command, at, Random(1))
    assert isinstance(decision, Outcome), decision
    return decision.after


def running() -> Rush:
    return after(ready(), Go(ADA), 1000.0)


def solved(rush: Rush, at: float) -> Rush:
    return after(rush, ShowInRush(ADA, rush.round.best), at)


def test_chips_are_prepared_from_short_to_long_on_one_board_with_robots_placed_anew():
    setup, chips = prepare(Random(3), search, lambda: False, (2, 2, 3, 3, 3)) or (SETUP, ())
    assert [len(chip.best) for chip in chips] == [2, 2, 3, 3, 3]
    assert {chip.start.board for chip in chips} == {setup.board}
    assert len({tuple(chip.start.robots.values()) for chip in chips}) == 5
    assert all(chip.start.play(chip.best).flaw() is None for chip in chips)


def test_no_prepared_target_is_reached_by_a_single_move():
    for chip in prepared(seed=5):
        for robot in chip.start.robots:
            ends = {slide.end for slide in chip.start.slides(robot)}
            assert chip.start.goal not in ends or not chip.start.chip.wants(robot)


def test_the_same_random_numbers_prepare_the_same_rush():
    assert prepared(seed=4) == prepared(seed=4)


def test_a_preparation_that_is_cancelled_returns_nothing():
    assert prepare(Random(1), search, lambda: True) is None


def test_another_board_is_drawn_where_chips_of_a_length_are_not_found():
    asked = list[Position]()

    def finds_nothing_on_the_first_board(position: Position, most: int) -> tuple[Move, ...] | None:
        asked.append(position)
        return None if position.board == asked[0].board else search(position, most)

    found = prepare(Random(1), finds_nothing_on_the_first_board, lambda: False, (2,))
    assert found
    assert found[1][0].start.board != asked[0].board


def test_there_are_more_chips_than_anyone_can_solve():
    assert (len(LENGTHS), list(LENGTHS)) == (60, sorted(LENGTHS))
    assert sum(LENGTHS) > 2 * SECONDS


def test_a_rush_has_chips_on_its_board():
    with pytest.raises(ValueError, match="has chips"):
        prepare_rush(SETUP, (), ADA, 1000.0)
    with pytest.raises(ValueError, match="all on its board"):
        prepare_rush(SETUP, prepared(), ADA, 1000.0)
    with pytest.raises(ValueError, match="a rush has chips"):
        replay([RushPrepared(1000.0, RULES_2013, SETUP, ADA, ())])
    with pytest.raises(ValueError, match="begins once"):
        evolve(ready(), RushPrepared(1000.0, RULES_2013, SETUP, ADA, prepared()))


def test_the_clock_stands_until_go():
    rush = ready()
    assert (rush.phase, rush.deadline, rush.involves(ADA), rush.involves(BEN)) == (RushPhase.READY, 4600.0, True, False)
    assert decide(rush, PassChip(ADA), 1000.0, Random(1)) is Refusal.NO_CHIP_UP
    assert decide(rush, ShowInRush(ADA, rush.round.best), 1000.0, Random(1)) is Refusal.NO_CHIP_UP
    assert after(rush, Go(ADA), 4000.0).deadline == 4000.0 + SECONDS


def test_a_rush_that_is_not_started_within_an_hour_is_over():
    rush = after(ready(), GiveBackTime(60), 1100.0)
    assert (rush.deadline, rush.away) == (1060.0 + READY_FOR, 0)
    over = after(rush, TimeUp(1060.0 + READY_FOR), 1060.0 + READY_FOR)
    assert (over.ending, over.solved, over.unfinished, over.deadline) == (RushEnding.UNSTARTED, 0, None, None)


def test_the_clock_is_started_once():
    assert decide(running(), Go(ADA), 1001.0, Random(1)) is Refusal.CHIP_IS_UP


def test_a_solution_turns_up_the_next_chip_at_once():
    rush = running()
    following = solved(rush, 1003.0)
    assert (following.solved, following.round.number) == (1, 2)
    assert following.position == rush.chips[1].start == rush.next_start


def test_any_length_counts():
    rush = running()
    robot = next(robot for robot in rush.position.robots if robot is not rush.position.chip.robot)
    there = next(slide.move for slide in rush.position.slides(robot) if slide.fault is None)
    tried = ((there, Move(robot, back), *rush.round.best) for back in Direction)
    detour = next(moves for moves in tried if rush.position.play(moves).flaw() is None)
    assert after(rush, ShowInRush(ADA, detour), 1003.0).solved == 1


def test_what_is_no_solution_costs_nothing():
    rush = running()
    assert decide(rush, ShowInRush(ADA, ()), 1001.0, Random(1)) is Refusal.NO_MOVES
    assert decide(rush, ShowInRush(ADA, parse_moves("K-up K-left")), 1001.0, Random(1)) is Refusal.ROBOT_NOT_IN_PLAY
    wrong = decide(rush, ShowInRush(ADA, rush.round.best[:1]), 1001.0, Random(1))
    assert isinstance(wrong, TargetMissed)
    assert solved(rush, 1002.0).solved == 1


def straight_run() -> tuple[Position, tuple[Move, ...]]:
    """A position, and two moves that reach its target without a turn."""
    for seed in range(100):
        start = draw_setup(RULES, Random(seed)).position
        found = solve(start, max_moves=2, ricochet=Ricochet.ONE_MOVE)
        if isinstance(found, Solution) and start.play(found.moves).flaw():
            return start, found.moves
    raise AssertionError


def test_a_straight_run_is_no_solution_in_any_rush():
    """All rushes go by one set of rules, so that their results compare."""
    start, moves = straight_run()
    rush = after(replay([RushPrepared(1000.0, RULES, SETUP, ADA, (RushChip(start, moves),))]), Go(ADA), 1000.0)
    assert isinstance(decide(rush, ShowInRush(ADA, moves), 1001.0, Random(1)), NoRicochet)


def test_three_chips_may_be_passed():
    rush = running()
    for number in range(PASSES):
        rush = after(rush, PassChip(ADA), 1001.0 + number)
    assert (rush.solved, rush.passes_left, rush.round.number) == (0, 0, 4)
    assert decide(rush, PassChip(ADA), 1010.0, Random(1)) is Refusal.NO_PASSES_LEFT


def test_what_was_made_in_time_counts_until_the_time_is_up():
    rush = running()
    assert decide(rush, ShowInRush(ADA, rush.round.best), 1000.0 + SECONDS, Random(1)) is Refusal.SAND_HAS_RUN_OUT
    assert solved(rush, 999.9 + SECONDS).solved == 1
    assert decide(rush, TimeUp(rush.deadline or 0), 1000.0, Random(1)) is Refusal.NOT_YET
    over = after(solved(rush, 1100.0), TimeUp(rush.deadline or 0), 1000.0 + SECONDS)
    assert (over.ending, over.solved, over.deadline) == (RushEnding.TIME_UP, 1, None)
    assert over.unfinished == rush.chips[1]


def test_time_that_the_bot_was_away_is_given_back():
    rush = after(running(), GiveBackTime(60), 1070.0)
    assert (rush.deadline, rush.away) == (1060.0 + SECONDS, 60)
    assert solved(rush, 1059.0 + SECONDS).solved == 1


def test_a_rush_is_over_when_all_chips_are_played():
    rush = running()
    for number in range(4):
        rush = solved(rush, 1001.0 + number)
    rush = after(rush, PassChip(ADA), 1010.0)
    assert (rush.ending, rush.solved, rush.unfinished, rush.next_start) == (RushEnding.ALL_PLAYED, 4, None, None)
    assert decide(rush, PassChip(ADA), 1011.0, Random(1)) is Refusal.GAME_OVER


def test_the_player_may_end_it_and_no_one_else():
    rush = running()
    assert decide(rush, EndRush(BEN), 1001.0, Random(1)) is Refusal.NOT_YOURS
    over = after(solved(rush, 1001.0), EndRush(ADA), 1002.0)
    assert (over.ending, over.solved, over.is_over) == (RushEnding.STOPPED, 1, True)
    unstarted = after(ready(), EndRush(ADA), 1002.0)
    assert (unstarted.unfinished, unstarted.solved) == (None, 0)
