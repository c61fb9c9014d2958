"""A message ready to be sent, and the building blocks that cards share."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from io import BytesIO

import discord
from discord import ui

from bot.cards.bots import bot_mention
from bot.text import Texts
from bot.text.escaping import escaped
from bot.text.names import robot_name
from bot.text.notation import in_notation
from engine.board import Board
from engine.bots import is_bot
from engine.events import Player
from engine.hints import Hint, HintLevel
from engine.match import Match
from engine.moves import Move
from engine.pieces import Robot, Target
from engine.rules import CHIPS, MAX_BID, Diagonals, Rules, house_rules

_ACCENTS = {Robot.RED: 0xD83A34, Robot.GREEN: 0x2E9E5B, Robot.BLUE: 0x2F6FDE, Robot.YELLOW: 0xF2B632}
_PLAIN_ACCENT = 0x7A6FA8

MAX_TEXT = 4000
"""Discord's limit of all texts of a message together, in characters."""

_MORE, _SMALL = " …", "-# "
"""The end of an alt text that was cut, and Discord's markup for small print."""

NUMBER = "[0-9]{1,19}"
"""The pattern of a number in a custom id, wide enough for Discord's ids."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG or GIF file with its name, by which layouts refer to it, and its alt text of at most 1,024 characters.

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
    """A file to download, with its name, by which layouts refer to it."""

    name: str
    data: bytes

    def file(self) -> discord.File:
        """Return a file to send, valid for one message."""
        return discord.File(BytesIO(self.data), self.name)


@dataclass(frozen=True, slots=True)
class Post:
    """A layout, its pictures and documents, and the only players whom it notifies."""

    view: ui.LayoutView
    pictures: Sequence[Picture] = ()
    pings: Sequence[Player] = field(default_factory=tuple[Player, ...])
    documents: Sequence[Document] = ()

    @property
    def files(self) -> list[discord.File]:
        """The pictures and documents as files to send, valid for one message."""
        pictures = [picture.file() for picture in self.pictures if picture.data]
        return [*pictures, *(document.file() for document in self.documents)]

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """The `pings` as discord.py's type."""
        users = [discord.Object(player) for player in self.pings if player > 0]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def one_of(kinds: type[Enum]) -> str:
    """Return the pattern of the values of an enum, for a custom id."""
    return "|".join(re.escape(kind.value) for kind in kinds)


class Words(ui.TextDisplay[ui.LayoutView]):
    """Alt texts in place of pictures, cut if the message has too little room."""


def layout(*parts: str | ui.Item[ui.LayoutView], target: Target | None = None) -> ui.LayoutView:
    """Return a layout of texts and other items from top to bottom, framed in the colour of a target; empty texts are left out.

    It has no listeners: buttons are handled by their custom ids, so that they survive restarts.
    """
    view = ui.LayoutView(timeout=None)
    view.stop()
    items: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(part) if isinstance(part, str) else part for part in parts if part]
    _fit([item for item in items if isinstance(item, ui.TextDisplay)])
    return view.add_item(ui.Container(*items, accent_colour=accent(target)))


def _fit(texts: Sequence[ui.TextDisplay[ui.LayoutView]]) -> None:
    """Cut `Words` so that all texts fit into a message."""
    over = sum(len(text.content) for text in texts) - MAX_TEXT
    for words in reversed(texts):
        if over > 0 and isinstance(words, Words):
            before = len(words.content)
            words.content = words.content[: max(1, before - over - len(_MORE))].rstrip("\\") + _MORE
            over -= before - len(words.content)


def button_row(*buttons: tuple[str, str, discord.ButtonStyle | None]) -> ui.ActionRow[ui.LayoutView]:
    """Return a row of buttons, each given by label, custom id and style; None is the plain style."""
    plain = discord.ButtonStyle.secondary
    return ui.ActionRow(
        *(ui.Button(label=label, custom_id=custom_id, style=style or plain) for label, custom_id, style in buttons)
    )


def gallery(*pictures: Picture) -> ui.Item[ui.LayoutView]:
    """Return an item of one to ten pictures, or of all their alt texts if one has no data."""
    if any(picture.data is None for picture in pictures):
        return Words("\n".join(f"{_SMALL}{escaped(picture.alt)}" for picture in pictures))
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt) for picture in pictures)
    )


def attached(document: Document) -> ui.Item[ui.LayoutView]:
    """Return an item with a document to download."""
    return ui.File(f"attachment://{document.name}")


def accent(target: Target | None) -> int:
    """Return the colour of a card's frame, that of its target, as 0xRRGGBB."""
    return _ACCENTS.get(target.robot, _PLAIN_ACCENT) if target and target.robot else _PLAIN_ACCENT


