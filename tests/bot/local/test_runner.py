"""The runner and its world, without a browser."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest
import simcord

from bot.__main__ import _Factory
from bot.clock import Clock
from bot.local import addresses, greet, play, runner
from bot.local.addresses import BOARD_PORT, PORT, free_port, stored_secret
from bot.local.browser import open_in_browser
from bot.local.runner import _timezone
from bot.local.world import PLAYERS, World, open_world
from bot.text import Texts
from tests.bot.english import say
from tests.bot.seen import cards, text_of
from tests.bot.world import EASY

from .conftest import HeldClock, MakeBot
from .toy import ToyBot


def world_of(make_bot: MakeBot, clock: HeldClock) -> AbstractAsyncContextManager[World]:
    return open_world(make_bot, server="Ricochet", channel="ricochet", topic="…", now=clock)


@pytest.fixture
async def world(clock: HeldClock) -> AsyncIterator[World]:
    async with world_of(ToyBot, clock) as world:
        yield world


class Seen(Exception):
    """The page has this address."""


def see(url: str) -> None:
    raise Seen(url)


def toy(world: World) -> ToyBot:
    assert isinstance(world.bot, ToyBot)
    return world.bot


async def test_time_is_right_from_the_start_and_goes_by(world: World, clock: HeldClock) -> None:
    assert toy(world).started_at == pytest.approx(clock.seconds, abs=0.01)
    async with world.turn():
        await world.players[0].slash(world.channel, "toy start")
        await world.players[1].slash(world.channel, "bid", moves=7)
        assert toy(world).told == ["Sand is running."]
    for told, seconds in ((2, 1.5), (3, 1.0)):
        clock.seconds += seconds
        async with world.turn():
            assert len(toy(world).told) == told
            assert toy(world).clock.now() == pytest.approx(clock.seconds, abs=0.01)


async def test_turns_are_taken_one_after_the_other(world: World) -> None:
    async def bid(player: int) -> None:
        async with world.turn():
            await world.players[player].slash(world.channel, "bid", moves=player + 1)

    await asyncio.gather(*(bid(player) for player in range(3)))
    assert toy(world).told == ["Sand is running."] * 3


async def test_sleep_outside_the_bots_own_tasks(world: World) -> None:
    await toy(world).clock.sleep(0)


async def test_the_world_is_the_same_every_time(tmp_path: Path, clock: HeldClock) -> None:
    seen: list[tuple[int, ...]] = []
    for sync in (True, False):
        async with world_of(lambda clock, sync=sync: ToyBot(clock, tmp_path / "toy.db", sync=sync), clock) as world:
            assert world.bot.user is not None
            guild = world.channel.guild
            assert guild is not None
            people = [known for player in world.players for known in (player.id, player.user.dm_channel.id)]
            seen.append((world.bot.user.id, guild.id, world.channel.id, *people))
            assert "bid" in world.players[0].available_commands(world.channel)
    assert seen[0] == seen[1]


async def test_a_match_goes_on_when_it_runs_again(game: MakeBot, clock: HeldClock) -> None:
    async with world_of(game, clock) as world, world.turn():
        await world.players[0].slash(world.channel, "ricochet start", difficulty="any", code=EASY)
        await world.players[0].slash(world.channel, "bid", moves=4)
    async with world_of(game, clock) as world, world.turn():
        (card,) = cards(world.channel)
        assert f"4 moves – {world.players[0].mention}" in text_of(card).replace("*", "")


async def test_the_first_player_owns_the_server_and_the_others_do_not(world: World) -> None:
    assert [player.user._user.global_name for player in world.players] == list(PLAYERS)
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    members = [await channel.guild.fetch_member(player.id) for player in world.players]
    assert [channel.permissions_for(member).manage_messages for member in members] == [True, False, False]
    assert channel.permissions_for(channel.guild.me).attach_files


async def test_the_bot_is_closed_at_the_end(clock: HeldClock) -> None:
    async with world_of(ToyBot, clock) as world:
        assert toy(world).database is not None
    assert toy(world).database is None
    assert world.bot.is_closed()


class BrokenBot(ToyBot):
    async def setup_hook(self) -> None:
        await super().setup_hook()
        raise OSError(28, "no disk")


async def test_a_bot_that_cannot_start_is_closed_and_its_error_raised() -> None:
    bots: list[BrokenBot] = []

    def make_bot(clock: Clock) -> BrokenBot:
        bots.append(BrokenBot(clock))
        return bots[0]

    with pytest.raises(OSError, match="no disk"):
        await play(say, make_bot)
    assert bots[0].database is None


class StubbornBot(ToyBot):
    async def close(self) -> None:
        await super().close()
        raise OSError(28, "cannot write")


async def test_a_bot_that_cannot_close_does_not_hold_up_the_end(caplog: pytest.LogCaptureFixture, clock: HeldClock) -> None:
    async with world_of(StubbornBot, clock):
        pass
    assert "did not close cleanly" in caplog.text


class CancelledBot(ToyBot):
    async def close(self) -> None:
        await super().close()
        raise asyncio.CancelledError


async def test_a_bot_that_is_cancelled_while_it_closes_leaves_the_event_loop_to_the_next_world(clock: HeldClock) -> None:
    with pytest.raises(asyncio.CancelledError):
        async with world_of(CancelledBot, clock):
            pass
    async with world_of(ToyBot, clock) as world:
        assert world.bot.is_ready()


async def test_the_addresses_of_page_and_board_are_given_only_to_those_who_have_the_secret() -> None:
    @asynccontextmanager
    async def board(_: World) -> AsyncIterator[str]:
        yield "http://127.0.0.1:9/#9f86d081884c"

    ready = asyncio.get_running_loop().create_future()
    playing = asyncio.create_task(play(say, ToyBot, serve_board=board, on_ready=ready.set_result, port=0))
    await asyncio.wait({playing, ready}, return_when=asyncio.FIRST_COMPLETED)
    address, _, secret = ready.result().partition("#")
    asked = {"kind": "language", "viewer_id": "1", "language": None, "accepted": []}
    async with aiohttp.ClientSession(address) as session:
        for path in ("/", "/page.js", "/app.js", "/api/state", "/api/commands"):
            async with session.get(path) as answer:
                text = await answer.text()
                assert secret not in text
                assert "9f86d081884c" not in text
        async with session.post("/api/action", json=asked) as refused:
            assert refused.status == 401
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def test_the_page_is_in_the_language_of_the_browser_and_all_that_it_names_is_there() -> None:
    ready = asyncio.get_running_loop().create_future()
    playing = asyncio.create_task(play(say, ToyBot, on_ready=ready.set_result, port=0))
    await asyncio.wait({playing, ready}, return_when=asyncio.FIRST_COMPLETED)
    address, german = ready.result().partition("#")[0], {"Accept-Language": "de-DE,de;q=0.9"}
    async with aiohttp.ClientSession(address) as session:
        async with session.get("/", headers=german) as answer:
            page = await answer.text()
        assert Texts.of("de")("local-greeting-game") in page
        files = {*re.findall(r'(?:href|src)="(/[^"]+)"', page)}
        assert {"/avatar.png", "/page.css", "/page.js"} <= files
        for file in files:
            async with session.get(file) as answer:
                assert answer.status == 200, file
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def test_a_port_that_is_taken() -> None:
    async with occupied() as port:
        with pytest.raises(simcord.SetupError, match=str(port)):
            await play(say, ToyBot, port=port)


async def test_a_port_that_is_taken_in_the_moment_in_which_it_was_free(monkeypatch: pytest.MonkeyPatch) -> None:
    async with occupied() as port:
        monkeypatch.setattr(runner, "free_port", lambda _: port)
        with pytest.raises(Seen) as seen:
            await play(say, ToyBot, on_ready=see)
    assert f":{port}/" not in str(seen.value)


async def test_taken_ports_are_shown_at_once_and_last_time_only_where_there_was_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    @asynccontextmanager
    async def board(_: World) -> AsyncIterator[str]:
        yield "http://127.0.0.1:2/board"

    monkeypatch.setattr(runner, "free_port", lambda _: 0)
    shown = [list[str](), list[str]()]
    for lines in shown:
        ended = asyncio.Event()
        playing = asyncio.create_task(
            play(
                say,
                ToyBot,
                serve_board=board,
                show=lines.append,
                on_ready=lambda _, ended=ended: ended.set(),
                secret_file=tmp_path / "local.secret",
            )
        )
        await ended.wait()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    ports = f"{PORT}, {BOARD_PORT}"
    assert shown == [[say("local-ports-taken", count=2, ports=ports, again=again)] for again in ("no", "yes")]
    assert "last time" not in shown[0][0]
    assert "last time" in shown[1][0]


@asynccontextmanager
async def occupied() -> AsyncIterator[int]:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


PROGRAM = """
import asyncio, sys
sys.path[:0] = sys.argv[1:]
from bot.local import play
from bot.text import Texts
from tests.bot.local.toy import ToyBot
asyncio.run(play(Texts.of("en"), ToyBot, port=0, on_ready=lambda url: print(url, flush=True)))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as on POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ends_cleanly_on_a_signal(number: signal.Signals) -> None:
    root = str(Path(__file__).parents[3])
    command = [sys.executable, "-W", "default::ResourceWarning", "-c", PROGRAM, root]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://127.0.0.1:")
        process.send_signal(number)
        out, err = process.communicate(timeout=90)
    assert (process.returncode, out, err) == (0, "", "")


