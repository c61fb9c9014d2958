"""Cut windows of the board off at random moments of matches, and check that nothing is lost or done twice.

    python -m benchmarks.cuts --cuts 1000 --seed 1

`tests/bot/web/cuts.py` says how: two people play on the real page in Chromium, two in the simulated Discord, in one match after
the other. After each cut every command of a window is answered; then the windows show exactly the match as it is. At the end of
each match every proof was shown once, in order, in each window, and each command that was answered as done is one event. Exits
with the fault that was found first.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from playwright.async_api import async_playwright

from engine.solver import warm_up
from tests.bot.web.cuts import open_trial
from tests.bot.world import open_world

_CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


async def _run(cuts: int, seed: int) -> None:
    path = next(filter(None, map(shutil.which, _CHROMIUM)), None)
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        async with async_playwright() as playwright, open_world(Path(folder) / "ricochet.db", seed) as world:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            async with open_trial(world, browser, Random(seed)) as trial:
                counts = await trial.play(cuts, report=lambda text: print(text, file=sys.stderr, flush=True))
            await browser.close()
    print(", ".join(f"{count:,} {what}" for what, count in counts.items()), f"in {time.monotonic() - begin:.0f} s")


def main() -> None:
    """Play, and print what was counted."""
    parser = argparse.ArgumentParser(description="Cut windows of the board off, and check that nothing is lost or done twice.")
    parser.add_argument("--cuts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    warm_up()
    asyncio.run(_run(chosen.cuts, chosen.seed))


if __name__ == "__main__":
    main()
