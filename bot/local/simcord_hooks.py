"""Every use of SimCord's internals by the world, each with its reason; `bot.local.simcord_page` has those by the page.

``tests/bot/local/test_simcord_hooks.py`` fails if an upgrade of SimCord changes one of them.

- `set_clock`: SimCord moves its clock only while a bot runs, but a bot must find the right time when it starts.
- `set_bot`: SimCord makes the bot's account together with the world, under a name for tests, and without an avatar.
- `PatientEnv._settle_internal`: SimCord gives a bot five seconds to start and become idle, too few on a busy machine. And it
  checks every 50 ms whether the bot is idle, which slows down each wait for the database thread.
- `PatientEnv`, `backend.emit`: SimCord gives every interaction the locale `en-US`, and no data on who installed the bot.
- `PatientEnv.as_bot`: what the board in the browser does begins in tasks of its server, which SimCord takes for a test's.
- `PlayEnv`, `backend.emit`: SimCord's servers have no features, but only a community has a language of its own.
- `PlayEnv`, `Recent`: SimCord keeps each request, event and picture until the end, for the asserts of tests. Here it keeps the
  latest requests and events, and the pictures of current messages.
- `PlayEnv._record_error`: SimCord records every error of a command as unhandled. A refusal is an answer: its command is done,
  and leaves the composer.
- `steady_controls`: SimCord numbers buttons and lists by their place, and the page sends that number. If a card has changed
  since a window has shown it, the number may be another button's, or none's. Here it depends on the label.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

import simcord
from discord import app_commands
from simcord import components
from simcord.backend.cdn import CDN_BASE
from simcord.enums import AppCommandType

from bot.local.listed import Payload

if TYPE_CHECKING:
    from bot.local.languages import Languages


def set_clock(env: simcord.Env, now: float) -> None:
    """Move the virtual clock forward to ``now``, in seconds since the Unix epoch; never backward."""
    env.backend.advance_clock(max(0.0, now - env.now().timestamp()))


def set_bot(env: simcord.Env, name: str) -> None:
    """Set the name and the avatar of the bot's account; before there is a server, since a role gets the bot's name."""
    env.backend.edit_bot_profile(name)
    env.backend.bot_user.avatar = AVATAR.stem


def set_language(env: simcord.Env, guild_id: int, language: str) -> None:
    """Set the language of a server, as its owner does."""
    env.backend.edit_guild(guild_id, {"preferred_locale": language})


AVATAR = Path(__file__).with_name("avatar.png")
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
    """SimCord's world for playing for hours: its memory is bounded, and a refusal of a command is no error of the bot.

    Its server is a community, which can have a language. ``languages`` are those of the players.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.languages: Languages | None = None
        emit = self.backend.emit

        def emit_community(event: str, payload: Any) -> None:
            if event in ("GUILD_CREATE", "GUILD_UPDATE"):
                payload["features"] = ["COMMUNITY"]
            emit(event, payload)

        self.backend.emit = emit_community
        self.requests = self.backend.http_requests = Recent(self.backend.http_requests)
        self.backend.transcript = Recent(self.backend.transcript)

    def locale_of(self, user: int) -> str:
        """Return the language of a user's Discord."""
        return self.languages.of(user) if self.languages else super().locale_of(user)

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
