"""The outcome of a command, step by step, and a round as a value."""

from dataclasses import fields, replace
from random import Random

import pytest

from engine import RULES_1999, RULES_2013, IllegalMove, NoRicochet, Robot, TargetMissed, WrongCount, parse_moves
from engine.games.match.events import ChipWon, ProofFailed
from engine.games.match.play import WantHint, retrace
from engine.games.match.state import Phase, Round, evolve, replay
from engine.rules.commands import GiveBackTime, PutBack, RecordBest
from engine.rules.events import BestFound, ChipTurned
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN, CLEO, GEAR, IN_FIVE, IN_FOUR, IN_THREE, MISSED, SETUP
from tests.engine.match_driver import MatchDriver, asked, bidding, names

BEST = parse_moves(IN_THREE)


def test_an_outcome_tells_the_match_before_and_after_each_event():
    driver = asked((ANN, 3), (BEN, 4))
    before = driver.match
    driver.prove(ANN, MISSED)
    outcome = driver.outcome
    assert (outcome.before, outcome.after) == (before, driver.match)
    assert names(outcome.events) == ["ProofFailed", "ProverAsked"]
    failed, next_one = outcome.steps
    assert (failed.before, failed.after) == (before, next_one.before)
    assert (failed.after.round.attempts, next_one.after.round.prover) == ((ANN,), driver.match.round.prover)


def test_a_proof_that_wins_comes_with_its_line_and_no_flaw():
    driver = asked((ANN, 4))
    start = driver.match.position
    driver.prove(ANN, IN_FOUR)
    (won,) = driver.outcome.steps
    assert (won.line, won.flaw) == (start.play(parse_moves(IN_FOUR)), None)
    assert won.after.awards[0].line is won.line
    assert won.line
    assert won.after.position is won.line.end


@pytest.mark.parametrize(
    ("moves", "flaw"),
    [
        (MISSED, IllegalMove),
        (IN_FOUR, WrongCount),
        ("Y-right Y-down Y-up", TargetMissed),
        ("R-right R-down R-left", TargetMissed),
    ],
)
def test_a_proof_that_fails_comes_with_its_line_and_its_flaw(moves: str, flaw: type):
    driver = asked((ANN, 3))
    start = driver.match.position
    if flaw is WrongCount:
        driver.insist(ANN, moves)
    else:
        driver.prove(ANN, moves)
    failed, returned = driver.outcome.steps
    assert failed.line == start.play(parse_moves(moves))
    assert isinstance(failed.flaw, flaw)
    assert (returned.line, returned.flaw) == (None, None)
    assert driver.match.position == start


def test_every_sealed_path_that_is_shown_comes_with_its_own_line(driver: MatchDriver):
    driver.bid(ANN, 3, path=MISSED)
    driver.bid(BEN, 4, path=IN_FOUR)
    driver.time_up()
    told = [(step.line and step.line.moves, type(step.flaw)) for step in driver.outcome.steps]
    none = (None, type(None))
    assert told == [none, (parse_moves(MISSED), IllegalMove), none, (parse_moves(IN_FOUR), type(None))]


def test_the_outcome_of_stored_events_is_what_it_was(driver: MatchDriver):
    """Judged again, for what was stored and not announced: by the bid, and by the rules of the match."""
    driver.bid(ANN, 3, path=MISSED)
    driver.bid(BEN, 4, path=IN_FOUR)
    before = driver.match
    driver.time_up()
    assert retrace(before, driver.outcome.events) == driver.outcome
    driver = asked((ANN, 5))
    before = driver.match
    driver.prove(ANN, IN_THREE)
    assert retrace(before, driver.outcome.events) == driver.outcome
    before = driver.match
    driver.prove(ANN, IN_THREE)
    assert driver.outcome.steps[0].flaw == WrongCount(3, 5, is_solution=True)
    assert retrace(before, driver.outcome.events) == driver.outcome


