"""Players who are present decide, and are waited for: docs/rules.md "Present"."""

from dataclasses import replace

from engine.games.match.events import Ending, MatchEnded, SkipVoted
from engine.games.match.play import Abandon, PlayOn
from engine.games.match.state import Phase
from engine.rules.commands import GiveBackTime, PutBack, SetClock
from engine.rules.events import PlayerSeen
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_1999
from tests.engine.first_round import ANN, BEN, CLEO, DAN, EVE, FAY, IN_THREE
from tests.engine.match_driver import MatchDriver, asked, bidding, names, with_history


def _idle_since_the_players_went() -> MatchDriver:
    """Ann, Ben and Cleo have played one round and gone, and the match is idle."""
    driver = with_history((ANN, BEN, CLEO), winners=())
    driver.bid(ANN, 3, at=10)
    driver.time_up()
    driver.prove(ANN, IN_THREE)
    while driver.match.phase is not Phase.IDLE:
        driver.time_up()
    return driver


def _next_round(driver: MatchDriver) -> None:
    """Let time pass without any command until another chip is up."""
    number = driver.match.round.number
    while driver.match.round.number == number:
        if driver.match.phase is Phase.IDLE:
            driver.play_on(at=9000)
        else:
            driver.time_up()


def test_who_has_looked_is_present_and_counts_as_no_player():
    driver = bidding((ANN, 5))
    assert driver.sign(BEN, at=12) == (PlayerSeen(12, BEN),)
    assert (driver.match.present, driver.match.players) == ((ANN, BEN), (ANN,))


def test_a_look_is_noted_once_a_round_for_each(driver: MatchDriver):
    driver.sign(BEN, at=5)
    assert driver.sign(BEN, at=6) is Refusal.SEEN_ALREADY
    driver.bid(ANN, 5, at=10)
    assert driver.sign(ANN, at=11) is Refusal.SEEN_ALREADY, "whoever bids is there"
    _next_round(driver)
    assert names(driver.sign(BEN, at=driver.match.round.began)) == ["PlayerSeen"]


def test_who_does_nothing_for_two_rounds_is_present_no_more():
    driver = bidding((ANN, 5), (BEN, 6))
    for present in ((ANN, BEN), (ANN, BEN), ()):
        _next_round(driver)
        assert driver.match.present == present
    driver.sign(BEN, at=driver.match.round.began + 1)
    assert driver.match.present == (BEN,)


def test_rounds_whose_chip_was_put_back_at_once_make_nobody_absent():
    driver = bidding((ANN, 5), rules=replace(RULES_1999, max_moves=9))
    _next_round(driver)
    for _ in range(4):
        chip = driver.match.round.target
        assert isinstance(driver.do(PutBack(driver.match.round.number, {chip: 20}), driver.match.round.began), tuple)
    assert driver.match.present == (ANN,)


def test_who_has_left_is_back_by_a_bid_and_not_by_a_look():
    driver = bidding((ANN, 5), (BEN, 6))
    driver.leave(BEN, at=15)
    assert driver.sign(BEN, at=16) is Refusal.NOT_PLAYING
    driver.bid(BEN, 4, at=17)
    assert driver.match.present == (ANN, BEN)


def test_who_has_only_looked_can_leave_too():
    driver = bidding((ANN, 5), (CLEO, 5))
    driver.sign(BEN, at=12)
    driver.done(ANN, at=13)
    driver.done(CLEO, at=14)
    assert driver.match.deadline == 70
    driver.leave(BEN, at=20)
    assert driver.match.deadline == 20


def test_a_sealed_path_and_done_in_two_seconds_shut_nobody_out(driver: MatchDriver):
    driver.bid(ANN, 3, at=10, path=IN_THREE)
    driver.done(ANN, at=12)
    assert driver.match.deadline == 40, "half of the time is everybody's"
    assert names(driver.bid(BEN, 2, at=39)) == ["BidMade"]
    assert driver.match.deadline == 70, "and Ben is waited for now"


def test_whoever_looks_while_one_player_alone_is_done_has_the_whole_sand():
    driver = bidding((ANN, 5))
    driver.done(ANN, at=12)
    driver.sign(BEN, at=30)
    assert driver.match.deadline == 70
    driver.done(BEN, at=33)
    assert driver.match.deadline == 33


