"""`/ricochet race`, and the actions in a race, shared by commands, buttons, forms and pads."""

from dataclasses import replace

import structlog
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.actions import give_sign
from bot.actions import race as actions
from bot.actions.begin import USUAL_RACE_TIME, Plan, open_race, settings_at
from bot.actions.board_choice import BoardChoice
from bot.cards.board_link import board_at
from bot.cards.race import race_card, race_opening
from bot.commands.acting import actor_of, answer, perform, pressed_game
from bot.commands.board_choice import completed, read_listed, with_rules
from bot.commands.interaction import Interaction
from bot.commands.ricochet import venue_of
from bot.games.race import LiveRace
from bot.text import Texts
from bot.ui.answers import defer_ephemeral, edit_reply, mark_done, reply
from bot.ui.command_texts import localised
from bot.ui.languages import server_language, texts_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, problem
from bot.ui.typed_moves import how_read, noted, read_moves, with_note
from engine.games.race.state import DEFAULT_ROUNDS
from engine.rules.bots import MAX_BOTS, Level
from engine.rules.rules import CHIPS, Difficulty

_log = structlog.stdlib.get_logger()

TIMES = (60, 120, 180, 300, 600, 3600, 8 * 3600, 24 * 3600)
"""The lengths of a round, in seconds."""


@app_commands.command(name="race", description=localised("command-race"))
@app_commands.describe(
    time=localised("option-race-time"),
    chips=localised("option-race-chips"),
    bots=localised("option-bots"),
    level=localised("option-level"),
    difficulty=localised("option-difficulty"),
    rules=localised("option-rules"),
    code=localised("option-code"),
)
@app_commands.choices(time=[Choice(name=localised(f"choice-race-time-{seconds}"), value=seconds) for seconds in TIMES])
@app_commands.autocomplete(**completed("level", "difficulty", "rules"))
async def race_command(  # noqa: PLR0917 - Discord options
    interaction: Interaction,
    time: int = USUAL_RACE_TIME,
    chips: Range[int, 1, CHIPS] = DEFAULT_ROUNDS,
    bots: Range[int, 1, MAX_BOTS] | None = None,
    level: str | None = None,
    difficulty: str | None = None,
    rules: str | None = None,
    code: str | None = None,
) -> None:
    """Begin a race in this channel."""
    client, venue = interaction.client, venue_of(interaction)
    chosen = await settings_at(client, venue, texts_of(interaction))
    difficulty, choice = read_listed(interaction, "difficulty", difficulty), BoardChoice(code)
    asked = with_rules(interaction, chosen, rules)
    asked = asked.model_copy(update={"difficulty": Difficulty(difficulty)}) if difficulty else asked
    played, setup = choice.resolve(asked, client.config.times, client.random, named=rules is not None)
    practice, seats = choice.is_chosen, [Level(read_listed(interaction, "level", level) or Level.MEDIUM)] * (bots or 0)
    plan = Plan(played, setup, practice=practice, is_drawn=not practice, bots=seats)
    live = await open_race(client, actor_of(interaction), venue, chosen, plan, seconds=time, rounds=chips)
    await announce_race(interaction, live, server_language(interaction.guild, chosen.language))


async def announce_race(interaction: Interaction, live: LiveRace, language: str) -> None:
    """Announce a race that has begun, and show its first round."""
    mark_done(interaction)
    try:
        await reply(interaction, race_opening(Texts.of(language), live.state))
        live.screen.follow(interaction)
    finally:
        live.show()


async def current(interaction: Interaction, game_id: int, round_number: int, *, in_pause: bool | None = False) -> LiveRace:
    """Return the race of a button or form. Raises `Refused` unless it is running here, in this round or its pause.

    ``in_pause`` None stands for both.
    """
    live: LiveRace = pressed_game(interaction, game_id, Problem.RACE_OVER, "race")
    is_on = not live.state.is_over if in_pause is None else live.state.is_between if in_pause else live.state.is_open
    if live.state.round.number != round_number or not is_on:
        raise problem(Problem.RACE_ROUND_OVER)
    return live


async def enter_solution(interaction: Interaction, live: LiveRace, text: str) -> None:
    """Submit a typed solution. Raises `Refused` for unreadable moves."""
    live.answers.track(interaction)
    moves = read_moves(text, live.state.position.robots)
    note = how_read(texts_of(interaction), text, moves)
    with noted(note):
        said = await perform(interaction, live, actions.submit, moves)
    await answer(interaction, replace(said, text=with_note(said.text, note)))


async def show_race(interaction: Interaction, live: LiveRace) -> None:
    """Show the card of the round in an ephemeral reply."""
    await defer_ephemeral(interaction)
    race = live.state
    png = await interaction.client.pictures.still(chooser_of(interaction), race.round.start)
    board_link = board_at(interaction.client.board_link, live.place, "race")
    await edit_reply(interaction, race_card(texts_of(interaction), live.game_id, race, png, board_link))
    await give_sign(live, actor_of(interaction))
