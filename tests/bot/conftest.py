from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import structlog

from tests.discord_api.refused import refused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.bot.world import Member, World

*_processors, _ = structlog.get_config()["processors"]
structlog.configure(processors=[*_processors, structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)])
"""Tracebacks as Python prints them: those with frames and colours took longer than what the tests do that log them."""


@pytest.fixture
async def world(tmp_path: Path, kernels: None) -> "AsyncIterator[World]":  # noqa: ARG001
    from tests.bot.world import open_world  # noqa: PLC0415 - SimCord is loaded where there is a world, and not for a card

    async with open_world(tmp_path / "ricochet.db") as world:
        yield world


@pytest.fixture
async def ada(world: "World") -> "Member":
    return world.player("ada")


@pytest.fixture
async def ben(world: "World") -> "Member":
    return world.player("ben")


@pytest.fixture
async def cleo(world: "World") -> "Member":
    return world.player("cleo")


@pytest.fixture(autouse=True)
def _taken_by_discord() -> Iterator[None]:
    """Fail a test in which a bot asked for what Discord would refuse."""
    yield
    found, refused[:] = refused[:], []
    assert found == []
