"""A path that is sealed with a bid is shown when its player's turn comes: docs/rules.md "Sealed paths"."""

from dataclasses import replace

import pytest

from engine import RULES_1999, RULES_2013, ProofLength, Rules
from engine.games.match.events import BidMade, ChipWon, ProofFailed, ProverAsked, ProverPassed
from engine.games.match.play import decide
from engine.games.match.state import Phase
from engine.rules.commands import Forget, TimeUp
from engine.rules.events import ChipTurned
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN, CLEO, GEAR, IN_FIVE, IN_FOUR, IN_THREE, MISSED, pile_with
from tests.engine.match_driver import MatchDriver, asked, bidding, names, parse_moves

AT_MOST = replace(RULES_1999, proof_length=ProofLength.AT_MOST)


def test_a_path_is_shown_by_itself_when_it_is_that_players_turn(driver: MatchDriver):
    path = parse_moves(IN_THREE)
    assert driver.bid(ANN, 3, at=10, path=IN_THREE) == (BidMade(10, ANN, 3, path),)
    assert driver.time_up() == (ProverAsked(70, ANN), ChipWon(70, ANN, path, counts=False, after=10))
    assert driver.match.phase is Phase.INTERMISSION


def test_a_wrong_path_spends_the_attempt_and_the_next_one_is_asked(driver: MatchDriver):
    driver.bid(ANN, 3, path=MISSED)
    driver.bid(BEN, 4)
    assert driver.time_up() == (ProverAsked(70, ANN), ProofFailed(70, ANN, parse_moves(MISSED)), ProverAsked(70, BEN))


def test_paths_are_shown_one_after_the_other_until_one_is_right(driver: MatchDriver):
    driver.bid(ANN, 3, path=MISSED)
    driver.bid(BEN, 4, path=IN_FOUR)
    driver.bid(CLEO, 5, path=IN_FIVE)
    assert names(driver.time_up()) == ["ProverAsked", "ProofFailed", "ProverAsked", "ChipWon"]
    assert driver.match.awards[0].player == BEN


def test_if_every_path_is_wrong_the_chip_goes_back(driver: MatchDriver):
    driver.bid(ANN, 3, path=MISSED)
    driver.bid(BEN, 3, path=MISSED)
    assert names(driver.time_up()) == ["ProverAsked", "ProofFailed", "ProverAsked", "ProofFailed", "ChipReturned"]


def test_a_path_is_shown_after_somebody_else_has_failed_or_passed_or_let_the_time_run_out():
    for give_up in (
        lambda driver: driver.prove(ANN, MISSED),
        lambda driver: driver.passes(ANN),
        lambda driver: driver.time_up(),
    ):
        driver = bidding((ANN, 3))
        driver.bid(BEN, 4, path=IN_FOUR)
        driver.time_up()
        assert names(give_up(driver))[1:] == ["ProverAsked", "ChipWon"]


def test_a_path_that_wins_the_last_chip_ends_the_match():
    driver = MatchDriver(RULES_1999, pile_with(0))
    driver.match = replace(driver.match, pile=())
    driver.bid(ANN, 3, path=IN_THREE)
    assert names(driver.time_up()) == ["ProverAsked", "ChipWon", "MatchEnded"]


def test_hundreds_of_wrong_paths_are_no_more_than_many(driver: MatchDriver):
    driver.bid(ANN, 3, path=MISSED)
    (bid,) = driver.match.round.bids
    bids = tuple(replace(bid, player=player) for player in range(600))
    match = replace(driver.match, round=replace(driver.match.round, bids=bids), players=tuple(range(600)))
    decision = decide(match, TimeUp(driver.deadline), driver.deadline, driver.random)
    assert isinstance(decision, Outcome)
    assert len(decision.events) == 1201


def test_right_and_wrong_paths_are_taken_alike():
    """Nothing may reveal it before it is shown."""
    for path in (IN_THREE, MISSED):
        driver = MatchDriver()
        assert names(driver.bid(ANN, 3, path=path)) == ["BidMade"]
        assert (driver.match.phase, driver.match.deadline) == (Phase.BIDDING, 70)


def test_where_at_most_as_many_moves_must_be_shown_a_path_may_have_fewer():
    driver = MatchDriver(AT_MOST)
    assert driver.bid(ANN, 2, path=IN_THREE) is Refusal.PATH_TOO_LONG
    assert names(driver.bid(ANN, 4, path=IN_THREE)) == ["BidMade"]


def test_a_robot_that_does_not_play_is_in_no_path():
    assert MatchDriver().bid(ANN, 2, path="K-up R-up") is Refusal.ROBOT_NOT_IN_PLAY


@pytest.mark.parametrize("rules", [RULES_1999, RULES_2013])
def test_a_path_can_be_sealed_with_the_bid_that_one_has_and_the_bid_keeps_its_place(rules):
    driver = bidding((ANN, 3), (BEN, 3), rules=rules)
    assert names(driver.bid(ANN, 3, at=12, path=IN_THREE)) == ["BidMade"]
    assert driver.order == [ANN, BEN]
    assert driver.match.round.bids[0].path == parse_moves(IN_THREE)
    assert names(driver.bid(ANN, 3, at=13, path=MISSED)) == ["BidMade"]
    assert driver.match.round.bids[0].path == parse_moves(MISSED)


def test_naming_ones_own_number_again_keeps_the_path(driver: MatchDriver):
    driver.bid(ANN, 3, at=10, path=IN_THREE)
    assert driver.bid(ANN, 3, at=11) is Refusal.BID_UNCHANGED
    assert driver.bid(ANN, 3, at=11, path=IN_THREE) is Refusal.BID_UNCHANGED
    assert driver.match.round.bids[0].path == parse_moves(IN_THREE)


