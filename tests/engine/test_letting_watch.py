"""A link with which anyone may watch a match or a race: who makes and withdraws it, and how long it is good."""

from engine.games.race.play import EndRace
from engine.rules.commands import MakeLink, WithdrawLink
from engine.rules.events import LinkMade, LinkWithdrawn
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN
from tests.engine.match_driver import MatchDriver, bidding
from tests.engine.test_race import Table


def link(driver: MatchDriver) -> tuple[int, bool]:
    return driver.match.links, driver.match.has_link


def test_who_started_the_match_makes_a_link_and_withdraws_it_and_the_next_one_is_another(driver: MatchDriver):
    assert link(driver) == (0, False)
    assert driver.do(MakeLink(ANN), at=3) == (LinkMade(3),)
    assert link(driver) == (1, True)
    assert driver.do(WithdrawLink(ANN), at=4) == (LinkWithdrawn(4),)
    assert link(driver) == (1, False)
    driver.do(MakeLink(ANN), at=5)
    assert link(driver) == (2, True)


def test_two_windows_that_ask_for_the_same_make_one_link_and_withdraw_it_once(driver: MatchDriver):
    assert driver.do(WithdrawLink(ANN), at=2) is Refusal.OUT_OF_DATE
    driver.do(MakeLink(ANN), at=3)
    assert driver.do(MakeLink(ANN), at=4) is Refusal.OUT_OF_DATE
    assert link(driver) == (1, True)


def test_of_the_others_only_a_moderator_decides_who_watches():
    driver = bidding((BEN, 5))
    assert driver.do(MakeLink(BEN), at=11) is Refusal.NOT_YOURS_TO_LET_WATCH
    driver.do(MakeLink(BEN, may_moderate=True), at=12)
    assert driver.do(WithdrawLink(BEN), at=13) is Refusal.NOT_YOURS_TO_LET_WATCH
    driver.do(WithdrawLink(BEN, may_moderate=True), at=14)
    assert link(driver) == (1, False)


def test_a_starter_who_was_removed_decides_it_no_more():
    driver = bidding((ANN, 5))
    driver.bid(BEN, 6)
    driver.remove(ANN, 12)
    assert driver.do(MakeLink(ANN), at=13) is Refusal.NOT_YOURS_TO_LET_WATCH


def test_the_link_ends_with_the_match(driver: MatchDriver):
    driver.do(MakeLink(ANN), at=3)
    driver.stop(ANN)
    assert link(driver) == (1, False)
    assert driver.do(MakeLink(ANN), at=99) is Refusal.GAME_OVER


def test_deciding_who_watches_is_no_sign_of_being_present(driver: MatchDriver):
    driver.do(MakeLink(ANN), at=3)
    assert driver.match.present == ()


def test_a_race_has_such_a_link_by_the_same_rules_until_it_is_over():
    table = Table()
    assert table.do(MakeLink(BEN), 1) is Refusal.NOT_YOURS_TO_LET_WATCH
    table.do(MakeLink(ANN), 2)
    table.do(WithdrawLink(BEN, may_moderate=True), 3)
    table.do(MakeLink(ANN), 4)
    assert (table.race.links, table.race.has_link) == (2, True)
    table.do(EndRace(ANN), 5)
    assert not table.race.has_link
    assert table.do(MakeLink(ANN), 6) is Refusal.GAME_OVER
