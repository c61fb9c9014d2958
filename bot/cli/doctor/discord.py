"""Discord: whether it knows the bot, agrees about the time, lets it start, and lets it write where servers want it to."""

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
from bot.cli.doctor.finding import Finding, State
from bot.text import Texts
from bot.text.escaping import plain

_PATIENCE = 30.0
"""Seconds for everything that Discord is asked."""

_CLOCK_MAY_BE_WRONG = 3.0
"""Seconds by which the clocks may differ: up to there a command counts by the moment it was made."""

_FEW_STARTS = 0.1
"""Share of a day's starts."""


async def examine_discord(
    say: Texts, token: str, shards: int | None, channels: Mapping[int, frozenset[int]]
) -> AsyncGenerator[Finding]:
    """What can be found out with a token, about so many shards, and about the ``channels`` that servers have chosen.

    Nothing is connected. ``shards`` is None where Discord says how many there are.
    """
    clock = _DiscordsClock()
    client = discord.Client(intents=discord.Intents.none(), http_trace=clock.trace())
    try:
        async with asyncio.timeout(_PATIENCE), client:
            await client.login(token)
            yield Finding("token", State.WELL, say("doctor-token", name=str(client.user)))
            yield _clock(say, clock.ahead)
            gateway = await client.http.request(Route("GET", "/gateway/bot"))
            yield _starts(say, gateway, shards)
            yield _shards(say, gateway["shards"], shards)
            async for found in _channels(say, client, channels):
                yield found
    except discord.LoginFailure:
        yield Finding("token", State.FAULT, say("program-wrong-token"))
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        yield Finding("discord", State.FAULT, say("program-no-discord", why=str(error) or "timeout"))


class _DiscordsClock:
    """By how many seconds this machine's clock is ahead of Discord's, as the headers of its latest answer tell."""

    ahead = 0.0

    def trace(self) -> aiohttp.TraceConfig:
        """What tells of answers."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        return config

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        del session, context
        if date := params.response.headers.get("Date"):
            self.ahead = time.time() - parsedate_to_datetime(date).timestamp()


def _clock(say: Texts, ahead: float) -> Finding:
    if abs(ahead) <= _CLOCK_MAY_BE_WRONG:
        return Finding("clock", State.WELL, say("doctor-clock"))
    text = say("doctor-clock-wrong", seconds=round(abs(ahead)), direction="ahead" if ahead > 0 else "behind")
    return Finding("clock", State.WARNING, text)


def _starts(say: Texts, gateway: Mapping[str, Any], shards: int | None) -> Finding:
    """How often the bot may still connect today: after that Discord ends all its connections and takes its token back."""
    limit, needed = gateway["session_start_limit"], shards or gateway["shards"]
    told = {"remaining": limit["remaining"], "total": limit["total"], "minutes": limit["reset_after"] // 60_000 + 1}
    if limit["remaining"] < needed:
        return Finding("starts", State.FAULT, say("doctor-no-starts", **told))
    if limit["remaining"] < _FEW_STARTS * limit["total"]:
        return Finding("starts", State.WARNING, say("doctor-few-starts", **told))
    return Finding("starts", State.WELL, say("doctor-starts", **told))


def _shards(say: Texts, recommended: int, shards: int | None) -> Finding:
    """Whether there are as many as Discord recommends, which refuses the bot where they are far fewer."""
    if shards is not None and shards < recommended:
        return Finding("shards", State.WARNING, say("doctor-few-shards", shards=shards, recommended=recommended))
    return Finding("shards", State.WELL, say("doctor-shards", recommended=recommended))


async def _channels(say: Texts, client: discord.Client, chosen: Mapping[int, frozenset[int]]) -> AsyncGenerator[Finding]:
    looked_at, amiss = 0, 0
    for guild_id, wanted in chosen.items():
        try:
            guild = await client.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):  # the bot is not there any more
            continue
        async for found in _of_server(say, client, guild, wanted):
            amiss += 1
            yield found
        looked_at += len(wanted)
    if not amiss:
        yield Finding("channels", State.WELL, say("doctor-channels", count=looked_at))


async def _of_server(
    say: Texts, client: discord.Client, guild: discord.Guild, wanted: frozenset[int]
) -> AsyncGenerator[Finding]:
    """What is amiss with the channels that a server has chosen."""
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
            told = {"channel": f"#{name}", "server": server, "permissions": rights_text(say, missing)}
            yield Finding("channels", State.WARNING, say("doctor-no-rights", **told))
