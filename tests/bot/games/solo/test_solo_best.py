"""Best solutions and stars of a solo game: found in time, late, and after the end of the game."""

from collections.abc import Awaitable, Callable
from unittest.mock import patch

import pytest

import bot.games.solver_queue
from bot.metrics import Stage
from engine import Position, Setup
from engine.solver import GaveUp, Result
from tests.bot.games.solo.play import (
    LONGER,
    begin_alone,
    chip_cards,
    newest,
    show_best,
    sit_down,
    solve_chip,
    stars_on_board,
    state,
)
from tests.bot.seen import answer, buttons_of, choose, confirm, said, text_of, told_of_picture
from tests.bot.world import EASY, SOLUTION, Member, World

HOUR = 3600.0
GOINGS: list[Callable[[World], Awaitable[None]]] = [World.stop_bot, World.kill_bot]


def stop_thinking(world: World) -> None:
    """Let every search wait, as if there were many before it."""
    world.bot.solver._ready = False


async def think_again(world: World) -> None:
    world.bot.solver._ready = True
    await world.later(1)


async def test_a_solution_has_stars_by_how_near_it_is_to_the_best(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    assert "5 moves" in text_of(newest(world.channel))
    assert "★★☆" in text_of(newest(world.channel))
    assert told_of_picture(newest(world.channel)).startswith("Two of three stars. Target: ")
    assert f"4 moves were possible: `{SOLUTION}`" in text_of(newest(world.channel))


async def test_a_solution_that_could_not_be_shorter_is_told_so(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "★★★" in text_of(newest(world.channel))
    assert "It can't be done in fewer moves" in text_of(newest(world.channel))
    assert buttons_of(newest(world.channel)) == ["Next chip", "🔬 Study", "More…"]


async def test_nothing_tells_the_best_while_the_sand_runs(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    assert state(world, world.channel, ada).round.best is not None
    shown = "\n".join(text_of(message) for message in world.channel.history())
    shown += said(await sit_down(world, ada))
    assert SOLUTION not in shown
    assert "4 moves" not in shown
    assert EASY not in shown, "with the code, everybody could have it solved"


async def test_the_best_that_is_found_late_is_told_late(world: World, ada: Member) -> None:
    world.bot.solver._ready = False
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    assert "★☆☆" in text_of(newest(world.channel))
    assert "possible" not in text_of(newest(world.channel))
    world.bot.solver._ready = True
    await world.later(1)
    assert "★★☆" in text_of(newest(world.channel))
    assert "4 moves were possible" in text_of(newest(world.channel))


async def test_the_best_of_the_last_chip_is_told_after_the_end(world: World, ada: Member) -> None:
    await begin_alone(ada, world.channel)
    for _ in range(15):
        await choose(ada, newest(world.channel), "Give up this chip")
        await ada.click(newest(world.channel), label="Next chip")
    await choose(ada, newest(world.channel), "Give up this chip")
    stop_thinking(world)
    await ada.click(newest(world.channel), label="Next chip")
    await show_best(world, ada)
    assert "Lost this time.** Face up: 1, face down: 16." in text_of(newest(world.channel))
    assert "1 of 51 stars" in text_of(newest(world.channel))
    assert await stars_on_board(world) == [(ada.id, 1)]
    await think_again(world)
    assert world.bot.games._games == {}, "nothing more is looked for"
    assert "Lost this time.** Face up: 1, face down: 16." in text_of(newest(world.channel))
    assert "3 of 51 stars" in text_of(newest(world.channel))
    assert "It can't be done in fewer moves" in text_of(newest(world.channel))
    assert buttons_of(newest(world.channel)) == ["🔁 Play again", "🔬 Study"]
    assert len(chip_cards(world.channel)) == 17
    assert await stars_on_board(world) == [(ada.id, 3)]


@pytest.mark.parametrize("go", GOINGS)
async def test_a_best_that_a_restart_came_before_is_told_though_the_game_is_over(
    world: World, ada: Member, go: Callable[[World], Awaitable[None]]
) -> None:
    stop_thinking(world)
    await solve_chip(world, ada)
    await confirm(ada, await choose(ada, newest(world.channel), "Stop …"))
    assert "1 of 51 stars" in text_of(newest(world.channel))
    await go(world)
    await world.later(30 * HOUR)
    await world.start_bot()
    await world.later(1)
    assert "The game was cancelled** after one chip" in text_of(newest(world.channel))
    assert "3 of 51 stars" in text_of(newest(world.channel))
    assert len(chip_cards(world.channel)) == 1
    assert await stars_on_board(world) == [(ada.id, 3)]
    assert await world.bot.store.without_best(0) == []


async def test_every_chip_that_lacks_its_best_is_thought_about_after_a_restart(world: World, ada: Member) -> None:
    stop_thinking(world)
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    await ada.click(newest(world.channel), label="Next chip")
    await choose(ada, newest(world.channel), "Give up this chip")
    await world.restart_bot(killed=True)
    await world.later(1)
    assert [chip.best is None for chip in state(world, world.channel, ada).played] == [False, False]
    assert "2 stars: 🥈" in text_of(newest(world.channel))


async def test_another_game_can_begin_while_the_best_of_the_last_one_is_looked_for(world: World, ada: Member) -> None:
    stop_thinking(world)
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    await confirm(ada, await choose(ada, newest(world.channel), "Stop …"))
    over = newest(world.channel).id
    await sit_down(world, ada)
    assert buttons_of(newest(world.channel)) == ["Got it", "Move pad", "⌨️ Type", "More…"]
    await think_again(world)
    first, second = chip_cards(world.channel)
    assert first.id == over
    assert "2 of 51 stars" in text_of(first)
    assert SOLUTION not in text_of(second)
    assert state(world, world.channel, ada).round.best is not None


async def test_the_best_is_told_after_the_end_of_a_private_game_too(world: World, ada: Member) -> None:
    stop_thinking(world)
    begun = await sit_down(world, ada, private=True)
    given_up = await choose(ada, answer(begun), "Give up this chip")
    ended = await confirm(ada, await choose(ada, answer(given_up), "Stop …"))
    assert "could have been done" not in said(ended)
    await think_again(world)
    assert f"could have been done in 4 moves, as in the picture: `{SOLUTION}`" in said(ended)


async def test_who_is_forgotten_after_the_end_is_not_thought_about_any_more(world: World, ada: Member) -> None:
    stop_thinking(world)
    await solve_chip(world, ada)
    await confirm(ada, await choose(ada, newest(world.channel), "Stop …"))
    await world.bot.games.erasure.forget(ada.id)
    await think_again(world)
    assert await stars_on_board(world) == []
    assert "1 of 51 stars" in text_of(newest(world.channel)), "there is nothing to tell it from"


async def test_a_best_that_was_not_found_is_not_looked_for_at_every_start(
    world: World, ada: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = list[object]()

    def solve(position: Position, **_: object) -> Result:
        searched.append(position.target)
        return GaveUp(0)

    monkeypatch.setattr(bot.games.solver_queue, "solve", solve)
    await sit_down(world, ada)
    await choose(ada, newest(world.channel), "Give up this chip")
    await confirm(ada, await choose(ada, newest(world.channel), "Stop …"))
    assert searched == [Setup.from_code(EASY).chips[0]]
    for _ in range(3):
        await world.restart_bot(after=2 * HOUR)
        await world.later(1)
    assert len(searched) == 2, "once more, by the first bot that has not been there for hours"


async def test_an_end_and_a_best_that_could_not_be_told_are_told_together(world: World, ada: Member) -> None:
    stop_thinking(world)
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    with patch.object(world.bot.metrics, "took") as took:
        await confirm(ada, await choose(ada, newest(world.channel), "Stop …"))
        await think_again(world)
        assert f"4 moves were possible: `{SOLUTION}`" not in text_of(newest(world.channel))
        world.env.backend.faults.clear()
        await world.later(60)
    assert f"4 moves were possible: `{SOLUTION}`" in text_of(newest(world.channel))
    assert len([call for call in took.call_args_list if call.args[0] is Stage.ANNOUNCE]) == 1
    assert await world.bot.store.with_pending() == []
