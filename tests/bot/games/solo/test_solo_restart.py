"""Solo games after the bot was stopped, or killed."""

from collections.abc import Awaitable, Callable

import pytest

from engine.games.solo.state import SoloPhase
from tests.bot.games.solo.play import LONGER, begin_in_messages, chip_cards, newest, sit_down, state
from tests.bot.seen import buttons_of, said, text_of
from tests.bot.world import EASY, HOURGLASS, SOLUTION, Member, World


async def test_a_game_goes_on_after_a_restart_with_the_time_that_was_left(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    await world.later(30)
    await world.restart_bot(after=600)
    assert "I was away for 10 minutes" in text_of(newest(world.channel))
    assert len(chip_cards(world.channel)) == 1, "the card that was there is kept up to date"
    await world.later(20)
    assert "That's it" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert "★★★" in text_of(newest(world.channel))


async def test_the_sand_runs_out_after_a_kill(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    await world.later(30)
    await world.restart_bot(killed=True, after=3600)
    assert state(world, world.channel, ada).phase is SoloPhase.CHIP_UP
    await world.later(30 + 15 + HOURGLASS - 60)
    assert "The chip is face down" in text_of(newest(world.channel))
    assert "could have been done in 4 moves" in text_of(newest(world.channel))


async def test_buttons_and_forms_work_after_a_kill_and_the_chips_are_as_they_were(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    before = state(world, world.channel, ada)
    await world.restart_bot(killed=True)
    assert state(world, world.channel, ada) == before
    await ada.click(newest(world.channel), label="Next chip")
    assert buttons_of(chip_cards(world.channel)[0]) == ["🔬 Study"]
    form = await ada.click(newest(world.channel), label="⌨️ Type")
    await world.restart_bot(killed=True)
    assert "not a solution" in said(await ada.submit_modal(form, {"moves": "R-up R-left"}))


@pytest.mark.parametrize("go", [World.stop_bot, World.kill_bot])
async def test_a_game_that_waits_for_go_waits_on_after_a_restart(world: World, go: Callable[[World], Awaitable[None]]) -> None:
    (ada,) = world.players("ada")
    await ada.slash(world.channel, "ricochet solo", code=EASY)
    before = state(world, world.channel, ada)
    await go(world)
    await world.later(3600)
    await world.start_bot()
    assert state(world, world.channel, ada) == before
    assert "I was away" not in text_of(newest(world.channel)), "no sand ran"
    await ada.click(newest(world.channel), label="▶️ Go")
    assert state(world, world.channel, ada).phase is SoloPhase.CHIP_UP
    await world.later(50)
    assert "That's it" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))


async def test_games_in_direct_messages_are_there_after_a_restart(world: World) -> None:
    zoe = world.env.create_user("zoe")
    world.guild.add_member(zoe)
    await begin_in_messages(zoe, code=EASY)
    await world.restart_bot()
    assert "That's it" in said(await zoe.slash("prove", moves=SOLUTION))


async def test_a_card_that_was_put_up_again_is_the_one_that_is_kept_up_to_date_after_a_restart(world: World, ada: Member):
    await sit_down(world, ada)
    await world.player("mod", manage_messages=True).delete(newest(world.channel))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await world.restart_bot(killed=True)
    assert len(chip_cards(world.channel)) == 1
