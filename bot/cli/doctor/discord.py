"""Checks with Discord: token, clock, session starts, shards, client secret, and permissions in the channels of servers."""

import asyncio
import time
from collections.abc import AsyncGenerator, Mapping
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.cards.rights import missing_rights, rights_text
from bot.cli.doctor.checks import Finding, State
from bot.text import Texts
from bot.text.escaping import plain
from bot.web.oauth import accepts_secret

_TIMEOUT = 30.0
"""Seconds for all requests together."""

_CLOCK_TOLERANCE = 3.0
"""The most seconds that the clocks may differ: within them a command counts from the moment it was sent."""

_FEW_STARTS = 0.1
"""A fraction of a day's session starts."""


async def examine_discord(
    say: Texts, token: str, shards: int | None, channels: Mapping[int, frozenset[int]], secret: str | None = None
) -> AsyncGenerator[Finding]:
    """Check the token, the number of ``shards``, the client ``secret``, and the ``channels`` of servers.

    None stands for as many shards as Discord recommends, and for no secret.
    Uses HTTP requests only, and starts no session.
    """
    clock, trace = _DiscordClock(), aiohttp.TraceConfig()
    trace.on_request_end.append(clock.read)
    client = discord.Client(intents=discord.Intents.none(), http_trace=trace)
    try:
        async with asyncio.timeout(_TIMEOUT), client:
            await client.login(token)
            yield Finding("token", State.WELL, say("doctor-token", name=str(client.user)))
            yield _clock(say, clock.ahead)
            gateway = await client.http.request(Route("GET", "/gateway/bot"))
            yield _starts(say, gateway, shards)
            yield _shards(say, gateway["shards"], shards)
            if secret:
                yield await _secret(say, client, secret)
            async for found in _channels(say, client, channels):
                yield found
    except discord.LoginFailure:
        yield Finding("token", State.FAULT, say("program-wrong-token"))
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        yield Finding("discord", State.FAULT, say("program-no-discord", why=str(error) or "timeout"))


class _DiscordClock:
    """Measures by how many seconds this machine is ahead of Discord, from the headers of the latest response."""

    ahead = 0.0

    async def read(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        """Read the time of a response: a hook at the end of requests."""
        if date := params.response.headers.get("Date"):
            self.ahead = time.time() - parsedate_to_datetime(date).timestamp()


def _clock(say: Texts, ahead: float) -> Finding:
    if abs(ahead) <= _CLOCK_TOLERANCE:
        return Finding("clock", State.WELL, say("doctor-clock"))
    text = say("doctor-clock-wrong", seconds=round(abs(ahead)), direction="ahead" if ahead > 0 else "behind")
    return Finding("clock", State.WARNING, text)


def _starts(say: Texts, gateway: Mapping[str, Any], shards: int | None) -> Finding:
    """Check how many session starts are left today; Discord resets the token of a bot that uses them up."""
    limit, needed = gateway["session_start_limit"], shards or gateway["shards"]
    values = {"remaining": limit["remaining"], "total": limit["total"], "minutes": limit["reset_after"] // 60_000 + 1}
    if limit["remaining"] < needed:
        return Finding("starts", State.FAULT, say("doctor-no-starts", **values))
    if limit["remaining"] < _FEW_STARTS * limit["total"]:
        return Finding("starts", State.WARNING, say("doctor-few-starts", **values))
    return Finding("starts", State.WELL, say("doctor-starts", **values))


def _shards(say: Texts, recommended: int, shards: int | None) -> Finding:
    """Check the number of shards against Discord's recommendation; Discord refuses a bot with far fewer."""
    if shards is not None and shards < recommended:
        return Finding("shards", State.WARNING, say("doctor-few-shards", shards=shards, recommended=recommended))
    return Finding("shards", State.WELL, say("doctor-shards", recommended=recommended))


async def _secret(say: Texts, client: discord.Client, secret: str) -> Finding:
    """Check the client secret, without which people cannot sign in to the board."""
    assert client.application_id is not None
    if await accepts_secret(client.application_id, secret):
        return Finding("secret", State.WELL, say("doctor-secret"))
    return Finding("secret", State.WARNING, say("doctor-wrong-secret"))


async def _channels(say: Texts, client: discord.Client, chosen: Mapping[int, frozenset[int]]) -> AsyncGenerator[Finding]:
    checked, faults = 0, 0
    for guild_id, wanted in chosen.items():
        try:
            guild = await client.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):  # the bot has left
            continue
        async for found in _of_server(say, client, guild, wanted):
            faults += 1
            yield found
        checked += len(wanted)
    if not faults:
        yield Finding("channels", State.WELL, say("doctor-channels", count=checked))


async def _of_server(
    say: Texts, client: discord.Client, guild: discord.Guild, wanted: frozenset[int]
) -> AsyncGenerator[Finding]:
    """Return the faults of the channels that a server has chosen."""
    assert client.user is not None
    own, there = await guild.fetch_member(client.user.id), {channel.id: channel for channel in await guild.fetch_channels()}
    server = plain(guild.name, str(guild.id))
    for channel_id in sorted(wanted):
        channel = there.get(channel_id)
        if channel is None:
            text = say("doctor-channel-gone", channel=str(channel_id), server=server)
            yield Finding("channels", State.WARNING, text)
        elif missing := missing_rights(channel.permissions_for(own), channel.type):
            name = plain(channel.name, str(channel_id))
            permissions = rights_text(say, missing)
            text = say("doctor-no-rights", channel=f"#{name}", server=server, permissions=permissions)
            yield Finding("channels", State.WARNING, text)
