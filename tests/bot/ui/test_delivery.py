"""A request to Discord takes no longer than its limit."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.ui.delivery import time_limit
from tests.bot.ui.silent_server import silent_server

SHORT, LONG = 0.05, 30.0
"""Seconds: less than it takes until what never comes has come, and more than a busy machine takes for an answer."""

PassBy = Callable[[float], Awaitable[None]]


@pytest.fixture
def pass_by(monkeypatch: pytest.MonkeyPatch) -> PassBy:
    """Lets so many seconds go by in an instant, in which all timers ring that are set for them."""

    async def skip(seconds: float) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time
        monkeypatch.setattr(loop, "time", lambda: now() + seconds)
        for _ in range(3):  # the timers ring in the second turn
            await asyncio.sleep(0)

    return skip


@pytest.mark.parametrize("path", ["/never", "/half"])
async def test_a_request_that_is_not_answered_is_broken_off(path: str) -> None:
    async with silent_server() as silent:
        with pytest.raises(TimeoutError):
            async with time_limit(SHORT):
                await silent.ask(path)
        async with time_limit():
            assert await silent.ask("/200") == 200


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_what_is_waited_for_after_an_error_is_not(status: int, pass_by: PassBy) -> None:
    """As discord.py waits where Discord asks for that."""
    async with silent_server() as silent, time_limit(LONG):
        assert await silent.ask(f"/{status}") == status
        await pass_by(2 * LONG)
        assert await silent.ask("/200") == 200


async def test_requests_without_a_limit_are_not_broken_off(pass_by: PassBy) -> None:
    async with silent_server() as silent:
        async with time_limit(LONG):
            assert await silent.ask("/200") == 200
        await pass_by(2 * LONG)
        assert await silent.ask("/404") == 404
