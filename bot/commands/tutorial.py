"""`/ricochet tutorial`: four small boards to solve, in ephemeral messages with a move pad.

The state of a lesson is in the custom ids of its buttons and form: its number, the selected robot and the moves so far. The
third lesson teaches the ricochet rule that applies in the channel, as in `/ricochet rules`.
"""

import re
from functools import cache
from importlib import resources

import discord
from discord import ui

from bot.cards.alt_text import describe
from bot.cards.flaws import explain
from bot.cards.next_game import first_games
from bot.cards.pad import PAD_ID, ZOOMS, Key, Pad, Use, fresh_pad, pad_state, tried
from bot.cards.post import Picture, Post, button_row, gallery, layout, listed, moves_text
from bot.commands.interaction import Interaction
from bot.commands.pad import pad_screen, pressed_pad, show_zoom
from bot.commands.rules import rules_here
from bot.text import Texts
from bot.text.names import robot_name
from bot.text.notation import direction_words
from bot.ui.answers import defer, defer_ephemeral, edit_reply, show_form
from bot.ui.forms import MOVES, Form, proof_form, written
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.persistent import PersistentItem
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, problem
from bot.ui.typed_moves import read_moves
from engine.geometry import Direction
from engine.moves import Move
from engine.position import Line, Position
from engine.proof import Flaw, Ricochet
from engine.rules import MAX_BID

LESSON_PAD = rf"lesson:(?P<lesson>[1-4]):{PAD_ID}"
"""The pattern of the custom ids of a lesson's buttons."""


@cache
def lessons() -> tuple[Position, ...]:
    """Return the positions of the lessons in order, from ``lessons.txt``."""
    blocks = resources.files("bot.commands").joinpath("lessons.txt").read_text(encoding="utf-8").split("== ")[1:]
    return tuple(_lesson(block.split("\n", 1)[1]) for block in blocks)


def _lesson(picture: str) -> Position:
    position = Position.parse(picture)
    (target,) = position.board.targets
    return position.with_target(target)


class LessonButton(PersistentItem, template=LESSON_PAD):
    """A button of a lesson."""

    async def pressed(self, interaction: Interaction) -> None:
        """Update the lesson, judge its moves, or open the form for typing them."""
        number = int(self.named["lesson"])
        key, pad = pressed_pad(self.named.groupdict(), lessons()[number - 1].robots)
        if key in ZOOMS:
            await show_zoom(interaction, f"lesson:{number}", lessons()[number - 1], key, pad)
            return
        if key is Key.TYPE:
            await show_form(interaction, proof_form(texts_of(interaction), f"lesson:{number}:form"))
            return
        await defer(interaction)
        if key is Key.SHOW:
            await _judge(interaction, number, pad.moves)
        elif key:
            await _show(interaction, number, pad.pressed(key))


async def begin(interaction: Interaction) -> None:
    """Show the first lesson in an ephemeral reply."""
    await defer_ephemeral(interaction)
    await _show(interaction, 1, _fresh(1))


async def _submitted(interaction: Interaction, which: re.Match[str]) -> None:
    """Judge the moves of a lesson's form."""
    say = texts_of(interaction)
    number = int(which["lesson"])
    robots = lessons()[number - 1].robots
    moves = read_moves(written(interaction, MOVES), robots)
    if not all(move.robot in robots for move in moves):
        raise problem(Problem.NOT_IN_LESSON, robots=listed(say, [robot_name(say, robot) for robot in robots]))
    await defer(interaction)
    await _judge(interaction, number, moves[:MAX_BID])


LESSON_FORM = Form("LessonForm", re.compile(r"lesson:(?P<lesson>[1-4]):form"), _submitted)
"""The form of a lesson; its custom id names the lesson."""


def _fresh(number: int) -> Pad:
    """Return the pad of a lesson before any move."""
    return fresh_pad(lessons()[number - 1])


async def _judge(interaction: Interaction, number: int, moves: tuple[Move, ...]) -> None:
    say = texts_of(interaction)
    lesson = lessons()[number - 1]
    line = lesson.play(moves)
    ricochet = await _ricochet(interaction)
    if flaw := line.flaw(ricochet=ricochet):
        await _show(interaction, number, Pad(moves[-1].robot, moves), flaw)
        return
    picture = await _picture(interaction, line)
    text = say("lesson-solved", moves=moves_text(say, moves), count=len(moves), lesson=number, ricochet=ricochet)
    if number == len(lessons()):
        end = (say("tutorial-end"), first_games(say, in_server=server_of(interaction) is not None))
    else:
        end = (_to_lesson(say, number + 1),)
    await edit_reply(interaction, Post(layout(text, gallery(picture), *end, target=lesson.target), (picture,)))


def _to_lesson(say: Texts, number: int) -> ui.ActionRow[ui.LayoutView]:
    """Return the button to a lesson, which is the key that clears its empty pad."""
    custom_id = f"lesson:{number}:{Key.CLEAR.value}{pad_state(_fresh(number))}"
    return button_row((say("tutorial-next"), custom_id, discord.ButtonStyle.success))


async def _show(interaction: Interaction, number: int, pad: Pad, flaw: Flaw | None = None) -> None:
    """Show the lesson with the moves so far, up to the first illegal one, and their flaw."""
    say = texts_of(interaction)
    lesson = lessons()[number - 1]
    shown = tried(lesson, pad)
    up, left = Direction.UP, Direction.LEFT
    example = moves_text(say, [Move(pad.robot, up), Move(pad.robot, left)])
    words = direction_words(say)
    short = f"{pad.robot.value.lower()} {words[up]} {words[left]}"
    task = say("lesson-task", lesson=number, example=example, short=short, ricochet=await _ricochet(interaction))
    headline = say("lesson-headline", lesson=number, lessons=len(lessons()))
    note = say("lesson-flaw", why=explain(say, flaw)) if flaw and not shown.slide else ""
    use = Use(f"lesson:{number}", may_type=True)
    await edit_reply(interaction, await pad_screen(interaction, use, shown, f"{headline}\n{task}", note))


async def _ricochet(interaction: Interaction) -> Ricochet:
    """Return the ricochet rule that applies here."""
    _, rules = await rules_here(interaction)
    return rules.ricochet


async def _picture(interaction: Interaction, line: Line) -> Picture:
    say = texts_of(interaction)
    png = await interaction.client.pictures.still(chooser_of(interaction), line)
    return Picture("lesson.png", png, describe(say, line.end))
