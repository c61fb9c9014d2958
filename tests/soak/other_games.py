"""Random solo games, races, rushes and puzzles of a day: no page and no card shows a secret.

Gives the engine commands in any order, on random boards. After each, what every player and a person who only watches see on a
page, and what the card shows, must not depend on what they must not know: solutions that others have submitted, best solutions
that are secret, the order of the pile, the later chips of a rush, and everybody's results of a puzzle. `tests.soak.matches`
does the same for matches.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from bot.cards import race as race_cards
from bot.cards import solo as solo_cards
from bot.cards.daily import rare_buttons, solved_card, working_card
from bot.cards.daily_results import Result
from bot.cards.pad import Pad, fresh_pad, tried
from bot.cards.post import Post
from bot.cards.rush import rush_card
from bot.text import Texts
from bot.web.daily_view import Desk, Looks, daily_view
from bot.web.race_view import race_view
from bot.web.rush_view import rush_view
from bot.web.solo_view import solo_view
from engine import RULES_1999, RULES_2013, Direction, Move, Position, draw_setup, parse_moves
from engine.games.daily import RICOCHET, Play, Puzzle, begins, candidate, day_of, is_open
from engine.games.race.play import EndRace, RaceCommand, Submit
from engine.games.race.play import decide as decide_race
from engine.games.race.play import start as start_race
from engine.games.race.state import Race
from engine.games.race.state import replay as replay_race
from engine.games.rush.play import EndRush, Go, PassChip, RushCommand, ShowInRush
from engine.games.rush.play import decide as decide_rush
from engine.games.rush.play import start as prepare_rush
from engine.games.rush.state import Rush, RushChip
from engine.games.rush.state import replay as replay_rush
from engine.games.solo.play import EndSolo, GiveUpChip, GotIt, NextChip, Show, SoloCommand, TakeHint
from engine.games.solo.play import decide as decide_solo
from engine.games.solo.play import start as start_solo
from engine.games.solo.state import SoloGame
from engine.games.solo.state import replay as replay_solo
from engine.rules.commands import GiveBackTime, GiveSign, Leave, RecordBest, SayDone, TimeUp
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome
from engine.rules.setup import free_cells
from engine.solver import Solution, solve
from tests.bot.web.other_secrets import OTHER, other_puzzle, other_race, other_rush, other_solo

PLAYERS = (1, 2, 3)
DEPTH = 6
"""Chips that need more moves are solved by no player."""

_BEST = parse_moves("R-up G-left " * 12)
_SAY = Texts.of("en")
G = TypeVar("G")
C = TypeVar("C")


def play(states: int, seed: int) -> tuple[Counter[str], Counter[str]]:
    """Play until so many states were seen, a quarter of them of each kind. Return what was counted, and faults."""
    random, faults, counts = Random(seed), Counter[str](), Counter[str]()
    for kind in (solo_states, race_states, rush_states, _daily):
        seen = 0
        while seen < states // 4:
            counts["games"] += 1
            seen += sum(1 for _ in kind(random, faults))
        counts["states"] += seen
    return counts, faults


def solo_states(random: Random, faults: Counter[str]) -> Iterator[SoloGame]:
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


def race_states(random: Random, faults: Counter[str]) -> Iterator[Race]:
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


def rush_states(random: Random, faults: Counter[str]) -> Iterator[Rush]:
    """Play a rush of some chips, and yield its states."""
    setup = draw_setup(RULES_2013, random)
    cells = free_cells(setup.board)
    chips = list[RushChip]()
    for target in random.sample(setup.chips, 6):
        robots = dict(zip(setup.robots, random.sample(cells, k=len(setup.robots)), strict=True))
        start = Position(setup.board, robots, target)
        chips.append(RushChip(start, _solution(start)))
    begun = replay_rush(prepare_rush(setup, chips, PLAYERS[0], 1000.0))
    for rush in _played(begun, _in_rush, decide_rush, random):
        other = other_rush(rush)
        if rush.is_started and rush_view(_SAY, 1, rush, {}) != rush_view(_SAY, 1, other, {}):
            faults["a page of a rush depends on a secret"] += 1
        pad = Pad(random.choice(list(setup.robots)), _some_moves(rush.position, random))
        if _shown(rush_card(_SAY, 1, rush, pad, None)) != _shown(rush_card(_SAY, 1, other, pad, None)):
            faults["a card of a rush depends on a secret"] += 1
        yield rush


def puzzles(random: Random) -> Iterator[tuple[Puzzle, Play, float]]:
    """Play the puzzle of a day, and yield it with the states of its play and their times."""
    day = random.randrange(2, 100)
    position = candidate(random.randbytes(8), day, 0)
    puzzle = Puzzle(day, position, _solution(position))
    now, play = begins(day) + random.randrange(86400), Play(begins(day))
    for _ in range(12):
        now += random.choice((1, 60, 40000))
        play = _next_play(puzzle, play, now, random)
        yield puzzle, play, now


def _daily(random: Random, faults: Counter[str]) -> Iterator[Play]:
    """Play the puzzle of a day, and yield the states of its play."""
    for puzzle, play, now in puzzles(random):
        other = other_puzzle(puzzle, play)
        looks, spread = random.choice(list(Looks)), {len(puzzle.best): 3}
        desk = Desk(looks, solutions=(puzzle.best,), spread=spread)
        others = desk if play.best else Desk(looks, solutions=(other.best,), spread={2: 9})
        unknown, nothing = replace(puzzle, best=OTHER), Desk(looks)
        if daily_view(_SAY, puzzle, Play(now), None, now, desk) != daily_view(_SAY, unknown, Play(now), None, now, nothing):
            faults["a page of a puzzle that no player sees depends on a secret"] += 1
        if not play.is_shown and daily_view(_SAY, puzzle, play, PLAYERS[0], now, desk) != daily_view(
            _SAY, other, play, PLAYERS[0], now, others
        ):
            faults["a page of a puzzle depends on a secret"] += 1
        if not play.is_shown and _daily_cards(puzzle, play, now) != _daily_cards(other, play, now):
            faults["a card of a puzzle depends on a secret"] += 1
        yield play


def _next_play(puzzle: Puzzle, play: Play, now: float, random: Random) -> Play:
    """Return a play after a try, a hint, or a look at the solutions where it is allowed, as the store does it."""
    what = random.choice(("wrong", "wrong", "longer", "best", "hint", "hint", "solutions"))
    if what == "hint":
        return play if play.is_shown else replace(play, hints=min(play.hints + 1, HintLevel.FIRST_MOVE.number))
    if what == "solutions":
        return play if play.best is None and is_open(puzzle.day, now) else replace(play, is_shown=True)
    robot = puzzle.best[0].robot
    detour = next((Move(robot, way), Move(robot, way.opposite)) for way in Direction if way is not puzzle.best[0].direction)
    moves = {"wrong": OTHER, "longer": (*detour, *puzzle.best), "best": puzzle.best}[what]
    return play.after_try(puzzle, None if puzzle.position.play(moves).flaw(ricochet=RICOCHET) else moves, now)


def _daily_cards(puzzle: Puzzle, play: Play, now: float) -> list[object]:
    """Return what the cards of a puzzle show: the pad, and once it is solved, the result."""
    pad = tried(puzzle.position, fresh_pad(puzzle.position))
    rare = rare_buttons(_SAY, puzzle.day, play, pad.pad, is_over=not is_open(puzzle.day, now))
    posts = [working_card(_SAY, puzzle, play, pad, None, more=rare)]
    if play.best is not None:
        result = Result.of(PLAYERS[0], puzzle, {puzzle.day: play}, day_of(now))
        posts.append(solved_card(_SAY, result, puzzle.position.play(result.moves), None, None))
    return [_shown(post) for post in posts]


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
        lambda: Show(player, _solution(game.position) if game.position.target else OTHER),
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


def _in_rush(rush: Rush, random: Random) -> RushCommand:
    player = PLAYERS[0]
    makers: tuple[Callable[[], RushCommand], ...] = (
        lambda: Go(player, random.randrange(9)),
        lambda: ShowInRush(player, rush.round.best),
        lambda: ShowInRush(player, _some_moves(rush.position, random)),
        lambda: PassChip(player),
        lambda: GiveBackTime(5),
        lambda: TimeUp(rush.deadline or 0),
        lambda: EndRush(player),
    )
    return random.choices(makers, (3, 3, 2, 2, 1, 0.2, 0.2))[0]()


def _some_moves(position: Position, random: Random) -> tuple[Move, ...]:
    return tuple(Move(random.choice(list(position.robots)), random.choice(list(Direction))) for _ in range(random.randrange(4)))


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
