"""A player leaves a match for good, and nothing waits for them any more: docs/rules.md "Leaving"."""

from dataclasses import replace

from engine.games.match.events import BidMade, ChipWon, ProverAsked, ProverPassed
from engine.games.match.play import Shorten
from engine.games.match.state import Bid, Phase, replay
from engine.rules.bots import Level
from engine.rules.commands import AddBot, Forget
from engine.rules.events import ChipReturned, PlayerForgotten, PlayerLeft, PlayerRemoved, SaidDone
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_2013, Bids, Ties
from tests.engine.first_round import ANN, BEN, CLEO, DAN, IN_FOUR, IN_THREE, MISSED
from tests.engine.match_driver import MatchDriver, asked, bidding, names, with_history


def test_the_bid_of_whoever_leaves_goes_with_them(driver: MatchDriver):
    driver.bid(ANN, 3, at=10, path=IN_THREE)
    driver.bid(BEN, 4, at=12)
    assert driver.leave(ANN, at=20) == (PlayerLeft(20, ANN),)
    assert driver.order == [BEN]
    assert driver.time_up() == (ProverAsked(70, BEN),), "at the time at which the sand runs out for the others"


def test_no_bid_has_to_be_lower_than_one_that_whoever_left_had_made_before_their_last():
    driver = bidding((ANN, 7), rules=replace(RULES_2013, bids=Bids.LOWER_THAN_ALL))
    driver.bid(ANN, 5, at=12)
    driver.leave(ANN, at=13)
    assert driver.bid(BEN, 9, at=14) == (BidMade(14, BEN, 9),)


def test_who_has_left_is_not_waited_for():
    driver = bidding((ANN, 5), (BEN, 4), (CLEO, 6))
    driver.leave(ANN, at=20)
    driver.done(CLEO, at=24)
    driver.done(BEN, at=25)
    assert driver.match.deadline == 25


def test_the_sand_runs_out_when_the_last_who_was_waited_for_leaves():
    driver = bidding((ANN, 5), (BEN, 4), (CLEO, 6))
    driver.done(BEN, at=15)
    driver.done(CLEO, at=16)
    driver.leave(ANN, at=20)
    assert driver.match.deadline == 20
    assert driver.bid(DAN, 3, at=19.9) == (BidMade(19.9, DAN, 3),), "it was made before"
    assert driver.time_up() == (ProverAsked(20, DAN),)


def test_whoever_has_said_to_be_done_has_no_say_after_leaving():
    driver = bidding((ANN, 5), (BEN, 5), (CLEO, 5))
    driver.done(ANN, at=15)
    driver.leave(ANN, at=20)
    assert driver.match.round.done == ()
    driver.done(BEN, at=25)
    assert driver.match.deadline == 70
    driver.done(CLEO, at=26)
    assert driver.match.deadline == 26


def test_leaving_gives_no_sand_back():
    driver = bidding((ANN, 5), (BEN, 4))
    driver.done(ANN, at=15)
    driver.done(BEN, at=16)
    driver.leave(ANN, at=17)
    assert driver.match.deadline == 16


def test_where_the_only_bidder_leaves_the_sand_runs_on_for_a_first_bid():
    driver = bidding((ANN, 5))
    driver.leave(ANN, at=20)
    assert (driver.match.phase, driver.match.deadline) == (Phase.LAST_CALL, 70)
    driver.bid(BEN, 4, at=30)
    assert (driver.match.phase, driver.match.deadline) == (Phase.BIDDING, 90), "the first bid turns the hourglass"


def test_where_the_only_bidder_leaves_and_nobody_else_bids_the_chip_goes_back():
    driver = bidding((ANN, 5))
    driver.done(ANN, at=11)
    driver.leave(ANN, at=11.5)
    driver.time_up()
    assert isinstance(driver.events[-1], ChipReturned)
    assert driver.match.rounds_without_bids == 1


def test_nobody_is_left_who_could_end_the_sand_before_its_time():
    driver = bidding((ANN, 5))
    driver.leave(ANN, at=20)
    assert not driver.match.all_are_done
    assert driver.done(ANN, at=21) is Refusal.NOT_PLAYING


