"""One window of the board, as its page is for the bot."""

import json
import re
from typing import Any

import aiohttp

from tests.bot.world import PATIENCE

COMMAND = re.compile(r"/(?:ricochet|bid|prove|pass)\b")
"""A command, which the page takes none of."""


class Page:
    """One window: what it was sent, the latest last."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.shown = list[dict[str, Any]]()
        self._number = 0

    async def receive(self) -> dict[str, Any]:
        message = await self.socket.receive(PATIENCE)
        assert message.type is aiohttp.WSMsgType.TEXT, message
        assert not COMMAND.search(message.data), message.data
        received: dict[str, Any] = json.loads(message.data)
        if received["kind"] == "shown":
            self.shown.append(received)
        return received

    async def until(self, **wanted: Any) -> dict[str, Any]:
        """Receive until the match is as it is wanted, and return what is seen of it then."""
        while True:
            seen = (await self.receive()).get("view")
            if seen is not None and all(seen[name] == value for name, value in wanted.items()):
                return seen

    async def do(self, seen: dict[str, Any], what: str, **more: Any) -> str:
        """Do something in the round that is seen. Returns why it was refused, or nothing."""
        return (await self.ask(seen, what, **more))["text"]

    async def ask(self, seen: dict[str, Any], what: str, **more: Any) -> dict[str, Any]:
        """Do something in the round that is seen, and return the answer."""
        self._number += 1
        asked = {"kind": "do", "id": self._number, "game": seen["game"], "round": seen["round"], "what": what, **more}
        await self.socket.send_json(asked)
        while (answer := await self.receive())["kind"] != "answer":
            pass
        assert answer["id"] == self._number
        return answer


def closed(
    text: str, *, retry: bool = False, sign_in: dict[str, str] | None = None, channel: dict[str, str] | None = None
) -> dict[str, Any]:
    """The last message to a page that is not served."""
    return {"kind": "closed", "text": text, "retry": retry, "sign_in": sign_in, "channel": channel}
