from dataclasses import replace
from random import Random

import pytest

from engine.games.match.events import BidMade, BidOvertaken, HourglassTurned
from engine.games.match.state import Bid, Phase
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_1999, RULES_2013, Bids, Rules, Ties
from tests.engine.first_round import ANN, BEN, CLEO, DAN, IN_FOUR, IN_THREE, SETUP
from tests.engine.match_driver import MatchDriver, asked, bidding, names, parse_moves, with_history
from tests.properties import given, st


def test_the_first_bid_of_the_round_turns_the_hourglass(driver: MatchDriver):
    """docs/rules.md "Bidding": 60 s."""
    assert driver.match.phase is Phase.THINKING
    assert driver.bid(ANN, 5, at=10) == (BidMade(10, ANN, 5),)
    assert (driver.match.phase, driver.match.deadline) == (Phase.BIDDING, 70)


def test_anyone_may_bid_whether_they_have_played_or_not():
    driver = MatchDriver(starter=ANN)
    assert names(driver.bid(BEN, 5)) == names(driver.bid(CLEO, 5)) == ["BidMade"]
    assert driver.match.players == (BEN, CLEO)


def test_later_bids_do_not_turn_the_hourglass_again():
    driver = bidding((ANN, 5))
    driver.bid(BEN, 4, at=30)
    driver.bid(ANN, 3, at=69)
    assert driver.match.deadline == 70


def test_others_may_bid_lower_equal_or_higher(driver: MatchDriver):
    for player, moves in ((ANN, 5), (BEN, 4), (CLEO, 5), (DAN, 99)):
        assert names(driver.bid(player, moves)) == ["BidMade"]
    assert [bid.moves for bid in driver.match.round.bids] == [4, 5, 5, 99]


@pytest.mark.parametrize("moves", [2, 3, 98, 99])
def test_a_bid_is_from_2_to_99(moves: int):
    assert names(MatchDriver().bid(ANN, moves)) == ["BidMade"]


@pytest.mark.parametrize("moves", [-3, 0, 100, 1000])
def test_no_other_number_is_a_bid(driver: MatchDriver, moves: int):
    assert driver.bid(ANN, moves) is Refusal.BID_OUT_OF_RANGE
    assert driver.match.phase is Phase.THINKING


def test_ones_own_bid_may_fall_in_every_edition():
    for rules in (RULES_1999, RULES_2013):
        driver = bidding((ANN, 5), rules=rules)
        assert names(driver.bid(ANN, 4)) == ["BidMade"]
        assert [(bid.player, bid.moves) for bid in driver.match.round.bids] == [(ANN, 4)]


def test_ones_own_bid_may_rise_in_1999():
    driver = bidding((ANN, 5), rules=RULES_1999)
    assert names(driver.bid(ANN, 7)) == ["BidMade"]
    assert [(bid.player, bid.moves) for bid in driver.match.round.bids] == [(ANN, 7)]


LOWER_THAN_ALL = replace(RULES_2013, bids=Bids.LOWER_THAN_ALL)


def test_where_only_lower_bids_are_taken_each_is_lower_than_all_before():
    """docs/rules.md "Bidding", the third way."""
    driver = bidding((ANN, 7), rules=LOWER_THAN_ALL)
    for moves in (7, 8):
        assert driver.bid(BEN, moves) is Refusal.BID_NOT_LOWEST
    assert names(driver.bid(BEN, 6)) == ["BidMade"]
    assert driver.bid(ANN, 6) is Refusal.BID_NOT_LOWEST
    assert names(driver.bid(ANN, 5)) == names(driver.bid(BEN, 4)) == ["BidMade"]
    assert [(bid.player, bid.moves) for bid in driver.match.round.bids] == [(BEN, 4), (ANN, 5)]


def test_where_only_lower_bids_are_taken_ones_own_may_not_rise_either():
    driver = bidding((ANN, 5), rules=LOWER_THAN_ALL)
    assert driver.bid(ANN, 6) is Refusal.BID_MAY_ONLY_FALL


def test_where_only_lower_bids_are_taken_a_path_can_be_added_to_ones_own():
    driver = bidding((ANN, 3), rules=LOWER_THAN_ALL)
    driver.bid(BEN, 2)
    assert names(driver.bid(ANN, 3, path=IN_THREE)) == ["BidMade"]


