"""`/ricochet`: start a match, the rules and the tutorial."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.cards.news import opening
from bot.cards.post import listed, mention
from bot.commands.interaction import Interaction, made_at
from bot.commands.rules import show_rules
from bot.commands.tutorial import begin
from bot.store import GameRunning, Place
from bot.store.guild_settings import GuildSettings
from bot.text import say
from bot.ui.replies import Problem, problem
from engine.pieces import COLOURED
from engine.proof import Ricochet
from engine.rules import CHIPS, EASY, HARD, MAX_BID, MIN_BID, Difficulty, Edition, EditionLacks, Rules, rules_for
from engine.setup import CodeError, Setup, draw_setup, from_code

NEEDED = ("view_channel", "attach_files")
"""What the bot must be allowed to do in a channel, beside writing there."""

BOARD_OPTIONS = {
    "diagonals": say("option-diagonals"),
    "fifth_robot": say("option-fifth-robot"),
    "code": say("option-code"),
}
"""The options by which a board is asked for, with their descriptions: what `resolve_setup` reads."""

RICOCHET_CHOICES = [Choice(name=say(f"ricochet-{rule.value}"), value=rule.value) for rule in Ricochet]
"""What can be chosen for the option ``ricochet``."""

group = app_commands.Group(name="ricochet", description=say("command-ricochet"))


@group.command(name="start", description=say("command-start"))
@app_commands.describe(
    edition=say("option-edition"),
    hourglass=say("option-hourglass"),
    chips=say("option-chips"),
    difficulty=say("option-difficulty"),
    ricochet=say("option-ricochet"),
    max_moves=say("option-max-moves"),
    **BOARD_OPTIONS,
)
@app_commands.choices(
    edition=[Choice(name=say(f"edition-{edition.value}"), value=edition.value) for edition in Edition],
    difficulty=[Choice(name=say(f"difficulty-{wish.value}", easy=EASY, hard=HARD), value=wish.value) for wish in Difficulty],
)
@app_commands.choices(ricochet=RICOCHET_CHOICES)
async def start(  # noqa: PLR0913, PLR0917 - Discord options
    interaction: Interaction,
    edition: str | None = None,
    diagonals: bool | None = None,  # noqa: FBT001 - a Discord option
    fifth_robot: bool | None = None,  # noqa: FBT001 - a Discord option
    hourglass: Range[int, 5, 3600] | None = None,
    chips: Range[int, 1, CHIPS] | None = None,
    difficulty: str | None = None,
    ricochet: str | None = None,
    max_moves: Range[int, MIN_BID, MAX_BID] | None = None,
    code: str | None = None,
) -> None:
    """Begin a match in this channel."""
    place = place_of(interaction)
    chosen = await interaction.client.store.guild_settings(place.guild_id)
    check_channel(interaction, chosen)
    if beside := interaction.client.games.open_solo_in(place.channel_id):
        raise problem(Problem.MATCH_BESIDE_SOLO, player=mention(beside.state.player))
    rules, setup = resolve_setup(interaction, chosen, edition, diagonals, fifth_robot, code)
    times = chosen.times(interaction.client.config.times)
    rules = replace(
        rules,
        proof_length=chosen.proof_length,
        ricochet=Ricochet(ricochet) if ricochet else chosen.ricochet,
        ties=chosen.ties,
        chips_to_win=chips,
        difficulty=Difficulty(difficulty or Difficulty.NORMAL.value),
        max_moves=max_moves,
        times=replace(times, hourglass=hourglass) if hourglass else times,
    )
    try:
        live, events = await interaction.client.games.open_match(place, rules, setup, interaction.user.id, made_at(interaction))
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
    diagonals: bool | None,  # noqa: FBT001
    fifth_robot: bool | None,  # noqa: FBT001
    code: str | None,
) -> tuple[Rules, Setup]:
    """The rules and the board that were asked for, or else those of the server. A code decides about tiles and robots.

    Raises `Refused`.
    """
    year = Edition(edition) if edition else chosen.edition
    try:
        if code is None:
            has_more = year is Edition.Y2013
            agreed = rules_for(
                year,
                diagonals=chosen.diagonals and has_more if diagonals is None else diagonals,
                fifth_robot=chosen.fifth_robot and has_more if fifth_robot is None else fifth_robot,
            )
            return agreed, draw_setup(agreed, interaction.client.random)
        setup = from_code(code)
        shows, five = bool(setup.board.diagonals), len(setup.robots) > len(COLOURED)
        if edition is None and (five or not all(face[1] in rules_for(year).letters for face in setup.faces)):
            year = Edition.Y2013
        agreed = rules_for(year, diagonals=shows, fifth_robot=five)
    except EditionLacks as error:
        raise problem(Problem.EDITION_LACKS, year=error.edition.value, what=error.what.replace(" ", "-")) from None
    except CodeError:
        raise problem(Problem.WRONG_CODE) from None
    fits = diagonals in (None, shows) and fifth_robot in (None, five)
    if not fits or not all(face[1] in agreed.letters for face in setup.faces):
        raise problem(Problem.CODE_DOES_NOT_FIT)
    return agreed, setup
