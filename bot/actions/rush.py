"""Actions of the player of a rush."""

from collections.abc import Mapping
from dataclasses import replace

from bot.actions import Actor, Answer, Pressed, execute
from bot.cards.ending import Way
from bot.client import RicochetBot
from bot.games.rush import LiveRush, prepared
from bot.store import GameRunning, Place
from bot.ui.replies import Problem, problem
from engine.board.moves import Move
from engine.games.rush.play import EndRush, Go, PassChip, ShowInRush, start
from engine.rules.events import Player


async def prepare(bot: RicochetBot, place: Place, player: Player, at: float, language: str) -> LiveRush:
    """Search for the chips of a rush and store it; its clock stands. Raises `Refused`."""
    found = await prepared(bot.solver, bot.random)
    if found is None:
        raise problem(Problem.NO_CHIPS_DRAWN)
    events = start(*found, player, at, language=language)
    try:
        return await bot.games.open(place, events, private=True)
    except GameRunning:
        if begun_meanwhile := bot.games.find("rush", place.channel_id, player):
            return begun_meanwhile
        raise problem(Problem.NEWER_GAME) from None


async def go(live: LiveRush, actor: Actor, bot: RicochetBot) -> Answer:
    """Start the clock, and turn up the first chip. Raises `Refused` if it runs already."""
    await execute(live, actor, Go(actor.player, (await bot.store.personal_bests(actor.player)).get(live.kind, 0)))
    return Answer("")


async def show(live: LiveRush, actor: Actor, moves: tuple[Move, ...]) -> Answer:
    """Show a solution, which turns up the next chip. Raises `Refused` if it is none."""
    await execute(live, actor, ShowInRush(actor.player, moves))
    return Answer("")


async def pass_chip(live: LiveRush, actor: Actor) -> Answer:
    """Pass the chip."""
    await execute(live, actor, PassChip(actor.player))
    return Answer("")


async def end(live: LiveRush, actor: Actor) -> Answer:
    """End the rush."""
    await execute(live, actor, EndRush(actor.player))
    return Answer("")


async def begin(bot: RicochetBot, place: Place, actor: Actor) -> None:
    """Start the clock of the person's rush in a place; if there is none, prepare it first. Raises `Refused`."""
    live = bot.games.find("rush", place.channel_id, actor.player)
    live = live or await prepare(bot, place, actor.player, actor.at, actor.say.language)
    await go(live, replace(actor, at=bot.clock.now()), bot)


WAYS_OUT: Mapping[str, Pressed] = {Way.END.value: end}
"""The ways to leave or to end it, which depend on no round."""
