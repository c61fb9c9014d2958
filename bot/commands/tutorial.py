"""`/ricochet tutorial`: three little boards to solve, for oneself alone and wherever one is.

Each lesson is one private message with a move pad. All that is known of it is in the custom ids of its buttons and its form:
the number of the lesson, the robot that is chosen, and the moves so far.
"""

import re

import discord
from discord import ui

from bot.cards.flaws import explain
from bot.cards.pad import PAD_ID, Key, Pad, pack, pad_moves, pad_rows, read_pad
from bot.cards.post import Picture, Post, gallery, layout, listed, moves_text, robot_name
from bot.client import client_of
from bot.commands.lessons import Lesson, lessons
from bot.text import say
from bot.ui.forms import field, filled_in, form, written
from bot.ui.persistent import PersistentItem
from bot.ui.replies import Problem, defer_ephemeral, not_notation, problem, reply_errors, show
from engine.geometry import Direction
from engine.moves import Move
from engine.notation import NotationError, format_moves, parse_moves
from engine.proof import Flaw, IllegalMove, Proof, check_proof, slides_of
from engine.rules import MAX_BID
from render.words import describe

LESSON_PAD = rf"lesson:(?P<lesson>[1-3]):{PAD_ID}"
"""What the custom id of a lesson's button looks like."""

_FORM_ID = re.compile(r"lesson:(?P<lesson>[1-3]):form")
_MOVES = "moves"
_MAX_TYPED = 400


class LessonButton(PersistentItem, template=LESSON_PAD):
    """Any button of a lesson."""

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Show the lesson after this button, judge its moves, or open the form for typing them."""
        number = int(self.named["lesson"])
        key, pad = read_pad(self.named["key"], self.named["robot"], self.named["moves"])
        if key is Key.TYPE:
            await interaction.response.send_modal(_form(number))
            return
        await interaction.response.defer()
        if key is Key.SHOW:
            await _judge(interaction, number, pad.moves)
        elif key:
            await _show(interaction, number, pad.pressed(key))


async def begin(interaction: discord.Interaction) -> None:
    """Show the first lesson to the person alone."""
    await defer_ephemeral(interaction)
    await _show(interaction, 1, _fresh(1))


async def on_form(interaction: discord.Interaction) -> None:
    """Judge the moves that were typed into a lesson's form, also where it was opened before a restart."""
    if not (which := filled_in(interaction, _FORM_ID)):
        return
    async with reply_errors(interaction):
        number = int(which["lesson"])
        text, robots = written(interaction, _MOVES), lessons()[number - 1].robots
        try:
            moves = parse_moves(text)
        except NotationError as error:
            raise not_notation(error, text, robots) from None
        if not all(move.robot in robots for move in moves):
            raise problem(Problem.NOT_IN_LESSON, robots=listed([robot_name(robot) for robot in robots]))
        await interaction.response.defer()
        await _judge(interaction, number, moves[:MAX_BID])


def _form(number: int) -> ui.Modal:
    moves = field("prove", _MOVES, discord.TextStyle.short, _MAX_TYPED)
    return form(say("form-prove-title"), f"lesson:{number}:form", moves)


def _fresh(number: int) -> Pad:
    """A lesson before any move: the robot that the target wants is chosen."""
    lesson = lessons()[number - 1]
    return Pad(lesson.target.robot or next(iter(lesson.robots)))


async def _judge(interaction: discord.Interaction, number: int, moves: tuple[Move, ...]) -> None:
    lesson = lessons()[number - 1]
    judged = check_proof(lesson.board, lesson.robots, lesson.target, moves, len(moves))
    if not isinstance(judged, Proof):
        await _show(interaction, number, Pad(moves[-1].robot, moves), judged)
        return
    picture = await _picture(interaction, lesson, moves)
    text = say("lesson-solved", moves=moves_text(moves), count=len(moves), lesson=number)
    last = number == len(lessons())
    await show(interaction, _solved(lesson, text, picture, None if last else number + 1))


def _solved(lesson: Lesson, text: str, picture: Picture, following: int | None) -> Post:
    """What is shown for a solution, with a button to the following lesson: it clears the pad of that one, which is empty."""
    if following is None:
        return Post(layout(text, gallery(picture), say("tutorial-end"), target=lesson.target), (picture,))
    custom_id = f"lesson:{following}:{Key.CLEAR.value}{_fresh(following).robot.value}:{pack(())}"
    button = ui.Button[ui.LayoutView](label=say("tutorial-next"), style=discord.ButtonStyle.success, custom_id=custom_id)
    return Post(layout(text, gallery(picture), ui.ActionRow(button), target=lesson.target), (picture,))


async def _show(interaction: discord.Interaction, number: int, pad: Pad, flaw: Flaw | None = None) -> None:
    """The lesson with the moves so far, up to the first that cannot be made, and what is wrong with them."""
    lesson = lessons()[number - 1]
    slides = slides_of(lesson.board, lesson.robots, pad.moves)
    picture = await _picture(interaction, lesson, pad.moves)
    if slides and slides[-1].fault:
        flaw = IllegalMove(len(slides), slides[-1])
        pad = Pad(pad.robot, pad.moves[: len(slides) - 1])
    example = format_moves([Move(pad.robot, Direction.UP), Move(pad.robot, Direction.LEFT)])
    view = layout(
        say("lesson-headline", lesson=number, lessons=len(lessons())),
        say("lesson-task", lesson=number, example=example),
        gallery(picture),
        pad_moves(pad, MAX_BID),
        say("lesson-flaw", why=explain(flaw)) if flaw else "",
        *pad_rows(f"lesson:{number}", pad, tuple(lesson.robots), most=MAX_BID, may_show=bool(pad.moves), may_type=True),
        target=lesson.target,
    )
    await show(interaction, Post(view, (picture,)))


async def _picture(interaction: discord.Interaction, lesson: Lesson, moves: tuple[Move, ...]) -> Picture:
    pictures = client_of(interaction).tables.pictures
    png = await pictures.of_moves(interaction.guild_id, lesson.board, lesson.robots, lesson.target, moves)
    slides = slides_of(lesson.board, lesson.robots, moves)
    robots = dict(lesson.robots) | {slide.move.robot: slide.end for slide in slides if not slide.fault}
    return Picture("lesson.png", png, describe(lesson.board, robots, lesson.target))
