"""A card with a part of the board: the quarter with the target, or the surroundings of a robot."""

import discord
from discord import ui

from bot.cards.alt_text import describe_part
from bot.cards.pad import Key, Pad, pad_state
from bot.cards.post import Picture, Post
from bot.text import Texts
from bot.text.names import robot_name, target_name
from engine.board.geometry import SIZE, Cell
from engine.board.pieces import COLOURED, Robot
from engine.board.position import Line
from engine.board.tiles import TILE

_PICTURE = "zoom.png"
"""The file name of every picture, so that it gives nothing away."""


def corner_around(line: Line, robot: Robot | None) -> Cell:
    """Return the top left cell of the quarter with the target, or of the surroundings of a robot after the line."""
    if robot is None:
        goal = line.start.board.targets.get(line.start.target) if line.start.target else None
        return Cell(goal.row // TILE * TILE, goal.column // TILE * TILE) if goal else Cell(0, 0)
    cell = line.end.robots[robot]
    return Cell(_first(cell.row), _first(cell.column))


def zoom_card(say: Texts, owner: str, pad: Pad, line: Line, robot: Robot | None, png: bytes | None) -> Post:
    """Render the surroundings of a robot, or the quarter with the target, after the moves of a pad; with buttons to others.

    ``owner`` is the prefix of the custom ids, as on the pad, whose state the buttons carry.
    """
    corner = corner_around(line, robot)
    last = Cell(corner.row + TILE - 1, corner.column + TILE - 1)
    what = robot_name(say, robot) if robot else target_name(say, line.start.target) if line.start.target else ""
    return Post(
        say("zoom-headline", what=what, first=corner.label, last=last.label),
        Picture(_PICTURE, png, describe_part(say, line.end, corner)),
        *_rows(say, owner, pad, tuple(line.start.robots), robot),
        target=line.start.target,
    )


def _rows(
    say: Texts, owner: str, pad: Pad, robots: tuple[Robot, ...], chosen: Robot | None
) -> list[ui.ActionRow[ui.LayoutView]]:
    def button(label: str, robot: Robot | None) -> ui.Button[ui.LayoutView]:
        style = discord.ButtonStyle.primary if robot is chosen else discord.ButtonStyle.secondary
        key, seen = (Key.AROUND, Pad(robot, pad.moves)) if robot else (Key.QUARTER, pad)
        return ui.Button(label=label, style=style, custom_id=f"{owner}:{key.value}{pad_state(seen)}")

    buttons = [button(say(f"pad-robot-{robot.word}"), robot) for robot in robots]
    target = button(say("zoom-target"), None)
    if len(robots) > len(COLOURED):
        return [ui.ActionRow(*buttons), ui.ActionRow(target)]
    return [ui.ActionRow(*buttons, target)]


def _first(place: int) -> int:
    """Return the first row or column to show around this one."""
    return min(max(place - TILE // 2, 0), SIZE - TILE)
