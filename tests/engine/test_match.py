from random import Random

import pytest

from engine import RULES_1999, Setup
from engine.games.match.events import MatchIdled, MatchStarted
from engine.games.match.play import start
from engine.games.match.state import Phase, evolve, replay
from engine.rules.commands import GiveBackTime, TimeUp
from engine.rules.events import ChipTurned, TimeGivenBack
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN, GEAR, IN_THREE, SETUP
from tests.engine.match_driver import MatchDriver, asked, bidding, names
from tests.engine.strategies import setups
from tests.properties import given


@given(setups())
def test_a_match_starts_with_one_chip_turned_up_and_sixteen_in_the_pile(setup: Setup):
    """docs/rules.md "Draw"."""
    match = replay(start(RULES_1999, setup, ANN, 1000, Random(1)))
    assert (match.phase, match.round.number, match.deadline) == (Phase.THINKING, 1, 1300)
    assert (match.round.target, *match.pile) == setup.chips
    assert match.position.robots == match.round.start.robots == setup.robots
    assert (match.starter, match.players, match.awards, match.round.prover) == (ANN, (), (), None)


def test_a_match_begins_with_its_start_and_starts_once():
    begun, turned = start(RULES_1999, SETUP, ANN, 0, Random(1))
    with pytest.raises(ValueError, match="a game begins with MatchStarted"):
        replay([turned])
    with pytest.raises(ValueError, match="a match starts once"):
        replay([begun, turned, begun])
    assert isinstance(begun, MatchStarted)
    assert turned == ChipTurned(0, GEAR)


def test_a_decision_changes_nothing_itself(driver: MatchDriver):
    before = replay(driver.events)
    events = driver.bid(ANN, 5)
    assert not isinstance(events, Refusal)
    assert driver.match == evolve(before, events[0])
    assert before == replay(driver.events[:2])


def test_after_a_pause_the_next_round_begins_by_itself():
    driver = asked((ANN, 3))
    driver.prove(ANN, IN_THREE, at=80)
    assert (driver.match.phase, driver.match.deadline) == (Phase.INTERMISSION, 90)
    assert driver.time_up() == (ChipTurned(90, SETUP.chips[1]),)
    assert (driver.match.round.number, driver.match.round.target, len(driver.match.pile)) == (2, SETUP.chips[1], 15)
    assert (driver.match.round.bids, driver.match.round.attempts, driver.match.round.award) == ((), (), None)
    assert driver.match.deadline == 90 + 300


def _round_without_bids(driver: MatchDriver) -> list[str]:
    """Play a round without bids: the hourglass is turned, and runs out."""
    assert names(driver.time_up()) == ["HourglassTurned"]
    return names(driver.time_up())


def test_after_two_rounds_without_a_bid_the_match_rests_without_a_deadline(driver: MatchDriver):
    assert _round_without_bids(driver) == ["ChipReturned"]
    driver.time_up()
    assert _round_without_bids(driver) == ["ChipReturned", "MatchIdled"]
    assert (driver.match.phase, driver.match.deadline) == (Phase.IDLE, None)
    assert isinstance(driver.events[-1], MatchIdled)


def test_a_bid_between_them_keeps_the_match_awake(driver: MatchDriver):
    _round_without_bids(driver)
    driver.time_up()
    driver.bid(ANN, 5, at=driver.soon)
    driver.time_up()
    assert names(driver.passes(ANN)) == ["ProverPassed", "ChipReturned"]
    driver.time_up()
    assert _round_without_bids(driver) == ["ChipReturned"]


def test_a_round_that_was_won_between_them_keeps_the_match_awake(driver: MatchDriver):
    _round_without_bids(driver)
    driver.record(ChipTurned(driver.deadline, GEAR))
    driver.bid(ANN, 3, at=driver.soon)
    driver.time_up()
    assert names(driver.prove(ANN, IN_THREE)) == ["ChipWon"]
    driver.time_up()
    assert _round_without_bids(driver) == ["ChipReturned"]


