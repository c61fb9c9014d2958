"""The welcome DM to the member who added the bot, at most once for each server. See docs/decisions/welcome.md."""

import discord
import structlog

from bot.cards.phrases import how_to_ask
from bot.store import Store, StoreUnavailable
from bot.text import Texts
from bot.text.escaping import escaped, plain
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.languages import chosen_language, server_language
from bot.ui.request_rate import RequestRate, Urgency

_log = structlog.stdlib.get_logger()

_ENTRIES = 5
"""The number of audit log entries that are searched."""


async def welcome(client: discord.Client, guild: discord.Guild, store: Store, rate: RequestRate, contact: str) -> None:
    """Send the welcome DM with first steps for a new server, and with the ``contact`` if there is one.

    Failures are logged, and not retried.
    """
    try:
        if not await store.welcome(guild.id):
            return
        adder = await _added_by(guild, rate)
        reader = adder or guild.owner_id
        if reader is None:
            return
        say = Texts.of(await chosen_language(store, reader) or server_language(guild, None))
        text = say("welcome", who="adder" if adder else "owner", server=escaped(plain(guild.name, str(guild.id))))
        await rate.slot(Urgency.REGULAR)
        async with delivery():
            channel = await client.create_dm(discord.Object(reader))
        await rate.slot(Urgency.REGULAR)
        async with delivery():
            await channel.send("\n".join(filter(None, (text, how_to_ask(say, contact)))))
    except (Rejected, Undelivered, StoreUnavailable) as error:
        _log.info("welcome DM failed", guild_id=guild.id, error=str(error))


async def _added_by(guild: discord.Guild, rate: RequestRate) -> int | None:
    """Return the user who added the bot, if it happens to have the permission to read the audit log."""
    if guild.me is None or not guild.me.guild_permissions.view_audit_log:  # pyright: ignore[reportUnnecessaryComparison]
        return None
    await rate.slot(Urgency.REGULAR)
    async with delivery():
        async for entry in guild.audit_logs(limit=_ENTRIES, action=discord.AuditLogAction.bot_add):
            if entry.target is not None and entry.target.id == guild.me.id:
                return entry.user_id
    return None
