"""`/ricochet daily`: the puzzle of a day, in ephemeral replies.

The state of a card is in the custom ids of its buttons and form: the day, the selected robot and the moves so far. The user's
progress is in the store.
"""

from dataclasses import replace
from datetime import UTC, date, datetime

from discord import app_commands
from discord.app_commands import Choice

from bot.actions.daily import (
    check_day,
    check_shown,
    check_solutions,
    judge,
    open_puzzle,
    result_of,
    solutions_of,
    way_left_of,
)
from bot.actions.typed import typed_moves
from bot.cards import daily as cards
from bot.cards.daily_results import Result, share_card, spread_chart
from bot.cards.pad import Key, Pad, fresh_pad, tried
from bot.cards.stepping import StepAction, Stepping, stepped
from bot.commands.completion import MAX_CHOICES
from bot.commands.interaction import Interaction, board_of, made_at
from bot.commands.pad import press, pressed_pad
from bot.text.escaping import quotable
from bot.ui.answers import defer, defer_ephemeral, edit_reply, mark_done, show
from bot.ui.command_texts import localised
from bot.ui.forms import typed
from bot.ui.handlers import Named, handles
from bot.ui.languages import public_texts, texts_of
from bot.ui.membership import server_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, Refused, problem
from engine.board.moves import Move
from engine.board.position import Line
from engine.games.daily import Day, Play, Puzzle, day_of, has_begun, is_open


@app_commands.command(name="daily", description=localised("command-daily"))
@app_commands.describe(date=localised("option-date"))
async def daily_command(interaction: Interaction, date: str | None = None) -> None:
    """Show the puzzle of a day, by default today's."""
    await open_day(interaction, day_of(made_at(interaction)) if date is None else _named(interaction, date))


