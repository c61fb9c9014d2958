"""The move pad of a solo game."""

from simcord.results import InteractionResult

from tests.bot.commands.test_pad import press_moves
from tests.bot.games.solo.play import newest, sit_down, state
from tests.bot.seen import answer, buttons_of, press, said, text_of
from tests.bot.world import HOURGLASS, SOLUTION, Member, World

SHOW = "✅ Show moves"


async def opened(player: Member, private: InteractionResult) -> InteractionResult:
    """Return the pad of a private game, which follows up its card, with a robot chosen on it."""
    pad = await player.click(answer(private), label="Move pad")
    return await player.click(pad.followups[0].message, label="🟢 Green")


async def test_a_chip_is_solved_by_pressing(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    pad = await ada.click(newest(world.channel), label="Move pad")
    assert "0 moves" in said(pad)
    pad = await press(ada, await press_moves(ada, pad, SOLUTION), SHOW)
    assert "That's it" in said(pad)
    assert buttons_of(answer(pad)) == []
    assert "The chip is face up" in text_of(newest(world.channel))


async def test_what_is_wrong_is_said_on_the_pad_which_keeps_the_moves(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    pad = await press_moves(ada, await ada.click(newest(world.channel), label="Move pad"), "Y-down G-down")
    pad = await press(ada, pad, SHOW)
    assert "That's not a solution" in said(pad)
    assert "`Y-down G-down`" in said(pad)
    pad = await press(ada, await press_moves(ada, pad, "G-right G-up"), SHOW)
    assert state(world, world.channel, ada).up == 1


async def test_the_pad_of_a_private_game_becomes_its_card(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    pad = await press_moves(ada, await opened(ada, begun), SOLUTION)
    shown = await press(ada, pad, SHOW)
    assert "The chip is face up" in said(shown)
    assert buttons_of(answer(shown))[:2] == ["Next chip", "🔬 Study"]
    assert begun.response is None, "the message that was the card is gone"
    assert world.channel.history() == []


async def test_a_pad_goes_on_after_a_restart(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    pad = await press_moves(ada, await opened(ada, begun), "Y-down G-down")
    await world.restart_bot(killed=True)
    shown = await press(ada, await press_moves(ada, pad, "G-right G-up"), SHOW)
    assert "The chip is face up" in said(shown)


async def test_only_its_player_has_a_pad_and_only_while_the_chip_is_up(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    card = newest(world.channel)
    assert "'s game" in said(await ben.click(card, label="Move pad"))
    pad = await ada.click(card, label="Move pad")
    await world.later(HOURGLASS)
    assert "face down" in said(pad)
    assert {"Next chip", "🔬 Study"} <= set(buttons_of(answer(pad)))
    await press(ada, pad, "Next chip")
    assert "Chip 2 of 17" in text_of(newest(world.channel))


async def test_a_pad_of_before_a_restart_closes_when_it_is_pressed(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    pad = await ada.click(newest(world.channel), label="Move pad")
    await world.restart_bot(killed=True)
    await world.later(HOURGLASS)
    assert "Next chip" in buttons_of(answer(await press(ada, pad, "🟢 Green")))


async def test_the_pad_of_a_private_game_closes_beside_its_card(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    pad = await ada.click(answer(begun), label="Move pad")
    await world.later(HOURGLASS)
    assert "Next chip" in buttons_of(pad.followups[0].message)
    assert "Next chip" in buttons_of(answer(begun))
    assert "The chip is face down" in said(begun)
