from random import Random

import pytest

from engine.events import ChipTurned, MatchIdled, MatchStarted, TimeGivenBack
from engine.match import Phase, evolve, replay
from engine.play import GiveBackTime, PlayOn, TimeUp, start
from engine.refusals import Refusal
from engine.rules import RULES_1999
from engine.setup import Setup
from tests.engine.match_driver import ANN, BEN, GEAR, IN_THREE, SETUP, MatchDriver, asked, names
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


def test_a_match_is_its_events():
    table = asked((ANN, 4), (BEN, 3))
    table.prove(BEN, IN_THREE)
    table.time_up()
    assert replay(table.events) == table.match


def test_a_match_begins_with_its_start_and_starts_once():
    begun, turned = start(RULES_1999, SETUP, ANN, 0, Random(1))
    with pytest.raises(ValueError, match="a match begins with MatchStarted"):
        replay([turned])
    with pytest.raises(ValueError, match="a match starts once"):
        replay([begun, turned, begun])
    assert isinstance(begun, MatchStarted)
    assert turned == ChipTurned(0, GEAR)


def test_a_decision_changes_nothing_itself():
    table = MatchDriver()
    before = replay(table.events)
    events = table.bid(ANN, 5)
    assert not isinstance(events, Refusal)
    assert table.match == evolve(before, events[0])
    assert before == replay(table.events[:2])


def test_after_a_pause_the_next_round_begins_by_itself():
    table = asked((ANN, 3))
    table.prove(ANN, IN_THREE, at=80)
    assert (table.match.phase, table.match.deadline) == (Phase.INTERMISSION, 90)
    assert table.time_up() == (ChipTurned(90, SETUP.chips[1]),)
    assert (table.match.round.number, table.match.round.target, len(table.match.pile)) == (2, SETUP.chips[1], 15)
    assert (table.match.round.bids, table.match.round.attempts, table.match.round.award) == ((), (), None)
    assert table.match.deadline == 90 + 300


# Resting


def _round_without_bids(table: MatchDriver) -> list[str]:
    """The chip is up and nobody bids: the hourglass is turned, runs out, and what then."""
    assert names(table.time_up()) == ["HourglassTurned"]
    return names(table.time_up())


def test_after_two_rounds_without_a_bid_the_match_rests_without_a_deadline():
    table = MatchDriver()
    assert _round_without_bids(table) == ["ChipReturned"]
    table.time_up()
    assert _round_without_bids(table) == ["ChipReturned", "MatchIdled"]
    assert (table.match.phase, table.match.deadline) == (Phase.IDLE, None)
    assert isinstance(table.events[-1], MatchIdled)


def test_a_bid_between_them_keeps_the_match_awake():
    table = MatchDriver()
    _round_without_bids(table)
    table.time_up()
    table.bid(ANN, 5, at=table.soon)
    table.time_up()
    assert names(table.passes(ANN)) == ["ProverPassed", "ChipReturned"]
    table.time_up()
    assert _round_without_bids(table) == ["ChipReturned"]


def test_a_round_that_was_won_between_them_keeps_the_match_awake():
    table = MatchDriver()
    _round_without_bids(table)
    table.record(ChipTurned(table.deadline, GEAR))
    table.bid(ANN, 3, at=table.soon)
    table.time_up()
    assert names(table.prove(ANN, IN_THREE)) == ["ChipWon"]
    table.time_up()
    assert _round_without_bids(table) == ["ChipReturned"]


def _resting() -> MatchDriver:
    table = MatchDriver()
    for _ in range(5):
        table.time_up()
    assert table.match.phase is Phase.IDLE
    return table


def test_anybody_may_play_on_with_the_first_chip_of_the_pile():
    table = _resting()
    first = table.match.pile[0]
    assert table.play_on(at=9000) == (ChipTurned(9000, first),)
    assert (table.match.phase, table.match.deadline) == (Phase.THINKING, 9300)
    assert names(table.bid(BEN, 5, at=9010)) == ["BidMade"]


def test_a_match_that_was_woken_rests_again_after_two_more_rounds_without_a_bid():
    table = _resting()
    table.play_on()
    assert _round_without_bids(table) == ["ChipReturned"]
    table.time_up()
    assert _round_without_bids(table) == ["ChipReturned", "MatchIdled"]


def test_a_match_that_was_woken_and_gets_a_bid_is_awake():
    table = _resting()
    table.play_on(at=5000)
    table.bid(ANN, 5, at=5001)
    table.time_up()
    table.passes(ANN)
    table.time_up()
    assert _round_without_bids(table) == ["ChipReturned"]


def test_only_a_resting_match_can_be_woken():
    assert MatchDriver().do(PlayOn(), 10) is Refusal.NOT_IDLE


def test_no_bid_is_taken_while_the_match_rests_or_pauses():
    assert _resting().bid(ANN, 5) is Refusal.NO_CHIP_UP
    paused = asked((ANN, 3))
    paused.passes(ANN)
    assert paused.bid(ANN, 5) is Refusal.NO_CHIP_UP


# Time


def test_a_time_up_for_a_deadline_that_has_moved_on_is_out_of_date():
    table = MatchDriver()
    thinking = table.deadline
    table.bid(ANN, 5, at=10)
    assert table.do(TimeUp(thinking), thinking) is Refusal.OUT_OF_DATE
    sand = table.deadline
    table.time_up()
    assert table.do(TimeUp(sand), sand) is Refusal.OUT_OF_DATE


def test_a_deadline_noticed_late_is_decided_at_that_late_moment():
    table = MatchDriver()
    table.bid(ANN, 5, at=10)
    table.time_up(late=1000)
    assert table.match.deadline == 70 + 1000 + 120


def test_time_given_back_moves_whatever_deadline_runs():
    table = MatchDriver()
    table.bid(ANN, 5, at=10)
    assert table.do(GiveBackTime(100), 150) == (TimeGivenBack(150, 100),)
    assert table.match.deadline == 170
    assert table.do(TimeUp(70), 170) is Refusal.OUT_OF_DATE
    assert names(table.bid(BEN, 4, at=169)) == ["BidMade"]
    assert names(table.time_up()) == ["ProverAsked"]


def test_time_given_back_to_a_prover_lets_a_later_proof_count():
    table = asked((ANN, 3))
    assert table.prove(ANN, IN_THREE, at=200) is Refusal.TOO_LATE_TO_PROVE
    table.do(GiveBackTime(60), 200)
    assert names(table.prove(ANN, IN_THREE, at=200)) == ["ChipWon"]


def test_no_time_can_be_given_back_where_none_runs():
    assert _resting().do(GiveBackTime(60), 5000) is Refusal.OUT_OF_DATE


def test_a_command_counts_by_the_moment_it_was_made_not_by_the_moment_it_came():
    """Made before the deadline and delivered after it, as long as the deadline was not decided."""
    table = MatchDriver()
    table.bid(ANN, 5, at=10)
    assert table.bid(BEN, 3, at=75) is Refusal.SAND_HAS_RUN_OUT
    assert names(table.bid(BEN, 3, at=65)) == ["BidMade"]
    table.time_up(late=10)
    assert table.prove(BEN, IN_THREE, at=500) is Refusal.TOO_LATE_TO_PROVE
    assert names(table.prove(BEN, IN_THREE, at=190)) == ["ChipWon"]


def test_a_bid_that_comes_after_the_deadline_was_decided_is_too_late_whenever_it_was_made():
    table = asked((ANN, 5))
    assert table.bid(BEN, 3, at=60) is Refusal.SAND_HAS_RUN_OUT