@daily_command.autocomplete("date")
async def _complete(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the latest days, each with its number and the user's stars."""
    say = texts_of(interaction)
    today = day_of(made_at(interaction))
    plays = await interaction.client.store.plays_of(interaction.user.id)
    typed = current.strip().casefold()
    offered = list[Choice[str]]()
    for day in range(today, 0, -1):
        play = plays.get(day)
        stars = say("solo-stars", stars=play.stars) if play and play.stars else ""
        name = say("choice-daily", date=cards.date_of(day), number=str(day), stars=stars).strip()
        if typed in name.casefold() or cards.date_of(day).isoformat().startswith(typed):
            offered.append(Choice(name=name, value=cards.date_of(day).isoformat()))
        if len(offered) == MAX_CHOICES:
            break
    return offered


@handles("DailyPadButton", cards.DAILY_PAD)
async def daily_pad_button(interaction: Interaction, named: Named) -> None:
    """Update the pad, judge its moves, or open the form for typing them."""
    puzzle, play = await _opened(interaction, int(named["day"]))
    pressed = await press(interaction, named, puzzle.position, cards.form_id(puzzle.day))
    if pressed is None:
        return
    key, pad = pressed
    await defer(interaction)
    if key is Key.SHOW:
        await _judge(interaction, puzzle, pad.moves)
    elif key:
        await _show(interaction, puzzle, play, pad.pressed(key), more=key is Key.MORE)


@handles("DailyHintButton", cards.DAILY_HINT)
async def daily_hint_button(interaction: Interaction, named: Named) -> None:
    """Take the next hint, and show it with the moves so far."""
    puzzle, _ = await _opened(interaction, int(named["day"]))
    _, pad = pressed_pad(named.groupdict(), puzzle.position.robots)
    await defer(interaction)
    play = await interaction.client.store.take_hint(interaction.user.id, puzzle.day, int(named["level"]))
    mark_done(interaction)
    await _show(interaction, puzzle, play, pad)


@handles("DailyButton", cards.DAILY_ID)
async def daily_button(interaction: Interaction, named: Named) -> None:
    """Open the puzzle or its solutions, or post the result without spoilers. Raises `Refused` unless the puzzle is solved."""
    match cards.DailyAction(named["action"]):
        case cards.DailyAction.OPEN:
            await open_day(interaction, int(named["day"]))
        case cards.DailyAction.SOLUTIONS:
            await _open_solutions(interaction, int(named["day"]))
        case cards.DailyAction.SHARE:
            puzzle, _ = await _opened(interaction, int(named["day"]))
            result = await _result(interaction, puzzle)
            await show(interaction, share_card(await public_texts(interaction), result.on_its_day))


@handles("DailyStepButton", cards.DAILY_STEP)
async def daily_step_button(interaction: Interaction, named: Named) -> None:
    """Show the next step of the shortest solutions. Raises `Refused` unless the user may see them."""
    puzzle, play = await _opened(interaction, int(named["day"]))
    check_shown(play)
    at = Stepping(int(named["way"]), int(named["step"]))
    await defer(interaction)
    await _show_solutions(interaction, puzzle, play, at.pressed(StepAction(named["action"])))


@handles("DailyForm", cards.DAILY_FORM)
async def daily_form(interaction: Interaction, named: Named) -> None:
    """Judge the moves of the form, or show in the puzzle why they cannot be read."""
    puzzle, play = await _opened(interaction, int(named["day"]))
    say = texts_of(interaction)
    try:
        moves = typed_moves(say, puzzle.position, typed(interaction), Problem.NOT_IN_PUZZLE)
    except Refused as refused:
        if interaction.message is None:
            raise
        await defer(interaction)
        await _show(interaction, puzzle, play, fresh_pad(puzzle.position), refused.text(say))
        return
    await defer(interaction)
    await _judge(interaction, puzzle, moves)


async def open_day(interaction: Interaction, day: Day) -> None:
    """Show the puzzle of a day in an ephemeral reply. Raises `Refused` for a day without a puzzle."""
    at = made_at(interaction)
    check_day(day, at)
    await defer_ephemeral(interaction)
    puzzle, play = await open_puzzle(interaction.client, interaction.user.id, day, at)
    mark_done(interaction)
    if play.best is None:
        await _show(interaction, puzzle, play, fresh_pad(puzzle.position))
    else:
        await _show_solved(interaction, puzzle, puzzle.position.play(play.best))


def _named(interaction: Interaction, text: str) -> Day:
    """Parse a date or the number of a day. Raises `Refused`."""
    number = text.strip().removeprefix("#")
    if number.isdecimal() and len(number) <= len("10000"):
        return int(number)
    try:
        return day_of(datetime.combine(date.fromisoformat(text.strip()), datetime.min.time(), UTC).timestamp())
    except ValueError:
        today = cards.date_of(day_of(made_at(interaction)))
        raise problem(Problem.NOT_A_DATE, text=quotable(text), date=today.isoformat()) from None


async def _opened(interaction: Interaction, day: Day) -> tuple[Puzzle, Play]:
    """Return the puzzle of a button or form with the user's progress. Raises `Refused` for a future day."""
    at = made_at(interaction)
    if not has_begun(day, at):
        raise problem(Problem.OLD_BUTTON)
    return await open_puzzle(interaction.client, interaction.user.id, day, at)


async def _judge(interaction: Interaction, puzzle: Puzzle, moves: tuple[Move, ...]) -> None:
    """Store an attempt, and show its result."""
    at, guild_id = made_at(interaction), server_of(interaction)
    judged = await judge(interaction.client, interaction.user.id, puzzle, moves, at, guild_id)
    mark_done(interaction)
    if judged.is_solved:
        await _show_solved(interaction, puzzle, judged.line)
    else:
        text = cards.judged_text(texts_of(interaction), judged.line, judged.flaw)
        await _show(interaction, puzzle, judged.play, Pad(moves[-1].robot, moves), text)


async def _show(
    interaction: Interaction, puzzle: Puzzle, play: Play, pad: Pad, judged: str = "", *, more: bool = False
) -> None:
    """Show the puzzle with the moves so far, up to the first illegal one, and their result ``judged``.

    ``more``: with what is rare.
    """
    say, shown = texts_of(interaction), tried(puzzle.position, pad)
    is_over = not is_open(puzzle.day, made_at(interaction))
    rare = cards.rare_buttons(say, puzzle.day, play, shown.pad, is_over=is_over) if more else ()
    if judged:
        shown = replace(shown, slide=None)  # the result mentions it
    png = await interaction.client.pictures.still(chooser_of(interaction), shown.line)
    board_link = board_of(interaction, f"daily:{puzzle.day}")
    card = cards.working_card(say, puzzle, play, shown, png, judged, more=rare, board_link=board_link)
    await edit_reply(interaction, card)


async def _show_solved(interaction: Interaction, puzzle: Puzzle, line: Line) -> None:
    """Show a solution with everyone's results and the next steps."""
    say, chooser, pictures = texts_of(interaction), chooser_of(interaction), interaction.client.pictures
    result = await _result(interaction, puzzle)
    spread = await interaction.client.store.spread(puzzle.day)
    png = await pictures.still(chooser, line)
    is_alone = sum(spread.values()) == 1
    everybody = None if is_alone else await pictures.of_chart(chooser, spread_chart(say, result, spread))
    await edit_reply(interaction, cards.solved_card(say, result, line, png, everybody))


async def _result(interaction: Interaction, puzzle: Puzzle) -> Result:
    """Return the user's result of a puzzle. Raises `Refused` unless they have solved it."""
    return await result_of(interaction.client, interaction.user.id, puzzle, made_at(interaction))


async def _open_solutions(interaction: Interaction, day: Day) -> None:
    """Show all shortest solutions after the puzzle is solved, or give up a past day's puzzle for them."""
    puzzle, play = await _opened(interaction, day)
    check_solutions(day, play, made_at(interaction))
    await defer_ephemeral(interaction)
    play = await interaction.client.store.show_solutions(interaction.user.id, day)
    mark_done(interaction)
    await _show_solutions(interaction, puzzle, play, Stepping(step=len(puzzle.best)))


async def _show_solutions(interaction: Interaction, puzzle: Puzzle, play: Play, at: Stepping) -> None:
    """Show the shortest solutions at a step, or the nearest existing one. Raises `Refused` unless the user may see them."""
    solutions = await solutions_of(interaction.client, puzzle, play)
    at = at.within(solutions)
    line = stepped(puzzle.position.play(solutions[at.way]), at)
    png = await interaction.client.pictures.still(chooser_of(interaction), line)
    say, left = texts_of(interaction), await way_left_of(interaction.client, puzzle, play)
    own = cards.own_text(say, play.best or (), left)
    await edit_reply(interaction, cards.solutions_card(say, puzzle, solutions, at, png, own))
