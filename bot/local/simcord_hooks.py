"""Every use of SimCord's internals, each with its reason.

``tests/bot/local/test_simcord_hooks.py`` fails if an upgrade of SimCord changes one of them.

- `set_clock`: SimCord moves its clock only while a bot runs, but a bot must find the right time when it starts.
- `set_bot`: SimCord makes the bot's account together with the world, under a name for tests, and without an avatar.
- `PatientEnv._settle_internal`: SimCord gives a bot five seconds to start and become idle, too few on a busy machine. And it
  checks every 50 ms whether the bot is idle, which slows down each wait for the database thread.
- `PatientEnv`, `backend.emit`: SimCord gives every interaction the locale `en-US`, and no data on who installed the bot.
- `PatientEnv.as_bot`: what the board in the browser does begins in tasks of its server, which SimCord takes for a test's.
- `registered_commands`, `_Server._commands`: SimCord lists commands in English. Here each player has them in the language of
  their Discord; the registered names are restored when such a command is sent.
- `PlayEnv`, `Recent`: SimCord keeps each request, event and picture until the end, for the asserts of tests. Here it keeps the
  latest requests and events, and the pictures of current messages.
- `PlayEnv._record_error`: SimCord records every error of a command as unhandled. A refusal is an answer: its command is done,
  and leaves the composer.
- `PlayPage._action`: all actions of the page pass here. SimCord refuses concurrent operations, so the page waits for the
  clock's turn. It refuses actions from an outdated page, which is right for tests; here the page is refreshed whenever the bot
  does something, and clicks would fail at random. And a command that is typed as chat becomes a run of that command, so that
  answers, forms and errors look as they do from the command picker.
- `steady_controls`: SimCord numbers buttons and lists by their place, and the page sends that number. If a card has changed
  since a window has shown it, the number may be another button's, or none's. Here it depends on the label.
- `PlayPage._viewer`, `_page_payload`, `_at`: SimCord's page shows one channel. Here each player can be chosen a second time,
  in direct messages with the bot; while such a player acts, the channel of direct messages is the page's channel.
- `PlayPage._size_of`: SimCord's page learns the size of a picture only when it has loaded it, and jumps then.
- `_Pictures`: SimCord starts a process for each picture, which checks and rewrites it. The bot's pictures need neither.
- `PlayPage._publish`: a window that is up to date is not drawn again, because that would drop a choice not yet applied.
- `PlayPage._send_ephemeral`: SimCord knows ephemeral messages only as answers to commands.
- `_Server`: SimCord's relative times ("in 40 seconds") stand still; Enter does not run a command that is typed whole, even if
  it needs no options; input is lost while an action is pending. ``page.js``, served with the page, corrects that. ``page.css``
  hides what players do not need. And an empty channel has a greeting.
- `_Server._own_file`: SimCord reads all files but fonts as UTF-8, so a picture would be answered with 500.
- `_Server._static`: SimCord's page can't be used until it has loaded the fonts of all scripts, 30 MB each time. Here it waits
  for those that it always shows; the browser fetches others when they are needed.
"""

import html
import json
import re
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, ClassVar
from zlib import crc32

import simcord
from aiohttp import web
from discord import app_commands
from simcord import components
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models.message import EPHEMERAL_FLAG
from simcord.builders import UserHandle
from simcord.enums import AppCommandType, InteractionType
from simcord.preview import Preview
from simcord.preview._assets import _Asset
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.local.greeting import greeting
from bot.local.listed import Payload, leaves, listed, names_meant
from bot.local.typed import Invocation, Value
from bot.text import Texts, language_of, languages, name_of


def set_clock(env: simcord.Env, now: float) -> None:
    """Move the virtual clock forward to ``now``, in seconds since the Unix epoch; never backward."""
    env.backend.advance_clock(max(0.0, now - env.now().timestamp()))