def test_whoever_looks_when_the_sand_has_run_out_brings_none_back():
    driver = bidding((ANN, 5))
    driver.done(ANN, at=12)
    driver.sign(BEN, at=40)
    assert driver.match.deadline == 40


def test_a_player_alone_who_bids_again_has_the_whole_sand():
    driver = bidding((ANN, 5))
    driver.done(ANN, at=12)
    driver.bid(ANN, 4, at=20)
    assert driver.match.deadline == 70


def test_one_player_alone_throws_no_chip_back_before_half_of_the_sand_has_run():
    driver = bidding((ANN, 5))
    _next_round(driver)
    began = driver.match.round.began
    driver.done(ANN, at=began + 1)
    assert names(driver.time_up()) == ["HourglassTurned"]
    assert (driver.match.phase, driver.deadline) == (Phase.LAST_CALL, began + 31)
    assert names(driver.time_up())[0] == "ChipReturned"


def test_who_has_only_looked_is_waited_for():
    driver = bidding((ANN, 5), (BEN, 6))
    driver.sign(CLEO, at=12)
    driver.done(ANN, at=13)
    driver.done(BEN, at=14)
    assert driver.match.deadline == 70
    driver.done(CLEO, at=15)
    assert driver.match.deadline == 15


def test_two_newcomers_who_have_bid_outvote_three_who_have_gone():
    driver = _idle_since_the_players_went()
    assert driver.vote_to_finish(DAN, at=4000) is Refusal.NOT_PLAYING
    driver.do(PlayOn(), 4001)
    for newcomer in (DAN, EVE):
        driver.sign(newcomer, at=4002)
    assert driver.match.present == (DAN, EVE)
    assert driver.vote_to_turn(DAN, at=4003) is Refusal.NO_STAKE
    assert driver.vote_to_finish(DAN, at=4003) is Refusal.NO_STAKE
    for newcomer in (DAN, EVE):
        driver.bid(newcomer, 9, at=4004)
    driver.vote_to_finish(DAN, at=4005)
    assert names(driver.vote_to_finish(EVE, at=4006)) == ["FinishVoted"]
    driver.leave(EVE, at=4007)
    assert names(driver.leave(DAN, at=4008)) == ["PlayerLeft"]
    driver.bid(EVE, 9, at=4009)
    assert driver.match.with_a_stake == (EVE,)
    driver.vote_to_finish(EVE, at=4010)
    driver.time_up()
    assert names(driver.passes(EVE)) == ["ProverPassed", "ChipReturned", "MatchEnded"]
    assert driver.match.winners == (ANN,)


def test_two_newcomers_skip_a_prover_who_has_gone_for_good():
    driver = _idle_since_the_players_went()
    driver.do(PlayOn(), 4001)
    driver.bid(ANN, 2, at=4002)
    for newcomer in (DAN, EVE):
        driver.sign(newcomer, at=4003)
    driver.time_up()
    half = driver.deadline - 60
    driver.vote_to_skip(DAN, at=half)
    driver.vote_to_skip(EVE, at=half + 1)
    assert names(driver.time_up()) == ["ProverTimedOut", "ChipReturned"]


def test_a_vote_to_finish_of_who_has_gone_counts_no_more():
    driver = bidding((ANN, 5), (BEN, 6), (CLEO, 7))
    driver.vote_to_finish(CLEO, at=20)
    for _ in range(3):
        _next_round(driver)
    for player in (ANN, BEN):
        driver.sign(player, at=driver.match.round.began)
    driver.vote_to_finish(ANN, at=driver.match.round.began + 1)
    assert not driver.match.is_to_finish
    driver.sign(CLEO, at=driver.match.round.began + 2)
    assert driver.match.is_to_finish, "two of three who are there"


def test_in_a_match_without_a_bid_its_starter_turns_the_hourglass_or_all_who_are_present_are_done():
    driver = MatchDriver(starter=ANN)
    for player in (BEN, CLEO):
        driver.sign(player, at=5)
    assert driver.vote_to_turn(BEN, at=6) is Refusal.NO_STAKE
    driver.done(BEN, at=6)
    assert driver.deadline == 300
    driver.done(CLEO, at=7)
    assert driver.deadline == 7
    driver = MatchDriver(starter=ANN)
    driver.sign(BEN, at=5)
    driver.vote_to_turn(ANN, at=6)
    assert driver.deadline == 6


