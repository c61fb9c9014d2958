"""Refusals, as a closed set with one text each, and the handling of errors of interactions."""

import re
from collections.abc import Callable, Coroutine
from datetime import date
from enum import Enum
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.cards.phrases import listed, our_fault
from bot.metrics import Kind
from bot.text import Texts
from bot.text.escaping import quotable
from bot.ui.answers import AnswerLost, is_done, is_too_late, reply_ephemeral
from bot.ui.languages import learn_texts, texts_of
from bot.ui.membership import is_member, link_to_add
from engine.board.codes import CodeError
from engine.board.tiles import MARKS
from engine.rules.own_table import OF_TILES, TableError, TableFault

_log = structlog.stdlib.get_logger()

UNKNOWN = "unknown"
"""The metric name of commands and custom ids that this version does not know."""


class Problem(Enum):
    """Why the bot, rather than the rules, refuses something."""

    NEEDS_SERVER = "needs-server"
    SERVER_ONLY = "server-only"
    NO_MATCH_HERE = "no-match-here"
    MATCH_RUNNING = "match-running"
    NEWER_GAME = "newer-game"
    MISSING_PERMISSIONS = "missing-permissions"
    ROUND_OVER = "round-over"
    COUNT_ASKED = "count-asked"
    NOT_A_NUMBER = "not-a-number"
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    MAY_NOT_SET = "may-not-set"
    OLD_SETTING = "old-setting"
    ROLE_UNUSABLE = "role-unusable"
    UNKNOWN_TIME_ZONE = "unknown-time-zone"
    WRONG_CODE = "wrong-code"
    CODE_DOES_NOT_FIT = "code-does-not-fit"
    TILES_OR_CODE = "tiles-or-code"
    TABLE_NEEDS_TILES = "table-needs-tiles"
    EDITION_LACKS = "edition-lacks"
    NOT_NOTATION = "not-notation"
    SOLO_RUNNING = "solo-running"
    SOLO_BESIDE_MATCH = "solo-beside-match"
    MATCH_BESIDE_SOLO = "match-beside-solo"
    NOT_LISTED = "not-listed"
    RACE_RUNNING = "race-running"
    RACE_OVER = "race-over"
    RACE_ROUND_OVER = "race-round-over"
    RACE_BESIDE_OTHER = "race-beside-other"
    BESIDE_RACE = "beside-race"
    BOARD_IN_PLAY = "board-in-play"
    SOLO_CHIP_OVER = "solo-chip-over"
    SOLO_OVER = "solo-over"
    RUSH_OVER = "rush-over"
    RUSH_CHIP_OVER = "rush-chip-over"
    NO_CHIPS_DRAWN = "no-chips-drawn"
    CUP_OFF = "cup-off"
    CUP_CLOSED = "cup-closed"
    CUP_PLAYED = "cup-played"
    PRACTICE_ALONE = "practice-alone"
    STUDY_WHAT = "study-what"
    NO_STUDY = "no-study"
    STUDY_CODE = "study-code"
    STUDY_IN_PLAY = "study-in-play"
    STUDY_OF_TODAY = "study-of-today"
    STUDY_OF_CUP = "study-of-cup"
    STUDY_TOO_SOON = "study-too-soon"
    GAME_GONE = "game-gone"
    RESULTS_TOO_SOON = "results-too-soon"
    TABLES_PLAYING = "tables-playing"
    TOURNAMENT_RULES = "tournament-rules"
    BOUND_ELSEWHERE = "bound-elsewhere"
    NO_WEEK = "no-week"
    NOT_YOURS = "not-yours"
    NOT_YOUR_HEAD_START = "not-your-head-start"
    NOT_IN_LESSON = "not-in-lesson"
    NOT_A_DATE = "not-a-date"
    NO_SUCH_DAY = "no-such-day"
    NO_PUZZLE = "no-puzzle"
    NOT_IN_PUZZLE = "not-in-puzzle"
    NOT_SOLVED_YET = "not-solved-yet"
    BOARD_OF_TODAY = "board-of-today"
    BOARD_OF_CUP = "board-of-cup"
    NO_BIDDING_PAD = "no-bidding-pad"
    NO_RIGHT = "no-right"
    OLD_BUTTON = "old-button"
    ENDED_ALREADY = "ended-already"
    OLD_COMMAND = "old-command"
    MOVED_COMMAND = "moved-command"
    NO_BOARD = "no-board"


