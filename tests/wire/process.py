"""The program as a process: started, interrupted, killed, and its log read."""

import asyncio
import json
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp

from tests.wire.loopback.server import PATIENCE, TOKEN, Discord
from tests.wire.stored import Database, stored

_ROOT = Path(__file__).parents[2]
_numbers = count(1)
_LOOK_AGAIN = 0.02
"""Seconds between two looks at a file."""

QUICK = {
    "RICOCHET_INTERMISSION": "1",
    "RICOCHET_HOURGLASS": "600",
    "RICOCHET_PROOF_TIME": "600",
    "RICOCHET_THINKING_TIME": "3600",
}
"""Settings with which only what players do ends a phase; between rounds there is the least that may be."""

WAITS = {"bot.games.round_card.EVERY": 0.5, "bot.games.outbox._FIRST_PAUSE": 0.25, "bot.games.outbox._FIRST_WAIT": 0.5}
"""Seconds that the program waits, by full names, where they are no settings, and shorter than they are."""


class Program:
    """The program, with a database in ``folder``, or in the one of a ``server`` at this address: ``place`` is which.

    Its log has every line that it has written, over all its starts. ``waits`` are other ones than `WAITS`.
    """

    def __init__(
        self,
        discord: Discord,
        folder: Path,
        server: str | None = None,
        *,
        waits: Mapping[str, float] | None = None,
        **settings: str,
    ) -> None:
        self.database = folder / "ricochet.db"
        self.place: Database = server or self.database
        self._discord, self._folder, self._settings = discord, folder, settings
        self._waits = WAITS if waits is None else waits
        self._process: Process | None = None
        self._log_file = folder / f"log-{next(_numbers)}"
        self._expected = list[re.Pattern[str]]()

    @property
    def pid(self) -> int:
        """The id of the process that was started last."""
        assert self._process is not None
        return self._process.pid

    @property
    def _was_launched(self) -> bool:
        return self._process is not None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def launch(self) -> None:
        """Start the program, and wait for nothing."""
        command = [sys.executable, "-m", "tests.wire.program"]
        with self._log_file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, cwd=self._folder, env=self._environment(), stdin=PIPE, stdout=log, stderr=STDOUT
            )

    def _environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("RICOCHET_", "DISCORD_"))}
        own = {"PYTHONPATH": str(_ROOT), "DISCORD_TOKEN": TOKEN, "WIRE_WAITS": json.dumps(self._waits)}
        return {**kept, **QUICK, **self._settings, **own, **self._places()}

    def _places(self) -> dict[str, str]:
        """Return where it finds Discord, and its database."""
        gateway = self._discord.state.gateway_address
        return {"WIRE_API": self._discord.api, "WIRE_GATEWAY": gateway, "RICOCHET_DATABASE": str(self.place)}

    async def start(self) -> None:
        """Start the program, and wait until it has connected and goes on with its games."""
        beats = self._heartbeats
        await self.launch()
        await _look_until(lambda: not self.is_running or self._is_up(beats))
        assert self.is_running, "\n".join(self.log)

    def _is_up(self, beats: int) -> bool:
        """Return whether it has left a heartbeat since, which it does once its games go on."""
        return self._heartbeats != beats and self._discord.gateway.is_connected

    async def until_said(self, words: str, times: int = 1) -> None:
        """Wait until so many lines of the log say this."""

        def is_said() -> bool:
            return sum(words in line for line in self.log) >= times

        with suppress(TimeoutError):
            await _look_until(is_said)
        assert is_said(), "\n".join([f"the log does not say {words!r}:", *self.log])

    @property
    def _heartbeats(self) -> int:
        return sum(at for (at,) in stored(self.place, "SELECT at FROM heartbeat"))

    async def served(self, path: str) -> str:
        """Return what it answers with 200 at this path, where ``RICOCHET_HTTP`` lets it serve that."""
        address = [line["address"] for line in map(json.loads, self.log) if line["event"] == "serving HTTP"][-1]
        async with aiohttp.ClientSession() as session, session.get(f"http://{address}{path}") as answer:
            assert answer.status == 200, answer.status
            return await answer.text()

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the program, if it is still there."""
        if self._process and self.is_running:
            self._process.send_signal(number)

    async def ended(self) -> int:
        """Wait until the program has ended; its exit code."""
        assert self._process is not None
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    async def kill(self) -> None:
        """``kill -9``: nothing more is said or stored."""
        self.send(signal.SIGKILL)
        await self.ended()

    async def stop(self) -> int:
        """SIGTERM, as a container is stopped; the exit code."""
        self.send(signal.SIGTERM)
        return await self.ended()

    async def close(self) -> None:
        """Leave no process behind, and fail on an exception in the log that the test did not `expect`."""
        if self._was_launched:
            await self.kill()
        unexpected = [line for line in self.tracebacks if not any(pattern.search(line) for pattern in self._expected)]
        assert not unexpected, "\n".join(unexpected)

    def expect(self, *patterns: str) -> None:
        """Take lines of the log for right, from its beginning, in which one of these regular expressions is found."""
        self._expected += map(re.compile, patterns)

    @property
    def log(self) -> list[str]:
        """The whole lines so far."""
        *lines, _ = self._log_file.read_text(errors="replace").split("\n") if self._log_file.exists() else [""]
        return lines

    @property
    def errors(self) -> list[str]:
        """Return the errors of the log, and all lines that are not log lines, such as tracebacks."""
        return [line for line in self.log if _level(line) not in ("debug", "info", "warning")]

    @property
    def tracebacks(self) -> list[str]:
        """The lines of the log that hold a traceback, and all that are no log lines."""
        return [line for line in self.errors if _level(line) == "none" or "exception" in json.loads(line)]


async def _look_until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - a file has no event
            await asyncio.sleep(_LOOK_AGAIN)


def _level(line: str) -> Any:
    try:
        return json.loads(line)["level"]
    except (ValueError, KeyError, TypeError):
        return "none"
