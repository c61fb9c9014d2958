"""`/ricochet tutorial`: four small boards to solve, in ephemeral messages with a move pad.

The state of a lesson is in the custom ids of its buttons and form: its number, the selected robot and the moves so far. The
third lesson teaches the ricochet rule that applies in the channel, as in `/ricochet rules`.
"""

import discord

from bot.actions.tutorial import judge, lessons
from bot.actions.typed import typed_moves
from bot.cards.alt_text import describe
from bot.cards.buttons import with_link
from bot.cards.lesson import lesson_flaw, lesson_headline, lesson_pad, lesson_solved, lesson_task
from bot.cards.next_game import first_games
from bot.cards.pad import PAD_ID, Key, Pad, Use, fresh_pad, pad_state, tried
from bot.cards.post import Picture, Post, button_row
from bot.commands.interaction import Interaction, board_of
from bot.commands.pad import pad_screen, press
from bot.commands.rules import rules_here
from bot.ui.answers import defer, defer_ephemeral, edit_reply
from bot.ui.forms import typed
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, Refused
from engine.moves import Move
from engine.proof import Flaw, Ricochet

LESSON_PAD = rf"lesson:(?P<lesson>[1-4]):{PAD_ID}"
"""The pattern of the custom ids of a lesson's buttons."""


@handles("LessonButton", LESSON_PAD)
async def lesson_button(interaction: Interaction, named: Named) -> None:
    """Update the lesson, judge its moves, or open the form for typing them."""
    number = int(named["lesson"])
    pressed = await press(interaction, named, lessons()[number - 1], f"lesson:{number}:form")
    if pressed is None:
        return
    key, pad = pressed
    await defer(interaction)
    if key is Key.SHOW:
        await _judge(interaction, number, pad.moves)
    elif key:
        await _show(interaction, number, pad.pressed(key))


async def begin(interaction: Interaction) -> None:
    """Show the first lesson in an ephemeral reply."""
    await defer_ephemeral(interaction)
    await _show(interaction, 1, fresh_pad(lessons()[0]))


@handles("LessonForm", r"lesson:(?P<lesson>[1-4]):form")
async def lesson_form(interaction: Interaction, named: Named) -> None:
    """Judge the moves of a lesson's form, or show in the lesson why they cannot be read."""
    number, say = int(named["lesson"]), texts_of(interaction)
    lesson = lessons()[number - 1]
    try:
        moves = typed_moves(say, lesson, typed(interaction), Problem.NOT_IN_LESSON)
    except Refused as refused:
        await defer(interaction)
        await _show(interaction, number, fresh_pad(lesson), note=refused.text(say))
        return
    await defer(interaction)
    await _judge(interaction, number, moves)


async def _judge(interaction: Interaction, number: int, moves: tuple[Move, ...]) -> None:
    say = texts_of(interaction)
    ricochet = await _ricochet(interaction)
    line, flaw = judge(number, moves, ricochet)
    if flaw:
        await _show(interaction, number, Pad(moves[-1].robot, moves), flaw)
        return
    png = await interaction.client.pictures.still(chooser_of(interaction), line)
    picture = Picture("lesson.png", png, describe(say, line.end))
    text = lesson_solved(say, number, moves, ricochet)
    if number == len(lessons()):
        end = (say("tutorial-end"), first_games(say, in_server=server_of(interaction) is not None))
    else:
        # The button to the next lesson is the key that clears its empty pad.
        custom_id = f"lesson:{number + 1}:{Key.CLEAR.value}{pad_state(fresh_pad(lessons()[number]))}"
        end = (button_row((say("tutorial-next"), custom_id, discord.ButtonStyle.success)),)
    await edit_reply(interaction, Post(text, picture, *end, target=line.start.target))


async def _show(interaction: Interaction, number: int, pad: Pad, flaw: Flaw | None = None, note: str = "") -> None:
    """Show the lesson with the moves so far, up to the first illegal one, and their flaw, or another ``note``."""
    say = texts_of(interaction)
    lesson = lessons()[number - 1]
    shown = tried(lesson, pad)
    task = f"{lesson_task(say, number, await _ricochet(interaction))}\n{lesson_pad(say, pad.robot)}"
    headline = lesson_headline(say, number, len(lessons()))
    if flaw and not shown.slide:
        note = lesson_flaw(say, flaw)
    use = Use(f"lesson:{number}", may_type=True)
    below = with_link(say, [button_row()], board_of(interaction, f"tutorial:{number}"))
    await edit_reply(interaction, await pad_screen(interaction, use, shown, f"{headline}\n{task}", note, below=below))


async def _ricochet(interaction: Interaction) -> Ricochet:
    """Return the ricochet rule that applies here."""
    _, rules = await rules_here(interaction)
    return rules.ricochet
