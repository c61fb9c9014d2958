"""Solo games: docs/rules.md "Solo (2013)"."""

import math
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from engine import TARGETS, Direction, Flaw, IllegalMove, NoRicochet, Ricochet, Robot, SingleMove, TargetMissed, parse_moves
from engine.games.solo import play
from engine.games.solo.play import EndSolo, GiveUpChip, GotIt, NextChip, Show, SoloCommand, TakeHint, decide, retrace, start
from engine.games.solo.state import (
    SHOW_TIME,
    AttemptFailed,
    ChipMissed,
    ChipSolved,
    HintTaken,
    SoloEnded,
    SoloEvent,
    SoloGame,
    SoloPhase,
    SoloStarted,
    SolutionFound,
    evolve,
    replay,
    stars_of,
)
from engine.rules.chips import Lengths
from engine.rules.commands import BeginAnew, GiveBackTime, PutBack, RecordBest, TimeUp
from engine.rules.events import BestFound, ChipsPutBack, ChipTurned, TimeGivenBack
from engine.rules.hints import HintLevel, hint
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_2013, Difficulty, Rules
from tests.engine.first_round import ANN, BEN, GEAR, IN_FIVE, IN_FOUR, IN_THREE, MISSED, SETUP
from tests.engine.match_driver import check_outcome, refusals_named_in
from tests.engine.solo_games import begin_alone
from tests.properties import example, given, st

HOURGLASS = RULES_2013.times.hourglass


Told = tuple[SoloEvent, ...] | Refusal | Flaw
"""The events that a command has brought about, or why there are none."""


class Game:
    """One solo game and all its events; its first chip is the yellow gear, turned up at 0 seconds.

    ``outcome`` is of the latest command that brought anything about.
    """

    outcome: Outcome[SoloGame, SoloEvent]

    def __init__(self, hourglasses: int = 1, rules: Rules = RULES_2013) -> None:
        self.random = Random(1)
        self.events: list[SoloEvent] = list(begin_alone(rules, SETUP, ANN, 0, self.random, hourglasses=hourglasses))
        self.state = replay(self.events)

    def do(self, command: SoloCommand, at: float = 10) -> Told:
        decision = decide(self.state, command, at, self.random)
        if not isinstance(decision, Outcome):
            return decision
        check_outcome(self.state, decision, evolve)
        self.outcome, self.state = decision, decision.after
        self.events += decision.events
        return decision.events

    def record(self, *events: SoloEvent) -> None:
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)

    def show(self, moves: str, at: float = 10) -> Told:
        return self.do(Show(ANN, parse_moves(moves)), at)

    def sand_runs_out(self, late: float = 0) -> Told:
        assert self.state.deadline is not None
        return self.do(TimeUp(self.state.deadline), self.state.deadline + late)

    def play(self, *results: bool) -> "Game":
        """Chips that are turned up and down, one after the other, as if there had been solutions of no moves."""
        for solved in results:
            if self.state.is_between:
                self.do(NextChip(ANN))
            at = self.state.round.began + 1
            played = ChipSolved(at, ()) if solved else ChipMissed(at, given_up=False)
            self.record(played, *(() if self.state.pile else (SoloEnded(at, stopped=False),)))
        return self


@pytest.fixture
def game() -> Game:
    return Game()


def ready(lengths: Lengths | None = None, rules: Rules = RULES_2013) -> Game:
    """Return a game before *Go*."""
    game = Game()
    game.events = list(start(rules, SETUP, ANN, 0, game.random, lengths=lengths))
    game.state = replay(game.events)
    return game


def test_before_go_no_chip_is_up_and_no_sand_runs():
    game = ready()
    assert [type(event) for event in game.events] == [SoloStarted]
    assert (game.state.phase, game.state.round.number, game.state.deadline) == (SoloPhase.READY, 0, None)
    assert (game.state.position, game.state.pile) == (SETUP.position.with_target(None), SETUP.chips)
    assert (game.state.last_played, game.state.without_best, game.state.can_stop_sand) == (None, (), False)


