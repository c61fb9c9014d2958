"""Bots in a race: docs/rules.md "The race"."""

from dataclasses import replace

import pytest

from engine.bots.thinking import Find
from engine.bots.turns import Plans, next_submission, plans_of
from engine.games.race.play import Submit
from engine.games.race.state import RaceEnded, RaceEnding, RaceSolved
from engine.rules.bots import BOTS, MAX_BOTS, Level
from engine.rules.commands import AddBot, GiveBackTime, GiveSign, RecordBest, SayBotsDone, SayDone, SetClock
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN, IN_FIVE, IN_FOUR, IN_THREE
from tests.engine.match_driver import parse_moves
from tests.engine.test_race import A_DAY, MINUTES, Table, names

FENN, RUNE, BRUM = BOTS
PATHS = {3: parse_moves(IN_THREE), 4: parse_moves(IN_FOUR), 5: parse_moves(IN_FIVE)}
ALL_PLANS: Plans = {FENN: [Find(20, 5, PATHS[5]), Find(40, 3, PATHS[3])], RUNE: [Find(30, 4, PATHS[4])]}


def with_bots(count: int, seconds: float = MINUTES) -> Table:
    table = Table(seconds)
    for _ in range(count):
        table.do(AddBot(ANN, Level.MEDIUM), 0)
    return table


def test_who_starts_a_race_adds_bots_until_there_are_three():
    table = Table()
    assert table.do(AddBot(BEN, Level.EASY), 1) is Refusal.NOT_YOURS_TO_ADD_BOT
    for _ in range(MAX_BOTS):
        table.do(AddBot(ANN, Level.EASY), 2)
    assert [bot.player for bot in table.race.bots] == list(BOTS)
    assert table.do(AddBot(ANN, Level.EASY), 3) is Refusal.TOO_LATE_TO_ADD_BOT


def test_a_bot_is_placed_as_people_are_and_its_line_moves_the_robots():
    table = with_bots(1)
    table.submit(ANN, IN_FIVE, 10)
    table.submit(FENN, IN_THREE, 20)
    table.ring()
    assert table.places() == [(FENN, 1, 3), (ANN, 2, 2)]
    assert table.race.position.robots == table.race.results[0].start.play(PATHS[3]).end.robots


def test_bots_are_never_waited_for():
    table = with_bots(2)
    table.submit(FENN, IN_THREE, 10)
    for player, at in ((ANN, 20), (BEN, 21)):
        table.submit(player, IN_FIVE, at)
    assert table.race.present == (ANN, BEN)
    assert table.do(SayDone(FENN), 22) is Refusal.NOT_PLAYING
    table.do(SayDone(ANN), 23)
    assert names(table.do(SayDone(BEN), 24)) == ["SaidDone", "RoundDecided"]


def test_beside_bots_one_person_who_is_done_ends_the_round_when_no_bot_thinks():
    table = with_bots(2)
    table.submit(FENN, IN_FIVE, 20)
    table.submit(ANN, IN_FIVE, 21)
    table.do(SayDone(ANN), 22)
    assert table.race.deadline == MINUTES / 2, "the most that bots are waited for"
    for at, path in ((30, IN_FOUR), (40, IN_THREE)):
        turn = next_submission(table.race, ALL_PLANS, 22)
        assert turn
        assert (turn.at, turn.command) == (at, Submit(RUNE if at == 30 else FENN, parse_moves(path)))
        table.do(turn.command, at)
    last = next_submission(table.race, ALL_PLANS, 40)
    assert last
    assert names(table.do(last.command, 40)) == ["BotsDone", "RoundDecided"]


def test_a_slow_round_with_one_person_goes_on_when_no_bot_thinks():
    table = with_bots(2, A_DAY)
    for number in (1, 2):
        table.submit(ANN, IN_FIVE if number == 1 else "R-up", table.race.round.began + 21)
        table.do(GiveSign(ANN), table.race.round.began + 22)
        table.do(SayDone(ANN), table.race.round.began + 23)
        assert names(table.do(SayBotsDone(number), table.race.round.began + 24)) == ["BotsDone"]
        table.ring()
        table.ring()


def test_a_race_that_bots_play_alone_is_over_after_two_rounds():
    table = with_bots(1)
    table.submit(FENN, IN_THREE, 10)
    table.ring()
    table.ring()
    assert names(table.ring())[-1] == "RaceEnded"
    last = table.events[-1]
    assert isinstance(last, RaceEnded)
    assert (last.ending, last.winners) == (RaceEnding.DESERTED, (FENN,))


def test_it_goes_on_while_people_look_on():
    table = with_bots(1)
    table.submit(FENN, IN_THREE, 10)
    table.do(GiveSign(ANN), 11)
    table.ring()
    table.ring()
    assert "RaceEnded" not in names(table.ring())


@pytest.mark.parametrize("seconds", [MINUTES, A_DAY])
def test_a_bot_submits_what_it_has_found_at_its_time_in_quick_and_slow_races(seconds: float):
    table, submitted = with_bots(2, seconds), list[tuple[float, int, int]]()
    now = 0.0
    while turn := next_submission(table.race, ALL_PLANS, now):
        now = turn.at
        assert isinstance(turn.command, Submit)
        table.do(turn.command, now)
        submitted.append((now, turn.command.player, len(turn.command.moves)))
    assert submitted == [(20, FENN, 5), (30, RUNE, 4), (40, FENN, 3)]
    assert sum(isinstance(event, RaceSolved) for event in table.events) == 3


def test_after_a_restart_only_the_best_of_what_is_overdue_is_submitted():
    turn = next_submission(with_bots(1).race, ALL_PLANS, 100)
    assert turn
    assert turn.command in {Submit(FENN, PATHS[3]), Submit(RUNE, PATHS[4])}
    assert next_submission(with_bots(1).race, ALL_PLANS, 100, [Submit(RUNE, PATHS[4])]) == (40, Submit(FENN, PATHS[3]))


def test_lost_time_is_no_time_to_think_and_a_set_clock_changes_nothing():
    table = with_bots(1)
    table.do(GiveBackTime(100), 110)
    table.do(SetClock(1000), 1112)
    turn = next_submission(table.race, {FENN: [Find(20, 5, PATHS[5])]}, 1112)
    assert turn
    assert turn.at == 1120


def test_between_rounds_no_bot_submits():
    table = with_bots(1)
    table.submit(ANN, IN_FIVE, 10)
    table.ring()
    assert next_submission(table.race, ALL_PLANS, 500) is None


@pytest.mark.at_length
def test_in_a_race_bots_do_not_err_since_it_says_at_once_what_is_no_solution():
    race = with_bots(3).race
    for number in range(40):
        asked = replace(race, round=replace(race.round, number=number))
        finds = [find for found in plans_of(asked).values() for find in found]
        assert all(len(find.path) == find.moves for find in finds)
        assert all(race.position.play(find.path).flaw(ricochet=race.rules.ricochet) is None for find in finds)


def test_what_is_known_of_the_best_solution_changes_no_plan():
    table = with_bots(3)
    before = plans_of(table.race)
    table.do(RecordBest(1, PATHS[3]), 5)
    table.submit(ANN, IN_THREE, 6)
    assert plans_of(table.race) == before
