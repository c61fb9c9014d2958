"""The view of a rush once its clock runs: `rush_view` alone decides which part of it reaches a page.

It is a pure function of the rush. Before *Go* no chip may be seen; the best solution of the chip that is up, and the chips that
come after it, are in no view.
"""

from collections.abc import Iterator

from bot.cards.alt_text import describe
from bot.cards.ending import ways_out_of_rush
from bot.cards.phrases import mention
from bot.cards.rush import rush_headline, rush_lines
from bot.text import Texts
from bot.web import protocol
from bot.web.view import Names, board_view, choices, plain, show_button, solution_from, target_view
from engine.board.position import Position
from engine.games.rush.state import Rush
from engine.rules.rules import MAX_BID

GO, PASS = "go", "pass"
"""The actions beside showing moves."""


def rush_view(say: Texts, game_id: int, rush: Rush, names: Names) -> protocol.GameView:
    """Return what its player sees of a rush that has begun."""
    say = say.of_edition(rush.rules.edition)
    start, solutions = _shown(say, rush, names)
    return protocol.GameView(
        kind="rush",
        game=str(game_id),
        round=rush.round.number,
        headline=plain(rush_headline(say, rush), names) if rush.is_running else plain(say("rush-title"), names),
        status=plain("\n".join(filter(None, rush_lines(say, rush))), names),
        words=describe(say, start),
        deadline=rush.deadline,
        board=board_view(say, rush.setup.board),
        robots={robot.value: cell.number for robot, cell in start.robots.items()},
        target=target_view(say, rush.setup.board, start.chip),
        actions=tuple(_actions(say, rush)),
        stop=choices(ways_out_of_rush(say, rush, rush.player, may_moderate=False)),
        finish=show_button(say, "show", 1, MAX_BID, on_arrival=True) if rush.is_running else None,
        may_try=rush.is_running,
        judged_by=rush.rules.ricochet.value,
        solutions=solutions,
        is_over=rush.is_over,
    )


def _shown(say: Texts, rush: Rush, names: Names) -> tuple[Position, tuple[protocol.Solution, ...]]:
    """Return the start of the chip on the board, and the solutions that may be replayed: of a rush that is over, all chips'."""
    ways = () if rush.is_running else tuple(_ways(say, rush, names))
    if not ways:
        return rush.position, ()
    return rush.shown[0].chip.start, ways


def _ways(say: Texts, rush: Rush, names: Names) -> Iterator[protocol.Solution]:
    """Yield the ways of all chips that were up: the player's own, and the shortest where theirs is longer or missing."""
    for one in rush.shown:
        start, best = one.chip.start, one.chip.best
        if one.line:
            yield solution_from(say, start, _label(say, one.number, mention(say, rush.player)), one.line.moves, names)
        if one.line is None or len(best) < len(one.line.slides):
            yield solution_from(say, start, _label(say, one.number, say("web-best")), best, names)


def _label(say: Texts, number: int, whose: str) -> str:
    return say("web-chip", number=number, whose=whose)


def _actions(say: Texts, rush: Rush) -> Iterator[protocol.Action]:
    if rush.is_running and rush.passes_left:
        yield protocol.Action(what=PASS, label=say("pad-pass", count=rush.passes_left))
    if not rush.is_running:
        yield protocol.Action(what=GO, label=say("button-again-rush"), leads=True)
