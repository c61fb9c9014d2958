"""The end of a window: when its session, its link, its instance or the right of its person is over."""

from collections.abc import Callable, Coroutine
from typing import NoReturn

from bot.client import RicochetBot
from bot.concurrent import until_one_ends
from bot.text import Texts
from bot.web import protocol
from bot.web.access import Right, Rights
from bot.web.instances import Instances, Place, UnknownInstance
from bot.web.people import People
from bot.web.served import Served
from bot.web.server import Closed
from bot.web.sessions import Session
from bot.web.watching import WatchLink

_LOOK_AGAIN = 600.0
"""Seconds after which it is checked again whether a person may watch. Whether they may play is checked for each thing done."""


class Staying:
    """Waits until a window has to be closed, and raises `Closed` or `ConnectionError` then. See `Admission.stays`."""

    def __init__(self, served: Served, people: People, rights: Rights, instances: Instances) -> None:
        self._served, self._people, self._rights, self._instances = served, people, rights, instances

    async def here(self, bot: RicochetBot) -> NoReturn:
        """Raise `ConnectionError` once the bot stops, after which the page connects again."""
        while True:
            await self._served.pause(bot, None)

    async def while_signed_in(
        self, say: Texts, session: Session, stays: Callable[[], Coroutine[None, None, NoReturn]]
    ) -> NoReturn:
        """Await what raises when a window is to be closed. Raises `Closed` once the session is over."""
        await until_one_ends(self._people.sessions.until_over(session), stays())
        raise Closed(say("web-sign-in-first"), sign_in=self._people.link(say))

    async def by_link(self, say: Texts, bot: RicochetBot, link: WatchLink, session: Session | None) -> NoReturn:
        """Raise `Closed` once a link is withdrawn, or `ConnectionError` if the bot stops or the session is over before."""
        over = (self._people.sessions.until_over(session),) if session else ()
        await until_one_ends(link.withdrawn(bot), self.here(bot), *over)
        if session and not self._people.sessions.lives(session):
            raise ConnectionResetError  # the page connects again, without a session
        raise self.link_over(say, link)

    async def in_instance(self, bot: RicochetBot, name: str) -> NoReturn:
        """Raise `ConnectionError` once the bot stops or Discord does not confirm an instance any more."""
        while True:
            await self._served.pause(bot, _LOOK_AGAIN)
            try:
                await self._instances.find(bot, name)
            except UnknownInstance:
                raise ConnectionResetError from None

    async def by_right(self, say: Texts, bot: RicochetBot, place: Place, session: Session, right: Right) -> NoReturn:
        """Raise `Closed` once a person may not watch any more, or `ConnectionError` if the bot stops before."""
        while True:
            await self._served.pause(bot, _LOOK_AGAIN)
            if await self._rights.confirmed(say, bot, place, session.user) < min(right, Right.WATCH):
                raise Closed(say("web-no-member"))

    def link_over(self, say: Texts, link: WatchLink) -> Closed:
        """Return the reason for a window whose link to watch is withdrawn, or whose game is over."""
        return Closed(say("web-link-over"), sign_in=self._people.link(say), channel=channel_link(say, link.place))


def channel_link(say: Texts, place: Place) -> protocol.Link:
    """Return a link to a channel in Discord."""
    href = f"https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}"
    return protocol.Link(href=href, label=say("web-channel"))
