"""Coroutines that run at the same time until one of them ends."""

import asyncio
from collections.abc import Coroutine
from typing import Any


async def until_one_ends(*coroutines: Coroutine[Any, Any, Any]) -> None:
    """Run these coroutines until one of them ends, and cancel the others. Raises what that one raised."""
    tasks = [asyncio.create_task(one) for one in coroutines]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
