"""`/ricochet race`, and the actions in a race, shared by commands, buttons, forms and pads."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import structlog
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.actions import give_sign
from bot.actions.in_play import check_not_todays
from bot.actions.race import submit
from bot.cards.buttons import board_at
from bot.cards.race import race_card, race_opening
from bot.commands.acting import actor_of, answer, perform
from bot.commands.board_choice import (
    BOARD_OPTIONS,
    RACE_LISTS,
    BoardChoice,
    complete_target,
    complete_tiles,
    completed,
    read_listed,
)
from bot.commands.interaction import Interaction, made_at
from bot.commands.ricochet import check_channel, place_of
from bot.commands.rules import with_choices
from bot.games.live_games import BoardInPlay, OtherGameHere
from bot.games.race import LiveRace, next_end
from bot.games.race_screen import RaceScreen
from bot.store import GameRunning, Place
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.answers import defer_ephemeral, edit_reply, mark_done, reply
from bot.ui.command_texts import localised
from bot.ui.languages import server_language, texts_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, problem
from bot.ui.typed_moves import how_read, noted, read_moves, with_note
from engine.bots import MAX_BOTS, Level
from engine.proof import Ricochet
from engine.race import DEFAULT_ROUNDS
from engine.race_play import start_race
from engine.rules import CHIPS, MAX_BID, MIN_BID, Difficulty, Rules
from engine.setup import Setup

_log = structlog.stdlib.get_logger()

TIMES = (60, 120, 180, 300, 600, 3600, 8 * 3600, 24 * 3600)
"""How long a round may last, in seconds."""
_USUAL_TIME = 180


@app_commands.command(name="race", description=localised("command-race"))
@app_commands.describe(
    time=localised("option-race-time"),
    chips=localised("option-race-chips"),
    edition=localised("option-edition"),
    ricochet=localised("option-ricochet"),
    difficulty=localised("option-difficulty"),
    max_moves=localised("option-max-moves"),
    bots=localised("option-bots"),
    level=localised("option-level"),
    **BOARD_OPTIONS,
)
@app_commands.choices(time=[Choice(name=localised(f"choice-race-time-{seconds}"), value=seconds) for seconds in TIMES])
@app_commands.autocomplete(tiles=complete_tiles, target=complete_target, **completed(RACE_LISTS))
async def race(  # noqa: PLR0913, PLR0917 - Discord options
    interaction: Interaction,
    time: int = _USUAL_TIME,
    chips: Range[int, 1, CHIPS] = DEFAULT_ROUNDS,
    edition: str | None = None,
    diagonals: str | None = None,
    fifth_robot: str | None = None,
    ricochet: str | None = None,
    difficulty: str | None = None,
    max_moves: Range[int, MIN_BID, MAX_BID] | None = None,
    code: str | None = None,
    tiles: str | None = None,
    robots: str | None = None,
    target: str | None = None,
    bots: Range[int, 1, MAX_BOTS] | None = None,
    level: str | None = None,
) -> None:
    """Begin a race in this channel."""
    client, place = interaction.client, place_of(interaction)
    chosen = await client.store.guild_settings(place.guild_id)
    check_channel(interaction, chosen)
    read = partial(read_listed, interaction)
    board = (read("edition", edition), read("diagonals", diagonals), read("fifth_robot", fifth_robot))
    choice = BoardChoice(*board, code, tiles, robots, target)
    rules, setup = choice.resolve(chosen, client.random)
    asked = {
        "ricochet": Ricochet(read("ricochet", ricochet)) if ricochet else None,
        "difficulty": Difficulty(read("difficulty", difficulty)) if difficulty else None,
        "max_moves": max_moves,
    }
    rules = with_choices(rules, chosen, client.config.times)
    rules = replace(rules, **{name: value for name, value in asked.items() if value is not None})
    await _begin(
        interaction,
        place,
        chosen,
        rules,
        setup,
        time,
        chips,
        practice=choice.is_chosen,
        first_chip_lies=target is not None,
        bots=[Level(read("level", level) or Level.MEDIUM)] * (bots or 0),
    )


async def _begin(  # noqa: PLR0913 - a board, and how it is played
    interaction: Interaction,
    place: Place,
    chosen: GuildSettings,
    rules: Rules,
    setup: Setup,
    seconds: float,
    rounds: int,
    *,
    practice: bool,
    first_chip_lies: bool,
    bots: Sequence[Level],
) -> None:
    """Begin a race, announce it, and show its first round. Raises `Refused`."""
    if practice:
        await check_not_todays(interaction.client, setup, rules.ricochet)
    client = interaction.client
    language = server_language(interaction.guild, chosen.language)
    events = start_race(
        rules,
        setup,
        interaction.user.id,
        made_at(interaction),
        client.random,
        rounds=rounds,
        seconds=seconds,
        zone=chosen.zone.key,
        practice=practice,
        language=language,
        lengths={} if first_chip_lies else await client.games.lengths(rules, setup),
        next_end=next_end,
        bots=bots,
    )
    try:
        live = await client.games.open(place, events, chosen=practice)
    except GameRunning:
        is_newer = client.games.newer_in(place.channel_id)
        raise problem(Problem.NEWER_GAME if is_newer else Problem.RACE_RUNNING) from None
    except OtherGameHere:
        raise problem(Problem.RACE_BESIDE_OTHER) from None
    except BoardInPlay:
        raise problem(Problem.BOARD_IN_PLAY) from None
    mark_done(interaction)
    try:
        await reply(interaction, race_opening(Texts.of(language), live.state))
        if isinstance(live.screen, RaceScreen):
            live.screen.follow(interaction)
    finally:
        live.show()


def current(interaction: Interaction, game_id: int, round_number: int) -> LiveRace:
    """Return the race of a button or form. Raises `Refused` unless it is running here, in this round."""
    live = interaction.client.games.with_id("race", game_id)
    if live is None or live.place.channel_id != interaction.channel_id:
        raise problem(Problem.NEWER_GAME if interaction.client.games.is_newer(game_id) else Problem.RACE_OVER)
    if live.state.round.number != round_number or not live.state.is_open:
        raise problem(Problem.RACE_ROUND_OVER)
    live.answers.track(interaction)
    return live


async def submit_text(interaction: Interaction, live: LiveRace, text: str) -> None:
    """Submit a typed solution. Raises `Refused` for unreadable moves."""
    live.answers.track(interaction)
    moves = read_moves(text, live.state.position.robots)
    note = how_read(texts_of(interaction), text, moves)
    with noted(note):
        said = await perform(interaction, live, submit, moves)
    await answer(interaction, replace(said, text=with_note(said.text, note)))


async def show_race(interaction: Interaction, live: LiveRace) -> None:
    """Show the card of the round in an ephemeral reply."""
    await defer_ephemeral(interaction)
    race = live.state
    png = await interaction.client.pictures.still(chooser_of(interaction), race.round.start)
    board_url = board_at(interaction.client.board_url, live.place, "race")
    await edit_reply(interaction, race_card(texts_of(interaction), live.game_id, race, png, board_url))
    await give_sign(live, actor_of(interaction))
