"""The view of the puzzle of a day: `daily_view` alone decides which part of it reaches a page.

It is a pure function. Neither a solution that the player has not shown nor the fewest moves are in a view before the player has
solved the puzzle, or given up an earlier day's, except for the hints that they have taken.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from bot.cards.alt_text import describe
from bot.cards.daily import (
    daily_headline,
    judged_text,
    next_hint,
    solution_text,
    solutions_label,
    solved_lines,
    taken_hints,
    working_lines,
)
from bot.cards.daily_results import Result, spread_chart, streak_text
from bot.cards.phrases import hint_label
from bot.text import Texts
from bot.web import protocol
from bot.web.view import board_view, marked_solution, plain, solution, target_view
from engine.board.moves import Move
from engine.games.daily import RICOCHET, Play, Puzzle, day_of, easier_day, is_open
from engine.games.streaks import Streak
from engine.rules.events import Player
from engine.rules.rules import MAX_BID
from engine.solver.best_way import WayLeft
from render.sections import Bars


class Looks(Enum):
    """A page of the puzzle: the puzzle to be solved, the result, or the shortest solutions. The value is in no message."""

    PUZZLE = 0
    RESULT = 1
    SOLUTIONS = 2


@dataclass(frozen=True, slots=True)
class Desk:
    """The page a player looks at, with its data. The view leaves out all that they may not see.

    ``shown`` are the moves of their latest correct attempt. ``spread`` is how many people have solved the puzzle in how many
    moves. ``left`` is where their best solution left the shortest ones. ``may_share``: there is a channel in which the player
    can share their result. ``may_send``: Discord's client can send it to others.
    """

    looks: Looks = Looks.RESULT
    shown: tuple[Move, ...] = ()
    solutions: Sequence[tuple[Move, ...]] = ()
    left: WayLeft | None = None
    streak: Streak = field(default_factory=Streak)
    spread: Mapping[int, int] = field(default_factory=dict)
    may_share: bool = False
    may_send: bool = False


def daily_view(say: Texts, puzzle: Puzzle, play: Play, viewer: Player | None, now: float, desk: Desk) -> protocol.GameView:
    """Return what the viewer, who may be no player, sees of a puzzle at a time in seconds since the Unix epoch.

    A result is seen where ``play`` has one, and solutions where they were shown to the player; else the puzzle.
    """
    start = puzzle.position
    if viewer is not None and desk.looks is Looks.SOLUTIONS and play.is_shown and desk.solutions:
        parts = _of_solutions(say, play, desk)
        parts["actions"] += _other_days(say, puzzle, now)
    elif viewer is not None and desk.looks is not Looks.PUZZLE and play.best is not None:
        parts = _of_result(say, Result(viewer, puzzle, play, desk.streak), desk, now)
    else:
        parts = _of_puzzle(say, puzzle, play, viewer, now)
        parts["actions"] += _other_days(say, puzzle, now)
    return protocol.GameView(
        kind="daily",
        which=str(puzzle.day),
        game=str(puzzle.day),
        headline=plain(daily_headline(say, puzzle), {}),
        words=describe(say, start),
        board=board_view(say, start.board),
        robots={robot.value: cell.number for robot, cell in start.robots.items()},
        target=target_view(say, start.board, start.chip),
        **parts,
    )


def _of_puzzle(say: Texts, puzzle: Puzzle, play: Play, viewer: Player | None, now: float) -> dict[str, Any]:
    """Return the parts of a view of the puzzle to be solved."""
    show, level = say("pad-show"), next_hint(play)
    actions = list[protocol.Action]()
    if viewer is not None and level:
        actions.append(protocol.Action(what=f"hint-{level.number}", label=hint_label(say, level)))
    if viewer is not None and (play.is_shown or not is_open(puzzle.day, now)):
        actions.append(protocol.Action(what="solutions", label=solutions_label(say, play)))
    if easier_day(puzzle.day, play):
        actions.append(protocol.Action(what="easier", label=say("button-daily-easier")))
    return {
        "round": Looks.PUZZLE.value,
        "status": plain("\n".join(working_lines(say, puzzle, play)), {}),
        "hint": "\n".join(taken_hints(say, puzzle, play)),
        "may_try": True,
        "judged_by": RICOCHET.value,
        "finish": None
        if viewer is None
        else protocol.Finish(what="show", empty=show, label=show, least=1, most=MAX_BID, on_arrival="set"),
        "actions": tuple(actions),
    }


def _of_result(say: Texts, result: Result, desk: Desk, now: float) -> dict[str, Any]:
    """Return the parts of a view of the player's result, with everyone's beside it, and a few buttons."""
    is_best = len(result.moves) <= len(result.puzzle.best)
    again = protocol.Action(what="again", label=say("button-daily-again"))
    days = _other_days(say, result.puzzle, now)
    shown = desk.shown or result.moves
    judged = judged_text(say, result.puzzle.position.play(shown), None)
    best, *more = solved_lines(say, result)
    lines = [judged, best, *more, streak_text(say, result.streak)]
    lines += [] if sum(desk.spread.values()) > 1 else [say("daily-alone")]
    is_worse = len(shown) > len(result.moves)
    own = [solution(judged if is_worse else "", shown, {})]
    own += [solution(best, result.moves, {})] if is_worse else []
    return {
        "round": Looks.RESULT.value,
        "won": "chip" if desk.shown else "",
        "status": plain("\n".join(filter(None, lines)), {}),
        "may_try": False,
        **_of_everybody(say, result, desk.spread),
        "solutions": tuple(own),
        "actions": (
            *((protocol.Action(what="share", label=say("button-daily-share"), leads=is_best),) if desk.may_share else ()),
            *((protocol.Action(what="send", label=say("web-send")),) if desk.may_send else ()),
            protocol.Action(what="solutions", label=say("button-daily-solutions")),
            (days[-1] if is_best and days else again).model_copy(update={"leads": True}),
        ),
        "is_over": True,
    }


def _of_everybody(say: Texts, result: Result, spread: Mapping[int, int]) -> dict[str, Any]:
    """Return how many people have solved the puzzle in how many moves; nothing where the player is the only one."""
    if sum(spread.values()) <= 1:
        return {}
    chart = spread_chart(say, result, spread)
    bars = [bar for section in chart.sections if isinstance(section, Bars) for bar in section.bars]
    return {
        "score_line": f"{chart.subtitle}. {say('spread-moves')}:",
        "scores": tuple(protocol.Row(name=f"{bar.label} {bar.note}".strip(), value=bar.written) for bar in bars),
    }


def _of_solutions(say: Texts, play: Play, desk: Desk) -> dict[str, Any]:
    """Return the parts of a view of the shortest solutions, and of the player's own one if it left them."""
    again = "again" if play.best is None else "result"
    shortest = [solution(solution_text(say, desk.solutions, way), moves, {}) for way, moves in enumerate(desk.solutions)]
    own = play.best if desk.left and play.best else ()
    marked = [marked_solution(say, say("study-own", count=len(own)), own, {}, desk.left)] if own else []
    return {
        "round": Looks.SOLUTIONS.value,
        "status": plain(say("daily-shown"), {}),
        "may_try": False,
        "solutions": (*shortest, *marked),
        "actions": (protocol.Action(what=again, label=say("button-daily-again" if again == "again" else "web-result")),),
        "is_over": True,
    }


def _other_days(say: Texts, puzzle: Puzzle, now: float) -> tuple[protocol.Action, ...]:
    """Return the buttons to other days."""
    before = [protocol.Action(what="before", label=say("button-daily-before"))] if puzzle.day > 1 else []
    today = [protocol.Action(what="today", label=say("button-daily-today"), leads=True)] if puzzle.day < day_of(now) else []
    return (*before, *today)
