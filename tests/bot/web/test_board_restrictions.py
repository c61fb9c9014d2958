"""What the admins of a server restrict under Integrations holds for what the page begins or posts."""

import discord
import pytest

from bot.text import Texts, languages
from bot.ui.restrictions import COMMAND
from tests.bot.english import say
from tests.bot.games.race.play import begin as begin_race
from tests.bot.world import EASY, TODAYS, Member, World

from .test_begin import NOWHERE
from .test_public import Board

RESTRICTED, UNREAD = "web-restricted", "web-restrictions-unread"
BEGUN = {"match": "begin:match", "race": "begin:race", "solo": "begin:solo", "rush": "go"}


def command_id(world: World) -> int:
    """Return the id of the command in the simulated Discord."""
    found = world.env.backend.find_command(COMMAND, None)
    assert found is not None
    return int(found["id"])


@pytest.mark.parametrize(("subject", "what"), [*BEGUN.items(), ("match", "begin:bots")])
async def test_a_person_whom_the_admins_do_not_let_begins_nothing_and_others_do(
    world: World, ada: Member, ben: Member, public_board: Board, subject: str, what: str
) -> None:
    world.guild.set_command_permissions(command_id(world), {ben: False})
    page = await public_board.open(code="ben", subject=subject)
    assert await page.do(NOWHERE, what) == say(RESTRICTED)
    assert not any(world.bot.games.census().games.values())
    page = await public_board.open(code="ada", subject=subject)
    with world.env.as_bot():
        assert await page.do(NOWHERE, what) == ""
    assert sum(world.bot.games.census().games.values()) == 1
    assert ada


async def test_a_channel_of_all_commands_is_restricted_with_its_threads(world: World, ada: Member, public_board: Board) -> None:
    with world.env.as_bot():
        channel = world.bot.get_channel(world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="robots", type=discord.ChannelType.public_thread)
    world.guild.set_command_permissions(world.bot.application_id or 0, {world.channel: False})
    for restricted in (world.channel.id, thread.id):
        page = await public_board.open(f"{world.guild.id}.{restricted}", code="ada")
        assert await page.do(NOWHERE, "begin:match") == say(RESTRICTED)
    other = world.guild.create_text_channel("other")
    page = await public_board.open(public_board.place(other), code="ada")
    with world.env.as_bot():
        assert await page.do(NOWHERE, "begin:match") == ""
    assert ada


async def test_a_role_may_begin_what_others_may_not(world: World, public_board: Board) -> None:
    ben, players = world.player("ben"), world.guild.create_role("players")
    world.members["ada"] = world.guild.add_member(world.env.create_user("ada"), roles=[players])
    world.guild.set_command_permissions(command_id(world), {world.guild.default_role: False, players: True})
    page, other = await public_board.open(code="ada"), await public_board.open(code="ben")
    assert await other.do(NOWHERE, "begin:match") == say(RESTRICTED)
    with world.env.as_bot():
        assert await page.do(NOWHERE, "begin:match") == ""
    assert await other.do(await other.until(round=1), "bid", moves=9) == "", "who plays along begins nothing"
    assert ben


async def test_the_next_match_is_begun_by_those_alone_who_may(world: World, ada: Member, ben: Member, public_board: Board):
    world.guild.set_command_permissions(command_id(world), {ben: False})
    await world.start(ada, code=EASY, chips=1)
    page = await public_board.open(code="ben")
    await page.until(round=1)
    await world.win_chip(ada)
    seen = await page.until(is_over=True)
    for what in ("rematch", "board"):
        assert await page.do(seen, what) == say(RESTRICTED)
    assert world.bot.games.match_in(world.channel.id) is None


async def test_a_result_is_posted_by_those_alone_who_may(world: World, ben: Member, public_board: Board) -> None:
    world.guild.set_command_permissions(command_id(world), {ben: False})
    page = await public_board.open(code="ben", subject="daily")
    await page.receive()
    seen = (await page.receive())["view"]
    assert await page.do(seen, "show", path=[str(move) for move in TODAYS.best]) == ""
    assert await page.do(seen, "share") == say(RESTRICTED)


def test_the_texts_name_no_command_in_any_language() -> None:
    for language in languages():
        texts = [Texts.of(language)(name) for name in (RESTRICTED, UNREAD)]
        assert not any("/" in text for text in texts)


async def test_the_next_race_is_begun_by_those_alone_who_may(world: World, ada: Member, ben: Member, public_board: Board):
    world.guild.set_command_permissions(command_id(world), {ben: False})
    await begin_race(world, ada)
    page = await public_board.open(code="ben", subject="race")
    await page.until(round=1)
    await world.bot.games.close_where(lambda place: place.channel_id == world.channel.id)
    assert await page.do(await page.until(is_over=True), "again") == say(RESTRICTED)
