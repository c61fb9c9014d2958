"""`/ricochet`: start a match, the rules and the tutorial."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.cards.news import opening
from bot.cards.post import listed, mention
from bot.commands.interaction import Interaction, made_at
from bot.commands.options import choices
from bot.commands.own_table import BoardChoice, complete_target, complete_tiles
from bot.commands.rules import show_rules
from bot.commands.tutorial import begin
from bot.store import GameRunning, Place
from bot.store.guild_settings import GuildSettings
from bot.text import say
from bot.ui.replies import Problem, problem
from engine.pieces import COLOURED
from engine.proof import ProofLength, Ricochet
from engine.rules import (
    CHIPS,
    EASY,
    HARD,
    MAX_BID,
    MIN_BID,
    Bids,
    Diagonals,
    Difficulty,
    Edition,
    EditionLacks,
    Rules,
    Ties,
    rules_for,
)
from engine.setup import CodeError, Setup, draw_setup

NEEDED = ("view_channel", "attach_files")
"""What the bot must be allowed to do in a channel, beside writing there."""

BOARD_OPTIONS = {
    "diagonals": say("option-diagonals"),
    "fifth_robot": say("option-fifth-robot"),
    "code": say("option-code"),
    "tiles": say("option-tiles"),
    "robots": say("option-robots"),
    "target": say("option-target"),
}
"""The options by which a board is asked for, with their descriptions: what `resolve_setup` reads."""

group = app_commands.Group(name="ricochet", description=say("command-ricochet"))


@group.command(name="start", description=say("command-start"))
@app_commands.describe(
    edition=say("option-edition"),
    bids=say("option-bids"),
    proof_length=say("option-proof-length"),
    ricochet=say("option-ricochet"),
    ties=say("option-ties"),
    hourglass=say("option-hourglass"),
    chips=say("option-chips"),
    difficulty=say("option-difficulty"),
    max_moves=say("option-max-moves"),
    **BOARD_OPTIONS,
)
@app_commands.choices(
    edition=choices("setting-edition-value", Edition),
    diagonals=choices("setting-diagonals-value", Diagonals),
    bids=choices("setting-bids-value", Bids),
    proof_length=choices("setting-proof-length-value", ProofLength),
    ricochet=choices("setting-ricochet-value", Ricochet),
    ties=choices("setting-ties-value", Ties),
    difficulty=choices("difficulty", Difficulty, easy=EASY, hard=HARD),
)
@app_commands.autocomplete(tiles=complete_tiles, target=complete_target)
async def start(  # noqa: PLR0913, PLR0917 - Discord options
    interaction: Interaction,
    edition: str | None = None,
    diagonals: str | None = None,
    fifth_robot: bool | None = None,  # noqa: FBT001 - a Discord option
    bids: str | None = None,
    proof_length: str | None = None,
    ricochet: str | None = None,
    ties: str | None = None,
    hourglass: Range[int, 5, 3600] | None = None,
    chips: Range[int, 1, CHIPS] | None = None,
    difficulty: str | None = None,
    max_moves: Range[int, MIN_BID, MAX_BID] | None = None,
    code: str | None = None,
    tiles: str | None = None,
    robots: str | None = None,
    target: str | None = None,
) -> None:
    """Begin a match in this channel."""
    place = place_of(interaction)
    chosen = await interaction.client.store.guild_settings(place.guild_id)
    check_channel(interaction, chosen)
    if beside := interaction.client.games.open_solo_in(place.channel_id):
        raise problem(Problem.MATCH_BESIDE_SOLO, player=mention(beside.state.player))
    choice = BoardChoice(code, tiles, robots, target)
    rules, setup = resolve_setup(interaction, chosen, edition, diagonals, fifth_robot, choice)
    check_not_played(interaction, choice, setup, also_solo=True)
    book = rules.bids if chosen.bids == "edition" or edition else chosen.bids
    times = chosen.times(interaction.client.config.times)
    rules = replace(
        rules,
        bids=Bids(bids) if bids else book,
        proof_length=ProofLength(proof_length) if proof_length else chosen.proof_length,
        ricochet=Ricochet(ricochet) if ricochet else chosen.ricochet,
        ties=Ties(ties) if ties else chosen.ties,
        chips_to_win=chips,
        difficulty=Difficulty(difficulty) if difficulty else Difficulty.NORMAL,
        max_moves=max_moves,
        times=replace(times, hourglass=hourglass) if hourglass else times,
    )
    try:
        live, events = await interaction.client.games.open_match(
            place,
            rules,
            setup,
            interaction.user.id,
            made_at(interaction),
            practice=choice.is_chosen,
            first_chip_lies=target is not None,
        )
    except GameRunning:
        raise problem(Problem.MATCH_RUNNING) from None
    try:
        await interaction.response.send_message(opening(live.state))
    finally:
        live.show_beginning(events)


@group.command(name="rules", description=say("command-rules"))
async def rules(interaction: Interaction) -> None:
    """Show the game in one private screen."""
    await show_rules(interaction)


@group.command(name="tutorial", description=say("command-tutorial"))
async def tutorial(interaction: Interaction) -> None:
    """Learn the game on three little boards, for oneself alone."""
    await begin(interaction)


def place_of(interaction: Interaction) -> Place:
    """Where the match will be. Raises `Refused` outside a server, and where the bot may not do what a match needs."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise problem(Problem.NEEDS_SERVER)
    write = "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"
    missing = [right for right in (write, *NEEDED) if not getattr(interaction.app_permissions, right)]
    if missing:
        raise problem(
            Problem.MISSING_PERMISSIONS,
            permissions=", ".join(say(f"permission-{right.replace('_', '-')}") for right in missing),
        )
    return Place(interaction.guild_id, interaction.channel_id)


