"""What may be studied, and by whom it was shown: docs/rules.md "Award"."""

from random import Random

import pytest

from engine import RULES_2013, Edition, Ricochet, parse_moves
from engine.games.match.events import MatchIdled
from engine.games.match.study import study as study_match
from engine.games.solo.play import GiveUpChip, NextChip, Show, SoloCommand, decide
from engine.games.solo.state import SoloEvent, replay
from engine.games.solo.study import study as study_solo
from engine.rules.outcome import Outcome
from engine.rules.study import Study
from tests.engine.first_round import ANN, BEN, CLEO, IN_FIVE, IN_FOUR, IN_THREE, MISSED, SETUP
from tests.engine.match_driver import MatchDriver, asked
from tests.engine.solo_games import begin_alone

START = SETUP.position


def played(driver: MatchDriver, round_number: int = 1, player: int = CLEO) -> Study | None:
    return study_match(driver.events, round_number, player)


def sealed() -> MatchDriver:
    """Ann and Ben have sealed a path; Ann's is wrong, and Ben's wins."""
    driver = MatchDriver()
    driver.bid(ANN, 3, path=MISSED)
    driver.bid(BEN, 4, at=11, path=IN_FOUR)
    driver.bid(CLEO, 5, at=12, path=IN_FIVE)
    driver.time_up()
    return driver


def test_a_round_that_is_on_is_not_studied(driver: MatchDriver):
    assert played(driver) is None
    driver.bid(ANN, 3)
    assert played(driver, player=ANN) is None
    driver.time_up()
    assert played(driver) is None


def test_a_round_that_was_won_is_studied_with_its_proof():
    driver = asked((ANN, 4))
    driver.prove(ANN, IN_FOUR)
    assert played(driver) == Study(START, Ricochet.TURN, 1, parse_moves(IN_FOUR), ANN, edition=Edition.Y1999)
    driver.time_up()
    assert played(driver) == Study(START, Ricochet.TURN, 1, parse_moves(IN_FOUR), ANN, edition=Edition.Y1999), (
        "also in the next round"
    )
    assert played(driver, 2) is None


@pytest.mark.parametrize(("player", "own"), [(ANN, MISSED), (BEN, ""), (CLEO, IN_FIVE), (99, "")])
def test_everybody_finds_their_own_path_and_nobody_elses(player: int, own: str):
    study = played(sealed(), player=player)
    assert study
    assert (study.proof, study.prover) == (parse_moves(IN_FOUR), BEN)
    assert study.own == (parse_moves(own) if own else ())


def test_a_path_that_was_taken_back_is_none(driver: MatchDriver):
    driver.bid(ANN, 5, path=IN_FIVE)
    driver.bid(ANN, 4, at=11)
    driver.time_up()
    driver.prove(ANN, IN_FOUR)
    study = played(driver, player=ANN)
    assert study
    assert study.own == ()


def test_a_chip_that_goes_back_is_a_secret_until_the_match_is_over():
    driver = asked((ANN, 3))
    driver.passes(ANN)
    driver.time_up()
    assert played(driver) is None
    driver.bid(ANN, 9, at=driver.soon)
    driver.stop(ANN, at=driver.soon)
    assert played(driver) == Study(START, Ricochet.TURN, 1, edition=Edition.Y1999, has_results=True), "the match is over"


def test_a_round_that_never_was_is_none():
    assert [played(MatchDriver(), number) for number in (0, 2, 99)] == [None, None, None]
    driver = asked((ANN, 3))
    driver.record(MatchIdled(80))
    assert played(driver, 0) is None


def solo(*commands: SoloCommand) -> list[SoloEvent]:
    events: list[SoloEvent] = list(begin_alone(RULES_2013, SETUP, ANN, 0, Random(1)))
    for command in commands:
        outcome = decide(replay(events), command, 10, Random(1))
        assert isinstance(outcome, Outcome)
        events += outcome.events
    return events


def test_a_chip_of_a_solo_game_is_studied_once_it_was_played():
    assert study_solo(solo(), 1, ANN) is None
    shown = Show(ANN, parse_moves(IN_THREE))
    assert study_solo(solo(shown), 1, BEN) == Study(START, Ricochet.TURN, 1, shown.moves, ANN, edition=Edition.Y2013)
    given_up = solo(GiveUpChip(ANN), NextChip(ANN))
    assert study_solo(given_up, 1, ANN) == Study(START, Ricochet.TURN, 1, edition=Edition.Y2013)
    assert study_solo(given_up, 2, ANN) is None
