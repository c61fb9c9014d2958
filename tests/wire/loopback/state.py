"""The state of this Discord: people, servers, their channels, messages and interactions; each with its JSON form."""

import copy
import itertools
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tests.discord_api.components import COMPONENTS_V2, Kind, every
from tests.wire.loopback import defaults

if TYPE_CHECKING:
    from collections.abc import Callable

EPOCH = 1_420_070_400_000
"""Reference, "Snowflakes": milliseconds."""

VIEW_CHANNEL, SEND_MESSAGES, MANAGE_MESSAGES = 1 << 10, 1 << 11, 1 << 13
ATTACH_FILES, READ_MESSAGE_HISTORY = 1 << 15, 1 << 16
CREATE_PUBLIC_THREADS, SEND_MESSAGES_IN_THREADS = 1 << 35, 1 << 38
MANAGE_GUILD, CONNECT, MANAGE_ROLES = 1 << 5, 1 << 20, 1 << 28
USE_APPLICATION_COMMANDS, USE_EMBEDDED_ACTIVITIES = 1 << 31, 1 << 39
ALL_PERMISSIONS = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | CONNECT
    | USE_EMBEDDED_ACTIVITIES
)
"""Topics, "Permissions": the bot's default permissions in a channel."""

ENTRY_POINT = 4
"""Application Commands, "Application Command Types"."""

TEXT_CHANNEL, VOICE_CHANNEL, PUBLIC_THREAD, STAGE_CHANNEL = 0, 2, 11, 13
"""Channels, "Channel Types"."""

_serial = itertools.count()


def snowflake(shard: int = 0, shards: int = 1) -> int:
    """Return a new id with the real time, which dates interactions. A server's id is on this shard of so many."""
    at = int(time.time() * 1000) - EPOCH
    return at - (at - shard) % shards << 22 | next(_serial) % (1 << 22)


def gateway_at(host: str) -> str:
    """Return the gateway's address at ``host``, such as ``127.0.0.1:8080``."""
    return f"ws://{host}/gateway"


def iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


@dataclass(slots=True)
class User:
    name: str
    bot: bool = False
    id: int = field(default_factory=snowflake)

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def json(self) -> dict[str, Any]:
        return {**defaults.USER, "id": str(self.id), "username": self.name, "bot": self.bot}

    def as_member(self, permissions: int | None = None) -> dict[str, Any]:
        member = {**defaults.MEMBER, "user": self.json(), "joined_at": iso(0)}
        return member if permissions is None else {**member, "permissions": str(permissions)}


@dataclass(slots=True)
class Attachment:
    """A file of a message. ``url`` is where the CDN has it, ``description`` its alt text."""

    name: str
    data: bytes
    description: str | None
    address: str
    id: int = field(default_factory=snowflake)

    @property
    def url(self) -> str:
        return f"{self.address}/attachments/{self.id}/{self.name}"

    def json(self) -> dict[str, Any]:
        found = {
            "id": str(self.id),
            "filename": self.name,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": "image/gif" if self.name.endswith(".gif") else "image/png",
        }
        return found | ({"description": self.description} if self.description else {})


@dataclass(slots=True)
class Message:
    """A message as it stands. ``only_for`` is who alone sees it; ``texts`` is how it has read, from the first to the last."""

    channel: "Channel"
    author: User
    id: int = field(default_factory=snowflake)
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str | None = None
    only_for: User | None = None
    pings: tuple[int, ...] = ()
    edited_at: float | None = None
    texts: list[str] = field(default_factory=list)
    is_deleted: bool = False

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)

    @property
    def text(self) -> str:
        """All text of it, from top to bottom."""
        return "\n".join(filter(None, [self.content, *(part.get("content", "") for part in every(self.components))]))

    @property
    def buttons(self) -> dict[str, str]:
        """The custom ids of the buttons that can be pressed, by their labels."""
        return {
            part.get("label", ""): part["custom_id"]
            for part in every(self.components)
            if part["type"] == Kind.BUTTON and "custom_id" in part and not part.get("disabled")
        }

    def keep(self) -> None:
        """Give each component an id that has none, and remember how the message reads now: Components, "Anatomy"."""
        taken = {part["id"] for part in every(self.components) if part.get("id")}
        free = (number for number in itertools.count(1) if number not in taken)
        for part in every(self.components):
            part["id"] = part.get("id") or next(free)
        self.texts.append(self.text)

    def json(self) -> dict[str, Any]:
        at = ((self.id >> 22) + EPOCH) / 1000
        return {
            **defaults.MESSAGE,
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.json(),
            "content": self.content,
            "timestamp": iso(at),
            "edited_timestamp": iso(self.edited_at) if self.edited_at else None,
            "attachments": [attachment.json() for attachment in self.attachments],
            "components": self._components(),
            "flags": self.flags,
            **({"nonce": self.nonce} if self.nonce is not None else {}),
        }

    def _components(self) -> list[dict[str, Any]]:
        """Return the components with the addresses that their pictures have on the CDN."""
        addresses = {f"attachment://{attachment.name}": attachment.url for attachment in self.attachments}
        components = copy.deepcopy(self.components)
        for part in every(components):
            part |= {**defaults.COMPONENT.get(part["type"], {}), **part}
            for item in part.get("items") or ():
                url = addresses.get(item["media"]["url"], item["media"]["url"])
                shown = {"id": str(self.id), "url": url, "proxy_url": url, "width": 1, "height": 1, "content_type": "image/png"}
                item |= {**defaults.PICTURE, **item, "media": shown}
        return components


