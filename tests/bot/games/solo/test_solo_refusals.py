"""What is refused in a solo game, and how."""

import discord
import pytest

from engine.games.solo import play
from engine.rules.refusals import Refusal
from tests.bot.english import say
from tests.bot.forged import press_forged
from tests.bot.games.solo.play import newest, sit_down, state
from tests.bot.seen import choose, confirm, parts, said
from tests.bot.world import EASY, SOLUTION, Member, World
from tests.engine.match_driver import refusals_named_in


async def test_where_the_bot_may_not_write_it_says_so(world: World, ada: Member) -> None:
    rights = discord.PermissionOverwrite(attach_files=False)
    channel = world.guild.create_text_channel("no pictures", overwrites={world.guild.default_role: rights})
    assert "Attach Files" in said(await ada.slash(channel, "ricochet solo"))


async def test_buttons_of_an_earlier_chip_say_so(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    form = await ada.click(newest(world.channel), label="⌨️ Type")
    await choose(ada, newest(world.channel), "Give up this chip")
    await ada.click(newest(world.channel), label="Next chip")
    assert "That chip has been played" in said(await ada.submit_modal(form, {"moves": SOLUTION}))


async def test_a_second_press_of_go_is_refused_and_the_sand_runs_on(world: World, ada: Member) -> None:
    await ada.slash(world.channel, "ricochet solo", code=EASY)
    go = next(
        part.custom_id for part in parts(newest(world.channel)) if isinstance(part, discord.Button) and part.label == "▶️ Go"
    )
    assert go is not None
    await press_forged(ada, world.channel, go)
    game = state(world, world.channel, ada)
    await world.later(10)
    assert said(await press_forged(ada, world.channel, go)) == say("refusal-solo-chip-is-up")
    assert state(world, world.channel, ada) == game


async def test_a_game_that_waits_for_go_takes_no_moves_and_ends_at_once(world: World, ada: Member) -> None:
    await ada.slash(world.channel, "ricochet solo", code=EASY)
    assert "Press **Go**" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    await confirm(ada, await choose(ada, newest(world.channel), "Stop …"))
    assert world.bot.games.solo_of(world.channel.id, ada.id) is None


@pytest.mark.parametrize("refusal", [refusal for refusal in Refusal if refusal in refusals_named_in(play)])
def test_every_refusal_has_a_text(refusal: Refusal) -> None:
    assert say(f"refusal-solo-{refusal.name.lower().replace('_', '-')}", player="<@1>", ready="yes")
