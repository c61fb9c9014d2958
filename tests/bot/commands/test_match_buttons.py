"""Each button, form, completion and screen."""

import pytest

from bot.commands.completion import complete_moves
from engine.board.pieces import COLOURED, FIFTH, Robot, robots_with
from tests.bot.english import say
from tests.bot.seen import answer, buttons_of, cards, choose, is_silent, news, parts, said
from tests.bot.world import Member, World


async def test_the_pass_button_passes(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    await world.close_bids((ada, 4), (ben, 5))
    assert is_silent(await ada.click(cards(world.channel)[-1], label="Pass"))
    assert f"🤷 {ada.mention} passes." in "\n".join(news(world.channel))
    assert f"{ben.mention}, it's your turn" in news(world.channel)[-1]


async def test_how_to_play_is_one_private_screen_with_a_picture(world: World, ada: Member) -> None:
    await world.start(ada)
    pressed = await choose(ada, cards(world.channel)[-1], "How to play")
    assert "no brakes" in said(pressed)
    assert [file.filename for file in answer(pressed).attachments] == ["rules.png"]
    assert len(said(pressed)) <= 4000


async def test_the_board_is_shown_again_in_private_with_working_buttons(world: World, ada: Member) -> None:
    await world.start(ada)
    again = await ada.slash(world.channel, "ricochet board")
    assert "Round 1" in said(again)
    assert buttons_of(answer(again)) == ["Bid", "Move pad", "I'm done", "More…"]
    assert len(cards(world.channel)) == 1


async def test_pictures_are_described_for_those_who_do_not_see_them(world: World, ada: Member) -> None:
    await world.start(ada)
    (picture,) = cards(world.channel)[-1].attachments
    assert picture.description is not None
    assert "Red on" in picture.description
    (gallery,) = [part for part in parts(cards(world.channel)[-1]) if hasattr(part, "items")]
    assert gallery.items[0].description == picture.description


async def test_completion_offers_the_moves_of_the_robots_that_play(world: World, ada: Member) -> None:
    await world.start(ada)
    choices = await ada.autocomplete(world.channel, "prove", "moves", "R-up g")
    assert [choice["value"] for choice in choices] == ["R-up G-up", "R-up G-right", "R-up G-down", "R-up G-left"]
    assert len(await ada.autocomplete(world.channel, "prove", "moves", "")) == 16


def test_completion_offers_what_was_typed_first_where_it_is_whole() -> None:
    assert complete_moves(say, "ru", COLOURED)[:2] == ["R-up", "R-up R-up"]


def test_completion_shows_in_canonical_form_what_was_typed_of_one_robot() -> None:
    assert complete_moves(say, "r up right down", COLOURED)[0] == "R-up R-right R-down"


def test_completion_finishes_the_direction_that_is_being_typed() -> None:
    assert complete_moves(say, "R-up G-le", COLOURED) == ["R-up G-left"]
    assert complete_moves(say, "r up g le", COLOURED) == ["R-up G-left"]
    assert complete_moves(say, "r up right do", COLOURED) == ["R-up R-right R-down"]
    assert complete_moves(say, "y:d", robots_with(Robot.BLACK))[0] == "Y-down"


def test_completion_takes_a_letter_for_a_robot_or_for_a_direction() -> None:
    assert complete_moves(say, "g up r", COLOURED) == [
        "G-up R-up",
        "G-up R-right",
        "G-up R-down",
        "G-up R-left",
        "G-up G-right",
    ]


@pytest.mark.parametrize(
    ("typed", "both"),
    [
        ("g u r d l", ["G-up R-down R-left", "G-up G-right G-down G-left"]),
        ("g u r d l r u b", ["G-up R-down R-left R-up B-up", "G-up G-right G-down G-left G-right G-up B-up"]),
        ("R-up → G-left", ["R-up G-left", "R-up R-right G-left"]),
        ("g u s d l", ["G-up G-down G-down G-left"]),
    ],
)
def test_completion_proposes_both_ways_to_read_a_text_if_their_robots_play(typed: str, both: list[str]) -> None:
    assert complete_moves(say, typed, COLOURED) == both


@pytest.mark.parametrize("typed", ["r", "red", "RED-", "🔴", "🔴\N{VARIATION SELECTOR-16}", "r:"])
def test_completion_knows_a_robot_in_every_form(typed: str) -> None:
    assert complete_moves(say, typed, COLOURED) == ["R-up", "R-right", "R-down", "R-left"]


@pytest.mark.parametrize("fifth", FIFTH)
@pytest.mark.parametrize("typed", ["k", "S", "black-", "silver", "⚫", "⚪"])
def test_completion_knows_the_fifth_robot_that_plays_by_either_name(typed: str, fifth: Robot) -> None:
    letter = fifth.value
    assert complete_moves(say, typed, robots_with(fifth)) == [f"{letter}-{way}" for way in ("up", "right", "down", "left")]
    assert complete_moves(say, f"{typed}u r", robots_with(fifth))[0] == f"{letter}-up R-up"
    assert complete_moves(say, typed, COLOURED) == []


def test_completion_offers_nothing_after_what_cannot_be_read() -> None:
    assert complete_moves(say, "R-up hello", COLOURED) == []
    assert complete_moves(say, "hello R-", COLOURED) == []


def test_completion_keeps_within_discords_limits() -> None:
    assert complete_moves(say, "R-right " * 14, COLOURED) == []
    assert complete_moves(say, "r" + " up" * 99, COLOURED) == []
    assert complete_moves(say, "g u r d l " * 99, COLOURED) == []
    assert all(len(text) <= 100 for text in complete_moves(say, "R-right " * 11, COLOURED))


async def test_a_proof_of_hundreds_of_moves_still_fits_into_a_message(world: World, ada: Member) -> None:
    await world.proving((ada, 99))
    assert "doesn't win the chip" in said(await world.insist(ada, "ydyu" * 250))
    assert "Y-down Y-up" in news(world.channel)[-1]
    assert len(news(world.channel)[-1]) < 2000


async def test_two_players_may_have_the_same_form_open(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    adas = await ada.click(cards(world.channel)[-1], label="Bid")
    bens = await ben.click(cards(world.channel)[-1], label="Bid")
    await ada.submit_modal(adas, {"moves": "6"})
    await ben.submit_modal(bens, {"moves": "5"})
    assert [(bid.player, bid.moves) for bid in world.match().round.bids] == [(ben.id, 5), (ada.id, 6)]
