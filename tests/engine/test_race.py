"""docs/rules.md "The race"."""

from dataclasses import replace
from random import Random

import pytest

from engine import RULES_1999, TARGETS, Edition, Rules, TargetMissed, parse_moves
from engine.games.race.play import EndRace, RaceCommand, RaceDecision, Submit, decide
from engine.games.race.play import start as start_race
from engine.games.race.state import (
    Race,
    RaceEnded,
    RaceEnding,
    RacePhase,
    RaceSolved,
    RaceStarted,
    RoundDecided,
    evolve,
    replay,
)
from engine.games.race.study import study
from engine.rules.commands import (
    Forget,
    GiveBackTime,
    GiveSign,
    Leave,
    PutBack,
    RecordBest,
    Remove,
    SayDone,
    SetClock,
    TimeUp,
    WantNext,
)
from engine.rules.events import ChipTurned, Player
from engine.rules.game import Activity
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from engine.rules.study import Study
from tests.engine.first_round import ANN, BEN, CLEO, DAN, IN_FIVE, IN_FOUR, IN_THREE, SETUP
from tests.engine.search import solve

MINUTES, A_DAY = 180.0, 86400.0


class Table:
    """A race, and what comes about in it at told times."""

    def __init__(self, seconds: float = MINUTES, rounds: int = 5, rules: Rules = RULES_1999) -> None:
        self.random = Random(1)
        self.events = list(start_race(rules, SETUP, ANN, 0, self.random, rounds=rounds, seconds=seconds))
        self.race: Race = replay(self.events)

    def do(self, command: RaceCommand, at: float) -> RaceDecision:
        decision = decide(self.race, command, at, self.random)
        if isinstance(decision, Outcome):
            self.events += decision.events
            self.race = decision.after
            assert replay(self.events) == self.race
        return decision

    def submit(self, player: Player, moves: str, at: float) -> RaceDecision:
        return self.do(Submit(player, parse_moves(moves)), at)

    def ring(self) -> RaceDecision:
        """Let the deadline pass."""
        deadline = self.race.deadline
        assert deadline is not None
        return self.do(TimeUp(deadline), deadline)

    def places(self) -> list[tuple[Player, int, int]]:
        """Who is where in the last round, and with how many points."""
        return [(placed.entry.player, placed.place, placed.points) for placed in self.race.round.places]


@pytest.fixture
def table() -> Table:
    return Table()


def names(decision: RaceDecision) -> list[str]:
    assert isinstance(decision, Outcome), decision
    return [type(event).__name__ for event in decision.events]


def test_fewer_moves_come_first_and_of_equal_ones_the_earlier(table: Table):
    table.submit(ANN, IN_FIVE, 10)
    table.submit(BEN, IN_FOUR, 40)
    table.submit(CLEO, IN_FOUR, 20)
    table.submit(DAN, IN_THREE, 170)

    assert names(table.ring()) == ["RoundDecided"]

    assert table.places() == [(DAN, 1, 3), (CLEO, 2, 2), (BEN, 3, 1), (ANN, 4, 0)]


def test_the_robots_stand_where_the_winners_line_left_them(table: Table):
    table.submit(ANN, IN_FOUR, 10)
    table.submit(BEN, IN_THREE, 20)
    start = table.race.round.start
    table.ring()

    assert table.race.position == start.play(parse_moves(IN_THREE)).end

    table.ring()

    assert table.race.phase is RacePhase.OPEN
    assert table.race.round.start.robots == start.play(parse_moves(IN_THREE)).end.robots
    assert len(table.race.pile) == len(TARGETS) - 2


def test_the_best_of_each_counts_and_a_longer_one_changes_nothing(table: Table):
    table.submit(ANN, IN_FOUR, 10)

    assert table.submit(ANN, IN_FIVE, 20) is Refusal.NO_SHORTER
    assert table.submit(ANN, IN_FOUR, 20) is Refusal.NO_SHORTER
    assert names(table.submit(ANN, IN_THREE, 30)) == ["RaceSolved"]

    table.ring()
    (first,) = table.race.round.places
    assert (first.entry.moves, first.entry.at) == (parse_moves(IN_THREE), 30)


