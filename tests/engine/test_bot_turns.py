"""When bots bid what they have found, beside a plain model of it: docs/rules.md "Bots"."""

from dataclasses import replace
from random import Random

import pytest

from engine.bots.thinking import Find
from engine.bots.turns import Plans, next_turn, plans_of
from engine.games.match.events import BidMade
from engine.games.match.play import PlaceBid
from engine.rules.bots import BOTS, Level
from engine.rules.commands import AddBot, GiveBackTime, SetClock
from engine.rules.rules import RULES_1999, RULES_2013, Rules, Times
from tests.at_length import few_of
from tests.engine.first_round import ANN, IN_FIVE, IN_FOUR, IN_THREE
from tests.engine.match_driver import MatchDriver, parse_moves

PATHS = {3: parse_moves(IN_THREE), 4: parse_moves(IN_FOUR), 5: parse_moves(IN_FIVE)}


def with_bots(count: int, rules: Rules = RULES_2013) -> MatchDriver:
    driver = MatchDriver(rules)
    for _ in range(count):
        driver.do(AddBot(ANN, Level.MEDIUM), 0)
    return driver


def test_a_bot_bids_when_it_has_found_something_and_again_when_it_finds_better():
    driver = with_bots(1)
    plans: Plans = {BOTS[0]: [Find(20, 5, PATHS[5]), Find(40, 3, PATHS[3])]}
    first = next_turn(driver.match, plans, 1)
    assert first
    assert (first.at, first.command) == (20, PlaceBid(BOTS[0], 5, PATHS[5]))
    driver.do(first.command, 20)
    second = next_turn(driver.match, plans, 20)
    assert second
    assert (second.at, second.command) == (40, PlaceBid(BOTS[0], 3, PATHS[3]))
    driver.do(second.command, 40)
    assert next_turn(driver.match, plans, 40) is None


def test_of_several_finds_that_are_overdue_the_best_is_bid():
    plans: Plans = {BOTS[0]: [Find(20, 5, PATHS[5]), Find(40, 3, PATHS[3])]}
    turn = next_turn(with_bots(1).match, plans, 50)
    assert turn
    assert turn.command == PlaceBid(BOTS[0], 3, PATHS[3])


def test_lost_time_is_no_time_to_think_and_a_set_clock_changes_nothing():
    driver = with_bots(1)
    plans: Plans = {BOTS[0]: [Find(20, 5, PATHS[5])]}
    driver.do(GiveBackTime(100), 10)
    driver.do(SetClock(1000), 12)
    turn = next_turn(driver.match, plans, 1012)
    assert turn
    assert turn.at == 1120


def test_when_no_bids_are_taken_no_bot_bids():
    driver = with_bots(1)
    driver.bid(ANN, 3, path=IN_THREE)
    driver.time_up()
    assert next_turn(driver.match, {BOTS[0]: [Find(500, 2, ())]}, 100) is None


def test_what_is_known_of_the_best_solution_changes_no_plan():
    match = with_bots(3).match
    knowing = replace(match, round=replace(match.round, best=PATHS[3]))
    assert plans_of(knowing) == plans_of(match)


def plain_bids(plans: Plans) -> list[tuple[float, int, int]]:
    """What bots say, told plainly: who says when, by a watch that stands still with the game, how many moves."""
    said = list[tuple[float, int, int]]()
    for after, bot, moves in sorted((find.after, bot, find.moves) for bot, finds in plans.items() for find in finds):
        if all(moves < before for _, other, before in said if other == bot):
            said.append((after, bot, moves))
    return said


@pytest.mark.parametrize("seed", few_of(range(8), (0, 1)))
def test_bots_say_what_the_plain_ones_say_whatever_else_happens(seed: int):
    """Each of these plays fifty rounds; a person bids now and then, and the clock is stopped and set."""
    random = Random(seed)
    assert sum(play_a_round(random) for _ in range(50)) > 100


def play_a_round(random: Random) -> int:
    """Play a round in which time passes by little steps until the bots have nothing more to say. Returns how much they said."""
    times = Times(hourglass=10_000, thinking_time=10_000)
    driver = with_bots(3, replace(random.choice([RULES_2013, RULES_1999]), times=times))
    plans = some_plans(random)
    now, watch, said = 0.0, 0.0, list[tuple[float, int, int]]()
    while turn := next_turn(driver.match, plans, now):
        passes = min(random.choice([0.25, 1.0, 7.0]), turn.at - now)
        now, watch = now + passes, watch + passes
        if now == turn.at:
            assert isinstance(turn.command, PlaceBid)
            driver.do(turn.command, now)
            said.append((watch, turn.command.player, turn.command.moves))
        now += happens(driver, random, now)
    assert said == plain_bids(plans)
    assert len(said) == sum(isinstance(event, BidMade) and event.player in BOTS for event in driver.events)
    return len(said)


def some_plans(random: Random) -> Plans:
    """Up to three finds of each bot, at whole seconds of which no two are the same; some of them better nothing."""
    seconds = random.sample(range(5, 90), 9)
    return {
        bot: [
            Find(at, moves, PATHS.get(moves, ()))
            for at in sorted(seconds[3 * seat : 3 * seat + random.randint(0, 3)])
            for moves in [random.randint(3, 12)]
        ]
        for seat, bot in enumerate(BOTS)
    }


def happens(driver: MatchDriver, random: Random, now: float) -> float:
    """Let something else happen. Returns by how many seconds the clock is set, or was stopped."""
    chance, seconds = random.random(), random.choice([3.0, 50.0, 1000.0])
    if chance < 0.03:
        driver.do(GiveBackTime(seconds), now + seconds)
        return seconds
    if chance < 0.06:
        driver.do(SetClock(seconds), now + seconds)
        return seconds
    if chance < 0.1:
        driver.bid(ANN, random.randint(3, 9), now)
    return 0.0
