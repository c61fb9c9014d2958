"""Tokens of the board: sessions of people whom Discord has confirmed, and links to watch a game."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Callable
from dataclasses import dataclass

from bot.web.instances import Place
from bot.web.watching import WatchLink

SESSION = 12 * 3600.0
"""Seconds that a session lasts."""

_BYTES = 32
_MAX_REVOKED = 10_000


@dataclass(frozen=True, slots=True)
class Session:
    """A person whom Discord has confirmed, until a time in seconds since the Unix epoch. ``id`` is unique.

    The ``token`` is what its page keeps.
    """

    user: int
    until: float
    id: str
    token: str


class Signer:
    """Issues and reads tokens that are signed with a ``key``; ``now`` returns the time.

    Nothing is stored: processes with the same key read each other's tokens, also after a restart. A token that was revoked
    here is refused here until it expires.
    """

    def __init__(self, key: bytes, now: Callable[[], float]) -> None:
        self._key, self._now = hashlib.sha256(b"ricochet board " + key).digest(), now
        self._revoked = dict[str, float]()

    def session(self, user: int) -> Session:
        """Return a new session."""
        number, until = secrets.token_urlsafe(9), self._now() + SESSION
        return Session(user, until, number, self._signed("session", f"{user}.{number}.{int(until)}"))

    def session_of(self, token: str) -> Session | None:
        """Return the session of a token; None if it is forged, expired or revoked."""
        read = self._read("session", token)
        if read is None:
            return None
        user, number, until = read.split(".")
        session = Session(int(user), float(until), number, token)
        return session if self.lives(session) else None

    def lives(self, session: Session) -> bool:
        """Return whether a session has neither expired nor been revoked."""
        return session.id not in self._revoked and session.until > self._now()

    def revoke(self, session: Session) -> None:
        """Refuse the token of a session from now on."""
        now = self._now()
        self._revoked = {number: until for number, until in self._revoked.items() if until > now}
        while len(self._revoked) >= _MAX_REVOKED:
            del self._revoked[next(iter(self._revoked))]
        self._revoked[session.id] = session.until

    def watch(self, link: WatchLink) -> str:
        """Return the token of a link to watch a match. It does not expire by itself: see `WatchLink.is_good`."""
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