def test_what_is_no_solution_costs_nothing(table: Table):

    assert isinstance(table.submit(ANN, "Y-right Y-down", 10), TargetMissed)
    assert table.do(Submit(ANN, ()), 10) is Refusal.NO_MOVES
    assert table.submit(ANN, "K-up", 10) is Refusal.ROBOT_NOT_IN_PLAY
    assert not table.race.round.entries


def test_what_is_submitted_in_the_last_moment_counts_and_after_it_does_not(table: Table):

    assert table.submit(ANN, IN_FOUR, MINUTES) is Refusal.SAND_HAS_RUN_OUT
    assert names(table.submit(ANN, IN_FOUR, MINUTES - 0.1)) == ["RaceSolved"]

    table.ring()

    assert table.submit(ANN, IN_THREE, MINUTES + 1) is Refusal.NO_CHIP_UP


def test_a_round_ends_when_all_who_are_present_are_done(table: Table):
    table.submit(ANN, IN_FOUR, 10)
    table.do(GiveSign(BEN), 11)

    assert names(table.do(SayDone(ANN), 20)) == ["SaidDone"]
    assert names(table.do(SayDone(BEN), 30)) == ["SaidDone", "RoundDecided"]


def test_done_can_be_said_once_and_by_who_is_present(table: Table):

    assert table.do(SayDone(ANN), 5) is Refusal.NOT_PLAYING

    table.do(GiveSign(ANN), 5)
    table.do(GiveSign(BEN), 5)
    table.do(SayDone(ANN), 5)

    assert table.do(SayDone(ANN), 6) is Refusal.DONE_ALREADY
    assert table.do(GiveSign(ANN), 6) is Refusal.SEEN_ALREADY


def test_alone_done_is_done(table: Table):
    table.submit(ANN, IN_FOUR, 10)

    assert names(table.do(SayDone(ANN), 20)) == ["SaidDone", "RoundDecided"]


def test_when_all_others_leave_one_person_who_is_done_waits_no_more(table: Table):
    table.submit(ANN, IN_FOUR, 10)
    table.do(GiveSign(BEN), 11)
    table.do(SayDone(ANN), 20)

    assert table.race.deadline == MINUTES
    assert names(table.do(Leave(BEN), 120)) == ["PlayerLeft", "RoundDecided"]


def test_the_pause_is_over_when_all_who_are_present_want_the_next_round(table: Table):
    table.submit(ANN, IN_FOUR, 10)
    table.submit(BEN, IN_FOUR, 11)
    table.ring()
    until = table.race.deadline or 0
    assert names(table.do(WantNext(ANN), until - 8)) == ["NextWanted"]
    assert table.race.deadline == until
    assert table.do(WantNext(ANN), until - 7) is Refusal.VOTED_ALREADY
    assert table.do(WantNext(CLEO), until - 7) is Refusal.NOT_PLAYING
    table.do(WantNext(BEN), until - 6)
    assert table.race.deadline == until - 6
    assert names(table.ring()) == ["ChipTurned"]
    assert table.do(WantNext(ANN), until) is Refusal.OUT_OF_DATE


def test_a_player_who_leaves_holds_up_no_round(table: Table):
    table.submit(ANN, IN_FOUR, 10)
    table.submit(BEN, IN_FOUR, 11)
    table.ring()
    until = table.race.deadline or 0
    table.do(WantNext(ANN), until - 8)
    table.do(Leave(BEN), until - 5)
    assert table.race.deadline == until - 5


def test_who_is_done_may_still_find_something_shorter(table: Table):
    table.submit(ANN, IN_FOUR, 10)
    table.do(GiveSign(BEN), 11)
    table.do(SayDone(ANN), 20)

    assert names(table.submit(ANN, IN_THREE, 25)) == ["RaceSolved"]


def test_when_the_last_who_is_not_done_leaves_the_round_is_over(table: Table):
    for player in (ANN, BEN, CLEO):
        table.do(GiveSign(player), 1)
    table.submit(CLEO, IN_THREE, 2)
    table.submit(ANN, IN_FOUR, 2)
    table.do(SayDone(ANN), 3)
    table.do(SayDone(BEN), 4)

    assert names(table.do(Leave(CLEO), 5)) == ["PlayerLeft", "RoundDecided"]
    assert table.places() == [(ANN, 1, 3)], "what Cleo had submitted for this chip is withdrawn"


