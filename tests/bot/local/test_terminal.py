"""The program as a newcomer starts it: without a token, with the settings of the example, in a terminal."""

import asyncio
import os
import re
import shutil
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from bot.local.addresses import BOARD_PORT, PORT
from bot.local.world import PLAYERS
from tests.bot.english import say

from .conftest import HeldClock, open_page

if TYPE_CHECKING:
    from playwright.async_api import Browser

ROOT = Path(__file__).parents[3]


def lines_of(key: str, **values: str) -> list[str]:
    return say(key, **values).splitlines()


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as on POSIX")
async def test_the_first_start_shows_nothing_but_the_lines_for_people(browser: "Browser", clock: HeldClock, tmp_path: Path):
    shutil.copy(ROOT / ".env.example", tmp_path / ".env")
    hidden = ("RICOCHET_", "DISCORD_", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "LC_", "LANG")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"), cwd=tmp_path, env={**environment, "PYTHONPATH": str(ROOT)}, stdout=PIPE, stderr=PIPE
    )
    try:
        assert program.stdout is not None
        written = b""
        while not (address := re.search(rb"http://127\.0\.0\.1:\d+/#\S+", written)):
            written += await program.stdout.readline()
        person = await open_page(browser, address[0].decode(), clock)
        await expect(person.chat).to_contain_text(say("local-greeting-game"))
        await person.page.close()
        program.send_signal(signal.SIGINT)
        rest, errors = await program.communicate()
    finally:
        if program.returncode is None:
            program.kill()
    assert (errors.decode(), program.returncode) == ("", 0)
    ports = [str(PORT)], [str(BOARD_PORT)], [str(PORT), str(BOARD_PORT)]
    taken = {say("local-ports-taken", count=len(some), ports=", ".join(some), again="no") for some in ports}
    assert [line for line in (written + rest).decode().splitlines() if line not in taken] == [
        *lines_of("program-no-token"),
        *lines_of("program-local-file", file=str(tmp_path / "ricochet-local.db")),
        *lines_of("local-ready", url=address[0].decode(), players=", ".join(PLAYERS)),
        *lines_of("local-no-browser"),
    ]
