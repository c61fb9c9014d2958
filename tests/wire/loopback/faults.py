"""Faults by script: which requests go wrong, how, and how often."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from tests.discord_api.components import every


@dataclass(slots=True)
class Call:
    """A request to the REST API: ``route`` is its path with the names of its parameters, as in ``/channels/{channel_id}``.

    ``files`` are the names and the bytes of those that came along. ``status`` is what it was answered with; None where it was
    not. ``at`` is when it came, by `time.monotonic`, and ``host`` the address to which: each process that has a link of its own
    asks at another one.
    """

    method: str
    route: str
    parameters: dict[str, str]
    query: dict[str, str] = field(default_factory=dict)
    payload: Any = None
    files: list[tuple[str, bytes]] = field(default_factory=list)
    token: str | None = None
    status: int | None = None
    at: float = 0.0
    host: str = ""

    @property
    def name(self) -> str:
        return f"{self.method} {self.route}"

    @property
    def channel_id(self) -> int | None:
        found = self.parameters.get("channel_id")
        return int(found) if found else None

    @property
    def is_of_interaction(self) -> bool:
        """Whether it goes by an interaction's own token, and not by the bot's."""
        return self.route.startswith(("/interactions/", "/webhooks/"))

    @property
    def text(self) -> str:
        """All text that is to be shown by it."""
        payload = self.payload if isinstance(self.payload, dict) else {}
        payload = payload.get("data") or payload
        parts = [payload.get("content"), *(part.get("content") for part in every(payload.get("components") or []))]
        return "\n".join(filter(None, parts))


SEND = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
OPEN_THREAD = "POST /channels/{channel_id}/messages/{message_id}/threads"
GIVE_ROLE = "PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}"
TAKE_ROLE = GIVE_ROLE.replace("PUT", "DELETE")
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
HISTORY = "GET /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/{interaction_id}/{token}/callback"
FOLLOW_UP = "POST /webhooks/{application_id}/{token}"
EDIT_ORIGINAL = "PATCH /webhooks/{application_id}/{token}/messages/@original"
EDIT_ANSWER = "PATCH /webhooks/{application_id}/{token}/messages/{message_id}"


class FaultKind(Enum):
    """How a request goes wrong."""

    STATUS = "answered with an error, and nothing is done"
    CUT_BEFORE = "the connection is cut, and nothing is done"
    CUT_AFTER = "it is done, and the connection cut instead of an answer"
    HELD_BEFORE = "nothing happens until it is let go, and then all is well, unless what asked has gone"
    HELD_AFTER = "it is done, and not answered until it is let go"
    SLOW = "nothing happens for some seconds, and then all is well"


@dataclass(slots=True)
class Fault:
    """What happens to the next ``times`` requests that match. ``met`` counts them."""

    kind: FaultKind
    matches: Callable[[Call], bool]
    times: int = 1
    status: int = 0
    code: int = 0
    seconds: float = 0.0
    met: int = 0
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Release what is held, and hold nothing more."""
        self.times = 0
        self.released.set()


class Faults:
    """The script: of several faults that match a request, the one that was added first happens."""

    def __init__(self) -> None:
        self._script: list[Fault] = []

    def add(
        self,
        kind: FaultKind,
        name: str,
        matches: Callable[[Call], bool] = lambda _: True,
        *,
        times: int = 1,
        status: int = 0,
        code: int = 0,
        seconds: float = 0.0,
    ) -> Fault:
        """Let the next ``times`` requests of this name, such as `SEND`, go wrong, as far as they match.

        ``status`` is that of `FaultKind.STATUS`, and ``code`` Discord's own. ``seconds`` is how long `FaultKind.SLOW` lasts, or
        what a 429 asks for.
        """
        fault = Fault(kind, lambda call: call.name == name and matches(call), times, status, code, seconds)
        self._script.append(fault)
        return fault

    def take(self, call: Call) -> Fault | None:
        """Return the fault that happens to a request now, if there is one."""
        for fault in self._script:
            if fault.times and fault.matches(call):
                fault.times -= 1
                fault.met += 1
                return fault
        return None

    def clear(self) -> None:
        """Let nothing go wrong any more, and what is held go."""
        for fault in self._script:
            fault.release()
        self._script.clear()
