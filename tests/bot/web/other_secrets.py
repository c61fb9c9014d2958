"""The same game with other secrets: what a viewer sees must be the same."""

from dataclasses import replace

from engine.events import Player
from engine.notation import parse_moves
from engine.race import Entry, Race
from engine.rush import Rush
from engine.solo import SoloGame

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
    """Return a rush whose present chip has another best solution, and whose later chips are other ones."""
    up = len(rush.played)
    present = replace(rush.chips[up], best=OTHER)
    return replace(rush, chips=(*rush.chips[:up], present, *([rush.chips[0]] * len(rush.chips[up + 1 :]))))
