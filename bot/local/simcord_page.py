"""Every use of SimCord's internals by the page, each with its reason; `bot.local.simcord_hooks` has those by the world.

``tests/bot/local/test_simcord_hooks.py`` fails if an upgrade of SimCord changes one of them.

- `registered_commands`, `_Server._commands`: SimCord lists commands in English. Here each player has them in the language of
  their Discord; the registered names are restored when such a command is sent.
- `PlayPage._action`: all actions of the page pass here. SimCord refuses concurrent operations, so the page waits for the
  clock's turn. It refuses actions from an outdated page, which is right for tests; here the page is refreshed whenever the bot
  does something, and clicks would fail at random. And a command that is typed as chat becomes a run of that command, so that
  answers, forms and errors look as they do from the command picker.
- `PlayPage._viewer`, `_page_payload`, `_at`: SimCord's page shows one channel. Here each player can be chosen a second time,
  in direct messages with the bot; while such a player acts, the channel of direct messages is the page's channel.
- `PlayPage._size_of`: SimCord's page learns the size of a picture only when it has loaded it, and jumps then.
- `_Pictures`: SimCord starts a process for each picture, which checks and rewrites it. The bot's pictures need neither.
- `PlayPage._publish`: a window that is up to date is not drawn again, because that would drop a choice not yet applied.
- `PlayPage._send_ephemeral`: SimCord knows ephemeral messages only as answers to commands.
- `_Server`: SimCord's relative times ("in 40 seconds") stand still; Enter does not run a command that is typed whole, even if
  it needs no options; input is lost while an action is pending; its own words, such as "Only you can see this", are English.
  ``page.js``, served with the page, corrects that. ``page.css`` hides what players do not need. And an empty channel has a
  greeting.
- `_Server._own_file`: SimCord reads all files but fonts as UTF-8, so a picture would be answered with 500.
- `_Server._static`: SimCord's page can't be used until it has loaded the fonts of all scripts, 30 MB each time. Here it waits
  for those that it always shows; the browser fetches others when they are needed. And it does not say which times are relative.
"""

import html
import json
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any, ClassVar

import simcord
from aiohttp import web
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models.message import EPHEMERAL_FLAG
from simcord.builders import UserHandle
from simcord.enums import InteractionType
from simcord.preview import Preview
from simcord.preview._assets import _Asset
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.local.greeting import greeting
from bot.local.languages import MAX_ACCEPTED, accepted_languages
from bot.local.listed import Payload, leaves, listed, names_meant
from bot.local.page_words import labelled, page_words, said_by_simcord
from bot.local.simcord_hooks import AVATAR, PlayEnv, registered_commands
from bot.local.typed import Invocation, Value
from bot.text import Texts, language_of, languages, name_of


def _avatar(env: simcord.Env) -> dict[str, tuple[str, bytes]]:
    """Return the avatar by its URL, as an asset for the page."""
    address = f"{CDN_BASE}/avatars/{env.backend.bot_user.id}/{AVATAR.name}"
    return {address: (AVATAR.name, AVATAR.read_bytes())}


_DIRECTLY = "direct-"
"""The prefix of a player's id in the choice of players, for that player in direct messages."""