def test_go_turns_chip_and_hourglass_together_however_late_it_comes():
    game = ready()
    assert game.do(NextChip(ANN), at=100_000) == (ChipTurned(100_000, GEAR),)
    assert (game.state.phase, game.state.round.number, game.state.position.target) == (SoloPhase.CHIP_UP, 1, GEAR)
    assert game.state.deadline == 100_000 + HOURGLASS
    assert GEAR not in game.state.pile


def test_the_first_chip_is_drawn_before_go_and_on_top_of_the_pile():
    _, second, third, *_ = SETUP.chips
    hard = ready(dict.fromkeys(TARGETS, 3) | {third: 14}, replace(RULES_2013, difficulty=Difficulty.VERY_HARD))
    assert hard.events[1:] == [ChipsPutBack(0, (), hard.state.pile)]
    assert sorted(hard.state.pile, key=TARGETS.index) == list(TARGETS)
    assert hard.do(NextChip(ANN, {second: 20})) == (ChipTurned(10, third),), "what is found out later changes nothing"


def test_a_chip_known_to_be_out_of_reach_before_go_is_not_the_first():
    game = ready({GEAR: math.inf})
    assert isinstance(put_back := game.events[1], ChipsPutBack)
    assert put_back.chips == (GEAR,)
    assert game.do(NextChip(ANN)) == (ChipTurned(10, SETUP.chips[1]),)


def test_a_game_that_is_ended_before_go_has_no_chip():
    game = ready()
    assert game.do(EndSolo(ANN)) == (SoloEnded(10, stopped=True),)
    assert (game.state.played, game.state.won, game.state.position.target) == ((), False, None)


def test_a_game_whose_first_chip_was_turned_up_at_once_goes_on():
    before = replay([SoloStarted(0, RULES_2013, SETUP, ANN), ChipTurned(0, GEAR)])
    assert (before.phase, before.round.number, before.deadline) == (SoloPhase.CHIP_UP, 1, HOURGLASS)


def test_two_hourglasses_for_each_chip_give_twice_the_time():
    game = Game(hourglasses=2)
    assert game.state.deadline == 2 * HOURGLASS
    game.do(GiveUpChip(ANN))
    game.do(NextChip(ANN), 500)
    assert game.state.deadline == 500 + 2 * HOURGLASS


@pytest.mark.parametrize("hourglasses", [0, 3])
def test_there_is_one_hourglass_or_there_are_two(hourglasses: int):
    with pytest.raises(ValueError, match="one hourglass or two"):
        Game(hourglasses)


@pytest.mark.parametrize("moves", [IN_THREE, IN_FOUR, IN_FIVE])
def test_a_solution_of_any_length_turns_the_chip_up_and_the_robots_stay(game: Game, moves: str):
    assert game.show(moves) == (ChipSolved(10, parse_moves(moves)),)
    assert (game.state.up, game.state.down, game.state.deadline) == (1, 0, None)
    assert game.state.position.robots[parse_moves(moves)[-1].robot] == SETUP.board.targets[GEAR]


@pytest.mark.parametrize(
    ("moves", "flaw"), [(MISSED, IllegalMove), ("Y-right Y-down", TargetMissed), ("Y-up", TargetMissed), ("K-up", None)]
)
def test_what_is_no_solution_costs_nothing_but_time(game: Game, moves: str, flaw: type | None):
    decision = game.show(moves)
    assert isinstance(decision, flaw) if flaw else decision is Refusal.ROBOT_NOT_IN_PLAY
    assert game.show(IN_THREE, at=11) == (ChipSolved(11, parse_moves(IN_THREE)),)


def test_going_there_and_back_without_a_turn_is_no_solution(game: Game):
    beside = game.state.position.with_robots({**SETUP.robots, Robot.YELLOW: SETUP.board.targets[GEAR]})
    game.state = replace(game.state, round=replace(game.state.round, start=beside))
    assert isinstance(game.show("Y-right Y-left"), NoRicochet)


def test_by_one_move_going_there_and_back_is_a_solution_and_a_single_move_is_none():
    game = Game(rules=replace(RULES_2013, ricochet=Ricochet.ONE_MOVE))
    goal = SETUP.board.targets[GEAR]
    beside = game.state.position.with_robots({**SETUP.robots, Robot.YELLOW: goal.step(Direction.RIGHT)})
    game.state = replace(game.state, round=replace(game.state.round, start=beside))
    assert game.show("Y-left") == SingleMove(Robot.YELLOW)
    assert game.show("Y-right Y-left") == (ChipSolved(10, parse_moves("Y-right Y-left")),)