def set_bot(env: simcord.Env, name: str) -> None:
    """Set the name and the avatar of the bot's account; before there is a server, since a role gets the bot's name."""
    env.backend.edit_bot_profile(name)
    env.backend.bot_user.avatar = _AVATAR.stem


def _avatar(env: simcord.Env) -> dict[str, tuple[str, bytes]]:
    """Return the avatar by its URL, as an asset for the page."""
    address = f"{CDN_BASE}/avatars/{env.backend.bot_user.id}/{_AVATAR.name}"
    return {address: (_AVATAR.name, _AVATAR.read_bytes())}


_AVATAR = Path(__file__).with_name("avatar.png")
"""Drawn by `render.robots.avatar_png`."""


_PRIVATE_CHANNEL = 2
"""Discord's "Interaction Context Types": direct messages with others than the bot."""


def registered_commands(env: simcord.Env) -> Sequence[Payload]:
    """Return the bot's global slash commands in the form of Discord's API."""
    return [command for (_, kind), command in env.backend.commands.get(None, {}).items() if kind == AppCommandType.CHAT_INPUT]


@contextmanager
def steady_controls() -> Iterator[None]:
    """Derive the numbers of buttons and lists from their labels within the block, so that edits keep the numbers of the others.

    Digits in a label are ignored: "2 of 3" is the same button as "1 of 3".
    """
    assign_others = components._assign_ids  # noqa: SLF001
    components._assign_ids = partial(_assign_ids, assign_others)  # noqa: SLF001
    try:
        yield
    finally:
        components._assign_ids = assign_others  # noqa: SLF001


def _assign_ids(
    assign_others: Callable[[list[dict[str, Any]], set[int]], None], tree: list[dict[str, Any]], taken: set[int]
) -> None:
    for component in components.walk_components(tree):
        if component.get("custom_id") and not component.get("id"):
            emoji = component.get("emoji") or {}
            label = _DIGITS.sub("", component.get("label") or component.get("placeholder") or "")
            number = 1 + crc32(f"{component['type']} {emoji.get('name')} {label}".encode()) % _MAX_CONTROL
            while number in taken:
                number += 1
            component["id"] = number
            taken.add(number)
    assign_others(tree, taken)


_DIGITS = re.compile(r"\d+")
_MAX_CONTROL = 2**30
"""Well below Discord's maximum for ids of components, 2³¹ - 1."""


class PatientEnv(simcord.Env):
    """SimCord's world, on machines of any speed: starting the bot has the same timeout as everything else.

    ``locales`` are the languages of people's Discord by their ids; ``locale`` is that of all others. The bot is no member of
    the channels whose ids are in ``without_bot``: people have installed it for themselves. ``looks`` are the seconds between
    two checks whether the bot is idle.
    """

    looks = 0.005

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.locale, self.locales = "en-US", dict[int, str]()
        self.without_bot = set[int]()
        emit = self.backend.emit

        def emit_completed(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":
                user = payload["member"]["user"] if "member" in payload else payload["user"]
                payload["locale"] = self.locale_of(int(user["id"]))
                payload |= self._installed(payload, user["id"])
            emit(event, payload)

        self.backend.emit = emit_completed

    def _installed(self, payload: Mapping[str, Any], user_id: str) -> dict[str, Any]:
        """Return who has installed the bot: Discord's "Authorizing Integration Owners Object"."""
        guild_id = payload.get("guild_id")
        if int(payload["channel_id"]) not in self.without_bot:
            return {"authorizing_integration_owners": {"0": guild_id or "0"}}
        direct = {} if guild_id else {"context": _PRIVATE_CHANNEL}
        return {"authorizing_integration_owners": {"1": user_id}, "app_permissions": "0", **direct}

    @contextmanager
    def as_bot(self) -> Iterator[None]:
        """Let tasks that are started meanwhile be the bot's own, to which the world's time applies."""
        with self._bot_scope():
            yield

    def locale_of(self, user: int) -> str:
        """Return the language of a user's Discord."""
        return self.locales.get(user, self.locale)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float | None = None,
        **options: Any,
    ) -> None:
        longest = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=longest, idle=idle or self.looks, **options)


