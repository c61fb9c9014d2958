"""Links that open the Activity with one game, by its place and its id, or with the puzzle of a day: read, and shared."""

import re

from bot.store import KINDS
from bot.web import instances, protocol
from bot.web.subject import Seat

_CUSTOM_ID = re.compile(r"(?:(0|[1-9][0-9]{0,18})\.([1-9][0-9]{0,18})/)?([a-z]{1,20}(?::[0-9A-Za-z.]{1,40})?)")


def read_custom_id(custom: str) -> tuple[instances.Place | None, str]:
    """Return the place and the subject of a link, which may be of no place; none of both if the bot has made no such link."""
    found = _CUSTOM_ID.fullmatch(custom)
    if found is None:
        return None, ""
    guild_id, channel_id, subject = found.groups()
    return instances.Place(int(guild_id), int(channel_id)) if guild_id else None, subject


def share_dialog(custom: str, message: str) -> protocol.Dialog:
    """Return the dialog that sends such a link with a message to people or channels that the person chooses."""
    return protocol.Dialog(command="SHARE_LINK", args={"custom_id": custom, "message": message})


def split(seat: Seat, subject: str) -> tuple[str, bool]:
    """Return the name of a subject without the id of a game, and whether the window may not show that game, or it is over."""
    kind, _, which = subject.partition(":")
    if kind not in KINDS or not which.isdecimal():
        return subject, False
    live = seat.bot.games.with_id(int(which), kind)
    is_here = live is not None and live.place.channel_id == seat.table.channel_id
    return kind, not (live and is_here and (not live.is_private or live.state.player == seat.player))
