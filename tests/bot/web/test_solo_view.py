"""What a viewer may see of a solo game, in games that are played at random."""

from collections.abc import Callable
from functools import cache
from random import Random

from bot.text import Texts, languages
from bot.web.protocol import GameView
from bot.web.solo_view import longer_lines, solo_view
from engine import RULES_2013, Move, Position, Setup, parse_moves
from engine.games.solo.play import EndSolo, GiveUpChip, GotIt, NextChip, Show, SoloCommand, TakeHint, decide, start
from engine.games.solo.state import SoloGame, SoloPhase, replay
from engine.rules.commands import RecordBest, TimeUp
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome
from engine.solver.best_way import WayLeft
from tests.bot.web.other_secrets import OTHER, other_solo
from tests.bot.world import EASY, solution_of
from tests.properties import given, st

ADA, BEN = 101, 102
NAMES = {ADA: "Ada", BEN: "Ben"}
BEST = parse_moves("R-up G-left " * 9)
EN = Texts.of("en")

solved = cache(solution_of)


def ready() -> SoloGame:
    return replay(start(RULES_2013, Setup.from_code(EASY), ADA, 1000.0, Random(1)))


def begun() -> SoloGame:
    return after(ready(), NextChip(ADA))


def seen(game: SoloGame, viewer: int | None, say: Texts = EN) -> GameView:
    return solo_view(say, 7, game, viewer, NAMES)


def after(game: SoloGame, *commands: SoloCommand) -> SoloGame:
    for command in commands:
        outcome = decide(game, command, game.round.began + 1, Random(1))
        assert isinstance(outcome, Outcome), outcome
        game = outcome.after
    return game


def solution(position: Position) -> tuple[Move, ...]:
    return solved(position)


COMMANDS: tuple[Callable[[SoloGame], SoloCommand], ...] = (
    lambda _: GotIt(ADA),
    lambda game: Show(ADA, solution(game.position) if game.position.target else OTHER),
    lambda _: Show(ADA, OTHER),
    lambda game: TakeHint(ADA, game.round.next_hint or HintLevel.LENGTH),
    lambda game: RecordBest(game.without_best[0].number if game.without_best else 0, BEST),
    lambda _: NextChip(ADA),
    lambda _: NextChip(ADA),
    lambda _: GiveUpChip(ADA),
    lambda game: TimeUp(game.deadline or 0),
    lambda _: EndSolo(ADA),
)


@given(st.lists(st.sampled_from(COMMANDS), max_size=12), st.randoms(use_true_random=False))
def test_nothing_that_is_seen_depends_on_what_its_player_must_not_know(
    commands: list[Callable[[SoloGame], SoloCommand]], random: Random
) -> None:
    game, now = ready(), 1000.0
    for make in commands:
        now += 1
        command = make(game)
        if isinstance(command, TimeUp):
            now = max(now, command.deadline)
        outcome = decide(game, command, now, random)
        game = outcome.after if isinstance(outcome, Outcome) else game
        other = other_solo(game)
        for viewer in (ADA, BEN, None):
            assert seen(game, viewer) == seen(other, viewer)
            assert game.is_over or EASY not in seen(game, viewer).model_dump_json()


def test_before_go_the_board_is_seen_without_a_chip_and_no_robot_may_be_moved() -> None:
    for viewer in (ADA, BEN, None):
        shown = seen(ready(), viewer)
        assert (shown.target, shown.deadline, shown.may_try, shown.finish, shown.round) == (None, None, False, None, 0)
        assert "No target yet" in shown.words
        assert [(one.what, one.leads) for one in shown.actions] == (
            [("go", True), ("other-rules", False)] if viewer == ADA else []
        )
    assert [one.what for one in seen(ready(), ADA).stop] == ["end"]


def test_every_phase_has_its_words_in_every_language() -> None:
    up = begun()
    games = [ready(), up, after(up, GotIt(ADA)), after(up, GiveUpChip(ADA)), after(up, EndSolo(ADA))]
    assert {game.phase for game in games} == set(SoloPhase)
    for language in languages():
        texts = [seen(game, ADA, Texts.of(language)).status for game in games]
        assert all(texts)
        assert len(set(texts)) == len(texts)
        assert not any("<@" in text or ":R>" in text for text in texts)


def test_a_longer_solution_is_marked_where_it_left_the_shortest_ones() -> None:
    game = begun()
    found = solution(game.position)
    longer = after(game, RecordBest(1, found[:3]), Show(ADA, found))
    (line,) = longer_lines(longer)
    own, _ = solo_view(EN, 7, longer, BEN, NAMES, {line: WayLeft(2, 2, 3)}).solutions
    assert (own.marked, own.path) == (2, tuple(map(str, found)))
    assert list(longer_lines(after(game, RecordBest(1, found), Show(ADA, found)))) == []