def test_a_bid_that_was_level_with_it_is_the_first_now():
    for ties in Ties:
        driver = with_history((ANN, BEN), winners=(ANN,), rules=replace(RULES_2013, ties=ties))
        driver.bid(BEN, 3, at=200)
        driver.bid(ANN, 3, at=201)
        driver.leave(BEN, at=202)
        assert driver.order == [ANN]
        driver.time_up()
        assert driver.prover == ANN


def test_when_the_prover_leaves_the_next_one_is_asked_at_once():
    driver = asked((ANN, 3), (BEN, 4))
    assert driver.leave(ANN, at=80) == (PlayerLeft(80, ANN), ProverAsked(80, BEN))
    assert driver.match.deadline == 200


def test_when_the_prover_leaves_the_path_that_the_next_one_has_sealed_is_shown():
    driver = bidding((ANN, 2))
    driver.bid(BEN, 3, at=11, path=IN_THREE)
    driver.time_up()
    assert names(driver.leave(ANN, at=80)) == ["PlayerLeft", "ProverAsked", "ChipWon"]


def test_when_the_only_bidder_leaves_the_chip_goes_back():
    driver = asked((ANN, 3))
    assert names(driver.leave(ANN, at=80)) == ["PlayerLeft", "ChipReturned"]
    assert driver.match.phase is Phase.INTERMISSION
    assert driver.match.rounds_without_bids == 0, "the round had a bid"


def test_whoever_left_before_their_turn_is_not_asked():
    driver = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    assert driver.leave(BEN, at=80) == (PlayerLeft(80, BEN),)
    assert driver.passes(ANN, at=90) == (ProverPassed(90, ANN), ProverAsked(90, CLEO))


def test_a_path_that_somebody_sealed_is_not_shown_after_they_have_left():
    driver = bidding((ANN, 2))
    driver.bid(BEN, 3, at=11, path=IN_THREE)
    driver.time_up()
    driver.leave(BEN, at=80)
    assert names(driver.passes(ANN)) == ["ProverPassed", "ChipReturned"]


def test_what_was_tried_stays_tried():
    driver = asked((ANN, 3), (BEN, 4))
    driver.prove(ANN, MISSED)
    driver.leave(ANN, at=driver.soon)
    assert (driver.order, driver.match.round.attempts, driver.prover) == ([ANN, BEN], (ANN,), BEN)


def test_a_vote_is_one_of_those_who_are_present():
    driver = asked((ANN, 3), (BEN, 4), (CLEO, 5), (DAN, 6))
    driver.vote_to_skip(BEN, at=150)
    assert driver.match.votes_needed == 2
    driver.leave(BEN, at=151)
    assert (driver.match.round.skip_votes, driver.match.votes_needed) == ((), 2)
    assert driver.vote_to_skip(BEN, at=152) is Refusal.NOT_PLAYING


def test_the_prover_is_passed_over_when_the_last_who_was_waited_for_leaves():
    driver = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    driver.vote_to_skip(CLEO, at=150)
    driver.leave(BEN, at=160)
    assert driver.match.deadline == 160
    assert names(driver.time_up()) == ["ProverTimedOut", "ProverAsked"]


def test_who_has_left_in_an_earlier_round_is_not_waited_for():
    driver = with_history((ANN, BEN, CLEO), winners=(ANN,))
    driver.leave(BEN, at=150)
    driver.bid(ANN, 5, at=200)
    driver.done(ANN, at=201)
    driver.done(CLEO, at=202)
    assert driver.match.deadline == 202


def test_being_done_with_the_last_round_does_not_cut_the_pause_short_when_somebody_leaves():
    driver = bidding((ANN, 3), (BEN, 4))
    driver.done(ANN, at=11)
    driver.time_up()
    driver.prove(ANN, IN_THREE)
    pause = driver.match
    driver.leave(BEN, at=driver.soon)
    assert (driver.match.phase, driver.match.deadline, driver.match.round.bids) == (
        Phase.INTERMISSION,
        pause.deadline,
        pause.round.bids,
    )


