"""Games that are begun on the board itself, in a real browser, by nothing but presses."""

import re

import pytest
from playwright.async_api import expect

from bot.actions import tutorial
from tests.bot.english import say
from tests.bot.world import solution_of

from .at_the_board import current
from .conftest import AtTheBoard

SAND = 70


@pytest.mark.parametrize(("width", "height"), [pytest.param(1280, 800, marks=pytest.mark.at_length), (360, 740)])
async def test_a_first_match_against_bots_is_begun_and_its_chip_won_from_the_empty_page(
    ada: AtTheBoard, width: int, height: int
) -> None:
    board = ada.board
    await board.set_viewport_size({"width": width, "height": height})
    await expect(board.locator("#status")).to_contain_text(say("web-begin"))
    assert await board.evaluate("document.documentElement.scrollWidth") <= width
    first = board.locator("#lead button")
    await expect(first).to_have_text(say("button-first-bots"))
    assert await first.evaluate("button => button.getBoundingClientRect().bottom") < height
    await first.click()
    await expect(board.locator("body.has-game")).to_be_attached()
    moves = solution_of(await current(board))
    for move in moves:
        await board.locator(f"#robots button[data-robot={move.robot.value}]").click()
        await board.locator(f"#ways button[data-way={move.direction.value}]").click()
    await board.locator("#finish").click()
    await expect(board.locator("#bids li").first).to_have_text(re.compile(rf"Ada\s*{len(moves)}"))
    await expect(ada.person.message("starts a match")).to_have_count(1)
    ada.person.later(SAND)
    await expect(board.locator("#scores li").first).to_have_text(re.compile(r"Ada\s*🎯 1"))
    await expect(board.locator("#news li").first).to_contain_text(" ".join(map(str, moves)))
    assert await board.evaluate("document.documentElement.scrollWidth") <= width


async def test_other_games_are_opened_from_the_empty_page_of_a_match(ada: AtTheBoard) -> None:
    board = ada.board
    for label, game, shows in (
        ("local-button-tutorial", "tutorial", "#finish"),
        ("button-first-solo", "solo", f"#lead button:has-text('{say('button-rush-go')}')"),
    ):
        await board.locator("#game").select_option("match" if game == "tutorial" else game)
        await board.get_by_role("button", name=say(label), exact=True).click()
        await expect(board.locator("#game")).to_have_value(game)
        await expect(board.locator(shows).first).to_be_visible()


async def test_a_race_that_is_begun_on_the_page_is_announced_in_the_channel(ada: AtTheBoard) -> None:
    await ada.board.locator("#game").select_option("race")
    await ada.board.get_by_role("button", name=say("web-begin-race")).click()
    await expect(ada.board.locator("#game")).to_have_value("race")
    await expect(ada.board.locator("#finish")).to_be_visible()
    await expect(ada.person.message("starts a race")).to_have_count(1)


@pytest.mark.at_length
async def test_the_tutorial_on_the_page_ends_with_a_first_match(ada: AtTheBoard) -> None:
    board = ada.board
    await board.get_by_role("button", name=say("local-button-tutorial")).click()
    for number, keys in enumerate(("R↑ R→", "G↓ R↓ R←", "B↓ B→ B↑", "Y↑ Y↓"), start=1):
        await expect(board.locator("#headline")).to_have_text(f"Lesson {number} of 4")
        if number == 4:
            await board.get_by_role("button", name=say("button-lesson-bid", moves=2), exact=True).click()
            await expect(board.locator("#sand")).to_contain_text("0:")
            ada.person.later(tutorial.SAND + 1)
        await expect(board.locator("#finish")).to_be_visible()
        for key in keys.split():
            await board.keyboard.press(key[0])
            await board.keyboard.press({"↑": "ArrowUp", "→": "ArrowRight", "↓": "ArrowDown", "←": "ArrowLeft"}[key[1]])
        if keys[0] == "Y":
            await board.locator("#finish").click()
        else:
            await board.get_by_role("button", name=say("tutorial-next")).click()
    await expect(board.locator("#status")).to_contain_text("You know the game")
    await board.get_by_role("button", name=say("button-first-match")).click()
    await expect(board.locator("#game")).to_have_value("match")
    await expect(board.locator("#headline")).to_contain_text("Round 1")


async def test_the_card_of_a_solo_game_in_direct_messages_opens_the_board_of_its_player_alone(ada: AtTheBoard) -> None:
    await ada.person.act_as(say("local-direct-messages", player="Ada"))
    await ada.person.send("/ricochet solo")
    await expect(ada.person.message("Press Go")).not_to_have_count(0)
    async with ada.person.page.context.expect_page() as opened:
        await ada.person.page.get_by_role("link", name=say("web-open")).last.click()
    board = await opened.value
    await expect(board.locator("#game")).to_have_value("solo")
    await board.get_by_role("button", name=say("button-rush-go")).click()
    await expect(board.locator("#finish")).to_be_visible()
    await expect(board.locator("#seat option")).to_have_text([say("web-watch"), "Ada"])
    await expect(board.locator("#game option")).to_have_count(5)
    await board.locator("#seat").select_option(label=say("web-watch"))
    await expect(board.locator("#status")).to_contain_text(say("web-no-solo"))


@pytest.mark.at_length
async def test_a_match_is_begun_anew_on_ones_own_table_by_a_form_of_the_board(ada: AtTheBoard) -> None:
    board = ada.board
    await board.set_viewport_size({"width": 360, "height": 740})
    await ada.start()
    await board.locator("#pull").click()
    await board.get_by_role("button", name=say("button-other-rules")).click()
    form = board.get_by_role("dialog")
    await expect(form.get_by_role("combobox", name=say("form-set-label"))).to_be_focused()
    await form.get_by_role("button", name=say("button-form-table")).click()
    tiles, robots = (form.get_by_role("textbox", name=say(f"form-{name}-label"), exact=True) for name in ("tiles", "robots"))
    await tiles.fill("1A 2B 3A 4B")
    await robots.fill("R C17")
    await robots.press("Enter")
    await expect(robots).to_be_focused()
    await expect(robots).to_have_attribute("aria-invalid", "true")
    await expect(form.locator("#about-robots")).to_contain_text("C17 isn't a cell")
    await expect(tiles).to_have_value("1A 2B 3A 4B")
    assert await form.evaluate("form => form.scrollWidth <= form.clientWidth")
    await robots.fill("R C16")
    await form.get_by_role("button", name=say("web-begin-anew")).click()
    await expect(form).to_be_hidden()
    await expect(board.locator("g.robot[data-robot=R]")).to_have_attribute(
        "transform", re.compile(r"translate\(250[ ,]+1550\)")
    )
    await expect(ada.person.message("begin anew")).to_have_count(1)
