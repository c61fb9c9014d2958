"""Waiting is short: players who want to bid no more, and provers who have left."""

from dataclasses import replace

from engine.events import BidMade, ChipReturned, HourglassTurned, ProverAsked, ProverTimedOut, SaidDone, SkipVoted, TurnVoted
from engine.match import Phase
from engine.play import GiveBackTime, Prove
from engine.refusals import Refusal
from engine.rules import RULES_1999
from tests.engine.table import ANN, BEN, CLEO, DAN, GEAR, IN_THREE, Table, asked, bidding, names, parse_moves, with_history

# "I am done"


def test_the_sand_runs_out_when_the_last_of_all_who_have_bid_is_done():
    table = bidding((ANN, 5), (BEN, 4))
    assert table.done(BEN, at=20) == (SaidDone(20, BEN),)
    assert table.match.deadline == 70
    table.done(ANN, at=25)
    assert table.match.deadline == 25
    assert table.time_up() == (ProverAsked(25, BEN),)


def test_one_player_alone_ends_the_sand_at_once():
    table = bidding((ANN, 5))
    table.done(ANN, at=11)
    assert table.match.deadline == 11


def test_whoever_has_bid_in_an_earlier_round_is_waited_for():
    table = with_history((ANN, BEN), winners=(ANN,))
    table.bid(ANN, 5, at=200)
    table.done(ANN, at=201)
    assert table.match.deadline == 260
    table.done(BEN, at=202)
    assert table.match.deadline == 202, "without a bid of this round one can be done, too"


def test_whoever_has_not_bid_in_this_match_has_no_say():
    table = bidding((ANN, 5))
    assert table.done(BEN, at=11) is Refusal.NOT_PLAYING


def test_whoever_bids_anew_is_not_done():
    table = bidding((ANN, 5), (BEN, 4))
    table.done(ANN, at=11)
    table.bid(ANN, 3, at=12)
    table.done(BEN, at=13)
    assert table.match.deadline == 70
    table.done(ANN, at=14)
    assert table.match.deadline == 14


def test_a_bid_of_somebody_else_withdraws_nothing():
    table = bidding((ANN, 5), (BEN, 6))
    table.done(ANN, at=11)
    table.bid(BEN, 4, at=12)
    table.done(BEN, at=13)
    assert table.match.deadline == 13


def test_whoever_seals_another_path_for_the_same_bid_is_still_done():
    table = bidding((ANN, 3), (BEN, 6))
    table.done(ANN, at=11)
    table.bid(ANN, 3, at=12, path=IN_THREE)
    table.done(BEN, at=13)
    assert table.match.deadline == 13


def test_a_bid_made_before_the_last_was_done_still_counts():
    """A command counts by the moment it was made, for as long as the deadline has not been decided."""
    table = bidding((ANN, 5))
    table.done(ANN, at=11)
    assert table.bid(BEN, 4, at=10.9) == (BidMade(10.9, BEN, 4),)
    assert table.match.deadline == 11, "it gives nobody the sand back"
    assert table.bid(CLEO, 3, at=11) is Refusal.SAND_HAS_RUN_OUT
    assert table.time_up() == (ProverAsked(11, BEN),)


def test_a_bid_made_before_ones_own_done_and_told_after_it_withdraws_nothing():
    table = bidding((ANN, 5), (BEN, 6))
    table.done(ANN, at=12)
    table.bid(ANN, 4, at=11)
    table.done(BEN, at=13)
    assert table.match.deadline == 13


def test_it_is_the_last_done_that_counts_in_whichever_order_they_arrive():
    table = bidding((ANN, 5), (BEN, 6))
    table.done(ANN, at=14)
    table.done(BEN, at=13)
    assert table.match.deadline == 14


def test_a_chip_that_nobody_likes_goes_back_as_soon_as_all_are_done_with_it():
    table = with_history((ANN, BEN), winners=(ANN,))
    assert table.match.phase is Phase.THINKING
    table.done(ANN, at=120)
    assert table.deadline > 300
    table.done(BEN, at=121)
    assert names(table.time_up()) == ["HourglassTurned"]
    assert names(table.time_up()) == ["ChipReturned"]
    assert table.events[-1].at == 121


def test_without_a_bid_the_chip_goes_back_when_all_are_done():
    table = with_history((ANN, BEN), winners=(ANN,))
    table.time_up()
    assert table.match.phase is Phase.LAST_CALL
    table.done(ANN, at=table.soon - 5)
    table.done(BEN, at=table.soon - 5)
    assert names(table.time_up()) == ["ChipReturned"]


