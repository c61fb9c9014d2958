"""A link to Discord, or to a database, can be cut, silenced and mended, and nobody else's is."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tests.wire.link import Link
from tests.wire.loopback.gateway import HELLO
from tests.wire.loopback.server import TOKEN, Discord, api_at
from tests.wire.loopback.state import gateway_at


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with Discord() as discord:
        yield discord


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        yield session


@pytest.fixture
async def link(discord: Discord) -> AsyncIterator[Link]:
    host, port = discord.host.split(":")
    async with Link((host, int(port))) as link:
        yield link


async def me(session: aiohttp.ClientSession, host: str) -> int:
    """The status of a request."""
    async with session.get(f"{api_at(host)}/users/@me") as answer:
        return answer.status


async def test_discord_knows_by_which_link_a_request_came(discord: Discord, session: aiohttp.ClientSession, link: Link) -> None:
    for host in (link.host, discord.host):
        assert await me(session, host) == 200
    assert [call.host for call in discord.calls] == [link.host, discord.host]


async def test_whoever_has_a_link_that_is_cut_reaches_nobody_until_it_is_mended(
    discord: Discord, session: aiohttp.ClientSession, link: Link
) -> None:
    async with session.ws_connect(gateway_at(link.host)) as socket:
        assert (await socket.receive_json())["op"] == HELLO
        assert await me(session, link.host) == 200
        link.cut()
        assert (await socket.receive()).type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
    with pytest.raises(aiohttp.ClientError):
        await me(session, link.host)
    assert await me(session, discord.host) == 200
    link.mend()
    assert await me(session, link.host) == 200


async def test_whoever_has_a_link_that_is_silent_waits_and_is_heard_once_it_is_mended(
    discord: Discord, session: aiohttp.ClientSession, link: Link
) -> None:
    link.silence()
    asked = asyncio.create_task(me(session, link.host))
    assert await me(session, discord.host) == 200
    assert not asked.done()
    assert len(discord.calls) == 1
    link.mend()
    assert await asked == 200


async def test_a_database_is_lost_and_found_again(postgres: str) -> None:
    async with Link(Path(str(conninfo_to_dict(postgres)["host"])) / ".s.PGSQL.5432") as link:
        host, port = link.host.split(":")
        address = make_conninfo(postgres, host=host, port=port)
        async with await psycopg.AsyncConnection.connect(address) as connection:
            await connection.execute("SELECT 1")
            link.cut()
            with pytest.raises(psycopg.OperationalError):
                await connection.execute("SELECT 1")
        with pytest.raises(psycopg.OperationalError):
            await psycopg.AsyncConnection.connect(address)
        link.mend()
        async with await psycopg.AsyncConnection.connect(address) as connection:
            await connection.execute("SELECT 1")
