"""A message ready to be sent, and the pieces that every card is built of."""

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

_ACCENTS = {
    Robot.RED: 0xD83A34,
    Robot.GREEN: 0x2E9E5B,
    Robot.BLUE: 0x2F6FDE,
    Robot.YELLOW: 0xF2B632,
}
_PLAIN_ACCENT = 0x7A6FA8

MAX_TEXT = 4000
"""Characters of all texts of a message together, by Discord's rules."""

_MORE, _SMALL = " …", "-# "
"""How words that stand for a picture end where they are cut, and how they are printed."""

NUMBER = "[0-9]{1,19}"
"""The pattern of a number in a custom id, which may be an id of Discord."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG or GIF file and its alt text of at most 1,024 characters, under the file name that layouts call it by.

    Without ``data`` the message shows the alt text instead. Empty data are those of a picture that the message has already.
    """

    name: str
    data: bytes | None
    alt: str

    def file(self) -> discord.File:
        """The picture as a file to send, good for one message."""
        assert self.data
        return discord.File(BytesIO(self.data), self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Document:
    """A file to keep, under the file name that layouts call it by."""

    name: str
    data: bytes

    def file(self) -> discord.File:
        """The file to send, good for one message."""
        return discord.File(BytesIO(self.data), self.name)


@dataclass(frozen=True, slots=True)
class Post:
    """A layout, the pictures and documents that go with it, and the players whom it notifies: nobody else is."""

    view: ui.LayoutView
    pictures: Sequence[Picture] = ()
    pings: Sequence[Player] = field(default_factory=tuple[Player, ...])
    documents: Sequence[Document] = ()

    @property
    def files(self) -> list[discord.File]:
        """The pictures and documents as files to send, good for one message."""
        pictures = [picture.file() for picture in self.pictures if picture.data]
        return [*pictures, *(document.file() for document in self.documents)]

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """Discord's form of `pings`."""
        users = [discord.Object(player) for player in self.pings if player > 0]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def one_of(kinds: type[Enum]) -> str:
    """The pattern of a word in a custom id that is the value of one of these."""
    return "|".join(re.escape(kind.value) for kind in kinds)


class Words(ui.TextDisplay[ui.LayoutView]):
    """What stands for pictures that there are not: as much of it as there is room for."""


def layout(*parts: str | ui.Item[ui.LayoutView], target: Target | None = None) -> ui.LayoutView:
    """A layout of texts and other items from top to bottom, framed in the colour of a target; empty texts are left out.

    No listener is kept for it: buttons are answered by their custom id, also after a restart.
    """
    view = ui.LayoutView(timeout=None)
    view.stop()
    items: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(part) if isinstance(part, str) else part for part in parts if part]
    _fit([item for item in items if isinstance(item, ui.TextDisplay)])
    return view.add_item(ui.Container(*items, accent_colour=accent(target)))


def _fit(texts: Sequence[ui.TextDisplay[ui.LayoutView]]) -> None:
    """Cut the words that stand for pictures so that all texts fit into a message."""
    over = sum(len(text.content) for text in texts) - MAX_TEXT
    for words in reversed(texts):
        if over > 0 and isinstance(words, Words):
            before = len(words.content)
            words.content = words.content[: max(1, before - over - len(_MORE))].rstrip("\\") + _MORE
            over -= before - len(words.content)


def button_row(*buttons: tuple[str, str, discord.ButtonStyle | None]) -> ui.ActionRow[ui.LayoutView]:
    """Buttons side by side, each by its label, its custom id and its style; None is the plain one."""
    plain = discord.ButtonStyle.secondary
    return ui.ActionRow(
        *(ui.Button(label=label, custom_id=custom_id, style=style or plain) for label, custom_id, style in buttons)
    )


def gallery(*pictures: Picture) -> ui.Item[ui.LayoutView]:
    """Pictures within a layout, from one to ten; the words of all where one is missing."""
    if any(picture.data is None for picture in pictures):
        return Words("\n".join(f"{_SMALL}{escaped(picture.alt)}" for picture in pictures))
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt) for picture in pictures)
    )


def attached(document: Document) -> ui.Item[ui.LayoutView]:
    """A document within a layout, to be loaded down."""
    return ui.File(f"attachment://{document.name}")


def accent(target: Target | None) -> int:
    """The colour of a card's frame: its target's, as 0xRRGGBB."""
    return _ACCENTS.get(target.robot, _PLAIN_ACCENT) if target and target.robot else _PLAIN_ACCENT


