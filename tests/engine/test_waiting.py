"""Waits are short: players who are done, and provers who have left.

docs/rules.md "I am done" and "Vote to skip".
"""

from engine.games.match.events import BidMade, HourglassTurned, ProverAsked, ProverTimedOut, TurnVoted
from engine.games.match.play import Prove
from engine.games.match.state import Phase
from engine.rules.commands import GiveBackTime, WantNext
from engine.rules.events import ChipReturned, NextWanted, SaidDone
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_1999
from tests.engine.first_round import ANN, BEN, CLEO, DAN, GEAR, IN_THREE
from tests.engine.match_driver import MatchDriver, asked, bidding, names, parse_moves, with_history


def test_the_sand_runs_out_when_the_last_of_all_who_have_bid_is_done():
    driver = bidding((ANN, 5), (BEN, 4))
    assert driver.done(BEN, at=20) == (SaidDone(20, BEN),)
    assert driver.match.deadline == 70
    driver.done(ANN, at=25)
    assert driver.match.deadline == 25
    assert driver.time_up() == (ProverAsked(25, BEN),)


def test_one_player_alone_ends_the_sand_when_half_of_it_has_run():
    driver = bidding((ANN, 5))
    driver.done(ANN, at=11)
    assert driver.match.deadline == 40
    driver = bidding((ANN, 5))
    driver.done(ANN, at=45)
    assert driver.match.deadline == 45


def test_whoever_has_bid_in_an_earlier_round_is_waited_for():
    driver = with_history((ANN, BEN), winners=(ANN,))
    driver.bid(ANN, 5, at=200)
    driver.done(ANN, at=201)
    assert driver.match.deadline == 260
    driver.done(BEN, at=202)
    assert driver.match.deadline == 202, "without a bid of this round one can be done, too"


def test_whoever_bids_anew_is_not_done():
    driver = bidding((ANN, 5), (BEN, 4))
    driver.done(ANN, at=11)
    driver.bid(ANN, 3, at=12)
    driver.done(BEN, at=13)
    assert driver.match.deadline == 70
    driver.done(ANN, at=14)
    assert driver.match.deadline == 14


def test_a_bid_of_somebody_else_withdraws_nothing():
    driver = bidding((ANN, 5), (BEN, 6))
    driver.done(ANN, at=11)
    driver.bid(BEN, 4, at=12)
    driver.done(BEN, at=13)
    assert driver.match.deadline == 13


def test_whoever_seals_another_path_for_the_same_bid_is_still_done():
    driver = bidding((ANN, 3), (BEN, 6))
    driver.done(ANN, at=11)
    driver.bid(ANN, 3, at=12, path=IN_THREE)
    driver.done(BEN, at=13)
    assert driver.match.deadline == 13


def test_a_bid_made_before_the_last_was_done_still_counts():
    """A command counts by the moment it was made, for as long as the deadline has not been decided."""
    driver = bidding((ANN, 5), (DAN, 6))
    driver.done(ANN, at=12)
    driver.done(DAN, at=13)
    assert driver.bid(BEN, 4, at=12.9) == (BidMade(12.9, BEN, 4),)
    assert driver.match.deadline == 13, "it gives nobody the sand back"
    assert driver.bid(CLEO, 3, at=13) is Refusal.SAND_HAS_RUN_OUT
    assert driver.time_up() == (ProverAsked(13, BEN),)


def test_a_bid_made_before_ones_own_done_and_told_after_it_withdraws_nothing():
    driver = bidding((ANN, 5), (BEN, 6))
    driver.done(ANN, at=12)
    driver.bid(ANN, 4, at=11)
    driver.done(BEN, at=13)
    assert driver.match.deadline == 13


def test_it_is_the_last_done_that_counts_in_whichever_order_they_arrive():
    driver = bidding((ANN, 5), (BEN, 6))
    driver.done(ANN, at=14)
    driver.done(BEN, at=13)
    assert driver.match.deadline == 14


def test_a_chip_that_nobody_likes_goes_back_as_soon_as_all_are_done_with_it():
    driver = with_history((ANN, BEN), winners=(ANN,))
    assert driver.match.phase is Phase.THINKING
    driver.done(ANN, at=120)
    assert driver.deadline > 300
    driver.done(BEN, at=121)
    assert names(driver.time_up()) == ["HourglassTurned"]
    assert names(driver.time_up()) == ["ChipReturned"]
    assert driver.events[-1].at == 121