def test_what_has_failed_in_an_earlier_step_is_judged_by_its_own_bid():
    driver = asked((ANN, 3), (BEN, 4))
    driver.prove(ANN, IN_FOUR)
    before = driver.match
    driver.prove(ANN, IN_FOUR)
    first = driver.outcome
    driver.prove(BEN, IN_FOUR.replace("left", "right"))
    whole = retrace(before, [*first.events, *driver.outcome.events])
    assert whole == Outcome((*first.steps, *driver.outcome.steps))


def test_no_ricochet_is_told_again_too():
    yellow = GEAR.robot
    assert yellow
    beside = replace(
        SETUP, robots={**SETUP.robots, yellow: SETUP.board.targets[GEAR].step(parse_moves("R-right")[0].direction)}
    )
    driver = asked((ANN, 2), setup=beside)
    before = driver.match
    driver.prove(ANN, "Y-right Y-left")
    assert driver.outcome.steps[0].flaw == NoRicochet(Robot.YELLOW, moves=2)
    assert retrace(before, driver.outcome.events) == driver.outcome


def _full_round() -> MatchDriver:
    """Return a round in which everything has been said and done that a round can keep, and which is won in the end."""
    driver = MatchDriver()
    driver.vote_to_turn(ANN, at=5)
    driver.do(RecordBest(1, BEST), 6)
    driver.do(GiveBackTime(1), 7)
    for player, moves in ((ANN, 3), (BEN, 4), (CLEO, 5), (4, 9)):
        driver.bid(player, moves, at=20)
    driver.leave(4, at=21)
    driver.done(BEN, at=22)
    for player in (ANN, BEN, CLEO):
        driver.do(WantHint(player, HintLevel.LENGTH), 23)
    driver.do(WantHint(ANN, HintLevel.ROBOTS), 24)
    driver.time_up()
    driver.prove(ANN, MISSED)
    driver.vote_to_skip(CLEO, at=driver.soon)
    driver.prove(BEN, IN_FIVE)
    driver.prove(BEN, IN_FOUR)
    return driver


def test_a_full_round_lacks_nothing():
    driver = _full_round()
    empty = Round(1, SETUP.position, 0)
    same = {field.name for field in fields(Round) if getattr(driver.match.round, field.name) == getattr(empty, field.name)}
    others = {"replaced_bids", "bots_done", "next_votes"}  # where bids must be lower than all, with bots, and between rounds
    assert same == {"number", "start", "began"} | others


def test_a_new_round_has_nothing_of_the_old_one():
    driver = _full_round()
    now, end = driver.deadline, driver.match.position
    driver.time_up()
    chip = SETUP.chips[1]
    assert driver.match.round == Round(2, end.with_target(chip), now)
    assert (driver.match.position.robots, driver.match.round.target) == (end.robots, chip)


def test_a_round_after_a_chip_that_was_put_back_has_nothing_of_the_old_one():
    driver = MatchDriver(RULES_2013)
    driver.do(RecordBest(1, ()), 1)
    driver.do(PutBack(1, {GEAR: float("inf")}), 2)
    assert driver.match.round == Round(2, SETUP.position.with_target(SETUP.chips[1]), 2)


def test_before_the_first_chip_the_round_has_no_number(driver: MatchDriver):
    begun = replay(driver.events[:1])
    assert (begun.round, begun.without_best) == (Round(0, SETUP.position, 0), ())


def test_a_round_ends_where_its_award_left_the_robots():
    driver = asked((ANN, 3))
    assert driver.match.round.end == driver.match.round.start == SETUP.position
    driver.prove(ANN, IN_THREE)
    assert driver.match.round.end == driver.match.position == SETUP.position.play(BEST).end
    assert driver.match.round.start == SETUP.position
    award = driver.match.awards[0]
    assert (award.target, award.moves) == (GEAR, BEST)


