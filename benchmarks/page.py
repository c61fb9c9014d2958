"""Measure the page of the board in Chromium with a processor slowed down four times: ``uv run python -m benchmarks.page``.

Prints a table of four numbers: the milliseconds from the opening of the link to the frame that shows the first move made
there, and from the press of an arrow key to the end of the frame that shows its move; and kilobytes: the page compressed, and
all that the server sends until that first move.
"""

import asyncio
import gzip
import shutil
import statistics
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Self

from playwright.async_api import async_playwright

from bot.run.config import Address
from bot.text import Texts
from bot.web.local import LocalDoor
from bot.web.server import BoardServer
from bot.web.subject import Table
from tests.bot.world import EASY, Member, World, open_world

if TYPE_CHECKING:
    from playwright.async_api import Browser

_CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_SLOWER = 4
_VISITS, _KEYS = 9, 12
_IN_PAGE = """() => {
  const press = (way) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: `Arrow${way}`, bubbles: true }));
  const ended = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  globalThis.measured = (async () => {
    while (!document.querySelector("body.has-game")) await new Promise(requestAnimationFrame);
    press("Up");
    await ended();
    return performance.now();
  })();
  globalThis.slides = async (times) => {
    const took = [], ways = ["Right", "Down", "Left", "Up"];
    for (let turn = 0; turn < times; turn++) {
      await new Promise(requestAnimationFrame);  // what follows is drawn in this frame
      const begin = performance.now();
      press(ways[turn % 4]);
      await new Promise((drawn) => setTimeout(drawn));
      took.push(performance.now() - begin);
      await new Promise((ended) => setTimeout(ended, 300));
    }
    return took;
  };
}"""


class _Relay:
    """Passes connections on to a port, and counts the bytes that come back. Use as an asynchronous context manager."""

    def __init__(self, port: int) -> None:
        self._to, self.port, self.bytes = port, 0, 0

    async def __aenter__(self) -> Self:
        """Listen at a free port."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1")
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop listening."""
        self._server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._to)
        await asyncio.gather(self._pass(reader, to_server), self._pass(from_server, writer, counts=True))

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, counts: bool = False) -> None:
        while sent := await source.read(65536):
            self.bytes += len(sent) * counts
            sink.write(sent)
        sink.close()


@asynccontextmanager
async def _as_bot(world: World) -> AsyncIterator[None]:
    with world.env.as_bot():
        yield


async def _visit(browser: "Browser", url: str, relay: _Relay) -> tuple[float, int, list[float]]:
    """Open the link with nothing kept. Return the milliseconds until a move was made, the bytes until then, and of each key."""
    page = await (await browser.new_context()).new_page()
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    await page.add_init_script(f"({_IN_PAGE})()")
    relay.bytes = 0
    await page.goto(url)
    moved = await page.evaluate("measured")
    loaded = relay.bytes
    slides = await page.evaluate("slides", _KEYS)
    await page.context.close()
    return moved, loaded, slides


async def _measure(world: World, browser: "Browser") -> None:
    ada: Member = world.player("ada")
    await world.start(ada, code=EASY)
    door = LocalDoor(
        world.bot, Table(world.guild.id, world.channel.id, {ada.id: "ada"}, Texts.of("en"), partial(_as_bot, world))
    )
    async with BoardServer(door, Address("127.0.0.1", 0)) as server, _Relay(server.port) as relay:
        door.port = relay.port
        visits = [await _visit(browser, f"{door.url}&player={ada.id}", relay) for _ in range(_VISITS)]
    moved, loaded, slides = zip(*visits, strict=True)
    keys = [one for slide in slides for one in slide]
    size = len(gzip.compress(resources.files("bot.web").joinpath("board.html").read_bytes()))
    print("| of the page | least | p50 | target |\n| --- | --: | --: | --: |")
    print(f"| link → own move, ms | {min(moved):.0f} | {statistics.median(moved):.0f} | 400 |")
    print(f"| key → frame, ms | {min(keys):.1f} | {statistics.median(keys):.1f} | 16.7 |")
    print(f"| page, gzipped, kB | | {size / 1000:.1f} | 24 |")
    print(f"| first load, kB | {min(loaded) / 1000:.1f} | {statistics.median(loaded) / 1000:.1f} | 60 |")


async def main() -> None:
    """Measure, and print the table."""
    path = next(filter(None, map(shutil.which, _CHROMIUM)), None)
    with tempfile.TemporaryDirectory() as folder:
        async with async_playwright() as playwright, open_world(Path(folder) / "ricochet.db") as world:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            await _measure(world, browser)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
