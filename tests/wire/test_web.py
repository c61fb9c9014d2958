"""The board at a public address: the program with its settings, and signing in with Discord."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord.http import Route

from bot.cli.doctor.checks import State
from bot.cli.doctor.discord import examine_discord
from tests.bot.english import say
from tests.bot.store.postgres import url_of, with_own_tables
from tests.wire.divided import open_divided
from tests.wire.loopback.rest import CLIENT_SECRET
from tests.wire.loopback.rest import TOKEN as EXCHANGE
from tests.wire.loopback.server import TOKEN
from tests.wire.loopback.state import ALL_PERMISSIONS, SEND_MESSAGES, USE_EMBEDDED_ACTIVITIES, User
from tests.wire.table import Game, Table, open_table
from tests.wire.visitors import SETTINGS, WEB, Page, Visitors, browsing

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory, kernels: None) -> AsyncIterator[Table]:  # noqa: ARG001
    """A table whose program serves the board at any port that is free."""
    async with open_table(tmp_path_factory.mktemp("web"), **SETTINGS) as table:
        yield table
        assert await table.program.stop() == 0
        assert not table.program.errors
        assert not any(CLIENT_SECRET in line or "access-" in line for line in table.program.log)


@pytest_asyncio.fixture(loop_scope="module")
async def visitors(shared: Table) -> AsyncIterator[Visitors]:
    async with browsing() as browser:
        yield Visitors(shared, browser)


async def test_a_card_links_the_board_of_its_channel(shared: Table) -> None:
    game = Game(shared, "linked")
    card = await game.start()
    link = f"{WEB}/#place={game.channel.guild_id}.{game.channel.id}"
    assert link in json.dumps(card.json())


async def test_a_member_signs_in_and_bids_in_the_match_of_a_channel(shared: Table, visitors: Visitors) -> None:
    game = Game(shared, "signed-in")
    await game.start()
    page = await visitors.open(game.channel, code=visitors.authorize(game.ben.user))
    welcome = await page.receive("welcome")
    assert (welcome["player"], welcome["name"]) == (str(game.ben.user.id), "ben")
    assert await page.bid(9) == ""
    await game.card("**9 moves**")
    again = await visitors.open(game.channel, session=welcome["session"])
    assert (await again.receive("welcome"))["player"] == str(game.ben.user.id)


async def test_a_code_is_taken_once_and_a_forged_one_never(shared: Table, visitors: Visitors) -> None:
    game = Game(shared, "codes")
    await game.start()
    code = visitors.authorize(game.ada.user)
    assert (await (await visitors.open(game.channel, code=code)).receive("welcome"))["kind"] == "welcome"
    for used in (code, "code-1"):
        refused = await (await visitors.open(game.channel, code=used)).receive("welcome")
        assert (refused["kind"], refused["text"]) == ("closed", "Discord hasn't confirmed who you are. Try again.")
        assert refused["sign_in"]["href"].startswith("https://discord.com/oauth2/authorize?")
    assert shared.discord.counts[EXCHANGE, 400] == 2


async def test_a_secret_of_another_application_is_named_in_the_log_and_by_the_doctor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_table(tmp_path, **{**SETTINGS, "DISCORD_CLIENT_SECRET": "other"}) as table, browsing() as browser:
        game = table.game()
        await game.start()
        visitors = Visitors(table, browser)
        page = await visitors.open(game.channel, code=visitors.authorize(game.ada.user))
        assert (await page.receive("welcome"))["kind"] == "closed"
        await table.program.until_said("DISCORD_CLIENT_SECRET is not the secret of this application")
        assert not any("other" in line for line in table.program.log)
        monkeypatch.setattr(Route, "BASE", table.discord.api)
        for secret, state in {"other": State.WARNING, CLIENT_SECRET: State.WELL}.items():
            examined = examine_discord(say, TOKEN, None, {}, secret)
            assert [one.state async for one in examined if one.subject == "secret"] == [state]


async def test_who_is_no_member_of_the_server_sees_nothing(shared: Table, visitors: Visitors) -> None:
    game = Game(shared, "strange")
    await game.start()
    page = await visitors.open(game.channel, code=visitors.authorize(User("eve")))
    assert (await page.receive("welcome"))["kind"] == "closed"
    assert any("no member of the channel" in line for line in shared.program.log)


async def test_where_there_are_activities_the_button_launches_one(tmp_path: Path, kernels: None) -> None:  # noqa: ARG001
    async with open_table(tmp_path, **SETTINGS) as table, browsing() as browser:
        await table.program.stop()
        table.discord.state.enable_activities()
        await table.program.start()
        visitors, game = Visitors(table, browser), Game(table, "launched")
        pressed = game.ben.click(await game.start(), "🎯 Open the board")
        instance = await table.discord.until(lambda: pressed.launched, "the Activity is launched")
        page = await visitors.open_activity(instance)
        assert (await page.receive("welcome"))["player"] is None
        playing = await visitors.open_activity(instance, code=table.discord.state.authorize(game.ben.user, None))
        assert (await playing.receive("welcome"))["player"] == str(game.ben.user.id)
        assert await playing.bid(9) == ""
        await game.card("**9 moves**")
        lesson = game.ben.forge_button("ricochet:open:tutorial:2")
        assert await table.discord.until(lambda: lesson.launched, "it is launched for a lesson") == instance
        learning = await visitors.open_activity(instance, code=table.discord.state.authorize(game.ben.user, None), subject="")
        assert (await learning.receive("welcome"))["subject"] == "tutorial:2"
        for lacks in (SEND_MESSAGES, USE_EMBEDDED_ACTIVITIES):  # where Discord's client refuses the launch
            game.ben.permissions = ALL_PERMISSIONS & ~lacks
            assert "&game=race)" in await game.ben.told(game.ben.forge_button("ricochet:open:race"))
        forged = await visitors.open_activity(f"{instance}0")
        assert (await forged.receive("welcome"))["kind"] == "closed"
        await table.program.stop()
        table.discord.state.has_activities = False
        await table.program.start()
        assert f"{WEB}/#place=" in await game.ben.told(game.ben.forge_button("ricochet:board"))
        assert "&game=race)" in await game.ben.told(game.ben.forge_button("ricochet:open:race"))


async def test_a_page_is_passed_on_to_the_process_that_plays_its_server(tmp_path: Path, postgres: str, kernels: None) -> None:  # noqa: ARG001
    settings: Any = {**SETTINGS, "RICOCHET_WEB_PORT": "0"}
    async with open_divided(tmp_path, url_of(with_own_tables(postgres))) as table, browsing() as browser:
        processes = await table.launch(2, **settings)
        await table.plays(*processes)
        here, there = processes
        game = table.game("elsewhere", there.shards[0])
        await game.start()
        visitors = Visitors(table, browser, here)
        page = await visitors.open(game.channel, code=visitors.authorize(game.ben.user))
        welcome = await page.receive("welcome")
        assert welcome["player"] == str(game.ben.user.id)
        assert await page.bid(9) == ""
        await game.card("**9 moves**")
        again = await Visitors(table, browser, there).open(game.channel, session=welcome["session"])
        assert (await again.receive("welcome"))["player"] == str(game.ben.user.id)


async def test_who_signs_out_or_is_forgotten_at_one_process_is_signed_out_at_the_others(
    tmp_path: Path,
    postgres: str,
    kernels: None,  # noqa: ARG001
) -> None:
    async with open_divided(tmp_path, url_of(with_own_tables(postgres))) as table, browsing() as browser:
        processes = await table.launch(2, **SETTINGS)
        await table.plays(*processes)
        here, there = (Visitors(table, browser, process) for process in processes)
        game = table.game("forgotten", processes[0].shards[0])
        await game.start()

        async def signed_in() -> tuple[str, Page]:
            """Sign in at one process, and open the page with that session at the other."""
            page = await here.open_anywhere(code=here.authorize(game.ben.user))
            session = (await page.receive("welcome"))["session"]
            other = await there.open_anywhere(session=session)
            assert (await other.receive("welcome"))["player"] == str(game.ben.user.id)
            return session, other

        async def check_over(session: str, page: Page) -> None:
            """Check that no process admits the session any more, and that the page is closed."""
            for visitors in (there, here):
                again = await visitors.open_anywhere(session=session)
                assert (await again.receive("welcome"))["player"] is None
            assert (await page.receive("closed"))["text"] == "Sign in with Discord to see this board."

        session, page = await signed_in()
        await (await here.open_anywhere(session=session, leaves=True)).receive("welcome")
        await check_over(session, page)
        session, page = await signed_in()
        asked = game.ben.forge_button("me:delete")
        await game.ben.told(asked)
        assert "I've forgotten you" in await game.ben.press(asked.messages[0], "Forget me")
        await check_over(session, page)
