"""What can become of a request to Discord: it is taken, or not, or nobody knows."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus

import aiohttp
import discord

from bot.ui.refusals import passes
from bot.ui.time_limit import LIMIT, time_limit


class Undelivered(Exception):
    """Discord has not taken it, or nobody knows whether it has: it is to be tried again after a pause."""


class NotTaken(Exception):
    """Discord has answered with this error that it does not take it. ``passes`` is whether it will."""

    def __init__(self, error: discord.HTTPException) -> None:
        self.error, self.passes = error, passes(error.code)
        super().__init__(str(error))


@asynccontextmanager
async def delivery(seconds: float = LIMIT) -> AsyncGenerator[None, None]:
    """Make requests within a time limit. Raises `NotTaken` where Discord refuses them, and `Undelivered` where it may pass."""
    try:
        async with time_limit(seconds):
            yield
    except discord.HTTPException as error:
        if error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise Undelivered(str(error)) from error
        raise NotTaken(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Undelivered(repr(error)) from error