def test_the_last_bid_of_a_player_may_be_one_that_was_withdrawn():
    driver = bidding((ANN, 5), (BEN, 4))
    driver.leave(ANN, at=20)
    current = driver.match.round
    assert (current.bid_of(ANN), current.bid_of(BEN)) == (None, current.bids[0])
    assert (current.last_bid_of(ANN), current.last_bid_of(CLEO)) == (current.withdrawn_bids[0], None)


def test_the_best_solution_of_a_round_is_known_once_it_is_told(driver: MatchDriver):
    assert [past.number for past in driver.match.without_best] == [1]
    assert driver.do(RecordBest(1, BEST), 5) == (BestFound(5, 1, BEST),)
    assert (driver.match.round.best, driver.match.without_best) == (BEST, ())
    assert driver.do(RecordBest(1, BEST), 6) is Refusal.OUT_OF_DATE


def test_a_chip_that_cannot_be_reached_has_a_best_solution_without_moves(driver: MatchDriver):
    driver.do(RecordBest(1, ()), 5)
    assert (driver.match.round.best, driver.match.without_best) == ((), ())
    assert driver.do(RecordBest(1, BEST), 6) is Refusal.OUT_OF_DATE


def test_telling_the_best_solution_changes_nothing_else():
    driver = bidding((ANN, 3), (BEN, 4))
    before = driver.match
    driver.do(RecordBest(1, BEST), 30)
    assert replace(driver.match, round=replace(driver.match.round, best=None)) == before


def test_a_best_solution_may_become_known_when_the_next_chip_is_up():
    driver = asked((ANN, 3))
    driver.prove(ANN, IN_THREE)
    driver.time_up()
    (newest, first) = driver.match.without_best
    assert (newest, first.number, first.start, first.target) == (driver.match.round, 1, SETUP.position, GEAR)
    assert driver.do(RecordBest(1, BEST), driver.soon) == (BestFound(driver.soon, 1, BEST),)
    assert driver.match.without_best == (newest,)
    assert driver.match.round.best is None, "the chip that is up now is another"


def test_a_best_solution_may_become_known_after_the_end():
    driver = asked((ANN, 3))
    driver.stop(ANN)
    assert names(driver.do(RecordBest(1, BEST), 500)) == ["BestFound"]
    assert (driver.match.phase, driver.match.round.best) == (Phase.OVER, BEST)
    assert driver.do(GiveBackTime(5), 501) is Refusal.GAME_OVER


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_round_that_was_never_begun_has_no_best_solution(number: int):
    assert MatchDriver().do(RecordBest(number, BEST), 5) is Refusal.OUT_OF_DATE


def test_a_match_whose_rounds_have_no_best_solutions_replays_as_ever():
    driver = asked((ANN, 3), rules=RULES_1999)
    driver.prove(ANN, IN_THREE)
    driver.time_up()
    told = MatchDriver()
    told.events = [*driver.events]
    told.match = replay(told.events)
    told.do(RecordBest(1, BEST), driver.soon)
    assert [past.best for past in replay(told.events).past] == [BEST]
    assert replace(replay(told.events), past=driver.match.past) == driver.match


def test_the_slides_of_a_proof_need_not_be_known_to_follow_an_event():
    driver = asked((ANN, 3))
    event = ChipWon(80, ANN, BEST)
    assert evolve(driver.match, event) == evolve(driver.match, event, driver.match.position.play(BEST))
    assert evolve(driver.match, ProofFailed(80, ANN, BEST)).round.attempts == (ANN,)


def test_a_command_that_is_refused_has_no_outcome(driver: MatchDriver):
    driver.random = Random(3)
    dice = driver.random.getstate()
    assert driver.bid(ANN, 1) is Refusal.BID_OF_ONE
    assert not hasattr(driver, "outcome")
    assert driver.random.getstate() == dice
    assert isinstance(driver.events[-1], ChipTurned)
