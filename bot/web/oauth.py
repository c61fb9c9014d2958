"""Signing in with Discord: the code that a page brings is exchanged for who its person is. No token of theirs is kept."""

import asyncio
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import urlencode

import aiohttp
from discord.http import Route

AUTHORIZE = "https://discord.com/oauth2/authorize"
SCOPE = "identify"

_EXCHANGE = "/oauth2/token"
_TIMEOUT = aiohttp.ClientTimeout(total=10)
_AT_ONCE = 8
"""Codes that are exchanged at a time."""


class SignInFailed(Exception):
    """Discord does not confirm who a person is: the code is wrong or used, a setting is wrong, or Discord cannot be reached.

    ``cause`` is the setting that is likely wrong, for the log.
    """

    def __init__(self, why: object, cause: str = "") -> None:
        super().__init__(": ".join(["not signed in", str(why), *filter(None, [cause])]))


@dataclass(frozen=True, slots=True)
class Application:
    """The application at Discord: its id, its secret, and the address to which Discord sends people back."""

    id: int
    secret: str
    redirect: str

    @property
    def authorize(self) -> str:
        """The address where people sign in, but for the state that their page adds."""
        asked = {"client_id": self.id, "response_type": "code", "scope": SCOPE, "redirect_uri": self.redirect, "prompt": "none"}
        return f"{AUTHORIZE}?{urlencode(asked)}"


class SignIn:
    """Exchanges codes, a few at a time."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(_AT_ONCE)

    async def user_of(self, application: Application, code: str, *, is_activity: bool = False) -> int:
        """Return the id of the person who has brought a code. Raises `SignInFailed`.

        An Activity requests its code from Discord's client, which redirects to nowhere.
        """
        form = {
            "client_id": str(application.id),
            "client_secret": application.secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        if not is_activity:
            form["redirect_uri"] = application.redirect
        try:
            async with self._slots, aiohttp.ClientSession(timeout=_TIMEOUT, trust_env=True) as session:
                granted = await _json(session.post(f"{Route.BASE}{_EXCHANGE}", data=form), application)
                bearer = {"Authorization": f"Bearer {granted['access_token']}"}
                user = await _json(session.get(f"{Route.BASE}/users/@me", headers=bearer), application)
                return int(user["id"])
        except (aiohttp.ClientError, OSError, TimeoutError, KeyError, ValueError, TypeError) as error:
            raise SignInFailed(type(error).__name__) from error


async def accepts_secret(application_id: int, secret: str) -> bool:
    """Return whether Discord takes a client secret for that of an application. Raises `aiohttp.ClientError`."""
    form = {
        "client_id": str(application_id),
        "client_secret": secret,
        "grant_type": "client_credentials",
        "scope": SCOPE,
    }
    async with (
        aiohttp.ClientSession(timeout=_TIMEOUT, trust_env=True) as session,
        session.post(f"{Route.BASE}{_EXCHANGE}", data=form) as answer,
    ):
        if answer.status == HTTPStatus.UNAUTHORIZED:
            return False
        answer.raise_for_status()
        return True


async def _json(request: Any, application: Application) -> Any:
    """Return the content of an answer. Raises `SignInFailed` if Discord has refused."""
    async with request as answer:
        if answer.status != HTTPStatus.OK:
            raise SignInFailed(answer.status, _cause(application, answer.status, await answer.text()))
        return await answer.json()


def _cause(application: Application, status: int, content: str) -> str:
    """Return the setting for which Discord has likely refused, or nothing if it is the code of the page."""
    if status == HTTPStatus.UNAUTHORIZED:
        return "DISCORD_CLIENT_SECRET is not the secret of this application"
    if "redirect_uri" in content:
        return f"{application.redirect} is not among the application's redirects"
    return ""