def test_of_two_equal_bids_the_one_that_was_made_first_stands_in_whichever_order_they_arrive():
    in_order = bidding((ANN, 6), rules=LOWER_THAN_ALL)
    assert in_order.bid(BEN, 6, at=10.2) is Refusal.BID_NOT_LOWEST
    late = MatchDriver(LOWER_THAN_ALL)
    late.bid(BEN, 6, at=10.2)
    assert late.bid(ANN, 6, at=10.0) == (BidMade(10.0, ANN, 6), BidOvertaken(10.0, BEN))
    assert late.match.round.bids == in_order.match.round.bids


def test_a_bid_that_arrives_after_a_lower_one_is_taken_if_it_was_made_before():
    driver = MatchDriver(LOWER_THAN_ALL)
    driver.bid(BEN, 5, at=10.2)
    assert names(driver.bid(ANN, 6, at=10.0)) == ["BidMade"]
    assert driver.order == [BEN, ANN]


def test_what_a_player_had_bid_before_stands_again_with_its_path_when_a_bid_is_overtaken():
    driver = MatchDriver(LOWER_THAN_ALL)
    driver.bid(BEN, 4, at=10, path=IN_FOUR)
    driver.bid(BEN, 3, at=12)
    assert names(driver.bid(ANN, 3, at=11)) == ["BidMade", "BidOvertaken"]
    assert driver.match.round.bids[1] == Bid(BEN, 4, 10, parse_moves(IN_FOUR))


def test_whose_bid_was_overtaken_bids_anew():
    driver = MatchDriver(LOWER_THAN_ALL)
    driver.bid(BEN, 6, at=10.2)
    driver.bid(ANN, 6, at=10.0)
    assert names(driver.bid(BEN, 5, at=11)) == ["BidMade"]
    assert driver.order == [BEN, ANN]


@given(st.lists(st.tuples(st.sampled_from([ANN, BEN, CLEO]), st.integers(2, 8)), max_size=7), st.randoms(use_true_random=False))
def test_the_same_bids_stand_in_whichever_order_those_of_different_players_arrive(made: list[tuple[int, int]], random: Random):
    bids = [(player, moves, 10.0 + second) for second, (player, moves) in enumerate(made)]
    queues = [[bid for bid in bids if bid[0] == player] for player in (ANN, BEN, CLEO)]
    in_order, shuffled = MatchDriver(LOWER_THAN_ALL), MatchDriver(LOWER_THAN_ALL)
    for bid in bids:
        in_order.bid(*bid)
    while queues := [queue for queue in queues if queue]:
        shuffled.bid(*random.choice(queues).pop(0))
    assert shuffled.match.round.bids == in_order.match.round.bids


def test_a_bid_that_was_withdrawn_binds_nobody_else():
    driver = bidding((ANN, 5), rules=LOWER_THAN_ALL)
    driver.leave(ANN, at=11)
    assert names(driver.bid(BEN, 6, at=12)) == ["BidMade"]


def test_ones_own_bid_does_not_rise_to_ones_first_again_in_2013():
    driver = bidding((ANN, 9), rules=RULES_2013)
    driver.bid(ANN, 5)
    assert driver.bid(ANN, 7) is Refusal.BID_MAY_ONLY_FALL


def test_bids_leave_the_robots_where_they_stand(driver: MatchDriver):
    driver.bid(ANN, 3, path=IN_THREE)
    driver.bid(BEN, 5)
    assert driver.match.position == SETUP.position


def test_a_new_round_forgets_the_bids_of_the_last_one():
    driver = asked((ANN, 5), rules=RULES_2013)
    driver.passes(ANN)
    driver.time_up()
    assert driver.match.round.bids == ()
    assert names(driver.bid(ANN, 9, at=driver.soon)) == ["BidMade"]


@pytest.mark.parametrize("rules", [RULES_1999, RULES_2013], ids=["1999", "2013"])
def test_naming_ones_own_number_again_changes_nothing(rules: Rules):
    driver = bidding((ANN, 5), (BEN, 5), rules=rules)
    before = driver.match
    assert driver.bid(ANN, 5, at=12) is Refusal.BID_UNCHANGED
    assert driver.match is before
    assert driver.order == [ANN, BEN]


def test_a_table_may_let_those_with_fewer_chips_show_first():
    driver = with_history([ANN, BEN, CLEO], [ANN, ANN, BEN], replace(RULES_1999, ties=Ties.FEWER_CHIPS))
    for second, player in enumerate((ANN, BEN, CLEO)):
        driver.bid(player, 5, at=400 + second)
    assert driver.order == [CLEO, BEN, ANN]
    driver.bid(ANN, 4, at=410)
    assert driver.order == [ANN, CLEO, BEN], "a lower bid stands first all the same"


