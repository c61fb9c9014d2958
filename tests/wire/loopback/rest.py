"""The REST API: the effect of each route. Where Discord refuses, `ApiError` is raised."""

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from tests.discord_api.components import COMPONENTS_V2, EPHEMERAL
from tests.discord_api.document import UNDESCRIBED, Fault
from tests.discord_api.held import faults_of_request
from tests.discord_api.rules import faults_of_message, faults_of_pictures
from tests.wire.loopback import defaults, errors
from tests.wire.loopback.faults import (
    CALLBACK,
    DELETE,
    EDIT,
    EDIT_ANSWER,
    EDIT_ORIGINAL,
    FOLLOW_UP,
    GIVE_ROLE,
    HISTORY,
    OPEN_THREAD,
    SEND,
    TAKE_ROLE,
    Call,
)
from tests.wire.loopback.state import (
    ATTACH_FILES,
    CREATE_PUBLIC_THREADS,
    ENTRY_POINT,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    Attachment,
    Channel,
    Guild,
    Interaction,
    Message,
    State,
    gateway_at,
    snowflake,
)

if TYPE_CHECKING:
    from collections.abc import Callable

TOKEN = "POST /oauth2/token"
RESTRICTIONS = "GET /applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions"
CLIENT_SECRET, BEARER = "client-secret", "Bearer "

NONCE_WINDOW = 300.0
"""Message, "Create Message": a nonce is known for "the past few minutes"; how many is not said. Seconds."""

ANSWER_WITHIN, TOKEN_LIVES = 3.0, 900.0
"""Interactions, "Responding to an Interaction": seconds until the first answer, and as long as further ones are taken."""


class Callback(IntEnum):
    """Interactions, "Interaction Callback Type"."""

    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9
    LAUNCH_ACTIVITY = 12


MAX_FOLLOW_UPS = 5
"""Interactions, "Create Followup Message": so many of an interaction in a server where the bot is no member."""

_EMBEDDED = 1 << 17
"""Application, "Application Flags"."""

_THINKING = 1 << 7
"""Message, "Message Flags": LOADING."""

_HISTORY_LIMIT = 50
"""Message, "Get Channel Messages"."""


