"""The card of a rush, which is its move pad, too: before *Go*, while the clock runs, and the result."""

from collections.abc import Iterator
from enum import Enum

import discord

from bot.cards.alt_text import describe
from bot.cards.board_link import BoardLink, with_link
from bot.cards.flaws import explain
from bot.cards.next_game import again_button
from bot.cards.pad import Key, Pad, Tried, Use, fresh_pad, pad_card, tried
from bot.cards.phrases import clock_time, moves_text, time_away
from bot.cards.post import GAME_ID, Button, Picture, Post, button_row, one_of
from bot.cards.study import study_button
from bot.text import Texts
from bot.text.names import target_name
from engine.board.moves import Move
from engine.board.position import Line, Position
from engine.board.proof import Flaw
from engine.games.cup import MOST_POINTS
from engine.games.rush.state import PASSES, SECONDS, Rush, RushEnding

_PICTURE = "rush.png"
"""The file name of the last picture, so that it gives nothing away."""


class RushAction(Enum):
    """The action of a button that is not on the pad. The value is its word in the custom id."""

    GO = "go"


CUP_ID = "ricochet:cup"
"""The custom id of the button that prepares the cup that is open."""

RUSH_ID = rf"ricochet:rush:{GAME_ID}:(?P<action>{one_of(RushAction)})"
"""The pattern of a button's custom id, which names the rush."""


def tried_in(rush: Rush, pad: Pad | None) -> Tried:
    """Return a pad of the present chip with its moves played; None stands for one without moves."""
    return tried(rush.position, pad or fresh_pad(rush.position))


def scene_of(rush: Rush, pad: Pad | None, now: float = 0.0) -> Position | Line | None:
    """Return what the picture of a card shows; None before *Go*, when no chip may be seen."""
    if rush.is_running:
        return tried_in(rush, pad).line
    if not rush.is_over:
        return None
    unsolved = rush.unfinished or (rush.passed[-1].chip if rush.passed else None)
    if unsolved and not rush.hides_best(now):
        return unsolved.start.play(unsolved.best)
    return next((one.line for one in reversed(rush.played) if one.line), None)


def rush_card(
    say: Texts,
    game_id: int,
    rush: Rush,
    pad: Pad | None,
    png: bytes | None,
    board_link: BoardLink | None = None,
    now: float = 0.0,
) -> Post:
    """Render a rush with the pad of its player. ``png`` is its scene: None shows words instead.

    ``board_link``: where it can be played on the board. At the time ``now`` the shortest solutions of a cup may be no secret
    any more, as they are by default.
    """
    say = say.of_edition(rush.rules.edition)
    if rush.is_running:
        return _running(say, game_id, rush, tried_in(rush, pad), png)
    if rush.is_over:
        return _over(say, game_id, rush, png, now)
    go = (say("button-rush-go"), f"ricochet:rush:{game_id}:{RushAction.GO.value}", discord.ButtonStyle.success)
    return Post(rush_title(say, rush), ready_text(say, rush), *with_link(say, button_row(go), board_link))


def rush_title(say: Texts, rush: Rush) -> str:
    """Return the title of a rush, or of a cup."""
    return say("rush-title" if rush.cup is None else "cup-title")


def ready_text(say: Texts, rush: Rush | None = None) -> str:
    """Return what a rush is, or a cup, and that its clock starts with *Go*."""
    if rush is None or rush.cup is None:
        return say("rush-ready", minutes=round(SECONDS / 60), passes=PASSES)
    return say("cup-ready", minutes=round(rush.seconds / 60), chips=len(rush.chips), most=MOST_POINTS)


def rush_lines(say: Texts, rush: Rush, now: float = 0.0) -> list[str]:
    """Return the text of a rush beside its board: the clock and the fate of the last chip, or the result."""
    if rush.is_running:
        return [_status(say, rush), _last(say, rush)]
    return [*_result(say, rush), *_solutions(say, rush, now)]


def rush_headline(say: Texts, rush: Rush) -> str:
    """Return the headline: the number of the chip, and the cell of its target."""
    say = say.of_edition(rush.rules.edition)
    start, number = rush.position, rush.round.number
    where = {"target": target_name(say, start.chip), "cell": start.goal.label}
    if rush.cup is None:
        return say("rush-headline", number=number, **where)
    return say("cup-headline", number=number, chips=len(rush.chips), **where)


def count_line(say: Texts, rush: Rush) -> str:
    """Return how many chips are solved and may be passed; in a cup, the points."""
    if rush.cup is None:
        return say("rush-count", solved=rush.solved, passes=rush.passes_left)
    return say("cup-count", points=rush.points)


def pass_label(say: Texts, rush: Rush) -> str:
    """Return the label of the button that passes the chip."""
    return say("pad-pass", count=rush.passes_left if rush.cup is None else "any")