def test_when_the_sand_has_run_out_the_chip_lies_face_down_and_the_robots_stand_where_they_stood(game: Game):
    assert game.sand_runs_out(late=2) == (ChipMissed(HOURGLASS + 2, given_up=False),)
    assert (game.state.up, game.state.down, game.state.position.robots) == (0, 1, SETUP.robots)


def test_a_solution_made_in_time_counts_though_it_comes_late():
    assert isinstance(Game().show(IN_THREE, at=HOURGLASS - 0.01), tuple)
    assert Game().show(IN_THREE, at=HOURGLASS) is Refusal.SAND_HAS_RUN_OUT


def got_it(at: float = HOURGLASS - 1) -> Game:
    """Return a game in which *Got it* was said, by default in the last second of the sand."""
    game = Game()
    assert game.do(GotIt(ANN), at) == (SolutionFound(at),)
    return game


def test_a_solution_that_is_found_in_the_last_second_can_be_shown_for_a_minute():
    game = got_it(at=HOURGLASS - 0.01)
    assert (game.state.phase, game.state.deadline) == (SoloPhase.SHOWING, HOURGLASS - 0.01 + SHOW_TIME)
    in_time = HOURGLASS + SHOW_TIME - 1
    assert game.show(IN_FOUR, in_time) == (ChipSolved(in_time, parse_moves(IN_FOUR)),)
    assert game.state.up == 1


@pytest.mark.parametrize(("moves", "flaw"), [(MISSED, IllegalMove), ("Y-right Y-down", TargetMissed), ("Y-up", TargetMissed)])
def test_after_got_it_what_does_not_hold_turns_the_chip_face_down(moves: str, flaw: type[Flaw]):
    game = got_it()
    assert game.show(moves, HOURGLASS) == (AttemptFailed(HOURGLASS, parse_moves(moves)),)
    assert isinstance(game.outcome.steps[0].flaw, flaw)
    (chip,) = game.state.played
    assert (game.state.phase, game.state.down) == (SoloPhase.BETWEEN, 1)
    assert isinstance(chip.flaw, flaw)
    assert game.state.position.robots == SETUP.robots
    assert game.show(IN_THREE, HOURGLASS + 1) is Refusal.NO_CHIP_UP, "there is one attempt"


def test_after_got_it_a_robot_that_does_not_play_costs_nothing():
    game = got_it()
    assert game.show("K-up", HOURGLASS) is Refusal.ROBOT_NOT_IN_PLAY
    assert isinstance(game.show(IN_THREE, HOURGLASS), tuple)


def test_after_got_it_what_is_not_shown_turns_the_chip_face_down():
    game = got_it(at=10)
    assert game.sand_runs_out() == (ChipMissed(10 + SHOW_TIME, given_up=False),)
    assert game.state.down == 1


def test_got_it_once_the_sand_has_run_out_is_too_late():
    assert Game().do(GotIt(ANN), HOURGLASS) is Refusal.SAND_HAS_RUN_OUT


def test_after_got_it_there_are_no_hints():
    game = known()
    game.do(GotIt(ANN))
    assert game.do(TakeHint(ANN, HintLevel.LENGTH)) is Refusal.SAND_STANDS_STILL


def test_time_that_was_lost_after_got_it_is_given_back():
    game = got_it(at=10)
    game.do(GiveBackTime(30), 50)
    assert game.state.deadline == 10 + SHOW_TIME + 30


def test_a_chip_that_is_found_out_of_reach_after_got_it_stays():
    game = got_it(at=10)
    assert game.do(PutBack(1, {GEAR: math.inf}), at=11) is Refusal.OUT_OF_DATE


def test_the_attempt_that_failed_is_judged_again_when_it_is_told_later():
    game = got_it()
    before = game.state
    game.show("Y-up", HOURGLASS)
    assert retrace(before, game.outcome.events) == game.outcome


