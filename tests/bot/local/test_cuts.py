"""Windows of the board that are cut off again and again, in a real browser: ``tests/soak`` does it for longer."""

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.bot.web.cuts import open_trial
from tests.bot.world import open_world

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = pytest.mark.at_length

CUTS = 8


async def test_windows_that_are_cut_off_show_each_proof_once_and_do_each_command_once(
    browser: "Browser",
    tmp_path: Path,
    kernels: None,  # noqa: ARG001
) -> None:
    async with open_world(tmp_path / "ricochet.db") as world, open_trial(world, browser, Random(1)) as trial:
        counts = await trial.play(CUTS)
    assert counts["cuts"] >= CUTS
    assert counts["proofs shown"] > 0
    assert counts["commands"] > 0
