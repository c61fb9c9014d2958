"""What every player does in a match – bid, prove, pass, play on – however it was asked for."""

import discord

from bot.answers import Problem, not_notation, privately, problem, refusal
from bot.cards.flaws import explain
from bot.cards.news import flaw_of
from bot.cards.post import clock_time
from bot.client import client_of, made_at
from bot.tables import Table
from bot.text import say
from engine.events import ChipWon, Event, ProofFailed
from engine.match import Phase
from engine.notation import NotationError, parse_moves
from engine.play import Command, Pass, PlaceBid, PlayOn, Prove, Refusal, Stop


def table_of(interaction: discord.Interaction) -> Table:
    """The table in the channel where somebody acts. Raises `Refused` where there is none."""
    if interaction.guild_id is None:
        raise problem(Problem.NEEDS_SERVER)
    table = client_of(interaction).tables.at(interaction.channel_id)
    if table is None:
        raise problem(Problem.NO_MATCH_HERE)
    return table


async def do(interaction: discord.Interaction, command: Command) -> tuple[Event, ...]:
    """Do something at the table by the moment at which it was asked for. Raises `Refused`."""
    table = table_of(interaction)
    decision = await table.handle(command, made_at(interaction))
    if isinstance(decision, Refusal):
        raise refusal(decision, table.match, interaction.user.id)
    return decision


async def bid(interaction: discord.Interaction, moves: int) -> None:
    """Place a bid, and confirm it privately."""
    await do(interaction, PlaceBid(interaction.user.id, moves))
    match = table_of(interaction).match
    await privately(interaction, say("done-bid", moves=moves, until=clock_time(match.deadline or 0)))


async def prove(interaction: discord.Interaction, text: str) -> None:
    """Show a solution. Text that is not in the notation costs nothing."""
    table = table_of(interaction)
    try:
        moves = parse_moves(text)
    except NotationError as error:
        raise not_notation(error) from None
    before = table.match
    for event in await do(interaction, Prove(interaction.user.id, moves)):
        if isinstance(event, ChipWon):
            await privately(interaction, say("done-proof"))
        if isinstance(event, ProofFailed):
            await privately(interaction, say("done-proof-failed", why=explain(flaw_of(before, event))))


async def do_without(interaction: discord.Interaction) -> None:
    """Pass instead of proving."""
    await do(interaction, Pass(interaction.user.id))
    await privately(interaction, say("done-pass"))


async def play_on(interaction: discord.Interaction) -> None:
    """Wake a resting match."""
    await do(interaction, PlayOn(table_of(interaction).lengths))
    await privately(interaction, say("done-play-on"))


async def stop(interaction: discord.Interaction) -> None:
    """End the match, if the person started it or may manage messages."""
    await do(interaction, Stop(interaction.user.id, interaction.permissions.manage_messages))
    await privately(interaction, say("done-stop"))


def check_prover(interaction: discord.Interaction) -> None:
    """Raise `Refused` unless it is this person's turn to prove, so that nobody fills in a form for nothing."""
    match = table_of(interaction).match
    if match.phase is not Phase.PROVING:
        raise refusal(Refusal.NOT_PROVING, match, interaction.user.id)
    if match.prover is None or match.prover.player != interaction.user.id:
        raise refusal(Refusal.NOT_YOUR_TURN, match, interaction.user.id)