def test_passers_by_do_not_fix_the_number_of_chips(driver: MatchDriver):
    for passing in (CLEO, DAN, EVE, FAY):
        driver.bid(passing, 99, at=10)
    for _ in range(3):
        _next_round(driver)
    for player in (ANN, BEN):
        driver.bid(player, 9, at=driver.match.round.began + 1)
    assert driver.match.chips_needed == 8


def test_four_who_only_look_do_not_fix_the_number_of_chips(driver: MatchDriver):
    for passing in (CLEO, DAN, EVE, FAY):
        driver.sign(passing, at=5)
    driver.bid(ANN, 3, at=10)
    driver.time_up()
    driver.prove(ANN, IN_THREE)
    assert (driver.match.counted, driver.match.chips_needed) == (1, 8)


def test_a_prover_who_gives_a_sign_is_not_skipped_for_half_of_their_time():
    driver = asked((ANN, 3), (BEN, 4))
    driver.sign(ANN, at=100)
    assert driver.vote_to_skip(BEN, at=159) is Refusal.TOO_SOON_TO_SKIP
    assert driver.vote_to_skip(BEN, at=160) == (SkipVoted(160, BEN),)


def test_a_sign_takes_back_the_votes_that_were_cast_before_it_and_those_that_came_before_it_did():
    driver = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    driver.vote_to_skip(BEN, at=131)
    driver.sign(ANN, at=132)
    assert driver.match.round.skip_votes == ()
    driver = asked((ANN, 3), (BEN, 4))
    driver.vote_to_skip(BEN, at=135)
    driver.sign(ANN, at=134)
    assert (driver.match.deadline, driver.match.round.skip_votes) == (190, ())


def test_a_sign_of_a_prover_who_was_skipped_comes_too_late():
    driver = asked((ANN, 3), (BEN, 4))
    driver.vote_to_skip(BEN, at=135)
    assert driver.sign(ANN, at=135) is Refusal.OUT_OF_DATE


def test_few_signs_are_stored_of_a_prover_who_types_all_the_time():
    driver = asked((ANN, 3), (BEN, 4))
    stored = sum(isinstance(driver.sign(ANN, at=70 + second), tuple) for second in range(120))
    assert stored == 23


def test_signs_of_others_are_none_of_the_prover():
    driver = asked((ANN, 3), (BEN, 4))
    driver.sign(CLEO, at=100)
    assert driver.match.skippable_from == 130


def test_a_sign_moves_with_time_that_is_given_back_and_with_the_clock():
    driver = asked((ANN, 3), (BEN, 4))
    driver.sign(ANN, at=100)
    driver.do(GiveBackTime(30), 101)
    assert driver.match.skippable_from == 190
    driver.do(SetClock(-50), 102)
    assert driver.match.skippable_from == 140


def test_a_match_that_was_idle_for_an_hour_makes_room_and_the_most_chips_win():
    driver = _idle_since_the_players_went()
    idle = driver.match.idle_since
    assert idle is not None
    assert driver.do(Abandon(), idle + 3599) is Refusal.NOT_YET
    assert driver.do(Abandon(), idle + 3600) == (MatchEnded(idle + 3600, Ending.ABANDONED, (ANN,)),)


def test_a_match_that_is_played_makes_no_room_and_one_that_was_woken_begins_to_rest_anew():
    driver = _idle_since_the_players_went()
    driver.play_on(at=9000)
    assert driver.do(Abandon(), 99_000) is Refusal.NOT_IDLE
    while driver.match.phase is not Phase.IDLE:
        driver.time_up()
    assert driver.do(Abandon(), (driver.match.idle_since or 0) + 10) is Refusal.NOT_YET


def test_the_hour_does_not_shrink_when_the_clock_is_set():
    driver = _idle_since_the_players_went()
    idle = driver.match.idle_since or 0
    driver.do(SetClock(7200), idle + 7210)
    assert driver.do(Abandon(), idle + 7210) is Refusal.NOT_YET


def test_without_a_chip_nobody_wins_what_was_abandoned(driver: MatchDriver):
    while driver.match.phase is not Phase.IDLE:
        driver.time_up()
    driver.do(Abandon(), 99_000)
    assert (driver.match.ending, driver.match.winners) == (Ending.ABANDONED, ())