def mention(say: Texts, player: Player) -> str:
    """Return a mention, which Discord shows as a name; bots and erased players, with negative ids, have a text instead."""
    if is_bot(player):
        return bot_mention(say, player)
    return f"<@{player}>" if player > 0 else say("forgotten-player")


def mentions(say: Texts, players: Sequence[Player]) -> str:
    """Return mentions of several players as part of a sentence."""
    return listed(say, [mention(say, player) for player in players])


def listed(say: Texts, names: Sequence[str]) -> str:
    """Join one or more names as part of a sentence."""
    *others, last = names
    return say("and", some=", ".join(others), last=last) if others else last


def with_more(say: Texts, shown: Sequence[str], count: int) -> list[str]:
    """Return lines or names, and a last one about how many of so many are not shown, if any."""
    more = count - len(shown)
    return [*shown, say("people-more", count=more)] if more > 0 else [*shown]


def clock_time(say: Texts, at: float) -> str:
    """Return a time, in seconds since the Unix epoch, as a clock time in the reader's time zone and a countdown."""
    return say("clock-time", time=bare_clock_time(at), countdown=f"<t:{round(at)}:R>")


def bare_clock_time(at: float) -> str:
    """Return the clock time alone, for messages that are not edited: a countdown would go on as "3 hours ago"."""
    return f"<t:{round(at)}:T>"


def time_away(seconds: float) -> tuple[str, int] | None:
    """Return a duration in the largest unit of which it has at least two; None for less than two seconds."""
    if seconds < 2:  # noqa: PLR2004 - see above
        return None
    units = (("hours", 3600), ("minutes", 60), ("seconds", 1))
    unit, length = next(pair for pair in units if seconds >= 2 * pair[1])
    return unit, round(seconds / length)


def moves_text(say: Texts, moves: Sequence[Move]) -> str:
    """Return moves in notation, cut at the number of the highest bid."""
    return in_notation(say, moves[:MAX_BID]) + (" …" if len(moves) > MAX_BID else "")


def scores(say: Texts, match: Match) -> str:
    """Return the line about everybody's chips, most first, and how many win; empty before the first chip is won."""
    if not match.awards:
        return ""
    chips = " · ".join(say("score", player=mention(say, player), chips=count) for player, count in match.chips.most_common())
    return say("scores", scores=chips, needed=needed(say, match))


def options(say: Texts, rules: Rules) -> str:
    """Return the edition, what is added to it, and its house rules; without how a match is won: see `goal`."""
    added = [say("opening-edition", year=rules.edition.value)]
    added += [say("opening-diagonals", diagonals=rules.diagonals)] if rules.diagonals is not Diagonals.WITHOUT else []
    added += [say("opening-fifth-robot", robot=rules.fifth_robot.word)] if rules.fifth_robot else []
    changed = [
        say(f"house-{name.replace('_', '-')}", value=value)
        for name, value in house_rules(replace(rules, chips_to_win=None)).items()
    ]
    return " · ".join([*added, *changed])


def goal(say: Texts, rules: Rules) -> str:
    """Return how a match is won by these rules, as a sentence."""
    match rules.chips_to_win:
        case None:
            return say("goal-by-players")
        case chips if chips < CHIPS:
            return say("goal-chips", chips=chips)
        case _:
            return say("goal-all")


def needed(say: Texts, match: Match) -> str:
    """Return how many chips win the match, as part of a sentence; while that is not fixed, for the present players."""
    players, chips = match.counted or len(match.playing), match.chips_needed
    if chips in (None, CHIPS):
        return say("needed-all")
    is_fixed = match.counted or match.rules.chips_to_win is not None
    return say("needed-chips" if is_fixed else "needed-so-far", chips=chips, players=players)


def diagonals_line(say: Texts, board: Board) -> str:
    """Return the explanation of diagonals if the board has any, else an empty text."""
    return say("diagonals-line") if board.diagonals else ""


def letters(say: Texts, robots: Iterable[Robot]) -> str:
    """Return the letters of robots in the notation, as part of a sentence."""
    playing = set(robots)
    return listed(say, [robot.value for robot in Robot if robot in playing])


def hint_lines(say: Texts, hint: Hint) -> list[str]:
    """Return a line for each level of a hint."""
    lines = [say("hint-length", fewest=hint.fewest, most=hint.most or 0)]
    if hint.robots:
        lines.append(say("hint-robots", robots=listed(say, [robot_name(say, robot) for robot in hint.robots])))
    if hint.first:
        lines.append(say("hint-first-move", move=moves_text(say, [hint.first])))
    return lines


def hint_label(say: Texts, level: HintLevel) -> str:
    """Return the label of the button for the hint of a level."""
    return say(f"button-hint-{level.name.lower().replace('_', '-')}")
