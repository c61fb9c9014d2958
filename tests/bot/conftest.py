from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.world import World, open_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path / "ricochet.db") as world:
        yield world
