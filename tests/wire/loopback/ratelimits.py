"""Rate limits of Topics, "Rate Limits": a bucket for each route and major parameter, and one for the bot.

The limits of routes are not documented, but sent in headers; the numbers of `ROUTES` were observed there.
"""

import time
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.wire.loopback.faults import DELETE, EDIT, SEND, Call

if TYPE_CHECKING:
    from collections.abc import Callable

ROUTES = {SEND: (5, 5.0), EDIT: (5, 5.0), DELETE: (5, 1.0)}
"""How many requests in how many seconds, for each channel."""

GLOBAL = (50, 1.0)
"""Topics, "Global Rate Limit": of all requests with the bot's token. Interactions have none of it."""

IDENTIFY_EVERY = 5.0
"""Topics, "Session Start Limit Object": seconds between two IDENTIFYs of a bucket, which is `shard % max_concurrency`."""


@dataclass(slots=True)
class _Bucket:
    limit: int
    seconds: float
    taken: deque[float] = field(default_factory=deque)

    def take(self, now: float) -> float:
        """Take one request: 0, or how many seconds it has to wait instead."""
        while self.taken and self.taken[0] <= now - self.seconds:
            self.taken.popleft()
        if len(self.taken) >= self.limit:
            return self.taken[0] + self.seconds - now
        self.taken.append(now)
        return 0.0


@dataclass(frozen=True, slots=True)
class Limited:
    """What headers say of a request: ``retry_after`` is 0 where it may pass."""

    headers: dict[str, str]
    retry_after: float = 0.0
    is_global: bool = False


class RateLimits:
    """All buckets, by a clock of their own in seconds. Nothing is limited while it is off."""

    def __init__(self) -> None:
        self.is_on = False
        self.now: Callable[[], float] = time.monotonic
        self._buckets = dict[str, _Bucket]()
        self._global = _Bucket(*GLOBAL)

    def take(self, call: Call) -> Limited:
        """Count a request against its limits."""
        if not self.is_on or call.is_of_interaction:
            return Limited({})
        now = self.now()
        if wait := self._global.take(now):
            return Limited({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, wait, is_global=True)
        if call.name not in ROUTES:
            return Limited({})
        bucket = self._buckets.setdefault(f"{call.name}:{call.channel_id}", _Bucket(*ROUTES[call.name]))
        wait = bucket.take(now)
        reset = wait or bucket.taken[0] + bucket.seconds - now
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.limit - len(bucket.taken)),
            "X-RateLimit-Reset": f"{time.time() + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(call.name)):x}",
        }
        return Limited(headers | ({"X-RateLimit-Scope": "user"} if wait else {}), wait)


class Starts:
    """How often the bot may identify itself, by a clock of its own in seconds. Nothing is refused while it is off.

    ``every`` are the seconds between two of a bucket; ``refused`` are the shards as which it did so too soon.
    """

    def __init__(self) -> None:
        self.is_on = False
        self.every = IDENTIFY_EVERY
        self.now: Callable[[], float] = time.monotonic
        self.refused = list[int]()
        self._buckets = dict[int, _Bucket]()

    def take(self, shard: int, max_concurrency: int) -> bool:
        """Return whether it may do so now, as this shard."""
        if not self.is_on:
            return True
        wait = self._buckets.setdefault(shard % max_concurrency, _Bucket(1, self.every)).take(self.now())
        if wait:
            self.refused.append(shard)
        return not wait
