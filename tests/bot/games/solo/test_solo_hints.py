"""Hints in a solo game: each is requested by a button, shown on the card, and costs a star."""

from collections.abc import Awaitable, Callable

import pytest

from bot.store import Score, Span
from tests.bot.games.solo.play import begin_alone, newest, sit_down, solve_chip, stars_on_board, state
from tests.bot.seen import answer, choose, offers, press, said, text_of
from tests.bot.world import SOLUTION, Member, World

LADDER = ("💡 How long?", "💡 Which robots?", "💡 First move?")
TELLING = ("It takes 4 to 5 moves.", "A shortest solution uses: 🟢 green robot and 🟡 yellow robot.", "begin with `Y-down`")


async def climb(world: World, player: Member, steps: int) -> None:
    for label in LADDER[:steps]:
        await choose(player, newest(world.channel), label)


@pytest.mark.parametrize("steps", range(4))
async def test_a_hint_tells_its_step_and_no_later_one(world: World, ada: Member, steps: int) -> None:
    await sit_down(world, ada)
    await climb(world, ada, steps)
    card = text_of(newest(world.channel))
    assert [telling in card for telling in TELLING] == [step < steps for step in range(3)]
    behind = [*LADDER[steps : steps + 1], "🔍 Zoom", "Give up this chip", "Other rules…", "How to play", "Stop …"]
    assert await offers(ada, newest(world.channel)) == ["Got it", "Move pad", "⌨️ Type", *behind]
    assert SOLUTION not in card


@pytest.mark.parametrize(("steps", "stars"), [(1, "★★☆"), (2, "★☆☆"), (3, "★☆☆")])
async def test_each_hint_costs_a_star_and_one_stays(world: World, ada: Member, steps: int, stars: str) -> None:
    await sit_down(world, ada)
    await climb(world, ada, steps)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    card = text_of(newest(world.channel))
    assert stars in card
    assert ("With one hint" if steps == 1 else f"With {steps} hints") in card
    assert "It can't be done in fewer moves" in card


GOINGS: list[Callable[[World], Awaitable[None]]] = [World.stop_bot, World.kill_bot]


@pytest.mark.parametrize("go", GOINGS)
async def test_hints_outlast_a_restart_and_count_on_the_leaderboard(
    world: World, ada: Member, go: Callable[[World], Awaitable[None]]
) -> None:
    await begin_alone(ada, world.channel)
    await climb(world, ada, 1)
    await go(world)
    await world.start_bot()
    assert text_of(newest(world.channel)).count("It takes") == 1
    assert LADDER[1] in await offers(ada, newest(world.channel))
    await solve_chip(world, ada)
    assert await stars_on_board(world) == [(ada.id, 2)]
    board = await world.bot.store.leaderboard(world.guild.id, Score.SOLO, Span(0), limit=10)
    assert [line.points for line in board.lines] == [2], "in a span as of all time"


async def test_a_hint_that_nobody_knows_yet_costs_nothing(world: World, ada: Member) -> None:
    world.bot.solver._ready = False
    await sit_down(world, ada)
    assert "no hint" in said(await choose(ada, newest(world.channel), LADDER[0]))
    world.bot.solver._ready = True
    await world.later(1)
    assert state(world, world.channel, ada).round.hint is None
    await climb(world, ada, 1)
    assert TELLING[0] in text_of(newest(world.channel))


async def test_only_the_player_takes_hints(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    assert await offers(ben, newest(world.channel)) == ["Got it", "Move pad", "⌨️ Type", "🔍 Zoom", "How to play"]


async def test_a_private_game_has_hints_on_its_own_card(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    shown = await press(ada, begun, *LADDER[:2])
    assert TELLING[1] in said(shown)
    assert TELLING[2] not in text_of(answer(shown))
