"""The cards of a daily puzzle: unsolved, solved, and its shortest solutions."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from enum import Enum

import discord
from discord import ui

from bot.cards.alt_text import describe, describe_solved
from bot.cards.board_link import BoardLink
from bot.cards.daily_results import Result, streak_text
from bot.cards.flaws import explain
from bot.cards.pad import PAD_ID, PAD_STATE, Key, Pad, Tried, Use, fresh_pad, key_button, pad_card, pad_state
from bot.cards.phrases import diagonals_line, hint_label, hint_lines, moves_text, time_away
from bot.cards.post import Button, Picture, Post, button_row, one_of
from bot.cards.stepping import STEPPING, StepAction, Stepping, step_buttons, step_text, stepped, way_left_text
from bot.text import Texts
from bot.text.names import target_name
from engine.board.moves import Move
from engine.board.position import Line
from engine.board.proof import Flaw
from engine.games.daily import Day, Play, Puzzle, begins, easier_day
from engine.games.solo.state import stars_of
from engine.rules.hints import HintLevel, hint
from engine.solver.best_way import WayLeft

_DAY = "daily:(?P<day>[0-9]{1,5})"

DAILY_PAD = rf"{_DAY}:{PAD_ID}"
"""The pattern of the custom id of a button of the pad, which names the day."""
DAILY_HINT = rf"{_DAY}:(?P<level>[1-3]){PAD_STATE}"
"""That of a button for a hint, which names its level: a double press gives, and costs, one hint."""
DAILY_STEP = rf"{_DAY}:see{STEPPING}:(?P<action>{one_of(StepAction)})"
"""That of a button that steps through the shortest solutions."""
DAILY_FORM = rf"{_DAY}:form"
"""That of the form for typing moves."""


class DailyAction(Enum):
    """The action of any other button. The value is its word in the custom id."""

    OPEN = "open"
    SOLUTIONS = "solutions"
    SHARE = "share"


DAILY_ID = rf"{_DAY}:(?P<action>{one_of(DailyAction)})"
"""The pattern of the custom id of such a button."""

_PICTURE = "puzzle.png"
"""The file name of every picture, so that it gives nothing away."""


def form_id(day: Day) -> str:
    """Return the custom id of the form for typing moves."""
    return f"daily:{day}:form"


def date_of(day: Day) -> date:
    """Return the date of a day."""
    return datetime.fromtimestamp(begins(day), UTC).date()


def working_card(
    say: Texts,
    puzzle: Puzzle,
    play: Play,
    shown: Tried,
    png: bytes | None,
    judged: str = "",
    *,
    more: Sequence[Button] = (),
    board_link: BoardLink | None = None,
) -> Post:
    """Render the puzzle on a pad; ``judged`` is the verdict on moves that were shown as a solution.

    It reveals nothing of a solution but the hints that were taken. The task is above the board, so that on a phone the pad fits
    below it. ``more`` are the `rare_buttons`, once they are wanted.
    """
    return pad_card(
        say,
        replace(_use(puzzle.day), is_more_open=bool(more)),
        shown,
        png,
        "\n".join([daily_headline(say, puzzle), *working_lines(say, puzzle, play)]),
        "\n".join(taken_hints(say, puzzle, play)),
        judged,
        below=[button_row(*more)],
        link=board_link.button(say) if board_link else None,
    )


def working_lines(say: Texts, puzzle: Puzzle, play: Play) -> list[str]:
    """Return the task, the tries so far, and what the next hint costs."""
    start = puzzle.position
    lines = [
        say("daily-task", robot=start.chip.robot.word if start.chip.robot else "any"),
        diagonals_line(say, start.board),
        say("daily-tries", tries=play.tries) if play.tries else "",
        say("daily-hint-price") if next_hint(play) else "",
        say("daily-shown") if play.is_shown else "",
    ]
    return [line for line in lines if line]


def taken_hints(say: Texts, puzzle: Puzzle, play: Play) -> list[str]:
    """Return the hints that a player has taken, a line each."""
    return hint_lines(say, hint(puzzle.best, play.hint)) if play.hint else []


def next_hint(play: Play) -> HintLevel | None:
    """Return the level of the next hint that a player can take, if any."""
    return None if play.is_shown else HintLevel.after(play.hint)


def judged_text(say: Texts, line: Line, flaw: Flaw | None) -> str:
    """Return the verdict on moves: that they are a solution, or why not."""
    if flaw:
        return say("daily-failed", why=explain(say, flaw))
    return say("daily-solved", count=len(line.slides), moves=moves_text(say, line.moves))


def solved_card(say: Texts, result: Result, line: Line, png: bytes | None, everybody: Picture | None) -> Post:
    """Render a solution, the player's best one, and what they can do next.

    ``everybody`` is the picture of everybody's results; None if the player is the only one.
    """
    puzzle, play = result.puzzle, result.play
    return Post(
        daily_headline(say, puzzle),
        judged_text(say, line, None),
        Picture(_PICTURE, png, describe_solved(say, line.end, play.stars)),
        "\n".join(solved_lines(say, result)),
        streak_text(say, result.streak),
        everybody or say("daily-alone"),
        _solved_row(say, result),
        target=puzzle.position.target,
    )


def solved_lines(say: Texts, result: Result) -> list[str]:
    """Return the player's best solution, whether it is a shortest one, its stars, and when the first one came."""
    puzzle, play, best = result.puzzle, result.play, len(result.moves)
    return [
        say("daily-best", count=best, stars=say("solo-stars", stars=play.stars)),
        say("solo-best-equal") if best <= len(puzzle.best) else say("daily-possible", count=len(puzzle.best)),
        *([say("solo-hints-taken", count=play.hints)] if play.stars < stars_of(best, len(puzzle.best)) else []),
        _first(say, play),
        *([say("daily-shown")] if play.is_shown else []),
    ]