class Recent(list[Any]):
    """A list of the latest entries, `KEPT` to twice as many; ``total`` counts all entries ever appended."""

    KEPT = 100

    def __init__(self, entries: Iterable[Any] = ()) -> None:
        super().__init__(entries)
        self.total = len(self)

    def append(self, entry: Any) -> None:
        """Append the entry, and drop the oldest ones if there are too many."""
        super().append(entry)
        self.total += 1
        if len(self) > 2 * self.KEPT:
            del self[: -self.KEPT]


class PlayEnv(PatientEnv):
    """SimCord's world for playing for hours: its memory is bounded, and a refusal of a command is no error of the bot."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.requests = self.backend.http_requests = Recent(self.backend.http_requests)
        self.backend.transcript = Recent(self.backend.transcript)

    def forget_pictures(self) -> None:
        """Drop the pictures that no message shows any more. Windows keep what they show themselves."""
        messages = (message for channel in self.backend.messages.values() for message in channel.values())
        shown = {attachment["url"] for message in messages for attachment in message.attachments}
        blobs = self.backend.cdn._blobs  # noqa: SLF001
        for url in [url for url in blobs if url.startswith(_ATTACHMENTS) and url not in shown]:
            del blobs[url]

    def _record_error(self, error: BaseException) -> None:
        if not isinstance(error, app_commands.AppCommandError) or isinstance(error, app_commands.CommandInvokeError):
            super()._record_error(error)


_ATTACHMENTS = f"{CDN_BASE}/attachments/"
"""The prefix of the URLs of attachments."""

_DIRECTLY = "direct-"
"""The prefix of a player's id in the choice of players, for that player in direct messages."""