def test_a_chip_that_is_given_up_lies_face_down(game: Game):
    assert game.do(GiveUpChip(ANN)) == (ChipMissed(10, given_up=True),)
    assert game.state.down == 1


def test_the_next_chip_waits_until_the_player_asks_for_it(game: Game):
    game.show(IN_THREE)
    decision = game.do(NextChip(ANN), at=100_000)
    assert decision == (ChipTurned(100_000, SETUP.chips[1]),)
    assert game.state.deadline == 100_000 + HOURGLASS


def test_time_that_was_lost_is_given_back_and_known_of_this_chip(game: Game):
    assert game.do(GiveBackTime(30)) == (TimeGivenBack(10, 30),)
    assert (game.state.deadline, game.state.round.lost) == (HOURGLASS + 30, 30)
    game.do(GiveUpChip(ANN))
    game.do(NextChip(ANN))
    assert game.state.round.lost == 0


def test_a_chip_that_cannot_be_reached_is_put_back_and_another_turned_with_the_hourglass(game: Game):
    decision = game.do(PutBack(1, {GEAR: math.inf}), at=5)
    assert isinstance(decision, tuple)
    assert [type(event) for event in decision] == [ChipsPutBack, ChipTurned]
    assert game.state.deadline == 5 + HOURGLASS
    assert GEAR in game.state.pile
    assert game.state.played == ()


@pytest.mark.parametrize(
    ("results", "won"), [([True] * 9 + [False] * 8, True), ([True] * 8 + [False] * 9, False), ([False] * 17, False)]
)
def test_after_17_chips_more_up_than_down_wins(results: list[bool], *, won: bool):
    game = Game().play(*results).state
    assert game.phase is SoloPhase.OVER
    assert (game.up, game.down, game.won) == (sum(results), 17 - sum(results), won)


def test_the_last_chip_ends_the_game_also_with_an_attempt_that_fails():
    for commands, missed in (((GiveUpChip(ANN),), ChipMissed), ((GotIt(ANN), Show(ANN, parse_moves("R-up"))), AttemptFailed)):
        game = Game().play(*[True] * 16)
        game.do(NextChip(ANN))
        *_, decision = [game.do(command, at=game.state.round.began + 1) for command in commands]
        assert isinstance(decision, tuple)
        assert [type(event) for event in decision] == [missed, SoloEnded]


def test_a_game_that_was_stopped_is_not_won():
    game = Game().play(True, True)
    assert game.do(EndSolo(ANN)) == (SoloEnded(10, stopped=True),)
    assert not game.state.won


def test_the_best_streak_is_the_most_chips_in_a_row():
    assert Game().play(True, False, True, True, False, True).state.best_streak == 2
    assert Game().play(False).state.best_streak == 0


@pytest.mark.parametrize(("moves", "best", "stars"), [(4, 4, 3), (5, 4, 2), (6, 4, 2), (7, 4, 1), (99, 2, 1), (4, None, 1)])
def test_stars_tell_how_near_a_solution_is_to_the_best(moves: int, best: int | None, stars: int):
    assert stars_of(moves, best) == stars


@given(st.integers(2, 99), st.integers(2, 99), st.integers(0, 3))
@example(2, 2, 0)
def test_neither_a_longer_solution_nor_a_hint_ever_has_more_stars_and_one_stays(moves: int, best: int, hints: int):
    assert stars_of(moves, best, hints) >= stars_of(moves + 1, best, hints) >= 1
    assert stars_of(moves, best, hints) >= stars_of(moves, best, hints + 1) >= 1


def known() -> Game:
    game = Game()
    game.do(RecordBest(1, SOLUTION))
    return game


def test_each_hint_tells_more_of_the_best_solution_and_costs_a_star():
    game, stars = known(), list[int]()
    for level in HintLevel:
        assert game.do(TakeHint(ANN, level)) == (HintTaken(10, level),)
        assert game.state.round.hint == hint(SOLUTION, level)
        solved = replay(game.events)
        stars.append(evolve(solved, ChipSolved(11, SOLUTION)).stars)
    assert stars == [2, 1, 1]
    assert game.state.round.next_hint is None


