"""What whoever has added the bot to a server is told: once for each server, in direct messages alone, or not at all.

Why it is so, and what was weighed, is in docs/decisions/welcome.md.
"""

import discord
import structlog

from bot.store import Store, StoreUnavailable
from bot.text import Texts
from bot.text.escaping import escaped, plain
from bot.ui.delivery import NotTaken, Undelivered, delivery
from bot.ui.languages import server_language
from bot.ui.request_rate import RequestRate, Urgency

_log = structlog.stdlib.get_logger()

_ENTRIES = 5
"""So many of the latest bots that were added are looked at."""


async def welcome(client: discord.Client, guild: discord.Guild, store: Store, rate: RequestRate) -> None:
    """Tell somebody what to do first on a server that has just got the bot. Whatever fails is logged, and not tried again."""
    try:
        if not await store.welcome(guild.id):
            return
        adder = await _added_by(guild, rate)
        reader = adder or guild.owner_id
        if reader is None:
            return
        say = Texts.of(await store.language_of(reader) or server_language(guild, None))
        text = say("welcome", who="adder" if adder else "owner", server=escaped(plain(guild.name, str(guild.id))))
        await rate.turn(Urgency.REGULAR)
        async with delivery():
            channel = await client.create_dm(discord.Object(reader))
        await rate.turn(Urgency.REGULAR)
        async with delivery():
            await channel.send(text)
    except (NotTaken, Undelivered, StoreUnavailable) as error:
        _log.info("nobody welcomed", guild_id=guild.id, error=str(error))


async def _added_by(guild: discord.Guild, rate: RequestRate) -> int | None:
    """Who has added the bot, where it may read that; it does not ask for the right."""
    if guild.me is None or not guild.me.guild_permissions.view_audit_log:  # pyright: ignore[reportUnnecessaryComparison]
        return None
    await rate.turn(Urgency.REGULAR)
    async with delivery():
        async for entry in guild.audit_logs(limit=_ENTRIES, action=discord.AuditLogAction.bot_add):
            if entry.target is not None and entry.target.id == guild.me.id:
                return entry.user_id
    return None