def test_chips_stay_won_by_who_has_left():
    driver = with_history((ANN, BEN, CLEO), winners=(CLEO,) * 5 + (ANN,) * 5)
    driver.leave(CLEO, at=1100)
    driver.record(ChipWon(1200, ANN, ()))
    assert driver.match.chips == {CLEO: 5, ANN: 6}
    assert driver.match.chips_needed == 6, "as with three"


def test_whoever_bids_again_is_back():
    driver = bidding((ANN, 5), (BEN, 4))
    driver.leave(ANN, at=12)
    driver.bid(ANN, 5, at=12)
    assert (driver.match.left, driver.match.players, driver.order) == ((), (ANN, BEN), [BEN, ANN])
    driver.done(BEN, at=13)
    assert driver.match.deadline == 70


def test_a_leave_that_arrives_late_ends_no_time_before_the_others_asked_for_it():
    driver = bidding((ANN, 5), (BEN, 4), (CLEO, 6))
    driver.done(CLEO, at=15)
    driver.done(ANN, at=21)
    driver.leave(BEN, at=20)
    assert driver.match.deadline == 21
    driver = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    driver.vote_to_skip(CLEO, at=150)
    driver.leave(BEN, at=149)
    assert driver.match.deadline == 150


def test_nobody_raises_their_own_bid_by_leaving_and_coming_back():
    driver = bidding((ANN, 4), (BEN, 9), rules=RULES_2013)
    driver.leave(ANN, at=12)
    assert driver.bid(ANN, 5, at=13) is Refusal.BID_MAY_ONLY_FALL
    assert driver.bid(ANN, 4, at=13) == (BidMade(13, ANN, 4),)
    driver.leave(ANN, at=14)
    assert driver.bid(ANN, 3, at=15) is Refusal.PATH_NEEDED, "two lowest bids were withdrawn"
    driver.bid(ANN, 3, at=15, path=IN_THREE)
    driver.leave(ANN, at=16)
    assert driver.bid(ANN, 4, at=17, path=IN_FOUR) is Refusal.BID_MAY_ONLY_FALL


def test_the_only_bidder_gets_no_more_sand_by_leaving_and_coming_back():
    driver = bidding((ANN, 5))
    driver.leave(ANN, at=20)
    driver.bid(ANN, 5, at=30)
    assert (driver.match.phase, driver.match.deadline) == (Phase.BIDDING, 70)


def test_in_the_next_round_a_bid_that_was_taken_back_is_forgotten():
    driver = bidding((ANN, 4), rules=RULES_2013)
    driver.leave(ANN, at=20)
    while driver.match.round.number == 1:
        driver.time_up()
    now = driver.match.round.began
    assert driver.bid(ANN, 9, at=now) == (BidMade(now, ANN, 9),)
    assert driver.match.deadline == now + 60


def test_a_resting_match_goes_on_resting():
    driver = with_history((ANN, BEN), winners=(ANN,))
    for _ in range(5):
        driver.time_up()
    assert driver.match.phase is Phase.IDLE
    driver.leave(ANN, at=5000)
    assert (driver.match.phase, driver.match.deadline) == (Phase.IDLE, None)
    assert names(driver.play_on()) == ["ChipTurned"]


def test_the_events_make_the_same_match_again_under_any_other_name():
    """Return the match as after an erasure: another id replaces the player's in all events."""
    driver = bidding((ANN, 5), (BEN, 4))
    driver.record(SaidDone(15, ANN))
    driver.leave(BEN, at=20)
    unnamed = [PlayerLeft(20, -1) if event == PlayerLeft(20, BEN) else event for event in driver.events]
    unnamed[3] = BidMade(11, -1, 4)
    again = replay(unnamed)
    assert (again.deadline, again.round.bids, again.present) == (40, driver.match.round.bids, (ANN,))


def test_who_may_moderate_takes_a_player_out_whose_bid_falls_away_and_who_bids_no_more():
    driver = bidding((ANN, 3), (BEN, 4))
    assert driver.remove(BEN, at=20) == (PlayerRemoved(20, BEN),)
    assert driver.order == [ANN]
    assert (driver.match.present, driver.match.removed) == ((ANN,), (BEN,))
    assert driver.bid(BEN, 2, at=21) is Refusal.REMOVED
    assert driver.done(BEN, at=21) is Refusal.NOT_PLAYING


