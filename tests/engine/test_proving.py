from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import FIFTH, RULES_1999, RULES_2013, Bids, Cell, ProofLength, Ricochet, Robot, SingleMove, Times, WrongCount
from engine.games.match.events import ChipWon, CountAsked, ProofFailed, ProverAsked, ProverPassed, ProverTimedOut
from engine.games.match.play import Prove
from engine.games.match.state import Award, Phase
from engine.rules.chips import shuffled_in
from engine.rules.commands import GiveBackTime, SetClock
from engine.rules.events import ChipReturned
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN, CLEO, DAN, GEAR, IN_FIVE, IN_FOUR, IN_THREE, MISSED, SETUP
from tests.engine.match_driver import MatchDriver, asked, bidding, names, parse_moves


def test_when_the_sand_has_run_out_the_lowest_bid_is_asked_first():
    driver = bidding((ANN, 5))
    driver.bid(BEN, 3, at=20)
    driver.bid(CLEO, 4, at=30)
    assert driver.time_up() == (ProverAsked(70, BEN),)
    assert (driver.match.phase, driver.prover) == (Phase.PROVING, BEN)


def test_equal_bids_are_asked_in_the_order_in_which_they_were_made():
    driver = asked((CLEO, 4), (ANN, 3), (DAN, 4), (BEN, 3))
    order = [driver.prover]
    while driver.match.phase is Phase.PROVING:
        driver.passes(driver.prover or 0)
        order.append(driver.prover)
    assert order == [ANN, BEN, CLEO, DAN, None]


def test_nobody_is_asked_twice_and_nobody_is_left_out():
    driver = asked((ANN, 7), (BEN, 3), (CLEO, 3), (ANN, 3))
    failures = [driver.prove(player, MISSED) for player in (BEN, CLEO, ANN)]
    assert [names(decision) for decision in failures] == [
        ["ProofFailed", "ProverAsked"],
        ["ProofFailed", "ProverAsked"],
        ["ProofFailed", "ChipReturned"],
    ]
    assert driver.match.round.attempts == (BEN, CLEO, ANN)


def test_the_first_prover_who_succeeds_gets_the_chip():
    """docs/rules.md "Award"."""
    driver = asked((ANN, 3), (BEN, 4))
    assert driver.prove(ANN, IN_THREE, at=80) == (ChipWon(80, ANN, parse_moves(IN_THREE), after=10),)
    assert driver.match.awards == (Award(ANN, SETUP.position.play(parse_moves(IN_THREE)), round=1),)
    assert driver.match.round.award == driver.match.awards[0]
    assert driver.match.chips == {ANN: 1}
    assert driver.match.phase is Phase.INTERMISSION


def test_the_robots_stay_where_the_proof_left_them_and_the_next_round_starts_there():
    driver = asked((ANN, 4))
    driver.prove(ANN, IN_FOUR)
    standing = {robot.value: cell.label for robot, cell in driver.match.position.robots.items()}
    assert standing == {"R": "G6", "G": "H13", "B": "F1", "Y": "E10"}
    driver.time_up()
    assert driver.match.round.start == driver.match.position
    assert driver.match.round.target != GEAR


def test_a_second_prover_succeeds_after_the_first_has_failed():
    driver = asked((ANN, 3), (BEN, 3))
    assert names(driver.prove(ANN, MISSED)) == ["ProofFailed", "ProverAsked"]
    assert names(driver.prove(BEN, IN_THREE)) == ["ChipWon"]
    assert driver.match.chips == {BEN: 1}


def test_a_proof_has_exactly_as_many_moves_as_were_bid():
    """docs/rules.md "Proving": an option, and the default."""
    for rules in (RULES_1999, RULES_2013):
        assert names(asked((ANN, 5), rules=rules).insist(ANN, IN_THREE)) == ["ProofFailed", "ChipReturned"]
        assert names(asked((ANN, 5), rules=rules).prove(ANN, IN_FIVE)) == ["ChipWon"]


def test_a_table_may_allow_at_most_as_many_moves_as_were_bid():
    rules = replace(RULES_1999, proof_length=ProofLength.AT_MOST)
    assert names(asked((ANN, 5), rules=rules).prove(ANN, IN_THREE)) == ["ChipWon"]
    assert names(asked((ANN, 3), rules=rules).insist(ANN, IN_FIVE)) == ["ProofFailed", "ChipReturned"]


