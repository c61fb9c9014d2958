"""Instances of the Activity, as Discord confirms them: where each is, and who is in it."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, NamedTuple

from discord.http import Route

from bot.client import RicochetBot
from bot.store import NO_SERVER
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.request_rate import Urgency
from engine.rules.events import Player

KNOWN = 20.0
"""Seconds for which the answer about an instance is kept."""

_MAX_KEPT = 5_000
_SOON = 2.0
"""Seconds for which it is kept though a person is not among its users, who may just have joined."""


class UnknownInstance(Exception):
    """Discord knows no such instance, or cannot be reached."""


class Place(NamedTuple):
    """A channel of a server; ``guild_id`` is `NO_SERVER` for direct messages."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class Instance:
    """An instance: its place, and its users."""

    place: Place
    users: frozenset[Player]


class Instances:
    """Looks up instances, and caches the answers for some seconds."""

    def __init__(self) -> None:
        self._known = OrderedDict[str, tuple[float, Instance]]()

    def known(self, bot: RicochetBot, name: str, user: Player | None = None) -> Instance | None:
        """Return an instance for which Discord need not be asked."""
        now = bot.clock.now()
        at, known = self._known.get(name, (0.0, None))
        is_new = known is not None and now - (_SOON if user and user not in known.users else KNOWN) < at <= now
        return known if is_new else None

    async def find(self, bot: RicochetBot, name: str, user: Player | None = None) -> Instance:
        """Return an instance by its id, anew if this user is not known to be in it. Raises `UnknownInstance`."""
        if known := self.known(bot, name, user):
            return known
        self._known.pop(name, None)
        now, found = bot.clock.now(), await _ask(bot, name)
        self._known[name] = now, found
        while len(self._known) > _MAX_KEPT:
            self._known.popitem(last=False)
        return found


async def _ask(bot: RicochetBot, name: str) -> Instance:
    route = Route(
        "GET",
        "/applications/{application_id}/activity-instances/{instance_id}",
        application_id=bot.application_id,
        instance_id=name,
    )
    await bot.rate.slot(Urgency.NEWS)
    try:
        async with delivery():
            answer: Any = await bot.http.request(route)
        location = answer["location"]
        place = Place(int(location.get("guild_id") or NO_SERVER), int(location["channel_id"]))
        return Instance(place, frozenset(map(int, answer["users"])))
    except (Rejected, Undelivered, KeyError, ValueError, TypeError) as error:
        raise UnknownInstance(str(error)) from error
