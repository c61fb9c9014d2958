"""A sign-in that Discord refuses says which setting is likely wrong."""

import json
from unittest.mock import patch

import pytest
from aiohttp import web
from discord.http import Route

from bot.web.oauth import Application, SignIn, SignInFailed

APPLICATION = Application(1, "hidden", "https://board.example.org/")
REFUSALS = [
    (401, {"error": "invalid_client"}, "not signed in: 401: DISCORD_CLIENT_SECRET is not the secret of this application"),
    (
        400,
        {"error": "invalid_request", "error_description": 'Invalid "redirect_uri" in request.'},
        "not signed in: 400: https://board.example.org/ is not among the application's redirects",
    ),
    (400, {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'}, "not signed in: 400"),
]


@pytest.mark.parametrize(("status", "content", "said"), REFUSALS)
async def test_a_refused_sign_in_names_its_likely_cause(status: int, content: dict[str, str], said: str) -> None:
    async def refuse(_: web.Request) -> web.Response:
        return web.Response(text=json.dumps(content), status=status, content_type="application/json")

    app = web.Application()
    app.router.add_post("/oauth2/token", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    with patch.object(Route, "BASE", f"http://{host}:{port}"), pytest.raises(SignInFailed) as refused:
        await SignIn().user_of(APPLICATION, "code")
    await runner.cleanup()
    assert str(refused.value) == said
