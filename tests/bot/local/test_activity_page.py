"""The board as an Activity, in a real browser: in the frame of a client that stands in for Discord's."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import pytest
import pytest_asyncio
from playwright.async_api import expect
from pydantic import SecretStr

import bot.actions.board_choice
from bot.client import RicochetBot
from bot.local.world import PLAYERS, World, as_bot
from bot.run.config import Address
from bot.web.instances import Instance, Place
from bot.web.limits import Limits
from bot.web.oauth import Application, SignIn
from bot.web.server import BoardServer
from engine.rules.setup import Setup
from tests.bot.english import say
from tests.bot.web.test_public import Door
from tests.bot.world import EASY, SOLUTION

from .conftest import PATIENCE, HeldClock, MakeBot, Person, open_page
from .discord_client import INSTANCE, discord_client

if TYPE_CHECKING:
    from playwright.async_api import Browser, FrameLocator, Page

WEB = "https://board.example.org"
SILENT = say("web-activity-silent", link="").partition(":")[0]
DECLINED = say("web-activity-declined", link="").partition(",")[0]
KEYS = {"up": "ArrowUp", "right": "ArrowRight", "down": "ArrowDown", "left": "ArrowLeft"}


def door_to(world: World, bot: RicochetBot, web: str = WEB) -> Door:
    """Return the public door to the bot of a world."""
    config = bot.config.model_copy(update={"web": web, "discord_client_secret": SecretStr("hidden")})
    return Door(partial(as_bot, world), config, Limits(lambda: 0.0))


@asynccontextmanager
async def serve_activity(world: World) -> AsyncIterator[str]:
    """Serve the board of a world's channel as an Activity, in the frame of a client. Yields the address of the client."""
    assert isinstance(world.bot, RicochetBot)
    world.bot._connection.application_flags = discord.ApplicationFlags(embedded=True)
    door = door_to(world, world.bot)
    with door.serving(world.bot):
        async with (
            BoardServer(door, Address("127.0.0.1", 0)) as server,
            discord_client(f"http://127.0.0.1:{server.port}") as client,
        ):
            yield client


@dataclass(frozen=True, slots=True)
class InDiscord:
    """A person at the simulated Discord, who has also launched the Activity."""

    person: Person
    client: "Page"
    world: World

    def launch(self, name: str, subject: str) -> None:
        """Let a person have launched the Activity for a subject."""
        assert isinstance(self.world.bot, RicochetBot)
        self.world.bot.launches.note(self.world.channel.id, self.world.players[PLAYERS.index(name)].id, subject)

    @property
    def board(self) -> "FrameLocator":
        return self.client.frame_locator("iframe")

    async def consent_to(self, code: str | None) -> None:
        """Let the person consent, so that the Activity gets this code; None declines."""
        await self.client.evaluate("given => { code = given; }", code)

    async def messages(self) -> list[Any]:
        """Return the messages that the client has had from the Activity: what kind, and which command.

        Those that ask a client that is ready what is around the page are left out.
        """
        messages = await self.client.evaluate("received.map(([kind, message]) => [kind, message.cmd ?? null])")
        return [one for one in messages if one[1] not in ("SUBSCRIBE", "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS")]


@pytest_asyncio.fixture(loop_scope="session")
async def ben(
    browser: "Browser", address: Callable[..., Awaitable[str]], game: MakeBot, clock: HeldClock, monkeypatch: pytest.MonkeyPatch
) -> InDiscord:
    """Ben, in whose channel Ada has started a match."""
    urls: list[str] = []
    worlds: list[World] = []

    @asynccontextmanager
    async def serve(world: World) -> AsyncIterator[str]:
        worlds.append(world)
        async with serve_activity(world) as url:
            urls.append(url)
            yield url

    async def user_of(_: SignIn, application: Application, code: str, *, is_activity: bool) -> int:
        assert (application.secret, is_activity) == ("hidden", True)
        return worlds[0].players[PLAYERS.index(code)].id

    async def ask(_: object, name: str) -> Instance:
        assert name == INSTANCE
        (world,) = worlds
        guild = world.channel.guild
        assert guild is not None
        return Instance(Place(guild.id, world.channel.id), frozenset(player.id for player in world.players))

    monkeypatch.setattr(bot.actions.board_choice, "draw_setup", lambda _rules, _random: Setup.from_code(EASY))
    monkeypatch.setattr(SignIn, "user_of", user_of)
    monkeypatch.setattr("bot.web.instances._ask", ask)
    person = await open_page(browser, await address(game, serve), clock)
    await person.send("/ricochet start difficulty:any")
    await expect(person.message("Round 1")).not_to_have_count(0)
    client = await browser.contexts[0].new_page()
    client.set_default_timeout(PATIENCE)
    await client.goto(urls[0])
    return InDiscord(person, client, worlds[0])