@dataclass(slots=True)
class Channel:
    """A channel of a type, or a thread if it has a ``parent``. ``permissions`` is what the bot may do in it.

    A channel of a server that is none of `State.guilds` is one where the bot is no member: it only answers interactions there.
    """

    name: str
    guild_id: int
    parent: "Channel | None" = None
    permissions: int = ALL_PERMISSIONS
    is_archived: bool = False
    is_locked: bool = False
    type: int = TEXT_CHANNEL
    id: int = field(default_factory=snowflake)
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_seen(self) -> bool:
        """Whether the bot sees it. Who sees a voice channel sees its text only if they may connect to it."""
        needed = VIEW_CHANNEL | (CONNECT if self.type in (VOICE_CHANNEL, STAGE_CHANNEL) else 0)
        return self.permissions & needed == needed

    def history(self) -> list[Message]:
        """Return the messages that everybody sees, the newest last."""
        return [message for message in self.messages.values() if not message.only_for and not message.is_deleted]

    def json(self) -> dict[str, Any]:
        common = {
            **defaults.CHANNEL,
            "id": str(self.id),
            "guild_id": str(self.guild_id),
            "name": self.name,
            "type": PUBLIC_THREAD if self.parent else self.type,
            "application_id": None,  # Channels, "Channel Structure": optional, and may be null
        }
        if self.type in (VOICE_CHANNEL, STAGE_CHANNEL):
            common |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
        if not self.parent:
            return common | {"position": 0, "permission_overwrites": [], "parent_id": None, "topic": None, "nsfw": False}
        times = {"auto_archive_duration": 60, "archive_timestamp": iso(0)}
        archive = {"archived": self.is_archived, "locked": self.is_locked, **times}
        return common | {
            "parent_id": str(self.parent.id),
            "owner_id": "1",
            "message_count": 0,
            "total_message_sent": 0,
            "member_count": 1,
            "thread_metadata": archive,
        }


@dataclass(slots=True)
class Interaction:
    """An interaction with the bot. ``made`` is its time by this Discord's clock.

    ``answered`` is the type of the callback; None as long as there was none. ``messages`` are those that answer it, the
    original response first; ``modal`` is the form that was shown, ``launched`` the instance of the Activity.
    """

    type: int
    user: User
    channel: Channel
    data: dict[str, Any]
    made: float
    message: Message | None = None
    id: int = field(default_factory=snowflake)
    answered: int | None = None
    original: Message | None = None
    messages: list[Message] = field(default_factory=list)
    follow_ups: int = 0
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    launched: str | None = None

    @property
    def token(self) -> str:
        return f"interaction-{self.id}"

    @property
    def text(self) -> str:
        """The text of the answer; empty as long as there is none."""
        return "\n".join(message.text for message in self.messages if not message.is_deleted).strip()


@dataclass(frozen=True, slots=True)
class Grant:
    """What a user has authorized, and where Discord has sent them back to; None in an Activity."""

    user: User
    redirect: str | None


@dataclass(frozen=True, slots=True)
class Launched:
    """An instance of the Activity, and the ids of those who are in it: Application, "Get Application Activity Instance"."""

    channel: Channel
    users: set[int]


