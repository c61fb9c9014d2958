"""What admins restrict under Integrations: Discord is asked when a game is begun on the page, and its event tells changes."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.bot.english import say
from tests.wire.loopback.faults import FaultKind
from tests.wire.loopback.gateway import SESSION_TIMED_OUT
from tests.wire.loopback.rest import RESTRICTIONS
from tests.wire.loopback.state import User
from tests.wire.players import Player
from tests.wire.table import Game, Table, open_table
from tests.wire.visitors import SETTINGS, Page, Visitors, browsing

ROLE, USER, CHANNEL = 1, 2, 3
RESTRICTED, UNREAD = say("web-restricted"), say("web-restrictions-unread")
CHANGED = "APPLICATION_COMMAND_PERMISSIONS_UPDATE"
_BOTH = 2
"""Requests about a server: one about the command, and one about the application."""


class Server:
    """A table whose program serves the board, and the restrictions of its server."""

    def __init__(self, table: Table, visitors: Visitors) -> None:
        self.table, self.discord, self.visitors = table, table.discord, visitors
        self.game = Game(table, "restricted")

    @property
    def asked(self) -> int:
        """How often Discord was asked what is restricted."""
        return len(self.discord.of(RESTRICTIONS))

    @property
    def command(self) -> int:
        return next(int(one["id"]) for one in self.discord.state.commands if one["name"] == "ricochet")

    @property
    def application(self) -> int:
        return self.discord.state.us.id

    def restrict(self, target: int, overwrites: dict[tuple[int, int], bool]) -> dict[str, Any]:
        return self.discord.state.guild.restrict(target, self.application, overwrites)

    async def change(self, target: int, overwrites: dict[tuple[int, int], bool]) -> None:
        """Restrict, and send the event; Discord's answer to what is asked after it shows that it has arrived."""
        assert self.discord.gateway.dispatch(CHANGED, self.restrict(target, overwrites))
        await self.game.ada.slash("ricochet me")

    async def page(self, player: Player) -> Page:
        page = await self.visitors.open(player.channel, code=self.visitors.authorize(player.user))
        await page.receive("welcome")
        return page

    async def begin(self, page: Page, what: str = "solo") -> str:
        """Begin something on a page. Return why that is refused."""
        await page.ask(what=f"begin:{what}")
        return (await page.receive("answer"))["text"]


@pytest_asyncio.fixture
async def server(tmp_path: Path, kernels: None) -> AsyncIterator[Server]:  # noqa: ARG001
    async with open_table(tmp_path, **SETTINGS) as table, browsing() as browser:
        yield Server(table, Visitors(table, browser))


async def test_discord_is_asked_at_the_first_game_and_tells_each_change_itself(server: Server) -> None:
    ada, ben = server.game.ada, server.game.ben
    first, second = await server.page(ada), await server.page(ben)
    assert server.asked == 0
    server.restrict(server.command, {(USER, ben.user.id): False})
    assert await server.begin(second) == RESTRICTED
    assert server.asked == _BOTH
    await server.change(server.command, {(USER, ada.user.id): False, (9, ben.user.id): False})
    assert await server.begin(first) == RESTRICTED
    assert await server.begin(second) == ""
    await server.change(server.application, {(CHANNEL, server.game.channel.id): False})
    assert await server.begin(second, "match") == RESTRICTED
    await server.change(server.command, {(CHANNEL, server.game.channel.guild_id - 1): True})
    assert await server.begin(first, "match") == ""
    assert server.asked == _BOTH


async def test_changes_for_other_commands_and_other_applications_matter_to_none(server: Server) -> None:
    page = await server.page(server.game.ada)
    assert await server.begin(page) == ""
    everyone = {(ROLE, server.game.channel.guild_id): False}
    other = next(int(one["id"]) for one in server.discord.state.commands if one["name"] != "ricochet")
    await server.change(other, everyone)
    forged = {**server.restrict(server.command, everyone), "application_id": str(server.application + 1)}
    assert server.discord.gateway.dispatch(CHANGED, forged)
    await server.change(other, everyone)
    assert await server.begin(page, "match") == ""


@pytest.mark.parametrize("status", [403, 503])
async def test_where_it_cannot_be_read_nothing_is_begun_until_it_can(server: Server, status: int) -> None:
    page = await server.page(server.game.ada)
    server.discord.faults.add(FaultKind.STATUS, RESTRICTIONS, times=100, status=status)
    for what in ("solo", "match", "race"):
        assert await server.begin(page, what) == UNREAD
    server.discord.faults.clear()
    assert await server.begin(page) == ""
    assert await server.begin(page, "match") == ""


async def test_several_who_begin_at_once_wait_for_one_question_and_a_change_meanwhile_is_newer(server: Server) -> None:
    ada, ben = server.game.ada, server.game.ben
    eve = Player(server.discord, "eve", server.game.channel, User("eve"))
    pages = [await server.page(one) for one in (ada, ben, eve)]
    held = server.discord.faults.add(FaultKind.HELD_AFTER, RESTRICTIONS)
    for page in pages:
        await page.ask(what="begin:solo")
    await server.discord.until(lambda: held.met)
    await server.change(server.command, {(USER, ben.user.id): False})
    held.release()
    assert [(await page.receive("answer"))["text"] for page in pages] == ["", RESTRICTED, ""]
    assert server.asked == _BOTH


async def test_after_a_new_session_discord_is_asked_again(server: Server) -> None:
    page, gateway = await server.page(server.game.ada), server.discord.gateway
    assert await server.begin(page) == ""
    server.restrict(server.command, {(ROLE, server.game.channel.guild_id): False})
    identified = gateway.counts["identify"]
    gateway.forget_sessions()
    await gateway.close(SESSION_TIMED_OUT)
    await server.discord.until(lambda: gateway.counts["identify"] > identified and gateway.is_connected)
    await server.game.ada.slash("ricochet me")
    assert await server.begin(page, "match") == RESTRICTED
    assert server.asked == 2 * _BOTH


async def test_a_resumed_session_has_missed_nothing(server: Server) -> None:
    page, gateway = await server.page(server.game.ada), server.discord.gateway
    assert await server.begin(page) == ""
    resumed = gateway.counts["resumed"]
    gateway.cut()
    await server.change(server.command, {(ROLE, server.game.channel.guild_id): False})
    assert gateway.counts["resumed"] > resumed
    assert await server.begin(page, "match") == RESTRICTED
    assert server.asked == _BOTH
