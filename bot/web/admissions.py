"""Admission of a person: as player or spectator of a channel, alone in direct messages, or as a guest of no channel."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial

from bot.client import RicochetBot
from bot.store import NO_SERVER, StoreError
from bot.text import Texts
from bot.ui.languages import chosen_language
from bot.ui.replies import Problem, Refused, problem
from bot.web import protocol
from bot.web.access import Right, Rights, Unconfirmed
from bot.web.instances import Instance, Instances, Place
from bot.web.limits import MAX_OF_GUEST, MAX_OF_INSTANCE, MAX_OF_PERSON
from bot.web.people import People
from bot.web.served import Served
from bot.web.server import Admission, Closed
from bot.web.sessions import Session
from bot.web.staying import Staying, channel_link
from bot.web.subject import Linked, Seat, Table
from bot.web.subjects import ALONE, OWN, SUBJECTS, named
from bot.web.watching import WatchLink
from engine.rules.events import Player

_MATCH = "match"
_ANYWHERE = ("daily", "tutorial")
"""The subjects that belong to no channel."""
_WATCHED = (_MATCH, *_ANYWHERE)
"""The subjects for people in an Activity who have not been identified."""


@asynccontextmanager
async def _freely() -> AsyncIterator[None]:
    """Let a person who only watches choose what they see; they do nothing."""
    yield


class Admissions:
    """Decides as what a person is admitted. ``web`` is the address of the page."""

    def __init__(self, web: str, served: Served, people: People, rights: Rights, instances: Instances) -> None:
        self._web, self._served, self._people, self._rights = web, served, people, rights
        self._staying = Staying(served, people, rights, instances)

    async def open(
        self,
        say: Texts,
        bot: RicochetBot,
        place: Place,
        session: Session | None,
        instance: Instance | None,
        hello: protocol.Hello,
        address: str,
    ) -> Admission:
        """Admit a person at a place that a bot plays; ``address`` is that of their connection. Raises `Closed`."""
        if not bot.get_guild(place.guild_id):
            return await self._open_own(say, bot, place, session, instance, hello, address)
        link = self._people.signer.watched(hello.watch, place)
        if link and not (session and await self._rights.confirmed(say, bot, place, session.user)):
            return self._open_linked(say, bot, link, session, address)
        if session is None and not instance:
            raise Closed(say("web-sign-in-first"), sign_in=self._people.link(say), channel=channel_link(say, place))
        if session and (instance is None or session.user in instance.users):
            return await self._open_signed_in(say, bot, place, session, instance)
        return self._open_watching(say, bot, place, hello.instance or "")

    async def _open_signed_in(
        self, say: Texts, bot: RicochetBot, place: Place, session: Session, instance: Instance | None
    ) -> Admission:
        """Admit a person as what they are in a channel; in an instance they may always watch. Raises `Closed`."""
        right = await self._rights.confirmed(say, bot, place, session.user)
        if right is Right.NOTHING and instance is None:
            raise Closed(say("web-no-member"), "no member of the channel", channel=channel_link(say, place))
        say = await _own_texts(bot, session.user, say)
        people = await bot.names.of(say, place.guild_id, [session.user])
        table = Table(*place, people, say, partial(self._turn, bot, place, session, min(right, Right.PLAY)))
        moderates = partial(self._rights.may_moderate, *place, session.user)
        begins = partial(self._rights.check_begins, bot, place, session.user)
        stays = partial(self._staying.by_right, say, bot, place, session, right)
        player = session.user if right >= Right.PLAY else None
        return Admission(
            Seat(bot, table, player, SUBJECTS, link=partial(self._address_of, place), moderates=moderates, check_begins=begins),
            f"person {session.user}",
            MAX_OF_PERSON,
            session=session.token,
            channel=channel_link(say, place),
            launched=bot.launches.subject_of(place.channel_id, session.user) if instance else "",
            stays=partial(self._staying.while_signed_in, say, session, stays),
        )

    async def _open_own(
        self,
        say: Texts,
        bot: RicochetBot,
        place: Place,
        session: Session | None,
        instance: Instance | None,
        hello: protocol.Hello,
        address: str,
    ) -> Admission:
        """Admit a person to what is theirs alone in direct messages, or where the bot is no member. Raises `Closed`.

        That is where Discord confirms it, or where they have a game already. A link to what belongs to no channel is good
        for everybody.
        """
        if session and ((instance and session.user in instance.users) or await self._is_own(say, bot, place, session.user)):
            return await self._open_alone(say, bot, place, session, instance)
        if instance:
            return self._open_watching(say, bot, place, hello.instance or "", _ANYWHERE)
        if hello.subject.partition(":")[0] in _ANYWHERE:
            return await self.anywhere(say, session, address)
        if session:
            raise Closed(say("web-no-member"), "not their own channel")
        raise Closed(say("web-sign-in-first"), sign_in=self._people.link(say))

    async def _is_own(self, say: Texts, bot: RicochetBot, place: Place, user: Player) -> bool:
        """Return whether a place without a server is a person's own, or has a game of theirs. Raises `Closed`."""
        games = (bot.games.find(kind, place.channel_id, user) for kind in ALONE)
        if any(game and game.place.guild_id == NO_SERVER for game in games):
            return True
        return place.guild_id == NO_SERVER and bool(await self._rights.confirmed(say, bot, place, user))

    async def _open_alone(
        self, say: Texts, bot: RicochetBot, place: Place, session: Session, instance: Instance | None
    ) -> Admission:
        say = await _own_texts(bot, session.user, say)
        people = {session.user: say("web-signed-in")}
        turn = partial(self._own_turn, session)
        table = Table(NO_SERVER, place.channel_id, people, say, turn, elsewhere_in=place.guild_id)
        return Admission(
            Seat(bot, table, session.user, named(OWN)),
            f"person {session.user}",
            MAX_OF_PERSON,
            session=session.token,
            channel=channel_link(say, place),
            launched=bot.launches.subject_of(place.channel_id, session.user) if instance else "",
            stays=partial(self._staying.while_signed_in, say, session, partial(self._staying.here, bot)),
        )

    def _open_linked(self, say: Texts, bot: RicochetBot, link: WatchLink, session: Session | None, address: str) -> Admission:
        """Admit a person with a link to watch, whether signed in or not. Raises `Closed` if it is not good any more."""
        live = link.live(bot)
        if live is None or not link.is_good(bot):
            raise self._staying.link_over(say, link)
        return Admission(
            Seat(bot, Table(*link.place, {}, say, _freely), None, named([live.kind]), only=link.game_id),
            f"guest {address}",
            MAX_OF_GUEST,
            session=session.token if session else "",
            sign_in=None if session else self._people.link(say),
            channel=channel_link(say, link.place),
            stays=partial(self._staying.by_link, say, bot, link, session),
        )

    def _address_of(self, place: Place, live: Linked, number: int | None) -> str:
        """Return the address of a game: where anyone may watch it by the link of this number, or that for members."""
        address = f"{self._web}/#place={place.guild_id}.{place.channel_id}"
        if live.kind != _MATCH:
            address = f"{address}&game={live.kind}"
        if number is None:
            return address
        return f"{address}&watch={self._people.signer.watch(WatchLink(place, live.game_id, number))}"

    def _open_watching(
        self, say: Texts, bot: RicochetBot, place: Place, instance: str, subjects: Collection[str] = _WATCHED
    ) -> Admission:
        """Admit a person in an instance who has not been identified."""
        return Admission(
            Seat(bot, Table(*place, {}, say, _freely), None, named(subjects)),
            f"instance {instance}",
            MAX_OF_INSTANCE,
            sign_in=protocol.Link(href=f"{self._web}/#place={place.guild_id}.{place.channel_id}", label=say("web-join")),
            stays=partial(self._staying.in_instance, bot, instance),
        )

    async def anywhere(self, say: Texts, session: Session | None, address: str) -> Admission:
        """Admit a person, who may not have signed in, to what belongs to no channel."""
        bot = self._served.ready[0]
        if session is None:
            table = Table(NO_SERVER, 0, {}, say, _freely)
            return Admission(
                Seat(bot, table, None, named(_ANYWHERE)),
                f"guest {address}",
                MAX_OF_GUEST,
                sign_in=self._people.link(say),
                stays=partial(self._staying.here, bot),
            )
        say = await _own_texts(bot, session.user, say)
        table = Table(NO_SERVER, 0, {session.user: say("web-signed-in")}, say, partial(self._own_turn, session))
        return Admission(
            Seat(bot, table, session.user, named(_ANYWHERE)),
            f"person {session.user}",
            MAX_OF_PERSON,
            session=session.token,
            stays=partial(self._staying.while_signed_in, say, session, partial(self._staying.here, bot)),
        )

    @asynccontextmanager
    async def _turn(self, bot: RicochetBot, place: Place, session: Session, right: Right) -> AsyncIterator[None]:
        """Check again that a person has a right before anything is done. Raises `Refused`."""
        try:
            has_right = self._people.sessions.lives(session) and await self._rights.of(bot, *place, session.user) >= right
        except Unconfirmed:
            raise Refused("web-no-discord", lambda say: say("web-no-discord")) from None
        if not has_right:
            raise problem(Problem.NO_RIGHT)
        yield

    @asynccontextmanager
    async def _own_turn(self, session: Session) -> AsyncIterator[None]:
        if not self._people.sessions.lives(session):
            raise problem(Problem.NO_RIGHT)
        yield


async def _own_texts(bot: RicochetBot, user: Player, say: Texts) -> Texts:
    """Return the texts in the language that a person has chosen with the bot, else ``say``."""
    try:
        chosen = await chosen_language(bot.store, user)
    except StoreError:
        return say
    return Texts.of(chosen) if chosen else say