def test_no_person_is_first_and_second_of_one_round_by_being_forgotten(table: Table):
    table.submit(ANN, IN_THREE, 1)

    assert names(table.do(Forget(ANN), 2)) == ["PlayerLeft"]

    assert table.race.round.entries == ()


def test_who_was_removed_from_a_race_stays_out_though_they_were_forgotten(table: Table):
    table.submit(BEN, IN_THREE, 1)
    table.do(Remove(BEN, may_moderate=True), 2)
    assert names(table.do(Forget(BEN), 3)) == ["PlayerForgotten"]

    table.events = [replace(event, player=-1) if getattr(event, "player", None) == BEN else event for event in table.events]
    table.race = replay(table.events)

    assert table.submit(BEN, IN_THREE, 4) is Refusal.REMOVED
    assert table.do(GiveSign(BEN), 4) is Refusal.NOT_PLAYING
    assert names(table.submit(CLEO, IN_THREE, 5)) == ["RaceSolved"]


def test_who_was_removed_has_no_solution_and_may_submit_none(table: Table):
    table.submit(ANN, IN_FOUR, 1)
    table.submit(BEN, IN_THREE, 2)

    assert table.do(Remove(BEN, may_moderate=False), 3) is Refusal.NOT_YOURS_TO_REMOVE
    assert table.do(Remove(DAN, may_moderate=True), 3) is Refusal.HAS_NOT_BID

    table.do(Remove(BEN, may_moderate=True), 3)

    assert table.do(Remove(BEN, may_moderate=True), 4) is Refusal.REMOVED_ALREADY
    assert table.submit(BEN, IN_THREE, 4) is Refusal.REMOVED
    table.ring()
    assert table.places() == [(ANN, 1, 3)]


def test_a_chip_that_no_one_has_solved_goes_back_and_is_not_the_next(table: Table):
    start = table.race.round.start

    assert names(table.ring()) == ["ChipReturned"]

    chip = start.chip
    assert chip in table.race.pile
    assert table.race.position == start
    table.ring()
    assert table.race.round.target != chip


def test_after_two_such_rounds_in_a_row_the_race_is_over(table: Table):
    table.submit(ANN, IN_THREE, 1)
    table.ring()
    table.ring()
    table.ring()
    table.ring()

    assert names(table.ring()) == ["ChipReturned", "RaceEnded"]
    assert (table.race.ending, table.race.winners) == (RaceEnding.ABANDONED, (ANN,))


def test_after_the_last_round_the_most_points_win():
    table = Table(rounds=1)
    table.submit(ANN, IN_FOUR, 1)
    table.submit(BEN, IN_THREE, 2)

    assert names(table.ring()) == ["RoundDecided", "RaceEnded"]

    assert (table.race.ending, table.race.winners) == (RaceEnding.ALL_PLAYED, (BEN,))
    assert table.race.deadline is None
    assert table.submit(ANN, IN_THREE, 9) is Refusal.GAME_OVER


@pytest.mark.parametrize(("rounds", "players", "counts"), [(2, (ANN, BEN), False), (3, (ANN,), False), (3, (ANN, BEN), True)])
def test_a_race_counts_by_three_decided_rounds_and_two_persons(rounds: int, players: tuple[Player, ...], *, counts: bool):
    """docs/rules.md "Leaderboards"."""
    table = Table()
    for number in range(rounds):
        turned = [ChipTurned(1, SETUP.chips[number])] if number else []
        solved = [RaceSolved(2, player, parse_moves(IN_THREE)) for player in players]
        table.events += [*turned, *solved, RoundDecided(3)]
    table.race = replay(table.events)
    table.do(EndRace(ANN, may_moderate=True), 4)
    assert table.events[-1] == RaceEnded(4, RaceEnding.CALLED, (ANN,), counts)


def test_in_a_slow_race_equal_lengths_share_a_place():
    table = Table(A_DAY)
    table.submit(ANN, IN_FOUR, 1)
    table.submit(BEN, IN_THREE, 30000)
    table.submit(CLEO, IN_THREE, 70000)
    table.ring()

    assert table.places() == [(BEN, 1, 3), (CLEO, 1, 3), (ANN, 3, 1)]
    assert table.race.leaders == (BEN, CLEO)


