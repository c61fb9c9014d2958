"""`ricochet doctor` finds each single fault."""

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from email.utils import formatdate
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord
import pytest
from aiohttp import web
from discord.http import Route

from bot.__main__ import main
from bot.cli.doctor import checks
from bot.cli.doctor.checks import Finding, State
from bot.cli.doctor.discord import examine_discord
from bot.run.config import DEFAULT_DATABASE, LOCAL_DATABASE
from bot.run.installation import IMAGE_VARIABLE, install_package, ricochet
from bot.store import SqliteStore, chosen_channels
from bot.store.guild_settings import GuildSettings
from engine.solver import Readiness
from tests.bot.english import say

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.secret.token"
SECRET = "client-secret"
US = {"id": "1", "username": "ricochet", "discriminator": "0", "avatar": None, "bot": True, "flags": 0}
APPLICATION = {"id": "1", "name": "ricochet", "description": "", "icon": None, "owner": US, "verify_key": "", "flags": 0}
APPLICATION |= {"bot_public": True, "bot_require_code_grant": False}
SERVER, CHANNEL, GONE = 10, 11, 12
ALLOWED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)


@dataclass
class Answers:
    """What a Discord answers."""

    knows_us: bool = True
    remaining: int = 999
    clock: float = 0.0
    knows_secret: bool = True
    allowed: discord.Permissions = field(default_factory=lambda: ALLOWED)

    @asynccontextmanager
    async def served(self) -> AsyncIterator[None]:
        """Take it for the Discord that is asked."""
        app = web.Application()
        app.router.add_post("/oauth2/token", self._grant)
        app.router.add_get("/{path:.*}", self._answer)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        try:
            with patch.object(Route, "BASE", f"http://{host}:{port}"):
                yield
        finally:
            await runner.cleanup()

    async def _answer(self, request: web.Request) -> web.Response:
        body = json.dumps(self._at(request.path) if self.knows_us else {"message": "no", "code": 0}).encode()
        headers = {"Content-Type": "application/json", "Date": formatdate(time.time() - self.clock, usegmt=True)}
        return web.Response(body=body, status=200 if self.knows_us else 401, headers=headers)

    async def _grant(self, request: web.Request) -> web.Response:
        form = await request.post()
        assert (form["grant_type"], form["scope"]) == ("client_credentials", "identify")
        assert (form["client_id"], form["client_secret"]) == ("1", SECRET)
        refused = web.json_response({"error": "invalid_client"}, status=401)
        return web.json_response({"access_token": "hidden"}) if self.knows_secret else refused

    def _at(self, path: str) -> Any:
        everyone = {"id": str(SERVER), "name": "@everyone", "permissions": str(self.allowed.value), "position": 0}
        everyone |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        limit = {"total": 1000, "remaining": self.remaining, "reset_after": 3_600_000, "max_concurrency": 1}
        return {
            "/users/@me": US,
            "/gateway/bot": {"shards": 3, "url": "", "session_start_limit": limit},
            f"/guilds/{SERVER}": {"id": str(SERVER), "name": "Games", "roles": [everyone], "owner_id": "5", "emojis": []},
            f"/guilds/{SERVER}/members/1": {"user": US, "roles": [], "joined_at": None, "flags": 0},
            f"/guilds/{SERVER}/channels": [
                {"id": str(CHANNEL), "type": 0, "name": "robots", "position": 0, "permission_overwrites": []}
            ],
        }.get(path, APPLICATION)


async def found_on(
    answers: Answers, *channels: int, shards: int | None = None, secret: str | None = None
) -> dict[str, Finding]:
    """Return what is found on this Discord by subject, where a server has chosen these channels."""
    async with answers.served():
        examined = examine_discord(say, TOKEN, shards, {SERVER: frozenset(channels)}, secret)
        return {one.subject: one async for one in examined}


async def test_nothing_is_found_where_all_is_well() -> None:
    found = await found_on(Answers(), CHANNEL)
    assert set(found) == {"token", "clock", "starts", "shards", "channels"}
    assert {one.state for one in found.values()} == {State.WELL}
    assert "ricochet" in found["token"].text


