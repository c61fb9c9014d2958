"""A request to Discord takes no longer than it may."""

import asyncio

import pytest

from bot.ui.time_limit import time_limit
from tests.bot.ui.silent_server import silent_server

SOON, SOONER = 0.2, 0.05
"""Seconds. Nothing here takes a time that matters: what is waited for never comes."""


@pytest.mark.parametrize("path", ["/never", "/half"])
async def test_a_request_that_is_not_answered_is_broken_off(path: str) -> None:
    async with silent_server() as silent:
        with pytest.raises(TimeoutError):
            async with time_limit(SOONER):
                await silent.ask(path)
        async with time_limit():
            assert await silent.ask("/200") == 200


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_what_is_waited_for_after_an_error_is_not(status: int) -> None:
    """As discord.py waits where Discord asks for that."""
    async with silent_server() as silent, time_limit(SOONER):
        assert await silent.ask(f"/{status}") == status
        await asyncio.sleep(SOON)
        assert await silent.ask("/200") == 200


async def test_requests_without_a_limit_are_not_broken_off() -> None:
    async with silent_server() as silent:
        async with time_limit(SOONER):
            assert await silent.ask("/200") == 200
        await asyncio.sleep(SOON)
        assert await silent.ask("/404") == 404
