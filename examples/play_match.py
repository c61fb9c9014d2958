"""Play the first round of a match in code: bids, the hourglass, a proof."""

from random import Random

from engine import RULES_1999, draw_setup, parse_moves
from engine.games.match.play import Command, PlaceBid, Prove, decide, start
from engine.games.match.state import Match, replay
from engine.rules.commands import TimeUp
from engine.rules.refusals import Refusal
from engine.solver import Solution, solve

ANN, BEN = 1, 2
random = Random(4)
match = replay(start(RULES_1999, draw_setup(RULES_1999, random), ANN, now=0, random=random))


def after(match: Match, command: Command, now: float) -> Match:
    """Return the match after a command, and print its events."""
    outcome = decide(match, command, now, random)
    if isinstance(outcome, Refusal):
        print(f"{now:3.0f} s: {command} is refused: {outcome}")
        return match
    for event in outcome.events:
        print(f"{now:3.0f} s: {event}")
    return outcome.after


print(f"{match.round.target.words}, from {match.position!r}")
best = solve(match.position)
if not isinstance(best, Solution):
    raise SystemExit(best)
match = after(match, PlaceBid(ANN, len(best.moves) + 1), 10)
match = after(match, PlaceBid(BEN, len(best.moves)), 20)
match = after(match, PlaceBid(ANN, 1), 30)
match = after(match, TimeUp(match.deadline or 0), 70)
match = after(match, Prove(BEN, parse_moves("R-up R-right")), 75)
match = after(match, Prove(BEN, best.moves), 80)
print(f"{match.phase}: {dict(match.chips)}")
