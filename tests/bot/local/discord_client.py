"""A stand-in for Discord's client and its proxy: the frame of an Activity, the messages around it, and its content policy.

Made after Discord's documentation of the Embedded App SDK. The frame is sandboxed without ``allow-same-origin``, so that its
document has an opaque origin, as on some phones.
"""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
from aiohttp import WSMsgType, web

INSTANCE = "i-1-gc-1-2"

_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-eval' 'nonce-{nonce}' blob:; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data: blob:; connect-src 'self' ws: wss: blob: data:"
)

_CLIENT = """<!doctype html>
<title>Discord</title>
<style>iframe {{ width: 1100px; height: 800px }}</style>
<iframe sandbox="allow-scripts" src="/?instance_id={instance}&frame_id=7&platform=desktop"></iframe>
<script>
  const HANDSHAKE = 0, FRAME = 1, received = [];
  let code = null;  // what the person consents to
  let isSilent = false;
  addEventListener("message", ({{ source, data: [kind, message] }}) => {{
    const answer = (frame) => source.postMessage([FRAME, frame], "*");
    received.push([kind, message]);
    if (isSilent) return;
    if (kind === HANDSHAKE) return answer({{ cmd: "DISPATCH", evt: "READY", nonce: null, data: {{ v: 1, config: {{}} }} }});
    const {{ cmd, nonce }} = message;
    if (cmd === "AUTHORIZE" && code) return answer({{ cmd, nonce, evt: null, data: {{ code }} }});
    answer({{ cmd, nonce, evt: "ERROR", data: {{ code: 5000, message: "denied" }} }});
  }});
</script>
"""


@asynccontextmanager
async def discord_client(board: str) -> AsyncIterator[str]:
    """Serve the client, with what a board at this address serves in its frame. Yields the address of the client."""
    async with aiohttp.ClientSession() as session:
        proxy = _Proxy(board, session)
        app = web.Application()
        app.router.add_get("/client", proxy.client)
        app.router.add_get("/", proxy.page)
        app.router.add_get("/socket", proxy.socket)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        try:
            yield f"http://127.0.0.1:{runner.addresses[0][1]}/client"
        finally:
            await runner.cleanup()


class _Proxy:
    """Passes on what the frame requests, with a content policy of its own."""

    def __init__(self, board: str, session: aiohttp.ClientSession) -> None:
        self._board, self._session = board, session

    async def client(self, _: web.Request) -> web.Response:
        return web.Response(text=_CLIENT.format(instance=INSTANCE), content_type="text/html")

    async def page(self, request: web.Request) -> web.Response:
        async with self._session.get(f"{self._board}/{request.query_string and '?'}{request.query_string}") as answer:
            text = await answer.text()
        nonce = secrets.token_urlsafe(8)
        headers = {"Content-Security-Policy": _POLICY.format(nonce=nonce)}
        return web.Response(text=re.sub("<script", f'<script nonce="{nonce}"', text), content_type="text/html", headers=headers)

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        here = web.WebSocketResponse()
        await here.prepare(request)
        headers = {"Origin": request.headers["Origin"], "Accept-Language": "en"}
        async with self._session.ws_connect(f"{self._board}/socket", headers=headers) as there:
            passing = (asyncio.create_task(_pass(here, there)), asyncio.create_task(_pass(there, here)))
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
            for task in passing:
                task.cancel()
            await asyncio.gather(*passing, return_exceptions=True)
        await here.close()
        return here


async def _pass(
    source: web.WebSocketResponse | aiohttp.ClientWebSocketResponse, to: web.WebSocketResponse | aiohttp.ClientWebSocketResponse
) -> None:
    async for message in source:
        if message.type is WSMsgType.TEXT:
            await to.send_str(message.data)