def test_a_prover_who_is_taken_out_makes_room_for_the_next():
    driver = asked((ANN, 3), (BEN, 4))
    assert names(driver.remove(ANN, at=80)) == ["PlayerRemoved", "ProverAsked"]
    assert driver.prover == BEN
    assert names(driver.remove(BEN, at=81)) == ["PlayerRemoved", "ChipReturned"]


def test_who_has_left_can_be_taken_out_and_does_not_come_back():
    driver = bidding((ANN, 3), (BEN, 4))
    driver.leave(BEN, at=20)
    assert names(driver.remove(BEN, at=21)) == ["PlayerRemoved"]
    assert driver.bid(BEN, 3, at=22) is Refusal.REMOVED
    assert driver.match.left == (BEN,)


def test_a_starter_who_was_taken_out_neither_stops_nor_ends_the_match():
    driver = with_history([ANN, BEN], [BEN])
    driver.remove(ANN, at=driver.soon)
    assert driver.stop(ANN, at=driver.soon) is driver.end(ANN, at=driver.soon) is Refusal.NOT_YOURS_TO_STOP


def test_who_was_taken_out_keeps_chips_and_counts_as_a_player():
    driver = with_history([ANN, BEN, CLEO], [BEN])
    driver.remove(BEN, at=driver.soon)
    assert (driver.match.chips[BEN], driver.match.chips_needed, driver.match.players) == (1, 6, (ANN, BEN, CLEO))


def test_who_was_removed_stays_out_though_they_were_forgotten_until_the_key_is_gone():
    driver = bidding((ANN, 5))
    driver.bid(BEN, 4, at=10)
    driver.remove(BEN, 11)
    driver.do(Forget(BEN), 12)
    noted = driver.events[-1]
    assert isinstance(noted, PlayerForgotten)
    driver.rename(BEN, -1)

    assert driver.bid(BEN, 3, at=13) is Refusal.REMOVED
    assert driver.sign(BEN, at=13) is Refusal.NOT_PLAYING
    assert names(driver.bid(CLEO, 3, at=14)) == ["BidMade"]

    driver.events = [replace(event, key="") if isinstance(event, PlayerForgotten) else event for event in driver.events]
    assert not replay(driver.events).is_removed(BEN), "the hash names nobody"


def test_a_second_bid_in_a_round_turns_no_sand_also_where_its_player_was_erased_before_and_after_it():
    driver = bidding((ANN, 3))
    driver.do(Forget(ANN), 20)
    driver.rename(ANN, -1)
    driver.bid(ANN, 3, at=30)
    assert names(driver.do(Forget(ANN), 40)) == ["PlayerLeft", "PlayerForgotten"]
    driver.rename(ANN, -2)
    assert driver.deadline == 70
    assert driver.match.last_bid_of(ANN) == Bid(-2, 3, 30)


def test_a_bid_that_was_shown_between_two_erasures_still_counts_as_shown_after_them():
    driver = bidding((BEN, 9))
    for number, at in enumerate((20, 30), start=1):
        driver.bid(ANN, 3, at=at)
        driver.do(Forget(ANN), at + 5)
        driver.rename(ANN, -number)
    driver.bid(ANN, 3, at=40, path=IN_THREE)
    driver.time_up()
    assert names(driver.do(Forget(ANN), driver.soon)) == ["PlayerLeft", "PlayerForgotten"]
    driver.rename(ANN, -3)
    assert not driver.match.needs_path(ANN)


def test_who_owes_nothing_leaves_no_hash_behind():
    driver = asked((BEN, 4), (ANN, 5))
    driver.prove(BEN, IN_FOUR)
    assert names(driver.do(Forget(ANN), driver.soon)) == ["PlayerLeft"]


def test_a_starter_who_was_removed_neither_shortens_the_match_nor_adds_bots():
    driver = bidding((ANN, 5), rules=RULES_2013)
    driver.remove(ANN, 11)
    assert driver.do(Shorten(ANN), 12) is Refusal.NOT_YOURS_TO_SHORTEN
    assert driver.do(AddBot(ANN, Level.EASY), 12) is Refusal.NOT_YOURS_TO_ADD_BOT
