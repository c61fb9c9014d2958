"""The same game with other secrets: what a viewer sees must be the same."""

from dataclasses import replace

from engine import Move, parse_moves
from engine.games.daily import Play, Puzzle
from engine.games.race.state import Entry, Race
from engine.games.rush.state import Rush, RushChip
from engine.games.solo.state import SoloGame
from engine.rules.events import Player
from engine.rules.hints import HintLevel

OTHER = parse_moves("B-up Y-left " * 8)
"""Moves that no player shows."""


def other_solo(game: SoloGame) -> SoloGame:
    """Return a solo game with another best solution of the chip that is up, and another order of the pile."""
    current = replace(game.round, best=OTHER) if game.is_chip_up else game.round
    return replace(game, round=current, pile=game.pile[::-1])


def other_race(race: Race, viewer: Player | None) -> Race:
    """Return a race in which others have submitted other solutions in the open round, and secret best ones are other ones."""
    current = race.round
    hidden = replace(current, best=OTHER) if race.is_secret(current) else current
    if race.is_open:
        entries = [one if one.player == viewer else Entry(one.player, OTHER, one.at + 1) for one in current.entries]
        hidden = replace(hidden, entries=tuple(entries))
    results = tuple(replace(one, best=OTHER) if race.is_secret(one) else one for one in race.results)
    return replace(race, round=hidden, results=results, pile=race.pile[::-1])


def other_rush(rush: Rush) -> Rush:
    """Return a rush with another best solution of the chip that is up, and with other chips after it.

    Before *Go* all chips are other ones. After the end, the one that was up keeps its solution.
    """
    seen = len(rush.played) + rush.is_started
    chips = list(rush.chips[:seen])
    if rush.is_running:
        chips[-1] = replace(chips[-1], best=OTHER)
    start = rush.chips[0 if seen else -1].start
    return replace(rush, chips=(*chips, *(RushChip(start, OTHER) for _ in rush.chips[seen:])))


def other_puzzle(puzzle: Puzzle, play: Play) -> Puzzle:
    """Return a puzzle of which the player can know no difference: with another solution, about which their hints say the same.

    It has as many moves where the player has solved it.
    """
    if not play.hints and play.best is None:
        return replace(puzzle, best=OTHER)
    known = play.hints == HintLevel.FIRST_MOVE.number
    other = [Move(move.robot, move.direction.opposite) for move in puzzle.best[known:]]
    return replace(puzzle, best=(*puzzle.best[:known], *other))
