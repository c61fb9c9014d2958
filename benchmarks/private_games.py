"""Play random solo games and races, and check that no page and no card shows a secret.

    python -m benchmarks.private_games --states 100000 --seed 1

Gives the engine commands in any order until it has seen so many states, half of them of solo games and half of races on random
boards. After each, what every player and a person who only watches see on a page, and what the card shows, must not depend on
what they must not know: solutions that others have submitted, best solutions that are secret, and the order of the pile. The
exit code is 1 if a violation was found. `benchmarks.secrets` does the same for matches.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from bot.cards import race as race_cards
from bot.cards import solo as solo_cards
from bot.cards.post import Post
from bot.text import Texts
from bot.web.race_view import race_view
from bot.web.solo_view import solo_view
from engine.hints import HintLevel
from engine.moves import Move
from engine.notation import parse_moves
from engine.outcome import Outcome
from engine.play import GiveSign, Leave, RecordBest, SayDone, TimeUp
from engine.position import Position
from engine.race import Race, replay_race
from engine.race_play import EndRace, RaceCommand, Submit, decide_race, start_race
from engine.rules import RULES_1999, RULES_2013
from engine.setup import draw_setup
from engine.solo import (
    EndSolo,
    GiveUpChip,
    GotIt,
    NextChip,
    Show,
    SoloCommand,
    SoloGame,
    TakeHint,
    decide_solo,
    replay_solo,
    start_solo,
)
from engine.solver import Solution, solve
from tests.bot.web.other_secrets import OTHER, other_race, other_solo

PLAYERS = (1, 2, 3)
DEPTH = 6
"""Chips that need more moves are solved by no player."""

_BEST = parse_moves("R-up G-left " * 12)
_SAY = Texts.of("en")
G = TypeVar("G")
C = TypeVar("C")


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description="Play random solo games and races, and check that no secret is shown.")
    parser.add_argument("--states", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    random, faults, games = Random(chosen.seed), Counter[str](), 0
    for play in (_solo, _race):
        seen = 0
        while seen < chosen.states // 2:
            games += 1
            seen += sum(1 for _ in play(random, faults))
    print("| states | games | violations |\n| ---: | ---: | ---: |")
    print(f"| {chosen.states} | {games} | {faults.total()} |")
    for what, count in faults.most_common():
        print(f"{count} times: {what}")
    sys.exit(1 if faults else 0)


def _solo(random: Random, faults: Counter[str]) -> Iterator[SoloGame]:
    """Play a solo game, and yield its states."""
    setup = draw_setup(RULES_2013, random)
    begun = replay_solo(start_solo(RULES_2013, setup, PLAYERS[0], 1000.0, random))
    for game in _played(begun, _in_solo, decide_solo, random):
        other = other_solo(game)
        if any(solo_view(_SAY, 1, game, one, {}) != solo_view(_SAY, 1, other, one, {}) for one in (*PLAYERS[:2], None)):
            faults["a page of a solo game depends on a secret"] += 1
        if _shown(solo_cards.solo_card(_SAY, 1, solo_cards.visible(game))) != _shown(
            solo_cards.solo_card(_SAY, 1, solo_cards.visible(other))
        ):
            faults["a card of a solo game depends on a secret"] += 1
        yield game


def _race(random: Random, faults: Counter[str]) -> Iterator[Race]:
    """Run a race, and yield its states."""
    setup = draw_setup(RULES_1999, random)
    begun = replay_race(start_race(RULES_1999, setup, PLAYERS[0], 1000.0, random, seconds=random.choice((180, 8 * 3600))))
    for race in _played(begun, _in_race, decide_race, random):
        for viewer in (*PLAYERS, None):
            if race_view(_SAY, 1, race, viewer, {}) != race_view(_SAY, 1, other_race(race, viewer), viewer, {}):
                faults["a page of a race depends on a secret"] += 1
        cards = [race_cards.race_card(_SAY, 1, race_cards.visible(one)) for one in (race, other_race(race, None))]
        if _shown(cards[0]) != _shown(cards[1]):
            faults["a card of a race depends on a secret"] += 1
        yield race


def _played(
    game: G, command_in: Callable[[G, Random], C], decide: Callable[[G, C, float, Random], Any], random: Random
) -> Iterator[G]:
    """Give up to sixty commands, and yield each new state."""
    now = 1000.0
    for _ in range(60):
        command = command_in(game, random)
        now = max(now + random.choice((0, 1, 5)), command.deadline if isinstance(command, TimeUp) else 0)
        outcome = decide(game, command, now, random)
        if isinstance(outcome, Outcome):
            game = outcome.after
            yield game


def _in_solo(game: SoloGame, random: Random) -> SoloCommand:
    player = PLAYERS[0]
    lacking = game.without_best[0].number if game.without_best else 0
    makers: tuple[Callable[[], SoloCommand], ...] = (
        lambda: GotIt(player),
        lambda: Show(player, _solution(game.position)),
        lambda: Show(player, OTHER),
        lambda: TakeHint(player, game.round.next_hint or HintLevel.LENGTH),
        lambda: RecordBest(lacking, _BEST),
        lambda: NextChip(player),
        lambda: GiveUpChip(player),
        lambda: TimeUp(game.deadline or 0),
        lambda: EndSolo(player),
    )
    return random.choices(makers, (2, 3, 1, 2, 3, 6, 1, 1, 0.1))[0]()


def _in_race(race: Race, random: Random) -> RaceCommand:
    player = random.choice(PLAYERS)
    lacking = race.without_best[0].number if race.without_best else 0
    makers: tuple[Callable[[], RaceCommand], ...] = (
        lambda: Submit(player, _solution(race.position)),
        lambda: SayDone(player),
        lambda: GiveSign(player),
        lambda: Leave(player),
        lambda: RecordBest(lacking, _BEST),
        lambda: TimeUp(race.deadline or 0),
        lambda: EndRace(PLAYERS[0]),
    )
    return random.choices(makers, (4, 2, 3, 1, 2, 2, 0.1))[0]()


_solutions = dict[Position, tuple[Move, ...]]()


def _solution(position: Position) -> tuple[Move, ...]:
    """Return a shortest solution, or a wrong one where that needs too many moves."""
    if position not in _solutions:
        _solutions.clear()
        found = solve(position, max_moves=DEPTH)
        _solutions[position] = found.moves if isinstance(found, Solution) else OTHER
    return _solutions[position]


def _shown(post: Post) -> object:
    return post.view.to_components(), [picture.alt for picture in post.pictures]


if __name__ == "__main__":
    main()