def _running(say: Texts, game_id: int, rush: Rush, shown: Tried, png: bytes | None) -> Post:
    away = time_away(rush.away)
    head = [
        rush_headline(say, rush),
        _status(say, rush),
        *([say("solo-clock-stopped", unit=away[0], count=away[1])] if away else []),
    ]
    is_cup = rush.cup is not None
    use = Use(
        f"rush:{game_id}.{rush.round.number}",
        last=Key.SHOW if is_cup else None,
        may_type=not is_cup,
        passes="any" if is_cup else rush.passes_left,
        has_more=True,
    )
    return pad_card(say, use, shown, png, "\n".join(head), _note(say, rush, shown.line))


def _status(say: Texts, rush: Rush) -> str:
    return say("rush-status", until=clock_time(say, rush.deadline or 0), count=count_line(say, rush))


def _last(say: Texts, rush: Rush) -> str:
    """Return what became of the chip before, or what to do with the first."""
    if not rush.played:
        chip = rush.position.chip
        return say("rush-how", robot=chip.robot.word if chip.robot else "any") if rush.cup is None else say("cup-how")
    last = rush.played[-1].line
    return say("rush-solved", count=len(last.slides)) if last else say("rush-passed")


def _note(say: Texts, rush: Rush, line: Line) -> str:
    """Return what became of the chip before, until a robot has moved; then why an arrival is no solution."""
    if not line.slides:
        return _last(say, rush)
    flaw = arrival_flaw(rush, line)
    return f"⚠️ {explain(say, flaw)}" if flaw else ""


def arrival_flaw(rush: Rush, line: Line) -> Flaw | None:
    """Return why moves that bring a right robot to the target are no solution; None unless they do."""
    start = line.start
    robot = line.slides[-1].move.robot
    if not start.chip.wants(robot) or line.end.robots[robot] != start.goal:
        return None
    return line.flaw(ricochet=rush.rules.ricochet)


def _over(say: Texts, game_id: int, rush: Rush, png: bytes | None, now: float) -> Post:
    scene = scene_of(rush, None, now)
    end = scene.end if isinstance(scene, Line) else scene
    picture = Picture(_PICTURE, png, describe(say, end)) if end else None
    return Post(
        *_result(say, rush),
        picture,
        *_solutions(say, rush, now),
        button_row(again_button(say, game_id, "rush"), *([] if rush.hides_best(now) else _study(say, game_id, rush))),
        target=end.target if end else None,
    )


def _result(say: Texts, rush: Rush) -> list[str]:
    ending = (rush.ending or RushEnding.STOPPED).name.lower().replace("_", "-")
    if rush.cup is not None:
        chips = [say("cup-points-of-chip", number=one.number, points=one.points) for one in rush.shown]
        most = MOST_POINTS * len(rush.chips)
        return [say("cup-over", ending=ending, points=rush.points, most=most), say("cup-points", chips=" · ".join(chips))]
    return [
        say("rush-over", count=rush.solved, ending=ending),
        say("rush-record", result=_compared(rush), record=rush.record),
    ]


def _solutions(say: Texts, rush: Rush, now: float) -> list[str]:
    """Return the lines about the shortest solutions, or that they are secret."""
    if rush.hides_best(now):
        return [say("cup-secret")]
    return [_solved_line(say, rush), _best_lines(say, rush)]


def _unsolved(rush: Rush) -> list[tuple[int, tuple[Move, ...]]]:
    """Return the numbers and best solutions of the chips that were not solved."""
    return [(one.number, one.chip.best) for one in rush.shown if one.line is None]


def _study(say: Texts, game_id: int, rush: Rush) -> Iterator[Button]:
    """Yield the button for the study of the first chip that was not solved, or else of the first with moves to spare."""
    chips = [one for one in rush.shown if one.line is None]
    chips += [one for one in rush.shown if one.line and len(one.line.slides) > len(one.chip.best)]
    for one in chips[:1]:
        yield study_button(say, game_id, one.number, has_proof=one.line is not None)


def _solved_line(say: Texts, rush: Rush) -> str:
    """Return how many moves each solved chip has taken, and how few are possible; empty where none was solved."""
    chips = [
        say("rush-solved-chip", number=one.number, moves=len(one.line.slides), best=len(one.chip.best))
        for one in rush.shown
        if one.line
    ]
    return say("rush-solved-chips", chips=" · ".join(chips)) if chips else ""


def _best_lines(say: Texts, rush: Rush) -> str:
    """Return the best solutions of the chips that were not solved, of which the last is shown."""
    unsolved, lines = _unsolved(rush), list[str]()
    for number, best in unsolved:
        shown = "yes" if (number, best) == unsolved[-1] else "no"
        lines.append(say("rush-best", number=number, count=len(best), shown=shown, moves=moves_text(say, best)))
    return "\n".join(lines)


def _compared(rush: Rush) -> str:
    """Return how the result compares with the player's earlier ones, for texts."""
    if rush.solved > rush.record:
        return "better" if rush.record else "first"
    return "equal" if rush.solved == rush.record and rush.record else "none" if not rush.record else "below"
