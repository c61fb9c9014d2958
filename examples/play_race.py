"""Play a race of one chip in code: a flawed solution, and two of the same length, of which the earlier wins."""

from random import Random

from engine import RULES_2013, draw_setup, format_moves, parse_moves
from engine.games.race import State, Submit, decide, replay, start
from engine.rules.commands import TimeUp
from engine.rules.outcome import Outcome
from engine.solver import Solution, solve

ANN, BEN = 1, 2
random = Random(7)
race = replay(start(RULES_2013, draw_setup(RULES_2013, random), ANN, 0, random, rounds=1, seconds=180))


def after(race: State, command: Submit | TimeUp, now: float) -> State:
    """Return the race after a command, and print its events, or why there are none."""
    outcome = decide(race, command, now, random)
    if not isinstance(outcome, Outcome):
        print(f"{now:3.0f} s: {command} changes nothing: {outcome}")
        return race
    for event in outcome.events:
        print(f"{now:3.0f} s: {event}")
    return outcome.after


best = solve(race.position)
if not isinstance(best, Solution):
    raise SystemExit(best)
race = after(race, Submit(ANN, parse_moves("R-up")), 20)
race = after(race, Submit(BEN, best.moves), 40)
race = after(race, Submit(ANN, best.moves), 50)
race = after(race, TimeUp(race.deadline or 0), 180)
print(f"{race.phase}: {dict(race.points)}, {format_moves(best.moves)}")