def test_another_bid_without_a_path_drops_the_path(driver: MatchDriver):
    driver.bid(ANN, 5, at=10, path=IN_FIVE)
    driver.bid(ANN, 3, at=11)
    assert driver.match.round.bids[0].path == ()
    assert names(driver.time_up()) == ["ProverAsked"]


def test_another_bid_with_a_path_of_the_wrong_length_changes_nothing(driver: MatchDriver):
    driver.bid(ANN, 5, at=10, path=IN_FIVE)
    before = driver.match
    assert driver.bid(ANN, 4, at=11, path=IN_FIVE) is Refusal.PATH_TOO_LONG
    assert driver.match == before


def test_when_the_sand_has_run_out_no_path_can_be_sealed_any_more():
    driver = asked((ANN, 3), (BEN, 4))
    driver.passes(ANN)
    assert driver.prover == BEN
    assert driver.bid(BEN, 4, at=driver.soon, path=IN_FOUR) is Refusal.SAND_HAS_RUN_OUT


def _without_proof(times: int, rules: Rules = RULES_1999) -> MatchDriver:
    """Ann has bid 2 so many times, and passed each time; a chip is up again."""
    driver = MatchDriver(rules)
    for _ in range(times):
        driver.bid(ANN, 2, at=driver.deadline - 200)
        driver.time_up()
        driver.passes(ANN)
        driver.time_up()
    return driver


def _soon(driver: MatchDriver) -> float:
    return driver.deadline - 200


def test_after_two_bids_in_a_row_that_were_not_shown_a_bid_needs_a_sealed_path():
    driver = _without_proof(2)
    assert driver.bid(ANN, 2, at=_soon(driver)) is Refusal.PATH_NEEDED
    assert driver.bid(ANN, 2, at=_soon(driver), path=IN_THREE) is Refusal.PATH_TOO_LONG
    assert names(driver.bid(BEN, 2, at=_soon(driver))) == ["BidMade"], "others bid as before"
    assert names(driver.bid(ANN, 3, at=driver.soon, path=MISSED)) == ["BidMade"]


def test_after_one_bid_that_was_not_shown_it_does_not():
    driver = _without_proof(1)
    assert names(driver.bid(ANN, 2, at=_soon(driver))) == ["BidMade"]


@pytest.mark.parametrize("how", ["passed", "timed out", "failed", "left"])
def test_however_a_bid_is_not_shown_it_counts(how: str):
    driver = _without_proof(1)
    driver.bid(ANN, 3, at=_soon(driver))
    driver.bid(BEN, 9, at=driver.soon)
    driver.time_up()
    if how == "timed out":
        driver.time_up()
    elif how == "failed":
        driver.prove(ANN, MISSED)
    else:
        (driver.passes if how == "passed" else driver.leave)(ANN, driver.soon)
    driver.passes(BEN)
    driver.time_up()
    assert driver.match.needs_path(ANN)
    assert not driver.match.needs_path(BEN)


def test_a_path_that_is_wrong_helps_nobody_to_bid_without_one_again():
    driver = _without_proof(2)
    driver.bid(ANN, 3, at=_soon(driver), path=MISSED)
    driver.time_up()
    driver.time_up()
    assert driver.bid(ANN, 2, at=_soon(driver)) is Refusal.PATH_NEEDED


def test_who_has_shown_a_bid_at_last_bids_without_a_path_again(driver: MatchDriver):
    for event in (ProverPassed(1, ANN), ProverPassed(2, ANN)):
        driver.record(event)
    driver.record(ChipTurned(3, GEAR))
    driver.bid(ANN, 3, at=10, path=IN_THREE)
    assert names(driver.time_up())[-1] == "ChipWon"
    driver.time_up()
    assert names(driver.bid(ANN, 2, at=_soon(driver))) == ["BidMade"]


def test_a_bid_that_never_came_to_its_turn_is_neither_shown_nor_not():
    driver = _without_proof(1)
    driver.bid(ANN, 9, at=_soon(driver))
    driver.bid(BEN, 2, at=driver.soon)
    driver.time_up()
    driver.record(ChipWon(driver.soon, BEN, ()))
    assert driver.match.unshown == (ANN,)


def test_a_lowest_bid_that_is_withdrawn_while_the_sand_runs_counts_as_not_shown(driver: MatchDriver):
    driver.bid(BEN, 9, at=5)
    for at in (10, 20):
        driver.bid(ANN, 2, at=at)
        driver.leave(ANN, at=at + 5)
    assert driver.bid(ANN, 2, at=30) is Refusal.PATH_NEEDED
    assert not driver.match.needs_path(BEN)


def test_a_higher_bid_is_withdrawn_without_consequences(driver: MatchDriver):
    driver.bid(BEN, 5, at=5)
    for at in (10, 20):
        driver.bid(ANN, 6, at=at)
        driver.leave(ANN, at=at + 5)
    driver.bid(ANN, 6, at=30)
    assert not driver.match.needs_path(ANN)


def test_being_forgotten_shows_no_bid(driver: MatchDriver):
    driver.bid(BEN, 9, at=5)
    for number, at in enumerate((10, 20), start=1):
        driver.bid(ANN, 2, at=at)
        assert names(driver.do(Forget(ANN), at + 5)) == ["PlayerLeft", "PlayerForgotten"]
        driver.rename(ANN, -number)
    assert driver.bid(ANN, 2, at=30) is Refusal.PATH_NEEDED
    driver.bid(ANN, 3, at=30, path=IN_THREE)
    driver.time_up()
    assert not driver.match.needs_path(ANN), "one was shown"
