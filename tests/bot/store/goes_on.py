"""A world that starts from the database of an older version."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import patch

from tests.bot.shortcuts import shortcuts
from tests.bot.world import World


@asynccontextmanager
async def going_on(world: World, at: float) -> AsyncIterator[None]:
    """Let its bot start at this time, and leave none of its errors unseen at the end."""
    world.clock_ahead = at - world.env.now().timestamp()
    with (
        # All its games have messages at once, and time in which requests could wait for slots stands still.
        patch("bot.ui.request_rate._SECONDS", 0.0),
        shortcuts(),
    ):
        await world.env.start()
        await world.env.settle()
        try:
            yield
            assert not world.errors[world.meant :]
        finally:
            await world.env.shutdown()
            await world.bot.close()
