"""The person who opens a page: that of its session, or of the code with which it signs in."""

from collections.abc import Callable
from contextlib import suppress

from bot.store import StoreError
from bot.text import Texts
from bot.web import protocol
from bot.web.limits import Limits, TooMany
from bot.web.oauth import Application, SignIn, SignInFailed
from bot.web.served import Served
from bot.web.server import Closed
from bot.web.sessions import Session, Sessions, Signer
from engine.rules.events import Player


class People:
    """Signs people in, and keeps their sessions. ``web`` is the address of the page, ``secret`` that of the application."""

    def __init__(self, web: str, secret: str, served: Served, limits: Limits, now: Callable[[], float]) -> None:
        self._web, self._secret, self._served, self._limits = web, secret, served, limits
        self._sign_in = SignIn()
        self.signer, self.sessions = Signer(secret.encode(), now), Sessions(now)

    async def session(self, say: Texts, hello: protocol.Hello, address: str) -> Session | None:
        """Return the session of a page, begun with a code if it brings one, if it has one. Raises `Closed`."""
        if not hello.code:
            return await self._known_session(hello.session)
        is_activity = hello.instance is not None
        try:
            self._limits.ask_for_stranger(address)
            user = await self._sign_in.user_of(self._application(), hello.code, is_activity=is_activity)
        except TooMany as error:
            raise Closed(say("web-too-many"), str(error), retry=True) from None
        except SignInFailed as error:
            sign_in = protocol.Link(href="", label=say("web-join")) if is_activity else self.link(say)
            raise Closed(say("web-sign-in-failed"), str(error), sign_in=sign_in) from None
        with suppress(StoreError):  # the code is used up: without the database the session begins now
            return self.signer.session(user, await self._signed_out_at(user) or 0.0)
        return self.signer.session(user)

    async def _known_session(self, token: str) -> Session | None:
        """Return the session of a token, unless it is over; its person may have signed out at another process."""
        session = self.signer.session_of(token)
        if session and self.sessions.lives(session):
            if ended := await self._signed_out_at(session.user):
                self.sessions.end(session.user, ended)
            return session if self.sessions.lives(session) else None
        return None

    async def _signed_out_at(self, user: Player) -> float | None:
        return await self._served.ready[0].store.signed_out_at(user)

    def _application(self) -> Application:
        return Application(self._served.application_id, self._secret, f"{self._web}/")

    def link(self, say: Texts) -> protocol.Link:
        """Return the link with which people sign in."""
        return protocol.Link(href=self._application().authorize, label=say("web-sign-in"))
