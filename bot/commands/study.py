"""`/ricochet study`, and the buttons of a study: an ended round, or any position, step by step."""

import re

from discord import app_commands

from bot.actions.in_play import check_not_in_play
from bot.actions.study import rounds_beside, study_at, try_out
from bot.cards.pad import Key, Pad, Use, fresh_pad, tried
from bot.cards.post import button_row
from bot.cards.stepping import Stepping
from bot.cards.study import (
    SOURCE,
    STUDY_ID,
    TRY_ID,
    Looking,
    StudyAction,
    View,
    bounded,
    judged_line,
    line_of,
    needs_ways,
    source_of,
    study_card,
    what_to_study,
)
from bot.commands.board_choice import complete_target, complete_tiles, completed, read_listed
from bot.commands.interaction import Interaction, board_of, place_here
from bot.commands.pad import pad_screen, press
from bot.store.guild_settings import GuildSettings
from bot.text.names import target_name
from bot.text.notation import table_words
from bot.ui.answers import defer, defer_ephemeral, edit_reply, show_ephemeral
from bot.ui.command_texts import localised
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, code_refused, problem, table_refused
from engine.board.codes import CodeError, CodeFault
from engine.board.pieces import COLOURED, Robot
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.board.tiles import assemble
from engine.rules.own_table import TableError, read_chip, read_robots, read_tiles
from engine.rules.setup import Setup
from engine.rules.study import Study

PATIENCE = 2.0
"""Seconds for which a card waits for the solver before it says that the solver is still running."""


@app_commands.command(name="study", description=localised("command-study"))
@app_commands.describe(
    code=localised("option-study-code"),
    tiles=localised("option-tiles"),
    robots=localised("option-study-robots"),
    target=localised("option-study-target"),
    ricochet=localised("option-ricochet"),
)
@app_commands.autocomplete(tiles=complete_tiles, target=complete_target, **completed("ricochet"))
async def study_command(
    interaction: Interaction,
    code: str | None = None,
    tiles: str | None = None,
    robots: str | None = None,
    target: str | None = None,
    ricochet: str | None = None,
) -> None:
    """Study a position with its hints and solutions in an ephemeral reply, or say how to name one."""
    if code is tiles is robots is target is None:
        await show_ephemeral(interaction, what_to_study(texts_of(interaction)))
        return
    try:
        position = _position(code, tiles, robots, target)
    except TableError as error:
        raise table_refused(error) from None
    rule = Ricochet(read_listed(interaction, "ricochet", ricochet)) if ricochet else await _usual_rule(interaction)
    await check_not_in_play(interaction.client, position, interaction.user.id, place_here(interaction))
    await defer_ephemeral(interaction)
    await _show(interaction, Looking(source_of(position, rule), View.HINTS), Study(position, rule))


async def open_study(interaction: Interaction, source: str) -> None:
    """Open the study of a source in an ephemeral reply. Raises `Refused` as `study_at` does, also for what is no source."""
    named = re.fullmatch(SOURCE, source)
    if named is None:
        raise problem(Problem.NO_BOARD)
    studied = await study_at(interaction.client, named, interaction.user.id, place_here(interaction))
    await defer_ephemeral(interaction)
    view = View.PROOF if studied.proof else View.WAYS if studied.round else View.HINTS
    await _show(interaction, Looking(source, view), studied)


@handles("StudyButton", STUDY_ID)
async def study_button(interaction: Interaction, named: Named) -> None:
    """Show the button's view, in a new message if it opens a study."""
    action, at = StudyAction(named["action"]), Stepping(int(named["way"]), int(named["step"]))
    looking = Looking(named["source"], View(named["view"]), at)
    studied = await _studied(interaction, named)
    if action is StudyAction.OPEN:
        await defer_ephemeral(interaction)
    else:
        await defer(interaction)
    if action is StudyAction.TURN:
        looking = Looking(looking.source, View.PROOF if studied.proof else View.WAYS)
    if action is StudyAction.TRY:
        await _show_pad(interaction, looking.source, studied, fresh_pad(studied.start))
    else:
        await _show(interaction, looking.pressed(action), studied)