def test_hints_are_of_one_chip_and_known_of_it_when_it_was_played():
    game = known()
    game.do(TakeHint(ANN, HintLevel.LENGTH))
    game.show(IN_THREE)
    game.do(NextChip(ANN), at=20)
    assert (game.state.round.hint, game.state.round.next_hint) == (None, HintLevel.LENGTH)
    assert (game.state.played[0].hints, game.state.played[0].stars, game.state.played[0].is_best) == (1, 2, True)


def test_a_chip_that_comes_up_instead_of_another_has_hints_of_its_own():
    game = known()
    game.do(TakeHint(ANN, HintLevel.LENGTH))
    game.do(PutBack(1, {GEAR: math.inf}))
    assert game.state.round.hint is None


def test_the_best_solution_may_be_known_before_the_chip_is_played_or_after_it():
    early, late = Game(), Game()
    early.do(RecordBest(1, parse_moves(IN_THREE)))
    early.show(IN_FOUR)
    late.show(IN_FOUR)
    assert late.state.stars == 1
    late.do(NextChip(ANN))
    late.do(RecordBest(1, parse_moves(IN_THREE)), at=20)
    assert early.state.played == late.state.played
    assert early.state.stars == late.state.stars == 2
    assert late.state.round.best is None, "the chip that is up now is another"


def test_the_best_solution_may_become_known_after_the_end_of_the_game(game: Game):
    game.show(IN_FOUR)
    game.do(EndSolo(ANN), at=11)
    assert game.do(RecordBest(1, parse_moves(IN_THREE)), at=20) == (BestFound(20, 1, parse_moves(IN_THREE)),)
    assert (game.state.phase, game.state.stars) == (SoloPhase.OVER, 2)
    assert game.do(RecordBest(1, parse_moves(IN_THREE)), at=21) is Refusal.OUT_OF_DATE


def test_a_chip_that_was_up_when_the_game_was_stopped_is_not_played_and_needs_no_best(game: Game):
    game.do(EndSolo(ANN))
    assert game.state.without_best == ()
    assert game.do(RecordBest(1, SOLUTION), at=20) is Refusal.OUT_OF_DATE


def test_a_chip_was_played_in_this_round_until_the_next_one_is_turned_up(game: Game):
    assert (game.state.round.number, game.state.last_played) == (1, None)
    game.show(IN_FOUR)
    assert (game.state.round.number, game.state.last_played) == (1, game.state.played[0])
    game.do(NextChip(ANN), at=20)
    assert (game.state.round.number, game.state.round.began, game.state.last_played) == (2, 20, None)


def test_the_chips_without_a_best_solution_are_known_with_the_robots_as_they_stood(game: Game):
    (up,) = game.state.without_best
    assert (up.number, up.target, up.start.robots) == (1, GEAR, SETUP.robots)
    game.show(IN_FOUR)
    game.do(NextChip(ANN), at=20)
    newest, first = game.state.without_best
    assert (newest.number, newest.start.robots) == (2, game.state.position.robots)
    assert (first.number, first.start.robots) == (1, SETUP.robots)
    game.do(RecordBest(2, SOLUTION), at=21)
    assert [chip.number for chip in game.state.without_best] == [1]


def test_a_chip_that_lies_face_down_has_no_stars(game: Game):
    game.do(RecordBest(1, parse_moves(IN_THREE)))
    game.sand_runs_out()
    assert game.state.stars == 0


def _after(*commands: SoloCommand) -> Callable[[], Game]:
    def scene() -> Game:
        game = Game()
        for command in commands:
            assert isinstance(game.do(command), tuple)
        return game

    return scene


