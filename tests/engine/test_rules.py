from dataclasses import replace
from typing import Any

import pytest

from engine import RULES_1999, RULES_1999_FR, RULES_1999_NL, RULES_2013, Bids, Diagonals, Edition, Rules, Ties, Times, rules_for
from engine.board.pieces import COLOURED, FIFTH, Robot
from engine.board.proof import ProofLength, Ricochet
from engine.rules.rules import CHIPS, EditionLacks, house_rules


def test_1999_has_the_faces_a_and_b_and_lets_ones_own_bid_rise():
    """docs/rules.md "Options of an edition", first column."""
    rules = rules_for(Edition.Y1999)
    assert (rules.letters, rules.bids, rules.fifth_robot) == ("AB", Bids.OWN_ANY, None)
    assert (rules.proof_length, rules.ricochet) == (ProofLength.EXACT, Ricochet.TURN)


def test_the_dutch_rules_of_1999_take_only_lower_bids_and_shorter_proofs():
    """docs/rules.md "Options of an edition", second column: "een lager getal", "binnen het aantal zetten"."""
    rules = rules_for(Edition.NL1999)
    assert (rules.letters, rules.bids, rules.fifth_robot) == ("AB", Bids.LOWER_THAN_ALL, None)
    assert (rules.proof_length, rules.ricochet) == (ProofLength.AT_MOST, Ricochet.TURN)
    assert [rules.chips_needed(players) for players in (2, 3, 4, 5)] == [8, 6, 5, None]


def test_the_french_rules_of_1999_take_only_lower_bids_need_no_turn_and_play_all_chips():
    """docs/rules.md "Options of an edition", third column."""
    rules = rules_for(Edition.FR1999)
    assert (rules.letters, rules.bids, rules.fifth_robot) == ("AB", Bids.LOWER_THAN_ALL, None)
    assert (rules.proof_length, rules.ricochet) == (ProofLength.EXACT, Ricochet.ONE_MOVE)
    assert {rules.chips_needed(players) for players in (1, 2, 3, 4, 5)} == {CHIPS}


def test_2013_has_all_faces_but_those_with_diagonals_and_lets_ones_own_bid_only_fall():
    """docs/rules.md "Options of an edition", last column: diagonals have to be chosen."""
    rules = rules_for(Edition.Y2013)
    assert (rules.letters, rules.bids, rules.fifth_robot) == ("ABC", Bids.OWN_LOWER, None)
    assert (rules.needs_diagonals, rules.proof_length, rules.ricochet) == (False, ProofLength.EXACT, Ricochet.TURN)


@pytest.mark.parametrize("fifth", FIFTH)
def test_2013_may_have_diagonals_and_a_fifth_robot_black_or_silver(fifth: Robot):
    rules = rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=fifth)
    assert (rules.letters, rules.needs_diagonals, rules.fifth_robot) == ("ABCD", True, fifth)


@pytest.mark.parametrize("diagonals", Diagonals)
def test_rules_tell_with_which_diagonals_they_were_asked_for(diagonals: Diagonals):
    rules = rules_for(Edition.Y2013, diagonals=diagonals)
    assert rules.diagonals is diagonals
    assert house_rules(rules) == {}


@pytest.mark.parametrize("other", [*COLOURED, True, False, "silver"])
def test_no_other_robot_is_the_fifth(other: Any):
    with pytest.raises(ValueError, match="the fifth robot is black or silver, not"):
        replace(RULES_2013, fifth_robot=other)


@pytest.mark.parametrize(
    ("added", "what"),
    [
        ({"diagonals": Diagonals.WITH}, "diagonals"),
        ({"diagonals": Diagonals.ANY}, "diagonals"),
        *(({"fifth_robot": fifth}, "fifth robot") for fifth in FIFTH),
    ],
)
@pytest.mark.parametrize("edition", [Edition.Y1999, Edition.NL1999, Edition.FR1999])
def test_1999_has_neither_diagonals_nor_a_fifth_robot(edition: Edition, added: dict[str, Any], what: str):
    with pytest.raises(EditionLacks, match="the edition of 1999 has no") as caught:
        rules_for(edition, **added)
    assert (caught.value.edition, caught.value.what) == (edition, what)


def test_the_times_are_those_of_the_rules_unless_a_table_agrees_on_others():
    """docs/rules.md "A match": 60 s of sand, 5 minutes without a bid, 2 minutes to prove."""
    times = Times()
    assert (times.hourglass, times.thinking_time, times.proof_time) == (60, 300, 120)
    assert RULES_1999.times == RULES_2013.times == times


@pytest.mark.parametrize(("players", "chips"), [(1, 8), (2, 8), (3, 6), (4, 5), (5, None), (12, None)])
def test_the_chips_that_win_depend_on_how_many_play(players: int, chips: int | None):
    """docs/rules.md "End": one player alone counts as two; with more than four all 17 chips are played."""
    assert rules_for(Edition.Y2013).chips_needed(players) == chips


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 9])
def test_a_table_may_agree_on_another_number(players: int):
    assert Rules(Edition.Y1999, "AB", bids=Bids.OWN_ANY, chips_to_win=3).chips_needed(players) == 3


@pytest.mark.parametrize("chips", [-1, 0, CHIPS + 1])
def test_no_table_can_agree_on_a_number_of_chips_that_cannot_be_won(chips: int):
    with pytest.raises(ValueError, match="chips to win must be from 1 to 17"):
        Rules(Edition.Y1999, "AB", bids=Bids.OWN_ANY, chips_to_win=chips)


@pytest.mark.parametrize("name", ["hourglass", "proof_time", "thinking_time", "intermission"])
def test_every_time_lasts_at_least_a_second(name: str):
    with pytest.raises(ValueError, match="at least a second"):
        Rules(Edition.Y1999, "AB", bids=Bids.OWN_ANY, times=Times(**{name: 0.5}))


@pytest.mark.parametrize(
    "rules",
    [
        RULES_1999,
        RULES_1999_NL,
        RULES_1999_FR,
        RULES_2013,
        rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.SILVER),
    ],
)
def test_an_edition_has_no_house_rules(rules: Rules):
    assert house_rules(rules) == {}


def test_house_rules_are_whatever_differs_from_the_book():
    times = Times(hourglass=30, proof_time=90, thinking_time=300, intermission=60)
    rules = replace(RULES_2013, proof_length=ProofLength.AT_MOST, ties=Ties.FEWER_CHIPS, max_moves=12, times=times)
    rules = replace(rules, ricochet=Ricochet.ONE_MOVE)
    assert house_rules(rules) == {
        "proof_length": ProofLength.AT_MOST,
        "ricochet": Ricochet.ONE_MOVE,
        "ties": Ties.FEWER_CHIPS,
        "max_moves": 12,
        "hourglass": 30,
        "proof_time": 90,
    }
