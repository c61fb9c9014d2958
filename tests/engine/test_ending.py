from dataclasses import replace

import pytest

from engine.events import Ending, FinishVoted, MatchEnded
from engine.match import Phase
from engine.refusals import Refusal
from engine.rules import RULES_1999, RULES_2013
from tests.engine.table import ANN, BEN, CLEO, DAN, EVE, FAY, IN_THREE, Table, asked, bidding, names, with_history

ALL = (ANN, BEN, CLEO, DAN, EVE, FAY)


def _win(table: Table, winner: int) -> list[str]:
    """The winner takes the chip that is up, by a real proof; what came of it."""
    table.bid(winner, 3, at=table.soon)
    table.time_up()
    return names(table.prove(winner, IN_THREE))


@pytest.mark.parametrize(("players", "needed"), [(1, 8), (2, 8), (3, 6), (4, 5)])
def test_the_chip_that_makes_enough_ends_the_match(players: int, needed: int):
    """docs/rules.md "End": 2 players 8 chips, 3 players 6, 4 players 5; one player alone counts as two."""
    table = with_history(ALL[:players], [ANN] * (needed - 1))
    assert _win(table, ANN) == ["ChipWon", "MatchEnded"]
    assert (table.match.phase, table.match.ending) == (Phase.OVER, Ending.ENOUGH_CHIPS)
    assert (table.match.winners, table.match.deadline) == ((ANN,), None)


@pytest.mark.parametrize(("players", "needed"), [(1, 8), (2, 8), (3, 6), (4, 5), (5, 99), (6, 99)])
def test_one_chip_less_does_not_end_it(players: int, needed: int):
    table = with_history(ALL[:players], [ANN] * (min(needed, 17) - 2))
    assert _win(table, ANN) == ["ChipWon"]
    assert table.match.phase is Phase.INTERMISSION


def test_more_than_four_players_play_all_seventeen_chips_and_the_most_chips_win():
    table = with_history(ALL[:5], [ANN] * 9 + [BEN] * 7)
    assert _win(table, CLEO) == ["ChipWon", "MatchEnded"]
    assert (table.match.ending, table.match.winners, table.match.pile) == (Ending.PILE_EMPTY, (ANN,), ())


def test_equal_counts_share_the_victory():
    table = with_history(ALL[:5], [ANN] * 7 + [BEN] * 6 + [CLEO] * 3)
    assert _win(table, BEN) == ["ChipWon", "MatchEnded"]
    assert table.match.winners == (ANN, BEN)


def test_a_last_chip_that_nobody_wins_is_drawn_again():
    table = with_history(ALL[:5], [ANN] * 9 + [BEN] * 7)
    table.bid(CLEO, 3, at=table.soon)
    table.time_up()
    assert names(table.passes(CLEO)) == ["ProverPassed", "ChipReturned"]
    assert names(table.time_up()) == ["ChipTurned"]


@pytest.mark.parametrize("agreed", [1, 3, 17])
@pytest.mark.parametrize("players", [1, 3, 6])
def test_a_table_may_agree_on_another_number(agreed: int, players: int):
    table = with_history(ALL[:players], [ANN] * (agreed - 1), replace(RULES_2013, chips_to_win=agreed))
    assert _win(table, ANN) == ["ChipWon", "MatchEnded"]
    assert (table.match.ending, table.match.winners) == (Ending.ENOUGH_CHIPS, (ANN,))


def test_a_pile_that_is_empty_before_the_agreed_number_is_reached_ends_the_match():
    table = with_history(ALL[:2], [ANN] * 9 + [BEN] * 7, replace(RULES_1999, chips_to_win=12))
    assert _win(table, BEN) == ["ChipWon", "MatchEnded"]
    assert (table.match.ending, table.match.winners) == (Ending.PILE_EMPTY, (ANN,))


def test_the_number_of_chips_is_fixed_by_who_has_bid_when_the_first_is_won():
    """docs/rules.md "End": until then everybody who bids counts, also in that round."""
    table = with_history([ANN, BEN], [])
    assert table.match.chips_needed == 8
    table.bid(CLEO, 9, at=table.soon)
    assert table.match.chips_needed == 6
    _win(table, ANN)
    assert (table.match.counted, table.match.chips_needed) == (3, 6)


def test_whoever_bids_later_changes_the_number_no_more():
    table = with_history([ANN, BEN], [ANN] * 4)
    table.bid(CLEO, 99, at=table.soon)
    table.bid(DAN, 99, at=table.soon)
    assert _win(table, ANN) == ["ChipWon"]
    assert (len(table.match.players), table.match.chips_needed) == (4, 8)


def test_whoever_leaves_changes_the_number_neither_before_nor_after_it_is_fixed():
    table = with_history([ANN, BEN, CLEO], [])
    table.leave(CLEO, at=5)
    assert table.match.chips_needed == 6
    _win(table, ANN)
    assert table.match.chips_needed == 6
    table.leave(BEN, at=table.soon)
    assert table.match.chips_needed == 6


def test_a_bid_alone_ends_nothing():
    table = with_history([ANN, BEN, CLEO], [ANN] * 5)
    table.bid(DAN, 9, at=table.soon)
    table.time_up()
    assert names(table.passes(DAN)) == ["ProverPassed", "ChipReturned"]


def test_a_fifth_player_who_comes_late_takes_no_victory_away():
    table = with_history([ANN, BEN, CLEO, DAN], [ANN] * 4)
    table.bid(EVE, 9, at=table.soon)
    assert _win(table, ANN) == ["ChipWon", "MatchEnded"]


# Finishing