@pytest.mark.parametrize("moves", [IN_FOUR, "Y-right", "R-up R-up R-up R-up"], ids=["more", "fewer", "with an illegal move"])
def test_a_wrong_number_of_moves_is_asked_about_once_and_costs_nothing(moves: str):
    """docs/rules.md "Proving": whether the moves can be made is not looked at."""
    driver = asked((ANN, 3), (BEN, 4))
    deadline = driver.match.deadline
    assert driver.prove(ANN, moves, at=80) == (CountAsked(80, ANN),)
    assert (driver.prover, driver.match.round.attempts, driver.match.deadline) == (ANN, (), deadline)
    assert names(driver.prove(ANN, IN_THREE)) == ["ChipWon"]


def test_another_wrong_number_spends_the_attempt_and_the_next_prover_is_asked_anew():
    driver = asked((ANN, 3), (BEN, 4))
    driver.prove(ANN, IN_FOUR)
    assert names(driver.prove(ANN, IN_FIVE)) == ["ProofFailed", "ProverAsked"]
    assert driver.outcome.steps[0].flaw == WrongCount(5, 3)
    assert names(driver.prove(BEN, IN_THREE)) == ["CountAsked"]
    assert names(driver.prove(BEN, IN_FOUR)) == ["ChipWon"]


def test_each_round_asks_anew():
    driver = asked((ANN, 3))
    driver.prove(ANN, IN_FOUR)
    driver.passes(ANN)
    driver.time_up()
    driver.bid(ANN, 3, at=driver.soon)
    driver.time_up()
    assert names(driver.prove(ANN, IN_FOUR)) == ["CountAsked"]


@pytest.mark.parametrize(
    ("why", "moves"),
    [("illegal move", MISSED), ("not on the target", "Y-right Y-down Y-up"), ("wrong robot", "R-right R-down R-left")],
)
def test_a_sequence_that_fails_spends_the_attempt(why: str, moves: str):
    driver = asked((ANN, 3), (BEN, 4))
    assert driver.prove(ANN, moves, at=80) == (ProofFailed(80, ANN, parse_moves(moves)), ProverAsked(80, BEN)), why
    assert driver.prove(ANN, IN_THREE, at=81) is Refusal.NOT_YOUR_TURN


def test_a_straight_run_spends_the_attempt():
    """docs/rules.md "Proving": no ricochet is one of the ways to fail."""
    beside = replace(SETUP, robots={**SETUP.robots, Robot.YELLOW: Cell(9, 10)})
    driver = asked((ANN, 2), setup=beside)
    assert names(driver.prove(ANN, "Y-right Y-left")) == ["ProofFailed", "ChipReturned"]


def test_by_one_move_a_straight_run_wins_and_a_single_move_does_not():
    """docs/rules.md "Reaching the target": an option, as in the French text."""
    beside = replace(SETUP, robots={**SETUP.robots, Robot.YELLOW: Cell(9, 10)})
    rules = replace(RULES_1999, ricochet=Ricochet.ONE_MOVE)
    assert names(asked((ANN, 2), rules=rules, setup=beside).prove(ANN, "Y-right Y-left")) == ["ChipWon"]
    at_most = replace(rules, proof_length=ProofLength.AT_MOST)
    table = asked((ANN, 2), rules=at_most, setup=beside)
    assert names(table.prove(ANN, "Y-left")) == ["ProofFailed", "ChipReturned"]
    assert table.outcome.steps[0].flaw == SingleMove(Robot.YELLOW)


def test_a_prover_may_pass_and_the_next_player_is_asked():
    driver = asked((ANN, 3), (BEN, 4))
    assert driver.passes(ANN, at=80) == (ProverPassed(80, ANN), ProverAsked(80, BEN))
    assert (driver.prover, driver.match.deadline) == (BEN, 200)


def test_a_prover_has_two_minutes_and_then_the_next_player_is_asked():
    driver = asked((ANN, 3), (BEN, 4))
    assert driver.match.deadline == 70 + 120
    assert driver.time_up() == (ProverTimedOut(190, ANN), ProverAsked(190, BEN))
    assert driver.match.deadline == 190 + 120


def test_the_time_of_a_proof_is_an_option():
    rules = replace(RULES_1999, times=Times(proof_time=30))
    assert asked((ANN, 3), rules=rules).match.deadline == 70 + 30


def test_a_proof_just_before_the_time_is_up_counts():
    assert names(asked((ANN, 3)).prove(ANN, IN_THREE, at=189.999)) == ["ChipWon"]


@pytest.mark.parametrize("at", [190, 190.001, 900])
def test_a_proof_made_when_the_time_was_up_is_too_late(at: float):
    driver = asked((ANN, 3))
    assert driver.prove(ANN, IN_THREE, at=at) is Refusal.TOO_LATE_TO_PROVE
    assert driver.passes(ANN, at=at) is Refusal.TOO_LATE_TO_PROVE


