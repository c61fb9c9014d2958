"""The board where the bot is in no server: each sees what is theirs, and nothing of others."""

import discord
import pytest
from simcord.builders import UserHandle

from bot.cards.board_link import Link
from bot.store import NO_SERVER, Place
from bot.text import Texts
from bot.web.instances import Instance
from bot.web.instances import Place as Channel
from tests.bot.english import say, say_on_board
from tests.bot.games.solo.play import begin_alone, begin_in_messages
from tests.bot.seen import answer, parts
from tests.bot.world import EASY, TODAYS, World

from .pages import closed
from .test_public import WEB, Board

OWN = ["solo", "rush", "daily", "study", "tutorial"]
NOWHERE = {"game": "", "round": 0}


def direct(person: UserHandle) -> str:
    """Where a person's direct messages with the bot are."""
    return f"0.{person.dm_channel.id}"


@pytest.fixture
def ada(world: World) -> UserHandle:
    world.players("ada", "ben")
    return world.player("ada").user


async def test_the_card_of_a_solo_game_in_direct_messages_links_a_board_on_which_its_player_plays(
    world: World, public_board: Board, ada: UserHandle
) -> None:
    world.bot.board_link = Link(f"{WEB}/")
    await begin_in_messages(ada, code=EASY)
    links = [
        part.url for one in ada.dm_channel.history() for part in parts(one) if isinstance(part, discord.Button) and part.url
    ]
    assert links[-1] == f"{WEB}/#place={direct(ada)}&game=solo"
    page = await public_board.open(direct(ada), code="ada", subject="solo")
    welcome = await page.receive()
    assert (welcome["player"], list(welcome["subjects"])) == (str(ada.id), OWN)
    assert welcome["channel"]["href"] == f"https://discord.com/channels/@me/{ada.dm_channel.id}"
    seen = await page.until(kind="solo", round=1)
    with world.env.as_bot():
        assert await page.do(seen, "end") == ""
    await page.until(kind="solo", is_over=True)


async def test_a_page_in_direct_messages_has_the_language_of_its_player_and_stays_signed_in(
    world: World, public_board: Board, ada: UserHandle
) -> None:
    await world.bot.store.set_language(ada.id, "de")
    welcome = await (await public_board.open(direct(ada), code="ada")).receive()
    assert (welcome["language"], welcome["name"]) == ("de", Texts.of("de")("web-signed-in"))
    again = await (await public_board.open(direct(ada), session=welcome["session"])).receive()
    assert (again["kind"], again["player"]) == ("welcome", str(ada.id))


async def test_another_sees_nothing_of_it_by_the_address_of_the_channel(world: World, public_board: Board, ada: UserHandle):
    await begin_in_messages(ada, code=EASY)
    page = await public_board.open(direct(ada), code="ben", subject="solo")
    assert await page.receive() == closed(say("web-no-member"))
    signed_out = await public_board.open(direct(ada), subject="solo")
    assert await signed_out.receive() == closed(say("web-sign-in-first"), sign_in=public_board.sign_in)
    ben = world.player("ben").user
    await begin_in_messages(ben)
    theirs = await public_board.open(direct(ben), code="ben")
    assert (await theirs.receive())["subject"] == "solo"
    assert (await theirs.until(kind="solo"))["status"] != ""


async def test_what_belongs_to_no_channel_is_shown_wherever_its_link_was(world: World, public_board: Board, ada: UserHandle):
    for name in ("ada", "ben"):
        page = await public_board.open(direct(ada), code=name, subject="daily")
        await page.until(kind="daily")
    guest = await public_board.open(direct(ada), subject="tutorial:2")
    assert (await guest.until(kind="tutorial"))["which"] == "2"
    assert world.bot.games.census().games["solo"] == 0


