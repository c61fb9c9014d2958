"""The move pad: a board, and buttons that move its robots.

Its state – owner, chosen robot, moves so far – is in the custom ids of its buttons, so that it is stateless and survives
restarts.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal

import discord
from discord import ui

from bot.cards.alt_text import describe, describe_stop
from bot.cards.flaws import explain
from bot.cards.phrases import moves_text
from bot.cards.post import Button, Picture, Post, as_item
from bot.text import Texts
from bot.text.names import robot_name
from engine.board.geometry import Direction
from engine.board.moves import Move, Slide
from engine.board.pieces import COLOURED, Robot, fifth_of, robots_with
from engine.board.position import Line, Position
from engine.board.proof import IllegalMove
from engine.rules.rules import MAX_BID

_PICTURE = "pad.png"
"""The file name of every picture, so that it gives nothing away."""

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
_PLACES = {robot: min(place, len(COLOURED)) for place, robot in enumerate(Robot)}
"""The numbers of robots in a custom id, from 0 to 4: black and silver share one, since they never play together."""
_DIRECTIONS = tuple(Direction)
_WAYS = (len(COLOURED) + 1) * len(_DIRECTIONS)

PAD_STATE = r"(?P<robot>[RGBYKS]):(?P<moves>[0-9A-Za-z_-]{0,72})"
"""The pattern of a pad's state in a custom id."""

PAD_ID = rf"(?P<key>[A-Za-z]){PAD_STATE}"
"""The pattern of the custom id of a pad's button, after its owner."""


class Key(Enum):
    """The action of a button other than those that choose a robot. The value is its letter in the custom id."""

    LEFT = "l"
    UP = "u"
    RIGHT = "r"
    DOWN = "d"
    UNDO = "z"
    CLEAR = "c"
    SHOW = "s"
    BID = "b"
    PASS = "p"  # noqa: S105 - no password
    """In a rush: pass the chip."""
    TYPE = "t"
    GOT_IT = "g"
    """In solo games: a solution is found, so stop the sand."""
    ZOOM = "x"
    AROUND = "v"
    """On a zoom: show the surroundings of the pad's robot."""
    QUARTER = "w"
    """On a zoom: show the quarter with the target."""
    MORE = "m"
    """Show the rare actions, the zoom among them."""


_ARROWS = {Key.LEFT: Direction.LEFT, Key.UP: Direction.UP, Key.RIGHT: Direction.RIGHT, Key.DOWN: Direction.DOWN}
ZOOMS = (Key.ZOOM, Key.AROUND, Key.QUARTER)
"""The keys that only show the board."""
_KEYS: dict[str, Key | Robot] = {key.value: key for key in (*Key, *Robot)}


@dataclass(frozen=True, slots=True)
class Pad:
    """The state of a pad: the robot that the next arrow moves, and the moves so far, at most 99."""

    robot: Robot
    moves: tuple[Move, ...] = ()

    def pressed(self, key: Key | Robot | None) -> "Pad":
        """Return the pad after a button. Moves are not checked; other and obsolete buttons leave the pad as it is."""
        if isinstance(key, Robot):
            return replace(self, robot=key)
        if key in _ARROWS:
            return replace(self, moves=(*self.moves, Move(self.robot, _ARROWS[key])))
        if key is Key.UNDO:
            return replace(self, moves=self.moves[:-1])
        return replace(self, moves=()) if key is Key.CLEAR else self


def pad_state(pad: Pad) -> str:
    """Return the state of a pad for a custom id, which `PAD_STATE` matches."""
    return f"{pad.robot.value}:{pack(pad.moves)}"


def pack(moves: Iterable[Move]) -> str:
    """Pack moves into letters, digits, hyphens and underscores: 72 characters for 99 moves. `unpack` is the inverse."""
    number = 1
    for move in moves:
        number = number * _WAYS + _PLACES[move.robot] * len(_DIRECTIONS) + _DIRECTIONS.index(move.direction)
    digits = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits


def unpack(packed: str, robots: Iterable[Robot]) -> tuple[Move, ...]:
    """Return the moves of these ``robots`` from a text of `pack`. Any other text of the same characters gives some moves."""
    playing = robots_with(fifth_of(robots) or Robot.BLACK)
    number = 0
    for digit in packed:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    moves = list[Move]()
    while number > 1:
        number, way = divmod(number, _WAYS)
        robot, direction = divmod(way, len(_DIRECTIONS))
        moves.insert(0, Move(playing[robot], _DIRECTIONS[direction]))
    return tuple(moves)


def read_pad(key: str, robot: str, moves: str, robots: Collection[Robot]) -> tuple[Key | Robot | None, Pad] | None:
    """Parse the groups of `PAD_ID`: the button, None if it no longer exists, and the pad.

    Returns None if the pad has robots other than the playing ``robots``.
    """
    button, pad = _KEYS.get(key), Pad(Robot(robot), unpack(moves, robots))
    named = {pad.robot, *(move.robot for move in pad.moves), *([button] if isinstance(button, Robot) else [])}
    return (button, pad) if named <= set(robots) else None


def fresh_pad(start: Position) -> Pad:
    """Return a pad without moves, with the target's robot chosen, or else the first."""
    robot = start.target.robot if start.target else None
    return Pad(robot or next(iter(start.robots), Robot.RED))


@dataclass(frozen=True, slots=True)
class Tried:
    """A pad and its line without a last move that is impossible; ``slide`` is that move."""

    pad: Pad
    line: Line
    slide: Slide | None = None