def test_the_end_of_a_slow_round_is_what_the_caller_says():
    random = Random(1)
    events = start_race(RULES_1999, SETUP, ANN, 100, random, seconds=A_DAY, next_end=lambda _, now: now + 90000)
    race = replay(events)
    assert race.deadline == 90100

    ended = decide(race, TimeUp(90100), 90101, random)
    assert isinstance(ended, Outcome)
    race = ended.after
    turned = decide(race, TimeUp(race.deadline or 0), 90111, random, lambda _, now: now + 82800)
    assert isinstance(turned, Outcome)
    assert turned.after.deadline == 90111 + 82800


def test_the_first_round_of_a_slow_race_waits_for_those_who_come_later():
    table = Table(A_DAY)
    for player in (ANN, BEN):
        table.submit(player, IN_THREE, 1)
        table.do(SayDone(player), 2)
    assert table.race.deadline == A_DAY
    table.ring()
    table.ring()

    table.do(SayDone(ANN), A_DAY + 100)
    assert names(table.do(SayDone(BEN), A_DAY + 200)) == ["SaidDone", "ChipReturned"]


def test_time_that_was_given_back_moves_the_end_of_a_quick_round(table: Table):
    table.do(GiveBackTime(50), 60)
    assert table.race.deadline == MINUTES + 50
    table.do(SetClock(-20), 60)
    assert table.race.deadline == MINUTES + 30


def test_a_slow_round_keeps_its_end_unless_that_has_passed_meanwhile():
    table = Table(A_DAY)
    table.do(GiveBackTime(7200), 10000)
    assert table.race.deadline == A_DAY

    table.do(GiveBackTime(80000), 90000)
    assert table.race.deadline == 2 * A_DAY

    table.do(SetClock(-1e6), -1e6)
    assert table.race.deadline == -11 * A_DAY


def test_a_chip_that_cannot_be_reached_is_replaced_unless_it_was_solved(table: Table):
    chip = table.race.round.target

    assert table.do(PutBack(1, {}), 1) is Refusal.WORTH_PLAYING
    replaced = table.do(PutBack(1, {chip: float("inf")}), 1)

    assert names(replaced) == ["ChipsPutBack", "ChipTurned"]
    assert (table.race.round.number, table.race.results) == (2, ())
    assert table.do(RecordBest(1, ()), 2) is Refusal.OUT_OF_DATE

    solved = Table()
    solved.submit(ANN, IN_THREE, 1)
    assert solved.do(PutBack(1, {chip: float("inf")}), 2) is Refusal.OUT_OF_DATE


def test_the_best_is_secret_until_the_chip_is_won_or_the_race_is_over(table: Table):
    best = parse_moves(IN_THREE)
    table.do(RecordBest(1, best), 1)
    assert table.race.is_secret(table.race.round)
    table.ring()
    assert table.race.is_secret(table.race.results[0]), "the chip may come up again"

    table.do(EndRace(ANN), 190)
    assert not table.race.is_secret(table.race.results[0])

    won = Table()
    won.submit(ANN, IN_FOUR, 1)
    won.ring()
    assert not won.race.is_secret(won.race.round)
    assert [one.number for one in won.race.without_best] == [1]
    won.do(RecordBest(1, best), 200)
    assert not won.race.without_best


def test_who_started_a_race_may_end_it_and_the_points_so_far_decide(table: Table):

    assert table.do(EndRace(BEN), 1) is Refusal.NOT_YOURS_TO_STOP

    nothing = replace(table.race)
    ended = decide(nothing, EndRace(BEN, may_moderate=True), 1, table.random)
    assert isinstance(ended, Outcome)
    assert (ended.after.ending, ended.after.winners) == (RaceEnding.STOPPED, ())

    table.submit(ANN, IN_THREE, 1)
    table.ring()
    table.do(EndRace(ANN), 200)
    assert (table.race.ending, table.race.winners) == (RaceEnding.CALLED, (ANN,))