async def test_a_game_is_begun_in_ones_own_direct_messages_and_nowhere_else(world: World, public_board: Board, ada: UserHandle):
    page = await public_board.open(direct(ada), code="ada")
    await page.receive()
    shown = await page.receive()
    assert [one["what"] for one in shown["actions"]] == ["begin:solo", "begin:practice", "begin:tutorial", "begin:daily"]
    with world.env.as_bot():
        assert (await page.ask(NOWHERE, "begin:solo"))["opens"] == "solo"
        assert await page.do(NOWHERE, "begin:match") == say_on_board("problem-old-button")
    ready = await page.until(kind="solo", round=0)
    with world.env.as_bot():
        assert await page.do(ready, "go") == ""
    seen = await page.until(kind="solo", round=1)
    assert seen["may_try"]
    game = world.bot.games.solo_of(ada.dm_channel.id, ada.id)
    assert game is not None
    assert game.place == Place(NO_SERVER, ada.dm_channel.id)
    other = await public_board.open(direct(ada), code="ben", subject="daily")
    await other.until(kind="daily")
    assert await other.do(NOWHERE, "begin:solo") == say_on_board("problem-old-button")


async def test_where_the_bot_is_no_member_a_player_finds_the_game_that_they_have_there(world: World, public_board: Board):
    ada, ben = world.players("ada", "ben")
    world.env.without_bot |= {world.channel.id}
    await begin_alone(ada, world.channel, code=EASY)
    game = world.bot.games.solo_of(world.channel.id, ada.id)
    assert game is not None
    assert game.place == Place(NO_SERVER, world.channel.id, world.guild.id)
    assert Link(f"{WEB}/").to(game.place, "solo").url == f"{WEB}/#place={world.guild.id}.{world.channel.id}&game=solo"
    guilds = world.bot._connection._guilds  # the bot is no member: it knows nothing of the server
    known = guilds.pop(world.guild.id)
    try:
        page = await public_board.open(code="ada", subject="solo")
        assert (await page.until(kind="solo"))["may_try"]
        other = await public_board.open(code="ben", subject="solo")
        assert await other.receive() == closed(say("web-no-member"))
    finally:
        guilds[world.guild.id] = known
    assert ben


async def test_an_activity_in_direct_messages_is_the_board_of_those_in_it(world: World, public_board: Board, ada: UserHandle):
    public_board.instances["i-1"] = Instance(Channel(NO_SERVER, ada.dm_channel.id), frozenset({ada.id}))
    watching = await public_board.open(instance="i-1")
    welcome = await watching.receive()
    assert (welcome["player"], list(welcome["subjects"])) == (None, ["daily", "tutorial"])
    with world.env.time_context():
        world.bot.launches.note(ada.dm_channel.id, ada.id, "rush")
    page = await public_board.open(instance="i-1", code="activity ada")
    welcome = await page.receive()
    assert (welcome["player"], welcome["subject"], list(welcome["subjects"])) == (str(ada.id), "rush", OWN)
    outside = await public_board.open(instance="i-1", code="activity ben")
    assert (await outside.receive())["player"] is None


async def test_the_card_of_a_rush_has_the_link_as_well(world: World, ada: UserHandle) -> None:
    world.bot.board_link = Link(f"{WEB}/")
    ready = await ada.slash("ricochet rush")
    links = [part.url for part in parts(answer(ready)) if isinstance(part, discord.Button) and part.url]
    assert links == [f"{WEB}/#place={direct(ada)}&game=rush"]


async def test_in_direct_messages_there_is_nobody_to_share_a_result_with(world: World, public_board: Board, ada: UserHandle):
    page = await public_board.open(direct(ada), code="ada", subject="daily")
    seen = await page.until(kind="daily")
    with world.env.as_bot():
        assert await page.do(seen, "show", path=[str(move) for move in TODAYS.best]) == ""
        seen = await page.until(round=1)
        assert "share" not in [one["what"] for one in seen["actions"]]
        assert await page.do(seen, "share") == say_on_board("problem-old-button")
