"""Private answers: the closed set of refusals, one text each, and the one place where errors are told."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from enum import Enum

import discord
import structlog

from bot.cards.post import Post, clock_time, letters, mention
from bot.text import say
from engine.match import Match
from engine.moves import Move
from engine.notation import NotationError, format_moves, parse_moves
from engine.pieces import COLOURED, Robot
from engine.play import Command, PlaceBid, Refusal

_log = structlog.stdlib.get_logger()

_MAX_QUOTED = 40
"""Characters of what somebody typed that an answer quotes."""

_MAX_UNDERSTOOD = 99
"""Moves of theirs that it repeats: the last ones."""


class Problem(Enum):
    """Why the bot, rather than the rules, refuses something."""

    NEEDS_SERVER = "needs-server"
    SERVER_ONLY = "server-only"
    NO_MATCH_HERE = "no-match-here"
    MATCH_RUNNING = "match-running"
    MISSING_PERMISSIONS = "missing-permissions"
    ROUND_OVER = "round-over"
    NOT_A_NUMBER = "not-a-number"
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    MAY_NOT_SET = "may-not-set"
    OLD_SETTING = "old-setting"
    UNKNOWN_TIME_ZONE = "unknown-time-zone"
    WRONG_CODE = "wrong-code"
    CODE_DOES_NOT_FIT = "code-does-not-fit"
    EDITION_LACKS = "edition-lacks"
    NOT_NOTATION = "not-notation"
    SOLO_RUNNING = "solo-running"
    SOLO_BESIDE_MATCH = "solo-beside-match"
    SOLO_OF_MATCH = "solo-of-match"
    SOLO_CHIP_OVER = "solo-chip-over"
    SOLO_OVER = "solo-over"
    NO_WEEK = "no-week"
    NOT_YOURS = "not-yours"
    NOT_IN_LESSON = "not-in-lesson"


class Refused(Exception):
    """A command is refused; the text says to the person what was wrong and what would be right."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(text)


def problem(which: Problem, /, **values: str | float) -> Refused:
    """The refusal for a problem, to be raised."""
    return Refused(say(f"problem-{which.value}", **values))


def refusal(why: Refusal, match: Match, player: int, command: Command | None = None) -> Refused:
    """The refusal for something that the rules do not allow, to be raised; ``command`` is what was asked for."""
    own = match.last_bid_of(player)
    bid = command if isinstance(command, PlaceBid) else None
    key = f"refusal-{why.name.lower().replace('_', '-')}"
    return Refused(
        say(
            key,
            own=own.moves if own else 0,
            prover=mention(match.prover.player) if match.prover else "",
            starter=mention(match.starter),
            phase=match.phase.name.lower(),
            until=clock_time(match.deadline) if match.deadline else "",
            half=clock_time(match.skippable_from),
            bid=bid.moves if bid else 0,
            path=len(bid.path) if bid else 0,
        )
    )


def quotable(typed: str) -> str:
    """What somebody typed, as it can stand between backticks in an answer."""
    return typed.replace("`", "'")[:_MAX_QUOTED]


def not_notation(error: NotationError, text: str, robots: Iterable[Robot]) -> Refused:
    """The refusal for a text of moves that cannot be read, to be raised: which were understood, and what is missing then."""
    playing, understood = list(robots), _understood(text, error)
    last = understood[-1].robot if understood else next(iter(playing), Robot.RED)
    example = f"{last.value}-{error.token}"
    missing = error.expected.name.lower()
    if not error.token:
        missing = "everything"
    elif _is_move(example) and not _is_move(f"{error.token}-up"):  # a direction without a robot; R may be red or right
        missing = "robot"
    return problem(
        Problem.NOT_NOTATION,
        count=len(understood),
        understood=format_moves(understood[-_MAX_UNDERSTOOD:]),
        token=quotable(error.token),
        place=error.place,
        missing=missing,
        example=quotable(example),
        robots=letters(playing or COLOURED),
    )


def _understood(text: str, error: NotationError) -> tuple[Move, ...]:
    """The moves before the place of an error; a robot there that is still without a direction is left out."""
    before = text[: error.place - 1]
    try:
        return parse_moves(before)
    except NotationError as earlier:
        return _understood(before, earlier) if 1 < earlier.place <= len(before) else ()


def _is_move(text: str) -> bool:
    try:
        return len(parse_moves(text)) == 1
    except NotationError:
        return False


@asynccontextmanager
async def reply_errors(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Answer a refusal, or an error of ours, to the person alone. An error is logged here, and raised again."""
    ids = {"guild_id": interaction.guild_id, "channel_id": interaction.channel_id, "interaction_id": interaction.id}
    with structlog.contextvars.bound_contextvars(**ids):
        try:
            yield
        except Refused as refused:
            await reply_ephemeral(interaction, refused.text)
        except Exception:
            _log.exception("command failed")
            await reply_ephemeral(interaction, say("problem-ours"))
            raise


async def defer_ephemeral(interaction: discord.Interaction) -> None:
    """Tell Discord that an answer for this person alone is on its way."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: discord.Interaction, post: Post) -> None:
    """Show a layout after Discord was told that it is on its way, to the person alone after `defer_ephemeral`."""
    await interaction.edit_original_response(
        view=post.view, attachments=post.files, allowed_mentions=discord.AllowedMentions.none()
    )


async def reply_ephemeral(interaction: discord.Interaction, text: str) -> None:
    """Answer so that only the person sees it, whether or not something was answered before."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except discord.NotFound:
        # The interaction has run out before it could be answered; what it asked for is done, or refused.
        _log.warning("answered too late")
