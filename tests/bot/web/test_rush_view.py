"""What a player may see of a rush: nothing of a chip before its time."""

from dataclasses import replace
from random import Random

from bot.text import Texts, languages
from bot.web.protocol import GameView
from bot.web.rush_view import longer_lines, rush_view
from bot.web.view import show_button
from engine.games.cup import opens, settles
from engine.games.rush.play import EndRush, Go, PassChip, RushCommand, ShowInRush, decide
from engine.games.rush.play import start as prepare_rush
from engine.games.rush.state import Rush, RushChip, replay
from engine.rules.outcome import Outcome
from engine.rules.setup import Setup
from tests.bot.web.other_secrets import OTHER, other_rush
from tests.bot.world import EASY, solution_of

ADA, CUP = 101, 3
EN = Texts.of("en")


def prepared(cup: int | None = None) -> Rush:
    setup = Setup.from_code(EASY)
    starts = [setup.position.with_target(target) for target in setup.chips[:4]]
    chips = tuple(RushChip(start, solution_of(start)) for start in starts)
    at = 1000.0 if cup is None else opens(cup)
    return replay(prepare_rush(setup, chips, ADA, at, cup=cup))


def after(rush: Rush, *commands: RushCommand) -> Rush:
    for command in commands:
        outcome = decide(rush, command, 1001.0 if rush.cup is None else opens(rush.cup), Random(1))
        assert isinstance(outcome, Outcome), outcome
        rush = outcome.after
    return rush


def seen(rush: Rush, say: Texts = EN, now: float = 0.0) -> GameView:
    return rush_view(say, 7, rush, {ADA: "Ada"}, now=now)


def test_of_a_chip_that_is_up_no_solution_is_seen_and_nothing_of_the_next() -> None:
    rush = after(prepared(), Go(ADA))
    for _ in range(2):
        assert seen(rush) == seen(other_rush(rush))
        rush = after(rush, ShowInRush(ADA, rush.round.best))
    passed = after(rush, PassChip(ADA))
    assert seen(passed) == seen(other_rush(passed))


def test_after_the_end_all_chips_are_replayed_each_from_its_own_start() -> None:
    rush = after(prepared(), Go(ADA))
    first = rush.round
    rush = after(rush, ShowInRush(ADA, first.best), PassChip(ADA))
    over = seen(after(rush, EndRush(ADA)))
    assert [one.label for one in over.solutions] == ["Chip 1: Ada", "Chip 2: Shortest solution", "Chip 3: Shortest solution"]
    assert over.solutions[0].path == tuple(map(str, first.best))
    assert [one.target.cell for one in over.solutions if one.target] == [one.start.goal.number for one in rush.chips[:3]]
    assert over.solutions[0].words != over.solutions[1].words
    assert [one.study for one in over.solutions] == ["study:7.1", "study:7.2", "study:7.3"]
    assert "in the picture" not in seen(after(rush, EndRush(ADA)), EN.on_board).status, "the first chip is on the board"
    assert f"**1.** {len(first.best)}/{len(first.best)}" in over.status
    assert [one.label for one in over.actions] == ["🔁 Another rush"]
    assert not over.may_try


def test_a_cup_says_its_points_and_shows_no_best_solution_until_it_has_settled() -> None:
    rush = after(prepared(cup=CUP), Go(ADA))
    assert "Chip 1 of 4" in seen(rush).headline
    assert (seen(rush).finish or show_button(EN, "", 1, 1)).on_arrival == "", "the number of moves counts"
    rush = after(rush, PassChip(ADA), ShowInRush(ADA, rush.chips[1].best))
    assert "Points: **5**." in seen(rush).status
    over = after(rush, PassChip(ADA), EndRush(ADA))
    secrets = {one.number: replace(one, chip=RushChip(one.chip.start, OTHER)) for one in over.played if not one.line}
    chips = [RushChip(chip.start, OTHER) if number != 2 else chip for number, chip in enumerate(over.chips, 1)]
    other = replace(over, chips=tuple(chips), played=tuple(secrets.get(one.number, one) for one in over.played))
    secret = seen(over, now=settles(CUP) - 1)
    assert secret == seen(over) == seen(other)
    assert "**5 of 20 points.**" in secret.status
    assert [(one.label, one.study) for one in secret.solutions] == [("Chip 2: Ada", "")]
    assert list(longer_lines(over, settles(CUP) - 1)) == []
    assert [one.study for one in seen(over, now=settles(CUP)).solutions] == [f"study:7.{number}" for number in (1, 2, 3, 4)]


def test_it_has_its_words_in_every_language() -> None:
    rush = after(prepared(), Go(ADA))
    for language in languages():
        say = Texts.of(language)
        texts = [seen(one, say).status for one in (rush, after(rush, PassChip(ADA)), after(rush, EndRush(ADA)))]
        assert all(texts)
        assert len(set(texts)) == len(texts)
        assert not any("<@" in text or ":R>" in text or "-#" in text for text in texts)
