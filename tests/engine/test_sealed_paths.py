"""A path that is sealed with a bid, and shown when it is that player's turn: docs/rules.md "Sealed paths"."""

from dataclasses import replace

import pytest

from engine.events import BidMade, ChipWon, ProofFailed, ProverAsked
from engine.match import Phase
from engine.proof import ProofLength
from engine.refusals import Refusal
from engine.rules import RULES_1999, RULES_2013
from tests.engine.match_driver import (
    ANN,
    BEN,
    CLEO,
    IN_FIVE,
    IN_FOUR,
    IN_THREE,
    MISSED,
    MatchDriver,
    asked,
    names,
    parse_moves,
    pile_with,
)

AT_MOST = replace(RULES_1999, proof_length=ProofLength.AT_MOST)


def test_a_path_is_shown_by_itself_when_it_is_that_players_turn():
    table = MatchDriver()
    path = parse_moves(IN_THREE)
    assert table.bid(ANN, 3, at=10, path=IN_THREE) == (BidMade(10, ANN, 3, path),)
    assert table.time_up() == (ProverAsked(70, ANN), ChipWon(70, ANN, path))
    assert table.match.phase is Phase.INTERMISSION


def test_a_wrong_path_spends_the_attempt_and_the_next_one_is_asked():
    table = MatchDriver()
    table.bid(ANN, 3, path=MISSED)
    table.bid(BEN, 4)
    assert table.time_up() == (ProverAsked(70, ANN), ProofFailed(70, ANN, parse_moves(MISSED)), ProverAsked(70, BEN))


def test_paths_are_shown_one_after_the_other_until_one_is_right():
    table = MatchDriver()
    table.bid(ANN, 3, path=MISSED)
    table.bid(BEN, 4, path=IN_FOUR)
    table.bid(CLEO, 5, path=IN_FIVE)
    assert names(table.time_up()) == ["ProverAsked", "ProofFailed", "ProverAsked", "ChipWon"]
    assert table.match.awards[0].player == BEN


def test_if_every_path_is_wrong_the_chip_goes_back():
    table = MatchDriver()
    table.bid(ANN, 3, path=MISSED)
    table.bid(BEN, 3, path=MISSED)
    assert names(table.time_up()) == ["ProverAsked", "ProofFailed", "ProverAsked", "ProofFailed", "ChipReturned"]


def test_a_path_is_shown_after_somebody_else_has_failed_or_passed_or_let_the_time_run_out():
    for give_up in (lambda table: table.prove(ANN, MISSED), lambda table: table.passes(ANN), lambda table: table.time_up()):
        table = MatchDriver()
        table.bid(ANN, 3)
        table.bid(BEN, 4, path=IN_FOUR)
        table.time_up()
        assert names(give_up(table))[1:] == ["ProverAsked", "ChipWon"]


def test_a_path_that_wins_the_last_chip_ends_the_match():
    table = MatchDriver(RULES_1999, pile_with(0))
    table.match = replace(table.match, pile=())
    table.bid(ANN, 3, path=IN_THREE)
    assert names(table.time_up()) == ["ProverAsked", "ChipWon", "MatchEnded"]


def test_hundreds_of_wrong_paths_are_no_more_than_many():
    table = MatchDriver()
    for player in range(1000):
        table.bid(player, 3, path=MISSED)
    assert len(names(table.time_up())) == 2001


def test_right_and_wrong_paths_are_taken_alike():
    """Nothing may tell before it is shown."""
    for path in (IN_THREE, MISSED):
        table = MatchDriver()
        assert names(table.bid(ANN, 3, path=path)) == ["BidMade"]
        assert (table.match.phase, table.match.deadline) == (Phase.BIDDING, 70)


# How it is written down


def test_a_path_has_exactly_as_many_moves_as_are_bid():
    table = MatchDriver()
    assert table.bid(ANN, 4, path=IN_THREE) is Refusal.PATH_TOO_SHORT
    assert table.bid(ANN, 2, path=IN_THREE) is Refusal.PATH_TOO_LONG
    assert table.match.phase is Phase.THINKING, "it has turned no hourglass"


def test_where_at_most_as_many_moves_must_be_shown_a_path_may_have_fewer():
    table = MatchDriver(AT_MOST)
    assert table.bid(ANN, 2, path=IN_THREE) is Refusal.PATH_TOO_LONG
    assert names(table.bid(ANN, 4, path=IN_THREE)) == ["BidMade"]


def test_a_robot_that_does_not_play_is_in_no_path():
    assert MatchDriver().bid(ANN, 2, path="K-up R-up") is Refusal.ROBOT_NOT_IN_PLAY


# Another bid, another path


@pytest.mark.parametrize("rules", [RULES_1999, RULES_2013])
def test_a_path_can_be_sealed_with_the_bid_that_one_has_and_the_bid_keeps_its_place(rules):
    table = MatchDriver(rules)
    table.bid(ANN, 3, at=10)
    table.bid(BEN, 3, at=11)
    assert names(table.bid(ANN, 3, at=12, path=IN_THREE)) == ["BidMade"]
    assert table.order == [ANN, BEN]
    assert table.match.round.bids[0].path == parse_moves(IN_THREE)
    assert names(table.bid(ANN, 3, at=13, path=MISSED)) == ["BidMade"]
    assert table.match.round.bids[0].path == parse_moves(MISSED)


def test_naming_ones_own_number_again_keeps_the_path():
    table = MatchDriver()
    table.bid(ANN, 3, at=10, path=IN_THREE)
    assert table.bid(ANN, 3, at=11) is Refusal.BID_UNCHANGED
    assert table.bid(ANN, 3, at=11, path=IN_THREE) is Refusal.BID_UNCHANGED
    assert table.match.round.bids[0].path == parse_moves(IN_THREE)


def test_another_bid_without_a_path_drops_the_path():
    table = MatchDriver()
    table.bid(ANN, 5, at=10, path=IN_FIVE)
    table.bid(ANN, 3, at=11)
    assert table.match.round.bids[0].path == ()
    assert names(table.time_up()) == ["ProverAsked"]


def test_another_bid_with_a_path_of_the_wrong_length_changes_nothing():
    table = MatchDriver()
    table.bid(ANN, 5, at=10, path=IN_FIVE)
    before = table.match
    assert table.bid(ANN, 4, at=11, path=IN_FIVE) is Refusal.PATH_TOO_LONG
    assert table.match == before


def test_when_the_sand_has_run_out_no_path_can_be_sealed_any_more():
    table = asked((ANN, 3), (BEN, 4))
    table.passes(ANN)
    assert table.prover == BEN
    assert table.bid(BEN, 4, at=table.soon, path=IN_FOUR) is Refusal.SAND_HAS_RUN_OUT
