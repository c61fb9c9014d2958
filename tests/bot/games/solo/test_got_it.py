"""*Got it*: a solution that is found in time counts, however long it takes to press it."""

from engine.games.solo.state import SHOW_TIME
from tests.bot.commands.test_pad import press_moves
from tests.bot.games.solo.play import chip_cards, newest, show, sit_down, state
from tests.bot.seen import answer, buttons_of, press, said, text_of
from tests.bot.world import HOURGLASS, SOLUTION, Member, World

GOT_IT = "✋ Got it"
SHOW = "✅ Show moves"


async def got_it(world: World, player: Member, after: float = HOURGLASS - 16) -> None:
    """Sit down, and press the button below the card just before the sand has run out."""
    await sit_down(world, player)
    await world.later(after)
    await player.click(newest(world.channel), label="Got it")


async def test_a_solution_that_is_found_in_time_is_shown_when_the_sand_would_have_run_out(world: World, ada: Member) -> None:
    await got_it(world, ada)
    deadline = round(state(world, world.channel, ada).deadline or 0)
    card = text_of(newest(world.channel))
    assert f"Show your solution by <t:{deadline}:T>" in card
    assert "You have one attempt" in card
    assert buttons_of(newest(world.channel)) == ["Move pad", "⌨️ Type", "More…"]
    await world.later(SHOW_TIME - 10)
    assert "That's it" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert "★★★" in text_of(newest(world.channel))
    assert len(chip_cards(world.channel)) == 1


async def test_what_does_not_hold_turns_the_chip_face_down_and_the_card_says_why(world: World, ada: Member) -> None:
    await got_it(world, ada)
    failed = said(await ada.slash(world.channel, "prove", moves="R-up R-left"))
    assert "Move 1, `R-up`, isn't possible" in failed
    assert "The chip is face down" in failed
    card = text_of(newest(world.channel))
    assert "Move 1, `R-up`, isn't possible" in card
    assert f"could have been done in 4 moves, as in the picture: `{SOLUTION}`" in card
    assert state(world, world.channel, ada).down == 1


async def test_what_is_not_shown_within_a_minute_turns_the_chip_face_down(world: World, ada: Member) -> None:
    await got_it(world, ada)
    form = await ada.click(newest(world.channel), label="⌨️ Type")
    await world.later(SHOW_TIME + 1)
    late = said(await ada.submit_modal(form, {"moves": SOLUTION}))
    assert "The minute to show your solution is over" in late
    await world.later(HOURGLASS - 60)
    assert "The chip is face down" in text_of(newest(world.channel))


async def test_the_pad_stops_the_sand_and_keeps_its_moves(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    pad = await press_moves(ada, await ada.click(newest(world.channel), label="Move pad"), "Y-down G-down")
    pad = await press(ada, pad, GOT_IT)
    deadline = round(state(world, world.channel, ada).deadline or 0)
    assert f"Show your solution by <t:{deadline}:T> (<t:{deadline}:R>): you have one attempt" in said(pad)
    assert "`Y-down G-down`" in said(pad)
    assert GOT_IT not in buttons_of(answer(pad))
    assert "You have one attempt" in text_of(newest(world.channel))
    await world.later(HOURGLASS - 20)
    pad = await press(ada, await press_moves(ada, pad, "G-right G-up"), SHOW)
    assert "That's it" in said(pad)


async def test_a_pad_whose_moves_are_no_solution_spends_the_attempt(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    pad = await press(ada, await ada.click(newest(world.channel), label="Move pad"), GOT_IT)
    pad = await press(ada, await press_moves(ada, pad, "Y-down"), SHOW)
    assert "The chip is face down" in said(pad)
    assert buttons_of(answer(pad)) == []


async def test_a_private_game_has_it_too(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    await ada.click(answer(begun), label="Got it")
    assert "You have one attempt" in said(begun)
    await show(ada, answer(begun), "R-up R-left")
    assert "**The chip is face down.**" in said(begun)
    assert buttons_of(answer(begun))[:1] == ["Next chip"]


async def test_it_is_said_once_and_by_the_player_alone(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    pad = await ada.click(newest(world.channel), label="Move pad")
    assert "'s game" in said(await ben.click(newest(world.channel), label="Got it"))
    copy = await ada.slash(world.channel, "ricochet board")
    await ada.click(newest(world.channel), label="Got it")
    before = state(world, world.channel, ada).deadline
    assert "Show your solution by" in said(await ada.click(answer(pad), label=GOT_IT)), "the pad was out of date"
    assert "The sand stands still" in said(await ada.click(answer(copy), label="Got it"))
    assert state(world, world.channel, ada).deadline == before