def test_equal_bids_of_the_same_moment_stand_in_the_order_in_which_they_came(driver: MatchDriver):
    for player in (CLEO, ANN, BEN):
        driver.bid(player, 6, at=10)
    assert driver.order == [CLEO, ANN, BEN]


def test_an_equal_bid_that_was_made_earlier_stands_first_even_if_it_came_later(driver: MatchDriver):
    """docs/rules.md "Proving": in the order in which they were made."""
    driver.bid(ANN, 6, at=20)
    driver.bid(BEN, 6, at=19)
    assert driver.order == [BEN, ANN]


def test_a_replaced_bid_takes_its_place_from_the_moment_it_was_replaced():
    driver = bidding((ANN, 5), (BEN, 4), (CLEO, 4), (ANN, 4))
    assert driver.order == [BEN, CLEO, ANN]


def test_going_away_and_coming_back_to_a_number_loses_the_place():
    driver = bidding((ANN, 5), (BEN, 5), (ANN, 6), (ANN, 5), rules=RULES_1999)
    assert driver.order == [BEN, ANN]


def test_a_bid_just_before_the_sand_has_run_out_counts():
    driver = bidding((ANN, 5))
    assert names(driver.bid(BEN, 4, at=69.999)) == ["BidMade"]


@pytest.mark.parametrize("at", [70, 70.001, 500])
def test_a_bid_made_when_the_sand_had_run_out_is_refused(at: float):
    driver = bidding((ANN, 5))
    assert driver.bid(BEN, 4, at=at) is Refusal.SAND_HAS_RUN_OUT


def test_the_sand_does_not_run_out_before_its_time():
    driver = bidding((ANN, 5))
    assert driver.time_up(late=-0.001) is Refusal.NOT_YET
    assert driver.match.phase is Phase.BIDDING


def test_after_five_minutes_without_a_bid_the_hourglass_is_turned_without_one(driver: MatchDriver):
    """docs/rules.md "Nobody bids"."""
    assert driver.match.deadline == 300
    assert driver.time_up() == (HourglassTurned(300),)
    assert (driver.match.phase, driver.match.deadline) == (Phase.LAST_CALL, 360)


def test_a_bid_after_five_minutes_counts_as_long_as_the_hourglass_stands(driver: MatchDriver):
    assert names(driver.bid(ANN, 5, at=305)) == ["BidMade"]
    assert driver.match.deadline == 365


def test_a_first_bid_while_the_hourglass_runs_without_one_turns_it_anew(driver: MatchDriver):
    driver.time_up()
    assert names(driver.bid(ANN, 5, at=359)) == ["BidMade"]
    assert (driver.match.phase, driver.match.deadline) == (Phase.BIDDING, 419)


def test_a_first_bid_made_when_that_hourglass_had_run_out_is_refused(driver: MatchDriver):
    driver.time_up()
    assert driver.bid(ANN, 5, at=360) is Refusal.SAND_HAS_RUN_OUT


def test_a_bid_made_before_the_hourglass_was_turned_without_one_counts_from_its_own_moment(driver: MatchDriver):
    driver.time_up()
    assert names(driver.bid(ANN, 5, at=299)) == ["BidMade"]
    assert driver.match.deadline == 359


def test_if_that_hourglass_runs_out_the_chip_goes_back_the_pile_is_shuffled_and_another_is_drawn(driver: MatchDriver):
    driver.time_up()
    chip, pile = driver.match.round.target, driver.match.pile
    assert names(driver.time_up()) == ["ChipReturned"]
    assert sorted(chip.letters for chip in driver.match.pile) == sorted(one.letters for one in (*pile, chip) if one)
    assert driver.match.pile != (*pile, chip)
    assert names(driver.time_up()) == ["ChipTurned"]
    assert (driver.match.phase, driver.match.round.number) == (Phase.THINKING, 2)


def test_a_bid_made_before_the_chip_was_turned_up_is_no_bid_for_it():
    """A command counts by the moment it was made, and then no chip was up."""
    driver = asked((ANN, 5))
    driver.passes(ANN)
    turned_up = driver.deadline
    driver.time_up()
    assert driver.match.phase is Phase.THINKING
    assert driver.bid(BEN, 5, at=turned_up - 1) is Refusal.NO_CHIP_UP


def test_an_older_bid_that_arrives_after_a_newer_one_of_the_same_player_is_out_of_date():
    driver = MatchDriver(RULES_1999)
    driver.bid(ANN, 7, at=20)
    assert driver.bid(ANN, 5, at=19) is Refusal.OUT_OF_DATE