@handles("TryButton", TRY_ID)
async def try_button(interaction: Interaction, named: Named) -> None:
    """Update the pad for trying the position without limits, or judge its moves."""
    studied, source = await _studied(interaction, named), named["source"]
    pressed = await press(interaction, named, studied.start, edition=studied.edition)
    if pressed is None:
        return
    key, pad = pressed
    if key is None:
        raise problem(Problem.OLD_BUTTON)
    await defer(interaction)
    judged = ""
    if key is Key.SHOW:
        judged, _ = await try_out(interaction.client, texts_of(interaction), studied, pad.moves)
    await _show_pad(interaction, source, studied, pad.pressed(key), judged)


async def _studied(interaction: Interaction, named: Named) -> Study:
    """Return the study that a custom id names: see `study_at`."""
    return await study_at(interaction.client, named, interaction.user.id, place_here(interaction))


async def _show_pad(interaction: Interaction, source: str, studied: Study, pad: Pad, judged: str = "") -> None:
    """Show the pad, the judgement of its moves, and a button back to the study."""
    say, start = texts_of(interaction).of_edition(studied.edition), studied.start
    headline = say("try-headline", target=target_name(say, start.chip), cell=start.goal.label)
    view = View.PROOF if studied.proof else View.WAYS if studied.round else View.HINTS
    back = button_row((say("button-study-back"), Looking(source, view).custom_id(StudyAction.AGAIN), None))
    use, shown = Use(f"try:{source}"), tried(start, pad)
    await edit_reply(
        interaction, await pad_screen(interaction, use, shown, headline, judged, below=[back], edition=studied.edition)
    )


async def _show(interaction: Interaction, looking: Looking, studied: Study) -> None:
    """Show a view, after the interaction was deferred."""
    client, found, left = interaction.client, None, None
    if line := judged_line(looking, studied):
        left = await client.solver.way_left(line, studied.ricochet, PATIENCE)
    if needs_ways(looking):
        found = await client.solver.all_of(studied.start, studied.ricochet, PATIENCE)
    looking = bounded(looking, studied, found)
    png = await client.pictures.still(chooser_of(interaction), line_of(looking, studied, found))
    board = board_of(interaction, f"study:{looking.source}")
    beside = await _beside(interaction, looking)
    card = study_card(texts_of(interaction), looking, studied, found, png, board, left=left, beside=beside)
    await edit_reply(interaction, card)


async def _beside(interaction: Interaction, looking: Looking) -> tuple[int, int]:
    """Return the rounds of the same game beside the one that is studied, 0 for none."""
    game_id, _, number = looking.source.partition(".")
    if not number:
        return 0, 0
    return await rounds_beside(interaction.client, int(game_id), int(number), interaction.user.id, interaction.channel_id)


async def _usual_rule(interaction: Interaction) -> Ricochet:
    """Return the server's rule, or the default outside of servers."""
    guild_id = server_of(interaction)
    chosen = GuildSettings() if guild_id is None else await interaction.client.store.guild_settings(guild_id)
    return chosen.usual_ricochet


def _position(code: str | None, tiles: str | None, robots: str | None, target: str | None) -> Position:
    """Parse the position with its target. Raises `Refused` and `TableError`."""
    words = table_words()
    if code is not None and (tiles is not None or robots is not None):
        raise problem(Problem.TILES_OR_CODE)
    if code is not None:
        position = _of_code(code)
    elif tiles is not None and robots is not None:
        board = assemble(read_tiles(tiles, words))
        placed = read_robots(robots, board, words)
        position = Position(board, {robot: placed[robot] for robot in Robot if robot in placed})
    else:
        raise problem(Problem.STUDY_WHAT)
    position = position if target is None else position.with_target(read_chip(target, words))
    if position.target is None or not position.robots.keys() >= {*COLOURED}:
        raise problem(Problem.STUDY_WHAT)
    return position


def _of_code(code: str) -> Position:
    """Parse the code of a position, or of a board, which stands for its first position. Raises `Refused`."""
    try:
        return Position.from_code(code)
    except CodeError as error:
        if error.fault is not CodeFault.LENGTH:
            raise code_refused(error, Problem.STUDY_CODE) from None
    try:
        return Setup.from_code(code).position
    except CodeError as error:
        raise code_refused(error, Problem.STUDY_CODE) from None