async def test_people_watch_in_an_activity_without_consent(ben: InDiscord) -> None:
    await expect(ben.board.locator("body.has-game")).to_be_attached()
    await expect(ben.board.locator("#sign-in")).to_have_text(say("web-join"))
    await expect(ben.board.locator("#robots")).to_be_hidden()
    assert await ben.messages() == [[0, None]]


async def test_who_consents_plays_in_the_match_of_the_channel(ben: InDiscord) -> None:
    await ben.consent_to("Ben")
    await ben.board.locator("#sign-in").click()
    await expect(ben.board.locator("#who")).to_have_text("Ben")
    await expect(ben.board.locator("#robots")).to_be_visible()
    for move in SOLUTION.split():
        robot, way = move.split("-")
        await ben.board.locator("body").press(robot)
        await ben.board.locator("body").press(KEYS[way])
    await ben.board.locator("#finish").click()
    await expect(ben.board.locator("#bids li")).to_have_text(re.compile(r"Ben\s*4"))
    await expect(ben.person.message("4 moves")).not_to_have_count(0)
    assert await ben.messages() == [[0, None], [1, "AUTHORIZE"]]


async def test_who_has_launched_it_for_something_else_sees_that_once_they_are_known(ben: InDiscord) -> None:
    await expect(ben.board.locator("#game")).to_have_value("match")
    ben.launch("Ben", "tutorial:3")
    await ben.consent_to("Ben")
    await ben.board.locator("#sign-in").click()
    await expect(ben.board.locator("#game")).to_have_value("tutorial")
    await expect(ben.board.locator("#headline")).to_contain_text("Lesson 3")


async def test_who_declines_goes_on_watching(ben: InDiscord) -> None:
    await ben.board.locator("#sign-in").click()
    await ben.client.wait_for_function("received.some(([, { cmd }]) => cmd === 'AUTHORIZE')")
    await expect(ben.board.locator("#note")).to_have_text(re.compile(rf"{re.escape(DECLINED)}.*{re.escape(WEB)}/#place="))
    await expect(ben.board.locator("#sign-in")).to_be_visible()
    await expect(ben.board.locator("body.has-game")).to_be_attached()
    await expect(ben.board.locator("#who")).to_have_text("")


@pytest.mark.at_length
async def test_who_is_in_a_client_that_says_nothing_learns_where_to_play(ben: InDiscord) -> None:
    await ben.client.evaluate("isSilent = true; document.querySelector('iframe').src += '&again'")
    await expect(ben.board.locator("#note")).to_have_text(re.compile(rf"{re.escape(SILENT)}.*{re.escape(WEB)}/#place="))
    await expect(ben.board.locator("body.has-game")).to_be_attached()


@pytest.mark.at_length
async def test_a_small_frame_of_the_client_shows_board_and_target_alone_until_it_is_focused(ben: InDiscord) -> None:
    await expect(ben.board.locator("body.has-game")).to_be_attached()
    update = "{ cmd: 'DISPATCH', evt: 'ACTIVITY_LAYOUT_MODE_UPDATE', data: { layout_mode: mode } }"
    for mode, visible in ((2, False), (0, True), (1, False)):
        await ben.client.evaluate(f"mode => frames[0].postMessage([1, {update}], '*')", mode)
        for part in ("header", "#headline", "#status"):
            await expect(ben.board.locator(part)).to_be_visible(visible=visible)
        await expect(ben.board.locator("#board")).to_be_visible()
