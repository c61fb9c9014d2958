"""The start of the program: settings, and errors that end it with one line."""

import asyncio
import codecs
import json
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import pytest
import structlog
from aiohttp import web
from discord.http import Route
from pydantic import SecretStr

from bot.__main__ import main
from bot.run import health
from bot.run.config import Address, Config, ConfigError, load_config
from bot.run.installation import install_extra, ricochet
from bot.run.logs import set_up_logs
from bot.store import SqliteStore, StoreUnavailable
from bot.store.sqlite.file import APPLICATION_ID, EARLIER_ID
from tests.bot.english import say
from tests.bot.fresh import lay_database
from tests.bot.world import EASY, PATIENCE

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.secret.token"
OWNER = {"id": "2", "username": "somebody", "discriminator": "0", "avatar": None}
APPLICATION = {
    "id": "1",
    "name": "ricochet",
    "description": "",
    "icon": None,
    "owner": OWNER,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
}
ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / ".env.example"
HEAVY = {"aiohttp", "aiosqlite", "asyncio", "discord", "fluent", "numba", "numpy", "PIL", "pydantic", "simcord", "structlog"}
LOADED = """
import sys
from bot.__main__ import main
try:
    sys.exit(main(sys.argv[1:]))
finally:
    print(*sys.modules, file=sys.stderr)
"""
"""The program, which then names the modules that it has loaded."""
AT = """
import signal
import sys
from discord.http import Route
from bot.__main__ import leave, main
signal.signal(signal.SIGINT, signal.default_int_handler)  # programs in the background may have it ignored
Route.BASE = sys.argv[1]
leave(main([]))
"""
"""The program, which takes this address for Discord's."""
LIKE_WINDOWS = """
import asyncio
del asyncio.SelectorEventLoop.add_signal_handler  # what is inherited raises NotImplementedError
"""
"""What event loops are like on Windows."""
WITHOUT_EXTRA = """
import sys
for name in ("linkify_it", "markdown_it", "regex", "simcord"):
    sys.modules[name] = None
from discord.http import Route
from bot.__main__ import leave, main
Route.BASE = "http://127.0.0.1:9"  # where no server listens
leave(main([]))
"""
"""The program as it is installed in the image, where the extra `local` is missing."""

WITHOUT_METRICS = AT.replace("import sys", "import sys\nsys.modules['prometheus_client'] = None", 1)
"""The program where the extra `metrics` is missing."""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A working folder without any settings, and logs as they were."""
    monkeypatch.chdir(tmp_path)
    for name in Config.model_fields:
        monkeypatch.delenv(f"RICOCHET_{name}".upper(), raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    root = logging.getLogger()
    handlers, level, logging_of_ours = root.handlers[:], root.level, structlog.get_config()
    yield tmp_path
    root.handlers, root.level = handlers, level
    structlog.configure(**logging_of_ours)


class FakeDiscord:
    """A server that takes no token, or knows who the bot is.

    Once the bot is at its gateway, ``connected`` is set, and the gateway is closed for that reason, if there is one.
    ``starts`` is how many are left of a thousand.
    """

    def __init__(self, *, status: int = 401, knows_us: bool = False, closes: int | None = None, starts: int = 999) -> None:
        self.address = ""
        self._status, self._knows_us, self._closes, self._starts = status, knows_us, closes, starts
        self._ready, self.connected = threading.Event(), threading.Event()
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()

    async def _serve(self) -> None:
        def said(body: object) -> web.Response:
            return web.Response(body=json.dumps(body).encode(), headers={"Content-Type": "application/json"})

        async def refuse(request: web.Request) -> web.Response:
            if self._knows_us:
                us = {"id": "1", "username": "ricochet", "discriminator": "0", "avatar": None, "bot": True, "flags": 0}
                return said(us if request.path == "/users/@me" else APPLICATION)
            return web.json_response({"message": "no", "code": 0}, status=self._status)

        async def gateway(request: web.Request) -> web.WebSocketResponse:
            socket = web.WebSocketResponse()
            await socket.prepare(request)
            await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
            await socket.receive()
            self.connected.set()
            if self._closes:
                await socket.close(code=self._closes)
            async for _ in socket:
                pass
            return socket

        async def where(_: web.Request) -> web.Response:
            limits = {"total": 1000, "remaining": self._starts, "reset_after": 3_600_000, "max_concurrency": 1}
            url = self.address.replace("http", "ws") + "/socket"
            return said({"shards": 1, "url": url, "session_start_limit": limits})

        async def commands(_: web.Request) -> web.Response:
            return said([])

        app = web.Application()
        if self._knows_us:
            app.router.add_get("/socket", gateway)
            app.router.add_get("/gateway/bot", where)
            app.router.add_get("/applications/1/commands", commands)
            app.router.add_put("/applications/1/commands", commands)
        app.router.add_route("*", "/{path:.*}", refuse)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        self.address, self._loop = f"http://{host}:{port}", asyncio.get_running_loop()
        self._ready.set()
        await self._ended.wait()
        await runner.cleanup()


def failed_start(capsys: pytest.CaptureFixture[str], code: int = 2) -> str:
    """Return the lines with which the program does not start."""
    assert main([]) == code
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    assert TOKEN not in printed.out + printed.err
    return printed.err


def run(script: str, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a script in a Python of its own, in the folder of the test."""
    command = [sys.executable, "-c", script, *arguments]
    everything = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(command, env=everything, capture_output=True, text=True, check=False)