def test_a_first_bid_turns_the_hourglass_anew_for_those_who_were_done_too():
    table = with_history((ANN, BEN), winners=(ANN,))
    table.time_up()
    table.done(ANN, at=table.soon - 5)
    bid_at = table.soon
    table.bid(BEN, 5, at=bid_at)
    assert table.match.round.done == ()
    assert table.match.deadline == bid_at + 60


def test_nobody_is_done_in_the_next_round():
    table = bidding((ANN, 5))
    table.done(ANN, at=11)
    table.time_up()
    table.passes(ANN)
    table.time_up()
    table.bid(ANN, 5, at=table.match.round.began + 1)
    assert table.match.round.done == ()
    assert table.match.deadline == table.match.round.began + 61


def test_when_the_sand_has_run_out_or_no_chip_is_up_nobody_can_be_done_with_it():
    table = bidding((ANN, 5))
    assert table.done(ANN, at=70) is Refusal.SAND_HAS_RUN_OUT
    table.time_up()
    assert table.done(ANN, at=71) is Refusal.SAND_HAS_RUN_OUT
    table.passes(ANN)
    assert table.done(ANN, at=200) is Refusal.NO_CHIP_UP


# Turning the hourglass without a bid


def test_more_than_half_of_the_players_turn_the_hourglass():
    """docs/rules.md "Nobody bids"."""
    for present, needed in ((1, 1), (2, 2), (3, 2), (4, 3)):
        players = (ANN, BEN, CLEO, DAN)[:present]
        table = with_history(players, winners=(ANN,))
        until = table.deadline
        for player in players[: needed - 1]:
            table.vote_to_turn(player, at=120)
        assert table.deadline == until
        assert table.vote_to_turn(players[needed - 1], at=121) == (TurnVoted(121, players[needed - 1]),)
        assert table.deadline == 121
        assert table.time_up() == (HourglassTurned(121),)
        assert table.deadline == 181


def test_whoever_wants_the_hourglass_turned_when_it_is_time_already_does_not_put_that_off():
    table = with_history((ANN, BEN, CLEO), winners=(ANN,))
    table.vote_to_turn(ANN, at=120)
    table.vote_to_turn(BEN, at=121)
    table.vote_to_turn(CLEO, at=122)
    table.done(ANN, at=123)
    assert table.time_up() == (HourglassTurned(121),)
    table = with_history((ANN,), winners=(ANN,))
    until = table.deadline
    table.vote_to_turn(ANN, at=until + 1)
    assert table.deadline == until


def test_before_the_first_bid_of_the_match_its_starter_turns_the_hourglass():
    table = Table(starter=BEN)
    assert table.vote_to_turn(ANN, at=5) is Refusal.NOT_PLAYING
    table.vote_to_turn(BEN, at=6)
    assert table.time_up() == (HourglassTurned(6),)


def test_a_starter_who_has_not_bid_has_no_say_once_others_have():
    table = with_history((ANN, BEN), winners=(ANN,))
    table.match = replace(table.match, starter=CLEO)
    assert table.vote_to_turn(CLEO, at=120) is Refusal.NOT_PLAYING


def test_whoever_is_done_with_a_chip_wants_the_hourglass_turned_too():
    table = with_history((ANN, BEN, CLEO), winners=(ANN,))
    table.done(ANN, at=120)
    assert table.vote_to_turn(ANN, at=121) is Refusal.VOTED_ALREADY
    table.vote_to_turn(BEN, at=122)
    assert names(table.time_up()) == ["HourglassTurned"]
    assert table.deadline == 182, "Ben and Cleo are not done"
    table.done(BEN, at=130)
    table.done(CLEO, at=131)
    assert names(table.time_up()) == ["ChipReturned"]


def test_a_bid_made_before_the_hourglass_is_turned_is_a_first_bid_still():
    table = with_history((ANN, BEN), winners=(ANN,))
    table.vote_to_turn(ANN, at=120)
    table.vote_to_turn(BEN, at=121)
    table.bid(ANN, 3, at=121)
    assert (table.match.phase, table.deadline) == (Phase.BIDDING, 181)


