"""Solo games and races on the board in a real browser."""

import re

import pytest
from playwright.async_api import expect

from tests.bot.english import say
from tests.bot.world import solution_of

from .at_the_board import current, robots_on, standing
from .conftest import AtTheBoard

PHONE_WIDTH = 360


async def choose(ada: AtTheBoard, game: str, command: str) -> None:
    """Begin a game in the channel, and choose its kind on the board."""
    await ada.person.send(command)
    await ada.board.locator("#game").select_option(game)
    await expect(ada.board.locator("body.has-game:not(.is-lost)")).to_be_attached()


async def stop(ada: AtTheBoard, key: str) -> None:
    """Press *Stop*, read what can be done, and do it."""
    way_out = ada.board.get_by_role("button", name=say(key))
    await expect(way_out).to_be_hidden()
    await ada.board.get_by_text(say("web-stop"), exact=True).click()
    await way_out.click()


@pytest.mark.at_length
async def test_chips_of_a_solo_game_are_solved_by_keys_and_buttons(ada: AtTheBoard) -> None:
    await choose(ada, "solo", "/ricochet solo")
    await ada.board.get_by_role("button", name=say("button-rush-go")).click()
    await expect(ada.board.locator("#headline")).to_contain_text("Chip 1")
    position = await current(ada.board)
    moves = solution_of(position)
    await ada.type_keys(moves)
    await expect(ada.board.locator("#finish")).to_have_text(f"✅ Show moves ({len(moves)})")
    await ada.board.keyboard.press("Enter")
    await expect(ada.board.locator("#status")).to_contain_text("The chip is face up")
    await expect(ada.person.message("The chip is face up")).to_have_count(1)
    assert await robots_on(ada.board) == standing(position.play(moves).end.robots)
    await ada.board.get_by_role("button", name=say("button-solo-next")).click()
    await expect(ada.board.locator("#headline")).to_contain_text("Chip 2")
    await ada.board.get_by_role("button", name=say("button-solo-give-up")).click()
    await expect(ada.board.locator("#status")).to_contain_text("The chip is face down")
    await stop(ada, "button-solo-end")
    await expect(ada.board.locator("#status")).to_contain_text("The game was cancelled")


async def test_practice_goes_on_from_chip_to_chip_and_shows_how_each_can_be_done(ada: AtTheBoard) -> None:
    board = ada.board
    await board.locator("#game").select_option("solo")
    await board.get_by_role("button", name=say("button-first-practice")).click()
    await expect(board.locator("#status")).to_contain_text("in 4 moves")
    three = board.get_by_role("button", name="3 moves", exact=True)
    await expect(three).to_be_hidden()
    await board.get_by_text(say("button-more"), exact=True).click()
    await three.click()
    await expect(board.locator("#status")).to_contain_text("in 3 moves")
    await expect(board.locator("#sand")).to_be_hidden()
    await board.get_by_role("button", name=say("button-solo-give-up")).click()
    await expect(board.locator("#step-label")).to_contain_text(say("web-best"))
    await board.get_by_role("button", name=say("button-solo-harder")).click()
    await expect(board.locator("#status")).to_contain_text("in 4 moves")
    await stop(ada, "button-solo-end")
    await expect(board.locator("#status")).to_contain_text("Practice is over")


async def test_the_card_of_a_solo_game_opens_its_own_board_as_its_player(ada: AtTheBoard) -> None:
    await ada.person.send("/ricochet solo")
    link = ada.person.page.get_by_role("link", name=say("web-open")).last
    await expect(link).to_have_attribute("href", re.compile(r"&game=solo$"))
    async with ada.person.page.context.expect_page() as opened:
        await link.click()
    board = await opened.value
    await expect(board.locator("#game")).to_have_value("solo")
    await board.get_by_role("button", name=say("button-rush-go")).click()
    await expect(board.locator("#headline")).to_contain_text("Chip 1")
    await expect(board.locator("#finish")).to_be_visible()


async def test_a_race_is_run_on_a_phone_and_shows_no_solution_of_others(ada: AtTheBoard) -> None:
    await ada.board.set_viewport_size({"width": PHONE_WIDTH, "height": 740})
    await choose(ada, "race", "/ricochet race")
    moves = solution_of(await current(ada.board))
    written = " ".join(map(str, moves))
    await ada.type_keys(moves)
    await expect(ada.board.locator("#said")).to_have_text(say("web-solved", count=len(moves)))
    await expect(ada.board.locator("#said")).to_be_in_viewport(ratio=1)
    await ada.board.locator("#finish").click()
    await expect(ada.board.locator("#status")).to_contain_text("One player has a solution")
    await ada.seat("Ben")
    await expect(ada.board.locator("#status")).to_contain_text("One player has a solution")
    await expect(ada.board.locator("#moves")).to_have_text("")
    assert "Ada" not in (await ada.board.locator("#panel").inner_text())
    await ada.seat("Ada")
    await expect(ada.board.locator("#moves")).to_have_text(written)
    ada.person.later(182)
    await expect(ada.board.locator("#status")).to_contain_text("Round 1 of 5 is over")
    await expect(ada.board.locator("body.has-won #status").get_by_text("You have won it!")).to_be_in_viewport(ratio=1)
    await expect(ada.board.locator("#scores li")).to_have_text(re.compile(r"Ada\s*🎯 3"))
    assert await ada.board.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH


async def test_a_rush_is_begun_by_its_button_on_the_board(ada: AtTheBoard) -> None:
    await ada.board.locator("#game").select_option("rush")
    await ada.board.get_by_role("button", name=say("button-rush-go")).click()
    await expect(ada.board.locator("#headline")).to_contain_text("Chip 1")
    await expect(ada.board.locator("#finish")).to_have_text(say("pad-pass", count=3))
    await ada.board.locator("#finish").click()
    await expect(ada.board.locator("#headline")).to_contain_text("Chip 2")
    await expect(ada.board.locator("#status")).to_contain_text("passes left: 2")
    await stop(ada, "button-end-rush")
    await expect(ada.board.locator("#steps")).to_be_visible()
    await expect(ada.board.locator("#stop")).to_be_hidden()
    await ada.board.locator("#step-next").click()
    await ada.board.locator("[data-what=study]").click()
    await expect(ada.board.locator("#headline")).to_contain_text("Study of round 2")


async def test_a_window_without_a_game_offers_to_begin_one(ada: AtTheBoard) -> None:
    for game, label in (("match", "button-first-bots"), ("solo", "button-first-solo"), ("race", "web-begin-race")):
        await ada.board.locator("#game").select_option(game)
        await expect(ada.board.locator("#status")).to_contain_text(say(f"web-no-{game}"))
        await expect(ada.board.locator("#lead button")).to_have_text(say(label))
