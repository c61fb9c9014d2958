"""Players have half moves ahead, so that everybody has a chance: docs/rules.md "Handicap"."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.games.match.events import BidMade, BidOvertaken, ChipWon, HandicapSet
from engine.games.match.handicap import Proposal, handicaps_of, propose
from engine.games.match.play import End, SetHandicap, Stop, start
from engine.games.match.state import replay
from engine.rules.bots import BOTS, Level
from engine.rules.commands import AddBot
from engine.rules.events import ChipTurned, PlayerSeen
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_2013, Bids, Rules, Ties
from tests.engine.first_round import ANN, BEN, CLEO, IN_FOUR, MISSED
from tests.engine.match_driver import MatchDriver, names

RULES = replace(RULES_2013, handicaps=True)
LOWER = replace(RULES, bids=Bids.LOWER_THAN_ALL)
DOCS = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\| (Ann .+?) \| ([\w, ]+?) \|$", DOCS, re.MULTILINE)
PLAYERS = {"Ann": ANN, "Ben": BEN, "Cleo": CLEO}
HALVES = {"½": 1, "1": 2, "1½": 3, "2": 4}


def table(*ahead: tuple[int, int], rules: Rules = RULES) -> MatchDriver:
    """Return a match in which these players have these half moves ahead."""
    driver = MatchDriver(rules)
    for player, halves in ahead:
        driver.do(SetHandicap(player, halves), 1)
    return driver


def test_the_docs_have_examples():
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize(("bids", "order"), EXAMPLES)
def test_each_example_of_the_docs_is_played_so(bids: str, order: str):
    driver = MatchDriver(RULES)
    read = re.findall(r"(\w+) (\d+)(?: with (\S+) ahead)?", bids)
    for name, _, ahead in read:
        driver.do(SetHandicap(PLAYERS[name], HALVES.get(ahead, 0)), 1)
    for second, (name, moves, _) in enumerate(read):
        driver.bid(PLAYERS[name], int(moves), at=10 + second)
    assert driver.order == [PLAYERS[name] for name in order.split(", ")]


def test_what_is_shown_is_as_many_moves_as_were_bid():
    driver = table((BEN, 4))
    driver.bid(ANN, 3, at=10)
    driver.bid(BEN, 4, at=11)
    driver.time_up()
    assert names(driver.prove(BEN, IN_FOUR)) == ["ChipWon"]


def test_the_next_one_in_this_order_shows_theirs_if_the_first_fails():
    driver = table((BEN, 4))
    driver.bid(ANN, 4, at=10)
    driver.bid(BEN, 5, at=11)
    driver.time_up()
    driver.insist(BEN, MISSED)
    assert driver.prover == ANN


def test_equal_worths_with_equal_handicaps_go_to_fewer_chips_where_that_is_chosen():
    driver = table((ANN, 1), (BEN, 1), rules=replace(RULES, ties=Ties.FEWER_CHIPS))
    driver.bid(BEN, 5, at=10)
    driver.bid(ANN, 5, at=11)
    assert driver.order == [BEN, ANN]


def test_lower_than_all_is_lower_by_worth():
    driver = table((BEN, 2), rules=LOWER)
    driver.bid(ANN, 5, at=10)
    assert driver.match.most_below_others(BEN, 11) == 5
    assert driver.bid(BEN, 6, at=11) is Refusal.BID_NOT_LOWEST
    assert names(driver.bid(BEN, 5, at=11)) == ["BidMade"]
    assert driver.match.most_below_others(ANN, 12) == 3
    assert driver.bid(ANN, 4, at=12) is Refusal.BID_NOT_LOWEST


def test_a_late_bid_overtakes_by_worth():
    driver = table((BEN, 1), rules=LOWER)
    driver.bid(ANN, 5, at=12)
    driver.bid(BEN, 5, at=11)
    assert driver.events[-1] == BidOvertaken(11, ANN)


def test_ones_own_later_bid_is_compared_by_moves():
    driver = table((BEN, 1))
    driver.bid(BEN, 5, at=10)
    assert driver.bid(BEN, 6, at=11) is Refusal.BID_MAY_ONLY_FALL


def test_a_bid_keeps_the_handicap_with_which_it_was_made():
    driver = table((BEN, 4))
    driver.bid(ANN, 4, at=10)
    driver.bid(BEN, 5, at=11)
    driver.do(SetHandicap(BEN, 0), 12)
    assert driver.order == [BEN, ANN]
    driver.bid(BEN, 4, at=13)
    assert driver.order == [ANN, BEN]


def test_the_lowest_bid_by_worth_is_what_leaving_withdraws_at_a_price():
    driver = table((BEN, 4))
    driver.bid(ANN, 4, at=10)
    driver.bid(BEN, 5, at=11)
    driver.leave(BEN, at=12)
    assert driver.match.unshown == (BEN,)


def test_a_handicap_is_set_before_the_first_bid_of_the_match_and_made_smaller_at_any_time():
    driver = table((BEN, 2))
    driver.bid(ANN, 5, at=10)
    assert driver.do(SetHandicap(BEN, 3), 11) is Refusal.TOO_LATE_FOR_HANDICAP
    assert driver.do(SetHandicap(BEN, 2), 11) is Refusal.HANDICAP_UNCHANGED
    assert driver.do(SetHandicap(BEN, 1), 11) == (HandicapSet(11, BEN, 1),)


def test_the_starter_alone_gives_bots_a_handicap():
    driver = table()
    driver.do(AddBot(ANN, Level.EASY), 1)
    assert driver.do(SetHandicap(BEN, 2, BOTS[0]), 2) is Refusal.NOT_YOURS_TO_HANDICAP
    assert driver.do(SetHandicap(ANN, 2, BOTS[1]), 2) is Refusal.NOT_YOURS_TO_HANDICAP
    assert driver.do(SetHandicap(ANN, 2, BOTS[0]), 2) == (HandicapSet(2, BOTS[0], 2),)
    assert (driver.match.ahead_of(BOTS[0]), driver.match.ahead_of(ANN)) == (2, 0)


def test_no_tournament_has_handicaps():
    with pytest.raises(ValueError, match="tournament"):
        replace(RULES, tournament=True)


@pytest.mark.parametrize("halves", [-1, 5])
def test_a_handicap_is_from_none_to_two_moves(halves: int):
    with pytest.raises(ValueError, match="from 0 to 4"):
        SetHandicap(ANN, halves)


def ended(chips: dict[int, int], *ahead: tuple[int, int], bots: int = 0, level: Level = Level.EASY) -> MatchDriver:
    """Return a match with these handicaps that was ended when its players had won these chips."""
    driver = table(*ahead)
    for _ in range(bots):
        driver.do(AddBot(ANN, level), 1)
    for player in chips:
        driver.record(BidMade(2, player, 20))
    for number, player in enumerate((one for one, count in chips.items() for _ in range(count)), start=1):
        driver.record(ChipWon(100 * number, player, ()))
        driver.record(ChipTurned(100 * number + 10, driver.match.setup.chips[number]))
        for other in set(chips).difference(BOTS):
            driver.record(PlayerSeen(100 * number + 10, other))
    driver.do(End(ANN, may_moderate=True), driver.soon)
    return driver


def test_another_match_begins_with_the_handicaps_of_the_last_one():
    driver = ended({ANN: 1, BEN: 0}, (ANN, 2), (BEN, 1))
    handicaps = handicaps_of(driver.match)
    assert handicaps == {ANN: 2, BEN: 1}
    begun = replay(start(RULES, driver.match.setup, ANN, 0, Random(1), handicaps=handicaps))
    assert [begun.ahead_of(player) for player in (ANN, BEN, CLEO)] == [2, 1, 0]
    assert (begun.involves(BEN), begun.involves(CLEO), begun.present) == (True, False, ())


@pytest.mark.parametrize(
    ("chips", "ahead", "proposed"),
    [
        ({ANN: 6, BEN: 3}, (), None),  # not four more
        ({ANN: 7, BEN: 4}, (), None),  # not twice as many
        ({ANN: 8, BEN: 4}, (), {BEN: 1}),
        ({ANN: 4, BEN: 0}, (), {BEN: 1}),
        ({ANN: 3, BEN: 0}, (), None),
        ({ANN: 4, BEN: 4}, (), None),
        ({ANN: 8, BEN: 5, CLEO: 1}, (), {CLEO: 1}),
        ({ANN: 8, BEN: 2, CLEO: 1}, ((CLEO, 3),), {BEN: 1, CLEO: 4}),
        ({ANN: 8, BEN: 2}, ((BEN, 4),), None),
        ({ANN: 8, BEN: 2}, ((ANN, 2), (BEN, 1)), {ANN: 1}),
        ({ANN: 8, BEN: 2, CLEO: 5}, ((ANN, 2),), {BEN: 1}),  # Cleo was not beaten so
    ],
)
def test_after_a_match_that_was_won_by_far_half_a_move_is_proposed(
    chips: dict[int, int], ahead: tuple[tuple[int, int], ...], proposed: dict[int, int] | None
):
    assert propose(ended(chips, *ahead).match) == (proposed and Proposal(proposed))


BOT = BOTS[0]


@pytest.mark.parametrize(
    ("chips", "ahead", "level", "proposal"),
    [
        ({ANN: 1, BOT: 2}, 0, Level.EASY, Proposal({ANN: 1})),
        ({ANN: 1, BOT: 2}, 3, Level.EASY, Proposal({ANN: 4})),
        ({ANN: 1, BOT: 2}, 4, Level.EASY, None),
        ({ANN: 1, BOT: 2}, 4, Level.HARD, Proposal({ANN: 2}, Level.MEDIUM)),
        ({ANN: 2, BOT: 1}, 3, Level.EASY, Proposal({ANN: 2})),
        ({ANN: 2, BOT: 1}, 0, Level.EASY, Proposal({ANN: 2}, Level.MEDIUM)),
        ({ANN: 2, BOT: 1}, 0, Level.HARD, None),
        ({ANN: 1, BOT: 1}, 2, Level.EASY, None),
    ],
)
def test_alone_with_bots_each_match_proposes_the_next_step(
    chips: dict[int, int], ahead: int, level: Level, proposal: Proposal | None
):
    assert propose(ended(chips, (ANN, ahead), bots=1, level=level).match) == proposal


def test_people_who_have_won_against_bots_are_proposed_better_ones():
    match = ended({ANN: 2, BEN: 1, BOT: 1}, bots=1).match
    assert propose(match) == Proposal({}, Level.MEDIUM)


def test_a_proposal_is_for_those_whose_head_start_changes_or_for_all():
    assert [Proposal({BEN: 1}).is_for(player) for player in (ANN, BEN)] == [False, True]
    assert Proposal({}, Level.HARD).is_for(ANN)


def test_nothing_is_proposed_while_the_match_runs_or_after_it_was_stopped():
    driver = MatchDriver(RULES)
    assert propose(driver.match) is None
    driver.do(Stop(ANN, may_moderate=True), 1)
    assert propose(driver.match) is None