class Refused(app_commands.AppCommandError):
    """A request is refused: ``text`` explains to the user what was wrong and what would be right; ``name`` is for logs."""

    def __init__(self, name: str, text: Callable[[Texts], str]) -> None:
        self.text = text
        super().__init__(name)


def problem(which: Problem, /, **values: str | float | date) -> Refused:
    """Return the refusal for a problem."""
    return Refused(which.value, lambda say: say(f"problem-{which.value}", **values))


def needs_server(interaction: discord.Interaction[Any]) -> Refused:
    """Return the refusal of what needs a server that has the bot, with a link to add it."""
    return problem(Problem.NEEDS_SERVER, link="none" if is_member(interaction) else link_to_add(interaction))


def code_refused(error: CodeError, which: Problem = Problem.WRONG_CODE) -> Refused:
    """Return the refusal for an invalid code."""
    return problem(which, fault=error.fault.name.lower(), count=error.count)


def table_refused(error: TableError) -> Refused:
    """Return the refusal for a table that cannot be set up."""
    name = f"table-{error.fault.name.lower().replace('_', '-')}"

    def text(say: Texts) -> str:
        right = error.right
        if error.fault in OF_TILES:
            marks = sorted({face[0] for face in right})
            right = tuple(say("table-mark", colour=MARKS[mark].word, number=mark) for mark in marks)
        return say(
            name,
            token=quotable(error.token) or "none",
            other=quotable(error.other),
            same="yes" if error.token == error.other else "no",
            colour=MARKS[error.token[0]].word if error.fault is TableFault.TILES_CLASH else "",
            count=len(right),
            right=listed(say, right) if right else "",
        )

    return Refused(name, text)


def log_context(interaction: discord.Interaction[Any]) -> dict[str, int | None]:
    """Return the log context of an interaction."""
    return {"guild_id": interaction.guild_id, "channel_id": interaction.channel_id, "interaction_id": interaction.id}


def metric_name(family: str, named: re.Match[str]) -> str:
    """Return the metric name of an item or form: its type, and the action in its custom id, if there is one."""
    action = named.groupdict().get("action")
    return f"{family} {action}" if action else family


def record_request(interaction: discord.Interaction[Any], kind: Kind, name: str) -> None:
    """Start to measure how long the current task takes to answer an interaction; ``name`` is one of a closed set."""
    client = interaction.client
    client.metrics.received(kind, name, client.clock.now() - interaction.created_at.timestamp())


async def answer_error(interaction: discord.Interaction[Any], error: Exception) -> bool:
    """Explain an error in an ephemeral reply. Returns whether it is unexpected, to be logged with its traceback.

    A refusal is answered with its text, another error with whether the action was done. If the interaction has expired, only
    a line is logged.
    """
    lost = isinstance(error, AnswerLost) or is_too_late(error)
    if lost:
        too_late = is_too_late(error)
        _log.warning("answered too late" if too_late else "answer lost", error=str(error), done=is_done(interaction))
        if too_late:
            return False
    say = texts_of(interaction)
    if isinstance(error, Refused):
        text = error.text(say)
    elif is_done(interaction):
        text = say("problem-answer-lost")
    else:
        text = our_fault(say, say("problem-ours"), interaction.client.config.contact)
    try:
        await reply_ephemeral(interaction, text)
    except AnswerLost as again:
        _log.warning("answered too late" if is_too_late(again) else "answer lost", error=str(again))
    return not lost and not isinstance(error, Refused)


async def run(interaction: discord.Interaction[Any], action: Coroutine[Any, Any, None], name: str = UNKNOWN) -> None:
    """Run the action of a button or form, and answer errors with `answer_error`; during shutdown, do nothing.

    The interaction is bound to the log context of its task. Unexpected errors are raised again, for discord.py to log.
    """
    if not interaction.client.in_flight.begin():
        action.close()
        return
    structlog.contextvars.bind_contextvars(**log_context(interaction))
    is_form = interaction.type is discord.InteractionType.modal_submit
    record_request(interaction, Kind.FORM if is_form else Kind.BUTTON, name)
    try:
        await learn_texts(interaction)
        await action
    except Exception as error:
        if await answer_error(interaction, error):
            raise
    finally:
        action.close()  # it may not have begun