def test_only_the_prover_may_show_a_solution_or_pass():
    driver = asked((ANN, 3), (BEN, 3))
    for player in (BEN, CLEO):
        assert driver.prove(player, IN_THREE) is Refusal.NOT_YOUR_TURN
        assert driver.passes(player) is Refusal.NOT_YOUR_TURN


def test_no_moves_and_a_robot_that_is_not_in_play_spend_no_attempt():
    driver = asked((ANN, 3))
    assert driver.do(Prove(ANN, ()), 80) is Refusal.NO_MOVES
    assert driver.prove(ANN, "K-up Y-right Y-down") is Refusal.ROBOT_NOT_IN_PLAY
    assert names(driver.prove(ANN, IN_THREE)) == ["ChipWon"]


@pytest.mark.parametrize("fifth", FIFTH)
def test_the_fifth_robot_may_be_moved_where_it_is_in_play(fifth: Robot):
    five = replace(SETUP, robots={**SETUP.robots, fifth: Cell(15, 0)})
    driver = asked((ANN, 4), rules=replace(RULES_2013, fifth_robot=fifth), setup=five)
    other = next(robot for robot in FIFTH if robot is not fifth)
    assert driver.prove(ANN, f"{other.value}-up {IN_THREE}") is Refusal.ROBOT_NOT_IN_PLAY
    assert names(driver.prove(ANN, f"{fifth.value}-up {IN_THREE}")) == ["ChipWon"]
    assert driver.match.position.robots[fifth] != five.robots[fifth]


def test_if_all_fail_the_robots_go_back_and_the_chip_is_shuffled_in_again():
    """docs/rules.md "Award": the chip is not won."""
    driver = asked((ANN, 3), (BEN, 3))
    driver.prove(ANN, "Y-right Y-down Y-up")
    decision = driver.prove(BEN, MISSED, at=80)
    assert names(decision) == ["ProofFailed", "ChipReturned"]
    assert driver.match.position.robots == SETUP.robots
    assert driver.match.awards == ()
    assert driver.match.round.award is None
    assert set(driver.match.pile) == set(SETUP.chips)
    assert (driver.match.phase, driver.match.deadline) == (Phase.INTERMISSION, 90)


def test_a_returned_chip_lies_anywhere_in_the_pile_but_not_first():
    places = set[int]()
    for seed in range(200):
        driver = asked((ANN, 3))
        driver.random.seed(seed)
        driver.passes(ANN)
        places.add(driver.match.pile.index(GEAR))
    assert places == set(range(1, 17))


def test_a_returned_chip_lies_anywhere_below_the_first_one_just_as_often():
    places = Counter(shuffled_in(GEAR, SETUP.chips[1:4], RULES_2013, Random(seed)).index(GEAR) for seed in range(3000))
    assert all(900 < places[place] < 1100 for place in (1, 2, 3))


def test_a_chip_that_is_the_last_one_comes_up_again():
    assert shuffled_in(GEAR, (), RULES_2013, Random(1)) == (GEAR,)


def test_the_whole_order_of_the_pile_is_in_the_event():
    driver = asked((ANN, 3))
    driver.passes(ANN)
    event = driver.events[-1]
    assert isinstance(event, ChipReturned)
    assert event.pile == driver.match.pile


def test_the_next_round_begins_with_the_first_chip_of_the_pile():
    driver = asked((ANN, 3))
    driver.passes(ANN)
    first = driver.match.pile[0]
    driver.time_up()
    assert driver.match.round.target == first
    assert first not in driver.match.pile


def test_a_won_chip_tells_how_long_its_bid_took_without_time_that_was_given_back(driver: MatchDriver):
    driver.do(GiveBackTime(100), at=110)
    driver.bid(ANN, 3, at=130)
    driver.do(SetClock(3600), at=3740)
    driver.do(GiveBackTime(50), at=3800)
    driver.time_up()
    driver.prove(ANN, IN_THREE)
    assert isinstance(won := driver.events[-1], ChipWon)
    assert won.after == 30


def test_it_tells_that_of_the_bid_that_stands_where_another_was_overtaken():
    driver = MatchDriver(replace(RULES_1999, bids=Bids.LOWER_THAN_ALL))
    driver.bid(ANN, 4, at=5)
    driver.bid(ANN, 3, at=9)
    driver.bid(BEN, 3, at=8)
    driver.time_up()
    driver.passes(BEN)
    driver.prove(ANN, IN_FOUR)
    assert isinstance(won := driver.events[-1], ChipWon)
    assert won.after == 5