@pytest.mark.parametrize(("offset", "zone"), [(7200, "Etc/GMT-2"), (-18000, "Etc/GMT+5"), (19800, "UTC"), (0, "UTC")])
def test_where_the_system_names_no_time_zone_it_is_one_as_far_from_utc(offset: int, zone: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("TZ", raising=False)
    monkeypatch.setattr(Path, "resolve", lambda path: path)
    monkeypatch.setattr(time, "localtime", lambda: SimpleNamespace(tm_gmtoff=offset))
    assert _timezone() == zone


@pytest.mark.parametrize("has_browser", [True, False])
def test_the_greeting_opens_the_page_without_naming_its_secret_to_other_users(
    has_browser: bool,  # noqa: FBT001
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("atexit.register", lambda *_, **__: None)
    monkeypatch.setattr("platform.release", lambda: "6.1.0-generic")
    opened, printed = list[str](), list[str]()
    monkeypatch.setattr("threading.Thread.start", lambda thread: thread.run())
    monkeypatch.setattr("webbrowser.open", lambda url: opened.append(url) or has_browser)
    monkeypatch.setenv("BROWSER", "true")
    greet(say, printed.append, "http://127.0.0.1:1/#secret")
    assert "http://127.0.0.1:1/#secret" in printed[0]
    if sys.platform == "win32":
        assert opened == ["http://127.0.0.1:1/#secret"]
    else:
        (file,) = tmp_path.iterdir()
        assert opened == [file.as_uri()]
        assert "url=http://127.0.0.1:1/#secret" in file.read_text()
        assert file.stat().st_mode & 0o777 == 0o600
    assert printed[1:] == ([] if has_browser else [say("local-no-browser")])


def test_in_wsl_the_browser_of_windows_opens_the_address_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = list[str]()
    monkeypatch.setattr("webbrowser.open", lambda url: opened.append(url) or True)
    monkeypatch.setattr("platform.release", lambda: "5.15.90.1-microsoft-standard-WSL2")
    assert open_in_browser("http://127.0.0.1:1/#secret")
    assert opened == ["http://127.0.0.1:1/#secret"]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = list[str]()
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("threading.Thread.start", lambda _: pytest.fail("a closed output would go unnoticed there"))
    monkeypatch.setattr("webbrowser.open", lambda _: pytest.fail("opened"))
    greet(say, printed.append, "http://127.0.0.1:1/#secret")
    assert printed[1:] == [say("local-no-browser")]


def test_the_page_has_the_same_port_each_time_if_it_is_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert free_port(port) == 0
    assert free_port(port) == port


async def test_the_program_is_at_the_usual_port_as_long_as_that_is_free(monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int):
    monkeypatch.setattr(runner, "PORT", unused_tcp_port)
    for _ in range(2):
        with pytest.raises(Seen, match=rf"^http://127\.0\.0\.1:{unused_tcp_port}/#"):
            await play(say, ToyBot, on_ready=see)


async def test_so_is_the_board(game: MakeBot, clock: HeldClock, monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int) -> None:
    monkeypatch.setattr(addresses, "BOARD_PORT", unused_tcp_port)
    async with world_of(game, clock) as world, _Factory().serve_board(world) as url:
        assert urlsplit(url).port == unused_tcp_port


def test_the_secret_of_the_addresses_is_the_same_each_time_and_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "local.secret"
    secret = stored_secret(file)
    assert stored_secret(file) == secret
    if os.name == "posix":
        assert file.stat().st_mode & 0o777 == 0o600
    file.write_text("guess me", encoding="ascii")
    assert len(stored_secret(file)) == len(secret)
    assert stored_secret(file) != secret
    assert stored_secret(tmp_path / "nowhere" / "local.secret") != stored_secret(tmp_path / "nowhere" / "local.secret")


async def test_a_taken_port_is_said_since_windows_that_were_left_open_do_not_find_the_page(monkeypatch: pytest.MonkeyPatch):
    said = list[str]()
    async with occupied() as port:
        monkeypatch.setattr(runner, "PORT", port)
        with pytest.raises(Seen):
            await play(say, ToyBot, on_ready=see, show=said.append)
    assert said == [say("local-ports-taken", count=1, ports=str(port), again="no")]
