"""Bots in a match: docs/rules.md "Bots"."""

from dataclasses import replace
from random import Random

import pytest

from engine.bots import BOTS, MAX_BOTS, Level
from engine.events import BotJoined, ChipWon, HintGiven, MatchIdled, ProverPassed
from engine.hints import HintLevel
from engine.match import Phase
from engine.notation import parse_moves
from engine.play import AddBot, GiveBackTime, RecordBest, WantHint, start
from engine.refusals import Refusal
from engine.rules import RULES_1999, RULES_2013
from engine.score import match_counts
from tests.engine.match_driver import ANN, BEN, CLEO, IN_FOUR, IN_THREE, MISSED, SETUP, MatchDriver, names

FENN, RUNE, BRUM = BOTS


@pytest.fixture
def driver() -> MatchDriver:
    """A match of Ann's with two bots."""
    driver = MatchDriver()
    for _ in range(2):
        driver.do(AddBot(ANN, Level.MEDIUM), at=1)
    return driver


def test_who_starts_a_match_asks_bots_in_until_there_are_three():
    driver = MatchDriver()
    assert driver.do(AddBot(BEN, Level.EASY), at=1) is Refusal.NOT_YOURS_TO_ADD_BOT
    for _ in range(MAX_BOTS):
        driver.do(AddBot(ANN, Level.EASY), at=2)
    assert [(bot.player, bot.level) for bot in driver.match.bots] == [(bot, Level.EASY) for bot in BOTS]
    assert len({bot.seed for bot in driver.match.bots}) == MAX_BOTS
    assert driver.do(AddBot(ANN, Level.EASY), at=3) is Refusal.TOO_LATE_TO_ADD_BOT


def test_bots_may_be_there_from_the_start():
    events = start(RULES_1999, SETUP, ANN, 0, Random(1), bots=[Level.EASY, Level.HARD])
    joined = [event for event in events if isinstance(event, BotJoined)]
    assert [(bot.player, bot.level) for bot in joined] == [(FENN, Level.EASY), (RUNE, Level.HARD)]


def test_once_somebody_has_bid_no_bot_joins(driver: MatchDriver):
    driver.bid(BEN, 5)
    assert driver.do(AddBot(ANN, Level.EASY), at=11) is Refusal.TOO_LATE_TO_ADD_BOT


def test_no_bot_joins_a_tournament():
    driver = MatchDriver(replace(RULES_2013, tournament=True))
    assert driver.do(AddBot(ANN, Level.EASY), at=1) is Refusal.TOO_LATE_TO_ADD_BOT


def test_what_a_bot_has_found_wins_the_chip_when_its_turn_comes(driver: MatchDriver):
    driver.bid(ANN, 4)
    driver.bid(FENN, 3, 12, path=IN_THREE)
    until = driver.deadline
    driver.time_up()
    assert ChipWon(until, FENN, parse_moves(IN_THREE)) in driver.outcome.events
    assert driver.match.chips == {FENN: 1}


def test_a_bot_that_has_miscounted_passes_at_once_and_nobody_waits(driver: MatchDriver):
    driver.bid(FENN, 2)
    driver.bid(ANN, 4, 12)
    until = driver.deadline
    driver.time_up()
    assert ProverPassed(until, FENN) in driver.outcome.events
    assert driver.order[0] == FENN
    assert driver.match.round.prover == driver.match.round.bid_of(ANN)


def test_a_bot_that_was_blind_fails_and_the_next_is_asked(driver: MatchDriver):
    driver.bid(FENN, 3, path=MISSED)
    driver.bid(RUNE, 4, 12, path=IN_FOUR)
    assert names(driver.time_up()) == ["ProverAsked", "ProofFailed", "ProverAsked", "ChipWon"]


def test_bots_are_never_waited_for_and_have_no_say(driver: MatchDriver):
    driver.bid(FENN, 5, path="B-right " + IN_FOUR)
    driver.bid(ANN, 4, 12)
    assert driver.match.present == (ANN,)
    driver.done(ANN, 15)
    assert driver.deadline == 10 + 30, "half of the sand, as for everybody alone"
    driver.bid(BEN, 4, 16)
    driver.done(ANN, 17)
    driver.done(BEN, 18)
    assert driver.deadline == 18, "both people are done"
    assert all(driver.done(bot, 17) is Refusal.NOT_PLAYING for bot in BOTS)


def test_a_hint_is_given_when_all_people_want_it(driver: MatchDriver):
    driver.bid(FENN, 5, path="B-right " + IN_FOUR)
    driver.sign(ANN, 11)
    driver.do(RecordBest(1, parse_moves(IN_THREE)), at=12)
    driver.do(WantHint(ANN, HintLevel.LENGTH), at=13)
    assert HintGiven(13, HintLevel.LENGTH) in driver.outcome.events


def test_bots_count_for_the_number_of_chips(driver: MatchDriver):
    assert driver.match.chips_needed == 6, "Ann and two bots, though she has not bid yet"
    driver.bid(ANN, 3, path=IN_THREE)
    assert driver.match.chips_needed == 6
    driver.time_up()
    assert driver.match.counted == 3


def test_a_match_that_bots_play_alone_rests_after_two_rounds(driver: MatchDriver):
    driver.bid(FENN, 3, path=IN_THREE)
    driver.time_up()
    driver.time_up()
    driver.bid(FENN, 2, driver.match.round.began + 5)
    until = driver.deadline
    driver.time_up()
    assert MatchIdled(until) in driver.outcome.events
    driver.play_on()
    assert driver.match.phase is Phase.THINKING
    driver.bid(FENN, 2, 5005)
    driver.time_up()
    assert driver.match.phase is Phase.INTERMISSION, "who resumes it has two rounds"


def test_a_match_goes_on_while_people_look_on(driver: MatchDriver):
    driver.bid(FENN, 3, path=IN_THREE)
    driver.time_up()
    driver.time_up()
    driver.bid(FENN, 2, driver.match.round.began + 5)
    driver.sign(ANN, driver.match.round.began + 6)
    driver.time_up()
    assert driver.match.phase is Phase.INTERMISSION


def test_who_has_left_leaves_the_bots_alone(driver: MatchDriver):
    driver.bid(ANN, 4)
    driver.bid(FENN, 3, 12, path=IN_THREE)
    driver.time_up()
    driver.time_up()
    driver.leave(ANN, driver.match.round.began + 1)
    driver.bid(FENN, 2, driver.match.round.began + 5)
    assert "MatchIdled" in names(driver.time_up())


def test_the_starter_may_stop_though_bots_have_chips(driver: MatchDriver):
    driver.bid(FENN, 3, path=IN_THREE)
    driver.time_up()
    assert names(driver.stop(ANN, 80)) == ["MatchEnded"]


def test_a_match_counts_with_two_people_whoever_plays_beside():
    assert not match_counts(RULES_2013, bidders=1)
    assert match_counts(RULES_2013, bidders=2)


def test_a_round_knows_how_much_time_it_has_lost(driver: MatchDriver):
    driver.do(GiveBackTime(40), at=5)
    driver.do(GiveBackTime(2), at=6)
    assert driver.match.round.lost == 42
    driver.bid(CLEO, 3, 10, path=IN_THREE)
    driver.time_up()
    driver.time_up()
    assert driver.match.round.lost == 0
