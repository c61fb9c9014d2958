"""Faults on the way from the bot to Discord, as far as answers to interactions go."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import aiohttp
from simcord.backend.errors import BackendError
from simcord.http.client import FakeWebhookAdapter, _raise_for

CARD = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
"""How the card is edited that has followed up the command by which its match began: no answer."""

Request = Callable[[], Awaitable[Any]]
Fault = Callable[[Request], Awaitable[Any]]


async def well(request: Request) -> Any:
    """Let a request through."""
    return await request()


async def cut_before(_: Request) -> Any:
    """Cut the connection before Discord has the request."""
    raise aiohttp.ServerDisconnectedError


async def cut_after(request: Request) -> Any:
    """Cut the connection after Discord has done what was asked, before it can say so."""
    await request()
    raise aiohttp.ServerDisconnectedError


def status(number: int, code: int = 0) -> Fault:
    """Answer every request with this status and Discord's own code."""

    async def answer(_: Request) -> Any:
        _raise_for(BackendError(number, code, "a fault"))

    return answer


@contextmanager
def answers(*faults: Fault, then: Fault = well) -> Iterator[list[str]]:
    """Meanwhile the first answers meet with these faults, and all others with ``then``. Yields their methods and paths."""
    request, left, made = FakeWebhookAdapter.request, list(faults), list[str]()

    async def faulty(adapter: FakeWebhookAdapter, route: Any, *arguments: Any, **options: Any) -> Any:
        if f"{route.method} {route.path}" == CARD:
            return await request(adapter, route, *arguments, **options)
        made.append(f"{route.method} {route.path}")
        return await (left.pop(0) if left else then)(lambda: request(adapter, route, *arguments, **options))

    with patch.object(FakeWebhookAdapter, "request", faulty):
        yield made
