"""The view of a race: `race_view` alone decides which part of it reaches a page.

It is a pure function of the race and the viewer. While a round is open its solutions, and who has one, are in no view, but for
the viewer's own. Neither are best solutions that are secret, codes, and chips that are still in the pile.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Literal

from bot.actions.race import ACTIONS
from bot.cards.alt_text import describe
from bot.cards.ending import ways_out_of_race
from bot.cards.more import Reader, rare_actions
from bot.cards.phrases import mention, watched_line
from bot.cards.race import RaceAction, better_way, race_headline, race_label, race_lines, visible
from bot.text import Texts
from bot.web import protocol
from bot.web.other_rules import rules_buttons
from bot.web.view import Names, board_view, choices, plain, row, show_button, solution, solution_from, target_view
from bot.web.ways_left import NO_WAYS, WaysLeft
from engine.board.position import Line
from engine.games.race.state import Entry, Race, RaceRound
from engine.rules.events import Player
from engine.rules.rules import MAX_BID


def race_view(
    say: Texts,
    game_id: int,
    race: Race,
    viewer: Player | None,
    names: Names,
    left: WaysLeft = NO_WAYS,
    *,
    may_moderate: bool = False,
) -> protocol.GameView:
    """Return what this viewer, who may be no player, sees of a race.

    ``left`` is for its `longer_lines`; ``may_moderate``: they may end any race.
    """
    say = say.of_edition(race.rules.edition)
    own = race.round.entry_of(viewer) if viewer is not None and race.is_open else None
    result = None if race.is_open or not race.results else _known(race, race.results[-1])
    may_try = race.is_open and viewer is not None and not race.is_removed(viewer)
    points = race.points
    won = _won(race, viewer)
    praise = say(f"web-won-{won}") if won else ""
    return protocol.GameView(
        kind="race",
        game=str(game_id),
        round=race.round.number,
        headline=plain(race_headline(say, race), names),
        status=plain(
            "\n".join(filter(None, (praise, *race_lines(say, visible(race), result), watched_line(say, race)))), names
        ),
        words=describe(say, race.round.start),
        line=_line(say, race, own) if race.is_open else "",
        deadline=None if race.is_slow else race.deadline,
        board=board_view(say, race.setup.board),
        robots={robot.value: cell.number for robot, cell in race.round.start.robots.items()},
        target=target_view(say, race.setup.board, race.round.target),
        own=tuple(map(str, own.moves)) if own else (),
        scores=tuple(row(player, f"🎯 {points[player]}", names) for player in race.ranking if points[player]),
        actions=tuple(_actions(say, race, viewer, may_try=may_try)),
        stop=() if viewer is None else choices(ways_out_of_race(say, race, viewer, may_moderate=may_moderate)),
        finish=show_button(say, "submit", 1, MAX_BID) if may_try else None,
        may_try=may_try,
        judged_by=race.rules.ricochet.value,
        won=won,
        solutions=tuple(_ways(say, game_id, race, viewer, names, left) if race.is_over else _solutions(say, result, names)),
        is_over=race.is_over,
    )


def _won(race: Race, viewer: Player | None) -> Literal["", "chip", "game"]:
    """Return what the viewer has just won."""
    if viewer is None or race.is_open:
        return ""
    if race.is_over:
        return "game" if viewer in race.winners else ""
    places = race.results[-1].places if race.results else ()
    return "chip" if places and places[0].entry.player == viewer else ""


def _line(say: Texts, race: Race, own: Entry | None) -> str:
    """Return the viewer's own result so far, or how many have a solution."""
    return say("race-own", count=len(own.moves)) if own else say("race-have", count=len(race.round.entries))


def _known(race: Race, result: RaceRound) -> RaceRound:
    """Return a result without its best solution where that is secret."""
    return replace(result, best=None) if race.is_secret(result) else result


def _solutions(say: Texts, result: RaceRound | None, names: Names) -> Iterator[protocol.Solution]:
    if result is None:
        return
    if result.line:
        yield solution(mention(say, result.places[0].entry.player), result.line.moves, names)
    if result.best and (result.line is None or better_way(result)):
        yield solution(say("web-best"), result.best, names)


def longer_lines(race: Race, viewer: Player | None) -> Iterator[Line]:
    """Yield the solutions of a race that is over that its viewer sees, and that were longer than the shortest ones."""
    for result in map(partial(_known, race), race.results if race.is_over else ()):
        yield from (line for _, line in _shown(result, viewer) if result.best and len(line.slides) > len(result.best))


def _shown(result: RaceRound, viewer: Player | None) -> Iterator[tuple[Player, Line]]:
    """Yield the solutions of a round that is over and their players: the winner's, and the viewer's own."""
    winner = result.places[0].entry.player if result.line else None
    if result.line and winner is not None:
        yield winner, result.line
    if viewer is not None and viewer != winner and (own := result.entry_of(viewer)):
        yield own.player, result.start.play(own.moves)


def _ways(
    say: Texts, game_id: int, race: Race, viewer: Player | None, names: Names, left: WaysLeft
) -> Iterator[protocol.Solution]:
    """Yield the ways of all rounds of a race that is over: the winner's, the viewer's own, and a shorter one."""
    for number, result in enumerate(map(partial(_known, race), race.results), 1):
        ways = [(mention(say, player), line) for player, line in _shown(result, viewer)]
        if result.best and (not result.line or better_way(result)):
            ways.append((say("web-best"), result.start.play(result.best)))
        for whose, line in ways:
            label, study = say("web-round", number=number, whose=whose), f"{game_id}.{result.number}"
            yield solution_from(say, label, line, names, left.get(line), study=study)


def _actions(say: Texts, race: Race, viewer: Player | None, *, may_try: bool) -> Iterator[protocol.Action]:
    if race.is_between and viewer in race.present and viewer not in race.wants_next:
        yield protocol.Action(what=RaceAction.NEXT.value, label=race_label(say, RaceAction.NEXT), leads=True)
    if not may_try:
        return
    if viewer not in {said.player for said in race.round.done}:
        has_solved = viewer is not None and race.round.entry_of(viewer) is not None
        yield protocol.Action(what=RaceAction.DONE.value, label=race_label(say, RaceAction.DONE), leads=has_solved)
    if viewer is not None:
        for action in rare_actions("race", race, Reader(viewer)):
            if action.value in ACTIONS:
                yield protocol.Action(what=action.value, label=race_label(say, action))
        yield from rules_buttons(say, race, viewer)