class PlayPage(Preview):
    """SimCord's page for playing: its actions are serialized, typed commands are commands, and there are direct messages.

    ``turn`` is entered for each action, and gives exclusive use of the world. ``read`` interprets each chat message before it
    is sent, given its text and the id of its author: a command to run, a notice for its author alone, or None for chat.
    ``secret`` is the part of the page's address that opens it. ``port`` 0 takes any free port. ``board`` is the address of the
    board, without a player, if one is served.
    """

    def __init__(  # noqa: PLR0913 - all of them by name
        self,
        env: PlayEnv,
        channel: simcord.ChannelHandle,
        players: Sequence[MemberActor],
        *,
        turn: Callable[[], AbstractAsyncContextManager[None]],
        read: Callable[[str, int], Invocation | str | None],
        secret: str,
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
        self.capability = secret
        self._server = _Server(self, port)
        self._media_worker = _Pictures()
        self._read = read
        self.board = board
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
                return self._speak(str(body.get("viewer_id")), body.get("language"), body.get("accepted"))
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

    def _speak(self, viewer_id: str, language: Any, accepted: Any) -> dict[str, Any]:
        """Set the language of a player's Discord if it is known, and adopt those of a browser; return what is shown then.

        The address of the board is in here, since this needs the page's secret, and the page itself does not.
        """
        player, spoken = self._viewer(viewer_id).id, self._env.languages
        if spoken:
            if isinstance(accepted, list):
                spoken.adopt(map(str, accepted[:MAX_ACCEPTED]))
            if language in languages():
                spoken.choose(player, language)
            for page in self._pages.values():
                if page is not self._python:
                    with self._at(page, {}):
                        self._publish(page)
        say = self._say(player)
        return {"language": say.language, "words": page_words(say), "said": said_by_simcord(say), "board": self.board}

    def _say(self, player: int) -> Texts:
        return Texts.of(self._language(player))

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
        payload, say = super()._page_payload(page), self._say(page.viewer.id)
        payload["viewers"] += [
            {**viewer, "id": f"{_DIRECTLY}{viewer['id']}", "name": say("local-direct-messages", player=viewer["name"])}
            for viewer in payload["viewers"]
        ]
        if isinstance(page.viewer, UserHandle):
            payload["viewerId"] = f"{_DIRECTLY}{payload['viewerId']}"
        payload["commands"]["fingerprint"] += f"-{say.language}"
        payload["profile"]["locale"] = say.language
        if payload["channel"].get("topic"):
            payload["channel"]["topic"] = say("local-topic")
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


_SCRIPTS = "".join(f'<script type="module" src="/{name}"></script>' for name in ("page.js", "pictures.js"))
_REFRESH = '<button id="refresh"'
"""The element before which the choice of languages is inserted."""
_CHANNEL = '<section id="channel-layout"'
"""The element before which notices are inserted, such as that the address is incomplete."""
_VIEWER = """Viewing as
          <select id="viewer-picker" aria-label="Viewing as">"""
_MORE, _CLOSE = "<summary>More</summary>", '<button id="close" type="button">End preview session</button>'
_NEW = " hidden>New messages · jump to latest</button>"
_EMPTY = '<p id="channel-empty" class="channel-empty" hidden>No messages in this channel.</p>'
"""Parts of SimCord's page in whose place there are others."""

_OWN_FILES = {
    "/page.js": "text/javascript",
    "/pictures.js": "text/javascript",
    "/page.css": "text/css",
    f"/{AVATAR.name}": "image/png",
}
"""The paths of files beside this one, and their types."""
_FONTS = "FONT_REQUIREMENTS.map("
"""The part of ``presentation.js`` that loads fonts."""
_TIME, _STYLED_TIME = "if (title) time.title = title;", "if (title) time.title = title; time.dataset.style = style;"
"""The part of ``text.js`` that draws a time, and one that says of which form that is."""
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
        accepted = accepted_languages(request.headers.get("Accept-Language", ""))
        say = Texts.of(next(filter(None, map(language_of, accepted)), "en"))
        text = response.text.replace("SimCord Preview</title>", f"{self._title}</title>")
        for part, others in self._parts(say).items():
            text = text.replace(part, others)
        response.text = text
        return response

    def _parts(self, say: Texts) -> dict[str, str]:
        """Return parts of SimCord's page, and what is in their place, in a language."""
        choices = "".join(f'<option value="{language}">{html.escape(name_of(language))}</option>' for language in languages())
        choice = (
            f'<label class="viewer-control">{labelled(say, "language", "span")} '
            f'<select id="language-picker">{choices}</select></label>'
        )
        end = (
            labelled(say, "end", "button", 'id="end" type="button"')
            + f'<div id="end-sure" hidden>{labelled(say, "end-question", "p")}'
            + labelled(say, "end-yes", "button", 'id="close" type="button"')
            + labelled(say, "end-no", "button", 'id="end-no" type="button"')
            + "</div>"
        )
        notices = labelled(say, "incomplete-address", "p", 'id="incomplete-address" class="channel-empty" hidden') + labelled(
            say, "ended", "p", 'id="ended" role="alert" hidden'
        )
        return {
            '<html lang="en">': f'<html lang="{say.language}">',
            "</head>": '<link rel="icon" href="/avatar.png"><link rel="stylesheet" href="/page.css"></head>',
            "</body>": f"{_SCRIPTS}</body>",
            _VIEWER: f'{labelled(say, "viewer", "span")} <select id="viewer-picker">',
            _MORE: labelled(say, "more", "summary"),
            _CLOSE: end,
            _NEW: f' data-words="new-messages"{_NEW}',
            _EMPTY: f'<div id="channel-empty" class="channel-empty" hidden>{self._greeting(say)}</div>',
            _REFRESH: self._board_link(say, "open", "toolbar-button") + choice + _REFRESH,
            _CHANNEL: f"{notices}{_CHANNEL}",
        }

    async def _static(self, request: Any) -> Any:
        if request.path in _OWN_FILES:
            return self._own_file(request)
        response = await super()._static(request)
        if request.path == "/presentation.js":
            response.text = response.text.replace(_FONTS, _SHOWN_FONTS)
        if request.path == "/text.js":
            response.text = response.text.replace(_TIME, _STYLED_TIME)
        return response

    def _own_file(self, request: Any) -> web.Response:
        if request.headers.get("Host") not in self._allowed_hosts():
            raise web.HTTPForbidden
        body = Path(__file__).with_name(request.path.removeprefix("/")).read_bytes()
        return web.Response(body=body, content_type=_OWN_FILES[request.path], headers=self._SECURITY_HEADERS)

    def _greeting(self, say: Texts) -> str:
        """Return what is in an empty channel, as HTML."""
        commands = {" ".join(path) for command in registered_commands(self._page.env) for path, _, _ in leaves(command, "en")}
        return greeting(say, commands, self._board_link(say, "button-board", "greeting-board"))

    def _board_link(self, say: Texts, words: str, kind: str) -> str:
        """Return a link to the board, or nothing where there is none. ``page.js`` adds its address and who plays."""
        if self._page.board is None:
            return ""
        return labelled(say, words, "a", f'class="{kind}" data-board target="ricochet-board"')

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
