"""*Other rules…* on the board: the forms of Discord, for whom they are there, and what becomes of wrong entries."""

from typing import Any

import pytest

from bot.cards.rules_forms import FORMS
from engine import Edition, Ricochet
from tests.bot.english import say
from tests.bot.games.solo.play import begin_alone, state
from tests.bot.seen import buttons_of, cards, defaults_of, press
from tests.bot.world import Member, World

from .pages import Page
from .test_server import Board

RULES, TABLE = "other-rules", "other-rules:table"


def whats(view: dict[str, Any]) -> list[str]:
    return [action["what"] for action in view["actions"]]


def entries(form: dict[str, Any]) -> dict[str, list[str]]:
    """Return what a page sends of a form in which nothing was changed."""
    return {
        field["name"]: [one["value"] for one in field["options"] if one["chosen"]] or [field["value"]] * (not field["options"])
        for field in form["fields"]
    }


async def filled(page: Page, seen: dict[str, Any], what: str = RULES, **changed: str) -> dict[str, Any]:
    """Fill in a form besides what it shows, and return the answer."""
    form = (await page.ask(seen, what))["form"]
    given = entries(form) | {name: [value] for name, value in changed.items()}
    return await page.ask(seen, form["what"], filled=given)


async def test_the_forms_are_those_of_discord_filled_in_with_what_is_played(world: World, ada: Member, board: Board) -> None:
    await world.start(ada)
    page = await board.open(ada.id)
    seen = await page.until(round=1)
    assert whats(seen)[-1] == RULES
    for form in FORMS["match"]:
        panel = await press(ada, await ada.click(cards(world.channel)[-1], label="More…"), "Other rules…")
        modal = defaults_of(await press(ada, panel, say(f"button-form-{form.value}")))
        shown = (await page.ask(seen, f"{RULES}:{form.value}"))["form"]
        assert {name: values if isinstance(values, list) else [values] for name, values in modal.items()} == entries(shown)
        assert [one["what"] for one in shown["others"]] == [f"{RULES}:{one.value}" for one in FORMS["match"] if one is not form]


@pytest.mark.parametrize("command", ["start", "race"])
async def test_a_game_is_begun_anew_and_announced_once_though_its_form_is_sent_again(
    world: World, ada: Member, board: Board, command: str
) -> None:
    await ada.slash(world.channel, f"ricochet {command}")
    page = await board.open(ada.id, subject={"start": "match"}.get(command, command), page="one")
    seen = await page.until(round=1)
    form = (await page.ask(seen, RULES))["form"]
    sent = {"filled": entries(form) | {"set": ["1999"]}}
    assert (await page.ask(seen, form["what"], **sent))["form"] is None
    seen = await page.until(round=1, is_over=False, game=str(int(seen["game"]) + 1))
    (game,) = await world.bot.store.running()
    assert game.events[0].rules.edition is Edition.Y1999  # pyright: ignore[reportAttributeAccessIssue]
    await world.env.settle()
    (_,) = [message for message in world.channel.history() if "More…" in buttons_of(message)]


async def test_a_private_solo_game_begins_anew_as_it_was(world: World, ada: Member, board: Board) -> None:
    await begin_alone(ada, world.channel, hourglasses=2, private=True)
    page = await board.open(ada.id, subject="solo")
    seen = await page.until(kind="solo")
    assert (await filled(page, seen, set="1999"))["form"] is None
    game = state(world, world.channel, ada)
    assert (game.rules.edition, game.hourglasses, game.is_ready) == (Edition.Y1999, 2, True)
    (stored,) = await world.bot.store.running()
    assert stored.private


async def test_practice_begins_anew_with_its_length(world: World, ada: Member, board: Board) -> None:
    await ada.slash(world.channel, "ricochet solo", practice="4", private=True)
    page = await board.open(ada.id, subject="solo")
    assert (await filled(page, await page.until(kind="solo"), set="1999"))["form"] is None
    game = state(world, world.channel, ada)
    assert (game.rules.edition, game.has_sand) == (Edition.Y1999, False)
    assert game.round.drawn
    assert game.round.drawn.wanted == 4


async def test_a_wrong_entry_keeps_the_others_and_says_at_its_field_what_is_right(
    world: World, ada: Member, board: Board
) -> None:
    await world.start(ada)
    page = await board.open(ada.id)
    seen, before = await page.until(round=1), world.match().setup
    wrong = await filled(page, seen, TABLE, tiles="1A 2B 3A 4B", robots="R C17", target="red moon")
    fields = {field["name"]: (field["value"], "`C17` isn't a cell" in field["why"]) for field in wrong["form"]["fields"]}
    assert fields == {
        "tiles": ("1A 2B 3A 4B", False),
        "robots": ("R C17", True),
        "target": ("red moon", False),
        "code": ("", False),
    }
    assert world.match().setup == before
    assert (await page.ask(seen, TABLE, filled=entries(wrong["form"]) | {"robots": ["R C16"]}))["form"] is None
    assert world.match().setup.faces == ("1A", "2B", "3A", "4B")


async def test_only_the_starter_and_only_before_the_first_bid(world: World, ada: Member, ben: Member, board: Board) -> None:
    await world.start(ada)
    own, other = await board.open(ada.id), await board.open(ben.id)
    seen, others = await own.until(round=1), await other.until(round=1)
    assert (RULES in whats(seen), RULES in whats(others)) == (True, False)
    assert "Only ada" in await other.do(others, RULES)
    form = (await own.ask(seen, RULES))["form"]
    await ben.slash(world.channel, "bid", moves=9)
    before = world.match().setup
    refused = await own.ask(seen, form["what"], filled=entries(form))
    assert ("until the first bid" in refused["text"], refused["form"]) == (True, None)
    assert world.match().setup == before


@pytest.mark.parametrize(
    "filled", [{}, {"set": []}, {"set": ["1066"]}, {"chess": ["e4"]}, {"house": ["x"]}, {"bids": ["1", "2"]}]
)
@pytest.mark.parametrize("form", ["rules", "bids", "table", "chess"])
async def test_what_no_form_has_changes_nothing(
    world: World, ada: Member, board: Board, form: str, filled: dict[str, list[str]]
) -> None:
    await world.start(ada)
    page = await board.open(ada.id)
    seen, before = await page.until(round=1), world.match()
    answer = await page.ask(seen, f"{RULES}:{form}", filled=filled)
    assert answer["text"] or answer["form"]
    assert world.match() == before
    assert world.errors == []


async def test_house_rules_are_played_as_they_are_checked(world: World, ada: Member, board: Board) -> None:
    await world.start(ada)
    page = await board.open(ada.id)
    assert (await filled(page, await page.until(round=1), "other-rules:bids", house="one-move"))["form"] is None
    assert world.match().rules.ricochet is Ricochet.ONE_MOVE
