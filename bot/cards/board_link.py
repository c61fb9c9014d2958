"""Links that open the board: an address, or an Activity of Discord."""

from dataclasses import dataclass
from typing import TypeAlias

from discord import ui

from bot.cards.post import Button, as_item
from bot.store import NO_SERVER, GameId, Place
from bot.text import Texts

_ROW = 5
"""Buttons that a row has room for, by Discord's rules."""

_BOARD, _BOARD_OF = "ricochet:board", "ricochet:open:"
BOARD_ID = rf"{_BOARD}|{_BOARD_OF}(?P<subject>[a-z]{{1,20}}(?::[0-9A-Za-z.]{{1,40}})?)"
"""The pattern of the custom id of the button that opens the board as an Activity: with a match, or with another subject."""

_MATCH = "match"


@dataclass(frozen=True, slots=True)
class Link:
    """The board in a browser, at an address."""

    url: str

    def to(self, place: Place, subject: str = _MATCH) -> "Link":
        """Return the link to a subject in a place. At one's own machine the address without a place is that of the channel."""
        url, here = self.url, f"place={place.shard_key}.{place.channel_id}"
        if "#" not in url:
            url = f"{url}#{here}"
        elif place.guild_id == NO_SERVER:
            url = f"{url}&{here}"
        return Link(url if subject == _MATCH else f"{url}&game={subject}")

    def button(self, say: Texts) -> ui.Button[ui.LayoutView]:
        """Return the button that opens the address."""
        return ui.Button(label=say("web-open"), url=self.url)


@dataclass(frozen=True, slots=True)
class Launch:
    """The board as an Activity with a subject. Discord knows in which channel it is opened."""

    subject: str = _MATCH

    def to(self, place: Place, subject: str = _MATCH) -> "Launch":
        """Return the Activity with a subject, which is the same in every place."""
        del place
        return Launch(subject)

    def button(self, say: Texts) -> ui.Button[ui.LayoutView]:
        """Return the button that opens the Activity, whose custom id `BOARD_ID` matches."""
        custom_id = _BOARD if self.subject == _MATCH else f"{_BOARD_OF}{self.subject}"
        return ui.Button(label=say("web-open"), custom_id=custom_id)


BoardLink: TypeAlias = Link | Launch
"""The way to open the board."""


def custom_id(place: Place, kind: str, game_id: GameId) -> str:
    """Return what Discord passes on to the Activity of a link to a game: 64 characters at most."""
    return f"{place.shard_key}.{place.channel_id}/{kind}:{game_id}"


def deep_link(application_id: int | None, custom: str) -> str:
    """Return the address at Discord that opens an application's Activity, and passes a custom id on to it."""
    return f"https://discord.com/activities/{application_id}?custom_id={custom}"


def board_at(board_link: BoardLink | None, place: Place, subject: str = _MATCH) -> BoardLink | None:
    """Return the link to a subject in a place, where there is a board."""
    return board_link and board_link.to(place, subject)


def with_link(
    say: Texts, row: ui.ActionRow[ui.LayoutView], board_link: BoardLink | None, *last: Button
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return a row of buttons with the link to the board, if there is one, and the ``last`` buttons.

    Where a row of Discord has no room for them all, the link has one of its own.
    """
    rows = [row]
    if board_link:
        if len(row.children) + len(last) >= _ROW:
            rows.insert(0, ui.ActionRow())
        rows[0].add_item(board_link.button(say))
    for button in last:
        row.add_item(as_item(button))
    return rows
