"""Measure the page in the browser as its user waits for it: ``uv run python -m benchmarks.page``.

Starts the program RUNS times, with a new database, and opens its page in a headless Chromium that is running already. Prints
seconds: from the start of the program to its address, from there to a usable page, and from Enter to the first message of the
answer. Commands are typed in this order; a fresh process draws the first match.
"""

import argparse
import asyncio
import os
import re
import shutil
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import defaultdict
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.async_api import async_playwright

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser, Page

_TYPED = ("/ricochet start", "/bid 9", "/bid 8", "/ricochet rules", "/ricochet look", "/ricochet stats")
_CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_SWITCHES = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update")
_ROOT = Path(__file__).parents[1]
_LOOK_AGAIN = 0.005
_MESSAGES = "[...document.querySelectorAll('[data-message-id]')].map(message => message.dataset.messageId)"


@asynccontextmanager
async def _program(folder: Path) -> "AsyncIterator[Process]":
    """Run the program without a token in an empty folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("RICOCHET_", "DISCORD_", "DISPLAY"))}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"), cwd=folder, env={**kept, "PYTHONPATH": str(_ROOT), "BROWSER": "true"}, stdout=PIPE
    )
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


async def _address(process: Process) -> str:
    assert process.stdout is not None
    while line := (await process.stdout.readline()).decode():
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise SystemExit(await process.wait())


async def _answered(page: "Page", text: str) -> float:
    """Type a command and press Enter. Return the seconds until there is a new message, or one takes the place of another."""
    await page.locator("#send-message:enabled").wait_for()
    composer = page.get_by_role("textbox", name="Message", exact=True)
    before = await page.evaluate(_MESSAGES)
    await composer.fill(text)
    begun = time.monotonic()
    await composer.press("Enter")
    while set(await page.evaluate(_MESSAGES)) <= set(before):  # noqa: ASYNC110 - the page has no event
        await asyncio.sleep(_LOOK_AGAIN)
    return time.monotonic() - begun


async def _run(browser: "Browser", taken: dict[str, list[float]]) -> None:
    """Measure one start, and every command."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        async with _program(Path(folder)) as process:
            address = await _address(process)
            up = time.monotonic()
            page = await browser.new_page()
            await page.goto(address)
            await page.locator("main[aria-busy=false]").wait_for()
            await page.locator("#send-message:enabled").wait_for()
            usable = time.monotonic()
            taken["program, to its address"].append(up - begun)
            taken["page, to its use"].append(usable - up)
            taken["both"].append(usable - begun)
            for text in _TYPED:
                taken[f"`{text}`"].append(await _answered(page, text))
            await page.close()


async def _measure(runs: int) -> None:
    taken = defaultdict[str, list[float]](list)
    async with async_playwright() as playwright:
        found = next(filter(None, map(shutil.which, _CHROMIUM)), None)
        browser = await playwright.chromium.launch(executable_path=found, args=_SWITCHES)
        for _ in range(runs):
            await _run(browser, taken)
        await browser.close()
    print("| seconds | median | slowest |\n| --- | --: | --: |")
    for what, times in taken.items():
        print(f"| {what} | {statistics.median(times):.2f} | {max(times):.2f} |")


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description="Measure the page in the browser.")
    parser.add_argument("--runs", type=int, default=5)
    asyncio.run(_measure(parser.parse_args().runs))


if __name__ == "__main__":
    main()