def test_without_a_bid_the_chip_goes_back_when_all_are_done():
    driver = with_history((ANN, BEN), winners=(ANN,))
    driver.time_up()
    assert driver.match.phase is Phase.LAST_CALL
    driver.done(ANN, at=driver.soon - 5)
    driver.done(BEN, at=driver.soon - 5)
    assert names(driver.time_up()) == ["ChipReturned"]


def test_a_first_bid_turns_the_hourglass_anew_for_those_who_were_done_too():
    driver = with_history((ANN, BEN), winners=(ANN,))
    driver.time_up()
    driver.done(ANN, at=driver.soon - 5)
    bid_at = driver.soon
    driver.bid(BEN, 5, at=bid_at)
    assert driver.match.round.done == ()
    assert driver.match.deadline == bid_at + 60


def test_nobody_is_done_in_the_next_round():
    driver = bidding((ANN, 5))
    driver.done(ANN, at=11)
    driver.time_up()
    driver.passes(ANN)
    driver.time_up()
    driver.bid(ANN, 5, at=driver.match.round.began + 1)
    assert driver.match.round.done == ()
    assert driver.match.deadline == driver.match.round.began + 61


def test_when_the_sand_has_run_out_or_no_chip_is_up_nobody_can_be_done_with_it():
    driver = bidding((ANN, 5))
    assert driver.done(ANN, at=70) is Refusal.SAND_HAS_RUN_OUT
    driver.time_up()
    assert driver.done(ANN, at=71) is Refusal.SAND_HAS_RUN_OUT
    driver.passes(ANN)
    assert driver.done(ANN, at=200) is Refusal.NO_CHIP_UP


def test_more_than_half_of_the_players_turn_the_hourglass():
    """docs/rules.md "Nobody bids"."""
    for present, needed in ((1, 1), (2, 2), (3, 2), (4, 3)):
        players = (ANN, BEN, CLEO, DAN)[:present]
        driver = with_history(players, winners=(ANN,))
        until = driver.deadline
        for player in players[: needed - 1]:
            driver.vote_to_turn(player, at=120)
        assert driver.deadline == until
        assert driver.vote_to_turn(players[needed - 1], at=121) == (TurnVoted(121, players[needed - 1]),)
        assert driver.deadline == 121
        assert driver.time_up() == (HourglassTurned(121),)
        assert driver.deadline == 181


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


def test_whoever_is_done_with_a_chip_wants_the_hourglass_turned_too():
    driver = with_history((ANN, BEN, CLEO), winners=(ANN,))
    driver.done(ANN, at=120)
    assert driver.vote_to_turn(ANN, at=121) is Refusal.VOTED_ALREADY
    driver.vote_to_turn(BEN, at=122)
    assert names(driver.time_up()) == ["HourglassTurned"]
    assert driver.deadline == 182, "Ben and Cleo are not done"
    driver.done(BEN, at=130)
    driver.done(CLEO, at=131)
    assert names(driver.time_up()) == ["ChipReturned"]


def test_a_bid_made_before_the_hourglass_is_turned_is_a_first_bid_still():
    driver = with_history((ANN, BEN), winners=(ANN,))
    driver.vote_to_turn(ANN, at=120)
    driver.vote_to_turn(BEN, at=121)
    driver.bid(ANN, 3, at=121)
    assert (driver.match.phase, driver.deadline) == (Phase.BIDDING, 181)


def test_the_last_who_would_think_on_leaves_and_the_hourglass_is_turned():
    driver = with_history((ANN, BEN), winners=(ANN,))
    driver.vote_to_turn(ANN, at=120)
    driver.leave(BEN, at=130)
    assert driver.time_up() == (HourglassTurned(130),)


def test_the_next_chip_is_thought_about_by_all_again():
    driver = with_history((ANN, BEN), winners=(ANN,))
    for player in (ANN, BEN):
        driver.done(player, at=120)
    driver.time_up()
    driver.time_up()
    driver.time_up()
    assert (driver.match.phase, driver.match.wants_hourglass) == (Phase.THINKING, frozenset())


def test_the_time_of_a_prover_who_is_passed_over_has_run_out():
    driver = asked((ANN, 3), (BEN, 4))
    driver.vote_to_skip(BEN, at=140)
    assert driver.match.deadline == 140
    assert driver.time_up() == (ProverTimedOut(140, ANN), ProverAsked(140, BEN))


