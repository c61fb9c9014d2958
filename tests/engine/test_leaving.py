"""Somebody leaves a match for good, and nothing waits any more for what they cannot do: docs/rules.md "Leaving"."""

from dataclasses import replace

from engine.events import BidMade, ChipReturned, ChipWon, PlayerLeft, ProverAsked, ProverPassed, SaidDone
from engine.match import Phase, replay
from engine.refusals import Refusal
from engine.rules import RULES_2013, Ties
from tests.engine.match_driver import ANN, BEN, CLEO, DAN, IN_THREE, MISSED, MatchDriver, asked, bidding, names, with_history

# While the sand runs


def test_the_bid_of_whoever_leaves_goes_with_them():
    table = MatchDriver()
    table.bid(ANN, 3, at=10, path=IN_THREE)
    table.bid(BEN, 4, at=12)
    assert table.leave(ANN, at=20) == (PlayerLeft(20, ANN),)
    assert table.order == [BEN]
    assert table.time_up() == (ProverAsked(70, BEN),), "at the time at which the sand runs out for the others"


def test_who_has_left_is_not_waited_for():
    table = bidding((ANN, 5), (BEN, 4))
    table.leave(ANN, at=20)
    table.done(BEN, at=25)
    assert table.match.deadline == 25


def test_the_sand_runs_out_when_the_last_who_was_waited_for_leaves():
    table = bidding((ANN, 5), (BEN, 4))
    table.done(BEN, at=15)
    table.leave(ANN, at=20)
    assert table.match.deadline == 20
    assert table.bid(CLEO, 3, at=19.9) == (BidMade(19.9, CLEO, 3),), "it was made before"
    assert table.time_up() == (ProverAsked(20, CLEO),)


def test_whoever_has_said_to_be_done_has_no_say_after_leaving():
    table = bidding((ANN, 5), (BEN, 5), (CLEO, 5))
    table.done(ANN, at=15)
    table.leave(ANN, at=20)
    assert table.match.round.done == ()
    table.done(BEN, at=25)
    assert table.match.deadline == 70
    table.done(CLEO, at=26)
    assert table.match.deadline == 26


def test_leaving_gives_no_sand_back():
    table = bidding((ANN, 5), (BEN, 4))
    table.done(ANN, at=15)
    table.done(BEN, at=16)
    table.leave(ANN, at=17)
    assert table.match.deadline == 16


def test_where_the_only_bidder_leaves_the_sand_runs_on_for_a_first_bid():
    table = bidding((ANN, 5))
    table.leave(ANN, at=20)
    assert (table.match.phase, table.match.deadline) == (Phase.LAST_CALL, 70)
    table.bid(BEN, 4, at=30)
    assert (table.match.phase, table.match.deadline) == (Phase.BIDDING, 90), "the first bid turns the hourglass"


def test_where_the_only_bidder_leaves_and_nobody_else_bids_the_chip_goes_back():
    table = bidding((ANN, 5))
    table.done(ANN, at=11)
    table.leave(ANN, at=11.5)
    table.time_up()
    assert isinstance(table.events[-1], ChipReturned)
    assert table.match.rounds_without_bids == 1


def test_nobody_is_left_who_could_end_the_sand_before_its_time():
    table = bidding((ANN, 5))
    table.leave(ANN, at=20)
    assert not table.match.all_are_done
    assert table.done(ANN, at=21) is Refusal.NOT_PLAYING


def test_a_bid_that_was_level_with_it_is_the_first_now():
    for ties in Ties:
        table = with_history((ANN, BEN), winners=(ANN,), rules=replace(RULES_2013, ties=ties))
        table.bid(BEN, 3, at=200)
        table.bid(ANN, 3, at=201)
        table.leave(BEN, at=202)
        assert table.order == [ANN]
        table.time_up()
        assert table.prover == ANN


# While somebody proves


def test_when_the_prover_leaves_the_next_one_is_asked_at_once():
    table = asked((ANN, 3), (BEN, 4))
    assert table.leave(ANN, at=80) == (PlayerLeft(80, ANN), ProverAsked(80, BEN))
    assert table.match.deadline == 200


def test_when_the_prover_leaves_the_path_that_the_next_one_has_sealed_is_shown():
    table = MatchDriver()
    table.bid(ANN, 2, at=10)
    table.bid(BEN, 3, at=11, path=IN_THREE)
    table.time_up()
    assert names(table.leave(ANN, at=80)) == ["PlayerLeft", "ProverAsked", "ChipWon"]


def test_when_the_only_bidder_leaves_the_chip_goes_back():
    table = asked((ANN, 3))
    assert names(table.leave(ANN, at=80)) == ["PlayerLeft", "ChipReturned"]
    assert table.match.phase is Phase.INTERMISSION
    assert table.match.rounds_without_bids == 0, "the round had a bid"


def test_whoever_left_before_their_turn_is_not_asked():
    table = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    assert table.leave(BEN, at=80) == (PlayerLeft(80, BEN),)
    assert table.passes(ANN, at=90) == (ProverPassed(90, ANN), ProverAsked(90, CLEO))


def test_a_path_that_somebody_sealed_is_not_shown_after_they_have_left():
    table = MatchDriver()
    table.bid(ANN, 2, at=10)
    table.bid(BEN, 3, at=11, path=IN_THREE)
    table.time_up()
    table.leave(BEN, at=80)
    assert names(table.passes(ANN)) == ["ProverPassed", "ChipReturned"]


def test_what_was_tried_stays_tried():
    table = asked((ANN, 3), (BEN, 4))
    table.prove(ANN, MISSED)
    table.leave(ANN, at=table.soon)
    assert (table.order, table.match.round.attempts, table.prover) == ([ANN, BEN], (ANN,), BEN)


