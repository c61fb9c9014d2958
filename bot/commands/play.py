"""What every player does in a match – bid, prove, pass, play on – however it was asked for."""

from collections.abc import Sequence

from bot.cards.flaws import explain
from bot.cards.news import failure_picture, flaw_of
from bot.cards.post import Picture, Post, clock_time, gallery, layout, moves_text
from bot.commands.interaction import Interaction, made_at
from bot.games.match import Table
from bot.text import say
from bot.ui.replies import Problem, not_notation, problem, refusal, reply_ephemeral
from engine.events import Event, ProofFailed
from engine.match import Match, Phase
from engine.moves import Move
from engine.notation import NotationError, parse_moves
from engine.play import Command, Leave, Pass, PlaceBid, PlayOn, Prove, Refusal, SayDone, Stop, VoteToSkip


def table_of(interaction: Interaction) -> Table:
    """The table in the channel where somebody acts. Raises `Refused` where there is none."""
    if interaction.guild_id is None:
        raise problem(Problem.NEEDS_SERVER)
    table = interaction.client.tables.at(interaction.channel_id)
    if table is None:
        raise problem(Problem.NO_MATCH_HERE)
    return table


async def execute(interaction: Interaction, command: Command) -> tuple[Event, ...]:
    """Do something at the table by the moment at which it was asked for. Raises `Refused`."""
    table = table_of(interaction)
    decision = await table.handle(command, made_at(interaction))
    if isinstance(decision, Refusal):
        raise refusal(decision, table.match, interaction.user.id, command)
    return decision


async def bid(interaction: Interaction, moves: int, path: str = "") -> None:
    """Place a bid, with the path that is sealed with it if there is one, and confirm it with an ephemeral reply.

    Of the path only the notation is looked at. A path that is not in it costs nothing, and nothing is bid.
    """
    before = table_of(interaction).match.bid_of(interaction.user.id)
    sealed = _read(path) if path.strip() else ()
    await execute(interaction, PlaceBid(interaction.user.id, moves, sealed))
    until = clock_time(table_of(interaction).match.deadline or 0)
    lines = [say("done-bid", moves=moves, until=until)]
    if sealed:
        lines.append(say("done-bid-sealed", path=moves_text(sealed)))
    elif before and before.path:
        lines.append(say("done-bid-unsealed", path=moves_text(before.path)))
    await reply_ephemeral(interaction, "\n".join(lines))


async def say_done(interaction: Interaction) -> None:
    """Want to bid no more while this hourglass runs."""
    await execute(interaction, SayDone(interaction.user.id))
    match = table_of(interaction).match
    everyone = "yes" if match.all_are_done else "no"
    await reply_ephemeral(interaction, say("done-done", everyone=everyone, until=clock_time(match.deadline or 0)))


async def prove(interaction: Interaction, text: str) -> None:
    """Show a solution. Text that is not in the notation costs nothing. If it fails, a picture shows how far it went."""
    table_of(interaction)
    moves = _read(text)
    before, failed = await _show(interaction, moves)
    if not failed:
        await reply_ephemeral(interaction, say("done-proof"))
        return
    await reply_ephemeral(interaction, say("done-proof-failed", why=explain(flaw_of(before, failed))))
    picture = await _failure(interaction, before, moves)
    # The answer must not wait for the picture: Discord wants it within three seconds.
    await interaction.edit_original_response(attachments=[picture.file()])


async def shown_proof(interaction: Interaction, moves: tuple[Move, ...]) -> Post:
    """Show a solution; the answer to it, for its prover. Raises `Refused`."""
    before, failed = await _show(interaction, moves)
    if not failed:
        return Post(layout(say("done-proof"), target=before.target))
    picture = await _failure(interaction, before, moves)
    why = say("done-proof-failed", why=explain(flaw_of(before, failed)))
    return Post(layout(why, gallery(picture), target=before.target), (picture,))


async def _show(interaction: Interaction, moves: tuple[Move, ...]) -> tuple[Match, ProofFailed | None]:
    """Prove by these moves: the match as it stood before, and the failure, if it was one."""
    before = table_of(interaction).match
    first, *_ = await execute(interaction, Prove(interaction.user.id, moves))
    return before, first if isinstance(first, ProofFailed) else None


async def _failure(interaction: Interaction, match: Match, moves: Sequence[Move]) -> Picture:
    pictures = interaction.client.tables.pictures
    png = await pictures.of_moves(interaction.guild_id, match.setup.board, match.robots, match.target, moves)
    return failure_picture(match, moves, png)


def _read(text: str) -> tuple[Move, ...]:
    """Moves in any accepted form. Raises `Refused` for text that is none."""
    try:
        return parse_moves(text)
    except NotationError as error:
        raise not_notation(error) from None


async def pass_turn(interaction: Interaction) -> None:
    """Pass instead of proving."""
    await execute(interaction, Pass(interaction.user.id))
    await reply_ephemeral(interaction, say("done-pass"))


async def vote_to_skip(interaction: Interaction) -> None:
    """Want the prover, who seems to have left, to be passed over."""
    await execute(interaction, VoteToSkip(interaction.user.id))
    match = table_of(interaction).match
    enough = "yes" if match.is_skipped else "no"
    await reply_ephemeral(
        interaction, say("done-vote-to-skip", enough=enough, count=len(match.skip_votes), needed=match.votes_needed)
    )


async def play_on(interaction: Interaction) -> None:
    """Wake a resting match."""
    await execute(interaction, PlayOn(table_of(interaction).lengths))
    await reply_ephemeral(interaction, say("done-play-on"))


async def leave(interaction: Interaction) -> None:
    """Have to go: the others wait for this person no more."""
    await execute(interaction, Leave(interaction.user.id))
    await reply_ephemeral(interaction, say("done-leave"))


async def stop(interaction: Interaction) -> None:
    """End the match, if the person started it or may manage messages."""
    await execute(interaction, Stop(interaction.user.id, interaction.permissions.manage_messages))
    await reply_ephemeral(interaction, say("done-stop"))


def check_current(interaction: Interaction, match_id: int, round_number: int) -> None:
    """Raise `Refused` unless this match is on here, and in this round."""
    table = table_of(interaction)
    if (table.match_id, table.match.round) != (match_id, round_number):
        raise problem(Problem.ROUND_OVER)


def check_prover(interaction: Interaction) -> None:
    """Raise `Refused` unless it is this person's turn to prove, so that nobody fills in a form for nothing."""
    match = table_of(interaction).match
    if match.phase is not Phase.PROVING:
        raise refusal(Refusal.NOT_PROVING, match, interaction.user.id)
    if match.prover is None or match.prover.player != interaction.user.id:
        raise refusal(Refusal.NOT_YOUR_TURN, match, interaction.user.id)