def check_channel(interaction: Interaction, chosen: GuildSettings) -> None:
    """Raise `Refused` where the server does not want matches; threads belong to their channel."""
    channel = interaction.channel
    here = {interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None}
    if chosen.allowed_channels and not here & set(chosen.allowed_channels):
        raise problem(Problem.CHANNEL_NOT_ALLOWED, channels=listed([f"<#{channel}>" for channel in chosen.allowed_channels]))


def resolve_setup(
    interaction: Interaction,
    chosen: GuildSettings,
    edition: str | None,
    diagonals: str | None,
    fifth_robot: bool | None,  # noqa: FBT001
    choice: BoardChoice,
) -> tuple[Rules, Setup]:
    """The rules and the board that were asked for, or else those of the server. A board that is chosen decides about both.

    Raises `Refused`.
    """
    year, wish = Edition(edition) if edition else chosen.edition, Diagonals(diagonals) if diagonals else None
    try:
        has_more = year is Edition.Y2013
        if not choice.is_chosen:
            drawn = rules_for(
                year,
                diagonals=wish or (chosen.diagonals if has_more else Diagonals.WITHOUT),
                fifth_robot=chosen.fifth_robot and has_more if fifth_robot is None else fifth_robot,
            )
            return drawn, draw_setup(drawn, interaction.client.random)
        usual = chosen.fifth_robot and has_more
        setup = choice.setup(interaction.client.random, fifth_robot=fifth_robot, usual=usual)
        choice.check_tiles(setup, edition, wish, fifth_robot)
        shown, five = setup.diagonals, len(setup.robots) > len(COLOURED)
        if edition is None and (five or not all(face[1] in rules_for(year).letters for face in setup.faces)):
            year = Edition.Y2013
        rules = rules_for(year, diagonals=shown, fifth_robot=five)
    except EditionLacks as error:
        raise problem(Problem.EDITION_LACKS, year=error.edition.value, what=error.what.replace(" ", "-")) from None
    except CodeError:
        raise problem(Problem.WRONG_CODE) from None
    shows = Diagonals.WITH if setup.board.diagonals else Diagonals.WITHOUT
    fits = wish in (None, Diagonals.ANY, shows) and fifth_robot in (None, five)
    if not fits or not all(face[1] in rules.letters for face in setup.faces):
        raise problem(Problem.CODE_DOES_NOT_FIT)
    return rules, setup


def check_not_played(interaction: Interaction, choice: BoardChoice, setup: Setup, *, also_solo: bool) -> None:
    """Raise `Refused` for a board that was chosen and is played: of two games on it, one would tell the other's solutions.

    Solo games on the same board do each other no harm.
    """
    if choice.is_chosen and interaction.client.games.is_played(setup, also_solo=also_solo):
        raise problem(Problem.BOARD_IN_PLAY)
