from dataclasses import replace
from random import Random

import pytest

from engine.games.match.events import EndCalled, Ending, MatchEnded
from engine.games.match.play import decide
from engine.games.match.state import Phase
from engine.rules.commands import GiveSign
from engine.rules.events import FinishVoted
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_1999, RULES_2013
from tests.engine.first_round import ANN, BEN, CLEO, DAN, EVE, FAY, IN_THREE, MISSED
from tests.engine.match_driver import MatchDriver, asked, bidding, names, with_history

ALL = (ANN, BEN, CLEO, DAN, EVE, FAY)


def _win(driver: MatchDriver, winner: int) -> list[str]:
    """The winner takes the chip that is up, by a real proof; what came of it."""
    driver.bid(winner, 3, at=driver.soon)
    driver.time_up()
    return names(driver.prove(winner, IN_THREE))


@pytest.mark.parametrize(("players", "needed"), [(1, 8), (2, 8), (3, 6), (4, 5)])
def test_the_chip_that_makes_enough_ends_the_match(players: int, needed: int):
    """docs/rules.md "End": 2 players 8 chips, 3 players 6, 4 players 5; one player alone counts as two."""
    driver = with_history(ALL[:players], [ANN] * (needed - 1))
    assert _win(driver, ANN) == ["ChipWon", "MatchEnded"]
    assert (driver.match.phase, driver.match.ending) == (Phase.OVER, Ending.ENOUGH_CHIPS)
    assert (driver.match.winners, driver.match.deadline) == ((ANN,), None)


@pytest.mark.parametrize(("players", "needed"), [(1, 8), (2, 8), (3, 6), (4, 5), (5, 99), (6, 99)])
def test_one_chip_less_does_not_end_it(players: int, needed: int):
    driver = with_history(ALL[:players], [ANN] * (min(needed, 17) - 2))
    assert _win(driver, ANN) == ["ChipWon"]
    assert driver.match.phase is Phase.INTERMISSION


def test_more_than_four_players_play_all_seventeen_chips_and_the_most_chips_win():
    driver = with_history(ALL[:5], [ANN] * 9 + [BEN] * 7)
    assert _win(driver, CLEO) == ["ChipWon", "MatchEnded"]
    assert (driver.match.ending, driver.match.winners, driver.match.pile) == (Ending.PILE_EMPTY, (ANN,), ())


def test_equal_counts_share_the_victory():
    driver = with_history(ALL[:5], [ANN] * 7 + [BEN] * 6 + [CLEO] * 3)
    assert _win(driver, BEN) == ["ChipWon", "MatchEnded"]
    assert driver.match.winners == (ANN, BEN)


def test_a_last_chip_that_nobody_wins_is_drawn_again():
    driver = with_history(ALL[:5], [ANN] * 9 + [BEN] * 7)
    driver.bid(CLEO, 3, at=driver.soon)
    driver.time_up()
    assert names(driver.passes(CLEO)) == ["ProverPassed", "ChipReturned"]
    assert names(driver.time_up()) == ["ChipTurned"]


@pytest.mark.parametrize("agreed", [1, 3, 17])
@pytest.mark.parametrize("players", [1, 3, 6])
def test_a_table_may_agree_on_another_number(agreed: int, players: int):
    driver = with_history(ALL[:players], [ANN] * (agreed - 1), replace(RULES_2013, chips_to_win=agreed))
    assert _win(driver, ANN) == ["ChipWon", "MatchEnded"]
    assert (driver.match.ending, driver.match.winners) == (Ending.ENOUGH_CHIPS, (ANN,))


def test_a_pile_that_is_empty_before_the_agreed_number_is_reached_ends_the_match():
    driver = with_history(ALL[:2], [ANN] * 9 + [BEN] * 7, replace(RULES_1999, chips_to_win=12))
    assert _win(driver, BEN) == ["ChipWon", "MatchEnded"]
    assert (driver.match.ending, driver.match.winners) == (Ending.PILE_EMPTY, (ANN,))


def test_a_table_that_agrees_on_seventeen_chips_plays_them_all_and_the_most_win():
    driver = with_history(ALL[:2], [ANN] * 10 + [BEN] * 6, replace(RULES_1999, chips_to_win=17))
    assert _win(driver, BEN) == ["ChipWon", "MatchEnded"]
    assert (driver.match.ending, driver.match.winners, driver.match.pile) == (Ending.PILE_EMPTY, (ANN,), ())