class Guild:
    """A server on this shard of so many; one that is unavailable is only named.

    Its roles are @everyone, those that are added, and the bot's own above them.
    """

    is_unavailable = False

    def __init__(self, name: str, owner: User, shard: int = 0, shards: int = 1) -> None:
        self.id, self.name, self.owner = snowflake(shard, shards), name, owner
        self.channels = dict[int, Channel]()
        self.members = {owner.id: owner}
        self.roles = {self.id: _role(self.id, "@everyone", 0, ALL_PERMISSIONS | USE_APPLICATION_COMMANDS)}
        self.own_role = self.add_role("Ricochet", 10, MANAGE_ROLES)
        self.worn = set[tuple[int, int]]()
        """Who has which of the added roles, by their ids."""
        self.restrictions = dict[int, dict[str, Any]]()
        """What its admins restrict, by the ids of commands or of the application."""

    def restrict(self, target_id: int, application: int, overwrites: dict[tuple[int, int], bool]) -> dict[str, Any]:
        """Restrict a command, or all of an application, by kinds and ids. Return the event's data."""
        entries = [{"id": str(one), "type": kind, "permission": allows} for (kind, one), allows in overwrites.items()]
        common = {"id": str(target_id), "application_id": str(application), "guild_id": str(self.id)}
        data = self.restrictions[target_id] = {**common, "permissions": entries}
        return data

    def add_role(self, name: str, position: int = 1, permissions: int = 0) -> int:
        """Add a role, and return its id."""
        role_id = snowflake()
        self.roles[role_id] = _role(role_id, name, position, permissions)
        return role_id

    def is_below(self, role_id: int) -> bool:
        """Return whether a role is below the bot's own."""
        return self.roles[role_id]["position"] < self.roles[self.own_role]["position"]

    def add_channel(self, name: str, parent: Channel | None = None, kind: int = TEXT_CHANNEL) -> Channel:
        channel = Channel(name, self.id, parent, type=kind)
        self.channels[channel.id] = channel
        return channel

    def json(self) -> dict[str, Any]:
        channels = self.channels.values()
        return {
            **defaults.GUILD,
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner.id),
            "roles": list(self.roles.values()),
            "channels": [channel.json() for channel in channels if not channel.parent],
            "threads": [channel.json() for channel in channels if channel.parent and not channel.is_archived],
            "members": [
                {**member.as_member(), "roles": [str(self.own_role)]} for member in self.members.values() if member.bot
            ],
            "member_count": len(self.members),
            "joined_at": iso(0),
            "large": False,
            "unavailable": False,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


def _role(role_id: int, name: str, position: int, permissions: int) -> dict[str, Any]:
    return {**defaults.ROLE, "id": str(role_id), "name": name, "position": position, "permissions": str(permissions)}


class Clock:
    """This Discord's own clock, in seconds, by which nonces and interactions run out.

    It goes with the real one, or stands still until it is moved, so that tests need not hurry.
    """

    def __init__(self, *, stands_still: bool) -> None:
        self._time: Callable[[], float] = (lambda: 0.0) if stands_still else time.monotonic
        self._ahead = 0.0

    def now(self) -> float:
        return self._time() + self._ahead

    def move(self, seconds: float) -> None:
        self._ahead += seconds


