"""The view of a rush once its clock runs: `rush_view` alone decides which part of it reaches a page.

It is a pure function of the rush. Before *Go* no chip may be seen; the best solution of the chip that is up, and the chips that
come after it, are in no view.
"""

from collections.abc import Iterator

from bot.cards.alt_text import describe
from bot.cards.ending import ways_out_of_rush
from bot.cards.phrases import mention
from bot.cards.rush import count_line, pass_label, rush_headline, rush_lines, rush_title
from bot.text import Texts
from bot.web import protocol
from bot.web.view import Names, board_view, choices, plain, show_button, solution_from, target_view
from bot.web.ways_left import NO_WAYS, WaysLeft
from engine.board.position import Line, Position
from engine.games.rush.state import Rush
from engine.rules.rules import MAX_BID

GO, PASS = "go", "pass"
"""The actions beside showing moves."""


def longer_lines(rush: Rush, now: float) -> Iterator[Line]:
    """Yield the player's solutions in a rush that is over that were longer than the shortest ones, unless these are secret."""
    for one in rush.shown if rush.is_over and not rush.hides_best(now) else ():
        if one.line and len(one.line.slides) > len(one.chip.best):
            yield one.line


def rush_view(
    say: Texts, game_id: int, rush: Rush, names: Names, left: WaysLeft = NO_WAYS, now: float = 0.0
) -> protocol.GameView:
    """Return what its player sees of a rush that has begun; ``left`` is for its `longer_lines`.

    At the time ``now`` the shortest solutions of a cup may be no secret any more, as they are by default.
    """
    say = say.of_edition(rush.rules.edition)
    start, solutions = _shown(say, game_id, rush, names, now, left)
    return protocol.GameView(
        kind="rush",
        game=str(game_id),
        round=rush.round.number,
        headline=plain(rush_headline(say, rush), names) if rush.is_running else plain(rush_title(say, rush), names),
        status=plain("\n".join(filter(None, rush_lines(say, rush, now))), names),
        words=describe(say, start),
        line=count_line(say, rush) if rush.is_running else "",
        deadline=rush.deadline,
        board=board_view(say, rush.setup.board),
        robots={robot.value: cell.number for robot, cell in start.robots.items()},
        target=target_view(say, rush.setup.board, start.chip),
        actions=tuple(_actions(say, rush)),
        stop=choices(ways_out_of_rush(say, rush, rush.player, may_moderate=False)),
        finish=_finish(say, rush) if rush.is_running else None,
        may_try=rush.is_running,
        judged_by=rush.rules.ricochet.value,
        solutions=solutions,
        is_over=rush.is_over,
    )


def _shown(
    say: Texts, game_id: int, rush: Rush, names: Names, now: float, left: WaysLeft
) -> tuple[Position, tuple[protocol.Solution, ...]]:
    """Return the start of the chip on the board, and the solutions that may be replayed: of a rush that is over, all chips'."""
    hides_best = rush.hides_best(now)
    shown = () if rush.is_running else tuple(one for one in rush.shown if one.line or not hides_best)
    if not shown:
        return rush.position, ()
    if hides_best:
        mine = mention(say, rush.player)
        own = [solution_from(say, _label(say, one.number, mine), one.line, names) for one in shown if one.line]
        return shown[0].chip.start, tuple(own)
    return shown[0].chip.start, tuple(_ways(say, game_id, rush, names, left))


def _ways(say: Texts, game_id: int, rush: Rush, names: Names, left: WaysLeft) -> Iterator[protocol.Solution]:
    """Yield the ways of all chips that were up: the player's own, and the shortest where theirs is longer or missing."""
    for one in rush.shown:
        best, study = one.chip.start.play(one.chip.best), f"{game_id}.{one.number}"
        if one.line:
            label = _label(say, one.number, mention(say, rush.player))
            yield solution_from(say, label, one.line, names, left.get(one.line), study=study)
        if one.line is None or len(best.slides) < len(one.line.slides):
            yield solution_from(say, _label(say, one.number, say("web-best")), best, names, study=study)


def _label(say: Texts, number: int, whose: str) -> str:
    return say("web-chip", number=number, whose=whose)


def _finish(say: Texts, rush: Rush) -> protocol.Finish:
    """Return the button that shows the moves. In a cup nothing else does, since their length counts."""
    return show_button(say, "show", 1, MAX_BID, on_arrival="always" if rush.cup is None else "")


def _actions(say: Texts, rush: Rush) -> Iterator[protocol.Action]:
    if rush.is_running and rush.passes_left:
        # In a cup a chip that is passed by mistake is lost.
        yield protocol.Action(what=PASS, label=pass_label(say, rush), leads=rush.cup is None)
    if not rush.is_running:
        yield protocol.Action(what=GO, label=say("button-again-rush"), leads=True)