class Rest:
    """Every route that is known, by its name. What a route answers is JSON, or None for an empty answer."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.token: str | None = None
        self.nonce_window = NONCE_WINDOW
        self.routes: dict[str, Callable[[Call], Any]] = {
            "GET /gateway/bot": self._gateway,
            "GET /gateway": self._gateway,
            TOKEN: self._exchange,
            "GET /users/@me": self._me,
            "GET /users/{user_id}": self._user,
            "GET /applications/@me": lambda _: self._application(),
            "GET /oauth2/applications/@me": lambda _: self._application(),
            "GET /applications/{application_id}/activity-instances/{instance_id}": self._instance,
            "GET /applications/{application_id}/commands": self._commands,
            "PUT /applications/{application_id}/commands": self._put_commands,
            RESTRICTIONS: self._restrictions,
            "GET /guilds/{guild_id}": lambda call: self._guild(call).json(),
            "GET /guilds/{guild_id}/members/{user_id}": self._member,
            GIVE_ROLE: self._give_role,
            TAKE_ROLE: self._take_role,
            "GET /channels/{channel_id}": lambda call: self._channel(call).json(),
            "GET /channels/{channel_id}/messages/{message_id}": lambda call: self._own_or_other(call).json(),
            SEND: self._send,
            EDIT: self._edit,
            DELETE: self._delete,
            OPEN_THREAD: self._open_thread,
            HISTORY: self._history,
            CALLBACK: self._callback,
            FOLLOW_UP: self._follow_up,
            EDIT_ORIGINAL: lambda call: self._edit_answer(call, self._original(call)),
            EDIT_ORIGINAL.replace("PATCH", "GET"): lambda call: self._original(call).json(),
            EDIT_ORIGINAL.replace("PATCH", "DELETE"): lambda call: state.delete(self._original(call)),
            EDIT_ANSWER: lambda call: self._edit_answer(call, self._answer(call)),
            EDIT_ANSWER.replace("PATCH", "GET"): lambda call: self._answer(call).json(),
            EDIT_ANSWER.replace("PATCH", "DELETE"): lambda call: state.delete(self._answer(call)),
        }

    def answer(self, call: Call) -> Any:
        """Do what a request asks for. Raises `ApiError`."""
        is_ours = call.name == TOKEN or (call.token or "").startswith(BEARER) or call.is_of_interaction
        if not is_ours and call.token != self.token:
            raise errors.unauthorized()
        if call.name not in UNDESCRIBED:
            _refuse(faults_of_request(call.method, call.route, call.payload, [len(data) for _, data in call.files], call.query))
        return self.routes[call.name](call)

    def _exchange(self, call: Call) -> Any:
        """Topics, "Authorization Code Grant": a code is exchanged once, with the redirect that it was requested with."""
        form = call.payload
        if (form["client_id"], form["client_secret"]) != (str(self._state.us.id), CLIENT_SECRET):
            raise errors.invalid_client()
        if form["grant_type"] == "client_credentials":  # Topics, "Client Credentials Grant"
            return {"access_token": "", "token_type": "Bearer", "expires_in": 604800, "scope": form["scope"]}
        grant = self._state.codes.get(form["code"])
        if form["grant_type"] != "authorization_code" or grant is None or grant.redirect != form.get("redirect_uri"):
            raise errors.invalid_grant()
        del self._state.codes[form["code"]]
        token = f"access-{snowflake()}"
        self._state.codes[token] = grant
        return {"access_token": token, "token_type": "Bearer", "expires_in": 604800, "refresh_token": "", "scope": "identify"}

    def _me(self, call: Call) -> Any:
        """Return the bot, or who has authorized the token of a request."""
        if call.token == self.token:
            return self._state.us.json() | defaults.OWN_USER
        grant = self._state.codes.get((call.token or "").removeprefix(BEARER))
        if grant is None:
            raise errors.unauthorized()
        return grant.user.json() | defaults.OWN_USER

    def _gateway(self, call: Call) -> Any:
        at_once = self._state.max_concurrency
        limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": at_once}
        return {"url": gateway_at(call.host), "shards": self._state.shards, "session_start_limit": limit}

    def _application(self) -> Any:
        us, owner = self._state.us, self._state.guild.owner
        flags = _EMBEDDED if self._state.has_activities else 0
        own = {"id": str(us.id), "name": us.name, "owner": owner.json(), "bot": us.json()}
        return {**defaults.APPLICATION, **own, "flags": flags, "flags_new": str(flags)}

    def _instance(self, call: Call) -> Any:
        name = call.parameters["instance_id"]
        launched = self._state.launched.get(name)
        if launched is None or call.parameters["application_id"] != str(self._state.us.id):
            raise errors.unknown_instance()
        channel = launched.channel
        place = {"id": name, "kind": "gc", "channel_id": str(channel.id), "guild_id": str(channel.guild_id)}
        users = [str(user) for user in launched.users]
        common = {"application_id": str(self._state.us.id), "instance_id": name, "launch_id": str(snowflake())}
        return {**common, "location": place, "users": users}

    def _user(self, call: Call) -> Any:
        user = self._state.user(int(call.parameters["user_id"]))
        if user is None:
            raise errors.unknown_user()
        return user.json()

    def _guild(self, call: Call) -> Guild:
        guild = self._state.guild_of(int(call.parameters["guild_id"]))
        if guild is None:
            raise errors.unknown_guild()
        return guild

    def _member(self, call: Call) -> Any:
        member = self._guild(call).members.get(int(call.parameters["user_id"]))
        if member is None:
            raise errors.unknown_member()
        return member.as_member()

    def _give_role(self, call: Call) -> None:
        guild, worn = self._role_of(call)
        guild.worn.add(worn)
        self._state.changed()

    def _take_role(self, call: Call) -> None:
        guild, worn = self._role_of(call)
        guild.worn.discard(worn)
        self._state.changed()

    def _role_of(self, call: Call) -> tuple[Guild, tuple[int, int]]:
        """Return the server of a request, and the member and the role that it names."""
        guild, member_id, role_id = self._guild(call), int(call.parameters["user_id"]), int(call.parameters["role_id"])
        if member_id not in guild.members:
            raise errors.unknown_member()
        if role_id not in guild.roles:
            raise errors.unknown_role()
        if not guild.is_below(role_id):
            raise errors.missing_permissions()
        return guild, (member_id, role_id)

    def _commands(self, call: Call) -> Any:
        """Application Commands, "Get Global Application Commands": localizations only on request."""
        if call.query.get("with_localizations") == "true":
            return self._state.commands
        hidden = {"name_localizations", "description_localizations"}
        return [{field: value for field, value in one.items() if field not in hidden} for one in self._state.commands]

    def _put_commands(self, call: Call) -> Any:
        commands = [{"type": 1, "description": "", **command} for command in call.payload]  # a context menu has none
        for command in commands:
            needed = command.get("default_member_permissions")
            command["default_member_permissions"] = None if needed is None else str(needed)
        known = {(command["type"], command["name"]): command["id"] for command in self._state.commands}
        if any(kind == ENTRY_POINT for kind, _ in known) and all(command["type"] != ENTRY_POINT for command in commands):
            raise errors.entry_point_missing()
        common = {"application_id": str(self._state.us.id), "version": str(snowflake())}
        self._state.commands = [
            {**command, **common, "id": known.get((command["type"], command["name"]), str(snowflake()))} for command in commands
        ]
        self._state.changed()
        return self._state.commands

    def _restrictions(self, call: Call) -> Any:
        """Application Commands, "Get Application Command Permissions"; nothing is known of one without overwrites."""
        found = self._guild(call).restrictions.get(int(call.parameters["command_id"]))
        if found is None:
            raise errors.unknown_command_permissions()
        return found

    def _channel(self, call: Call, *needed: int) -> Channel:
        """Return the channel of a request, in which the bot may do what is needed."""
        channel = self._state.channel(call.channel_id or 0)
        if channel is None:
            raise errors.unknown_channel()
        if not channel.is_seen:
            raise errors.missing_access()
        if any(not channel.permissions & permission for permission in needed):
            raise errors.missing_permissions()
        return channel

    def _own_or_other(self, call: Call) -> Message:
        channel = self._channel(call)
        message = channel.messages.get(int(call.parameters["message_id"]))
        if message is None or message.only_for:
            raise errors.unknown_message()
        return message

    def _send(self, call: Call) -> Any:
        channel = self._channel(call)
        write = SEND_MESSAGES_IN_THREADS if channel.parent else SEND_MESSAGES
        self._channel(call, write, *([ATTACH_FILES] if call.files else []))
        if channel.is_locked:
            raise errors.locked_thread()
        payload = call.payload or {}
        nonce = payload.get("nonce")
        if nonce is not None and payload.get("enforce_nonce"):
            first = self._state.posted_with(channel, str(nonce), self.nonce_window)
            if first is not None:
                return first.json()
        message = Message(channel, self._state.us, flags=payload.get("flags") or 0)
        message.nonce = str(nonce) if nonce is not None else None
        self._write(message, call, payload)
        channel.is_archived = False
        self._state.post(message)
        return message.json()

    def _edit(self, call: Call) -> Any:
        message = self._own_or_other(call)
        if message.author is not self._state.us and message.author.id != self._state.us.id:
            raise errors.not_the_author()
        if message.channel.is_archived:
            raise errors.archived_thread()
        self._change(message, call, call.payload or {})
        return message.json()

    def _open_thread(self, call: Call) -> Any:
        """Channel, "Start Thread from Message": the thread has the id of the message."""
        parent, message = self._channel(call, CREATE_PUBLIC_THREADS), self._own_or_other(call)
        if self._state.channel(message.id):
            raise errors.has_thread()
        return self._state.open_thread(parent, message.id, call.payload["name"]).json()

    def _delete(self, call: Call) -> None:
        self._state.delete(self._own_or_other(call))

    def _history(self, call: Call) -> Any:
        channel = self._channel(call)
        if not channel.permissions & READ_MESSAGE_HISTORY:
            return []
        limit = int(call.query.get("limit", _HISTORY_LIMIT))
        found = channel.history()
        if before := call.query.get("before"):
            found = [message for message in found if message.id < int(before)]
        if after := call.query.get("after"):
            found = [message for message in found if message.id > int(after)][:limit]
        return [message.json() for message in reversed(found[-limit:])]

    def _write(self, message: Message, call: Call, payload: dict[str, Any]) -> None:
        """Write a new message, if Discord would take it."""
        files = self._files(call, payload)
        self._check(payload, files, v2=message.is_v2)
        if not files and not any(payload.get(part) for part in ("content", "components", "embeds", "sticker_ids", "poll")):
            raise errors.empty_message()
        message.content, message.components, message.attachments = payload.get("content") or "", _components(payload), files
        message.pings = _pings(payload)

    def _change(self, message: Message, call: Call, payload: dict[str, Any]) -> None:
        """Write what a payload names anew, and leave the rest: Message, "Edit Message"."""
        kept = message.attachments
        if (listed := payload.get("attachments")) is not None:
            ids = {str(one.get("id")) for one in listed}
            kept = [attachment for attachment in kept if str(attachment.id) in ids]
        files = [*kept, *self._files(call, payload)]
        flags = message.flags | (payload.get("flags") or 0) & COMPONENTS_V2
        self._check(payload, files, v2=bool(flags & COMPONENTS_V2))
        message.flags, message.attachments = flags & ~_THINKING, files
        if "content" in payload:
            message.content = payload["content"] or ""
        if "components" in payload:
            message.components = _components(payload)
        self._state.edited(message)

    def _check(self, payload: dict[str, Any], files: list[Attachment], *, v2: bool) -> None:
        pictures = faults_of_pictures(_components(payload), {file.name for file in files})
        _refuse([*faults_of_message(payload, v2=v2), *pictures])

    def _files(self, call: Call, payload: dict[str, Any]) -> list[Attachment]:
        """Store uploaded files on the CDN; their alt texts are given by their number: Reference, "Uploading Files"."""
        told = {str(one.get("id")): one.get("description") for one in payload.get("attachments") or ()}
        return [self._state.attach(name, data, told.get(str(number))) for number, (name, data) in enumerate(call.files)]

    def _callback(self, call: Call) -> Any:
        interaction = self._state.interactions.get(int(call.parameters["interaction_id"]))
        late = interaction is None or self._state.clock.now() - interaction.made > ANSWER_WITHIN
        if interaction is None or late or interaction.token != call.parameters["token"]:
            raise errors.unknown_interaction()
        if interaction.answered is not None:
            raise errors.already_acknowledged()
        kind, data = Callback(call.payload["type"]), call.payload.get("data") or {}
        self._take(interaction, kind, data, call)
        interaction.answered = kind
        self._state.changed()
        original = interaction.original
        answered: dict[str, Any] = {"id": str(interaction.id), "type": interaction.type}
        if original:
            answered["response_message_id"] = str(original.id)
            answered["response_message_loading"] = kind is Callback.DEFERRED
            answered["response_message_ephemeral"] = bool(original.flags & EPHEMERAL)
        if interaction.launched:
            answered["activity_instance_id"] = interaction.launched
        if not call.query.get("with_response"):
            return None
        return {"interaction": answered, **_resource(kind, interaction)}

    def _take(self, interaction: Interaction, kind: Callback, data: dict[str, Any], call: Call) -> None:
        """Do what a callback says."""
        match kind:
            case Callback.MESSAGE | Callback.DEFERRED:
                message = self._answering(interaction, data)
                if kind is Callback.MESSAGE:
                    self._write(message, call, data)
                else:
                    message.flags |= _THINKING
                self._add(interaction, message)
                interaction.original = message
            case Callback.DEFERRED_UPDATE | Callback.UPDATE if interaction.message:
                interaction.original = interaction.message
                if kind is Callback.UPDATE:
                    self._change(interaction.message, call, data)
                    interaction.messages.append(interaction.message)
            case Callback.CHOICES:
                interaction.choices = data.get("choices") or []
            case Callback.LAUNCH_ACTIVITY if self._state.has_activities:
                interaction.launched = self._state.launch(interaction.user, interaction.channel)
            case Callback.MODAL:
                interaction.modal = data
            case _:
                raise errors.invalid_form([("type", "Not a callback for this interaction.")])

    def _answering(self, interaction: Interaction, payload: dict[str, Any]) -> Message:
        """Return a new message that answers an interaction, with nothing in it."""
        flags = payload.get("flags") or 0
        only_for = interaction.user if flags & EPHEMERAL else None
        return Message(interaction.channel, self._state.us, flags=flags, only_for=only_for)

    def _add(self, interaction: Interaction, message: Message) -> None:
        interaction.messages.append(message)
        self._state.post(message)

    def _of_token(self, call: Call) -> Interaction:
        """Return the interaction whose token a request has, which was answered and may still be."""
        name, _, number = call.parameters["token"].partition("-")
        interaction = self._state.interactions.get(int(number)) if name == "interaction" and number.isdecimal() else None
        if interaction is None or int(call.parameters["application_id"]) != self._state.us.id:
            raise errors.unknown_webhook()
        if self._state.clock.now() - interaction.made > TOKEN_LIVES:
            raise errors.invalid_webhook_token()
        if interaction.answered is None:
            raise errors.unknown_webhook()
        return interaction

    def _original(self, call: Call) -> Message:
        interaction = self._of_token(call)
        if self._is_ours(interaction) and self._state.channel(interaction.channel.id) is None:
            raise errors.unknown_channel()
        if interaction.original is None or interaction.original.is_deleted:
            raise errors.unknown_message()
        return interaction.original

    def _answer(self, call: Call) -> Message:
        messages, asked = self._of_token(call).messages, int(call.parameters["message_id"])
        found = next((message for message in messages if message.id == asked and not message.is_deleted), None)
        if found is None:
            raise errors.unknown_message()
        return found

    def _follow_up(self, call: Call) -> Any:
        """Return a further answer. The first one after a deferred answer takes its place, with its ephemeral flag."""
        interaction, payload = self._of_token(call), call.payload or {}
        if interaction.original and interaction.original.flags & _THINKING:
            return self._edit_answer(call, interaction.original)
        interaction.follow_ups += 1
        if interaction.follow_ups > MAX_FOLLOW_UPS and not self._is_ours(interaction):
            raise errors.too_many_follow_ups()
        message = self._answering(interaction, payload)
        self._write(message, call, payload)
        self._add(interaction, message)
        return message.json()

    def _is_ours(self, interaction: Interaction) -> bool:
        """Return whether it was made in a server that the bot is in."""
        return self._state.guild_of(interaction.channel.guild_id) is not None

    def _edit_answer(self, call: Call, message: Message) -> Any:
        interaction = self._of_token(call)
        self._change(message, call, call.payload or {})
        if message not in interaction.messages:
            interaction.messages.append(message)
        self._state.changed()
        return message.json()


def _refuse(faults: list[Fault]) -> None:
    if faults:
        raise errors.invalid_form(faults)


def _resource(kind: Callback, interaction: Interaction) -> dict[str, Any]:
    """Interactions, "Interaction Callback Resource Object": what was made, where it was made at once."""
    if kind in (Callback.MESSAGE, Callback.UPDATE) and interaction.original:
        return {"resource": {"type": kind, "message": interaction.original.json()}}
    if kind is Callback.LAUNCH_ACTIVITY:
        return {"resource": {"type": kind, "activity_instance": {"id": interaction.launched}}}
    return {}


def _components(payload: dict[str, Any]) -> list[dict[str, Any]]:
    return payload.get("components") or []


def _pings(payload: dict[str, Any]) -> tuple[int, ...]:
    """Whom a message notifies, of those that it names: Message, "Allowed Mentions Object"."""
    return tuple(int(user) for user in (payload.get("allowed_mentions") or {}).get("users") or ())