SOLUTION = parse_moves(IN_THREE)
SCENES: list[tuple[Refusal, Callable[[], Game], SoloCommand]] = [
    (Refusal.GAME_OVER, _after(EndSolo(ANN)), Show(ANN, SOLUTION)),
    (Refusal.NOT_YOURS, Game, Show(BEN, SOLUTION)),
    (Refusal.NOT_YOURS, _after(GiveUpChip(ANN)), NextChip(BEN)),
    (Refusal.NOT_YOURS, Game, GiveUpChip(BEN)),
    (Refusal.NOT_YOURS, ready, NextChip(BEN)),
    (Refusal.NO_CHIP_UP, ready, Show(ANN, SOLUTION)),
    (Refusal.NO_CHIP_UP, ready, GotIt(ANN)),
    (Refusal.NO_CHIP_UP, ready, TakeHint(ANN, HintLevel.LENGTH)),
    (Refusal.NO_CHIP_UP, ready, GiveUpChip(ANN)),
    (Refusal.OUT_OF_DATE, ready, GiveBackTime(5)),
    (Refusal.OUT_OF_DATE, ready, TimeUp(HOURGLASS)),
    (Refusal.OUT_OF_DATE, ready, PutBack(0, {GEAR: math.inf})),
    (Refusal.OUT_OF_DATE, ready, RecordBest(0, SOLUTION)),
    (Refusal.NOT_YOURS, Game, EndSolo(BEN)),
    (Refusal.NO_CHIP_UP, _after(GiveUpChip(ANN)), Show(ANN, SOLUTION)),
    (Refusal.NO_CHIP_UP, _after(GiveUpChip(ANN)), GiveUpChip(ANN)),
    (Refusal.SAND_HAS_RUN_OUT, _after(), Show(ANN, SOLUTION)),
    (Refusal.CHIP_IS_UP, Game, NextChip(ANN)),
    (Refusal.NOT_YOURS, known, TakeHint(BEN, HintLevel.LENGTH)),
    (Refusal.NO_CHIP_UP, _after(GiveUpChip(ANN)), TakeHint(ANN, HintLevel.LENGTH)),
    (Refusal.NOT_YOURS, Game, GotIt(BEN)),
    (Refusal.NO_CHIP_UP, _after(GiveUpChip(ANN)), GotIt(ANN)),
    (Refusal.SAND_STANDS_STILL, _after(GotIt(ANN)), GotIt(ANN)),
    (Refusal.CHIP_IS_UP, _after(GotIt(ANN)), NextChip(ANN)),
    (Refusal.TIME_TO_SHOW_IS_UP, _after(GotIt(ANN)), Show(ANN, SOLUTION)),
    (Refusal.NO_HINT_YET, Game, TakeHint(ANN, HintLevel.LENGTH)),
    (Refusal.OUT_OF_DATE, known, TakeHint(ANN, HintLevel.ROBOTS)),
    (Refusal.NO_MOVES, Game, Show(ANN, ())),
    (Refusal.ROBOT_NOT_IN_PLAY, Game, Show(ANN, parse_moves("K-up"))),
    (Refusal.NOT_YET, Game, TimeUp(HOURGLASS)),
    (Refusal.OUT_OF_DATE, Game, TimeUp(HOURGLASS + 1)),
    (Refusal.OUT_OF_DATE, _after(GiveUpChip(ANN)), GiveBackTime(5)),
    (Refusal.OUT_OF_DATE, _after(GiveUpChip(ANN)), PutBack(1, {GEAR: math.inf})),
    (Refusal.OUT_OF_DATE, Game, RecordBest(2, SOLUTION)),
    (Refusal.OUT_OF_DATE, _after(RecordBest(1, SOLUTION)), RecordBest(1, SOLUTION)),
    (Refusal.WORTH_PLAYING, Game, PutBack(1, {GEAR: 3})),
    (Refusal.TOO_LATE_TO_BEGIN_ANEW, _after(GotIt(ANN)), BeginAnew(ANN)),
]


@pytest.mark.parametrize(("refusal", "scene", "command"), SCENES)
def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing(
    refusal: Refusal, scene: Callable[[], Game], command: SoloCommand
):
    game = scene()
    before = game.state
    late = {Refusal.SAND_HAS_RUN_OUT: HOURGLASS, Refusal.TIME_TO_SHOW_IS_UP: 10 + SHOW_TIME}
    at = late.get(refusal, 10)
    assert game.do(command, at) is refusal
    assert game.state == before


def test_every_refusal_has_a_scene():
    assert {refusal for refusal, _, _ in SCENES} == refusals_named_in(play)


def test_a_game_starts_once_and_with_its_start(game: Game):
    with pytest.raises(ValueError, match="starts once"):
        evolve(game.state, game.events[0])
    with pytest.raises(ValueError, match="begins with SoloStarted"):
        replay([BestFound(1, 1, ())])