class PlayPage(Preview):
    """SimCord's page for playing: its actions are serialized, typed commands are commands, and there are direct messages.

    ``turn`` is entered for each action, and gives exclusive use of the world. ``read`` interprets each chat message before it
    is sent, given its text and the id of its author: a command to run, a notice for its author alone, or None for chat. ``say``
    are the texts that are added to SimCord's page. ``port`` 0 takes any free port. ``board`` is the address of the board,
    without a player, if one is served.
    """

    def __init__(  # noqa: PLR0913 - all of them by name
        self,
        env: PlayEnv,
        channel: simcord.ChannelHandle,
        players: Sequence[MemberActor],
        *,
        turn: Callable[[], AbstractAsyncContextManager[None]],
        read: Callable[[str, int], Invocation | str | None],
        say: Texts,
        timezone: str,
        port: int,
        board: str | None = None,
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(players),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=timezone,
            presentation_time=None,
            assets=_avatar(env),
            port=port,
        )
        self.turn, self._env = turn, env
        self._server = _Server(self, port)
        self._media_worker = _Pictures()
        self._read = read
        self.say, self.board = say, board
        self._room = channel
        self._shown = dict[str, int]()

    @property
    def is_outdated(self) -> bool:
        """Whether some window does not show the bot's latest request; nothing else changes the page."""
        requests = self._env.requests.total
        return any(self._shown.get(page.id) != requests for page in self._pages.values() if page is not self._python)

    def _publish(self, page: _Page, **options: Any) -> Any:
        requests = self._env.requests.total
        published = super()._publish(page, **options)
        self._shown[page.id] = requests
        return published

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn():
            if isinstance(body, Mapping) and body.get("kind") == "language":
                return {"language": self._speak(str(body.get("viewer_id")), body.get("language"))}
            page = self._pages.get(context_id or "")
            if page is None or not isinstance(body, Mapping):
                return await super()._action(context_id, body)
            with self._at(page, body):
                return await self._act(page, _revised(page, body))

    async def _act(self, page: _Page, body: Mapping[str, Any]) -> dict[str, Any]:
        meaning = self._read(str(body.get("content")), page.viewer.id) if body.get("kind") == "send_message" else None
        if isinstance(meaning, str):
            self._send_ephemeral(page, body["content"].split()[0].removeprefix("/"), meaning)
            return self._reject(
                page, "command-option-invalid", request_id=body.get("request_id"), sequence=body.get("sequence")
            )
        if meaning is not None:
            body = _as_command(page, body, meaning)
        elif body.get("kind") in ("run_command", "autocomplete_command"):
            body = self._with_names_meant(page, body)
        return await super()._action(page.id, body)

    def _speak(self, viewer_id: str, language: str | None) -> str:
        """Set the language of a player's Discord if it is known; return the language that they have then."""
        player = self._viewer(viewer_id).id
        if language in languages():
            self._env.locales[player] = language
            for page in self._pages.values():
                if page.viewer.id == player and page is not self._python:
                    with self._at(page, {}):
                        self._publish(page)
        return self._language(player)

    def _language(self, player: int) -> str:
        return language_of(self._env.locale_of(player)) or "en"

    def catalog(self, page: _Page, catalog: Mapping[str, Any]) -> dict[str, Any]:
        """Return SimCord's list of commands in the language of the page's player."""
        language = self._language(page.viewer.id)
        known = {path: (called, leaf) for path, called, leaf in self._leaves(language)}
        return {**catalog, "entries": [listed(entry, *known[tuple(entry["path"])], language) for entry in catalog["entries"]]}

    def page_of(self, context_id: str | None) -> _Page | None:
        """Return the window with this id, if there is one."""
        return self._pages.get(context_id or "")

    def _leaves(self, language: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], Payload]]:
        for command in registered_commands(self.env):
            yield from leaves(command, language)

    def _with_names_meant(self, page: _Page, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the action with the registered names of its options."""
        language, path = self._language(page.viewer.id), tuple(body.get("path") or ())
        leaf = next((leaf for known, _, leaf in self._leaves(language) if known == path), {})
        meant = names_meant(leaf, language)
        options = {meant.get(name, name): value for name, value in (body.get("options") or {}).items()}
        focused = {"focused": meant.get(body["focused"], body["focused"])} if "focused" in body else {}
        return {**body, "options": options, **focused}

    @contextmanager
    def _at(self, page: _Page, body: Mapping[str, Any]) -> Iterator[None]:
        """Move the page within the block to its player's channel, or to that of the player whom this action selects."""
        viewer = page.viewer
        if body.get("kind") == "viewer":
            with suppress(simcord.SetupError):  # refused by the action itself
                viewer = self._viewer(body.get("viewer_id"))
        self.channel = self._place_of(viewer)
        page.channel_id = self.channel.id
        try:
            yield
        finally:
            page.channel_id = self._place_of(page.viewer).id
            self.channel = self._room

    def _place_of(self, viewer: MemberActor | UserHandle) -> simcord.ChannelHandle:
        return viewer.dm_channel if isinstance(viewer, UserHandle) else self._room

    def _viewer(self, viewer_id: Any) -> Any:
        if isinstance(viewer_id, str) and viewer_id.startswith(_DIRECTLY):
            return super()._viewer(viewer_id.removeprefix(_DIRECTLY)).user
        return super()._viewer(viewer_id)

    def _page_payload(self, page: _Page) -> dict[str, Any]:
        payload = super()._page_payload(page)
        payload["viewers"] += [
            {**viewer, "id": f"{_DIRECTLY}{viewer['id']}", "name": self.say("local-direct-messages", player=viewer["name"])}
            for viewer in payload["viewers"]
        ]
        if isinstance(page.viewer, UserHandle):
            payload["viewerId"] = f"{_DIRECTLY}{payload['viewerId']}"
        payload["commands"]["fingerprint"] += f"-{self._language(page.viewer.id)}"
        for name in payload["assets"]:
            payload["assets"][name] |= self._size_of(page.assets[name])
        return payload

    def _size_of(self, asset: _Asset) -> dict[str, int]:
        """Return the size of a picture as fields for the page; no fields for one of another type than PNG or GIF."""
        kept = self._blobs.get(asset.digest) if asset.digest else None
        size = kept and size_of(kept.data)
        return {"displayWidth": size[0], "displayHeight": size[1]} if size else {}

    def _send_ephemeral(self, page: _Page, command: str, text: str) -> None:
        backend = self.env.backend
        reader = backend.get_user(page.viewer.id)
        backend.create_message(
            page.channel_id,
            backend.bot_user.id,
            text,
            flags=EPHEMERAL_FLAG,
            interaction_metadata={
                "id": str(backend.snowflake()),
                "type": InteractionType.APPLICATION_COMMAND,
                "user": serializers.user_payload(reader),
                "authorizing_integration_owners": {},
                "name": command,
            },
            broadcast=False,
        )
        self._publish(page)


_REFRESH = '<button id="refresh"'
"""The element before which the choice of languages is inserted."""

_CHANNEL = '<section id="channel-layout"'
"""The element before which notices are inserted, such as that the address is incomplete."""

_SCRIPTS = "".join(f'<script type="module" src="/{name}"></script>' for name in ("page.js", "pictures.js"))
_END = ">End preview session<"
"""The label of SimCord's button that ends the program."""
_OWN_FILES = {
    "/page.js": "text/javascript",
    "/pictures.js": "text/javascript",
    "/page.css": "text/css",
    f"/{_AVATAR.name}": "image/png",
}
"""The paths of files beside this one, and their types."""
_EMPTY = '<p id="channel-empty" class="channel-empty" hidden>No messages in this channel.</p>'
"""SimCord's text in an empty channel."""

_FONTS = "FONT_REQUIREMENTS.map("
"""The part of ``presentation.js`` that loads fonts."""
_SHOWN_FONTS = """FONT_REQUIREMENTS.filter(({ css }) => /^normal .*"Noto (Sans|Color Emoji)"$/.test(css)).map("""


class _Server(PreviewServer):
    """SimCord's web server, with the name of the server as the title, a choice of languages, and ``page.js``."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {**PreviewServer._STATIC_FILES, **dict.fromkeys(_OWN_FILES, "")}  # noqa: SLF001

    def __init__(self, page: PlayPage, port: int) -> None:
        super().__init__(page, port)
        self._page, self._turn = page, page.turn
        guild = page.channel.guild
        self._title = html.escape(guild.name) if guild else ""

    async def _index(self, request: Any) -> Any:
        response = await super()._index(request)
        choices = "".join(f'<option value="{language}">{html.escape(name_of(language))}</option>' for language in languages())
        label, incomplete, end, ended = (
            html.escape(self._page.say(key))
            for key in ("local-language", "local-incomplete-address", "local-end", "local-ended")
        )
        choice = f'<label class="viewer-control">{label} <select id="language-picker">{choices}</select></label>'
        notices = (
            f'<p id="incomplete-address" class="channel-empty" hidden>{incomplete}</p>'
            f'<p id="ended" role="alert" hidden>{ended}</p>'
        )
        response.text = (
            response.text.replace("SimCord Preview</title>", f"{self._title}</title>")
            .replace("</head>", '<link rel="icon" href="/avatar.png"><link rel="stylesheet" href="/page.css"></head>')
            .replace("</body>", f"{_SCRIPTS}</body>")
            .replace(_END, f">{end}<")
            .replace(*self._greeting())
            .replace(_REFRESH, self._board_link("toolbar-button") + choice + _REFRESH)
            .replace(_CHANNEL, f"{notices}{_CHANNEL}")
        )
        return response

    async def _static(self, request: Any) -> Any:
        if request.path in _OWN_FILES:
            return self._own_file(request)
        response = await super()._static(request)
        if request.path == "/presentation.js":
            response.text = response.text.replace(_FONTS, _SHOWN_FONTS)
        return response

    def _own_file(self, request: Any) -> web.Response:
        if request.headers.get("Host") not in self._allowed_hosts():
            raise web.HTTPForbidden
        body = Path(__file__).with_name(request.path.removeprefix("/")).read_bytes()
        return web.Response(body=body, content_type=_OWN_FILES[request.path], headers=self._SECURITY_HEADERS)

    def _greeting(self) -> tuple[str, str]:
        """Return SimCord's text in an empty channel, and its replacement."""
        commands = {" ".join(path) for command in registered_commands(self._page.env) for path, _, _ in leaves(command, "en")}
        shown = greeting(self._page.say, commands, self._greeting_boards())
        return _EMPTY, f'<div id="channel-empty" class="channel-empty" hidden>{shown}</div>'

    def _greeting_boards(self) -> str:
        """Return links to the board with what a person can begin there alone, after one to the board itself."""
        links = [self._board_link("greeting-board")]
        for subject in ("daily", "tutorial"):
            label = f"🎯 {self._page.say(f'web-subject-{subject}')}"
            links.append(self._board_link("greeting-board", f"&game={subject}", label))
        return "".join(links)

    def _board_link(self, kind: str, subject: str = "", label: str = "") -> str:
        """Return a link to the board, or nothing where there is none. ``page.js`` adds who plays to its address."""
        if self._page.board is None:
            return ""
        address, shown = html.escape(self._page.board), html.escape(label or self._page.say("web-open"))
        subject = html.escape(subject)
        return f'<a class="{kind}" data-board="{address}" href="{address}{subject}" target="ricochet-board">{shown}</a>'

    async def _commands(self, request: Any) -> Any:
        response = await super()._commands(request)
        page = self._page.page_of(request.headers.get("X-Simcord-Context"))
        if response.status == HTTPStatus.OK and page is not None:
            response.text = json.dumps(self._page.catalog(page, json.loads(response.text)))
        return response

    async def _pages(self, request: Any) -> Any:
        async with self._turn():  # a new page is in the channel, whatever another one does
            return await super()._pages(request)


class _Pictures(MediaWorker):
    """Serves PNG and GIF files as they are, and others as SimCord rewrites them."""

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        size = size_of(blob)
        if size is None:
            return await super()._decode(key, blob, media_time)
        width, height = size
        kind = "PNG" if blob.startswith(_PNG) else "GIF"
        return MediaInfo(kind, width, height, 1, 4 * width * height, blob, f"image/{kind.lower()}")


_PNG, _GIFS = b"\x89PNG\r\n\x1a\n", (b"GIF87a", b"GIF89a")
"""The first bytes of files of these types."""


def size_of(picture: bytes) -> tuple[int, int] | None:
    """Return the width and the height of a PNG or GIF file in pixels; None for any other."""
    if picture.startswith(_PNG):
        return struct.unpack_from(">II", picture, 16)
    return struct.unpack_from("<HH", picture, 6) if picture.startswith(_GIFS) else None


def _revised(page: _Page, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the action with the page's current revision; controls that are gone are refused nevertheless."""
    revision = body.get("published_revision")
    if isinstance(revision, int) and revision < page.revision:
        return {**body, "published_revision": page.revision}
    return body


def _as_command(page: _Page, body: Mapping[str, Any], invocation: Invocation) -> Mapping[str, Any]:
    """Return the action as a run of the command; unchanged if the page's player does not have that command."""
    for entry in page.command_catalog.get("entries", ()):
        if entry["path"] == list(invocation.path):
            return {
                **body,
                "kind": "run_command",
                "command_id": entry["commandId"],
                "path": entry["path"],
                "schema_fingerprint": entry["schemaFingerprint"],
                "options": {name: _wire(value) for name, value in invocation.options.items()},
            }
    return body


def _wire(value: Value) -> str | bool:
    return value if isinstance(value, bool) else str(value)
