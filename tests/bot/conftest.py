from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.solver import warm_up
from tests.bot.world import World, open_world


@pytest.fixture(scope="session", autouse=True)
def kernels() -> None:
    """Loaded before the first bot starts, so that no test waits for them in the middle of a match."""
    warm_up()


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path / "ricochet.db") as world:
        yield world