def test_once_another_person_has_points_those_who_have_submitted_vote_about_the_end_of_a_race(table: Table):
    table.submit(BEN, IN_THREE, 1)
    table.submit(CLEO, IN_FOUR, 2)
    table.do(GiveSign(DAN), 3)
    table.ring()

    assert names(table.do(EndRace(ANN), 181)) == ["FinishVoted"]
    assert (table.race.is_over, table.race.needed_to_finish) == (False, 2), "of Ann, Ben and Cleo"
    assert table.do(EndRace(ANN), 182) is Refusal.WANTS_TO_FINISH_ALREADY
    assert table.do(EndRace(DAN), 183) is Refusal.NO_STAKE, "he has looked on"
    assert names(table.do(EndRace(CLEO), 184)) == ["FinishVoted", "RaceEnded"]
    assert (table.race.ending, table.race.winners) == (RaceEnding.CALLED, (BEN,))


def test_a_vote_to_end_a_race_is_taken_back_by_a_solution(table: Table):
    table.submit(BEN, IN_THREE, 1)
    table.submit(CLEO, IN_FOUR, 2)
    table.ring()
    table.ring()
    table.do(EndRace(BEN), table.race.round.began + 1)
    assert table.race.wants_to_finish == (BEN,)
    assert evolve(table.race, RaceSolved(table.race.round.began + 2, BEN, parse_moves(IN_THREE))).wants_to_finish == ()


def test_who_leaves_blocks_no_vote(table: Table):
    table.submit(BEN, IN_THREE, 1)
    table.submit(CLEO, IN_FOUR, 2)
    table.ring()
    table.do(EndRace(BEN), 181)
    assert names(table.do(Leave(CLEO), 182)) == ["PlayerLeft", "RaceEnded"]


def test_a_vote_is_enough_as_soon_as_the_others_are_present_no_more(table: Table):
    table.submit(BEN, IN_THREE, 1)
    table.submit(CLEO, IN_FOUR, 2)
    table.ring()
    table.do(EndRace(BEN), 181)
    table.ring()
    while CLEO in table.race.present:
        assert not table.race.is_over
        now = table.race.round.began + 1
        table.do(Submit(BEN, solve(table.race.position, 6) or ()), now)
        table.ring()
        table.do(EndRace(BEN), now + MINUTES)
        table.ring()
    assert table.race.present == (BEN,)
    assert [type(event) for event in table.events[-2:]] == [ChipTurned, RaceEnded]
    assert table.race.ending is RaceEnding.CALLED


def test_who_has_done_nothing_for_three_rounds_is_waited_for_no_more(table: Table):
    table.do(GiveSign(BEN), 1)
    race = replace(table.race, rounds_begun=3)
    assert race.present == (BEN,)
    assert replace(race, rounds_begun=4).present == ()
    assert race.activities == (Activity(BEN, 1),)


def test_who_has_left_is_back_with_a_solution(table: Table):
    assert table.do(Leave(BEN), 1) is Refusal.NOT_PLAYING
    table.do(GiveSign(BEN), 1)
    table.do(Leave(BEN), 2)
    assert table.do(GiveSign(BEN), 3) is Refusal.NOT_PLAYING
    table.submit(BEN, IN_THREE, 4)
    assert table.race.present == (BEN,)


def test_events_that_make_no_race_are_refused():
    start = RaceStarted(0, RULES_1999, SETUP, ANN)
    for events in ([RoundDecided(0)], [start, start], [replace(start, rounds=18)], [replace(start, seconds=0)]):
        with pytest.raises(ValueError, match=r"begins with RaceStarted|race starts once|race has"):
            replay(events)


def test_a_round_is_studied_once_its_chip_is_won_or_the_race_is_over(table: Table):
    assert study(table.events, 1, ANN) is None, "its chip is up"
    table.ring()
    assert study(table.events, 1, ANN) is None, "its chip may come up again"
    table.do(EndRace(ANN), 200)
    assert study(table.events, 1, ANN) == Study(SETUP.position, RULES_1999.ricochet, 1, edition=Edition.Y1999)
    assert study(table.events, 2, ANN) is None

    won = Table()
    won.submit(ANN, IN_FIVE, 1)
    won.submit(ANN, IN_FOUR, 2)
    won.submit(BEN, IN_THREE, 3)
    assert study(won.events, 1, ANN) is None
    won.ring()
    ann = study(won.events, 1, ANN)
    assert ann == Study(SETUP.position, RULES_1999.ricochet, 1, parse_moves(IN_THREE), BEN, parse_moves(IN_FOUR), Edition.Y1999)
    ben = study(won.events, 1, BEN)
    assert ben is not None
    assert ben.own == ()
