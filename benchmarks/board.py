"""Measure the board in Chromium with a processor slowed down four times: ``python -m benchmarks.board``.

Prints percentiles of the milliseconds from the press of an arrow key to the frame in which the robot has begun to slide, and
the seconds from the opening of the link to the first move that was made there. A frame is 16.7 ms.
"""

import asyncio
import shutil
import tempfile
import time
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.async_api import async_playwright

from bot.text import Texts
from bot.web.local import serve_table
from bot.web.subject import Table
from tests.bot.world import EASY, World, open_world

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

_CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_SLOWER = 4
_TIMES = 20
_SLIDES = """async (times) => {
  const took = [], ways = ["Up", "Right", "Down", "Left"];
  for (let turn = 0; turn < times; turn++) {
    await new Promise(requestAnimationFrame);
    const begin = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: `Arrow${ways[turn % 4]}`, bubbles: true }));
    const handled = performance.now();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    took.push([handled - begin, performance.now() - begin]);
    await new Promise((ended) => setTimeout(ended, 500));
  }
  return took;
}"""


@asynccontextmanager
async def _as_bot(world: World) -> "AsyncIterator[None]":
    with world.env.as_bot():
        yield


async def _measure(world: World, browser: "Browser") -> None:
    ada = world.player("ada")
    await world.start(ada, code=EASY)
    table = Table(world.guild.id, world.channel.id, {ada.id: "ada"}, Texts.of("en"), partial(_as_bot, world))
    async with serve_table(world.bot, table) as url:
        page = await browser.new_page()
        session = await page.context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
        begin = time.monotonic()
        await page.goto(f"{url}&player={ada.id}")
        await page.locator("body.has-game").wait_for()
        await page.keyboard.press("ArrowUp")
        await page.locator("#moves:not(:empty)").wait_for()
        print(f"link opened → own move: {time.monotonic() - begin:.2f} s")
        took: list[tuple[float, float]] = await page.evaluate(_SLIDES, _TIMES)
        await page.close()
    for name, part in (("key → handled", 0), ("key → frame", 1)):
        ordered = sorted(one[part] for one in took)
        print(f"{name}: p50 {ordered[len(ordered) // 2]:.1f} ms, max {ordered[-1]:.1f} ms")


async def main() -> None:
    """Measure, and print."""
    path = next(filter(None, map(shutil.which, _CHROMIUM)), None)
    with tempfile.TemporaryDirectory() as folder:
        async with async_playwright() as playwright, open_world(Path(folder) / "ricochet.db") as world:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            await _measure(world, browser)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
