"""Sessions of people whom Discord has confirmed, the tokens of these sessions, and those of links to watch a match."""

import asyncio
import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.scheduled.sign_outs import SESSION
from bot.web.instances import Place
from bot.web.watching import WatchLink
from engine.rules.events import Player

_BYTES = 32


@dataclass(frozen=True, slots=True)
class Session:
    """A person whom Discord has confirmed, at the time ``begun``, in seconds since the Unix epoch.

    The ``token`` is what its page keeps.
    """

    user: Player
    begun: float
    token: str

    @property
    def until(self) -> float:
        """When it expires, in seconds since the Unix epoch."""
        return self.begun + SESSION


class Sessions:
    """The sessions that this process knows to be over. ``now`` returns the time."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._ended = dict[Player, float]()
        self._waiting = defaultdict[Player, set[asyncio.Event]](set)

    def end(self, user: Player, at: float) -> None:
        """End the sessions of a person that had begun by this time; may be repeated."""
        if at <= self._ended.get(user, 0):
            return
        self._ended = {one: ended for one, ended in self._ended.items() if one != user and ended > self._now() - SESSION}
        self._ended[user] = at
        for event in self._waiting.get(user, ()):
            event.set()

    def lives(self, session: Session) -> bool:
        """Return whether a session has neither expired nor been ended."""
        return self._ended.get(session.user, 0) < session.begun and self._now() < session.until

    async def until_over(self, session: Session) -> None:
        """Return as soon as a session is over."""
        ended = asyncio.Event()
        self._waiting[session.user].add(ended)
        try:
            while self.lives(session):
                with suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), session.until - self._now())
                ended.clear()
        finally:
            self._waiting[session.user].remove(ended)
            if not self._waiting[session.user]:
                del self._waiting[session.user]


class Signer:
    """Issues and reads tokens that are signed with a ``key``; ``now`` returns the time.

    Nothing is stored: processes with the same key read each other's tokens, also after a restart.
    """

    def __init__(self, key: bytes, now: Callable[[], float]) -> None:
        self._key, self._now = hashlib.sha256(b"ricochet board " + key).digest(), now

    def session(self, user: Player, signed_out: float = 0.0) -> Session:
        """Return a new session, which begins after the person last ``signed_out``, though the clock may be behind that time."""
        begun = max(int(self._now() * 1000), round(signed_out * 1000) + 1)
        return Session(user, begun / 1000, self._signed("signed in", f"{user}.{begun}"))

    def session_of(self, token: str) -> Session | None:
        """Return the session of a token, which may be over; None if it is forged."""
        read = self._read("signed in", token)
        if read is None:
            return None
        user, begun = map(int, read.split("."))
        return Session(user, begun / 1000, token)

    def watch(self, link: WatchLink) -> str:
        """Return the token of a link to watch a match. It has no expiry: `WatchLink.is_good` decides whether it is good."""
        return self._signed("watch", f"{link.place.guild_id}.{link.place.channel_id}.{link.game_id}.{link.number}")

    def watched(self, token: str, place: Place) -> WatchLink | None:
        """Return the link of a token to watch a match of this channel; None if it is none."""
        read = self._read("watch", token)
        if read is None:
            return None
        guild_id, channel_id, game_id, number = map(int, read.split("."))
        return WatchLink(place, game_id, number) if place == (guild_id, channel_id) else None

    def _signed(self, kind: str, text: str) -> str:
        return f"{text}.{urlsafe_b64encode(self._signature(kind, text)).decode().rstrip('=')}"

    def _read(self, kind: str, token: str) -> str | None:
        """Return the content of a token; None if it is not one of this kind."""
        text, _, signature = token.rpartition(".")
        try:
            given = urlsafe_b64decode(signature + "=" * (-len(signature) % 4))
        except (NotBase64, ValueError):
            return None
        return text if hmac.compare_digest(given, self._signature(kind, text)) else None

    def _signature(self, kind: str, text: str) -> bytes:
        return hmac.digest(self._key, f"{kind} {text}".encode(), "sha256")[:_BYTES]
