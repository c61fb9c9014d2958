"""Rushes of a world: their chips, what their players press and type, and how the bot handles it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bot.actions import rush as rushing
from bot.cards.pad import Key, Pad, fresh_pad, pad_state
from bot.cards.rush import RushAction
from bot.commands import rush
from bot.commands.acting import act
from bot.commands.entering import pad_button
from bot.commands.rush_buttons import rush_button
from bot.games.rush import LiveRush
from bot.ui.replies import Problem, problem
from engine import Move, Position, Robot, Setup, draw_setup, format_moves
from engine.games.rush.state import RULES, Rush, RushChip, RushEnded, RushPassed, RushPrepared, RushSolved, RushStarted
from engine.rules.setup import free_cells
from tests.world.network import Message
from tests.world.solver import solution_of

_BOARDS, _CHIPS = 4, 12
"""How many boards there are, and how many chips at most on each: to search for sixty takes longer than to play them."""


@dataclass(frozen=True, slots=True)
class OpenRush:
    """Prepare a rush, or show it again."""

    player: int


@dataclass(frozen=True, slots=True)
class PressRush:
    """Press a button of a card: `Asked.custom_id` names it. Then the card has this pad, unless its chip is over."""

    player: int
    pad: Pad | None = None


@dataclass(frozen=True, slots=True)
class TypeInRush:
    """Type a solution."""

    player: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class StopRush:
    """End a rush early."""

    player: int


RushDeed = OpenRush | PressRush | TypeInRush | StopRush

RUSH_DEEDS: dict[type, tuple[type, ...]] = {
    OpenRush: (RushPrepared,),
    PressRush: (RushStarted, RushSolved, RushPassed),
    TypeInRush: (RushSolved,),
    StopRush: (RushEnded,),
}
"""The events that show that a command was carried out."""


@cache
def _drawn(number: int) -> tuple[Setup, tuple[RushChip, ...]]:
    """Return a board with chips that one robot alone can solve, the short ones first."""
    random, chips = Random(f"rush {number}"), list[RushChip]()
    setup = draw_setup(RULES, random)
    while len(chips) < _CHIPS:
        robots = dict(zip(setup.robots, random.sample(free_cells(setup.board), k=len(setup.robots)), strict=True))
        start = Position(setup.board, robots, random.choice(setup.chips))
        if best := solution_of(start, RULES.ricochet):
            chips.append(RushChip(start, best))
    return setup, tuple(sorted(chips, key=lambda chip: len(chip.best)))


async def prepared(solver: Any, random: Random) -> tuple[Setup, tuple[RushChip, ...]] | None:
    """Stand in for `bot.games.rush.prepared`: a board at hand, and now and then none."""
    del solver
    await asyncio.sleep(random.uniform(0.1, 1.5))
    setup, chips = _drawn(random.randrange(_BOARDS))
    return None if random.random() < 0.02 else (setup, chips[: random.choice([3, 6, _CHIPS, _CHIPS])])


async def do_in_rush(interaction: Any, command: RushDeed) -> None:
    """Have the bot do this. Raises what its commands raise."""
    match command:
        case OpenRush():
            await rush.open_rush(interaction)
        case PressRush():
            custom_id = interaction.asked.custom_id
            for handler in (rush_button, pad_button):
                if named := handler.template.fullmatch(custom_id):
                    await handler.handle(interaction, named)
        case TypeInRush(_, moves):
            await rush.enter_solution(interaction, _own(interaction), format_moves(moves))
        case StopRush():
            await act(interaction, _own(interaction), rushing.end)


def _own(interaction: Any) -> LiveRush:
    live = rush.own_rush(interaction)
    if live is None:
        raise problem(Problem.RUSH_OVER)
    return live


def draw_rush_command(random: Random, game_id: int, game: Rush, card: Message | None) -> tuple[RushDeed | None, str]:
    """Return the next command of a player who sees this card, and the custom id of the button; None for nothing."""
    player, chance = game.player, random.random()
    if chance < 0.02:
        return StopRush(player), ""
    if chance < 0.05 or card is None or card.is_deleted:
        return OpenRush(player), ""
    if not game.is_running:
        return (PressRush(player) if chance < 0.6 else None), f"ricochet:rush:{game_id}:{RushAction.GO.value}"
    best = game.round.best
    if chance < 0.15:
        return TypeInRush(player, random.choice([best, best, best[:1]])), ""
    number = random.choice([game.round.number] * 9 + [max(1, game.round.number - 1)])
    pad, key = _pressed(random, game, best)
    custom_id = f"rush:{game_id}.{number}:{key.value}{pad_state(pad)}"
    return PressRush(player, pad.pressed(key) if number == game.round.number else None), custom_id


def _pressed(random: Random, game: Rush, best: Sequence[Move]) -> tuple[Pad, Key | Robot]:
    """Return a pad whose player is about to press this key: often the last one of a solution."""
    chance = random.random()
    if chance < 0.1:
        return fresh_pad(game.position), Key.PASS
    done = len(best) - 1 if chance < 0.6 else random.randrange(len(best))
    pad = Pad(best[done].robot, tuple(best[:done]))
    if chance < 0.7:
        return pad, Key[best[done].direction.name]
    return pad, random.choice([Key.UNDO, Key.CLEAR, Key.LEFT, *game.position.robots])
