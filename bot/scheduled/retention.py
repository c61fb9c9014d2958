"""Deletes the data of servers some time after the bot has left them, and what is kept about commands for some days."""

import discord
import structlog

from bot.clock import Clock
from bot.store import Store

_log = structlog.stdlib.get_logger()

KEPT_FOR = 30 * 86400.0
"""Seconds for which the data of a server is kept, in case the bot is invited again."""

A_DAY = 86400.0


_DONE_FOR = 2 * A_DAY
"""Seconds for which it is known which commands of pages were done: longer than a page has a session."""


async def delete_left_guilds(client: discord.Client, store: Store, clock: Clock) -> None:
    """Once a day, forever, delete the data of servers that were left long enough ago, and ids of commands that were done."""
    while True:
        try:
            await store.delete_done(clock.now() - _DONE_FOR)
            for guild_id in await store.left_before(clock.now() - KEPT_FOR):
                if client.get_guild(guild_id) is None:
                    await store.delete_guild(guild_id)
                    _log.info("server deleted", guild_id=guild_id)
        except Exception:  # noqa: BLE001 - whatever it was, tomorrow is another day
            _log.exception("servers not deleted")
        await clock.sleep(A_DAY)