def test_the_last_who_would_think_on_leaves_and_the_hourglass_is_turned():
    table = with_history((ANN, BEN), winners=(ANN,))
    table.vote_to_turn(ANN, at=120)
    table.leave(BEN, at=130)
    assert table.time_up() == (HourglassTurned(130),)


def test_the_next_chip_is_thought_about_by_all_again():
    table = with_history((ANN, BEN), winners=(ANN,))
    for player in (ANN, BEN):
        table.done(player, at=120)
    table.time_up()
    table.time_up()
    table.time_up()
    assert (table.match.phase, table.match.wants_hourglass) == (Phase.THINKING, frozenset())


# Skipping the prover


def test_half_of_the_proof_time_everybody_waits():
    table = asked((ANN, 3), (BEN, 4))
    half = table.deadline - 60
    assert table.vote_to_skip(BEN, at=half - 0.001) is Refusal.TOO_SOON_TO_SKIP
    assert table.vote_to_skip(BEN, at=half) == (SkipVoted(half, BEN),)


def test_the_time_of_a_prover_who_is_passed_over_has_run_out():
    table = asked((ANN, 3), (BEN, 4))
    table.vote_to_skip(BEN, at=140)
    assert table.match.deadline == 140
    assert table.time_up() == (ProverTimedOut(140, ANN), ProverAsked(140, BEN))


def test_more_than_half_of_the_others_pass_over():
    for others, needed in (([BEN], 1), ([BEN, CLEO], 2), ([BEN, CLEO, DAN], 2)):
        table = asked((ANN, 3), *((other, 4) for other in others))
        deadline = table.deadline
        for other in others[: needed - 1]:
            table.vote_to_skip(other, at=150)
        assert table.match.deadline == deadline
        table.vote_to_skip(others[needed - 1], at=151)
        assert table.match.deadline == 151


def test_whoever_has_bid_in_this_match_has_a_vote_and_nobody_else():
    table = with_history((ANN, BEN), winners=(ANN,))
    table.bid(ANN, 3, at=200)
    table.time_up()
    assert table.vote_to_skip(CLEO, at=table.soon) is Refusal.NOT_PLAYING
    table.vote_to_skip(BEN, at=table.soon)
    assert table.match.is_skipped


def test_one_player_alone_cannot_be_passed_over():
    table = asked((ANN, 3))
    assert table.vote_to_skip(ANN, at=table.soon) is Refusal.OWN_TURN_TO_PROVE
    assert table.vote_to_skip(BEN, at=table.soon) is Refusal.NOT_PLAYING


def test_a_proof_made_before_the_last_vote_still_counts():
    table = asked((ANN, 3), (BEN, 4))
    table.vote_to_skip(BEN, at=150)
    assert table.do(Prove(ANN, parse_moves(IN_THREE)), 150) is Refusal.TOO_LATE_TO_PROVE
    assert names(table.do(Prove(ANN, parse_moves(IN_THREE)), 149.9)) == ["ChipWon"]
    assert table.match.awards[0].target is GEAR


def test_the_votes_against_one_prover_are_none_against_the_next():
    table = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    table.vote_to_skip(CLEO, at=150)
    table.passes(ANN, at=155)
    assert table.match.round.skip_votes == ()
    assert table.prover == BEN


def test_the_last_one_passed_over_leaves_the_chip_in_the_pile():
    table = with_history((ANN, BEN), winners=(ANN,))
    table.bid(ANN, 3, at=200)
    table.time_up()
    table.vote_to_skip(BEN, at=table.soon)
    assert isinstance(table.time_up(), tuple)
    assert [type(event) for event in table.events[-2:]] == [ProverTimedOut, ChipReturned]


def test_time_that_is_given_back_is_waited_for_too():
    table = asked((ANN, 3), (BEN, 4), rules=RULES_1999)
    half = table.deadline - 60
    table.do(GiveBackTime(30), half - 1)
    assert table.vote_to_skip(BEN, at=half) is Refusal.TOO_SOON_TO_SKIP
    assert names(table.vote_to_skip(BEN, at=half + 30)) == ["SkipVoted"]


def test_nobody_is_passed_over_outside_of_proving_or_when_the_time_has_run_out_anyhow():
    table = Table()
    assert table.vote_to_skip(BEN, at=10) is Refusal.NOT_PROVING
    table = asked((ANN, 3), (BEN, 4))
    assert table.vote_to_skip(BEN, at=table.deadline) is Refusal.OUT_OF_DATE