class State:
    """All state, and the methods that change it. Other changes are signalled through `changed`.

    ``guilds`` are the servers, each on the shard that is its place among them, if there are so many shards as servers. Most
    tests know the first one alone, ``guild``. ``shards`` is how many Discord recommends, ``max_concurrency`` of how many at
    once the bot may identify itself.
    """

    def __init__(self, clock: Clock, servers: int = 1) -> None:
        self.clock = clock
        self.us = User("ricochet", bot=True)
        owner = User("owner")
        self.guilds = tuple(Guild(f"server {shard}", owner, shard, servers) for shard in range(servers))
        for guild in self.guilds:
            guild.members[self.us.id] = self.us
        self.guild = self.guilds[0]
        self.shards, self.max_concurrency = servers, 1
        self.commands: list[dict[str, Any]] = []
        self.interactions = dict[int, Interaction]()
        self.files = dict[int, Attachment]()
        self.has_activities = False
        self.launched = dict[str, Launched]()
        """The instances of the Activity, by their ids."""
        self.codes = dict[str, Grant]()
        """What people have authorized with their codes, until these are exchanged; and with tokens from then on."""
        self.address = ""
        self.listeners: list[Callable[[], None]] = []
        self.readers: list[Callable[[Message], None]] = []
        """Callbacks for each message that is posted or edited."""
        self.opened: Callable[[Channel], object] = lambda _: None
        """Called with each thread that the bot opens."""
        self._nonces = dict[tuple[int, str], tuple[float, Message]]()

    @property
    def gateway_address(self) -> str:
        return gateway_at(self.address.removeprefix("http://"))

    def changed(self) -> None:
        """Wake all waiters, to check their conditions."""
        for listener in self.listeners:
            listener()

    def enable_activities(self) -> dict[str, Any]:
        """Add the command with which Discord launches an Activity, and return it: Activities, "Entry Point Commands"."""
        entry_point = {
            "id": str(snowflake()),
            "application_id": str(self.us.id),
            "version": str(snowflake()),
            "type": ENTRY_POINT,
            "handler": 2,
            "name": "launch",
            "name_localizations": {"de": "starten"},
            "description": "Launch Activity",
            "description_localizations": {"de": "Aktivität starten"},
            "integration_types": [0, 1],
            "contexts": [0, 1, 2],
            "default_member_permissions": None,
            "nsfw": False,
        }
        self.commands.append(entry_point)
        self.has_activities = True
        return entry_point

    def launch(self, user: User, channel: Channel) -> str:
        """Let a user launch the Activity in a channel, or join it there. Return the id of its instance."""
        for name, launched in self.launched.items():
            if launched.channel is channel:
                launched.users.add(user.id)
                return name
        name = f"i-{snowflake()}-gc-{channel.guild_id}-{channel.id}"
        self.launched[name] = Launched(channel, {user.id})
        return name

    def authorize(self, user: User, redirect: str | None) -> str:
        """Let a user authorize the application to identify them, and return the code: Topics, "OAuth2"."""
        code = f"code-{snowflake()}"
        self.codes[code] = Grant(user, redirect)
        return code

    def put_out(self, guild: Guild) -> None:
        """Remove the bot from a server, without sending the event."""
        self.guilds = tuple(other for other in self.guilds if other is not guild)

    def open_thread(self, parent: Channel, message_id: int, name: str) -> Channel:
        """Add a thread below a message."""
        thread = Channel(name, parent.guild_id, parent, id=message_id)
        guild = self.guild_of(parent.guild_id)
        assert guild
        guild.channels[thread.id] = thread
        self.opened(thread)
        self.changed()
        return thread

    def guild_of(self, guild_id: int) -> Guild | None:
        """Return the server with this id, if the bot is a member there."""
        return next((guild for guild in self.guilds if guild.id == guild_id), None)

    def channel(self, channel_id: int) -> Channel | None:
        return next((guild.channels[channel_id] for guild in self.guilds if channel_id in guild.channels), None)

    def user(self, user_id: int) -> User | None:
        """Return the member of any server with this id, if there is one."""
        return next((guild.members[user_id] for guild in self.guilds if user_id in guild.members), None)

    def attach(self, name: str, data: bytes, description: str | None) -> Attachment:
        """Put a file on the CDN."""
        attachment = Attachment(name, data, description, self.address)
        self.files[attachment.id] = attachment
        return attachment

    def post(self, message: Message) -> None:
        """Add a message to its channel."""
        message.keep()
        message.channel.messages[message.id] = message
        if message.nonce is not None:
            self._nonces[message.channel.id, message.nonce] = self.clock.now(), message
        self._read(message)

    def posted_with(self, channel: Channel, nonce: str, window: float) -> Message | None:
        """Return the message that was posted to a channel with a nonce, at most ``window`` seconds ago."""
        at, message = self._nonces.get((channel.id, nonce), (0.0, None))
        return message if message and self.clock.now() - at <= window else None

    def edited(self, message: Message) -> None:
        """A message was changed."""
        message.edited_at = time.time()
        message.keep()
        self._read(message)

    def _read(self, message: Message) -> None:
        for reader in self.readers:
            reader(message)
        self.changed()

    def delete(self, message: Message) -> None:
        """Take a message out of its channel; those who hold it can still see what was in it."""
        message.is_deleted = True
        message.channel.messages.pop(message.id, None)
        self.changed()
