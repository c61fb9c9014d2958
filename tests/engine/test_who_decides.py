"""Each vote, hint and limit: docs/rules.md "Who decides"."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

import pytest

from engine import RULES_2013, parse_moves
from engine.games.match.play import End, Shorten, Stop, VoteToFinish, VoteToSkip, VoteToTurn, WantHint, decide
from engine.games.race.play import EndRace, Submit, start
from engine.games.race.play import decide as decide_race
from engine.games.race.state import Race, replay
from engine.rules.bots import Level
from engine.rules.commands import (
    AddBot,
    GiveSign,
    Leave,
    MakeLink,
    PlayerCommand,
    RecordBest,
    Remove,
    SayDone,
    TimeUp,
    WantNext,
)
from engine.rules.events import Player
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome
from tests.engine.first_round import ANN, BEN, CLEO, DAN, EVE, FAY, IN_FOUR, IN_THREE, SETUP
from tests.engine.match_driver import MatchDriver

PEOPLE = (ANN, BEN, CLEO, DAN, EVE, FAY)
"""Ann has started the game and done nothing else; Ben and Cleo have bid, or submitted; Dan looks on, Eve has bid and left."""

Who = set[Player]


def begun() -> MatchDriver:
    """The first round, before any bid."""
    driver = MatchDriver(RULES_2013, starter=ANN)
    driver.sign(DAN, at=5)
    return driver


def bidding() -> MatchDriver:
    driver = begun()
    driver.bid(EVE, 9, at=9)
    driver.leave(EVE, at=9)
    for player, moves in ((BEN, 3), (CLEO, 4)):
        driver.bid(player, moves, at=10)
    return driver


def proving() -> MatchDriver:
    driver = bidding()
    driver.time_up()
    return driver


def between() -> MatchDriver:
    """Ben has won a chip."""
    driver = proving()
    driver.prove(BEN, IN_THREE)
    return driver


def thinking() -> MatchDriver:
    driver = between()
    driver.time_up()
    driver.sign(DAN, at=driver.match.round.began + 1)
    return driver


def known() -> MatchDriver:
    driver = begun()
    driver.do(RecordBest(1, parse_moves(IN_THREE)), 6)
    return driver


def who(driver: MatchDriver, command: Callable[[Player], PlayerCommand]) -> Who:
    """Return the people whose command the match takes."""
    now = (driver.deadline if driver.match.round.prover is None else driver.deadline - 30) - 1
    return {one for one in PEOPLE if isinstance(decide(driver.match, command(one), now, Random(1)), Outcome)}  # type: ignore[arg-type]


def raced(*, decided: bool) -> Race:
    """A race in its first round, or after it."""
    race = replay(start(RULES_2013, SETUP, ANN, 0, Random(1)))
    commands = [GiveSign(DAN), Submit(EVE, parse_moves(IN_FOUR)), Leave(EVE)]
    commands += [Submit(BEN, parse_moves(IN_THREE)), Submit(CLEO, parse_moves(IN_FOUR))]
    for at, command in enumerate(commands, start=1):
        outcome = decide_race(race, command, at, Random(1))
        assert isinstance(outcome, Outcome)
        race = outcome.after
    if decided:
        outcome = decide_race(race, TimeUp(180), 180, Random(1))
        assert isinstance(outcome, Outcome)
        race = outcome.after
    return race


def who_in(race: Race, command: Callable[[Player], PlayerCommand]) -> Who:
    return {one for one in PEOPLE if isinstance(decide_race(race, command(one), 100, Random(1)), Outcome)}  # type: ignore[arg-type]


ALL = {*PEOPLE}
ROWS: Mapping[str, Callable[[], list[tuple[Who, Who]]]] = {
    "finish a match": lambda: [(who(bidding(), VoteToFinish), {ANN, BEN, CLEO})],
    "end a match at once": lambda: [
        (who(between(), lambda one: End(one, may_moderate=True)), ALL),
        (who(bidding(), lambda one: End(one, may_moderate=True)), set()),
    ],
    "cancel a match": lambda: [
        (who(bidding(), Stop), {ANN}),
        (who(between(), Stop), set()),
        (who(between(), lambda one: Stop(one, may_moderate=True)), ALL),
    ],
    "turn the hourglass without a bid": lambda: [(who(begun(), VoteToTurn), {ANN}), (who(thinking(), VoteToTurn), {BEN, CLEO})],
    "be done": lambda: [(who(bidding(), SayDone), {BEN, CLEO, DAN})],
    "skip the prover": lambda: [(who(proving(), VoteToSkip), {CLEO, DAN})],
    "a hint": lambda: [(who(known(), lambda one: WantHint(one, HintLevel.LENGTH)), ALL)],
    "the next round without a pause": lambda: [(who(between(), WantNext), {BEN, CLEO, DAN})],
    "make it a short match, add a bot, also to a race": lambda: [
        (who(bidding(), Shorten), {ANN}),
        (who(bidding(), lambda one: AddBot(one, Level.EASY)), {ANN}),
        (who(thinking(), Shorten) | who(thinking(), lambda one: AddBot(one, Level.EASY)), set()),
        (who_in(raced(decided=False), lambda one: AddBot(one, Level.EASY)), {ANN}),
        (who_in(raced(decided=True), lambda one: AddBot(one, Level.EASY)), set()),
    ],
    "make or withdraw a link to watch": lambda: [
        (who(bidding(), MakeLink), {ANN}),
        (who(bidding(), lambda one: MakeLink(one, may_moderate=True)), ALL),
    ],
    "remove a player who has bid": lambda: [
        (who(bidding(), lambda one: Remove(one, may_moderate=False)), set()),
        (who(bidding(), lambda one: Remove(one, may_moderate=True)), {BEN, CLEO, EVE}),
    ],
    "leave": lambda: [(who(bidding(), Leave), {BEN, CLEO, DAN})],
    "end a race": lambda: [
        (who_in(raced(decided=False), EndRace), {ANN}),
        (who_in(raced(decided=True), EndRace), {ANN, BEN, CLEO}),
        (who_in(raced(decided=True), lambda one: EndRace(one, may_moderate=True)), ALL),
    ],
    "be done with a round of a race": lambda: [(who_in(raced(decided=False), SayDone), {BEN, CLEO, DAN})],
}
"""What is in the table, with who may do it as the engine has it, and as the table says. Semicolons part what is in one row."""

ELSEWHERE = {"resume an idle match", "end it after an hour", "a solo game, a rush"}
"""Rows that no player of the match is named in: `test_match.py` and `test_solo.py` have them."""


@pytest.mark.parametrize("row", ROWS)
def test_those_decide_whom_the_rules_name(row: str):
    for may, named in ROWS[row]():
        assert may == named


def test_every_row_of_the_table_is_run():
    text = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    table = text.split("### Who decides")[1].split("### Leaving")[0]
    rows = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)[2:]
    assert {what for row in rows for what in row.split("; ")} == ROWS.keys() | ELSEWHERE


def test_more_than_half_of_those_with_a_stake_turn_the_hourglass_and_end_the_match():
    driver = thinking()
    driver.vote_to_turn(BEN, at=driver.soon)
    assert not driver.match.is_turn_agreed
    driver.vote_to_turn(CLEO, at=driver.soon)
    assert driver.match.is_turn_agreed
    assert driver.match.with_a_stake == (BEN, CLEO)
    driver.vote_to_finish(BEN, at=driver.soon)
    assert not driver.match.is_over
    driver.vote_to_finish(CLEO, at=driver.soon)
    assert driver.match.is_over