def test_a_vote_is_one_of_those_who_are_present():
    table = asked((ANN, 3), (BEN, 4), (CLEO, 5), (DAN, 6))
    table.vote_to_skip(BEN, at=150)
    assert table.match.votes_needed == 2
    table.leave(BEN, at=151)
    assert (table.match.round.skip_votes, table.match.votes_needed) == ((), 2)
    assert table.vote_to_skip(BEN, at=152) is Refusal.NOT_PLAYING


def test_the_prover_is_passed_over_when_the_last_who_was_waited_for_leaves():
    table = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    table.vote_to_skip(CLEO, at=150)
    table.leave(BEN, at=160)
    assert table.match.deadline == 160
    assert names(table.time_up()) == ["ProverTimedOut", "ProverAsked"]


# Between rounds, and afterwards


def test_who_has_left_in_an_earlier_round_is_not_waited_for():
    table = with_history((ANN, BEN), winners=(ANN,))
    table.leave(BEN, at=150)
    table.bid(ANN, 5, at=200)
    table.done(ANN, at=201)
    assert table.match.deadline == 201


def test_being_done_with_the_last_round_does_not_cut_the_pause_short_when_somebody_leaves():
    table = bidding((ANN, 3), (BEN, 4))
    table.done(ANN, at=11)
    table.time_up()
    table.prove(ANN, IN_THREE)
    pause = table.match
    table.leave(BEN, at=table.soon)
    assert (table.match.phase, table.match.deadline, table.match.round.bids) == (
        Phase.INTERMISSION,
        pause.deadline,
        pause.round.bids,
    )


def test_chips_stay_won_and_who_has_left_still_counts_as_a_player():
    table = with_history((ANN, BEN, CLEO), winners=(CLEO,) * 5 + (ANN,) * 5)
    table.leave(CLEO, at=1100)
    table.record(ChipWon(1200, ANN, ()))
    assert table.match.chips == {CLEO: 5, ANN: 6}
    assert table.match.rules.chips_needed(len(table.match.players)) == 6, "as with three"


def test_whoever_bids_again_is_back():
    table = bidding((ANN, 5), (BEN, 4))
    table.leave(ANN, at=12)
    table.bid(ANN, 5, at=12)
    assert (table.match.left, table.match.players, table.order) == ((), (ANN, BEN), [BEN, ANN])
    table.done(BEN, at=13)
    assert table.match.deadline == 70


def test_a_leave_that_arrives_late_ends_no_time_before_the_others_asked_for_it():
    table = bidding((ANN, 5), (BEN, 4))
    table.done(ANN, at=21)
    table.leave(BEN, at=20)
    assert table.match.deadline == 21
    table = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    table.vote_to_skip(CLEO, at=150)
    table.leave(BEN, at=149)
    assert table.match.deadline == 150


def test_nobody_raises_their_own_bid_by_leaving_and_coming_back():
    table = MatchDriver(RULES_2013)
    table.bid(ANN, 4, at=10)
    table.bid(BEN, 9, at=11)
    table.leave(ANN, at=12)
    assert table.bid(ANN, 5, at=13) is Refusal.BID_MAY_ONLY_FALL
    assert table.bid(ANN, 4, at=13) == (BidMade(13, ANN, 4),)
    table.leave(ANN, at=14)
    table.bid(ANN, 3, at=15)
    table.leave(ANN, at=16)
    assert table.bid(ANN, 4, at=17) is Refusal.BID_MAY_ONLY_FALL


def test_the_only_bidder_gets_no_more_sand_by_leaving_and_coming_back():
    table = bidding((ANN, 5))
    table.leave(ANN, at=20)
    table.bid(ANN, 5, at=30)
    assert (table.match.phase, table.match.deadline) == (Phase.BIDDING, 70)


def test_in_the_next_round_a_bid_that_was_taken_back_is_forgotten():
    table = MatchDriver(RULES_2013)
    table.bid(ANN, 4, at=10)
    table.leave(ANN, at=20)
    while table.match.round.number == 1:
        table.time_up()
    now = table.match.round.began
    assert table.bid(ANN, 9, at=now) == (BidMade(now, ANN, 9),)
    assert table.match.deadline == now + 60


def test_only_who_has_bid_and_is_still_there_can_leave():
    table = MatchDriver()
    assert table.leave(ANN, at=5) is Refusal.NOT_PLAYING
    table.bid(ANN, 5, at=10)
    table.leave(ANN, at=11)
    assert table.leave(ANN, at=12) is Refusal.NOT_PLAYING
    table.stop(ANN)
    assert table.leave(ANN, at=13) is Refusal.GAME_OVER


def test_a_resting_match_goes_on_resting():
    table = with_history((ANN, BEN), winners=(ANN,))
    for _ in range(5):
        table.time_up()
    assert table.match.phase is Phase.IDLE
    table.leave(ANN, at=5000)
    assert (table.match.phase, table.match.deadline) == (Phase.IDLE, None)
    assert names(table.play_on()) == ["ChipTurned"]


def test_the_events_make_the_same_match_again_under_any_other_name():
    """As after somebody was forgotten: another id stands in all events of the match."""
    table = bidding((ANN, 5), (BEN, 4))
    table.record(SaidDone(15, ANN))
    table.leave(BEN, at=20)
    unnamed = [PlayerLeft(20, -1) if event == PlayerLeft(20, BEN) else event for event in table.events]
    unnamed[3] = BidMade(11, -1, 4)
    again = replay(unnamed)
    assert (again.deadline, again.round.bids, again.present) == (20, table.match.round.bids, (ANN,))
