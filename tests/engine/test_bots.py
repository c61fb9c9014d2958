"""Bots in a match: docs/rules.md "Bots"."""

from dataclasses import replace
from random import Random

import pytest

from engine import RULES_1999, RULES_2013, parse_moves
from engine.bots.thinking import Find, hesitation
from engine.bots.turns import Plans, next_turn
from engine.games.match.events import ChipWon, HintGiven, ProverAsked, ProverPassed
from engine.games.match.play import PlaceBid, WantHint, start
from engine.games.match.state import Phase
from engine.rules.bots import BOTS, MAX_BOTS, Level
from engine.rules.commands import AddBot, GiveBackTime, RecordBest, SayBotsDone
from engine.rules.events import BotJoined, BotsDone
from engine.rules.hints import HintLevel
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN, CLEO, IN_FIVE, IN_FOUR, IN_THREE, MISSED, SETUP
from tests.engine.match_driver import MatchDriver, names

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


def test_bots_join_until_the_first_chip_is_won_and_think_from_when_they_have_joined(driver: MatchDriver):
    driver.bid(BEN, 5, path=IN_FIVE)
    driver.do(AddBot(ANN, Level.EASY), at=40)
    turn = next_turn(driver.match, {BRUM: [Find(20, 4, parse_moves(IN_FOUR))]}, 41)
    assert turn
    assert (turn.at, turn.command) == (40 + 20, PlaceBid(BRUM, 4, parse_moves(IN_FOUR)))


def test_no_bot_joins_a_tournament():
    driver = MatchDriver(replace(RULES_2013, tournament=True))
    assert driver.do(AddBot(ANN, Level.EASY), at=1) is Refusal.TOO_LATE_TO_ADD_BOT


def test_what_a_bot_has_found_wins_the_chip_when_its_turn_comes(driver: MatchDriver):
    driver.bid(ANN, 4)
    driver.bid(FENN, 3, 12, path=IN_THREE)
    until = driver.deadline
    driver.time_up()
    assert ChipWon(until, FENN, parse_moves(IN_THREE), counts=False, after=12) in driver.outcome.events
    assert driver.match.chips == {FENN: 1}


def test_a_bot_that_has_miscounted_hesitates_for_two_to_six_seconds_and_passes(driver: MatchDriver):
    driver.bid(FENN, 2)
    driver.bid(ANN, 4, 12)
    driver.time_up()
    asked = driver.match.round.sign or 0
    assert driver.prover == FENN
    turn = next_turn(driver.match, {}, asked)
    assert turn
    assert 2 <= turn.at - asked <= 6
    assert next_turn(driver.match, {}, asked + 1) == turn, "it is the same after a restart"
    assert driver.do(turn.command, turn.at) == (ProverPassed(turn.at, FENN), ProverAsked(turn.at, ANN))
    assert next_turn(driver.match, {}, turn.at) is None, "a person takes their time"


def test_bots_do_not_all_hesitate_for_as_long():
    times = {hesitation(seed, number) for seed in range(5) for number in range(5)}
    assert len(times) == 25
    assert all(2 <= time <= 6 for time in times)


def alone(driver: MatchDriver, plans: Plans, now: float) -> float:
    """Let the bots say that they are done where nothing else is due, and return the deadline."""
    turn = next_turn(driver.match, plans, now)
    if turn and isinstance(turn.command, SayBotsDone):
        driver.do(turn.command, now)
    return driver.deadline


def test_beside_bots_that_think_no_more_the_sand_ends_when_the_one_person_is_done(driver: MatchDriver):
    driver.bid(ANN, 4, path=IN_FOUR)
    driver.done(ANN, 15)
    assert driver.deadline == 10 + 30, "bots may still think"
    assert alone(driver, {FENN: [], RUNE: []}, 16) == 16


def test_a_bot_that_thinks_has_half_of_the_sand_and_then_no_one_waits(driver: MatchDriver):
    plans: Plans = {FENN: [Find(20, 3, parse_moves(IN_THREE))], RUNE: []}
    driver.bid(ANN, 4, path=IN_FOUR)
    driver.done(ANN, 15)
    assert alone(driver, plans, 16) == 10 + 30
    driver.bid(FENN, 3, 20, path=IN_THREE)
    assert alone(driver, plans, 20) == 20


def test_a_bot_is_not_waited_for_that_finds_nothing_better_than_it_has_bid(driver: MatchDriver):
    plans: Plans = {FENN: [Find(12, 4, parse_moves(IN_FOUR)), Find(60, 4, parse_moves(IN_FOUR))]}
    driver.bid(FENN, 4, 12, path=IN_FOUR)
    driver.sign(ANN, 13)
    driver.done(ANN, 14)
    assert alone(driver, plans, 15) == 15


def test_a_chip_that_no_one_bids_on_goes_back_at_once_beside_bots_that_think_no_more(driver: MatchDriver):
    driver.sign(ANN, 5)
    driver.done(ANN, 6)
    alone(driver, {}, 7)
    driver.time_up()
    assert driver.deadline == 6, "the sand that is turned has run out"
    assert "ChipReturned" in names(driver.time_up())


def test_the_end_of_thinking_is_noted_once_and_for_its_round_alone(driver: MatchDriver):
    driver.bid(ANN, 4)
    assert next_turn(driver.match, {}, 11) is None, "no one waits for it"
    assert driver.do(SayBotsDone(2), 12) is Refusal.OUT_OF_DATE
    assert driver.do(SayBotsDone(1), 13) == (BotsDone(13),)
    assert driver.do(SayBotsDone(1), 14) is Refusal.OUT_OF_DATE
    assert MatchDriver().do(SayBotsDone(1), 1) is Refusal.OUT_OF_DATE, "no bots play"


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
    driver.time_up()
    driver.passes(FENN)
    assert names(driver.outcome.events)[-1] == "MatchIdled"
    driver.play_on()
    assert driver.match.phase is Phase.THINKING
    driver.bid(FENN, 2, 5005)
    driver.time_up()
    driver.passes(FENN)
    assert driver.match.phase is Phase.INTERMISSION, "who resumes it has two rounds"


def test_a_match_goes_on_while_people_look_on(driver: MatchDriver):
    driver.bid(FENN, 3, path=IN_THREE)
    driver.time_up()
    driver.time_up()
    driver.bid(FENN, 2, driver.match.round.began + 5)
    driver.sign(ANN, driver.match.round.began + 6)
    driver.time_up()
    driver.passes(FENN)
    assert driver.match.phase is Phase.INTERMISSION


def test_who_has_left_leaves_the_bots_alone(driver: MatchDriver):
    driver.bid(ANN, 4)
    driver.bid(FENN, 3, 12, path=IN_THREE)
    driver.time_up()
    driver.time_up()
    driver.leave(ANN, driver.match.round.began + 1)
    driver.bid(FENN, 2, driver.match.round.began + 5)
    driver.time_up()
    driver.passes(FENN)
    assert "MatchIdled" in names(driver.outcome.events)


def test_the_starter_may_stop_though_bots_have_chips(driver: MatchDriver):
    driver.bid(FENN, 3, path=IN_THREE)
    driver.time_up()
    assert names(driver.stop(ANN, 80)) == ["MatchEnded"]


def test_a_round_knows_how_much_time_it_has_lost(driver: MatchDriver):
    driver.do(GiveBackTime(40), at=5)
    driver.do(GiveBackTime(2), at=6)
    assert driver.match.round.lost == 42
    driver.bid(CLEO, 3, 10, path=IN_THREE)
    driver.time_up()
    driver.time_up()
    assert driver.match.round.lost == 0
