"""What can become of a request to Discord: it is taken, or not, or nobody knows."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus

import aiohttp
import discord

from bot.ui.time_limit import LIMIT, time_limit


class Undelivered(Exception):
    """Discord could not be reached, or did not answer, and may have taken what it was sent or not: it is to be tried again."""


class NotTaken(Exception):
    """Discord has answered with this error that it will not have it, and would do so again."""

    def __init__(self, error: discord.HTTPException) -> None:
        self.error = error
        super().__init__(str(error))


@asynccontextmanager
async def delivery(seconds: float = LIMIT) -> AsyncGenerator[None, None]:
    """Make requests within a time limit. Raises `Undelivered` for what may pass, and `NotTaken` for what will not."""
    try:
        async with time_limit(seconds):
            yield
    except discord.HTTPException as error:
        if error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise Undelivered(str(error)) from error
        raise NotTaken(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Undelivered(repr(error)) from error
