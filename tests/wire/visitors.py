"""People at the public address of the board, and their pages, as the page's script behaves."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp

from tests.wire.loopback.rest import CLIENT_SECRET
from tests.wire.loopback.server import PATIENCE
from tests.wire.loopback.state import Channel, User
from tests.wire.process import Program
from tests.wire.table import Table

WEB = "https://board.example.org"
SETTINGS: Any = {"RICOCHET_WEB": WEB, "RICOCHET_WEB_PORT": "0", "DISCORD_CLIENT_SECRET": CLIENT_SECRET}


class Page:
    """A page of the board. ``asked`` are the commands that it has sent."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.asked = list[dict[str, Any]]()

    async def receive(self, kind: str) -> dict[str, Any]:
        """Receive until there is a message of this kind, or the page is not served. Raises `ConnectionError` at its end."""
        async with asyncio.timeout(PATIENCE):
            while True:
                received = await self._socket.receive()
                if received.type is not aiohttp.WSMsgType.TEXT:
                    raise ConnectionResetError(received.type)
                message: dict[str, Any] = json.loads(received.data)
                if message["kind"] in (kind, "closed"):
                    return message

    async def bid(self, moves: int) -> str:
        """Bid in the round that is seen, and return why that is refused."""
        view = (await self.receive("view"))["view"]
        await self.ask(what="bid", game=view["game"], round=view["round"], moves=moves)
        return (await self.receive("answer"))["text"]

    async def ask(self, **what: Any) -> None:
        """Send a command."""
        self.asked.append({"kind": "do", "id": len(self.asked) + 1, "game": "", "round": 0, **what})
        await self.again(self.asked[-1])

    async def close(self) -> None:
        """Close the page."""
        await self._socket.close()

    async def again(self, asked: dict[str, Any]) -> None:
        """Send a command that was not answered."""
        await self._socket.send_json(asked)


class Browser:
    """Opens sockets, and closes them at the end."""

    def __init__(self, session: aiohttp.ClientSession, sockets: AsyncExitStack) -> None:
        self._session, self._sockets = session, sockets

    async def connect(self, url: str, origin: str) -> aiohttp.ClientWebSocketResponse:
        socket = await self._session.ws_connect(url, headers={"Origin": origin})
        self._sockets.push_async_callback(socket.close)
        return socket


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as session, AsyncExitStack() as sockets:
        yield Browser(session, sockets)


class Visitors:
    """People at the address of the board."""

    def __init__(self, table: Table, browser: Browser, process: Program | None = None) -> None:
        self._table, self._browser, self._process = table, browser, process or table.program

    async def open(self, channel: Channel, **hello: Any) -> Page:
        """Open the board of a channel."""
        return await self._open(WEB, place=f"{channel.guild_id}.{channel.id}", **hello)

    async def open_anywhere(self, **hello: Any) -> Page:
        """Open the puzzle of the day, which this process serves itself."""
        return await self._open(WEB, subject="daily", **hello)

    async def open_activity(self, instance: str, **hello: Any) -> Page:
        """Open the page of an Activity."""
        return await self._open(f"https://{self._table.discord.state.us.id}.discordsays.com", instance=instance, **hello)

    async def _open(self, origin: str, **hello: Any) -> Page:
        line = [json.loads(line) for line in self._process.log if "serving the board" in line][-1]
        socket = await self._browser.connect(f"http://127.0.0.1:{line['port']}/socket", origin)
        await socket.send_json({"kind": "hello", **hello})
        return Page(socket)

    def authorize(self, user: User) -> str:
        """Authorize the application at Discord, and return the code with which it sends the person back."""
        return self._table.discord.state.authorize(user, f"{WEB}/")
