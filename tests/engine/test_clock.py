"""No player wins or loses time when the system clock is set, forward or back: docs/rules.md "A match"."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from engine import RULES_1999, parse_moves
from engine.games.match.play import Command, Pass, PlaceBid, PlayOn, Prove, VoteToFinish, VoteToSkip, VoteToTurn, decide, start
from engine.games.match.state import Match
from engine.games.solo.play import GiveUpChip, NextChip, Show, SoloCommand
from engine.games.solo.play import decide as decide_solo
from engine.games.solo.state import SoloGame
from engine.games.solo.state import replay as replay_solo
from engine.rules.commands import GiveBackTime, Leave, SayDone, SetClock, TimeUp
from engine.rules.events import ClockSet
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, BEN, CLEO, IN_THREE, MISSED, SETUP
from tests.engine.match_driver import MatchDriver, asked, bidding, names, replay
from tests.engine.solo_games import begin_alone
from tests.properties import given, st

DO = Callable[[Match], Command]
players = st.sampled_from([ANN, BEN, CLEO])
commands: st.SearchStrategy[DO] = st.one_of(
    st.builds(lambda player, moves: lambda _: PlaceBid(player, moves), players, st.sampled_from([3, 3, 4, 5])),
    st.builds(lambda kind, player: lambda _: kind(player), st.sampled_from([SayDone, VoteToTurn, VoteToFinish]), players),
    st.builds(lambda kind, player: lambda _: kind(player), st.sampled_from([VoteToSkip, Leave, Pass]), players),
    st.builds(lambda player, moves: lambda _: Prove(player, parse_moves(moves)), players, st.sampled_from([IN_THREE, MISSED])),
    st.builds(lambda seconds: lambda _: GiveBackTime(seconds), st.sampled_from([5, 100])),
    st.just(lambda match: TimeUp(match.deadline or 0)),
    st.just(lambda match: TimeUp(match.deadline or 0)),
    st.just(lambda _: PlayOn()),
)
delays = st.sampled_from([0, 1, 30, 60, 61, 125, 300])
set_by = st.sampled_from([-86400, -3600, -61, 3600, 86400])


@given(st.lists(st.tuples(delays, commands), max_size=25), st.integers(0, 25), set_by)
def test_a_match_goes_on_as_if_the_clock_had_not_been_set(happening: Sequence[tuple[int, DO]], when: int, seconds: int):
    plain, moved = ([*start(RULES_1999, SETUP, ANN, 100_000, Random(1))] for _ in range(2))
    one, other = replay(plain), replay(moved)
    now, ahead, chances = 100_000, 0, (Random(2), Random(2))
    for number, (delay, command) in enumerate(happening):
        now += delay
        if number == when and not other.is_over:
            outcome = decide(other, SetClock(seconds), now + seconds, chances[1])
            assert isinstance(outcome, Outcome)
            other, ahead = outcome.after, seconds
        first, second = decide(one, command(one), now, chances[0]), decide(other, command(other), now + ahead, chances[1])
        if isinstance(first, Outcome):
            assert isinstance(second, Outcome)
            one, other = first.after, second.after
        else:
            assert first == second
    if ahead and not other.is_over:
        back = decide(other, SetClock(-seconds), now, chances[1])
        assert isinstance(back, Outcome)
        assert _of_now(back.after) == _of_now(one)


def _of_now(match: Match) -> tuple[Match, list[int]]:
    """Return a match without its earlier rounds, whose times are compared with nothing, and their numbers."""
    return replace(match, past=()), [one.number for one in match.past]


def test_the_sand_runs_as_long_as_before_where_the_clock_is_set_back_by_an_hour():
    driver = bidding((ANN, 5))
    assert driver.do(SetClock(-3600), -3570) == (ClockSet(-3570, -3600),)
    assert driver.deadline == 70 - 3600
    assert names(driver.bid(ANN, 4, at=-3569)) == ["BidMade"]
    assert names(driver.time_up()) == ["ProverAsked"]


def test_a_prover_has_as_long_as_before_where_the_clock_is_set_forward_by_an_hour():
    driver = asked((ANN, 3))
    before = driver.deadline
    driver.do(SetClock(3600), 3700)
    assert driver.deadline == before + 3600
    assert names(driver.prove(ANN, IN_THREE)) == ["ChipWon"]


def test_the_clock_of_a_match_that_is_over_does_not_matter(driver: MatchDriver):
    driver.stop(ANN)
    assert driver.do(SetClock(3600), 3700) is Refusal.GAME_OVER


SOLO: tuple[Callable[[SoloGame], SoloCommand], ...] = (
    lambda _: Show(ANN, parse_moves(IN_THREE)),
    lambda _: Show(ANN, parse_moves(MISSED)),
    lambda _: GiveUpChip(ANN),
    lambda _: NextChip(ANN),
    lambda _: GiveBackTime(5),
    lambda game: TimeUp(game.deadline or 0),
)


@given(st.lists(st.tuples(delays, st.sampled_from(SOLO)), max_size=20), st.integers(0, 20), set_by)
def test_a_solo_game_goes_on_as_if_the_clock_had_not_been_set(
    happening: Sequence[tuple[int, Callable[[SoloGame], SoloCommand]]], when: int, seconds: int
):
    begun = begin_alone(RULES_1999, SETUP, ANN, 100_000, Random(1))
    one = other = replay_solo(begun)
    now, ahead, chances = 100_000, 0, (Random(2), Random(2))
    for number, (delay, command) in enumerate(happening):
        now += delay
        if number == when and not other.is_over:
            outcome = decide_solo(other, SetClock(seconds), now + seconds, chances[1])
            assert isinstance(outcome, Outcome)
            other, ahead = outcome.after, seconds
        first = decide_solo(one, command(one), now, chances[0])
        second = decide_solo(other, command(other), now + ahead, chances[1])
        if isinstance(first, Outcome):
            assert isinstance(second, Outcome)
            one, other = first.after, second.after
        else:
            assert first == second
    assert (one.phase, one.up, one.down, one.position) == (other.phase, other.up, other.down, other.position)
    assert (one.deadline is None) == (other.deadline is None)
    assert one.deadline is None or other.deadline == one.deadline + ahead