def tried(start: Position, pad: Pad) -> Tried:
    """Play the moves of a pad, up to the first that is impossible."""
    line = start.play(pad.moves)
    if line.is_legal:
        return Tried(pad, line)
    legal = replace(line, slides=line.slides[:-1])
    return Tried(replace(pad, moves=legal.moves), legal, line.slides[-1])


@dataclass(frozen=True, slots=True)
class Use:
    """The use of a pad.

    ``owner`` identifies whose pad it is, as the prefix of its custom ids, in at most 24 characters. It takes up to ``most``
    moves. ``last`` is the key that submits them, enabled from ``least`` moves on; in a rush none does, unless it is a cup, and
    ``passes`` adds the key that passes the chip, with how many may be passed. ``may_type`` and ``got_it`` add those keys.
    ``has_more``: *More…* is in place of the zoom; ``is_more_open``: what it shows is there already.
    """

    owner: str
    most: int = MAX_BID
    least: int = 1
    last: Key | None = Key.SHOW
    may_type: bool = False
    got_it: bool = False
    passes: int | Literal["any"] | None = None
    has_more: bool = False
    is_more_open: bool = False


def pad_card(
    say: Texts,
    use: Use,
    shown: Tried,
    png: bytes | None,
    headline: str,
    *notes: str,
    below: Sequence[str | ui.Item[ui.LayoutView]] = (),
    link: ui.Item[ui.LayoutView] | None = None,
) -> Post:
    """Render a pad: the board after the moves, the moves, notes, the buttons with a ``link``, and what comes ``below``.

    It shows what can be seen on a real board: where the last move ended and why, that a move is impossible, and that the right
    robot is on the target. It does not say whether the moves are a solution.
    """
    pad, line = shown.pad, shown.line
    wrong = say("pad-wrong-move", why=explain(say, IllegalMove(len(line.slides) + 1, shown.slide))) if shown.slide else ""
    return Post(
        headline,
        Picture(_PICTURE, png, describe(say, line.end)),
        pad_moves(say, pad, use.most),
        "" if shown.slide or not line.slides else describe_stop(say, line.slides[-1]),
        wrong,
        _arrived(say, line),
        *notes,
        *pad_rows(say, use, pad, tuple(line.start.robots), link),
        *below,
        target=line.start.target,
    )


def _arrived(say: Texts, line: Line) -> str:
    """Return the note that the last move has brought the right robot to the target; empty if it has not."""
    if not line.slides or line.start.target is None:
        return ""
    robot = line.slides[-1].move.robot
    is_there = line.end.robots[robot] == line.start.board.targets.get(line.start.target)
    is_right = line.start.target.robot in (None, robot)
    return say("pad-arrived", robot=robot_name(say, robot)) if is_there and is_right else ""


def key_button(say: Texts, use: Use, pad: Pad, key: Key | Robot) -> Button:
    """Return the button of a key, for `button_row`."""
    return _label(say, use, pad, key), f"{use.owner}:{key.value}{pad_state(pad)}", None


def pad_rows(
    say: Texts, use: Use, pad: Pad, robots: Sequence[Robot], link: ui.Item[ui.LayoutView] | None = None
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the rows of buttons: robots, arrows, and what can be done with the moves."""
    plain, chosen = discord.ButtonStyle.secondary, discord.ButtonStyle.primary

    def button(key: Key | Robot, *, style: discord.ButtonStyle = plain, on: bool = True) -> ui.Button:
        item = as_item(key_button(say, use, pad, key))
        item.style, item.disabled = style, not on
        return item

    moved = bool(pad.moves)
    others = [button(Key.UNDO, on=moved), button(Key.CLEAR, on=moved)]
    others += [button(Key.TYPE)] if use.may_type else []
    others += [button(Key.GOT_IT, style=chosen)] if use.got_it else []
    may_end = use.least <= len(pad.moves) <= use.most
    ends = [button(use.last, style=discord.ButtonStyle.success, on=may_end)] if use.last else []
    ends += [button(Key.PASS, on=bool(use.passes))] if use.passes is not None else []
    zoom = [] if use.has_more else [button(Key.ZOOM)]
    more = [button(Key.MORE)] if use.has_more and not use.is_more_open else []
    return [
        ui.ActionRow(*(button(robot, style=chosen if robot is pad.robot else plain) for robot in robots)),
        ui.ActionRow(*(button(arrow, on=len(pad.moves) < use.most) for arrow in _ARROWS)),
        ui.ActionRow(*others, *zoom, *ends, *([link] if link else []), *more),
    ]


def _label(say: Texts, use: Use, pad: Pad, key: Key | Robot) -> str:
    """Return the label of a button. For a proof of a bid, that of `Key.SHOW` says how many moves are missing."""
    if isinstance(key, Robot):
        return say(f"pad-robot-{key.word}")
    if key is Key.SHOW and len(pad.moves) < use.least > 1:
        return say("pad-to-go", count=use.least - len(pad.moves))
    if key is Key.MORE:
        return say("button-more")
    word = f"pad-{key.name.lower().replace('_', '-')}"
    if key is Key.PASS:
        return say(word, count=use.passes or 0)
    return say(word, count=len(pad.moves)) if key is Key.BID else say(word)


def pad_moves(say: Texts, pad: Pad, max_moves: int) -> str:
    """Return the line about the moves so far, and about the robot that the next arrow moves."""
    if len(pad.moves) >= max_moves:
        return say("pad-all-moves", moves=moves_text(say, pad.moves))
    robot = robot_name(say, pad.robot)
    return say("pad-moves", moves=moves_text(say, pad.moves), robot=robot) if pad.moves else say("pad-no-moves", robot=robot)
