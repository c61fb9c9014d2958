"""What every player does in a match – bid, prove, pass, play on – however it was asked for."""

from collections.abc import Iterable, Sequence

import discord

from bot.cards.flaws import explain
from bot.cards.news import failure_picture, flaw_of
from bot.cards.post import Picture, Post, gallery, layout, moves_text
from bot.client import client_of, made_at
from bot.games.match import Table
from bot.text import say
from bot.ui.replies import Problem, not_notation, problem, refusal, reply_ephemeral
from engine.events import Event, ProofFailed
from engine.match import Match, Phase
from engine.moves import Move
from engine.notation import NotationError, parse_moves
from engine.pieces import Robot
from engine.play import Command, Leave, Pass, PlaceBid, PlayOn, Prove, Refusal, SayDone, Stop, VoteToSkip


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
        raise refusal(decision, table.match, interaction.user.id, command)
    return decision


async def bid(interaction: discord.Interaction, moves: int, path: str = "") -> None:
    """Place a bid, with the path that is sealed with it if there is one, and confirm it in private.

    Of the path only the notation is looked at. A path that is not in it costs nothing, and nothing is bid.
    """
    before = table_of(interaction).match.bid_of(interaction.user.id)
    sealed = _read(path, table_of(interaction).match.robots) if path.strip() else ()
    await do(interaction, PlaceBid(interaction.user.id, moves, sealed))
    lines = [say("done-bid", moves=moves)]
    if sealed:
        lines.append(say("done-bid-sealed", path=moves_text(sealed)))
    elif before and before.path:
        lines.append(say("done-bid-unsealed", path=moves_text(before.path)))
    await reply_ephemeral(interaction, "\n".join(lines))


async def say_done(interaction: discord.Interaction) -> None:
    """Want to bid no more while this hourglass runs."""
    await do(interaction, SayDone(interaction.user.id))
    match = table_of(interaction).match
    await reply_ephemeral(interaction, say("done-bidding", everyone="yes" if match.all_are_done else "no"))


async def prove(interaction: discord.Interaction, text: str) -> None:
    """Show a solution. Text that is not in the notation costs nothing. If it fails, a picture shows how far it went."""
    moves = _read(text, table_of(interaction).match.robots)
    before, failed = await _show(interaction, moves)
    if not failed:
        await reply_ephemeral(interaction, say("done-proof"))
        return
    await reply_ephemeral(interaction, say("done-proof-failed", why=explain(flaw_of(before, failed))))
    picture = await _failure(interaction, before, moves)
    # The answer must not wait for the picture: Discord wants it within three seconds.
    await interaction.edit_original_response(attachments=[picture.file()])


async def shown_proof(interaction: discord.Interaction, moves: tuple[Move, ...]) -> Post:
    """Show a solution, and what to tell the prover about it. Raises `Refused`."""
    before, failed = await _show(interaction, moves)
    if not failed:
        return Post(layout(say("done-proof"), target=before.target))
    picture = await _failure(interaction, before, moves)
    why = say("done-proof-failed", why=explain(flaw_of(before, failed)))
    return Post(layout(why, gallery(picture), target=before.target), (picture,))


async def _show(interaction: discord.Interaction, moves: tuple[Move, ...]) -> tuple[Match, ProofFailed | None]:
    """Prove by these moves: the match as it stood before, and the failure, if it was one."""
    before = table_of(interaction).match
    first, *_ = await do(interaction, Prove(interaction.user.id, moves))
    return before, first if isinstance(first, ProofFailed) else None


async def _failure(interaction: discord.Interaction, match: Match, moves: Sequence[Move]) -> Picture:
    pictures = client_of(interaction).tables.pictures
    png = await pictures.of_moves(interaction.guild_id, match.setup.board, match.robots, match.target, moves)
    return failure_picture(match, moves, png)


def _read(text: str, robots: Iterable[Robot]) -> tuple[Move, ...]:
    """Moves in any accepted form. Raises `Refused` for text that is none."""
    try:
        return parse_moves(text)
    except NotationError as error:
        raise not_notation(error, text, robots) from None


async def pass_turn(interaction: discord.Interaction) -> None:
    """Pass instead of proving."""
    await do(interaction, Pass(interaction.user.id))
    await reply_ephemeral(interaction, say("done-pass"))


async def vote_to_skip(interaction: discord.Interaction) -> None:
    """Vote to skip the prover, who seems to have left."""
    await do(interaction, VoteToSkip(interaction.user.id))
    match = table_of(interaction).match
    enough = "yes" if match.is_skipped else "no"
    await reply_ephemeral(
        interaction, say("done-vote-to-skip", enough=enough, count=len(match.skip_votes), needed=match.votes_needed)
    )


async def play_on(interaction: discord.Interaction) -> None:
    """Wake a resting match."""
    await do(interaction, PlayOn(table_of(interaction).lengths))
    await reply_ephemeral(interaction, say("done-play-on"))


async def leave(interaction: discord.Interaction) -> None:
    """Have to go: the others wait for this person no more."""
    await do(interaction, Leave(interaction.user.id))
    await reply_ephemeral(interaction, say("done-left"))


async def stop(interaction: discord.Interaction) -> None:
    """End the match, if the person started it or may manage messages."""
    await do(interaction, Stop(interaction.user.id, interaction.permissions.manage_messages))
    await reply_ephemeral(interaction, say("done-stop"))


def check_current(interaction: discord.Interaction, match_id: int, round_number: int) -> None:
    """Raise `Refused` unless this match is on here, and in this round."""
    table = table_of(interaction)
    if (table.match_id, table.match.round) != (match_id, round_number):
        raise problem(Problem.ROUND_OVER)


def check_prover(interaction: discord.Interaction) -> None:
    """Raise `Refused` unless it is this person's turn to prove, so that nobody fills in a form for nothing."""
    match = table_of(interaction).match
    if match.phase is not Phase.PROVING:
        raise refusal(Refusal.NOT_PROVING, match, interaction.user.id)
    if match.prover is None or match.prover.player != interaction.user.id:
        raise refusal(Refusal.NOT_YOUR_TURN, match, interaction.user.id)
