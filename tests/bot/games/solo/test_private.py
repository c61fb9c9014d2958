"""A private solo game: one message, edited as long as Discord allows it."""

import structlog

from tests.bot.games.solo.play import play_on, show, sit_down, told
from tests.bot.seen import answer, buttons_of, said, text_of
from tests.bot.world import SOLUTION, Member, World

QUARTER_OF_AN_HOUR = 15 * 60


async def test_a_private_game_is_seen_by_its_player_alone_in_one_message(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    assert "Chip 1 of 17" in said(begun)
    over = await play_on(world, ada, world.channel, lambda: answer(begun), solve=9)
    assert "Won!" in text_of(over)
    assert begun.response is None, "the card has moved"
    assert buttons_of(over) == ["🔁 Play again", "🔬 Study"]
    assert world.channel.history() == []


async def test_asking_for_a_private_game_again_moves_it_to_the_new_message(world: World, ada: Member) -> None:
    first = await sit_down(world, ada, private=True)
    again = await sit_down(world, ada, private=True)
    await show(ada, answer(again), SOLUTION)
    assert "face up" in said(again)
    assert first.response is None, "the first message is not there any more"


async def test_others_do_not_notice_a_private_game(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada, private=True)
    assert "There's no match in this channel" in said(await ben.slash(world.channel, "prove", moves=SOLUTION))


async def test_a_private_game_goes_on_after_a_restart_with_the_first_press(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    await world.later(30)
    await world.restart_bot(after=600)
    failed = await show(ada, answer(begun), "R-up R-left")
    assert "not a solution" in told(failed)
    assert "I was away for 10 minutes" in said(begun)
    await show(ada, answer(begun), SOLUTION)
    assert "face up" in said(begun)


async def test_a_private_card_that_cannot_be_edited_any_more_is_shown_with_the_next_press(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    await world.restart_bot(killed=True)
    await world.later(QUARTER_OF_AN_HOUR)
    assert "The sand runs out at" in said(begun), "nobody could tell"
    late = await ada.click(answer(begun), label="⌨️ Type")
    assert "The chip is face down" in said(begun)
    assert "Press **Next chip**" in told(late)
    await ada.click(answer(begun), label="Next chip")
    assert "Chip 2 of 17" in said(begun)


async def test_a_private_card_that_discord_does_not_take_is_logged_and_shown_with_the_next_press(world: World, ada: Member):
    begun = await sit_down(world, ada, private=True)
    panel = answer(await ada.click(answer(begun), label="More…"))
    world.env.inject_error("PATCH", "/webhooks/*", status=403, times=2)
    with structlog.testing.capture_logs() as lines:
        await ada.click(panel, label="Give up this chip")
    assert {line["game_id"] for line in lines if line["event"] == "card not edited"} == {1}
    shown = await ada.click(panel, label="Give up this chip")
    assert "The chip is face down" in said(shown)


async def test_a_private_card_that_could_not_be_edited_is_edited_later(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    panel = answer(await ada.click(answer(begun), label="More…"))
    world.env.inject_error("PATCH", "/webhooks/*", status=503)
    shown = await ada.click(panel, label="Give up this chip")
    await world.later(2)
    assert "The chip is face down" in said(shown)


async def test_a_private_game_can_be_played_with_commands_alone(world: World, ada: Member) -> None:
    await sit_down(world, ada, private=True)
    wrong = await ada.slash(world.channel, "prove", moves="R-up R-left")
    assert "Chip 1 of 17" in said(wrong)
    assert "not a solution" in told(wrong)
    right = await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "★★★" in said(right)
