"""Rushes as tests play them: what their player does and sees."""

import asyncio

from simcord.builders import UserHandle
from simcord.results import InteractionResult

from bot.games.deadline_timer import ON_ITS_WAY
from bot.games.rush import LiveRush
from engine import Move, format_moves
from engine.games.rush.state import SECONDS, Rush
from tests.bot.seen import answer, label_of
from tests.bot.world import Member, World

MINUTES = SECONDS + ON_ITS_WAY
ARROWS = {"up": "⬆️", "down": "⬇️", "left": "⬅️", "right": "➡️"}
ROBOTS = {"R": "🔴", "G": "🟢", "B": "🔵", "Y": "🟡"}


def live(world: World, player: Member | UserHandle) -> LiveRush:
    found = world.bot.games.find("rush", world.channel.id, player.id)
    assert found is not None
    return found


def rush_of(world: World, player: Member | UserHandle) -> Rush:
    """The rush as the bot has it now."""
    return live(world, player).state


async def solver_ready(world: World) -> None:
    """Wait until the solver has been loaded: that is done by a thread for which no world waits."""
    while not world.bot.solver.is_ready:  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)


async def prepare(world: World, player: Member) -> InteractionResult:
    await solver_ready(world)
    return await player.slash(world.channel, "ricochet rush")


async def begin(world: World, player: Member) -> InteractionResult:
    """Prepare a rush, and start its clock; its one message is the answer."""
    begun = await prepare(world, player)
    await player.click(answer(begun), label="▶️ Go")
    return begun


def best(world: World, player: Member) -> tuple[Move, ...]:
    return rush_of(world, player).round.best


async def press(player: Member, begun: InteractionResult, label: str) -> InteractionResult:
    """Press a button of the card, which is named by its sign or its words."""
    return await player.click(answer(begun), label=label_of(answer(begun), label))


async def solve(world: World, player: Member, begun: InteractionResult, moves: tuple[Move, ...] | None = None) -> None:
    """Press the moves of a shortest solution, or these."""
    for move in moves or best(world, player):
        await press(player, begun, ROBOTS[move.robot.value])
        await press(player, begun, ARROWS[move.direction.value])


async def type_best(world: World, player: Member) -> InteractionResult:
    return await player.slash(world.channel, "prove", moves=format_moves(best(world, player)))