def mention(say: Texts, player: Player) -> str:
    """A player's name, as Discord shows it to each reader; a bot's; that of an erased player is gone."""
    if is_bot(player):
        return bot_mention(say, player)
    return f"<@{player}>" if player > 0 else say("forgotten-player")


def mentions(say: Texts, players: Sequence[Player]) -> str:
    """Several players' names as part of a sentence."""
    return listed(say, [mention(say, player) for player in players])


def listed(say: Texts, names: Sequence[str]) -> str:
    """Names one after the other, as part of a sentence. There is at least one."""
    *others, last = names
    return say("and", some=", ".join(others), last=last) if others else last


def clock_time(say: Texts, at: float) -> str:
    """A moment as a clock time and a countdown in the reader's own time zone. `at` is in seconds since the Unix epoch."""
    return say("clock-time", time=bare_clock_time(at), countdown=f"<t:{round(at)}:R>")


def bare_clock_time(at: float) -> str:
    """The same without the countdown, for replies that stay as they are: it would go on to count how long ago that was."""
    return f"<t:{round(at)}:T>"


def time_away(seconds: float) -> tuple[str, int] | None:
    """How long the bot was away, in the largest unit of which it was at least two; None for less than two seconds."""
    if seconds < 2:  # noqa: PLR2004 - as the sentence above says
        return None
    units = (("hours", 3600), ("minutes", 60), ("seconds", 1))
    unit, length = next(pair for pair in units if seconds >= 2 * pair[1])
    return unit, round(seconds / length)


def moves_text(say: Texts, moves: Sequence[Move]) -> str:
    """Moves in the notation; of a sequence that is longer than any bid, its beginning."""
    return in_notation(say, moves[:MAX_BID]) + (" …" if len(moves) > MAX_BID else "")


def scores(say: Texts, match: Match) -> str:
    """Who has how many chips, most first, with what is needed to win; empty before the first chip is won."""
    if not match.awards:
        return ""
    chips = " · ".join(say("score", player=mention(say, player), chips=count) for player, count in match.chips.most_common())
    return say("scores", scores=chips, needed=needed(say, match))


def options(say: Texts, rules: Rules) -> str:
    """The edition, what is added to it and what is played otherwise; `goal` tells how a match is won."""
    added = [say("opening-edition", year=rules.edition.value)]
    added += [say("opening-diagonals", diagonals=rules.diagonals)] if rules.diagonals is not Diagonals.WITHOUT else []
    added += [say("opening-fifth-robot", robot=rules.fifth_robot.word)] if rules.fifth_robot else []
    changed = [
        say(f"house-{name.replace('_', '-')}", value=value)
        for name, value in house_rules(replace(rules, chips_to_win=None)).items()
    ]
    return " · ".join([*added, *changed])


def goal(say: Texts, rules: Rules) -> str:
    """How a match is won, however many play, as a sentence."""
    match rules.chips_to_win:
        case None:
            return say("goal-by-players")
        case chips if chips < CHIPS:
            return say("goal-chips", chips=chips)
        case _:
            return say("goal-all")


def needed(say: Texts, match: Match) -> str:
    """How many chips win the match, by those who play now as long as the number is not fixed; part of a sentence."""
    players, chips = match.counted or len(match.playing), match.chips_needed
    if chips in (None, CHIPS):
        return say("needed-all")
    is_fixed = match.counted or match.rules.chips_to_win is not None
    return say("needed-chips" if is_fixed else "needed-so-far", chips=chips, players=players)


def diagonals_line(say: Texts, board: Board) -> str:
    """What diagonals do, where the board has any."""
    return say("diagonals-line") if board.diagonals else ""


def letters(say: Texts, robots: Iterable[Robot]) -> str:
    """The letters of robots in the notation, as part of a sentence."""
    playing = set(robots)
    return listed(say, [robot.value for robot in Robot if robot in playing])


def hint_lines(say: Texts, hint: Hint) -> list[str]:
    """All that a hint tells, a line for each level up to its own."""
    lines = [say("hint-length", fewest=hint.fewest, most=hint.most or 0)]
    if hint.robots:
        lines.append(say("hint-robots", robots=listed(say, [robot_name(say, robot) for robot in hint.robots])))
    if hint.first:
        lines.append(say("hint-first-move", move=moves_text(say, [hint.first])))
    return lines


def hint_label(say: Texts, level: HintLevel) -> str:
    """What the button says that asks for the hint of a level."""
    return say(f"button-hint-{level.name.lower().replace('_', '-')}")