async def test_a_token_that_discord_does_not_take_is_a_fault_and_never_quoted() -> None:
    found = await found_on(Answers(knows_us=False))
    assert found["token"].state is State.FAULT
    assert "Developer Portal" in found["token"].text
    assert TOKEN not in found["token"].text


@pytest.mark.parametrize(
    ("knows_secret", "state", "said"), [(True, State.WELL, "accepts"), (False, State.WARNING, "Reset Secret")]
)
async def test_the_client_secret_is_tried(knows_secret: bool, state: State, said: str) -> None:  # noqa: FBT001
    found = (await found_on(Answers(knows_secret=knows_secret), secret=SECRET))["secret"]
    assert found.state is state
    assert said in found.text
    assert SECRET not in found.text


async def test_a_discord_that_cannot_be_reached_is_a_fault() -> None:
    with patch.object(Route, "BASE", "http://127.0.0.1:9"):
        found = {one.subject: one async for one in examine_discord(say, TOKEN, None, {})}
    assert found["discord"].state is State.FAULT


@pytest.mark.parametrize(("seconds", "word"), [(60.0, "ahead of"), (-60.0, "behind")])
async def test_a_clock_that_is_wrong_is_told_with_its_direction(seconds: float, word: str) -> None:
    clock = (await found_on(Answers(clock=seconds)))["clock"]
    assert clock.state is State.WARNING
    assert word in clock.text


@pytest.mark.parametrize(("remaining", "state"), [(99, State.WARNING), (0, State.FAULT)])
async def test_a_bot_that_has_started_too_often_is_told_when_it_may_again(remaining: int, state: State) -> None:
    starts = (await found_on(Answers(remaining=remaining)))["starts"]
    assert starts.state is state
    assert "61 minutes" in starts.text


@pytest.mark.parametrize(("shards", "state"), [(2, State.WARNING), (3, State.WELL)])
async def test_fewer_shards_than_discord_recommends_are_told(shards: int, state: State) -> None:
    found = (await found_on(Answers(), shards=shards))["shards"]
    assert found.state is state
    assert "recommends 3 shards" in found.text


async def test_a_channel_where_the_bot_may_not_write_is_named_with_what_is_missing() -> None:
    channels = (await found_on(Answers(allowed=discord.Permissions(view_channel=True, attach_files=True)), CHANNEL))["channels"]
    assert channels.state is State.WARNING
    assert "#robots on Games" in channels.text
    assert "Send Messages" in channels.text


async def test_a_chosen_channel_that_is_gone_is_told() -> None:
    channels = (await found_on(Answers(), CHANNEL, GONE))["channels"]
    assert channels.state is State.WARNING
    assert str(GONE) in channels.text


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("RICOCHET_DATABASE", str(tmp_path / "ricochet.db"))
    with patch.object(checks, "readiness", return_value=Readiness.READY):
        yield tmp_path / "ricochet.db"


def found_here(capsys: pytest.CaptureFixture[str]) -> dict[str, tuple[str, str]]:
    """How it stands with each subject on this machine, and what is said of it."""
    code = main(["doctor", "--json"])
    found = {one["subject"]: (one["state"], one["text"]) for one in json.loads(capsys.readouterr().out)}
    assert code == int("fault" in {state for state, _ in found.values()})
    return found


def test_on_a_new_machine_nothing_is_wrong_but_that_there_is_no_token(database: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["doctor"]) == 0
    told = capsys.readouterr().out
    assert "The bot can play." in told
    assert "! DISCORD_TOKEN" in told
    assert not database.exists(), "looking makes no database"


