"""The view of a solo game: `solo_view` alone decides which part of it reaches a page.

It is a pure function of the game and the viewer. The best solution of the chip that is up, the code of a running game, and the
chips that are still in the pile are in no view.
"""

from collections.abc import Iterator, Sequence

from bot.actions.solo import ACTIONS, DRAWS
from bot.cards.alt_text import describe
from bot.cards.ending import ways_out_of_solo
from bot.cards.more import Reader, rare_actions
from bot.cards.phrases import hint_lines, mention
from bot.cards.practice import length_line
from bot.cards.solo import WANTED, SoloAction, solo_buttons, solo_headline, solo_label, solo_lines, visible
from bot.text import Texts
from bot.web import protocol
from bot.web.other_rules import rules_buttons
from bot.web.view import Names, board_view, choices, marked_solution, plain, show_button, solution, target_view
from bot.web.ways_left import NO_WAYS, WaysLeft
from engine.board.position import Line
from engine.games.solo.state import SoloGame, SoloPhase
from engine.rules.events import Player
from engine.rules.rules import MAX_BID

_LEADING = (SoloAction.GO, SoloAction.NEXT, SoloAction.ANOTHER)


def longer_lines(game: SoloGame) -> Iterator[Line]:
    """Yield the player's solution of the chip that was played last, if it is longer than the shortest ones."""
    played = game.last_played
    if played and played.line and played.best and not played.is_best:
        yield played.line


def solo_view(
    say: Texts,
    game_id: int,
    game: SoloGame,
    viewer: Player | None,
    names: Names,
    left: WaysLeft = NO_WAYS,
    *,
    may_moderate: bool = False,
) -> protocol.GameView:
    """Return what this viewer, who may be another than the player, sees of a solo game; ``left`` is for its `longer_lines`.

    ``may_moderate``: they may end it.
    """
    say = say.of_edition(game.rules.edition)
    game, is_own = visible(game), viewer == game.player
    played, start = game.last_played, game.round.start
    lines, solutions = [line for line in solo_lines(say, game, listed=False) if line], list[protocol.Solution]()
    hints = hint_lines(say, game.round.hint) if game.round.hint else ()
    if played and played.line:
        own_way = mention(say, game.player)
        solutions.append(marked_solution(say, own_way, played.line.moves, names, left.get(played.line)))
    ways = played.drawn.solutions if played and played.drawn else (played.best,) if played and played.best else ()
    own = played.line.moves if played and played.line else None
    if not game.has_sand or not (played and played.is_best):
        solutions += [solution(say("web-best"), moves, names) for moves in ways if moves != own]
    buttons = (*solo_buttons(game), *rare_actions("solo", game, Reader(game.player))) if is_own else ()
    actions = tuple(
        protocol.Action(what=button.value, label=solo_label(say, button), leads=button in _LEADING, rare=button in WANTED)
        for button in buttons
        if button.value in ACTIONS or button in DRAWS
    )
    return protocol.GameView(
        kind="solo",
        game=str(game_id),
        round=game.round.number,
        headline=plain(solo_headline(say, game), names),
        status=plain("\n".join(lines), names),
        words=describe(say, start),
        line=plain(_line(say, game, hints, lines), names) if game.is_chip_up else "",
        deadline=game.deadline if game.is_chip_up else None,
        board=board_view(say, game.setup.board),
        robots={robot.value: cell.number for robot, cell in start.robots.items()},
        target=target_view(say, game.setup.board, start.target) if start.target else None,
        actions=(*actions, *(rules_buttons(say, game, viewer) if viewer is not None else ())),
        stop=() if viewer is None else choices(ways_out_of_solo(say, game, viewer, may_moderate=may_moderate)),
        finish=show_button(say, "show", 1, MAX_BID, on_arrival=_on_arrival(game)) if game.is_chip_up and is_own else None,
        may_try=game.is_chip_up and is_own,
        judged_by=game.rules.ricochet.value if game.phase is SoloPhase.CHIP_UP else "",  # later there is one attempt
        won="" if not is_own else "game" if game.won else "chip" if played and played.is_up else "",
        solutions=tuple(solutions),
        is_over=game.is_over,
    )


def _line(say: Texts, game: SoloGame, hints: Sequence[str], lines: Sequence[str]) -> str:
    """Return the last hint; without one, the length of a chip for practice, or the score so far."""
    if hints:
        return hints[-1]
    if not game.has_sand:
        return length_line(say, game)
    return lines[-1] if game.played else ""


def _on_arrival(game: SoloGame) -> protocol.Arrival:
    """Return when the page shows a solution on arrival: always in practice; with sand by choice, for the stars."""
    if game.phase is not SoloPhase.CHIP_UP:
        return ""
    return "set" if game.has_sand else "always"
