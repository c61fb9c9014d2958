"""The card of a rush, which is its move pad, too: before *Go*, while the clock runs, and the result."""

from collections.abc import Iterator
from enum import Enum

import discord

from bot.cards.alt_text import describe
from bot.cards.board_link import BoardLink, with_link
from bot.cards.flaws import explain
from bot.cards.next_game import again_button
from bot.cards.pad import Pad, Tried, Use, fresh_pad, pad_card, tried
from bot.cards.phrases import clock_time, moves_text, time_away
from bot.cards.post import GAME_ID, Button, Picture, Post, button_row, one_of
from bot.cards.study import study_button
from bot.text import Texts
from bot.text.names import target_name
from engine.board.moves import Move
from engine.board.position import Line, Position
from engine.board.proof import Flaw
from engine.games.rush.state import PASSES, SECONDS, Rush, RushEnding

_PICTURE = "rush.png"
"""The file name of the last picture, so that it gives nothing away."""


class RushAction(Enum):
    """The action of a button that is not on the pad. The value is its word in the custom id."""

    GO = "go"


RUSH_ID = rf"ricochet:rush:{GAME_ID}:(?P<action>{one_of(RushAction)})"
"""The pattern of a button's custom id, which names the rush."""


def tried_in(rush: Rush, pad: Pad | None) -> Tried:
    """Return a pad of the present chip with its moves played; None stands for one without moves."""
    return tried(rush.position, pad or fresh_pad(rush.position))


def scene_of(rush: Rush, pad: Pad | None) -> Position | Line | None:
    """Return what the picture of a card shows; None before *Go*, when no chip may be seen."""
    if rush.is_running:
        return tried_in(rush, pad).line
    if not rush.is_over:
        return None
    unsolved = rush.unfinished or (rush.passed[-1].chip if rush.passed else None)
    if unsolved:
        return unsolved.start.play(unsolved.best)
    return rush.played[-1].line if rush.played else None


def rush_card(
    say: Texts, game_id: int, rush: Rush, pad: Pad | None, png: bytes | None, board_link: BoardLink | None = None
) -> Post:
    """Render a rush with the pad of its player. ``png`` is its scene: None shows words instead.

    ``board_link``: where it can be played on the board.
    """
    say = say.of_edition(rush.rules.edition)
    if rush.is_running:
        return _running(say, game_id, rush, tried_in(rush, pad), png)
    if rush.is_over:
        return _over(say, game_id, rush, png)
    go = (say("button-rush-go"), f"ricochet:rush:{game_id}:{RushAction.GO.value}", discord.ButtonStyle.success)
    return Post(say("rush-title"), ready_text(say), *with_link(say, button_row(go), board_link))


def ready_text(say: Texts) -> str:
    """Return what a rush is, and that its clock starts with *Go*."""
    return say("rush-ready", minutes=round(SECONDS / 60), passes=PASSES)


def rush_lines(say: Texts, rush: Rush) -> list[str]:
    """Return the text of a rush beside its board: the clock and the fate of the last chip, or the result."""
    if rush.is_running:
        return [_status(say, rush), _last(say, rush)]
    return [*_result(say, rush), _solved_line(say, rush), _best_lines(say, rush)]


def rush_headline(say: Texts, rush: Rush) -> str:
    """Return the headline: the number of the chip, and the cell of its target."""
    say = say.of_edition(rush.rules.edition)
    start = rush.position
    return say("rush-headline", number=rush.round.number, target=target_name(say, start.chip), cell=start.goal.label)


def _running(say: Texts, game_id: int, rush: Rush, shown: Tried, png: bytes | None) -> Post:
    away = time_away(rush.away)
    head = [
        rush_headline(say, rush),
        _status(say, rush),
        *([say("solo-clock-stopped", unit=away[0], count=away[1])] if away else []),
    ]
    use = Use(f"rush:{game_id}.{rush.round.number}", last=None, may_type=True, passes=rush.passes_left, has_more=True)
    return pad_card(say, use, shown, png, "\n".join(head), _note(say, rush, shown.line))


def _status(say: Texts, rush: Rush) -> str:
    return say("rush-status", until=clock_time(say, rush.deadline or 0), solved=rush.solved, passes=rush.passes_left)


def _last(say: Texts, rush: Rush) -> str:
    """Return what became of the chip before, or what to do with the first."""
    if not rush.played:
        chip = rush.position.chip
        return say("rush-how", robot=chip.robot.word if chip.robot else "any")
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


def _over(say: Texts, game_id: int, rush: Rush, png: bytes | None) -> Post:
    scene = scene_of(rush, None)
    end = scene.end if isinstance(scene, Line) else scene
    picture = Picture(_PICTURE, png, describe(say, end)) if end else None
    return Post(
        *_result(say, rush),
        picture,
        _solved_line(say, rush),
        _best_lines(say, rush),
        button_row(again_button(say, game_id, "rush"), *_study(say, game_id, rush)),
        target=end.target if end else None,
    )


def _result(say: Texts, rush: Rush) -> list[str]:
    ending = (rush.ending or RushEnding.STOPPED).name.lower().replace("_", "-")
    return [
        say("rush-over", count=rush.solved, ending=ending),
        say("rush-record", result=_compared(rush), record=rush.record),
    ]


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