def test_in_the_image_a_missing_token_is_a_fault(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    del database
    monkeypatch.setenv(IMAGE_VARIABLE, "yes")
    state, text = found_here(capsys)["token"]
    assert state == "fault"
    assert "needs DISCORD_TOKEN" in text


def databases_found(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Return the databases that are found to be up to date."""
    main([*arguments, "doctor", "--json"])
    texts = [one["text"] for one in json.loads(capsys.readouterr().out) if one["subject"] == "database"]
    return [text.partition(" is up to date")[0] for text in texts]


@pytest.mark.parametrize(
    ("there", "arguments", "found"),
    [
        ([LOCAL_DATABASE], [], [LOCAL_DATABASE]),
        ([DEFAULT_DATABASE], [], [DEFAULT_DATABASE]),
        ([DEFAULT_DATABASE, LOCAL_DATABASE], [], [DEFAULT_DATABASE, LOCAL_DATABASE]),
        ([DEFAULT_DATABASE, LOCAL_DATABASE], ["--local"], [LOCAL_DATABASE]),
    ],
)
@pytest.mark.usefixtures("database")
def test_the_databases_that_are_there_are_checked(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    there: list[Path],
    arguments: list[str],
    found: list[Path],
) -> None:
    monkeypatch.delenv("RICOCHET_DATABASE")
    for path in there:
        asyncio.run(make(path))
    assert databases_found(capsys, *arguments) == [str(path) for path in found]


async def test_what_servers_have_chosen_is_read_beside_a_bot_that_plays(database: Path) -> None:
    async with await SqliteStore.open(database) as store:
        await store.set_guild_settings(SERVER, GuildSettings(allowed_channels=(CHANNEL,), weekly_channel=GONE), 0.0)
        chosen = chosen_channels(database)
    assert chosen == {SERVER: {CHANNEL, GONE}}


async def make(path: Path) -> None:
    """Make a database there."""
    async with await SqliteStore.open(path):
        pass


def test_a_setting_that_is_wrong_is_a_fault(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    del database
    monkeypatch.setenv("RICOCHET_HOURGLASS", "soon")
    state, text = found_here(capsys)["settings"]
    assert state == "fault"
    assert "RICOCHET_HOURGLASS" in text


def test_a_misspelt_setting_is_a_warning_that_names_the_one_that_is_meant(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    del database
    monkeypatch.setenv("RICOCHET_HOURGLAS", "30")
    state, text = found_here(capsys)["settings"]
    assert state == "warning"
    assert "RICOCHET_HOURGLASS" in text.removeprefix("RICOCHET_HOURGLAS ")


@pytest.mark.parametrize(
    ("script", "state", "said"),
    [
        ("PRAGMA user_version = 9999", "fault", "newer version"),
        ("PRAGMA user_version = 0", "warning", f"{ricochet()} backup"),
        ("PRAGMA application_id = 7", "fault", "isn't a database of this bot"),
    ],
)
def test_a_database_of_another_version_or_program_is_told(
    database: Path, capsys: pytest.CaptureFixture[str], script: str, state: str, said: str
) -> None:
    asyncio.run(make(database))
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(script)
    found = found_here(capsys)["database"]
    assert found[0] == state
    assert said in found[1]


def test_a_folder_that_does_not_exist_is_a_fault(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RICOCHET_DATABASE", str(database.parent / "nowhere" / "ricochet.db"))
    assert found_here(capsys)["database"][0] == "fault"


def test_a_disk_that_is_full_or_slow_is_told(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    del database
    ticks = iter(range(1000))
    with (
        patch.object(checks.shutil, "disk_usage", return_value=SimpleNamespace(free=1_000_000)),
        patch.object(checks, "perf_counter", side_effect=lambda: next(ticks)),
    ):
        found = found_here(capsys)
    assert found["room"][0] == "warning"
    assert "1 MB" in found["room"][1]
    assert found["disk"] == ("warning", found["disk"][1])
    assert "1,000.0 ms" in found["disk"][1]


@pytest.mark.parametrize(
    ("name", "answer", "subject", "state", "said"),
    [
        ("time_zones", frozenset[str](), "time zones", "fault", "Install this program again"),
        ("joins_letters", False, "letters", "warning", "libfribidi0"),
        ("unreadable_fonts", ["Twemoji"], "letters", "fault", "Twemoji"),
        ("readiness", Readiness.UNAVAILABLE, "solver", "warning", install_package("numba")),
        ("readiness", Readiness.TO_COMPILE, "solver", "well", "half a minute"),
        ("readiness", Readiness.TO_COMPILE_ALWAYS, "solver", "warning", "NUMBA_CACHE_DIR"),
    ],
)
def test_what_a_machine_lacks_is_told(
    database: Path, capsys: pytest.CaptureFixture[str], name: str, answer: object, subject: str, state: str, said: str
) -> None:
    del database
    with patch.object(checks, name, return_value=answer):
        found = found_here(capsys)[subject]
    assert found[0] == state
    assert said in found[1]
