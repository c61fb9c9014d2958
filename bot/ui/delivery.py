"""The outcomes of a request to Discord: accepted, rejected, or unknown."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus

import aiohttp
import discord

from bot.ui.refusals import retry_of
from bot.ui.time_limit import time_limit


class Undelivered(Exception):
    """The request failed temporarily, or its outcome is unknown: retry after a pause."""


class Rejected(Exception):
    """Discord has rejected the request with this error; ``retry`` says when it may accept it."""

    def __init__(self, error: discord.HTTPException) -> None:
        self.error, self.retry = error, retry_of(error.code)
        super().__init__(str(error))


@asynccontextmanager
async def delivery(seconds: float | None = None) -> AsyncGenerator[None, None]:
    """Run requests with a timeout. Raises `Rejected` for a definite error, and `Undelivered` for one that may be temporary."""
    try:
        async with time_limit(seconds):
            yield
    except discord.HTTPException as error:
        if error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise Undelivered(str(error)) from error
        raise Rejected(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Undelivered(repr(error)) from error