def loaded_by(*arguments: str) -> set[str]:
    """Return the packages that the program loads for a task."""
    done = run(LOADED, *arguments)
    assert done.returncode == 0
    return {name.partition(".")[0] for name in done.stderr.split()}


def test_help_loads_no_library() -> None:
    assert loaded_by("--help").isdisjoint(HEAVY)


def test_the_version_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"ricochet {project['version']}\n"


def test_solving_loads_the_solver_and_nothing_of_discord_or_of_pictures() -> None:
    loaded = loaded_by("solve", EASY)
    assert "engine" in loaded
    assert loaded.isdisjoint(
        {"aiohttp", "aiosqlite", "discord", "llvmlite", "numba", "numpy", "PIL", "pydantic", "render", "simcord", "structlog"}
    )


def test_without_the_extra_a_line_says_how_to_play_in_the_browser() -> None:
    done = run(WITHOUT_EXTRA)
    assert done.returncode == 2
    assert done.stderr.endswith(f"{install_extra('local')}\n")
    assert len(done.stderr.splitlines()) == 1
    assert not done.stdout, "nothing is said of a game that does not begin"


@pytest.mark.parametrize("task", [[], ["move-database", "ricochet.db", "postgresql://127.0.0.1:9/ricochet"]])
def test_without_the_driver_of_postgresql_a_line_says_how_to_install_it(
    task: list[str], own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sqlite3.connect(own_folder / "ricochet.db").close()
    monkeypatch.setattr("bot.store.opening.find_spec", lambda _: None)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("RICOCHET_DATABASE", "postgresql://127.0.0.1:9/ricochet")
    assert main(task) == 2
    assert install_extra("postgres") in capsys.readouterr().err


def test_the_image_says_that_it_needs_a_token() -> None:
    done = run(WITHOUT_EXTRA, RICOCHET_IN_IMAGE="yes")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "needs DISCORD_TOKEN" in line
    assert "--env-file" in line
    assert not done.stdout


def test_a_bot_on_discord_does_without_the_extra() -> None:
    done = run(WITHOUT_EXTRA, DISCORD_TOKEN=TOKEN)
    assert done.returncode == 1
    assert "Discord can" in done.stderr
    assert "127.0.0.1" in done.stderr, "it got as far as calling Discord"
    assert TOKEN not in done.stdout + done.stderr


def test_a_bot_that_serves_its_health_does_without_the_extra_for_metrics() -> None:
    done = run(WITHOUT_METRICS, "http://127.0.0.1:9", DISCORD_TOKEN=TOKEN, RICOCHET_HTTP="0")
    assert "Discord can't be reached" in done.stderr


@pytest.mark.parametrize(
    ("setting", "host", "port"),
    [("9464", "127.0.0.1", 9464), ("0.0.0.0:80", "0.0.0.0", 80), ("[::1]:9464", "::1", 9464), ("localhost:0", "localhost", 0)],
)
def test_what_is_served_has_a_port_or_an_address(setting: str, host: str, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RICOCHET_HTTP", setting)
    assert load_config(say).http == Address(host, port)
    assert str(Address(host, port)).endswith(setting)


def test_nothing_is_served_where_another_program_listens(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with FakeDiscord() as server:
        address = server.address.removeprefix("http://")
        monkeypatch.setenv("RICOCHET_HTTP", address)
        assert f"Nothing can be served at {address}" in failed_start(capsys)


def test_each_setting_is_in_the_example_with_its_default_and_a_line_of_explanation() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    names = {name.upper() if name.startswith("discord") else f"RICOCHET_{name}".upper(): name for name in Config.model_fields}
    given = {line.split("=")[0]: line.split("=")[1] for line in lines if "=" in line and not line.startswith("#")}
    assert given.keys() == names.keys()
    for number, line in enumerate(lines):
        if "=" in line and not line.startswith("#"):
            assert lines[number - 1].startswith("# ")
    defaults = Config(_env_file=EXAMPLE)  # pyright: ignore[reportCallIssue]
    assert defaults == Config(_env_file=None)  # pyright: ignore[reportCallIssue]


def test_settings_come_from_the_environment_and_from_a_file(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (own_folder / ".env").write_text("RICOCHET_HOURGLASS=30\nRICOCHET_INTERMISSION=5\n")
    monkeypatch.setenv("RICOCHET_INTERMISSION", "1")
    settings = load_config(say)
    assert (settings.times.hourglass, settings.times.intermission, settings.times.proof_time) == (30, 1, 120)


@pytest.mark.parametrize(
    "address",
    ["board.example.org", "http://board.example.org", "https://board.example.org/play", "https://me@board.example.org"],
)
def test_the_address_of_the_board_is_one_that_pages_can_be_served_at(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RICOCHET_WEB", address)
    with pytest.raises(ConfigError, match=r"RICOCHET_WEB can't be .*: it should be an address such as https://"):
        load_config(say)


@pytest.mark.parametrize("contact", ["x" * 201, "two\nlines"])
def test_the_contact_is_one_line_that_fits_into_a_message(contact: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RICOCHET_CONTACT", "x" * 200)
    assert load_config(say).contact == "x" * 200
    monkeypatch.setenv("RICOCHET_CONTACT", contact)
    with pytest.raises(ConfigError, match=r"RICOCHET_CONTACT can't be .*: it should be one line of at most 200 characters"):
        load_config(say)


def test_the_board_needs_the_secret_which_is_never_shown(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RICOCHET_WEB", "https://Board.example.org/")
    with pytest.raises(ConfigError, match="needs DISCORD_CLIENT_SECRET"):
        load_config(say)
    (own_folder / ".env").write_text("DISCORD_CLIENT_SECRET=hidden\nRICOCHET_WEB_PORT=0.0.0.0:80\n")
    settings = load_config(say)
    assert (settings.web, settings.web_port) == ("https://board.example.org", Address("0.0.0.0", 80))
    assert "hidden" not in repr(settings)


def test_white_space_around_a_setting_is_no_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets of Kubernetes often end with a newline."""
    for name, value in {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_CLIENT_SECRET": "hidden",
        "RICOCHET_DATABASE": "postgres://h/d",
    }.items():
        monkeypatch.setenv(name, f" {value}\r\n")
    monkeypatch.setenv("RICOCHET_HTTP", " \n")
    settings = load_config(say)
    secrets = (settings.discord_token, settings.discord_client_secret, settings.database)
    assert [secret.get_secret_value() for secret in secrets if isinstance(secret, SecretStr)] == [
        TOKEN,
        "hidden",
        "postgres://h/d",
    ]
    assert settings.http is None


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "DISCORD_CLIENT_SECRET", "RICOCHET_DATABASE"])
def test_a_secret_may_be_in_a_file_of_its_own(name: str, own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file precedes the setting itself, which the image sets for the database."""
    (own_folder / "secret").write_text("postgresql://me:hidden@host/name\n")
    monkeypatch.setenv(f"{name}_FILE", str(own_folder / "secret"))
    monkeypatch.setenv(name, "other")
    settings = load_config(say)
    value = getattr(settings, name.removeprefix("RICOCHET_").lower())
    assert value.get_secret_value() == "postgresql://me:hidden@host/name"
    assert "hidden" not in repr(settings)


@pytest.mark.parametrize(("content", "why"), [(None, "No such file"), (b" \n", "the file is empty"), (b"\xff", "can't decode")])
def test_a_file_without_a_secret_is_named_with_the_reason(
    content: bytes | None, why: str, own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        (own_folder / "secret").write_bytes(content)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "secret")
    printed = failed_start(capsys)
    assert printed.startswith("DISCORD_TOKEN_FILE can't be 'secret': ")
    assert why in printed


def test_a_misspelt_setting_is_logged_with_the_one_that_is_meant(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("RICOCHET_HOURGLAS", "30")
    (own_folder / ".env").write_text("RICOCHET_ELEPHANT=1\nPOSTGRES_PASSWORD=hidden\n")
    with FakeDiscord() as server:
        monkeypatch.setattr(Route, "BASE", server.address)
        main([])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    named = {line["name"]: line["nearest"] for line in lines if line["event"] == "setting unknown"}
    assert named == {"RICOCHET_HOURGLAS": "RICOCHET_HOURGLASS", "RICOCHET_ELEPHANT": None}


def test_in_the_browser_a_line_for_people_names_a_misspelt_setting() -> None:
    unusable = {"RICOCHET_HTTP": "203.0.113.1:1"}  # the game ends at once
    done = run(AT, "http://127.0.0.1:9", RICOCHET_HOURGLAS="30", RICOCHET_ELEPHANT="1", **unusable)
    assert "RICOCHET_HOURGLAS is no setting, and has no effect. Do you mean RICOCHET_HOURGLASS?" in done.stdout
    assert "RICOCHET_ELEPHANT is no setting, and has no effect. .env.example lists all settings." in done.stdout


def test_the_proxies_that_are_believed_are_addresses_and_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RICOCHET_WEB_PROXIES", "127.0.0.1, 172.18.0.0/16,fd00::/8")
    assert list(map(str, load_config(say).web_proxies)) == ["127.0.0.1/32", "172.18.0.0/16", "fd00::/8"]
    monkeypatch.setenv("RICOCHET_WEB_PROXIES", "caddy")
    with pytest.raises(ConfigError, match=r"RICOCHET_WEB_PROXIES can't be 'caddy': it should be addresses or networks"):
        load_config(say)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be"])
def test_settings_are_read_as_editors_and_shells_of_any_system_save_them(encoding: str, own_folder: Path) -> None:
    mark = codecs.BOM_UTF16_BE if encoding == "utf-16-be" else b""
    text = "RICOCHET_DATABASE=größe.db\r\nRICOCHET_HOURGLASS=30\r\n"
    (own_folder / ".env").write_bytes(mark + text.encode(encoding))
    settings = load_config(say)
    assert (settings.database, settings.hourglass) == (Path("größe.db"), 30)


NO_SETTINGS: dict[str, tuple[Callable[[Path], object], str]] = {
    "latin-1": (lambda file: file.write_bytes("RICOCHET_DATABASE=größe.db".encode("latin-1")), "in the encoding UTF-8"),
    "utf-16 without a mark": (lambda file: file.write_bytes("A=b".encode("utf-16-le")), "in the encoding UTF-8"),
    "utf-16 that was cut": (lambda file: file.write_bytes("A=b".encode("utf-16")[:-1]), "in the encoding UTF-8"),
    "no text": (lambda file: file.write_bytes(bytes(range(256))), "in the encoding UTF-8"),
    "a folder": (lambda file: file.mkdir(), "is a folder"),
}
TASKS = ["--local", "doctor", "take-up 7", "backup copy.db", "restore copy.db"]


@pytest.mark.parametrize("kind", NO_SETTINGS)
@pytest.mark.parametrize("task", TASKS)
def test_a_file_that_holds_no_settings_is_refused_by_every_task(
    kind: str, task: str, own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make, says = NO_SETTINGS[kind]
    make(own_folder / ".env")
    assert main(task.split()) == (1 if task == "doctor" else 2)
    printed = capsys.readouterr()
    (line,) = [line for line in (printed.out + printed.err).splitlines() if ".env" in line]
    assert says in line
    assert "größe" not in line, "the file may hold a token"


def test_a_file_of_settings_that_may_not_be_read_is_refused(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_folder / ".env").touch()

    def deny(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", deny)
    assert failed_start(capsys) == ".env can't be read: Permission denied. Let this program read it, or delete it.\n"


def test_the_check_of_health_says_which_setting_is_wrong(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_folder / ".env").write_bytes(b"RICOCHET_HTTP=\xff")
    assert health.main() == 1
    assert "in the encoding UTF-8" in capsys.readouterr().err
    (own_folder / ".env").unlink()
    monkeypatch.setenv("RICOCHET_HTTP", "yes")
    assert health.main() == 1
    assert "RICOCHET_HTTP can't be" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RICOCHET_HOURGLASS", "soon"),
        ("RICOCHET_INTERMISSION", "0"),
        ("RICOCHET_PROOF_TIME", "nan"),
        ("RICOCHET_LOG_LEVEL", "LOUD"),
        ("RICOCHET_HTTP", "yes"),
        ("RICOCHET_HTTP", "localhost:65536"),
    ],
)
def test_a_wrong_setting_is_named_with_its_value(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert f"{name} can't be '{value}'" in failed_start(capsys)


def test_every_invalid_setting_is_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RICOCHET_HOURGLASS", "soon")
    monkeypatch.setenv("RICOCHET_INTERMISSION", "0")
    with pytest.raises(ConfigError) as caught:
        load_config(say)
    assert len(str(caught.value).splitlines()) == 2


def test_a_wrong_token_ends_the_start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with FakeDiscord() as server:
        monkeypatch.setattr(Route, "BASE", server.address)
        assert "Discord doesn't accept the DISCORD_TOKEN" in failed_start(capsys)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (4004, "Discord doesn't accept the DISCORD_TOKEN"),
        (4013, "Discord doesn't let this program have the intent “guilds” that it asks for (4013)"),
        (4014, "Discord doesn't let this program have the intent “guilds” that it asks for (4014)"),
        (4012, "Discord has closed the connection for good (4012)"),
    ],
)
@pytest.mark.usefixtures("kernels")
def test_a_connection_that_discord_closes_for_good_ends_the_program(
    code: int, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with FakeDiscord(knows_us=True, closes=code) as server:
        monkeypatch.setattr(Route, "BASE", server.address)
        lines = failed_start(capsys).splitlines()
    assert len(lines) == 1
    assert says in lines[0]


@pytest.mark.usefixtures("kernels")
def test_a_bot_that_has_started_too_often_today_is_not_started_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with FakeDiscord(knows_us=True, starts=20) as server:
        monkeypatch.setattr(Route, "BASE", server.address)
        line = failed_start(capsys)
        assert not server.connected.is_set()
    assert line.startswith("Only 20 of 1,000 starts are left today")
    assert "There are more in 61 minutes" in line
    assert len(line.splitlines()) == 1


@pytest.mark.parametrize(
    ("sent", "loop_knows_signals"),
    [((signal.SIGTERM,), True), ((signal.SIGINT,), True), ((signal.SIGTERM, signal.SIGTERM), True), ((signal.SIGINT,), False)],
)
@pytest.mark.usefixtures("kernels")
def test_a_signal_ends_the_program_without_a_word(
    own_folder: Path, sent: tuple[signal.Signals, ...], *, loop_knows_signals: bool
) -> None:
    script = AT if loop_knows_signals else LIKE_WINDOWS + AT
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "RICOCHET_LOG_LEVEL": "WARNING"}
    with FakeDiscord(knows_us=True) as server:
        program = subprocess.Popen(
            [sys.executable, "-c", script, server.address],
            env=environment,
            cwd=own_folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert server.connected.wait(PATIENCE)
            for number in sent:
                program.send_signal(number)
            printed, _ = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()
            program.wait()
    assert (program.returncode, printed) == (0, "")


def test_an_unreachable_discord_ends_the_start_so_that_it_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with FakeDiscord() as server:
        gone = server.address
    monkeypatch.setattr(Route, "BASE", gone)
    assert "Discord can't be reached" in failed_start(capsys, code=1)


def foreign(path: Path) -> None:
    path.write_text("This is no database, but somebody's diary." * 50)


def newer(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute("PRAGMA user_version = 999")
    connection.close()


def earlier(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA application_id = {EARLIER_ID}")
    connection.close()


def unwritable(path: Path) -> None:
    path.mkdir()


def linked_to_itself(path: Path) -> None:
    path.symlink_to(path)


def damaged(path: Path) -> None:
    """A database of ours of which only the beginning is left."""
    lay_database(path)
    path.write_bytes(path.read_bytes()[:20_000])


@pytest.mark.parametrize(
    ("spoil", "advice"),
    [
        (foreign, "Move that file elsewhere, or start in another folder"),
        (earlier, "before 1.0, which this one doesn't read: keep that file elsewhere, or start in another folder."),
        (newer, "Start a newer version of this program, or start in another folder"),
        (unwritable, "Start in a folder where this program may write"),
        (linked_to_itself, "Start in a folder where this program may write"),
        (damaged, "is damaged: database disk image is malformed. Move that file elsewhere, or start in another folder"),
    ],
)
def test_a_database_that_cannot_be_used_ends_the_start(
    spoil: Callable[[Path], None], advice: str, own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(own_folder / "ricochet-local.db")
    line = failed_start(capsys)
    assert "ricochet-local.db" in line
    assert advice in line
    assert len(line.splitlines()) == 1


@pytest.mark.parametrize(
    ("spoil", "advice"),
    [
        (foreign, "Set RICOCHET_DATABASE to another file; this one was left as it is"),
        (earlier, "keep that database, and set RICOCHET_DATABASE to another one."),
        (newer, "or set RICOCHET_DATABASE to another file"),
        (unwritable, "Set RICOCHET_DATABASE to a file in a folder where this program may write"),
        (linked_to_itself, "Set RICOCHET_DATABASE to a file in a folder where this program may write"),
        (damaged, f"Put a backup in its place: {ricochet()} restore FILE"),
    ],
)
def test_with_a_token_the_advice_names_the_setting(
    spoil: Callable[[Path], None],
    advice: str,
    own_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    spoil(own_folder / "bots.db")
    monkeypatch.setenv("RICOCHET_DATABASE", "bots.db")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with FakeDiscord(knows_us=True) as server:
        monkeypatch.setattr(Route, "BASE", server.address)
        line = failed_start(capsys)
    assert advice in line
    assert len(line.splitlines()) == 1


def test_any_other_answer_of_discord_ends_the_start_plainly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with FakeDiscord(status=403) as server:
        monkeypatch.setattr(Route, "BASE", server.address)
        assert "Discord can't be reached: 403 Forbidden" in failed_start(capsys, code=1)


def test_logs_are_json_where_nobody_looks_and_hold_no_local_variables(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("INFO")

    def break_with(secret: str) -> None:
        raise OSError(len(secret))

    try:
        break_with(TOKEN)
    except OSError:
        structlog.stdlib.get_logger().exception("oh")
        logging.getLogger("discord").exception("no")
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] + line[-1] for line in lines] == ["{}", "{}"]
    assert TOKEN not in "".join(lines)


@pytest.mark.parametrize("get_logger", [structlog.stdlib.get_logger, logging.getLogger])
def test_a_database_that_is_away_is_one_line_and_no_traceback(
    capsys: pytest.CaptureFixture[str], get_logger: Callable[[str], Any]
) -> None:
    set_up_logs("INFO")

    def break_with(error: Exception) -> None:
        raise error

    for error in (StoreUnavailable("the disk is full"), ZeroDivisionError()):
        try:
            break_with(error)
        except (StoreUnavailable, ZeroDivisionError) as caught:
            get_logger("one").exception("heartbeat not stored")
            get_logger("one").error("command failed", exc_info=caught)
    away, also_away, *bugs = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for line, event in ((away, "heartbeat not stored"), (also_away, "command failed")):
        assert (line["event"], line["level"], line["error"]) == (event, "error", "the disk is full")
        assert "exception" not in line
    assert ["ZeroDivisionError" in str(line["exception"]) for line in bugs] == [True, True], "of a bug all is told"


async def test_no_log_contains_what_is_stored(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Sealed paths and best solutions are."""
    set_up_logs("DEBUG")
    async with await SqliteStore.open(own_folder / "ricochet.db") as store:
        await store.remember("best", "R-up")
        assert await store.recall("best") == "R-up"
    logging.getLogger("discord").debug("logs are on")
    printed = capsys.readouterr().out
    assert "logs are on" in printed
    assert "R-up" not in printed
    assert "aiosqlite" not in printed
