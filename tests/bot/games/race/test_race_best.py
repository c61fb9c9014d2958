"""The best solution of a race's round that is found after the round, in the same process or after a restart."""

import asyncio
from collections.abc import Awaitable, Callable
from unittest.mock import patch

import pytest

from bot.games.race_screen import RaceScreen
from tests.bot.games.race.play import INTERMISSION, LONGER, MINUTES, begin, race_of, submit
from tests.bot.seen import buttons_of, news, text_of
from tests.bot.world import SOLUTION, Member, World

GOINGS: list[Callable[[World], Awaitable[None]]] = [World.stop_bot, World.kill_bot]


async def win_round_without_best(world: World, **options: int) -> None:
    """Ada wins the first round of a race, while every search waits, as if there were many before it."""
    world.bot.solver._ready = False
    (ada,) = world.players("ada")
    await begin(world, ada, **options)
    await submit(world, ada, LONGER)
    await world.later(MINUTES)
    assert "possible" not in "".join(map(text_of, world.channel.history()))


async def search_again(world: World) -> None:
    world.bot.solver._ready = True
    await world.later(1)


def told_of_best(world: World) -> list[str]:
    return [text for text in map(text_of, world.channel.history()) if f"`{SOLUTION}`" in text]


async def test_the_best_that_is_found_after_the_round_is_added_to_its_result(world: World) -> None:
    await win_round_without_best(world)
    await search_again(world)
    (result,) = told_of_best(world)
    assert "Round 1 of 5 is over" in result
    assert f"4 moves were possible: `{SOLUTION}`" in result
    assert [file.filename for file in world.channel.history()[-1].attachments] == ["way.gif", "best.gif"]


@pytest.mark.parametrize("go", GOINGS)
async def test_the_best_of_a_round_that_was_announced_before_a_restart_is_told_once(
    world: World, go: Callable[[World], Awaitable[None]]
) -> None:
    await win_round_without_best(world)
    for _ in range(2):
        await go(world)
        await world.start_bot()
        await world.later(1)
    (told,) = told_of_best(world)
    assert told.strip() == f"💡 The 🟢🪐 green planet of round 1 could have been won in 4 moves: `{SOLUTION}`"
    (message,) = [message for message in world.channel.history() if text_of(message) == told]
    assert [file.filename for file in message.attachments] == ["best.gif"]
    assert buttons_of(message) == ["🔬 Study"]


async def test_the_best_that_was_stored_just_before_a_kill_is_told_after_it(world: World) -> None:
    await win_round_without_best(world)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503)
    await search_again(world)
    assert race_of(world).results[0].best is not None, "it is stored"
    assert told_of_best(world) == []
    await world.restart_bot(killed=True)
    await world.later(1)
    assert len(told_of_best(world)) == 1


async def test_the_best_that_is_found_before_the_result_could_be_sent_is_told_in_it_alone(world: World, ada: Member) -> None:
    world.bot.solver._ready = False
    await begin(world, ada)
    await submit(world, ada, LONGER)
    with patch.object(RaceScreen, "show", side_effect=asyncio.CancelledError):  # as if killed before it
        await world.later(MINUTES)
        await search_again(world)
    assert race_of(world).results[0].best is not None, "it is stored"
    await world.restart_bot(killed=True)
    await world.later(1)
    (told,) = told_of_best(world)
    assert "Round 1 of 5 is over" in told


async def test_the_best_of_a_race_that_is_over_is_told_after_a_kill(world: World) -> None:
    await win_round_without_best(world, chips=1)
    assert "wins the race" in news(world.channel)[-1]
    for _ in range(2):
        await world.restart_bot(killed=True)
        await world.later(1)
    assert len(told_of_best(world)) == 1


async def test_the_best_of_a_round_in_which_the_kill_came_is_in_its_result(world: World, ada: Member) -> None:
    world.bot.solver._ready = False
    await begin(world, ada)
    await submit(world, ada, LONGER)
    await world.restart_bot(killed=True)
    await world.later(MINUTES + INTERMISSION)
    (result,) = told_of_best(world)
    assert "Round 1 of 5 is over" in result
