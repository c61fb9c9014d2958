"""Random commands of players: most make sense, some do not."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

from engine import Direction, Move, ProofLength, Ricochet, Robot, Setup, draw_setup
from engine.games.match.play import (
    Command,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    Shorten,
    Stop,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
    WantHint,
)
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase
from engine.games.race.play import EndRace, Submit
from engine.games.race.state import Race
from engine.games.solo.play import EndSolo, GiveUpChip, GotIt, NextChip, Show, SoloCommand, TakeHint
from engine.games.solo.state import SoloGame
from engine.rules.commands import GiveSign, Leave, Remove, SayDone, WantNext
from engine.rules.hints import HintLevel
from engine.rules.rules import RULES_1999, RULES_2013, Bids, Diagonals, Difficulty, Edition, Rules, Ties, Times, rules_for
from tests.world.solver import solution_of

_SETUPS = 6
"""So many boards are there for each edition: to assemble one takes longer than a round."""


@cache
def _board(rules: Rules, number: int) -> Setup:
    return draw_setup(rules, Random(number))


def draw_rules(random: Random) -> tuple[Rules, Setup]:
    """Rules and a board for a match."""
    edition = random.choice(
        [RULES_1999, RULES_2013, RULES_2013, rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.SILVER)]
    )
    setup = replace(_board(edition, random.randrange(_SETUPS)))
    chips = list(setup.chips)
    random.shuffle(chips)
    rules = replace(
        edition,
        bids=random.choice([edition.bids, *Bids]),
        proof_length=random.choice(list(ProofLength)),
        ricochet=random.choice(list(Ricochet)),
        ties=random.choice(list(Ties)),
        chips_to_win=random.choice([None, None, 1, 2, 3, 8]),
        max_moves=random.choice([None, None, None, 6]),
        difficulty=random.choice([Difficulty.ANY] * 4 + [Difficulty.EASY]),
        times=random.choice([Times(), Times(), Times(hourglass=20, proof_time=40, thinking_time=60), Times(hourglass=180)]),
    )
    return rules, replace(setup, chips=tuple(chips))


def _some_moves(random: Random, count: int) -> tuple[Move, ...]:
    return tuple(
        Move(random.choice((Robot.RED, Robot.GREEN, Robot.BLUE)), random.choice(list(Direction))) for _ in range(count)
    )


def draw_command(random: Random, match: Match, people: Sequence[int]) -> Command | None:
    """Return the next command of a player; None for none."""
    player, chance = random.choice(people), random.random()
    if chance < 0.02:
        return random.choice(
            [Leave(player), VoteToFinish(player), Prove(player, _some_moves(random, 3)), Pass(player), PlayOn()]
        )
    if chance < 0.024:
        return Stop(random.choice([player, match.starter]))
    if match.phase in OPEN_TO_BIDS:
        return _while_bidding(random, match, player)
    if match.phase is Phase.PROVING:
        return _while_proving(random, match, player)
    if match.phase is Phase.IDLE:
        return PlayOn() if chance < 0.3 else None
    if match.phase is Phase.INTERMISSION and match.present and chance < 0.7:
        return WantNext(random.choice(match.present))
    return None


def draw_rare_command(random: Random, match: Match, people: Sequence[int]) -> GiveSign | WantHint | Shorten | Remove | None:
    """Return what somebody does beside the round; None for nothing."""
    player, chance = random.choice(people), random.random()
    if chance < 0.03:
        return GiveSign(player)
    if chance < 0.09:
        return WantHint(player, match.round.next_hint or HintLevel.LENGTH)
    if chance < (0.15 if match.may_shorten else 0.1):
        return Shorten(random.choice([player, match.starter]))
    return Remove(player, may_moderate=chance < 0.154) if 0.15 <= chance < 0.157 else None


def _while_bidding(random: Random, match: Match, player: int) -> Command | None:
    chance, best = random.random(), solution_of(match.round.start, match.rules.ricochet)
    if chance < 0.5:
        length = len(best) if best else 5
        moves = min(99, max(2, length + random.choice([0, 0, 0, 1, 2, 6])))
        path = () if chance < 0.35 else best if best and chance < 0.45 else _some_moves(random, moves)
        return PlaceBid(player, moves, path)
    if chance < 0.65:
        return SayDone(player)
    if chance < 0.7:
        return VoteToTurn(player)
    return None


def _while_proving(random: Random, match: Match, player: int) -> Command | None:
    prover, chance = match.round.prover, random.random()
    if prover is None:
        return None
    best = solution_of(match.round.start, match.rules.ricochet)
    if chance < 0.4 and best:
        return Prove(prover.player, best)
    if chance < 0.5:
        return Prove(prover.player, _some_moves(random, prover.moves))
    if chance < 0.58:
        return Pass(prover.player)
    return VoteToSkip(player) if chance < 0.75 else None


def draw_solo_command(random: Random, game: SoloGame) -> SoloCommand | None:
    """Return the next command of a solo player; None for none."""
    chance = random.random()
    if chance < 0.03:
        return EndSolo(game.player)
    if chance < 0.06:
        return random.choice([NextChip(game.player), GiveUpChip(game.player), Show(game.player, _some_moves(random, 2))])
    if game.is_between:
        return NextChip(game.player) if chance < 0.6 else None
    if game.can_stop_sand and chance < 0.1:
        return GotIt(game.player)
    if chance < 0.15:
        return TakeHint(game.player, game.round.next_hint or HintLevel.LENGTH)
    best = solution_of(game.round.start, game.rules.ricochet)
    return Show(game.player, best) if best and chance < 0.5 else None


def draw_race_command(
    random: Random, race: Race, people: Sequence[int]
) -> Submit | SayDone | WantNext | Leave | Remove | EndRace | None:
    """Return the next command in a race; None for none."""
    player, chance = random.choice(people), random.random()
    if chance < 0.03:
        return random.choice([Leave(player), Leave(player), Remove(random.choice(people), may_moderate=chance < 0.02)])
    if chance < 0.036:
        return EndRace(random.choice([player, race.starter]))
    if not race.is_open:
        return WantNext(random.choice(race.present)) if race.is_between and race.present and chance < 0.7 else None
    best = solution_of(race.round.start, race.rules.ricochet)
    if chance < 0.55 and best:
        return Submit(player, random.choice([best, best, (*_there_and_back(race), *best)]))
    if chance < 0.6:
        return Submit(player, _some_moves(random, 3))
    return SayDone(player) if chance < 0.8 else None


def _there_and_back(race: Race) -> tuple[Move, ...]:
    """Return two moves of a robot that often leave everything as it was."""
    start = race.round.start
    slide = next(slide for robot in start.robots for slide in start.slides(robot))
    return slide.move, Move(slide.move.robot, slide.move.direction.opposite)