@pytest.mark.parametrize(
    ("needed", "counts", "counted"), [(2, True, ()), (3, True, (ANN,)), (8, False, ()), (17, False, (ANN,))]
)
def test_a_victory_counts_by_three_chips_that_do_or_an_empty_pile(needed: int, counted: tuple[int, ...], *, counts: bool):
    """docs/rules.md "Leaderboards"."""
    driver = with_history(ALL[:2], [ANN] * (needed - 1), replace(RULES_1999, chips_to_win=needed), counts=counts)
    _win(driver, ANN)
    ended = driver.events[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.counted == counted


def test_the_number_of_chips_is_fixed_by_who_plays_when_the_first_is_won():
    """docs/rules.md "End": until then everybody who bids counts, also in that round."""
    driver = with_history([ANN, BEN], [])
    assert driver.match.chips_needed == 8
    driver.bid(CLEO, 9, at=driver.soon)
    assert driver.match.chips_needed == 6
    _win(driver, ANN)
    assert (driver.match.counted, driver.match.chips_needed) == (3, 6)


def test_whoever_bids_later_changes_the_number_no_more():
    driver = with_history([ANN, BEN], [ANN] * 4)
    driver.bid(CLEO, 99, at=driver.soon)
    driver.bid(DAN, 99, at=driver.soon)
    assert _win(driver, ANN) == ["ChipWon"]
    assert (len(driver.match.players), driver.match.chips_needed) == (4, 8)


def test_whoever_leaves_changes_the_number_before_it_is_fixed_and_not_after():
    driver = with_history([ANN, BEN, CLEO, DAN], [])
    driver.leave(DAN, at=5)
    assert driver.match.chips_needed == 6
    _win(driver, ANN)
    assert driver.match.chips_needed == 6
    driver.leave(BEN, at=driver.soon)
    assert driver.match.chips_needed == 6


def test_a_bid_alone_ends_nothing():
    driver = with_history([ANN, BEN, CLEO], [ANN] * 5)
    driver.bid(DAN, 9, at=driver.soon)
    driver.time_up()
    assert names(driver.passes(DAN)) == ["ProverPassed", "ChipReturned"]


def test_a_fifth_player_who_comes_late_takes_no_victory_away():
    driver = with_history([ANN, BEN, CLEO, DAN], [ANN] * 4)
    driver.bid(EVE, 9, at=driver.soon)
    assert _win(driver, ANN) == ["ChipWon", "MatchEnded"]


def test_more_than_half_of_those_present_finish_the_match_and_the_most_chips_win():
    """docs/rules.md "End"."""
    driver = with_history([ANN, BEN, CLEO], [BEN, BEN, ANN])
    assert driver.vote_to_finish(CLEO, at=driver.soon) == (FinishVoted(driver.soon, CLEO),)
    now = driver.soon
    assert driver.vote_to_finish(ANN, at=now) == (FinishVoted(now, ANN), MatchEnded(now, Ending.AGREED, (BEN,)))
    assert driver.match.deadline is None


@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_half_of_them_are_not_enough(players: int, needed: int):
    driver = with_history(ALL[:players], [ANN])
    for player in ALL[: needed - 1]:
        assert names(driver.vote_to_finish(player, at=driver.soon)) == ["FinishVoted"]
    assert names(driver.vote_to_finish(ALL[needed - 1], at=driver.soon)) == ["FinishVoted", "MatchEnded"]


def test_who_has_started_the_match_can_always_vote_to_finish_it():
    driver = with_history([ANN, BEN], [BEN])
    for player in (BEN, ANN):
        driver.leave(player, at=driver.soon)
    assert driver.match.present == ()
    assert names(driver.vote_to_finish(ANN, at=driver.soon)) == ["FinishVoted", "MatchEnded"]


def test_the_starter_who_comes_back_to_vote_does_not_decide_alone():
    driver = with_history([ANN, BEN, CLEO], [BEN])
    driver.leave(ANN, at=driver.soon)
    assert names(driver.vote_to_finish(ANN, at=driver.soon)) == ["FinishVoted"]
    assert len(driver.match.wants_to_finish) == 1
    assert driver.match.needed_to_finish == 2
    assert names(driver.vote_to_finish(CLEO, at=driver.soon)) == ["FinishVoted", "MatchEnded"]


@pytest.mark.parametrize("wins", [True, False])
def test_a_round_with_a_bid_is_played_to_its_end_first(wins: bool):  # noqa: FBT001 - a parameter of the test
    driver = with_history([ANN, BEN], [ANN])
    driver.bid(BEN, 3, at=driver.soon)
    for player in (ANN, BEN):
        assert names(driver.vote_to_finish(player, at=driver.soon)) == ["FinishVoted"]
    driver.time_up()
    ended = names(driver.prove(BEN, IN_THREE) if wins else driver.passes(BEN))
    assert ended == ["ChipWon" if wins else "ProverPassed", *([] if wins else ["ChipReturned"]), "MatchEnded"]
    assert (driver.match.ending, driver.match.winners) == (Ending.AGREED, (ANN, BEN) if wins else (ANN,))


def test_a_vote_is_enough_as_soon_as_the_others_are_present_no_more():
    driver = with_history([ANN, BEN, CLEO], [ANN])
    driver.vote_to_finish(BEN, at=driver.soon)
    while CLEO in driver.match.present:
        assert not driver.match.is_over
        driver.bid(BEN, 3, at=driver.soon, path=MISSED)
        driver.time_up()
        driver.vote_to_finish(BEN, at=driver.soon)
        driver.time_up()
    assert driver.match.present == (BEN,)
    assert names(tuple(driver.events[-2:])) == ["ChipTurned", "MatchEnded"]
    assert (driver.match.ending, driver.match.winners) == (Ending.AGREED, (ANN,))


def test_a_vote_counts_again_when_its_player_is_seen_again():
    driver = with_history([ANN, BEN, CLEO], [ANN])
    driver.vote_to_finish(BEN, at=driver.soon)
    gone = replace(driver.match, rounds_begun=driver.match.rounds_begun + 3)
    assert gone.wants_to_finish == ()
    outcome = decide(gone, GiveSign(BEN), driver.soon, Random(1))
    assert isinstance(outcome, Outcome)
    assert names(outcome.events) == ["PlayerSeen", "MatchEnded"]


def test_whoever_bids_again_wants_to_play_on():
    driver = with_history([ANN, BEN], [ANN])
    driver.vote_to_finish(ANN, at=driver.soon)
    driver.bid(ANN, 3, at=driver.soon)
    assert driver.match.finish_votes == ()
    assert names(driver.vote_to_finish(BEN, at=driver.soon)) == ["FinishVoted"]


def test_what_was_said_last_counts_in_whichever_order_a_bid_and_a_wish_to_finish_arrive():
    table = with_history([ANN, BEN], [ANN])
    table.vote_to_finish(ANN, at=121)
    table.bid(ANN, 3, at=120)
    assert [vote.player for vote in table.match.finish_votes] == [ANN]
    table.bid(BEN, 4, at=131)
    assert table.vote_to_finish(BEN, at=130) is Refusal.OUT_OF_DATE


def test_a_wish_to_finish_lasts_from_round_to_round_and_goes_with_its_player():
    driver = with_history([ANN, BEN, CLEO], [ANN])
    driver.vote_to_finish(CLEO, at=driver.soon)
    driver.time_up()
    driver.time_up()
    driver.time_up()
    assert [vote.player for vote in driver.match.finish_votes] == [CLEO]
    driver.leave(CLEO, at=driver.soon)
    assert driver.match.finish_votes == ()


def test_when_the_last_who_wants_to_play_on_has_left_the_match_is_finished():
    driver = with_history([ANN, BEN], [ANN])
    driver.vote_to_finish(ANN, at=driver.soon)
    assert names(driver.leave(BEN, at=driver.soon)) == ["PlayerLeft", "MatchEnded"]
    assert driver.match.winners == (ANN,)


def test_a_match_without_a_chip_won_has_no_winner():
    driver = bidding((ANN, 3))
    driver.time_up()
    driver.vote_to_finish(ANN, at=driver.soon)
    driver.passes(ANN)
    assert (driver.match.ending, driver.match.winners) == (Ending.AGREED, ())


def test_an_idle_match_can_be_finished():
    driver = with_history([ANN, BEN], [ANN])
    for _ in range(5):
        driver.time_up()
    assert driver.match.phase is Phase.IDLE
    driver.vote_to_finish(ANN, at=9000)
    assert names(driver.vote_to_finish(BEN, at=9000)) == ["FinishVoted", "MatchEnded"]


def test_the_starter_may_stop_the_match_and_then_nobody_wins():
    """docs/rules.md "End": a stopped match has no winner, and the chips already won stay won."""
    driver = with_history([ANN, BEN], [ANN, ANN])
    assert driver.stop(ANN, at=50) == (MatchEnded(50, Ending.STOPPED, ()),)
    assert (driver.match.phase, driver.match.ending, driver.match.winners) == (Phase.OVER, Ending.STOPPED, ())
    assert driver.match.chips == {ANN: 2}


def test_a_starter_who_is_behind_voids_no_victory_but_ends_the_match_and_the_most_chips_win():
    driver = with_history([ANN, BEN], [BEN, ANN, BEN])
    assert driver.stop(ANN) is Refusal.MAY_ONLY_END
    now = driver.soon
    assert driver.end(ANN, at=now) == (FinishVoted(now, ANN),)
    assert driver.vote_to_finish(BEN, at=now) == (FinishVoted(now, BEN), MatchEnded(now, Ending.AGREED, (BEN,)))


def test_a_starter_who_is_ahead_ends_no_match_that_another_plays_on():
    driver = with_history([ANN, BEN], [BEN, ANN, ANN])
    assert names(driver.end(ANN, at=driver.soon)) == ["FinishVoted"]
    assert (driver.match.is_over, driver.match.needed_to_finish) == (False, 2)
    assert driver.end(ANN, at=driver.soon) is Refusal.WANTS_TO_FINISH_ALREADY


def test_a_starter_decides_alone_once_the_others_are_away():
    driver = with_history([ANN, BEN], [BEN])
    driver.leave(BEN, at=driver.soon)
    assert names(driver.end(ANN, at=driver.soon)) == ["FinishVoted", "MatchEnded"]
    assert driver.match.winners == (BEN,)


@pytest.mark.parametrize("wins", [True, False])
def test_a_match_that_is_ended_during_a_round_with_a_bid_ends_with_that_round(wins: bool):  # noqa: FBT001 - a parameter
    driver = with_history([ANN, BEN], [ANN, BEN])
    driver.bid(BEN, 3, at=driver.soon)
    assert driver.end(CLEO, at=driver.soon, may_moderate=True) == (EndCalled(driver.soon),)
    driver.bid(ANN, 99, at=driver.soon)
    driver.time_up()
    ended = names(driver.prove(BEN, IN_THREE) if wins else driver.passes(BEN))
    if not wins:
        ended = names(driver.passes(ANN))
    assert ended[-1] == "MatchEnded"
    assert driver.match.winners == ((BEN,) if wins else (ANN, BEN))


def test_a_starter_who_alone_has_chips_gains_no_victory_by_an_early_end():
    driver = with_history([ANN, BEN], [ANN])
    assert driver.end(ANN) is Refusal.MAY_ONLY_STOP
    assert names(driver.stop(ANN)) == ["MatchEnded"]


@pytest.mark.parametrize("winner", [ANN, BEN])
def test_a_moderator_cancels_a_match_or_ends_it_whoever_has_chips(winner: int):
    driver = with_history([ANN, BEN], [winner])
    assert names(driver.end(CLEO, at=driver.soon, may_moderate=True)) == ["EndCalled", "MatchEnded"]
    assert driver.match.winners == (winner,)
    assert names(with_history([ANN, BEN], [winner]).stop(CLEO, may_moderate=True)) == ["MatchEnded"]


def test_without_a_chip_that_was_won_there_is_nothing_to_end():
    driver = bidding((ANN, 3), (BEN, 4))
    assert driver.end(CLEO, may_moderate=True) is Refusal.MAY_ONLY_STOP
    assert driver.end(CLEO) is Refusal.NOT_YOURS_TO_STOP


def _idle() -> MatchDriver:
    driver = MatchDriver()
    for _ in range(5):
        driver.time_up()
    return driver


def _in_intermission() -> MatchDriver:
    driver = asked((BEN, 3))
    driver.passes(BEN)
    return driver


def _in_last_call() -> MatchDriver:
    driver = MatchDriver()
    driver.time_up()
    return driver


def _bidding() -> MatchDriver:
    return bidding((BEN, 3))


@pytest.mark.parametrize(
    "driver",
    [MatchDriver(), _in_last_call(), _bidding(), asked((BEN, 3)), _in_intermission(), _idle()],
    ids=["thinking", "last call", "bidding", "proving", "intermission", "idle"],
)
def test_a_match_can_be_stopped_whatever_it_waits_for(driver: MatchDriver):
    assert names(driver.stop(ANN)) == ["MatchEnded"]
    assert driver.match.deadline is None