def solutions_card(
    say: Texts, puzzle: Puzzle, solutions: Sequence[tuple[Move, ...]], at: Stepping, png: bytes | None, own: str = ""
) -> Post:
    """Render one of the shortest solutions at a step, which ``png`` shows. ``at`` is `Stepping.within` the solutions.

    ``own`` is the line about where the player's own solution left the shortest ones: see `own_text`.
    """
    line = puzzle.position.play(solutions[at.way])
    return Post(
        daily_headline(say, puzzle),
        Picture(_PICTURE, png, describe(say, stepped(line, at).end)),
        solution_text(say, solutions, at.way),
        step_text(say, line, at),
        own,
        step_buttons(say, f"daily:{puzzle.day}:see", at, solutions),
        button_row(_again_button(say, puzzle)),
        target=puzzle.position.target,
    )


def own_text(say: Texts, own: Sequence[Move], left: WayLeft | None) -> str:
    """Return the line about a player's own solution, if it ``left`` the shortest ones, and where; else an empty text."""
    return f"{say('study-own', count=len(own))} {way_left_text(say, left)}" if left else ""


def solution_text(say: Texts, solutions: Sequence[tuple[Move, ...]], way: int) -> str:
    """Return which of the shortest solutions is shown, by its number from 0."""
    return say("daily-solutions", count=len(solutions), way=way + 1, length=len(solutions[way]))


def daily_headline(say: Texts, puzzle: Puzzle) -> str:
    """Return the heading of a puzzle: its number, its date and its target."""
    day, target = puzzle.day, target_name(say, puzzle.position.chip)
    return say("daily-headline", number=str(day), date=date_of(day), target=target, cell=puzzle.position.goal.label)


def _first(say: Texts, play: Play) -> str:
    """Return the line about the first solution: at which try it came, and after how long."""
    assert play.solved_at is not None
    unit, count = time_away(max(2, play.solved_at - play.opened_at)) or ("seconds", 2)
    return say("daily-first", tries=play.solved_tries, unit=unit, count=count)


def _use(day: Day) -> Use:
    return Use(f"daily:{day}", has_more=True)


def rare_buttons(say: Texts, day: Day, play: Play, pad: Pad, *, is_over: bool) -> list[Button]:
    """Return what is rare: typing, the zoom, the next hint, an easier puzzle, and the solutions once they are no secret.

    A puzzle whose day ``is_over`` can be given up.
    """
    buttons = [key_button(say, _use(day), pad, key) for key in (Key.TYPE, Key.ZOOM)]
    if level := next_hint(play):
        buttons.append((hint_label(say, level), f"daily:{day}:{level.number}{pad_state(pad)}", None))
    if easier := easier_day(day, play):
        buttons.append((say("button-daily-easier"), f"daily:{easier}:{DailyAction.OPEN.value}", None))
    if play.is_shown or is_over:
        buttons.append((solutions_label(say, play), f"daily:{day}:{DailyAction.SOLUTIONS.value}", None))
    return buttons


def solutions_label(say: Texts, play: Play) -> str:
    """Return the label of the button to the shortest solutions, which gives up a puzzle that is not solved."""
    return say("button-daily-solutions" if play.is_shown else "button-daily-give-up")


def _solved_row(say: Texts, result: Result) -> ui.ActionRow[ui.LayoutView]:
    """Return the buttons for sharing, for the solutions, and for another try, or after a shortest solution, the day before."""
    day, is_best = result.puzzle.day, len(result.moves) <= len(result.puzzle.best)
    before = (say("button-daily-before"), f"daily:{day - 1}:{DailyAction.OPEN.value}", None)
    return button_row(
        (say("button-daily-share"), f"daily:{day}:{DailyAction.SHARE.value}", discord.ButtonStyle.success),
        (say("button-daily-solutions"), f"daily:{day}:{DailyAction.SOLUTIONS.value}", None),
        *([before] if is_best and day > 1 else [_again_button(say, result.puzzle)]),
    )


def _again_button(say: Texts, puzzle: Puzzle) -> Button:
    again = f"daily:{puzzle.day}:{Key.CLEAR.value}{pad_state(fresh_pad(puzzle.position))}"
    return say("button-daily-again"), again, None
