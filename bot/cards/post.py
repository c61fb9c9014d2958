"""A message ready to be sent, and the items of which layouts are made."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from io import BytesIO
from typing import TypeAlias

import discord
from discord import ui

from bot.text.escaping import escaped
from engine.board.pieces import Robot, Target
from engine.rules.events import Player

_ACCENTS = {Robot.RED: 0xD83A34, Robot.GREEN: 0x2E9E5B, Robot.BLUE: 0x2F6FDE, Robot.YELLOW: 0xF2B632}
_PLAIN_ACCENT = 0x7A6FA8

MAX_TEXT = 4000
"""Discord's limit of all texts of a message together, in characters."""

_MORE, _SMALL = " …", "-# "
"""The end of an alt text that was cut, and Discord's markup for small print."""

NUMBER = "[0-9]{1,19}"
"""The pattern of a number in a custom id, wide enough for Discord's ids."""

GAME_ID = r"(?P<game_id>[0-9]{1,15})"
"""The pattern of the id of a game in a custom id that is looked up in the store, which can hold it."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG or GIF file with its name, which layouts refer to, and its alt text of at most 1,024 characters.

    ``data`` None shows the alt text instead; empty data keep the picture that the message has already.
    """

    name: str
    data: bytes | None
    alt: str

    def file(self) -> discord.File:
        """Return a file to send, valid for one message."""
        assert self.data
        return discord.File(BytesIO(self.data), self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Document:
    """A file to download, with its name, which layouts refer to."""

    name: str
    data: bytes

    def file(self) -> discord.File:
        """Return a file to send, valid for one message."""
        return discord.File(BytesIO(self.data), self.name)


class Words(ui.TextDisplay[ui.LayoutView]):
    """Alt texts in place of pictures, cut if the message has too little room."""


Button: TypeAlias = tuple[str, str, discord.ButtonStyle | None]
"""A button by its label, custom id and style; None is the plain style."""

Part: TypeAlias = str | ui.Item[ui.LayoutView] | Picture | Sequence[Picture] | Document | None
"""A part of a post. Pictures in one part are shown side by side."""


class Post:
    """A message of ``parts`` from top to bottom, framed in the colour of a target, and the only players or role it notifies.

    Empty parts are left out, and so are rows without buttons. Buttons have no listeners: they are handled by their custom ids,
    so that they survive restarts.
    """

    def __init__(
        self, *parts: Part, target: Target | None = None, pings: Sequence[Player] = (), role: int | None = None
    ) -> None:
        items = [_item(part) for part in parts if part and not (isinstance(part, ui.ActionRow) and not part.children)]
        _fit([item for item in items if isinstance(item, ui.TextDisplay)])
        self.view = ui.LayoutView(timeout=None)
        self.view.stop()
        self.view.add_item(ui.Container(*items, accent_colour=accent(target)))
        self.pings, self.role = pings, role
        self.pictures: list[Picture] = []
        for part in parts:
            if isinstance(part, Picture):
                self.pictures.append(part)
            elif isinstance(part, Sequence) and not isinstance(part, str):
                self.pictures += part
        self._documents = [part for part in parts if isinstance(part, Document)]

    @property
    def files(self) -> list[discord.File]:
        """The pictures and documents as files to send, valid for one message."""
        pictures = [picture.file() for picture in self.pictures if picture.data]
        return [*pictures, *(document.file() for document in self._documents)]

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """The `pings` and the role as discord.py's type."""
        users = [discord.Object(player) for player in self.pings if player > 0]
        roles = [discord.Object(self.role)] if self.role else False
        return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=users)


def one_of(kinds: type[Enum]) -> str:
    """Return the pattern of the values of an enum, for a custom id."""
    return "|".join(re.escape(kind.value) for kind in kinds)


def _item(part: str | ui.Item[ui.LayoutView] | Picture | Sequence[Picture] | Document) -> ui.Item[ui.LayoutView]:
    if isinstance(part, ui.Item):
        return part
    if isinstance(part, str):
        return ui.TextDisplay(part)
    if isinstance(part, Document):
        return ui.File(f"attachment://{part.name}")
    return _gallery([part] if isinstance(part, Picture) else part)


def _fit(texts: Sequence[ui.TextDisplay[ui.LayoutView]]) -> None:
    """Cut `Words` so that all texts fit into a message."""
    over = sum(len(text.content) for text in texts) - MAX_TEXT
    for words in reversed(texts):
        if over > 0 and isinstance(words, Words):
            before = len(words.content)
            words.content = words.content[: max(1, before - over - len(_MORE))].rstrip("\\") + _MORE
            over -= before - len(words.content)


def button_row(*buttons: Button) -> ui.ActionRow[ui.LayoutView]:
    """Return a row of buttons."""
    return ui.ActionRow(*map(as_item, buttons))


def as_item(button: Button) -> ui.Button[ui.LayoutView]:
    """Return a button as an item of a layout."""
    label, custom_id, style = button
    return ui.Button(label=label, custom_id=custom_id, style=style or discord.ButtonStyle.secondary)


def _gallery(pictures: Sequence[Picture]) -> ui.Item[ui.LayoutView]:
    """Return an item of one to ten pictures, or of all their alt texts if one has no data."""
    if any(picture.data is None for picture in pictures):
        return Words("\n".join(f"{_SMALL}{escaped(picture.alt)}" for picture in pictures))
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt) for picture in pictures)
    )


def accent(target: Target | None) -> int:
    """Return the colour of a card's frame, that of its target, as 0xRRGGBB."""
    return _ACCENTS.get(target.robot, _PLAIN_ACCENT) if target and target.robot else _PLAIN_ACCENT