def _resting() -> MatchDriver:
    driver = MatchDriver()
    for _ in range(5):
        driver.time_up()
    assert driver.match.phase is Phase.IDLE
    return driver


def test_anybody_may_play_on_with_the_first_chip_of_the_pile():
    driver = _resting()
    first = driver.match.pile[0]
    assert driver.play_on(at=9000) == (ChipTurned(9000, first),)
    assert (driver.match.phase, driver.match.deadline) == (Phase.THINKING, 9300)
    assert names(driver.bid(BEN, 5, at=9010)) == ["BidMade"]


def test_a_match_that_was_woken_rests_again_after_two_more_rounds_without_a_bid():
    driver = _resting()
    driver.play_on()
    assert _round_without_bids(driver) == ["ChipReturned"]
    driver.time_up()
    assert _round_without_bids(driver) == ["ChipReturned", "MatchIdled"]


def test_a_match_that_was_woken_and_gets_a_bid_is_awake():
    driver = _resting()
    driver.play_on(at=5000)
    driver.bid(ANN, 5, at=5001)
    driver.time_up()
    driver.passes(ANN)
    driver.time_up()
    assert _round_without_bids(driver) == ["ChipReturned"]


def test_no_bid_is_taken_while_the_match_rests_or_pauses():
    assert _resting().bid(ANN, 5) is Refusal.NO_CHIP_UP
    paused = asked((ANN, 3))
    paused.passes(ANN)
    assert paused.bid(ANN, 5) is Refusal.NO_CHIP_UP


def test_a_time_up_for_a_deadline_that_has_moved_on_is_out_of_date(driver: MatchDriver):
    thinking = driver.deadline
    driver.bid(ANN, 5, at=10)
    assert driver.do(TimeUp(thinking), thinking) is Refusal.OUT_OF_DATE
    sand = driver.deadline
    driver.time_up()
    assert driver.do(TimeUp(sand), sand) is Refusal.OUT_OF_DATE


def test_a_deadline_noticed_late_is_decided_at_that_late_moment():
    driver = bidding((ANN, 5))
    driver.time_up(late=1000)
    assert driver.match.deadline == 70 + 1000 + 120


def test_time_given_back_moves_whatever_deadline_runs():
    driver = bidding((ANN, 5))
    assert driver.do(GiveBackTime(100), 150) == (TimeGivenBack(150, 100),)
    assert driver.match.deadline == 170
    assert driver.do(TimeUp(70), 170) is Refusal.OUT_OF_DATE
    assert names(driver.bid(BEN, 4, at=169)) == ["BidMade"]
    assert names(driver.time_up()) == ["ProverAsked"]


def test_time_given_back_to_a_prover_lets_a_later_proof_count():
    driver = asked((ANN, 3))
    assert driver.prove(ANN, IN_THREE, at=200) is Refusal.TOO_LATE_TO_PROVE
    driver.do(GiveBackTime(60), 200)
    assert names(driver.prove(ANN, IN_THREE, at=200)) == ["ChipWon"]


def test_no_time_can_be_given_back_where_none_runs():
    assert _resting().do(GiveBackTime(60), 5000) is Refusal.OUT_OF_DATE


def test_a_command_counts_by_the_moment_it_was_made_not_by_the_moment_it_came():
    """Made before the deadline and delivered after it, as long as the deadline was not decided."""
    driver = bidding((ANN, 5))
    assert driver.bid(BEN, 3, at=75) is Refusal.SAND_HAS_RUN_OUT
    assert names(driver.bid(BEN, 3, at=65)) == ["BidMade"]
    driver.time_up(late=10)
    assert driver.prove(BEN, IN_THREE, at=500) is Refusal.TOO_LATE_TO_PROVE
    assert names(driver.prove(BEN, IN_THREE, at=190)) == ["ChipWon"]


def test_a_bid_that_comes_after_the_deadline_was_decided_is_too_late_whenever_it_was_made():
    driver = asked((ANN, 5))
    assert driver.bid(BEN, 3, at=60) is Refusal.SAND_HAS_RUN_OUT