def test_more_than_half_of_those_present_finish_the_match_and_the_most_chips_win():
    """docs/rules.md "End"."""
    table = with_history([ANN, BEN, CLEO], [BEN, BEN, ANN])
    assert table.vote_to_finish(CLEO, at=table.soon) == (FinishVoted(table.soon, CLEO),)
    now = table.soon
    assert table.vote_to_finish(ANN, at=now) == (FinishVoted(now, ANN), MatchEnded(now, Ending.AGREED, (BEN,)))
    assert table.match.deadline is None


@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_half_of_them_are_not_enough(players: int, needed: int):
    table = with_history(ALL[:players], [ANN])
    for player in ALL[: needed - 1]:
        assert names(table.vote_to_finish(player, at=table.soon)) == ["FinishVoted"]
    assert names(table.vote_to_finish(ALL[needed - 1], at=table.soon)) == ["FinishVoted", "MatchEnded"]


def test_only_who_has_bid_and_has_not_left_can_want_to_finish():
    table = with_history([ANN, BEN], [ANN])
    table.leave(BEN, at=table.soon)
    for player in (BEN, CLEO):
        assert table.vote_to_finish(player, at=table.soon) is Refusal.NOT_PLAYING


@pytest.mark.parametrize("wins", [True, False])
def test_a_round_with_a_bid_is_played_to_its_end_first(wins: bool):  # noqa: FBT001 - a parameter of the test
    table = with_history([ANN, BEN], [ANN])
    table.bid(BEN, 3, at=table.soon)
    for player in (ANN, BEN):
        assert names(table.vote_to_finish(player, at=table.soon)) == ["FinishVoted"]
    table.time_up()
    ended = names(table.prove(BEN, IN_THREE) if wins else table.passes(BEN))
    assert ended == ["ChipWon" if wins else "ProverPassed", *([] if wins else ["ChipReturned"]), "MatchEnded"]
    assert (table.match.ending, table.match.winners) == (Ending.AGREED, (ANN, BEN) if wins else (ANN,))


def test_whoever_bids_again_wants_to_play_on():
    table = with_history([ANN, BEN], [ANN])
    table.vote_to_finish(ANN, at=table.soon)
    table.bid(ANN, 3, at=table.soon)
    assert table.match.finish_votes == ()
    assert names(table.vote_to_finish(BEN, at=table.soon)) == ["FinishVoted"]


def test_what_was_said_last_counts_in_whichever_order_a_bid_and_a_wish_to_finish_arrive():
    table = with_history([ANN, BEN], [ANN])
    table.vote_to_finish(ANN, at=121)
    table.bid(ANN, 3, at=120)
    assert [vote.player for vote in table.match.finish_votes] == [ANN]
    table.bid(BEN, 4, at=131)
    assert table.vote_to_finish(BEN, at=130) is Refusal.OUT_OF_DATE


def test_a_wish_to_finish_lasts_from_round_to_round_and_goes_with_its_player():
    table = with_history([ANN, BEN, CLEO], [ANN])
    table.vote_to_finish(CLEO, at=table.soon)
    table.time_up()
    table.time_up()
    table.time_up()
    assert [vote.player for vote in table.match.finish_votes] == [CLEO]
    table.leave(CLEO, at=table.soon)
    assert table.match.finish_votes == ()


def test_when_the_last_who_wants_to_play_on_has_left_the_match_is_finished():
    table = with_history([ANN, BEN], [ANN])
    table.vote_to_finish(ANN, at=table.soon)
    assert names(table.leave(BEN, at=table.soon)) == ["PlayerLeft", "MatchEnded"]
    assert table.match.winners == (ANN,)


def test_a_match_without_a_chip_won_has_no_winner():
    table = bidding((ANN, 3))
    table.time_up()
    table.vote_to_finish(ANN, at=table.soon)
    table.passes(ANN)
    assert (table.match.ending, table.match.winners) == (Ending.AGREED, ())


def test_an_idle_match_can_be_finished():
    table = with_history([ANN, BEN], [ANN])
    for _ in range(5):
        table.time_up()
    assert table.match.phase is Phase.IDLE
    table.vote_to_finish(ANN, at=9000)
    assert names(table.vote_to_finish(BEN, at=9000)) == ["FinishVoted", "MatchEnded"]


# Stopping


def test_the_starter_may_stop_the_match_and_then_nobody_wins():
    """docs/rules.md "End": when it is stopped nobody wins the match, and the chips already won stay won."""
    table = with_history([ANN, BEN], [ANN, ANN, BEN])
    assert table.stop(ANN, at=50) == (MatchEnded(50, Ending.STOPPED, ()),)
    assert (table.match.phase, table.match.ending, table.match.winners) == (Phase.OVER, Ending.STOPPED, ())
    assert table.match.chips == {ANN: 2, BEN: 1}


def test_others_may_stop_it_only_if_they_may_moderate():
    table = Table(starter=ANN)
    assert table.stop(BEN) is Refusal.NOT_YOURS_TO_STOP
    assert names(table.stop(BEN, may_moderate=True)) == ["MatchEnded"]


def _idle() -> Table:
    table = Table()
    for _ in range(5):
        table.time_up()
    return table


def _in_intermission() -> Table:
    table = asked((BEN, 3))
    table.passes(BEN)
    return table


def _in_last_call() -> Table:
    table = Table()
    table.time_up()
    return table


def _bidding() -> Table:
    table = Table()
    table.bid(BEN, 3)
    return table


@pytest.mark.parametrize(
    "table",
    [Table(), _in_last_call(), _bidding(), asked((BEN, 3)), _in_intermission(), _idle()],
    ids=["thinking", "last call", "bidding", "proving", "intermission", "idle"],
)
def test_a_match_can_be_stopped_whatever_it_waits_for(table: Table):
    assert names(table.stop(ANN)) == ["MatchEnded"]
    assert table.match.deadline is None