def test_more_than_half_of_the_others_pass_over():
    for others, needed in (([BEN], 1), ([BEN, CLEO], 2), ([BEN, CLEO, DAN], 2)):
        driver = asked((ANN, 3), *((other, 4) for other in others))
        deadline = driver.deadline
        for other in others[: needed - 1]:
            driver.vote_to_skip(other, at=150)
        assert driver.match.deadline == deadline
        driver.vote_to_skip(others[needed - 1], at=151)
        assert driver.match.deadline == 151


def test_a_proof_made_before_the_last_vote_still_counts():
    driver = asked((ANN, 3), (BEN, 4))
    driver.vote_to_skip(BEN, at=150)
    assert driver.do(Prove(ANN, parse_moves(IN_THREE)), 150) is Refusal.TOO_LATE_TO_PROVE
    assert names(driver.do(Prove(ANN, parse_moves(IN_THREE)), 149.9)) == ["ChipWon"]
    assert driver.match.awards[0].target is GEAR


def test_the_votes_against_one_prover_are_none_against_the_next():
    driver = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    driver.vote_to_skip(CLEO, at=150)
    driver.passes(ANN, at=155)
    assert driver.match.round.skip_votes == ()
    assert driver.prover == BEN


def test_the_last_one_passed_over_leaves_the_chip_in_the_pile():
    driver = with_history((ANN, BEN), winners=(ANN,))
    driver.bid(ANN, 3, at=200)
    driver.time_up()
    driver.vote_to_skip(BEN, at=driver.soon)
    assert isinstance(driver.time_up(), tuple)
    assert [type(event) for event in driver.events[-2:]] == [ProverTimedOut, ChipReturned]


def test_time_that_is_given_back_is_waited_for_too():
    driver = asked((ANN, 3), (BEN, 4), rules=RULES_1999)
    half = driver.deadline - 60
    driver.do(GiveBackTime(30), half - 1)
    assert driver.vote_to_skip(BEN, at=half) is Refusal.TOO_SOON_TO_SKIP
    assert names(driver.vote_to_skip(BEN, at=half + 30)) == ["SkipVoted"]


def test_nobody_is_passed_over_outside_of_proving_or_when_the_time_has_run_out_anyhow(driver: MatchDriver):
    assert driver.vote_to_skip(BEN, at=10) is Refusal.NOT_PROVING
    driver = asked((ANN, 3), (BEN, 4))
    assert driver.vote_to_skip(BEN, at=driver.deadline) is Refusal.OUT_OF_DATE


def won(*others: int) -> MatchDriver:
    """Return a match in the pause after a chip that Ann has won, with others present."""
    driver = bidding((ANN, 3), *((other, 9) for other in others))
    driver.time_up()
    driver.prove(ANN, IN_THREE)
    assert driver.match.phase is Phase.INTERMISSION
    return driver


def test_the_pause_is_over_when_all_who_are_present_want_the_next_round():
    driver = won(BEN)
    until, soon = driver.deadline, driver.soon
    assert driver.do(WantNext(ANN), soon) == (NextWanted(soon, ANN),)
    assert driver.deadline == until
    driver.do(WantNext(BEN), soon + 1)
    assert driver.deadline == soon + 1
    assert names(driver.time_up()) == ["ChipTurned"]
    assert not driver.match.round.next_votes


def test_one_person_alone_skips_the_pause():
    driver = won()
    driver.do(WantNext(ANN), driver.soon)
    assert names(driver.time_up()) == ["ChipTurned"]


def test_a_player_who_leaves_holds_up_no_round():
    driver = won(BEN)
    soon = driver.deadline - 8
    driver.do(WantNext(ANN), soon)
    driver.leave(BEN, soon + 2)
    assert driver.deadline == soon + 2


def test_the_vote_of_a_player_who_has_left_the_pause_does_not_count_for_its_end():
    driver = won(BEN, CLEO)
    soon = driver.deadline - 8
    driver.do(WantNext(BEN), soon)
    driver.do(WantNext(ANN), soon + 4)
    driver.leave(ANN, soon + 5)
    driver.leave(CLEO, soon + 2)  # it was on its way for longer
    assert driver.deadline == soon + 2


def test_the_next_round_is_wanted_once_in_a_pause_and_by_who_is_present():
    driver = won(BEN)
    driver.do(WantNext(ANN), driver.soon)
    assert driver.do(WantNext(ANN), driver.soon) is Refusal.VOTED_ALREADY
    assert driver.do(WantNext(DAN), driver.soon) is Refusal.NOT_PLAYING
    assert bidding((ANN, 3)).do(WantNext(ANN), 12) is Refusal.OUT_OF_DATE
